import { z } from 'zod';
import { id } from '#platform/schema/fields.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';

export const plans = ['free', 'paid'] as const;

/** The default status of new applications. Every organization has it. */
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
    id: id().describe('ID of the organization.'),
    name: z.string().describe('Name of the organization.'),
    public_name: z.string().describe('Name shown to candidates. Defaults to `name`.'),
    plan: z.enum(plans).describe('Plan of the organization. API access requires `paid`.'),
    pipeline_statuses: z.array(z.string()).describe('Statuses that applications may have, in pipeline order.'),
    outreach_enabled: z.boolean().describe('Whether interest emails are sent on first apply.'),
    credit_balance: z.int().describe('Remaining credits. A video interview costs 10 credits.'),
    created_at: timestamp().describe('When the organization was created.'),
    updated_at: timestamp().describe('When the organization was last updated.'),
  })
  .meta({ id: 'Organization', description: 'The organization that owns the API key.' });
export type OrganizationView = z.output<typeof OrganizationView>;
