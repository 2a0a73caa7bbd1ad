import { z } from 'zod';
import { date, id } from '#platform/schema/fields.ts';

const day = () =>
  date().refine((text) => !text.startsWith('0000'), {
    message: 'must be in the years 1 to 9999',
    params: { code: 'invalid_value' },
  });

const isDay = (text: unknown): text is string => z.iso.date().safeParse(text).success;

/** Checked even where other parameters are invalid. */
function isOrdered(query: unknown): boolean {
  const { from, to } = query as Record<string, unknown>;
  return !isDay(from) || !isDay(to) || from <= to;
}

const period = {
  from: day().optional().describe('First day (UTC) of the period in which the applications were made.'),
  to: day().optional().describe('Last day (UTC) of the period.'),
  job_id: id().optional().describe('Count only applications to this job.'),
};

const ordered = () => ({
  path: ['to'],
  message: 'must not be before from',
  when: () => true,
  params: { code: 'invalid_value' },
});

export const BiasAuditPeriod = z.strictObject(period).refine(isOrdered, ordered());
export type BiasAuditQuery = z.output<typeof BiasAuditPeriod>;

export const BiasAuditRequest = z
  .strictObject({
    ...period,
    format: z.enum(['json', 'csv']).default('json').describe('`csv` returns one line for each row and status.'),
  })
  .refine(isOrdered, ordered());

const ratio = 'Null for a category that is small, and where there is nothing to compare with.';

const Selection = z.object({
  status: z.string().describe('A pipeline status other than `Applied`.'),
  selected: z.int().describe('Applicants who ever entered the status.'),
  selection_rate: z.number().describe('`selected` divided by `applicants`, to 4 decimals.'),
  impact_ratio: z
    .number()
    .nullable()
    .describe(`The selection rate divided by the highest one in the table, to 4 decimals. ${ratio}`),
});

const Row = z
  .object({
    sex: z.string().nullable().describe('Null in the table of race and ethnicity.'),
    race_ethnicity: z.string().nullable().describe('Null in the table of sex.'),
    applicants: z.int().describe('Applicants in this category.'),
    share: z.number().describe('Their share of the applicants in the table, to 4 decimals.'),
    small: z
      .boolean()
      .describe('Whether the share is below 2%. A small category has no ratios, and its rate is never the highest.'),
    scored: z.int().describe('Applicants with a match score that the service computed.'),
    above_median: z.int().describe('Applicants whose score is above the median of all.'),
    scoring_rate: z
      .number()
      .nullable()
      .describe('`above_median` divided by `scored`, to 4 decimals. Null if nobody has a score.'),
    scoring_impact_ratio: z
      .number()
      .nullable()
      .describe(`The scoring rate divided by the highest one in the table, to 4 decimals. ${ratio}`),
    selections: z.array(Selection).describe('One for each pipeline status except `Applied`, in pipeline order.'),
  })
  .meta({ id: 'BiasAuditRow', description: 'A category, or an intersection of two.' });
export type BiasAuditRow = z.output<typeof Row>;

const Table = z
  .object({
    name: z.enum(['sex', 'race_ethnicity', 'intersection']).describe('What the rows are categories of.'),
    unknown: z.int().describe('Applicants who are in no row, because they did not say.'),
    rows: z.array(Row).describe('Categories with applicants.'),
  })
  .meta({ id: 'BiasAuditTable', description: 'Categories that are compared with each other.' });
export type BiasAuditTable = z.output<typeof Table>;

export const BiasAudit = z
  .object({
    from: z.string().nullable().meta({ format: 'date' }).describe('First day of the period. Null without one.'),
    to: z.string().nullable().meta({ format: 'date' }).describe('Last day of the period. Null without one.'),
    job_id: id().nullable().describe('The only job that is counted. Null for all jobs.'),
    generated_at: z.string().meta({ format: 'date-time' }).describe('When the figures were counted.'),
    applicants: z.int().describe('Applications in the period, answered or not.'),
    answered: z.int().describe('Applications with an answer to at least one of the two questions.'),
    too_few: z.boolean().describe('Whether there are fewer than 30 answers. Then there are no tables.'),
    median_score: z.number().nullable().describe('Median of all computed match scores. Null without one.'),
    tables: z.array(Table).describe('By sex, by race and ethnicity, and by both.'),
  })
  .meta({ id: 'BiasAudit', description: 'Rates and impact ratios by what applicants said about themselves.' });
export type BiasAudit = z.output<typeof BiasAudit>;

export const BiasAuditReply = z.object({ data: BiasAudit });
