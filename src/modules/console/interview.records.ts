import { z } from 'zod';

const count = z.number().nullish();

/** What was noticed during an interview, and what it took off its trust score. */
const Noticed = z.object({
  counts: z.record(z.string(), z.number()),
  seconds: z.record(z.string(), z.number()).default({}),
  deductions: z.array(z.object({ kind: z.string(), points: z.number(), why: z.string() })).default([]),
});

/** What of a recording has arrived. */
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

/** JSON of an interview as the page can show it; undefined where there is none, or of a form that it does not know. */
const readerOf =
  <T extends z.ZodType>(schema: T) =>
  (json: unknown): z.output<T> | undefined =>
    schema.safeParse(json).data;

export const noticedIn = readerOf(Noticed);
export const integrityIn = readerOf(Integrity);
export const readinessIn = readerOf(Readiness);
