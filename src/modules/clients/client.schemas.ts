import { z } from 'zod';
import { listOf, listQuery } from '#platform/http/page.ts';
import {
  anyJson,
  email,
  filled,
  id,
  ignored,
  metadata,
  strings,
  text,
  timestamp,
  withoutIgnored,
} from '#platform/http/types.ts';

export const clientStatuses = ['active', 'inactive'] as const;

const website = () =>
  text(2048).refine((s) => ['http:', 'https:'].includes(URL.parse(s)?.protocol ?? ''), 'must be an http or https URL');

const writable = {
  name: filled(255).describe('Name of the employer'),
  email: email().nullable().describe('Contact email'),
  phone: text(50).nullable().describe('Contact phone'),
  address: text(2000).nullable().describe('Postal address, may have several lines'),
  contact_person: text(255).nullable().describe('Whom to talk to'),
  website: website().nullable().describe('Website'),
  industry: text(255).nullable().describe('Industry'),
  status: z.enum(clientStatuses).describe('Whether the organization works for this client; default active'),
  tags: strings().describe('Free labels'),
  notes: text(20_000).nullable().describe('Notes of the recruiters'),
  // a client's metadata is an object in every answer: null clears it
  metadata: metadata()
    .nullable()
    .transform((value) => value ?? {})
    .describe('Custom JSON of the integration'),
};

const readOnly = ['id', 'jobs_count', 'active_jobs_count', 'created_at', 'updated_at'] as const;

export const CreateClient = z
  .strictObject(writable)
  .partial()
  .required({ name: true })
  .meta({ id: 'CreateClient', description: 'A new client; only `name` is required' });
export type CreateClient = z.output<typeof CreateClient>;

export const UpdateClient = z
  .strictObject({ ...z.strictObject(writable).partial().shape, ...ignored(...readOnly) })
  .transform(withoutIgnored(readOnly))
  .meta({ id: 'UpdateClient', description: 'The fields to change, at least one; null clears' });
export type UpdateClient = z.output<typeof UpdateClient>;

export const ClientQuery = listQuery({
  search: text(200).optional().describe('Part of the name, email or contact person'),
  status: z.enum(clientStatuses).optional().describe('Only clients in this status'),
  industry: text(255).optional().describe('Exact match'),
});
export type ClientQuery = z.output<typeof ClientQuery>;

export const ClientView = z
  .object({
    id: id().describe('Client id'),
    name: z.string().describe('Name of the employer'),
    email: z.string().nullable().describe('Contact email'),
    phone: z.string().nullable().describe('Contact phone'),
    address: z.string().nullable().describe('Postal address'),
    contact_person: z.string().nullable().describe('Whom to talk to'),
    website: z.string().nullable().describe('Website'),
    industry: z.string().nullable().describe('Industry'),
    status: z.enum(clientStatuses).describe('Whether the organization works for this client'),
    tags: z.array(z.string()).describe('Free labels'),
    notes: z.string().nullable().describe('Notes of the recruiters'),
    metadata: anyJson().describe('Custom JSON of the integration; `{}` where none was given'),
    jobs_count: z.int().describe('Jobs linked to this client'),
    active_jobs_count: z.int().describe('Those of them that are active'),
    created_at: timestamp().describe('When made'),
    updated_at: timestamp().describe('When last changed; the counts do not move it'),
  })
  .meta({ id: 'Client', description: 'An employer that the organization recruits for' });
export type ClientView = z.output<typeof ClientView>;

export const ClientReply = z.object({ data: ClientView });
export const ClientList = listOf(ClientView);
