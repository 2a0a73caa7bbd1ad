import { hash } from 'node:crypto';

/** Mail for these domains goes to one mailbox, whatever dots the name has. */
const ignoresDots = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/** The key of the limits by mailbox: addresses of one mailbox share it. `+tag` is dropped at every domain. */
export function mailboxOf(email: string): string {
  const address = email.normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).replace(/\.$/, '');
  const name = address.slice(0, at).replace(/\+.*$/s, '');
  const shared = ignoresDots.get(domain);
  return shared ? `${name.replaceAll('.', '')}@${shared}` : `${name}@${domain}`;
}

/** 32 bytes. Hides the address in rows of confirmed applications. */
export const mailboxHash = (email: string): Buffer => hash('sha256', mailboxOf(email), 'buffer');
