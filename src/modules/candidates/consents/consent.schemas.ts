import { z } from 'zod';
import { listQuery } from '#platform/paging/list-query.ts';
import { listOf } from '#platform/paging/list-reply.ts';
import { dateTime, id, nonBlankText } from '#platform/schema/fields.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';

/** Channels through which candidates give or withdraw consent. */
export const consentChannels = [
  'web_page',
  'email',
  'whatsapp',
  'phone',
  'in_person',
  'document',
  'api',
  'other',
] as const;
export type ConsentChannel = (typeof consentChannels)[number];

/** The purposes that the service asks for, or acts upon. Integrations may record others. */
export const consentPurposes = {
  application: 'application',
  interview: 'video_interview',
  whatsapp: 'whatsapp_screening',
  contact: 'contact',
} as const;

const purpose = () =>
  z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,49}$/, 'must begin with a letter and have only a-z, 0-9 and _, at most 50 characters');

const isNotInFuture = (at: Date): boolean => at.getTime() <= Date.now() + 300_000;

export const CreateConsent = z
  .strictObject({
    purpose: purpose().describe(
      'What the candidate agrees to. The service itself records `application`, `video_interview` and ' +
        '`whatsapp_screening`. `contact` allows job opportunities by email: unsubscribing withdraws it. You can use ' +
        'other names, up to 50 characters from a-z, 0-9 and `_`.',
    ),
    text: nonBlankText(20_000).describe('The text that the candidate saw, unchanged.'),
    text_version: nonBlankText(100).default('1').describe('Your version of the text. Defaults to `1`.'),
    channel: z.enum(consentChannels).default('api').describe('Where the candidate agreed. Defaults to `api`.'),
    given_at: dateTime()
      .refine(isNotInFuture, { message: 'must not be in the future', params: { code: 'invalid_value' } })
      .optional()
      .describe('When the candidate agreed. Defaults to now.'),
    interview_id: id().nullable().optional().describe('ID of the video interview that the consent is about.'),
  })
  .meta({ id: 'ConsentInput', description: 'A consent that you asked for yourself.' });
export type CreateConsent = z.output<typeof CreateConsent>;

export const WithdrawConsent = z
  .strictObject({
    channel: z.enum(consentChannels).default('api').describe('Where the candidate withdrew. Defaults to `api`.'),
  })
  .meta({ id: 'ConsentWithdrawalInput', description: 'How the candidate withdrew a consent.' });

export const ConsentView = z
  .object({
    id: id().describe('ID of the consent.'),
    purpose: z.string().describe('What the candidate agreed to.'),
    text: z.string().describe('The text that the candidate saw.'),
    text_hash: z.string().describe('SHA-256 of the text in UTF-8, as lower-case hex.'),
    text_version: z.string().describe('Version of the text.'),
    channel: z.enum(consentChannels).describe('Where the candidate agreed.'),
    given_at: timestamp().describe('When the candidate agreed.'),
    withdrawn_at: timestamp().nullable().describe('When the candidate withdrew. Null while the consent stands.'),
    withdrawal_channel: z.enum(consentChannels).nullable().describe('Where the candidate withdrew.'),
    interview_id: id().nullable().describe('ID of the video interview that it is about.'),
  })
  .meta({ id: 'Consent', description: 'What a candidate agreed to, with the text shown.' });
export type ConsentView = z.output<typeof ConsentView>;

export const ConsentQuery = listQuery({});
export const ConsentList = listOf(ConsentView);
export const ConsentReply = z.object({ data: ConsentView });
