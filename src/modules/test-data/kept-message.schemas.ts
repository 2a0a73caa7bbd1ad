import { z } from 'zod';
import { listOf } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';

export const KeptMessage = z
  .object({
    id: id().describe('ID of the message.'),
    channel: z.enum(['email', 'whatsapp']).describe('How the message would have been sent.'),
    kind: z
      .string()
      .describe(
        'What the message is for: `interest_outreach`, `video_interview_invite`, `screening_invite`, ' +
          '`screening_reminder`, `rejection` or, on WhatsApp, `screening_message`.',
      ),
    to: z.string().describe('Email address or WhatsApp number of the candidate.'),
    subject: z.string().nullable().describe('Subject of the email. Null for WhatsApp.'),
    text: z.string().describe('Text of the message. Its links work.'),
    state: z.enum(['sent', 'failed']).describe('`failed`: the message bounced (`message_bounced`).'),
    candidate_id: id().describe('ID of the candidate.'),
    application_id: id().nullable().describe('ID of the application. Null if there is none.'),
    created_at: timestamp().describe('When the message was created.'),
  })
  .meta({ id: 'TestMessage', description: 'A message that was kept instead of sent.' });
export type KeptMessage = z.output<typeof KeptMessage>;

export const KeptMessageList = listOf(KeptMessage);
