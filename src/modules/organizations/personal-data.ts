import type { PersonalTable } from '#platform/personal-data.ts';

export const organizationData: readonly PersonalTable[] = [
  {
    table: 'organizations',
    personal: { reply_to: 'contact' },
    other: [
      'name',
      'public_name',
      'plan',
      'pipeline_statuses',
      'credit_balance',
      'sender_name',
      'event_version',
      'brand_color',
      'logo_hash',
      'logo_type',
      'careers_country',
    ],
  },
  { table: 'careers_addresses', other: ['slug'] },
  { table: 'users', personal: { email: 'contact', full_name: 'identity' }, other: ['role'] },
  { table: 'credit_entries', personal: { reason: 'free text' }, other: ['amount', 'balance_after', 'reference'] },
  { table: 'credit_days', personal: { reason: 'free text' }, other: ['day', 'added', 'spent'] },
];
