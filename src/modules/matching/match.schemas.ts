import { z } from 'zod';
import { id, timestamp } from '#platform/http/types.ts';

export const MatchExplanation = z.object({
  application_id: id(),
  score: z.number().nullable().describe('0-100; null while there is none, or too little to judge'),
  source: z.enum(['computed', 'integration']).nullable(),
  algorithm_version: z.string().nullable(),
  inputs_hash: z.string().nullable().describe('The same inputs have the same hash'),
  coverage: z.number().nullable().describe('0-1: how much of what a score looks at was known'),
  computed_at: timestamp().nullable(),
  components: z
    .array(
      z.object({
        key: z.string(),
        label: z.string(),
        weight: z.number().describe('0-1'),
        status: z.enum(['met', 'partial', 'missing', 'no_data']),
        contribution: z.number().describe('Points of the score; the contributions sum to it exactly'),
        evidence: z.array(z.string()),
        missing: z.array(z.string()),
      }),
    )
    .describe('Empty for a score that the integration gave'),
});
export type MatchExplanation = z.output<typeof MatchExplanation>;
export const MatchReply = z.object({ data: MatchExplanation });
