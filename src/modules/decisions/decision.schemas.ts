import { z } from 'zod';
import { ExplainedComponent } from '#modules/matching';
import { listQuery } from '#platform/paging/list-query.ts';
import { listOf } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';

const outcomes = ['hired', 'rejected', 'withdrawn'] as const;

export const DecisionQuery = listQuery({
  application_id: id().optional().describe('Only return decisions about this application.'),
  job_id: id().optional().describe('Only return decisions about applications to this job.'),
  candidate_id: id().optional().describe('Only return decisions about this candidate. None once they were erased.'),
  outcome: z.enum(outcomes).optional().describe('Only return decisions with this outcome.'),
});
export type DecisionQuery = z.output<typeof DecisionQuery>;
export const ApplicationDecisionQuery = listQuery({});

const Shown = z
  .object({
    score: z.number().nullable().describe('Match score. Null without one.'),
    source: z.enum(['computed', 'integration']).nullable().describe('`computed`: by the service. `integration`: sent.'),
    algorithm_version: z.string().nullable().describe('Version of the algorithm.'),
    inputs_hash: z.string().nullable().describe('Hash of the inputs. Equal inputs have equal hashes.'),
    components: z.array(ExplainedComponent).describe('Components of the score.'),
    explanation_opened: z
      .boolean()
      .describe('Whether a user or an API key had opened the match explanation of the application before.'),
  })
  .meta({ id: 'DecisionBasis', description: 'What the match explanation said at the time of the decision.' });

export const DecisionView = z
  .object({
    id: id().describe('ID of the decision.'),
    application_id: id().describe('ID of the application. It may have been deleted since.'),
    job_id: id().describe('ID of the job.'),
    candidate_id: id().nullable().describe('ID of the candidate. Null once they were erased.'),
    subject: id().describe('Pseudonym of the person, the same in all their decisions. It stays after an erasure.'),
    from_status: z
      .string()
      .nullable()
      .describe('Previous status. Null if the application was created with this status.'),
    to_status: z.string().describe('Status that the application entered.'),
    outcome: z.enum(outcomes).describe('Outcome, by the category of the status.'),
    decided_at: timestamp().describe('When the application entered the status.'),
    decided_by: z
      .object({
        type: z
          .enum(['key', 'user', 'system'])
          .describe('`system`: the worker, a command of the operator or an action of the candidate.'),
        id: id().nullable().describe('ID of the API key or user.'),
      })
      .describe('Who decided.'),
    reason: z
      .object({
        id: id().describe('ID of the reason.'),
        code: z.string().describe('Stable code of the reason.'),
        label: z.string().describe('Name of the reason for recruiters.'),
      })
      .nullable()
      .describe('Reason for the rejection or withdrawal.'),
    note: z.string().nullable().describe('Note of the one who decided.'),
    shown: Shown,
    keep_until: timestamp().describe('When the record is deleted: four years after the decision.'),
    pseudonymised_at: timestamp().nullable().describe('When the candidate was erased.'),
  })
  .meta({ id: 'Decision', description: 'An entry of an application into a closed status.' });
export type DecisionView = z.output<typeof DecisionView>;

export const DecisionReply = z.object({ data: DecisionView });
export const DecisionList = listOf(DecisionView);
