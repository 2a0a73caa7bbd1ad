import { z } from 'zod';
import { essenceOf, maxChunks, maxRuns, mediaTypes, signalKinds } from '#modules/interviews';
import { dateTime, id, integerFrom, text } from '#platform/schema/fields.ts';
import { metadata } from '#platform/schema/metadata.ts';

/** Each tab generates an ID of its own, which shows which tab has the room. */
export const seatId = () => id();
const number = (max: number) => integerFrom(0).max(max, `must be at most ${max}`);
const maxSignals = 200;

export const SeatBody = z.strictObject({ seat: seatId() });

export const BeginBody = z.strictObject({
  seat: seatId(),
  consent: z.literal(true, 'must be true'),
  /** SHA-256 of the text that the page has shown. */
  text_hash: z.string().max(64).optional(),
  readiness: metadata(),
});

const isRecordable = (type: string): boolean => mediaTypes.some((known) => known === essenceOf(type));
export const RunBody = z.strictObject({
  seat: seatId(),
  run: number(999),
  type: text(200).refine(isRecordable, {
    message: `must be ${mediaTypes.join(' or ')}`,
    params: { code: 'invalid_value' },
  }),
});

const hasDistinctRuns = (runs: readonly { run: number }[]): boolean =>
  new Set(runs.map(({ run }) => run)).size === runs.length;
export const AnswerBody = z.strictObject({
  seat: seatId(),
  runs: z
    .array(z.strictObject({ run: number(999), chunks: number(maxChunks) }))
    .max(maxRuns, `must have at most ${maxRuns} items`)
    .refine(hasDistinctRuns, { message: 'must name each run once', params: { code: 'invalid_value' } }),
  notes: text(5000).nullable(),
  accept_loss: z.boolean(),
});

const Signal = z.strictObject({
  number: number(999_999),
  kind: z.enum(signalKinds),
  question: number(999),
  at: dateTime().transform((at) => at.toISOString()),
  seconds: z.number().min(0, 'must not be negative').max(86_400, 'must be at most 86400').nullable().default(null),
});
export const SignalsBody = z.strictObject({
  seat: seatId(),
  signals: z.array(Signal).max(maxSignals, `must have at most ${maxSignals} items`),
});
