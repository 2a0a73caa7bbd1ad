import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import type { WhatsappSettings } from '../../../src/platform/config.ts';

/** A request as the API got it. `id` is the name that the message was given. */
export type CloudRequest = { path: string; headers: IncomingHttpHeaders; body: any; id: string | undefined };
type Write = (response: ServerResponse, request: CloudRequest) => void;

const send =
  (status: number, body: unknown): Write =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

/** What the API says. */
export const cloudSays = {
  /** The message is taken. WhatsApp may know the number by another spelling. */
  taken:
    (waId?: string): Write =>
    (response, { body, id }) =>
      send(200, {
        messaging_product: 'whatsapp',
        contacts: [{ input: body.to, wa_id: waId ?? body.to }],
        messages: [{ id, message_status: 'accepted' }],
      })(response, {} as never),
  error: (status: number, code: number, message: string): Write =>
    send(status, {
      error: {
        message: `(#${code}) ${message}`,
        type: 'OAuthException',
        code,
        error_data: { messaging_product: 'whatsapp', details: 'Details that name +91 98765 43210.' },
        fbtrace_id: 'Az8or2yhqkZfEZ-_4Qn_Bam',
      },
    }),
  raw: send,
  hangUp: (response: ServerResponse): void => void response.destroy(),
};

/** The Cloud API on a free port of 127.0.0.1: takes every message, but for what is scripted. Closed when the file ends. */
export async function startWhatsappServer() {
  const requests: CloudRequest[] = [];
  const media = new Map<string, Buffer>();
  let script: Write[] = [];
  let count = 0;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const path = request.url ?? '';
      const [, file] = /^\/files\/(.+)$/.exec(path) ?? [];
      if (file) return void response.end(media.get(file));
      const isMessage = path.endsWith('/messages');
      const id = isMessage ? `wamid.out.${++count}.${Math.random().toString(36).slice(2)}` : undefined;
      const received = { path, headers: request.headers, body: body && JSON.parse(body), id };
      const name = path.slice(path.lastIndexOf('/') + 1);
      if (!isMessage) {
        const bytes = media.get(name);
        if (!bytes) return send(400, { error: { code: 100, message: 'unknown media' } })(response, received);
        const where = { url: `${base}/files/${name}`, file_size: bytes.length, mime_type: 'application/pdf', id: name };
        return send(200, where)(response, received);
      }
      requests.push(received);
      (script.shift() ?? cloudSays.taken())(response, received);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const settings: WhatsappSettings = {
    apiUrl: `${base}/v23.0`,
    token: 'EAAG-the-token',
    phoneNumberId: '106540352242922',
    appSecret: 'the-app-secret',
    verifyToken: 'the-verify-token',
    template: { name: 'screening_invite', language: 'en' },
  };
  return {
    settings,
    requests,
    media,
    /** Answers the next messages so. */
    script(...writes: Write[]): void {
      script = writes;
    },
    /** What was sent to a number, in order. */
    to: (number: string) => requests.filter(({ body }) => body.to === number),
  };
}

export const signature = (body: string | Buffer, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** The body of a webhook as Meta writes it. */
export const webhookBody = (phoneNumberId: string, value: { messages?: object[]; statuses?: object[] }) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '102290129340398',
      changes: [
        {
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '15550783881', phone_number_id: phoneNumberId },
            ...(value.messages && { contacts: [{ profile: { name: 'Somebody' }, wa_id: '0' }] }),
            ...value,
          },
          field: 'messages',
        },
      ],
    },
  ],
});

let named = 0;
const inbound = (from: string, at: Date, type: string, content: object, replyTo?: string) => ({
  ...(replyTo && { context: { from: '15550783881', id: replyTo } }),
  from,
  id: `wamid.in.${++named}.${Math.random().toString(36).slice(2)}`,
  timestamp: String(Math.floor(at.getTime() / 1000)),
  type,
  [type]: content,
});

/** Messages and reports as they stand in a webhook. */
export const from = {
  text: (number: string, at: Date, body: string, replyTo?: string) => inbound(number, at, 'text', { body }, replyTo),
  button: (number: string, at: Date, reply: { id: string; title: string }, replyTo: string) =>
    inbound(number, at, 'interactive', { type: 'button_reply', button_reply: reply }, replyTo),
  list: (number: string, at: Date, reply: { id: string; title: string }, replyTo: string) =>
    inbound(number, at, 'interactive', { type: 'list_reply', list_reply: { ...reply, description: '' } }, replyTo),
  template: (number: string, at: Date, text: string, replyTo: string) =>
    inbound(number, at, 'button', { payload: text, text }, replyTo),
  document: (number: string, at: Date, id: string) =>
    inbound(number, at, 'document', { id, filename: 'resume.pdf', mime_type: 'application/pdf', sha256: 'x' }),
  image: (number: string, at: Date) => inbound(number, at, 'image', { id: '1', mime_type: 'image/jpeg', sha256: 'x' }),
  status: (sent: CloudRequest, status: string, more: object = {}) => ({
    id: sent.id,
    status,
    timestamp: String(Math.floor(Date.now() / 1000)),
    recipient_id: sent.body.to,
    biz_opaque_callback_data: sent.body.biz_opaque_callback_data,
    ...more,
  }),
};
