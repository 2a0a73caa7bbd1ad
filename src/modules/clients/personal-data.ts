import type { PersonalTable } from '#platform/personal-data.ts';

export const clientData: readonly PersonalTable[] = [
  {
    table: 'clients',
    personal: {
      contact_person: 'identity',
      email: 'contact',
      phone: 'contact',
      address: 'contact',
      notes: 'free text',
      metadata: 'free text',
    },
    other: [
      'name',
      'website',
      'industry',
      'status',
      'tags',
      'jobs_count',
      'active_jobs_count',
      'event_version',
      'external_id',
    ],
  },
];
