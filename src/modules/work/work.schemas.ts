import { z } from 'zod';
import { listQuery } from '#platform/paging/list-query.ts';
import { listOf } from '#platform/paging/list-reply.ts';
import { id } from '#platform/schema/fields.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';

export const workKinds = [
  'resume',
  'enrichment',
  'match_score',
  'questions',
  'email',
  'screening',
  'recording',
  'assessment',
  'export',
  'erasure',
  'import',
  'bulk_action',
] as const;
export type WorkKind = (typeof workKinds)[number];
export const workStates = ['queued', 'running', 'retrying', 'failed', 'done', 'dismissed'] as const;

export const WorkQuery = listQuery({
  kind: z.enum(workKinds).optional().describe('Only return tasks of this kind.'),
  state: z.enum(workStates).optional().describe('Only return tasks in this state.'),
  job_id: id().optional().describe('Only return tasks about this job.'),
  candidate_id: id().optional().describe('Only return tasks about this candidate.'),
  application_id: id()
    .optional()
    .describe('Only return tasks about this application: its emails, invites and match scores.'),
  task_group: id().optional().describe('Only return tasks that a bulk apply started: its `meta.task_group`.'),
});
export type WorkQuery = z.output<typeof WorkQuery>;

const WorkItem = z
  .object({
    id: id().describe('ID of the task.'),
    kind: z
      .enum(workKinds)
      .describe(
        'Kind of the task. `resume`: download and parse a resume. `enrichment`: read the requirements of a job ' +
          'from its description. `match_score`: score applications. `questions`: create a video interview for an ' +
          'applicant. `email`: send an email. `screening`: continue a WhatsApp conversation. `recording`: merge the ' +
          'recording of a video interview. `assessment`: transcribe and score its answers. `export`: put data into a ' +
          'ZIP file. `erasure`: erase a candidate. `import`: read candidates from a file. ' +
          '`bulk_action`: run an action of a console user on many candidates or applications.',
      ),
    state: z
      .enum(workStates)
      .describe(
        'State of the task. `queued`: waiting for a worker. `running`: in progress. `retrying`: failed, with ' +
          'another attempt at `next_attempt_at`. `failed`: no attempts left. `done`: finished. `dismissed`: failed ' +
          'and dismissed by a user.',
      ),
    step: z
      .string()
      .nullable()
      .describe(
        'Current or last step of a task with steps. For a resume: `download`, `parse`, `fill` or `score`. A ' +
          'finished resume task stays at `score` until a separate task has computed the scores. A finished task that ' +
          'had nothing to do stays at `skipped`. A finished task whose interview invite waits for the daily credit ' +
          'limit stays at `deferred`. A later task sends the invite.',
      ),
    progress: z
      .object({
        done: z.int().describe('Number of finished units.'),
        total: z.int().describe('Total number of units.'),
      })
      .nullable()
      .describe(
        'Progress in units: steps of a resume, applications of a match score, files of an export. Null for other ' +
          'tasks.',
      ),
    attempts: z.int().describe('Number of attempts so far. Starts again at 0 if a user retries a failed task.'),
    max_attempts: z.int().describe('Number of attempts after which the task is `failed`.'),
    error: z.string().nullable().describe('Reason why the last attempt failed. Null otherwise.'),
    job_id: id().nullable().describe('ID of the job. Null if the task is not about one job.'),
    candidate_id: id().nullable().describe('ID of the candidate. Null if the task is not about one candidate.'),
    application_id: id().nullable().describe('ID of the application. Null if the task is not about one application.'),
    task_group: id().nullable().describe('Shared by all tasks of one bulk apply. Null for other tasks.'),
    caused_by: id().nullable().describe('ID of the task that queued this one. Null if a request or a user queued it.'),
    next_attempt_at: timestamp()
      .nullable()
      .describe('When the next attempt is due. Null if as soon as possible, or if there is none.'),
    created_at: timestamp().describe('When the task was created.'),
    started_at: timestamp().nullable().describe('When the last attempt started.'),
    finished_at: timestamp().nullable().describe('When the task was done or failed.'),
    updated_at: timestamp().describe('When the task was last updated.'),
  })
  .meta({ id: 'Task', description: 'A unit of background work.' });
export type WorkItem = z.output<typeof WorkItem>;
export const WorkList = listOf(WorkItem);
export const WorkReply = z.object({ data: WorkItem });
