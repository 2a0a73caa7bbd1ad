import { describe, expect, test } from 'vitest';
import { pipelineOf } from '../applications/pipeline.ts';
import { startApp, until } from '../support/app.ts';
import { cloudSays, from, signature, startWhatsappServer, webhookBody } from '../support/servers/whatsapp-server.ts';
import { startScreening } from './start.ts';

const cloud = await startWhatsappServer();
const { settings } = cloud;
const app = await startApp({ config: { whatsapp: settings } });
const tenant = await app.tenant({ name: 'Acme Recruiting' });
const pipeline = pipelineOf(app, tenant);
const job = await pipeline.job({
  title: 'Baker',
  screening_questions: [{ id: 'why', question: 'Why?', type: 'text', required: true, order: 1 }],
});
const url = `${app.base}/webhooks/whatsapp`;

let last = 0;
/** A candidate with a number of their own. */
const person = async (fields: Record<string, unknown> = {}) => {
  const number = `9198765${String(10_000 + last++)}`;
  const candidate = await pipeline.candidate({ full_name: 'Asha Rao', whatsapp_number: `+${number}`, ...fields });
  return { number, candidate };
};
const start = async (candidate: string): Promise<string> => (await startScreening(app, candidate, job)).screening_id;
const post = async (
  value: Parameters<typeof webhookBody>[1] | string | Buffer,
  headers: Record<string, string> = {},
) => {
  const body =
    typeof value === 'string' || Buffer.isBuffer(value)
      ? value
      : JSON.stringify(webhookBody(settings.phoneNumberId, value));
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': signature(body, settings.appSecret),
      ...headers,
    },
    body: body as string,
  });
};
const messagesOf = (session: string, direction = 'out') =>
  app.rows(`select * from whatsapp_messages where session_id = $1 and direction = $2 order by id`, [
    session,
    direction,
  ]);
const kept = async () => (await app.rows('select count(*)::int as n from whatsapp_messages'))[0].n;

describe('The webhook verification', () => {
  const ask = async (query: Record<string, string>) => {
    const answer = await fetch(`${url}?${new URLSearchParams(query)}`);
    return [answer.status, await answer.text(), answer.headers.get('content-type')];
  };
  const right = { 'hub.mode': 'subscribe', 'hub.verify_token': settings.verifyToken, 'hub.challenge': '1158201444' };
  test('Returns the challenge for the verify token', async () => {
    expect(await ask(right)).toEqual([200, '1158201444', 'text/plain; charset=utf-8']);
  });
  test.each([
    [{ ...right, 'hub.verify_token': 'the-verify-toke' }],
    [{ ...right, 'hub.mode': 'unsubscribe' }],
    [{ 'hub.challenge': '1' }],
  ])('Returns 403 for anything else: %j', async (query) => {
    expect((await ask(query)).slice(0, 2)).toEqual([403, '']);
  });
});

