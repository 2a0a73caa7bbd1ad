import { z } from 'zod';
import { email, nonBlankText, text } from '#platform/schema/fields.ts';

/** For email headers and list rows, which must not contain line breaks or other control characters. */
export const isOneLine = (s: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(s);
const oneLine = 'must be one line without control characters';

/** Empty clears it. */
export const senderName = () =>
  text(100)
    .trim()
    .refine(isOneLine, oneLine)
    .transform((s) => s || null);

/** Empty clears it. */
export const replyTo = () =>
  z
    .string()
    .trim()
    .refine((s) => s === '' || email().safeParse(s).success, 'must be an email address')
    .transform((s) => s || null);

export const statusName = () => z.string().trim().pipe(nonBlankText(100)).refine(isOneLine, oneLine);

/** `viewer`: reads what a recruiter reads, and changes nothing. */
export const userRoles = ['admin', 'recruiter', 'viewer'] as const;
export type UserRole = (typeof userRoles)[number];

export const userFields = z.strictObject({
  full_name: z.string().trim().pipe(nonBlankText(255)).refine(isOneLine, oneLine),
  email: email(),
  role: z.enum(userRoles, 'must be admin, recruiter or viewer'),
});
export type UserFields = z.output<typeof userFields>;
