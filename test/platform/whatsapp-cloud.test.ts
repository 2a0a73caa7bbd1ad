import { describe, expect, test } from 'vitest';
import { ChatFileTooLarge, ChatRefused } from '../../src/platform/messaging/chat.ts';
import { WhatsappCloud } from '../../src/platform/messaging/whatsapp.client.ts';
import { cloudSays, startWhatsappServer } from '../support/servers/whatsapp-server.ts';

const server = await startWhatsappServer();
const cloud = new WhatsappCloud({ whatsapp: server.settings });
const number = '919876543210';
const send = (reference = 'ref') => cloud.send(number, { kind: 'text', text: 'Hello' }, reference);
const refusal = async (work: Promise<unknown>): Promise<ChatRefused> => {
  const error = await work.then(
    () => undefined,
    (e: unknown) => e,
  );
  if (!(error instanceof ChatRefused)) throw new Error(`no refusal: ${String(error)}`);
  return error;
};

test('Send the message’s reference, and return the number in WhatsApp’s spelling', async () => {
  server.script(cloudSays.taken('5215512345678'));
  expect(await send('org message')).toEqual({ providerId: server.requests[0]?.id, number: '5215512345678' });
  expect(server.requests[0]?.body).toMatchObject({
    to: number,
    type: 'text',
    text: { body: 'Hello', preview_url: false },
    biz_opaque_callback_data: 'org message',
  });
});

describe('a rejection', () => {
  test.each([
    [429, 131056, false],
    [400, 130429, false],
    [400, 80007, false],
    [400, 4, false],
    [500, 131000, false],
    [503, 131016, false],
    [401, 190, false],
    [400, 131026, true],
    [400, 131047, true],
    [400, 132001, true],
    [400, 100, true],
    [403, 131031, true],
  ])('Report whether %i with code %i is permanent: %s', async (status, code, permanent) => {
    server.script(cloudSays.error(status, code, `Said of +91 98765 43210 or ${number}`));
    const error = await refusal(send());
    expect(error).toMatchObject({ permanent, message: `${code}: Said of [phone] or [phone]` });
  });

  test.each([
    ['an answer that is no JSON', cloudSays.raw(502, '<html>'), 'HTTP 502'],
    ['the end of the connection', cloudSays.hangUp, 'WhatsApp is unavailable (ECONNRESET)'],
    ['a redirection', cloudSays.raw(302, {}), 'HTTP 302'],
  ])('Report %s as %s', async (_what, write, message) => {
    server.script(write);
    const error = await refusal(send());
    expect(error.message).toBe(message);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(server.settings.token);
    expect(error.cause).toBeUndefined();
  });

  test('Treat a response without a message id as permanent, as the message may have been sent', async () => {
    server.script(cloudSays.raw(200, { messages: [] }));
    expect(await refusal(send())).toMatchObject({ permanent: true });
  });
});

describe('a file', () => {
  test('Download it up to the size limit', async () => {
    server.media.set('m', Buffer.alloc(1000, 7));
    expect(await cloud.download('m', 1000)).toEqual(Buffer.alloc(1000, 7));
    expect(await refusal(cloud.download('m', 999))).toBeInstanceOf(ChatFileTooLarge);
  });

  test('Refuse to send our token to another host that the response names', async () => {
    const other = await startWhatsappServer();
    other.media.set('m', Buffer.from('file'));
    const elsewhere = new WhatsappCloud({
      whatsapp: { ...server.settings, apiUrl: server.settings.apiUrl.replace('127.0.0.1', 'localhost') },
    });
    expect(await refusal(elsewhere.download('m', 1000))).toMatchObject({ permanent: true });
  });

  test('Refuse a file permanently that WhatsApp does not know', async () => {
    expect(await refusal(cloud.download('unknown/../m', 1000))).toMatchObject({ permanent: true });
  });
});
