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

export const OrganizationView = z.object({
  id: id(),
  name: z.string(),
  public_name: z.string().describe('Shown to candidates'),
  plan: z.enum(plans),
  pipeline_statuses: z.array(z.string()).describe('In pipeline order'),
  outreach_enabled: z.boolean().describe('Whether interest emails are sent on first apply'),
  credit_balance: z.int(),
  created_at: timestamp(),
  updated_at: timestamp(),
});
export type OrganizationView = z.output<typeof OrganizationView>;