describe('The signature', () => {
  /** A message to a session that waits for it, as the body of a request. */
  const hello = async () => {
    const { number, candidate } = await person();
    const session = await start(candidate);
    await app.idle();
    const messages = [from.text(number, new Date(), 'Hello')];
    return { session, body: JSON.stringify(webhookBody(settings.phoneNumberId, { messages })) };
  };
  test('Is refused with 401, storing nothing, if it is of another secret or other bytes, cut short or missing', async () => {
    const { session, body } = await hello();
    for (const header of [
      signature(body, 'other'),
      signature(`${body} `, settings.appSecret),
      signature(body, settings.appSecret).slice(0, -1),
      '',
    ]) {
      expect((await post(body, { 'x-hub-signature-256': header })).status).toBe(401);
    }
    expect(await messagesOf(session, 'in')).toEqual([]);
    expect((await post(body)).status).toBe(200);
    expect(await messagesOf(session, 'in')).toMatchObject([{ content: { kind: 'text', text: 'Hello' } }]);
  });
  test('Is accepted if it is valid for the raw bytes, whose message is stored', async () => {
    const { session, body } = await hello();
    expect((await post(`\n ${body}\n`)).status).toBe(200);
    expect(await messagesOf(session, 'in')).toMatchObject([{ content: { kind: 'text', text: 'Hello' } }]);
  });
  test('Return 400 for a signed body that is not JSON, accept any JSON, and store neither', async () => {
    await app.idle();
    const before = await kept();
    expect((await post('{')).status).toBe(400);
    for (const shape of ['null', '[]', '{}', '{"entry":[{"changes":[{"field":"messages","value":{}}]}]}'])
      expect((await post(shape)).status).toBe(200);
    await app.idle();
    expect(await kept()).toBe(before);
  });
  test('Return 413 above 3 MiB, 415 for a compressed body, and 405 for other methods', async () => {
    expect((await post(Buffer.alloc(3 * 1024 * 1024 + 1, 32))).status).toBe(413);
    expect((await post('{}', { 'content-encoding': 'gzip' })).status).toBe(415);
    const other = await fetch(url, { method: 'PUT' });
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});

test('Start a session with the template, and set message_sent once WhatsApp accepts it', async () => {
  const { number, candidate } = await person({ full_name: 'Asha\nRao' });
  const session = await start(candidate);
  await app.idle();
  expect(cloud.to(number)).toMatchObject([
    {
      path: `/v23.0/${settings.phoneNumberId}/messages`,
      headers: { authorization: `Bearer ${settings.token}` },
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        type: 'template',
        template: {
          name: 'screening_invite',
          language: { code: 'en' },
          components: [
            {
              type: 'body',
              parameters: ['Asha Rao', 'Baker', 'Acme Recruiting'].map((text) => ({ type: 'text', text })),
            },
          ],
        },
      },
    },
  ]);
  const shown = await tenant.api.get(`/screenings/${session}?type=screening_session`);
  expect(shown.body.data).toMatchObject({ status: 'message_sent', channel: 'whatsapp' });
  await start(candidate);
  await app.idle();
  expect(cloud.to(number)).toHaveLength(1);
});

test('Use the phone number without a WhatsApp number, and refuse without a valid one', async () => {
  const { candidate } = await person({ whatsapp_number: null, phone_number: '0091 98765 00001' });
  await start(candidate);
  await app.idle();
  expect(cloud.to('919876500001')).toHaveLength(1);
  const { candidate: unclear } = await person({ whatsapp_number: '98765 00002', phone_number: null });
  await expect(start(unclear)).rejects.toThrow('country code');
  expect(await app.rows('select 1 from screening_sessions where candidate_id = $1', [unclear])).toEqual([]);
});

test('Retry after 429, and send the message once', async () => {
  const { number, candidate } = await person();
  cloud.script(cloudSays.error(429, 131056, 'Pair rate limit hit'));
  const session = await start(candidate);
  await until(async () => (await messagesOf(session))[0]?.error === '131056: Pair rate limit hit', 'the refusal');
  await app.idle();
  expect(cloud.to(number)).toHaveLength(2);
  expect(await messagesOf(session)).toMatchObject([{ state: 'sent', provider_id: cloud.to(number)[1]?.id }]);
});

test('Show a permanent rejection in the row and among failed tasks, without the number, and allow a retry', async () => {
  const { number, candidate } = await person();
  cloud.script(cloudSays.error(400, 131026, `Message undeliverable to +${number}`));
  const session = await start(candidate);
  await app.idle();
  expect(cloud.to(number)).toHaveLength(1);
  expect(await messagesOf(session)).toMatchObject([
    { state: 'failed', error: '131026: Message undeliverable to [phone]', provider_id: null },
  ]);
  const failures = await app.web.queue.failures('screenings.converse');
  expect(failures[0]?.reason).toContain('131026');
  const shown = await tenant.api.get(`/screenings/${session}?type=screening_session`);
  expect(shown.body.data.status).toBe('initiated');
  await tenant.api.put(`/candidates/${candidate}`, { whatsapp_number: '+91 98765 09999' });
  expect(await start(candidate)).toBe(session);
  await app.idle();
  expect(await messagesOf(session)).toMatchObject([{ state: 'sent', error: null }]);
  expect(cloud.to('919876509999')).toHaveLength(1);
});

test('Move a message’s status forward only, in any order of reports and however often', async () => {
  const { number, candidate } = await person();
  const session = await start(candidate);
  await app.idle();
  const [sent] = cloud.to(number);
  if (!sent) throw new Error('nothing was sent');
  const tell = async (status: string, more: object = {}) => {
    expect((await post({ statuses: [from.status(sent, status, more)] })).status).toBe(200);
    return (await messagesOf(session))[0];
  };
  expect(await tell('delivered')).toMatchObject({ state: 'delivered' });
  expect(await tell('sent')).toMatchObject({ state: 'delivered' });
  expect(await tell('read', { biz_opaque_callback_data: undefined })).toMatchObject({ state: 'read' });
  expect(await tell('delivered')).toMatchObject({ state: 'read' });
  expect(await tell('failed', { errors: [{ code: 131047, title: 'Re-engagement message' }] })).toMatchObject({
    state: 'read',
    error: null,
  });
});

test('Mark a message as failed with its reason if WhatsApp accepted but could not deliver it', async () => {
  const { number, candidate } = await person();
  const session = await start(candidate);
  await app.idle();
  const [sent] = cloud.to(number);
  if (!sent) throw new Error('nothing was sent');
  const error = { code: 131026, title: 'Message undeliverable', message: 'Message undeliverable', error_data: {} };
  await post({ statuses: [from.status(sent, 'failed', { errors: [error] }), from.status(sent, 'sent')] });
  expect(await messagesOf(session)).toMatchObject([{ state: 'failed', error: '131026: Message undeliverable' }]);
});

test('Store nothing from unknown senders, other numbers and reactions', async () => {
  const { number, candidate } = await person();
  await start(candidate);
  await app.idle();
  const before = await kept();
  const now = new Date();
  expect((await post({ messages: [from.text('4915112345678', now, 'Hello?')] })).status).toBe(200);
  const reaction = {
    ...from.text(number, now, ''),
    type: 'reaction',
    reaction: { message_id: 'wamid.x', emoji: '👍' },
  };
  expect((await post({ messages: [reaction] })).status).toBe(200);
  const other = JSON.stringify(webhookBody('999999', { messages: [from.text(number, now, 'Hi')] }));
  expect((await post(other)).status).toBe(200);
  expect(await kept()).toBe(before);
});

test('Accept a message with text that PostgreSQL cannot store, so it is not sent again', async () => {
  const { number, candidate } = await person();
  const session = await start(candidate);
  await app.idle();
  const hello = from.text(number, new Date(), 'Hello');
  const broken = [
    { ...hello, id: 'wamid.\0' },
    { ...hello, id: 7 },
    { ...hello, timestamp: 'yesterday' },
    {
      ...hello,
      type: 'interactive',
      interactive: { type: 'button_reply', button_reply: { id: '\ud800', title: 'x' } },
    },
    null,
  ];
  for (const message of broken) expect((await post({ messages: [message as object] })).status).toBe(200);
  await app.idle();
  const kinds = (await messagesOf(session, 'in')).map(({ content }) => content.kind);
  expect(kinds).toEqual(['other']);
});

test('Store a message once, however often it is delivered, also concurrently', async () => {
  const { number, candidate } = await person();
  const session = await start(candidate);
  await app.idle();
  const hello = { messages: [from.text(number, new Date(), 'Hello \0there \ud800')] };
  const answers = await Promise.all([post(hello), post(hello), post(hello)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await post(hello);
  expect(await messagesOf(session, 'in')).toMatchObject([
    { content: { kind: 'text', text: 'Hello there \ufffd' }, provider_id: hello.messages[0]?.id },
  ]);
});

test('Store the messages of a webhook that also reports changes of other fields', async () => {
  const { number, candidate } = await person();
  const session = await start(candidate);
  await app.idle();
  const body = webhookBody(settings.phoneNumberId, { messages: [from.text(number, new Date(), 'Hello')] });
  const others = [
    { field: 'account_update', value: { event: 'PARTNER_ADDED' } },
    { field: 'message_template_status_update', value: { event: 'APPROVED' } },
  ];
  const entry = [
    null,
    { changes: others },
    ...body.entry.map((one) => ({ ...one, changes: [...others, ...one.changes] })),
  ];
  expect((await post(JSON.stringify({ ...body, entry }))).status).toBe(200);
  expect(await messagesOf(session, 'in')).toMatchObject([{ content: { kind: 'text', text: 'Hello' } }]);
});

test('Leave the webhook out of the API document', async () => {
  const document = await (await fetch(`${app.base}/api/v1/openapi.json`)).text();
  expect(document).not.toContain('webhooks/whatsapp');
});

test('Return 404 without settings, and refuse a WhatsApp session with the reason', async () => {
  const plain = await startApp({ worker: false });
  expect((await fetch(`${plain.base}/webhooks/whatsapp`)).status).toBe(404);
  expect((await fetch(`${plain.base}/webhooks/whatsapp`, { method: 'POST', body: '{}' })).status).toBe(404);
  const of = pipelineOf(plain, await plain.tenant());
  const candidate = await of.candidate({ phone_number: '+919876543210' });
  await expect(startScreening(plain, candidate, await of.job())).rejects.toThrow('WhatsApp is not configured');
});
