import { z } from 'zod';
import { date, integer, nonBlankText, textList } from '#platform/schema/fields.ts';

/** Per job. */
export const maxScreeningQuestions = 200;

const questionTypes = ['text', 'number', 'date', 'single_choice', 'multiple_choice'] as const;
type QuestionType = (typeof questionTypes)[number];

/** Accepted options or skills, a range of numbers, or a range of dates as YYYY-MM-DD. Ranges include their bounds. */
export type ExpectedAnswer = string[] | { min?: number; max?: number } | { from?: string; to?: string };

const some = textList().min(1);
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
  message: 'must be a list of accepted options, each one of `options`',
};
const rules: Record<QuestionType, { fits: (expected: unknown, options: unknown) => boolean; message: string }> = {
  single_choice: choices,
  multiple_choice: choices,
  text: {
    fits: (expected) => some.safeParse(expected).success,
    message: 'must be a list of skills that the answer should name',
  },
  number: {
    fits: (expected) => {
      const range = numbers.safeParse(expected).data;
      return range !== undefined && isRange(range.min, range.max);
    },
    message: 'must be {min, max}: at least one number, and min not greater than max',
  },
  date: {
    fits: (expected) => {
      const range = days.safeParse(expected).data;
      return range !== undefined && isRange(range.from, range.to);
    },
    message: 'must be {from, to}: at least one date as YYYY-MM-DD, and from not after to',
  },
};

type Given = { type?: unknown; options?: unknown; expected?: unknown };
const ruleOf = (question: Given | undefined) => rules[question?.type as QuestionType];
/** True for an invalid type, which has an error of its own. */
const expectedFits = (question: Given): boolean =>
  question?.expected === undefined || (ruleOf(question)?.fits(question.expected, question.options) ?? true);

const expected = z
  .custom<ExpectedAnswer>(() => true)
  .meta({
    anyOf: [
      { type: 'array', items: { type: 'string', minLength: 1, maxLength: 200 }, minItems: 1, maxItems: 200 },
      {
        type: 'object',
        properties: {
          min: { type: 'number', format: 'double', description: 'Lowest expected number.' },
          max: { type: 'number', format: 'double', description: 'Highest expected number.' },
        },
        minProperties: 1,
      },
      {
        type: 'object',
        properties: {
          from: { type: 'string', format: 'date', description: 'First expected date, as YYYY-MM-DD.' },
          to: { type: 'string', format: 'date', description: 'Last expected date, as YYYY-MM-DD.' },
        },
        minProperties: 1,
      },
    ],
  });

/** A screening question of a job. Candidates never see how its answer is scored. */
export const screeningQuestion = z
  .strictObject({
    id: nonBlankText(200).optional().describe('ID of the question. Chosen by you, at most 200 characters.'),
    question: nonBlankText(2000).describe('Text of the question. At most 2,000 characters.'),
    type: z.enum(questionTypes).describe('Type of answer.'),
    options: textList().optional().describe('Options for `single_choice` and `multiple_choice`. At most 200.'),
    required: z.boolean().describe('Whether an answer is required.'),
    order: integer().describe('Display order. Lowest first.'),
    expected: expected
      .optional()
      .describe(
        'Expected answer, used for scoring and never shown to candidates. For choice types: the accepted options. ' +
          'For `number`: {min, max}. For `date`: {from, to}. For `text`: skills that the answer should name; ' +
          'defaults to the skills that the question names.',
      ),
    knockout: z
      .boolean()
      .optional()
      .describe('Whether an unexpected answer sets the score of the whole screening to 0. Defaults to false.'),
    weight: z
      .number()
      .gt(0, 'must be greater than 0')
      .max(1000, 'must be at most 1000')
      .optional()
      .describe('Weight of the answer in the score, greater than 0 and at most 1,000. Defaults to 1.'),
  })
  .refine(expectedFits, {
    path: ['expected'],
    error: ({ input }) => ruleOf(input as Given)?.message ?? 'must match the type',
    when: () => true,
    params: { code: 'invalid_value' },
  })
  .meta({ id: 'ScreeningQuestionInput', outputId: 'ScreeningQuestion', description: 'A screening question.' });
export type ScreeningQuestion = z.output<typeof screeningQuestion>;
