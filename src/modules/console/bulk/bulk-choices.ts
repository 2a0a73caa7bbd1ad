import { ApplicationService, RejectionReasonService } from '#modules/applications';
import type { BulkAction, BulkParams, BulkRow, ChosenAction } from '#modules/bulk-actions';
import { JobService } from '#modules/jobs';
import { OrganizationService } from '#modules/organizations';
import { configToken } from '#platform/container.ts';
import type { Form } from '#platform/pages/form.ts';
import { id, nonBlankText, text } from '#platform/schema/fields.ts';
import type { ConsoleContext } from '../console.page.ts';
import { rejectionEmail } from '../decisions/rejection-email.ts';
import { bulkCopy } from './bulk.messages.ts';
import type { BulkChoices, BulkTexts, ShownEmail } from './bulk.view.ts';

const { form: t } = bulkCopy;
/** The newest jobs. More would make the page large. */
const mostJobs = 200;

export async function bulkChoices({ user, resolve }: ConsoleContext): Promise<BulkChoices> {
  const { organizationId } = user;
  const [{ pipeline_statuses: statuses }, reasons, jobs] = await Promise.all([
    resolve(OrganizationService).get(organizationId),
    resolve(RejectionReasonService).active(organizationId),
    resolve(JobService).list(organizationId, { status: 'active', limit: mostJobs, offset: 0 }),
  ]);
  return {
    statuses,
    reasons: reasons.filter(({ outcome }) => outcome === 'rejected'),
    jobs: jobs.rows.flatMap((job) => ('title' in job ? [{ id: job.id, title: job.title }] : [])),
    hasWhatsapp: resolve(configToken).whatsapp?.template !== undefined,
  };
}

/** The email as the first of the candidates would get it. Undefined if the application was deleted meanwhile. */
export async function firstRejectionEmail(
  context: ConsoleContext,
  first: BulkRow | undefined,
): Promise<ShownEmail | undefined> {
  if (!first?.applicationId) return undefined;
  const { user, resolve } = context;
  const application = await resolve(ApplicationService).get(user.organizationId, first.applicationId);
  const { candidateName } = first;
  return { to: candidateName, email: await rejectionEmail(context, { candidateName, jobId: application.job_id }) };
}

const names = ['status', 'reason', 'note', 'email', 'tag', 'job', 'channel'] as const;
export const textsIn = (form: Form): BulkTexts => Object.fromEntries(names.map((name) => [name, form.value(name)]));

/** Returns the parameters of an action, or the problems by field. */
export function paramsIn(
  { action, list }: { action: ChosenAction; list: BulkAction['list'] },
  texts: BulkTexts,
  choices: BulkChoices,
): { params: BulkParams } | { problems: Map<string, string> } {
  const value = (name: string): string => texts[name] ?? '';
  const wrong = (name: string, message: string = t.required) => ({ problems: new Map([[name, message]]) });
  const jobId = id().safeParse(value('job')).data ?? null;
  if (action === 'move') {
    const status = value('status');
    return choices.statuses.includes(status) ? { params: { action, status } } : wrong('status');
  }
  if (action === 'reject') {
    const reasonId = value('reason') || null;
    if (reasonId !== null && !choices.reasons.some((one) => one.id === reasonId)) return wrong('reason');
    // Browsers end lines with CR LF.
    const note = text(20_000).safeParse(value('note').replaceAll('\r\n', '\n').trim());
    if (!note.success) return wrong('note', note.error.issues[0]?.message);
    return { params: { action, reasonId, note: note.data || null, sendsEmail: value('email') !== '' } };
  }
  if (action === 'tag' || action === 'untag') {
    const tag = nonBlankText(200).safeParse(value('tag').trim());
    return tag.success ? { params: { action, tag: tag.data } } : wrong('tag', tag.error.issues[0]?.message);
  }
  if (action === 'apply') return jobId === null ? wrong('job') : { params: { action, jobId } };
  if (list === 'candidates' && jobId === null) return wrong('job');
  const channel = (['email', 'whatsapp'] as const).find((one) => one === value('channel'));
  if (!channel || (channel === 'whatsapp' && !choices.hasWhatsapp)) return wrong('channel');
  return { params: { action, channel, jobId: list === 'candidates' ? jobId : null } };
}
