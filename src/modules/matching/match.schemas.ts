import { z } from 'zod';
import { resumeQualities } from '#modules/resumes';
import { id, timestamp } from '#platform/http/types.ts';

export const MatchExplanation = z
  .object({
    application_id: id().describe('The application that the score is of'),
    score: z.number().nullable().describe('0-100; null while there is none, or too little to judge'),
    source: z.enum(['computed', 'integration']).nullable().describe('Who gave the score; null while there is none'),
    algorithm_version: z.string().nullable().describe('Scores of different versions do not compare'),
    inputs_hash: z.string().nullable().describe('The same inputs have the same hash'),
    coverage: z.number().nullable().describe('0-1: how much of what a score looks at was known'),
    resume_quality: z
      .enum(resumeQualities)
      .nullable()
      .describe("How far the candidate's resume can be trusted: only an `ok` one counts. Null without one, or unread"),
    computed_at: timestamp().nullable().describe('When the score was computed'),
    components: z
      .array(
        z
          .object({
            key: z.string().describe('Stable name of the component'),
            label: z.string().describe('The same for a person to read'),
            weight: z.number().describe('0-1: its share of the whole'),
            status: z
              .enum(['met', 'partial', 'missing', 'no_data'])
              .describe('no_data: one of the two sides says nothing'),
            contribution: z.number().describe('Points of the score; the contributions sum to it exactly'),
            evidence: z.array(z.string()).describe('What speaks for it'),
            missing: z.array(z.string()).describe('What was asked for and not found'),
          })
          .meta({ id: 'MatchComponent', description: 'One thing that a score looks at' }),
      )
      .describe('Empty for a score that the integration gave'),
  })
  .meta({ id: 'Match', description: 'Why an application has its match score' });
export type MatchExplanation = z.output<typeof MatchExplanation>;
export const MatchReply = z.object({ data: MatchExplanation });
