import { z } from 'zod';
import { id } from '#platform/schema/fields.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';

/**
 * Why a message has no text. `not_sent`: there is none before it is sent. `not_stored`: the email was sent by a release that
 * did not store texts. `file`: the candidate sent a file.
 */
const missingTexts = ['not_sent', 'not_stored', 'file'] as const;
export type MissingText = (typeof missingTexts)[number];

/** A message in the export of a candidate. Tokens of links are left out of `text`. */
export const ExportedMessage = z.object({
  id: id(),
  channel: z.enum(['email', 'whatsapp']),
  direction: z.enum(['to_candidate', 'from_candidate']),
  kind: z.string(),
  to: z.string().nullable(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
  text_missing: z.enum(missingTexts).nullable(),
  state: z.string(),
  candidate_id: id(),
  application_id: id().nullable(),
  sent_at: timestamp().nullable(),
  created_at: timestamp(),
});
export type ExportedMessage = z.output<typeof ExportedMessage>;
