import { z } from 'zod';
import { listQuery } from '#platform/paging/list-query.ts';
import { listOf } from '#platform/paging/list-reply.ts';
import { contact } from '#platform/schema/contact.ts';
import { id } from '#platform/schema/fields.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';
import { mostAlike } from './alike.ts';

export const reasonCodes = ['same_phone', 'same_name_and_employer'] as const;

const DuplicateCandidate = z
  .object({
    id: id().describe('ID of the candidate.'),
    full_name: z.string().describe('Full name.'),
    email: contact(z.string().nullable().describe('Email address.')),
    phone_number: contact(z.string().nullable().describe('Phone number.')),
    current_designation: z.string().nullable().describe('Current job title.'),
    current_company: z.string().nullable().describe('Current employer.'),
    created_at: timestamp().describe('When the candidate was created.'),
  })
  .meta({ id: 'DuplicateCandidate', description: 'One of two candidates who may be one person.' });

const DuplicateReason = z
  .object({
    code: z
      .enum(reasonCodes)
      .describe(
        '`same_phone`: the last ten digits of the phone numbers are the same. `same_name_and_employer`: names and current ' +
          'employers are the same, apart from case and spaces.',
      ),
    text: z.string().describe('The reason in words.'),
  })
  .meta({ id: 'DuplicateReason', description: 'Why two candidates may be one person.' });

const Duplicate = z
  .object({
    id: id().describe('ID of the pair.'),
    candidates: z.array(DuplicateCandidate).describe('The two candidates, the older one first.'),
    reasons: z.array(DuplicateReason).describe('What they share.'),
    created_at: timestamp().describe('When the pair was found.'),
    updated_at: timestamp().describe('When the reasons last changed.'),
  })
  .meta({ id: 'Duplicate', description: 'Two candidates who may be one person.' });
export type DuplicateView = z.output<typeof Duplicate>;

export const DuplicateQuery = listQuery({});

export const DuplicateList = listOf(Duplicate);

export const duplicatesDescription =
  'Lists pairs of candidates who may be one person, the latest found first. The reasons say what they share. Nothing is ' +
  'merged automatically: compare the two, then merge them with `POST /candidates/{id}/merge`.\n\n' +
  'Changes appear within about a minute. Incremental sync does not return pairs that leave the list. The list leaves out ' +
  `values that more than ${mostAlike} candidates share, masked profiles, and pairs that a recruiter dismissed in the console.`;
