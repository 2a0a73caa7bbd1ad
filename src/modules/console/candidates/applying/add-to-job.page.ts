import { type Applicant, ApplicantService, ApplicationService } from '#modules/applications';
import { revealRequired } from '#modules/candidates';
import { OrganizationService } from '#modules/organizations';
import { SuppressionService } from '#modules/outreach';
import { NotFound } from '#platform/errors.ts';
import { id as idSchema, text } from '#platform/schema/fields.ts';
import { runAudited } from '../../audit-trail.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../../console.page.ts';
import { JobListQueries } from '../../jobs/job-list.queries.ts';
import { pathId } from '../../path-id.ts';
import { addToJobPage, addToJobPath } from './add-to-job.view.ts';
import { applyingCopy as t } from './applying.messages.ts';

const path = addToJobPath('{id}');
/** Further jobs are found by their titles. */
const maxChoices = 30;

/** Throws NotFound, and Forbidden while the candidate is masked. */
async function candidateOf(context: ConsoleContext): Promise<Applicant> {
  const candidate = await context.resolve(ApplicantService).get(context.user.organizationId, pathId(context));
  if (candidate.talent_pool_status === 'masked') throw revealRequired();
  return candidate;
}

async function choicePage(
  context: ConsoleContext,
  candidate: Applicant,
  problem?: { status: number; message: string },
): Promise<ConsoleReply> {
  const { user, query, resolve } = context;
  const search = text(200)
    .catch('')
    .parse((query.get('search') ?? '').replaceAll('\0', '').toWellFormed().trim());
  const includesAll = query.get('all') === 'on';
  const { email } = candidate;
  const [jobs, organization, suppression] = await Promise.all([
    resolve(JobListQueries).page(user.organizationId, {
      ...{ search: search || undefined, status: includesAll ? undefined : 'active', limit: maxChoices, offset: 0 },
    }),
    resolve(OrganizationService).get(user.organizationId),
    email ? resolve(SuppressionService).suppressionReason(user.organizationId, email) : undefined,
  ]);
  const choice = { search, includesAll, jobs, hasOutreach: organization.outreach_enabled, suppression };
  return {
    status: problem?.status ?? 200,
    document: addToJobPage(context, candidate, choice, problem?.message),
  };
}

/** An application that there is already stays as it is. */
async function add(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, form, resolve } = context;
  const candidate = await candidateOf(context);
  const jobId = idSchema().safeParse(form.value('job_id')).data;
  if (jobId === undefined) return choicePage(context, candidate, { status: 422, message: t.choose });
  const fields = { candidate_id: candidate.id, job_id: jobId };
  try {
    const { application, created } = await runAudited(
      context,
      () => resolve(ApplicationService).apply(user.organizationId, fields),
      () => undefined,
    );
    const titles = await resolve(JobListQueries).titles(user.organizationId, [jobId]);
    const say = created ? t.done : t.existing;
    const notice = say(candidate.full_name, titles.get(jobId) ?? t.job);
    return { redirect: `/console/applications/${application.id}`, notice };
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    return choicePage(context, candidate, { status: 404, message: t.missing });
  }
}

export const addToJobPages = [
  defineConsolePage({
    ...{ method: 'get', path, role: 'recruiter', isChange: true },
    handler: async (context) => choicePage(context, await candidateOf(context)),
  }),
  defineConsolePage({ method: 'post', path, role: 'recruiter', handler: add }),
];
