import got, { type Request, RequestError } from 'got';
import { z } from 'zod';
import type { Config, WhatsappSettings } from '../config.ts';
import { messageOf } from '../log.ts';
import { ChatFileTooLarge, type ChatMessage, ChatRefused } from './chat.ts';
import { payloadOf } from './whatsapp-payload.ts';

const Sent = z.object({
  contacts: z.array(z.object({ wa_id: z.string().regex(/^\d{5,20}$/) })).optional(),
  messages: z.array(z.object({ id: z.string().min(1).max(500) })).min(1),
});
const Failure = z.object({ error: z.object({ code: z.int(), message: z.string().optional().catch(undefined) }) });
const Media = z.object({ url: z.string(), file_size: z.coerce.number().optional().catch(undefined) });

// Rate limits (4, 80007, 130429, 131056) and Meta's own faults, which are not always a 5xx.
const temporary = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131056, 133004]);

/** Country code and digits only. */
export type WhatsappId = string;

/** Client of the WhatsApp Cloud API. Error messages contain neither phone numbers nor the token. */
export class WhatsappCloud {
  readonly #settings: WhatsappSettings | undefined;

  constructor(config: Pick<Config, 'whatsapp'>) {
    this.#settings = config.whatsapp;
  }

  get settings(): WhatsappSettings | undefined {
    return this.#settings;
  }

  /**
   * Sends a message. Webhooks report its delivery with `reference` (at most 512 characters). Not idempotent. Throws
   * ChatRefused.
   */
  async send(
    to: WhatsappId,
    message: ChatMessage,
    reference: string,
    signal?: AbortSignal,
  ): Promise<{ providerId: string; number: WhatsappId }> {
    const settings = this.#configured();
    const url = `${settings.apiUrl}/${settings.phoneNumberId}/messages`;
    const body = {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to,
      ...payloadOf(message),
      biz_opaque_callback_data: reference,
    };
    const answer = Sent.safeParse(
      await this.#call(() => got.post(url, { ...this.#options(signal), json: body }), signal),
    );
    const providerId = answer.data?.messages[0]?.id;
    // Sending the message twice would be worse than missing its reports.
    if (!providerId) throw new ChatRefused("WhatsApp's answer has no message id", true);
    // WhatsApp spells some numbers in its own way, and replies use that spelling.
    return { providerId, number: answer.data?.contacts?.[0]?.wa_id ?? to };
  }

  /** Throws ChatRefused. It is permanent for a file over `maxBytes`. */
  async download(mediaId: string, maxBytes: number, signal?: AbortSignal): Promise<Buffer> {
    const { apiUrl } = this.#configured();
    const where = `${apiUrl}/${encodeURIComponent(mediaId)}`;
    const media = Media.safeParse(await this.#call(() => got.get(where, this.#options(signal)), signal)).data;
    if (!media) throw new ChatRefused("WhatsApp's answer has no file", true);
    if ((media.file_size ?? 0) > maxBytes) throw new ChatFileTooLarge();
    const url = this.#checked(media.url);
    const request = got.stream(url, { ...this.#options(signal), timeout: { connect: 5_000, request: 60_000 } });
    try {
      return await readBody(request, maxBytes);
    } catch (error) {
      throw refusalOf(error, signal);
    } finally {
      request.destroy();
    }
  }

  #configured(): WhatsappSettings {
    if (!this.#settings) throw new ChatRefused('WhatsApp is not configured', false);
    return this.#settings;
  }

  #options(signal: AbortSignal | undefined) {
    return {
      headers: { authorization: `Bearer ${this.#configured().token}` },
      timeout: { connect: 5_000, request: 20_000 },
      // The task decides about retries.
      retry: { limit: 0 },
      // A redirect would send the token to another host.
      followRedirect: false,
      throwHttpErrors: false,
      ...(signal && { signal }),
    } as const;
  }

  async #call(
    request: () => PromiseLike<{ statusCode: number; body: string }>,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    try {
      const { statusCode, body } = await request();
      const json = parsed(body);
      if (statusCode < 200 || statusCode > 299) throw failureOf(statusCode, json);
      return json;
    } catch (error) {
      throw refusalOf(error, signal);
    }
  }

  /** Throws ChatRefused unless the URL is on a host of Meta, because only those may get the token. */
  #checked(text: string): URL {
    const url = URL.parse(text);
    const own = new URL(this.#configured().apiUrl);
    const isMeta = url?.protocol === 'https:' && /(?:^|\.)(?:fbsbx|facebook|whatsapp)\.(?:com|net)$/.test(url.hostname);
    if (!url || !(isMeta || url.origin === own.origin)) {
      throw new ChatRefused('the file is on a host that must not get the token', true);
    }
    return url;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A rejected token is a wrong setting that would fail every message, so it is not permanent. */
function failureOf(status: number, body: unknown): ChatRefused {
  const error = Failure.safeParse(body).data?.error;
  const isTemporary = status === 429 || status >= 500 || status === 401 || error?.code === 190;
  const said = error?.message?.replace(/^\(#\d+\)\s*/, '');
  const name = error ? `${error.code}${said ? `: ${said}` : ''}` : `HTTP ${status}`;
  return new ChatRefused(messageOf(name), !(isTemporary || temporary.has(error?.code ?? 0)));
}

/** Keeps only the error code, because the library's errors contain the request with the token. */
function refusalOf(error: unknown, signal?: AbortSignal): Error {
  if (signal?.aborted) return signal.reason as Error;
  if (error instanceof ChatRefused) return error;
  const code = error instanceof RequestError ? error.code : 'unknown';
  return new ChatRefused(`WhatsApp is unavailable (${code})`, false);
}

async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBytes) throw new ChatFileTooLarge();
    chunks.push(chunk);
  }
  const { response } = request;
  if (!response?.complete) throw new ChatRefused('the file is incomplete', false);
  if (response.statusCode !== 200) throw failureOf(response.statusCode, undefined);
  return Buffer.concat(chunks);
}
