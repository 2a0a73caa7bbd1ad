import { z } from 'zod';
import { isAddress } from './careers-address.ts';
import { countries } from './countries.ts';

export const careersFields = z.strictObject({
  enabled: z.boolean(),
  /** Empty: the page is found by the ID of the organization. */
  address: z
    .string()
    .trim()
    .toLowerCase()
    .refine(
      (slug) => slug === '' || isAddress(slug),
      'must have 2 to 60 letters from a to z, digits and single hyphens between them',
    )
    .transform((slug) => slug || null),
  /** Empty clears it. */
  country: z
    .string()
    .refine((code) => code === '' || countries.some((country) => country.code === code), 'must be one of the countries')
    .transform((code) => code || null),
});
