import { z } from 'zod';
import { essenceOf, mediaTypes, signalKinds } from '#modules/interviews';
import { count, id, metadata, moment, text } from '#platform/http/types.ts';

// What the script of the interview's room sends.

/** Made by the browser's tab, and its own. */
export const seatId = () => id();
const number = (max: number) => count().max(max, `must be at most ${max}`);
const mostChunks = 600;
const mostRuns = 30;
const mostAtOnce = 200;

export const SeatBody = z.strictObject({ seat: seatId() });

export const BeginBody = z.strictObject({
  seat: seatId(),
  consent: z.literal(true, 'must be true'),
  readiness: metadata(),
});

const isRecorded = (type: string): boolean => mediaTypes.some((known) => known === essenceOf(type));
export const RunBody = z.strictObject({
  seat: seatId(),
  run: number(999),
  type: text(200).refine(isRecorded, {
    message: `must be ${mediaTypes.join(' or ')}`,
    params: { code: 'invalid_value' },
  }),
});

const isEachOnce = (runs: readonly { run: number }[]): boolean =>
  new Set(runs.map(({ run }) => run)).size === runs.length;
export const AnswerBody = z.strictObject({
  seat: seatId(),
  runs: z
    .array(z.strictObject({ run: number(999), chunks: number(mostChunks) }))
    .max(mostRuns, `must have at most ${mostRuns} items`)
    .refine(isEachOnce, { message: 'must name each run once', params: { code: 'invalid_value' } }),
  notes: text(5000).nullable(),
  accept_loss: z.boolean(),
});

const Signal = z.strictObject({
  number: number(999_999),
  kind: z.enum(signalKinds),
  question: number(999),
  at: moment().transform((at) => at.toISOString()),
  seconds: z.number().min(0, 'must not be negative').max(86_400, 'must be at most 86400').nullable().default(null),
});
export const SignalsBody = z.strictObject({
  seat: seatId(),
  signals: z.array(Signal).max(mostAtOnce, `must have at most ${mostAtOnce} items`),
});
