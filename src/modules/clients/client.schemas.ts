import { z } from 'zod';
import { listQuery } from '#platform/paging/list-query.ts';
import { changingListOf } from '#platform/paging/tombstone.ts';
import { externalId } from '#platform/schema/external-id.ts';
import { email, id, nonBlankText, text, textList } from '#platform/schema/fields.ts';
import { metadata, storedJson } from '#platform/schema/metadata.ts';
import { readOnlyFields, timestamp, withoutReadOnlyFields } from '#platform/schema/reply-fields.ts';

export const clientStatuses = ['active', 'inactive'] as const;

const website = () =>
  text(2048).refine((s) => ['http:', 'https:'].includes(URL.parse(s)?.protocol ?? ''), 'must be an http or https URL');

const writable = {
  name: nonBlankText(255).describe('Name of the client. At most 255 characters.'),
  external_id: externalId()
    .nullable()
    .describe('ID of the client in your system, 1 to 255 characters. Unique among clients.'),
  email: email().nullable().describe('Contact email.'),
  phone: text(50).nullable().describe('Contact phone number. At most 50 characters.'),
  address: text(2000).nullable().describe('Postal address. May contain line breaks.'),
  contact_person: text(255).nullable().describe('Contact person.'),
  website: website().nullable().describe('Website. An http or https URL.'),
  industry: text(255).nullable().describe('Industry.'),
  status: z.enum(clientStatuses).describe('Status of the client. Defaults to `active`.'),
  tags: textList().describe('Tags. At most 200, each of 1 to 200 characters.'),
  notes: text(20_000).nullable().describe('Notes for recruiters. At most 20,000 characters.'),
  metadata: metadata()
    .nullable()
    .transform((value) => value ?? {})
    .describe('Custom JSON object, at most 64 KiB. Null clears it to `{}`.'),
};

const readOnly = ['id', 'jobs_count', 'active_jobs_count', 'created_at', 'updated_at'] as const;

export const CreateClient = z
  .strictObject(writable)
  .partial()
  .required({ name: true })
  .meta({ id: 'CreateClient', description: 'A new client. Only `name` is required.' });
export type CreateClient = z.output<typeof CreateClient>;

export const UpdateClient = z
  .strictObject({ ...z.strictObject(writable).partial().shape, ...readOnlyFields(...readOnly) })
  .transform(withoutReadOnlyFields(readOnly))
  .meta({ id: 'UpdateClient', description: 'The fields to update, at least one. Null clears a field.' });
export type UpdateClient = z.output<typeof UpdateClient>;

export const ClientQuery = listQuery(
  {
    search: text(200)
      .optional()
      .describe('Only return clients with this text in their name, email or contact person. Case-insensitive.'),
    status: z.enum(clientStatuses).optional().describe('Only return clients in this status.'),
    industry: text(255).optional().describe('Only return clients in exactly this industry. Case-sensitive.'),
    external_id: externalId()
      .optional()
      .describe('Only return the client with exactly this external ID. Case-sensitive.'),
  },
  [],
  { hasDeleted: true, added: ['external_id'] },
);
export type ClientQuery = z.output<typeof ClientQuery>;

export const ClientView = z
  .object({
    id: id().describe('ID of the client.'),
    name: z.string().describe('Name of the client.'),
    external_id: z.string().nullable().describe('ID of the client in your system.'),
    email: z.string().nullable().describe('Contact email.'),
    phone: z.string().nullable().describe('Contact phone number.'),
    address: z.string().nullable().describe('Postal address.'),
    contact_person: z.string().nullable().describe('Contact person.'),
    website: z.string().nullable().describe('Website.'),
    industry: z.string().nullable().describe('Industry.'),
    status: z.enum(clientStatuses).describe('Status of the client.'),
    tags: z.array(z.string()).describe('Tags.'),
    notes: z.string().nullable().describe('Notes for recruiters.'),
    metadata: storedJson().describe('Custom JSON object. Defaults to `{}`.'),
    jobs_count: z.int().describe('Number of jobs of this client.'),
    active_jobs_count: z.int().describe('Number of jobs of this client in status `active`.'),
    created_at: timestamp().describe('When the client was created.'),
    updated_at: timestamp().describe(
      'When the client was last updated. Unaffected by `jobs_count` and `active_jobs_count`.',
    ),
  })
  .meta({ id: 'Client', description: 'An employer that the organization recruits for.' });
export type ClientView = z.output<typeof ClientView>;

export const ClientReply = z.object({ data: ClientView });
export const ClientList = changingListOf(ClientView);
