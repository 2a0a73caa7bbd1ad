import { z } from 'zod';

const count = z.number().nullish();

const ProctoringSummary = z.object({
  counts: z.record(z.string(), z.number()),
  seconds: z.record(z.string(), z.number()).default({}),
  deductions: z.array(z.object({ kind: z.string(), points: z.number(), why: z.string() })).default([]),
});
export type ProctoringSummary = z.output<typeof ProctoringSummary>;

const Integrity = z.object({
  chunks_expected: count,
  chunks_received: count,
  answers: z
    .array(
      z.object({
        question_index: z.number(),
        chunks_expected: count,
        chunks_received: count,
        sha256: z.string().nullish(),
      }),
    )
    .default([]),
  recording_sha256: z.string().nullish(),
  merged_by: z.string().nullish(),
});

const Readiness = z.record(z.string(), z.unknown());

/** Undefined without JSON, or with an unknown shape. */
const readerOf =
  <T extends z.ZodType>(schema: T) =>
  (json: unknown): z.output<T> | undefined =>
    schema.safeParse(json).data;

export const readProctoringSummary = readerOf(ProctoringSummary);
export const readIntegrity = readerOf(Integrity);
export const readReadiness = readerOf(Readiness);
