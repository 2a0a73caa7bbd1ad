import { z } from 'zod';
import { ApplicationService } from '#modules/applications';
import { JobService } from '#modules/jobs';
import { statusCategory } from '#modules/organizations';
import { ScreeningStartService } from '#modules/screenings';
import { Conflict, InsufficientScope, ValidationError } from '#platform/errors.ts';
import { defineTool } from '#platform/mcp/tool.ts';
import {
  applicationIdField,
  candidateIdField,
  dataOf,
  dryRunInput,
  dryRunOutput,
  jobIdField,
  type Row,
} from './tool-schemas.ts';

const status = z.string().describe('Stage of the application.');
const Written = z.object({ ...dryRunOutput, application_id: applicationIdField.nullable(), status });

type Call = (operationId: string, input?: object) => Promise<unknown>;

/** Throws ValidationError. An unknown status is left to the API, which lists the known ones. */
async function checkOpenStatus(call: Call, to: string): Promise<void> {
  if (statusCategory(to) === 'active') return;
  const { data } = (await call('listPipelineStatuses', { query: { limit: 100 } })) as { data: Row[] };
  const open = data.filter(({ category }) => category === 'active').map(({ name }) => String(name));
  const message = `must be an open stage (${open.join(', ')}): people hire and reject in the console`;
  throw new ValidationError([{ path: 'status', code: 'invalid_value', message }]);
}

function checkOpen({ outcome }: { outcome?: unknown }): void {
  if (outcome !== 'open') throw new Conflict('conflict', 'The application is closed. People reopen it in the console.');
}

export const writeTools = [
  defineTool({
    name: 'apply_candidate',
    title: 'Apply a candidate to a job',
    description:
      'Creates an application of a candidate to a job, in the first stage. The organization may then email the ' +
      'candidate, so ask the user first, or use `dry_run`. If there is one already, it is returned.',
    input: z.strictObject({ candidate_id: candidateIdField, job_id: jobIdField, ...dryRunInput }),
    output: Written,
    write: { isIdempotent: true },
    run: async ({ input: { candidate_id, job_id, dry_run }, call }) => {
      const made = dataOf(await call('createApplication', { body: { candidate_id, job_id } }));
      return { dry_run, application_id: dry_run ? null : (made['id'] as string), status: String(made['status']) };
    },
  }),
  defineTool({
    name: 'move_application',
    title: 'Move an application to another stage',
    description:
      'Moves an application to another open stage of the pipeline (`stages` of `list_pipeline` with the category ' +
      '`active`). It cannot hire, reject or withdraw: people do that in the console.',
    input: z.strictObject({
      application_id: applicationIdField,
      status: z.string().min(1).max(255).describe('Name of the stage.'),
      ...dryRunInput,
    }),
    output: Written,
    write: { isIdempotent: true },
    run: async ({ input: { application_id, status: to, dry_run }, caller: { actor }, call, resolve }) => {
      if (!actor.scopes.has('applications:write')) throw new InsufficientScope('applications:write');
      await checkOpenStatus(call, to);
      checkOpen(await resolve(ApplicationService).get(actor.organizationId, application_id));
      const moved = dataOf(await call('updateApplication', { params: { id: application_id }, body: { status: to } }));
      return { dry_run, application_id, status: String(moved['status']) };
    },
  }),
  defineTool({
    name: 'start_screening',
    title: 'Start a screening',
    description:
      "Sends the job's screening questions to the candidate of an application, by email or WhatsApp. If a screening is " +
      'open, it is returned and nothing is sent, except a WhatsApp message that failed before. This writes to a ' +
      'person: ask the user first, or use `dry_run`.',
    input: z.strictObject({
      application_id: applicationIdField,
      channel: z.enum(['email', 'whatsapp']).describe('How the candidate is asked.'),
      ...dryRunInput,
    }),
    output: z.object({
      ...dryRunOutput,
      screening_id: z.string().nullable().describe('ID of the screening. Null after a dry run that would create it.'),
      is_new: z.boolean().describe('False if it was open already.'),
    }),
    write: { isIdempotent: false },
    run: async ({ input: { application_id, channel, dry_run }, caller: { actor }, change, resolve }) => {
      if (!actor.scopes.has('applications:write')) throw new InsufficientScope('applications:write');
      const { organizationId } = actor;
      const application = await resolve(ApplicationService).get(organizationId, application_id);
      checkOpen(application);
      const job = await resolve(JobService).get(organizationId, application.job_id);
      if (!job.screening_questions?.length) {
        throw new Conflict('conflict', 'The job has no screening questions. Add some to the job first.');
      }
      const { candidate_id: candidateId, job_id: jobId } = application;
      const started = await change(
        () => resolve(ScreeningStartService).start({ organizationId, candidateId, jobId, channel }),
        ({ screeningId, isNew }) => ({
          action: isNew ? 'screening.start' : 'screening.link',
          subject: screeningId,
          details: { channel, application_id },
        }),
      );
      return {
        dry_run,
        screening_id: dry_run && started.isNew ? null : started.screeningId,
        is_new: started.isNew,
      };
    },
  }),
  defineTool({
    name: 'start_interview',
    title: 'Start a video interview',
    description:
      'Creates a video interview for an application, which costs credits, and emails the invitation. Ask the user ' +
      'first, or use `dry_run`. Repeat a call with the same `idempotency_key`, so that it is charged once.',
    input: z.strictObject({
      application_id: applicationIdField,
      send_invite_email: z.boolean().default(true).describe('Whether the candidate is emailed the invitation.'),
      idempotency_key: z.string().min(1).max(255).optional().describe('Any unique text for this interview.'),
      ...dryRunInput,
    }),
    output: z.object({
      ...dryRunOutput,
      interview_id: z.string().nullable().describe('ID of the video interview. Null after a dry run.'),
      status: z.string().describe('Status of the video interview.'),
    }),
    write: { isIdempotent: false },
    run: async ({ input: { application_id, send_invite_email, idempotency_key, dry_run }, call }) => {
      const application = dataOf(await call('getApplication', { params: { id: application_id } }));
      checkOpen(application);
      const { candidate_id, job_id } = application;
      const body = { candidate_id, job_id, question_source: 'job', send_invite_email };
      const made = dataOf(await call('createVideoInterview', { body }, idempotency_key));
      return { dry_run, interview_id: dry_run ? null : (made['id'] as string), status: String(made['status']) };
    },
  }),
];
