import MailComposer from 'nodemailer/lib/mail-composer';
import { expect, test } from 'vitest';
import { messageBytes } from '../../src/platform/mail/message-bytes.ts';

const message = (text: string, html: string) =>
  new MailComposer({
    messageId: '<1@example.com>',
    date: new Date(0),
    baseBoundary: 'boundary',
    to: 'zoë@example.com',
    from: { name: 'Ünal, “A”', address: 'jobs@example.com' },
    subject: 'A subject that is longer than a line: Größe, 日本語, and an end that is far away',
    headers: { 'List-Unsubscribe': `<https://example.com/${'x'.repeat(90)}>` },
    text,
    html,
  }).compile();

test.each([
  ['a short text', 'Hello,\n\nis this you?', '<p>Hello</p>'],
  ['dots at line starts, long lines and spaces', `.\n..x\n${'long '.repeat(60)}\nspace  \n`, '<p>.</p>\n.\n'],
  ['a few other letters', 'Größe = 5 €', `<p>${'Größe = 5 € '.repeat(60)}</p>`],
  ['other alphabets', '日本語'.repeat(99), `<p>${'ж'.repeat(400)}</p>`],
])('Write an email in one piece as nodemailer streams it: %s', async (_, text, html) => {
  expect(messageBytes(message(text, html)).toString()).toBe((await message(text, html).build()).toString());
});
