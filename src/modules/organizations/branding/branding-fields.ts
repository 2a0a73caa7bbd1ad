import { z } from 'zod';
import { text } from '#platform/schema/fields.ts';
import { isOneLine } from '../organization-fields.ts';

export const brandingFields = z.strictObject({
  /** Empty clears it. */
  public_name: text(255)
    .trim()
    .refine(isOneLine, 'must be one line without control characters')
    .transform((s) => s || null),
  /** Null clears it. */
  brand_color: z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'must be a color like #3e63dd')
    .nullable(),
});
