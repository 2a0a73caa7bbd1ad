import { z } from 'zod';
import { date, filled, strings, whole } from '#platform/http/types.ts';

const questionTypes = ['text', 'number', 'date', 'single_choice', 'multiple_choice'] as const;
type QuestionType = (typeof questionTypes)[number];

/** Accepted options or skills; a range of numbers; a range of days, as YYYY-MM-DD. Bounds belong to the range. */
export type Expected = string[] | { min?: number; max?: number } | { from?: string; to?: string };

const some = strings().min(1);
const numbers = z.strictObject({ min: z.number().optional(), max: z.number().optional() });
const days = z.strictObject({ from: date().optional(), to: date().optional() });
const isRange = (low: unknown, high: unknown): boolean =>
  (low !== undefined || high !== undefined) &&
  (low === undefined || high === undefined || (low as number | string) <= (high as number | string));

const choices = {
  fits: (expected: unknown, options: unknown): boolean =>
    some.safeParse(expected).success &&
    Array.isArray(options) &&
    (expected as string[]).every((one) => options.includes(one)),
  message: 'must be a list of accepted options, each among `options`',
};
/** What `expected` must be for each type of question. */
const rules: Record<QuestionType, { fits: (expected: unknown, options: unknown) => boolean; message: string }> = {
  single_choice: choices,
  multiple_choice: choices,
  text: {
    fits: (expected) => some.safeParse(expected).success,
    message: 'must be a list of skills that the answer is to name',
  },
  number: {
    fits: (expected) => {
      const range = numbers.safeParse(expected).data;
      return range !== undefined && isRange(range.min, range.max);
    },
    message: 'must be {min, max}: numbers, at least one of them, min not above max',
  },
  date: {
    fits: (expected) => {
      const range = days.safeParse(expected).data;
      return range !== undefined && isRange(range.from, range.to);
    },
    message: 'must be {from, to}: dates as YYYY-MM-DD, at least one of them, from not after to',
  },
};

type Given = { type?: unknown; options?: unknown; expected?: unknown };
const ruleOf = (question: Given | undefined) => rules[question?.type as QuestionType];
/** Says nothing of a question whose type is wrong by itself. */
const expectedFits = (question: Given): boolean =>
  question?.expected === undefined || (ruleOf(question)?.fits(question.expected, question.options) ?? true);

const expected = z
  .custom<Expected>(() => true)
  .meta({
    anyOf: [
      { type: 'array', items: { type: 'string', minLength: 1, maxLength: 200 }, minItems: 1, maxItems: 200 },
      {
        type: 'object',
        properties: {
          min: { type: 'number', description: 'At least' },
          max: { type: 'number', description: 'At most' },
        },
        minProperties: 1,
      },
      {
        type: 'object',
        properties: {
          from: { type: 'string', format: 'date', description: 'The first day' },
          to: { type: 'string', format: 'date', description: 'The last day' },
        },
        minProperties: 1,
      },
    ],
  });

/** A question of a job's screening: how it is asked and, never shown to a candidate, how its answer is scored. */
export const screeningQuestion = z
  .strictObject({
    id: filled(200).optional().describe("The integration's own id of the question"),
    question: filled(2000).describe('What is asked'),
    type: z.enum(questionTypes).describe('Kind of answer'),
    options: strings().optional().describe('The choices of choice types'),
    required: z.boolean().describe('Whether it must be answered'),
    order: whole().describe('Display order'),
    expected: expected
      .optional()
      .describe(
        'What scores; never shown to candidates. Choice types: the accepted options. `number`: {min, max}. `date`: ' +
          '{from, to}. `text`: skills that the answer is to name; without it, those that the question names',
      ),
    knockout: z
      .boolean()
      .optional()
      .describe('Whether an answer that does not hold what is expected makes the whole screening 0. Default false'),
    weight: z
      .number()
      .gt(0, 'must be more than 0')
      .max(1000, 'must be at most 1000')
      .optional()
      .describe('How much the answer counts among the scored ones. Default 1'),
  })
  .refine(expectedFits, {
    path: ['expected'],
    error: ({ input }) => ruleOf(input as Given)?.message ?? 'does not fit the type',
    when: () => true,
    params: { code: 'invalid_value' },
  })
  .meta({ id: 'ScreeningQuestionInput', outputId: 'ScreeningQuestion', description: 'A question of the screening' });
export type ScreeningQuestion = z.output<typeof screeningQuestion>;
