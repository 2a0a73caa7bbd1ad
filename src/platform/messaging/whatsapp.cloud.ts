import got, { type Request, RequestError } from 'got';
import { z } from 'zod';
import type { Config, WhatsappSettings } from '../config.ts';
import { messageOf } from '../log.ts';
import { ChatFileTooLarge, type ChatMessage, ChatRefused } from './chat.ts';
import { payloadOf } from './whatsapp.payload.ts';

const Sent = z.object({
  contacts: z.array(z.object({ wa_id: z.string().regex(/^\d{5,20}$/) })).optional(),
  messages: z.array(z.object({ id: z.string().min(1).max(500) })).min(1),
});
const Failure = z.object({ error: z.object({ code: z.int(), message: z.string().optional().catch(undefined) }) });
const Media = z.object({ url: z.string(), file_size: z.coerce.number().optional().catch(undefined) });

// Meta's list of error codes. Too many calls of the app (4), of the account (80007), messages of the number (130429), or
// messages to this one person (131056); the rest is their own trouble, which does not always come with a 5xx.
const passing = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131056, 133004]);

/** The number that has sent or is sent to, as WhatsApp writes it: with the country code, digits only. */
export type WhatsappId = string;

/** Meta's WhatsApp Cloud API. Texts of failures have neither numbers nor the token in them. */
export class WhatsappCloud {
  readonly #settings: WhatsappSettings | undefined;

  constructor(config: Pick<Config, 'whatsapp'>) {
    this.#settings = config.whatsapp;
  }

  /** Undefined where WhatsApp is not configured. */
  get settings(): WhatsappSettings | undefined {
    return this.#settings;
  }

  /**
   * Resolves once WhatsApp has taken the message; whether it arrives, webhooks say, with `reference` (512 characters at
   * most) in them. The same message sent again is another one. Throws ChatRefused.
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
    // Taken, but under no name: to send it again would be worse than not to hear of it.
    if (!providerId) throw new ChatRefused('the answer of WhatsApp names no message', true);
    // Of some countries' numbers WhatsApp has a spelling of its own, under which the replies come.
    return { providerId, number: answer.data?.contacts?.[0]?.wa_id ?? to };
  }

  /** The file of a message that came, of at most `maxBytes`. Throws ChatRefused, for a larger one for good. */
  async download(mediaId: string, maxBytes: number, signal?: AbortSignal): Promise<Buffer> {
    const { apiUrl } = this.#configured();
    const where = `${apiUrl}/${encodeURIComponent(mediaId)}`;
    const media = Media.safeParse(await this.#call(() => got.get(where, this.#options(signal)), signal)).data;
    if (!media) throw new ChatRefused('the answer of WhatsApp names no file', true);
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
      // when to try again is for the task to say
      retry: { limit: 0 },
      // it would carry the token elsewhere
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

  /** The token goes to hosts of Meta only, whatever the answer says. */
  #checked(text: string): URL {
    const url = URL.parse(text);
    const own = new URL(this.#configured().apiUrl);
    const isMeta = url?.protocol === 'https:' && /(?:^|\.)(?:fbsbx|facebook|whatsapp)\.(?:com|net)$/.test(url.hostname);
    if (!url || !(isMeta || url.origin === own.origin)) {
      throw new ChatRefused('the file is kept where no token is sent', true);
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

/**
 * What the API says of a message or a person is for good. A refused token is a fault of the settings and would give up
 * every message there is: they wait for their next try.
 */
function failureOf(status: number, body: unknown): ChatRefused {
  const error = Failure.safeParse(body).data?.error;
  const isPassing = status === 429 || status >= 500 || status === 401 || error?.code === 190;
  const said = error?.message?.replace(/^\(#\d+\)\s*/, '');
  const name = error ? `${error.code}${said ? `: ${said}` : ''}` : `HTTP ${status}`;
  return new ChatRefused(messageOf(name), !(isPassing || passing.has(error?.code ?? 0)));
}

/** Our own refusals as they are; of all others only the kind: the library's errors hold the request, token included. */
function refusalOf(error: unknown, signal?: AbortSignal): Error {
  if (signal?.aborted) return signal.reason as Error;
  if (error instanceof ChatRefused) return error;
  const code = error instanceof RequestError ? error.code : 'unknown';
  return new ChatRefused(`WhatsApp is out of reach (${code})`, false);
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
  if (!response?.complete) throw new ChatRefused('the file broke off', false);
  if (response.statusCode !== 200) throw failureOf(response.statusCode, undefined);
  return Buffer.concat(chunks);
}
