import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { messageOf } from '../log.ts';
import type { WhatsappId } from './whatsapp.client.ts';

/** Content of an incoming message. A tap on a template's button arrives as text, with the label of the button. */
export type ChatContent =
  | { kind: 'text'; text: string }
  | { kind: 'choice'; id: string }
  | { kind: 'document'; mediaId: string }
  /** An image, voice message or similar. */
  | { kind: 'other' };

export type InboundChat = {
  /** The same for every delivery of this message. */
  providerId: string;
  /** Null if WhatsApp hides the number. */
  from: WhatsappId | null;
  /** Time by WhatsApp's clock, in whole seconds. */
  sentAt: Date;
  /** The providerId of the message that this one answers. A choice always has one. */
  inReplyTo: string | null;
  content: ChatContent;
};

const deliveryStatuses = ['sent', 'delivered', 'read', 'failed'] as const;
/** Status of a sent message. Reports arrive in any order. */
export type DeliveryReport = {
  providerId: string;
  /** The `reference` passed to `send`. Null if WhatsApp omits it. */
  reference: string | null;
  status: (typeof deliveryStatuses)[number];
  error: string | null;
};

const seconds = z.coerce.number().int().min(1).max(100_000_000_000);
// PostgreSQL cannot store NUL or lone surrogates.
const text = z.string().transform((s) => s.replaceAll('\0', '').toWellFormed());
const name = z.string().regex(/^[\x20-\x7e]{1,500}$/);
const reply = z.object({ id: name });

const base = {
  id: name,
  from: z
    .string()
    .regex(/^\d{5,20}$/)
    .nullish()
    .catch(null),
  timestamp: seconds,
  context: z.object({ id: name.nullish() }).nullish().catch(null),
};
const Content = z.union([
  z
    .object({ type: z.literal('text'), text: z.object({ body: text }) })
    .transform((m): ChatContent => ({ kind: 'text', text: m.text.body })),
  z
    .object({ type: z.literal('button'), button: z.object({ text }) })
    .transform((m): ChatContent => ({ kind: 'text', text: m.button.text })),
  z
    .object({ type: z.literal('interactive'), interactive: z.object({ button_reply: reply }) })
    .transform((m): ChatContent => ({ kind: 'choice', id: m.interactive.button_reply.id })),
  z
    .object({ type: z.literal('interactive'), interactive: z.object({ list_reply: reply }) })
    .transform((m): ChatContent => ({ kind: 'choice', id: m.interactive.list_reply.id })),
  z
    .object({ type: z.literal('document'), document: z.object({ id: name }) })
    .transform((m): ChatContent => ({ kind: 'document', mediaId: m.document.id })),
  // Reactions and system messages need no answer.
  z
    .object({ type: z.string().refine((type) => type !== 'reaction' && type !== 'system') })
    .transform((): ChatContent => ({ kind: 'other' })),
]);
const Message = z.object(base);
const Status = z.object({
  id: name,
  status: z.enum(deliveryStatuses),
  biz_opaque_callback_data: z.string().max(512).nullish().catch(null),
  errors: z
    .array(z.object({ code: z.int(), title: z.string().nullish() }))
    .nullish()
    .catch(null),
});
const Body = z.object({ entry: z.array(z.unknown()) });
const Entry = z.object({ changes: z.array(z.unknown()) });
/** Changes of other fields have other values. */
const Change = z.object({
  field: z.literal('messages'),
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }),
    messages: z.array(z.unknown()).nullish(),
    statuses: z.array(z.unknown()).nullish(),
  }),
});

/** Digests of equal length make the comparison constant in time. */
const digest = (s: string): Buffer => createHash('sha256').update(s).digest();
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** Checks the header X-Hub-Signature-256. */
export function isSigned(body: Buffer, header: string | string[] | undefined, appSecret: string): boolean {
  if (typeof header !== 'string') return false;
  return isSame(header, `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`);
}

/** Undefined if the token is wrong. */
export function challengeOf(query: URLSearchParams, verifyToken: string): string | undefined {
  const isRight = isSame(query.get('hub.verify_token') ?? '', verifyToken);
  if (!isRight || query.get('hub.mode') !== 'subscribe') return undefined;
  return query.get('hub.challenge') ?? '';
}

/**
 * Reads messages and reports. Ignores those of other numbers and of unknown shape. Undefined if the body is not JSON.
 */
export function readWebhook(
  body: Buffer,
  phoneNumberId: string,
): { messages: InboundChat[]; reports: DeliveryReport[] } | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body.toString());
  } catch {
    return undefined;
  }
  const values = (Body.safeParse(json).data?.entry ?? [])
    .flatMap((entry) => Entry.safeParse(entry).data?.changes ?? [])
    .flatMap((change) => Change.safeParse(change).data?.value ?? [])
    .filter(({ metadata }) => metadata.phone_number_id === phoneNumberId);
  return {
    messages: values.flatMap((value) => value.messages ?? []).flatMap(messageFrom),
    reports: values.flatMap((value) => value.statuses ?? []).flatMap(reportFrom),
  };
}

function messageFrom(raw: unknown): InboundChat[] {
  const message = Message.safeParse(raw).data;
  const content = Content.safeParse(raw).data;
  if (!message || !content) return [];
  return [
    {
      providerId: message.id,
      from: message.from ?? null,
      sentAt: new Date(message.timestamp * 1000),
      inReplyTo: message.context?.id ?? null,
      content,
    },
  ];
}

function reportFrom(raw: unknown): DeliveryReport[] {
  const report = Status.safeParse(raw).data;
  if (!report) return [];
  const error = report.errors?.[0];
  return [
    {
      providerId: report.id,
      reference: report.biz_opaque_callback_data ?? null,
      status: report.status,
      error: error ? messageOf(`${error.code}${error.title ? `: ${error.title}` : ''}`) : null,
    },
  ];
}
