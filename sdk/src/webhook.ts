import { WebhookVerificationError } from './errors.ts';
import type { Event } from './generated/schemas.ts';

export type WebhookInput = {
  /** The body as it arrived, before any parser. */
  body: string | Uint8Array | ArrayBuffer;
  /** Headers of the request: those of `fetch`, or an object with names in any case. */
  headers: Headers | Record<string, string | readonly string[] | undefined>;
  /** `whsec_…`, or several secrets of which one must match, such as the old and the new one. */
  secret: string | readonly string[];
  /** Maximum difference between the time of sending and now. Default 300. */
  toleranceSeconds?: number;
  /** The current time, for tests. */
  now?: Date;
};

const encoder = new TextEncoder();

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

function headerOf(headers: WebhookInput['headers'], name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? '';
  const value = Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1];
  return (typeof value === 'string' ? value : value?.join(' ')) ?? '';
}

function keyOf(secret: string): Promise<CryptoKey> {
  const [, key] = /^(?:whsec_)?([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  if (!key) throw new TypeError('A secret of a webhook endpoint is "whsec_" and base64');
  return crypto.subtle.importKey('raw', fromBase64(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function contentOf(id: string, timestamp: string, body: WebhookInput['body']): Uint8Array<ArrayBuffer> {
  const start = encoder.encode(`${id}.${timestamp}.`);
  const bytes = typeof body === 'string' ? encoder.encode(body) : new Uint8Array(body);
  const content = new Uint8Array(start.length + bytes.length);
  content.set(start);
  content.set(bytes, start.length);
  return content;
}

/** Signatures of version 1, which have 32 bytes. */
const signaturesOf = (header: string): Uint8Array<ArrayBuffer>[] =>
  [...header.matchAll(/(?<=^| )v1,([A-Za-z0-9+/]{43}=)(?= |$)/g)].map(([, text = '']) => fromBase64(text));

/**
 * Returns the event of a webhook that the service sent. Throws WebhookVerificationError if the signature does not match,
 * or if the request is too old.
 */
export async function verifyWebhook({
  body,
  headers,
  secret,
  toleranceSeconds = 300,
  now,
}: WebhookInput): Promise<Event> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = signaturesOf(headerOf(headers, 'webhook-signature'));
  if (!id || !timestamp || signatures.length === 0) {
    throw new WebhookVerificationError('The headers webhook-id, webhook-timestamp and webhook-signature are required');
  }
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  const age = Math.abs((now ?? new Date()).getTime() / 1000 - seconds);
  if (!(age <= toleranceSeconds)) throw new WebhookVerificationError('The webhook timestamp is too far from now');
  const content = contentOf(id, timestamp, body);
  for (const one of typeof secret === 'string' ? [secret] : secret) {
    const key = await keyOf(one);
    for (const signature of signatures) {
      // Web Crypto compares in constant time.
      if (await crypto.subtle.verify('HMAC', key, signature, content)) {
        return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)) as Event;
      }
    }
  }
  throw new WebhookVerificationError('The signature is invalid');
}
