import { z } from 'zod';
import { id, timestamp } from '#platform/http/types.ts';

export const plans = ['free', 'paid'] as const;

/** Always among an organization's statuses: the one every application starts in unless told otherwise. */
export const firstStatus = 'Applied';
export const defaultStatuses = [
  'Applied',
  'Shortlisted',
  'screening',
  'screened',
  'hired',
  'rejected',
  'Candidate joined',
];

export const OrganizationView = z
  .object({
    id: id().describe('Organization id'),
    name: z.string().describe('Name'),
    public_name: z.string().describe('Shown to candidates; the name unless given'),
    plan: z.enum(plans).describe('The API needs the paid plan'),
    pipeline_statuses: z.array(z.string()).describe('What an application may be in, in pipeline order'),
    outreach_enabled: z.boolean().describe('Whether interest emails are sent on first apply'),
    credit_balance: z.int().describe('Credits left; a video interview takes 10'),
    created_at: timestamp().describe('When made'),
    updated_at: timestamp().describe('When last changed'),
  })
  .meta({ id: 'Organization', description: 'The organization that owns the API key' });
export type OrganizationView = z.output<typeof OrganizationView>;
