import { z } from 'zod';
import { JobService, type JobView, jobStatuses } from '#modules/jobs';
import { statusCategory } from '#modules/organizations';
import { NotFound } from '#platform/errors.ts';
import { runAudited } from '../../audit-trail.ts';
import { copy } from '../../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../../console.page.ts';
import { pathId } from '../../path-id.ts';
import { JobListQueries } from '../job-list.queries.ts';
import { jobPath, jobStatusPage } from './job-status.view.ts';

const { status: t } = copy.jobs.editing;
const path = '/console/jobs/{id}/status';

type Status = JobView['status'];

function statusIn(text: string | null): Status {
  const parsed = z.enum(jobStatuses).safeParse(text);
  if (!parsed.success) throw new NotFound();
  return parsed.data;
}

async function confirmPage(context: ConsoleContext, job: JobView, to: Status, problem?: string): Promise<ConsoleReply> {
  const { user, resolve } = context;
  if (job.status === to) return { redirect: jobPath(job.id), notice: t.same(job.title, copy.states[to]) };
  const stages = (await resolve(JobListQueries).stages(user.organizationId, [job])).get(job.id);
  // The applications are too many to count, or there are none.
  const isUncounted = stages === undefined && job.applicant_count > 0;
  const open = isUncounted
    ? undefined
    : [...(stages ?? [])].reduce((sum, [status, n]) => (statusCategory(status) === 'active' ? sum + n : sum), 0);
  return {
    status: problem === undefined ? 200 : 409,
    document: jobStatusPage(context, job, { to, open, problem }),
  };
}

const jobOf = (context: ConsoleContext): Promise<JobView> =>
  context.resolve(JobService).get(context.user.organizationId, pathId(context));

/** Changes nothing if the status is no longer the one that the page showed. */
function change(context: ConsoleContext, to: Status): Promise<JobView> {
  const { form, user, resolve } = context;
  const id = pathId(context);
  const jobs = resolve(JobService);
  const write = async (): Promise<JobView> => {
    await jobs.lock(user.organizationId, id);
    const job = await jobs.get(user.organizationId, id);
    const isOutdated = job.status !== form.value('seen');
    return isOutdated || job.status === to ? job : jobs.update(user.organizationId, id, { status: to });
  };
  return runAudited(context, write, () => undefined);
}

async function save(context: ConsoleContext): Promise<ConsoleReply> {
  const to = statusIn(context.form.value('to'));
  const job = await change(context, to);
  const states: Readonly<Record<string, string>> = copy.states;
  if (job.status === to) return { redirect: jobPath(job.id), notice: t.done(job.title, copy.states[to]) };
  const seen = context.form.value('seen');
  return confirmPage(context, job, to, t.changed(states[seen] ?? seen, copy.states[job.status]));
}

export const jobStatusPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'recruiter',
    isChange: true,
    handler: async (context) => confirmPage(context, await jobOf(context), statusIn(context.query.get('to'))),
  }),
  defineConsolePage({ method: 'post', path, role: 'recruiter', handler: save }),
];
