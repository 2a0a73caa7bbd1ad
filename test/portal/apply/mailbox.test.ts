import { expect, test } from 'vitest';
import { mailboxOf } from '../../../src/modules/portal/apply/mailbox.ts';

test.each([
  ['Asha.Rao@Example.com', 'asha.rao@example.com'],
  ['asha.rao+jobs@example.com', 'asha.rao@example.com'],
  ['asha+a+b@example.com', 'asha@example.com'],
  ['a.s.h.a@gmail.com', 'asha@gmail.com'],
  ['asha+x@googlemail.com', 'asha@gmail.com'],
  ['ＡＳＨＡ@example.com', 'asha@example.com'],
  ['asha@example.com.', 'asha@example.com'],
])('Count %s as %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
