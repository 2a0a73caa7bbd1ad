import type { Mail } from './mailer.ts';

/** How an organization's emails are addressed. Null: as `MAIL_FROM`. */
export type MailSender = { senderName: string | null; replyTo: string | null };

/** `id` is the same on every attempt: a receiver can drop repetitions. */
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
