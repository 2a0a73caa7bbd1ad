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
  status: z.enum(clientStatuses).describe('Whether the organization works for this client at present'),
  tags: strings().describe('Free labels'),
  notes: text(20_000).nullable().describe('Notes of the recruiters'),
  // a client's metadata is an object in every answer: null clears it
  metadata: metadata()
    .nullable()
    .transform((value) => value ?? {})
    .describe('Custom JSON of the integration'),
};

const readOnly = ['id', 'jobs_count', 'active_jobs_count', 'created_at', 'updated_at'] as const;

export const CreateClient = z.strictObject(writable).partial().required({ name: true });
export type CreateClient = z.output<typeof CreateClient>;

export const UpdateClient = z
  .strictObject({ ...z.strictObject(writable).partial().shape, ...ignored(...readOnly) })
  .transform(withoutIgnored(readOnly));
export type UpdateClient = z.output<typeof UpdateClient>;

export const ClientQuery = listQuery({
  search: text(200).optional().describe('Part of the name, email or contact person'),
  status: z.enum(clientStatuses).optional(),
  industry: text(255).optional().describe('Exact match'),
});
export type ClientQuery = z.output<typeof ClientQuery>;

export const ClientView = z.object({
  id: id(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  contact_person: z.string().nullable(),
  website: z.string().nullable(),
  industry: z.string().nullable(),
  status: z.enum(clientStatuses),
  tags: z.array(z.string()),
  notes: z.string().nullable(),
  metadata: anyJson(),
  jobs_count: z.int().describe('Jobs linked to this client'),
  active_jobs_count: z.int().describe('Those of them that are active'),
  created_at: timestamp(),
  updated_at: timestamp(),
});
export type ClientView = z.output<typeof ClientView>;

export const ClientReply = z.object({ data: ClientView });
export const ClientList = listOf(ClientView);
