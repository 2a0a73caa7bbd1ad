import { z } from 'zod';
import type { Config } from '#platform/config.ts';

export type SelfIdentificationCategories = Config['selfIdentification'];

/** Null: prefers not to say. A field that is not given stays as it is. */
export type SelfIdentification = { sex?: string | null | undefined; race_ethnicity?: string | null | undefined };

const oneOf = (categories: readonly string[]) =>
  z
    .enum(categories as [string, ...string[]])
    .nullable()
    .optional();

/** Settings name the categories. */
export const selfIdentificationOf = ({ sex, raceEthnicity }: SelfIdentificationCategories) =>
  z
    .strictObject({ sex: oneOf(sex), race_ethnicity: oneOf(raceEthnicity) })
    .refine((body) => Object.keys(body).length > 0, {
      message: 'must have at least one field',
      params: { code: 'too_small' },
    });

const field = (description: string) => ({
  type: ['string', 'null'],
  description: `${description} Null: the applicant prefers not to say. Omit it to leave it unchanged.`,
});

/** The service checks the fields: their values are settings, which are not known here. */
export const SelfIdentificationBody = z.custom<object>().meta({
  type: 'object',
  description: 'What an applicant said about themselves. Has at least one field.',
  properties: {
    sex: field('By default `female`, `male` or `other`.'),
    race_ethnicity: field(
      'By default `hispanic_or_latino`, `white`, `black_or_african_american`, `native_hawaiian_or_pacific_islander`, ' +
        '`asian`, `native_american_or_alaska_native` or `two_or_more_races`.',
    ),
  },
  minProperties: 1,
  additionalProperties: false,
});
