import { z } from 'zod';
import { email, filled, text } from '#platform/http/types.ts';

/** No line breaks and nothing else that cannot be seen: what goes into a header or stands in a row of a list. */
export const isOneLine = (s: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(s);
const oneLine = 'must be one line without control characters';

/** Goes into mail headers: one line. Empty clears. */
export const senderName = () =>
  text(100)
    .trim()
    .refine(isOneLine, oneLine)
    .transform((s) => s || null);

/** Where answers to the organization's emails go. Empty clears. */
export const replyTo = () =>
  z
    .string()
    .trim()
    .refine((s) => s === '' || email().safeParse(s).success, 'must be an email address')
    .transform((s) => s || null);

/** A status as somebody names it. */
export const statusName = () => z.string().trim().pipe(filled(100)).refine(isOneLine, oneLine);

export const roles = ['admin', 'recruiter'] as const;
export type Role = (typeof roles)[number];

/** What is known of a user. */
export const userFields = z.strictObject({
  full_name: z.string().trim().pipe(filled(255)).refine(isOneLine, oneLine),
  email: email(),
  role: z.enum(roles, 'must be admin or recruiter'),
});
export type UserFields = z.output<typeof userFields>;
