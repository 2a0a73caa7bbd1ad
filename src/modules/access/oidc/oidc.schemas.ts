import { z } from 'zod';
import { nonBlankText } from '#platform/schema/fields.ts';

/** Roles that single sign-on may give to a new user. */
export const newUserRoles = ['recruiter', 'viewer'] as const;

const domain = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

export const OidcProviderInput = z.strictObject({
  issuer: z
    .string()
    .trim()
    .max(500)
    .refine((text) => {
      const url = URL.parse(text);
      return url?.protocol === 'https:' && !url.username && !url.password && !/[?#]/.test(text);
    }, 'must be an https URL without query, such as https://login.example.com'),
  client_id: z.string().trim().pipe(nonBlankText(500)),
  /** Empty keeps the stored one. */
  client_secret: z.string().trim().max(2000),
  email_domains: z
    .string()
    .transform((text) => [
      ...new Set(
        text
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      ),
    ])
    .refine((list) => list.length >= 1 && list.length <= 50, 'must name 1 to 50 domains')
    .refine((list) => list.every((one) => domain.test(one)), 'must be domains such as example.com'),
  /** Null: only users who were added sign in. */
  new_user_role: z.union([z.literal(''), z.enum(newUserRoles)]).transform((role) => role || null),
  is_required: z.boolean(),
});
export type OidcProviderInput = z.output<typeof OidcProviderInput>;
