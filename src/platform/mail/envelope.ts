import type { Mail } from './mailer.ts';

/** Sender of an organization's emails. Null means `MAIL_FROM`. */
export type MailSender = { senderName: string | null; replyTo: string | null };

/** `id` is the same on every attempt, so that a receiver can drop repeats. */
export function envelopeOf(
  id: string,
  mailFrom: string,
  { senderName, replyTo }: MailSender = { senderName: null, replyTo: null },
): Pick<Mail, 'messageId' | 'from' | 'replyTo'> {
  const [, address = mailFrom] = /<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  const domain = /@([^@\s]+)\s*$/.exec(address)?.[1] ?? 'localhost';
  return {
    messageId: `<${id}@${domain}>`,
    from: senderName === null ? mailFrom : { name: senderName, address: address.trim() },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
  };
}
