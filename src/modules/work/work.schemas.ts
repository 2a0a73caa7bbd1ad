import { z } from 'zod';
import { listOf, listQuery } from '#platform/http/page.ts';
import { id, timestamp } from '#platform/http/types.ts';

export const workKinds = [
  'resume',
  'enrichment',
  'match_score',
  'questions',
  'email',
  'screening',
  'recording',
  'assessment',
] as const;
export type WorkKind = (typeof workKinds)[number];
export const workStates = ['queued', 'running', 'retrying', 'failed', 'done', 'dismissed'] as const;

export const WorkQuery = listQuery({
  kind: z.enum(workKinds).optional().describe('Only work of this kind'),
  state: z.enum(workStates).optional().describe('Only work in this state'),
  job_id: id().optional().describe('Only work about this job'),
  candidate_id: id().optional().describe('Only work about this candidate'),
  application_id: id()
    .optional()
    .describe('Only work about this application, alone or among others: its emails, invites and match scores'),
  task_group: id().optional().describe('Only what one request has brought: `meta.task_group` of a bulk apply'),
});
export type WorkQuery = z.output<typeof WorkQuery>;

const WorkItem = z
  .object({
    id: id().describe('Id of the task'),
    kind: z
      .enum(workKinds)
      .describe(
        '`resume`: a resume is downloaded and read; `enrichment`: what a job asks for is read from its description; ' +
          '`match_score`: applications are scored; `questions`: an interview with its questions is made for an applicant; ' +
          '`email`: a message is sent; `screening`: a conversation by WhatsApp goes on; `recording`: what was recorded of a ' +
          'video interview is merged; `assessment`: its answers are transcribed and scored',
      ),
    state: z
      .enum(workStates)
      .describe(
        '`queued`: waits for its turn; `running`; `retrying`: failed, and is tried again at next_attempt_at; `failed`: ' +
          'given up until somebody retries it; `done`; `dismissed`: given up, and nobody wants it any more',
      ),
    step: z
      .string()
      .nullable()
      .describe(
        'What is being done, or was when it failed, where there are steps: of a resume `download`, `parse`, `fill`, `score`. ' +
          'A resume that has been read is `done`, and stays at `score` until the scores that it changes are computed, ' +
          'which is a task of its own',
      ),
    progress: z
      .object({ done: z.int().describe('How much of it is done'), total: z.int().describe('How much there is to do') })
      .nullable()
      .describe(
        'How far it is: of a resume in steps, of match scores in applications; null where there is nothing to count',
      ),
    attempts: z.int().describe('How often it was tried; counted anew when a failed one is retried'),
    max_attempts: z.int().describe('How often it is tried before it counts as failed'),
    error: z.string().nullable().describe('Why the last try failed, in words; null while nothing is wrong'),
    job_id: id().nullable().describe('The job that it is about; null where there is none'),
    candidate_id: id().nullable().describe('The candidate that it is about; null where there is none or are several'),
    application_id: id()
      .nullable()
      .describe('The application that it is about; null where there is none or are several'),
    task_group: id().nullable().describe('What one request has brought has the same; null for all others'),
    caused_by: id().nullable().describe('The task that led to this one; null where a request or a person did'),
    next_attempt_at: timestamp().nullable().describe('When it is tried next, where that is not as soon as possible'),
    created_at: timestamp().describe('When it was queued first'),
    started_at: timestamp().nullable().describe('When its last try began'),
    finished_at: timestamp().nullable().describe('When it was done, or given up'),
    updated_at: timestamp().describe('When it last changed'),
  })
  .meta({ id: 'Task', description: 'A piece of work that the service does after a request was answered' });
export type WorkItem = z.output<typeof WorkItem>;
export const WorkList = listOf(WorkItem);
export const WorkReply = z.object({ data: WorkItem });
