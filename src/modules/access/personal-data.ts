import type { PersonalTable } from '#platform/personal-data.ts';

export const accessData: readonly PersonalTable[] = [
  { table: 'api_keys', other: ['name', 'hash', 'last_four', 'scopes', 'allowed_ips'] },
  {
    table: 'passkeys',
    other: ['name', 'credential_id', 'public_key', 'counter', 'transports'],
  },
  {
    table: 'oidc_providers',
    other: ['issuer', 'client_id', 'sealed_secret', 'email_domains', 'new_user_role'],
  },
  { table: 'oidc_identities', other: ['issuer', 'subject'] },
  // Each row is gone within two hours.
  { table: 'form_drafts', personal: { fields: 'free text' }, other: ['page', 'action'] },
  { table: 'used_challenges', other: ['challenge_hash'] },
  { table: 'user_invitations', personal: { email: 'contact' }, other: ['role', 'token_hash'] },
  { table: 'sign_in_links', personal: { email: 'contact' }, other: ['via', 'next', 'token_hash'] },
];
