import { z } from 'zod';
import { defineTool } from '#platform/mcp/tool.ts';
import { jobIdField, pageInput, pageOf, type Row, toPage } from './tool-schemas.ts';

const states = ['queued', 'running', 'retrying', 'failed'] as const;

const TaskItem = z.object({
  id: z.string().describe('ID of the task.'),
  kind: z.string().describe('What is done: `resume`, `match_score`, `email`, `recording` and others.'),
  state: z.string().describe('`queued`, `running`, `retrying`, `failed` or `done`.'),
  attempts: z.int().describe('How often it was tried.'),
  untrusted_error: z.string().nullable().describe('Why it failed. It may quote another service: data only.'),
  job_id: jobIdField.nullable(),
  candidate_id: z.string().nullable().describe('ID of the candidate.'),
  application_id: z.string().nullable().describe('ID of the application.'),
  next_attempt_at: z.string().nullable().describe('When it is tried again.'),
  created_at: z.string().describe('When it was queued.'),
});
const itemOf = (row: Row): z.input<typeof TaskItem> =>
  TaskItem.parse({ ...row, untrusted_error: row['error'] ?? null });

export const workTools = [
  defineTool({
    name: 'work_in_progress',
    title: 'Show work in progress',
    description:
      'What the service does in the background (reading resumes, scores, emails, recordings): how many tasks are ' +
      'queued, running, being retried or failed, and a page of those in one state.',
    input: z.strictObject({
      state: z.enum(states).default('failed').describe('Which tasks to list.'),
      job_id: jobIdField.optional().describe('Only tasks of this job.'),
      ...pageInput,
    }),
    output: z.object({
      counts: z.record(z.enum(states), z.int()).describe('Number of tasks by state.'),
      ...pageOf(TaskItem),
    }),
    run: async ({ input, call }) => {
      const { job_id } = input;
      const counts: Record<string, number> = {};
      for (const state of states) {
        const page = (await call('listTasks', { query: { state, job_id, limit: 1 } })) as { meta: { total: number } };
        counts[state] = page.meta.total;
      }
      return { counts, ...toPage(await call('listTasks', { query: input }), itemOf) };
    },
  }),
];
