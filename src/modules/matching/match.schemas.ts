import { z } from 'zod';
import { id } from '#platform/schema/fields.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';
import { resumeQualities } from '#readers/resume';

export const ExplainedComponent = z
  .object({
    key: z.string().describe('Stable key of the component.'),
    label: z.string().describe('Name of the component for people.'),
    weight: z.number().describe('Weight of the component, from 0 to 1.'),
    status: z
      .enum(['met', 'partial', 'missing', 'no_data'])
      .describe('`no_data`: the job or the candidate has no data for this component.'),
    contribution: z
      .number()
      .describe('Points that the component contributes. All contributions add up exactly to the score.'),
    evidence: z
      .array(z.string())
      .describe(
        'What was found, and where. A skill stands before a colon. With alternatives, it says which of them is met: ' +
          '`AWS or Azure, met by Azure: listed in primary skills`.',
      ),
    missing: z
      .array(z.string())
      .describe('Requirements that were not found. One that only a related skill meets is in `evidence` too.'),
  })
  .meta({ id: 'MatchComponent', description: 'One component of a match score.' });

export const MatchExplanation = z
  .object({
    application_id: id().describe('ID of the application.'),
    score: z
      .number()
      .nullable()
      .describe('Match score from 0 to 100. Null until it has been computed, or if there is too little data.'),
    source: z
      .enum(['computed', 'integration'])
      .nullable()
      .describe('`computed`: by the service. `integration`: sent through the API. Null without a score.'),
    algorithm_version: z
      .string()
      .nullable()
      .describe('Version of the algorithm. Scores of different versions are not comparable.'),
    inputs_hash: z.string().nullable().describe('Hash of the inputs. Equal inputs have equal hashes.'),
    coverage: z.number().nullable().describe('Share of the criteria that had data, from 0 to 1.'),
    resume_quality: z
      .enum(resumeQualities)
      .nullable()
      .describe(
        'How reliable the resume is. Only an `ok` resume counts. Null without a resume, or until it has been read.',
      ),
    computed_at: timestamp().nullable().describe('When the score was computed.'),
    components: z
      .array(ExplainedComponent)
      .describe('Components of the score. Empty for a score that was sent through the API.'),
  })
  .meta({ id: 'Match', description: 'Explanation of a match score.' });
export type MatchExplanation = z.output<typeof MatchExplanation>;
export const MatchReply = z.object({ data: MatchExplanation });
