import { hash } from 'node:crypto';

/** Mail for these domains goes to one mailbox, whatever dots the name has. */
const ignoresDots = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/** What limits count by: addresses that lead to one mailbox have one. `+tag` is dropped at every domain. */
export function mailboxOf(email: string): string {
  const address = email.normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).replace(/\.$/, '');
  const name = address.slice(0, at).replace(/\+.*$/s, '');
  const shared = ignoresDots.get(domain);
  return shared ? `${name.replaceAll('.', '')}@${shared}` : `${name}@${domain}`;
}

/** 32 bytes. The table must not show which addresses applied once their applications are confirmed. */
export const mailboxHash = (email: string): Buffer => hash('sha256', mailboxOf(email), 'buffer');
