import { JobService, type JobView, UpdateJob } from '#modules/jobs';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../../audit-trail.ts';
import { copy } from '../../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../../console.page.ts';
import { editOf, pick, seenOf } from '../../editing/edit.ts';
import { changeMeanwhile } from '../../editing/last-change.ts';
import { readTexts, toTypedErrors } from '../../editing/typed-value.ts';
import { pathId } from '../../path-id.ts';
import { jobChoices } from './job-choices.ts';
import { editedFields, jobInput, jobLabels, jobTexts } from './job-form.ts';
import { editJobPage } from './job-form.view.ts';
import { jobPath } from './job-status.view.ts';

const { editing } = copy;
const { edit: t } = copy.jobs.editing;
const path = '/console/jobs/{id}/edit';

type Typed = Record<string, string>;

const jobOf = (context: ConsoleContext): Promise<JobView> =>
  context.resolve(JobService).get(context.user.organizationId, pathId(context));

/** Writes nothing if another user has changed the same fields. */
function store(context: ConsoleContext, typed: Typed): Promise<'saved' | 'same' | 'conflict'> {
  const { form, user, resolve } = context;
  const id = pathId(context);
  const jobs = resolve(JobService);
  const change = async () => {
    await jobs.lock(user.organizationId, id);
    const { changed, conflicts } = editOf(form.value('seen'), typed, jobTexts(await jobs.get(user.organizationId, id)));
    if (conflicts.length > 0) return 'conflict';
    if (changed.length === 0) return 'same';
    await jobs.update(user.organizationId, id, validate(UpdateJob, pick(jobInput(typed), changed)));
    return 'saved';
  };
  return runAudited(context, change, () => undefined);
}

async function save(context: ConsoleContext): Promise<ConsoleReply> {
  const { form } = context;
  const job = await jobOf(context);
  const typed = readTexts(form, editedFields(job));
  const seen = form.value('seen');
  try {
    const outcome = await store(context, typed);
    if (outcome !== 'conflict') {
      return { redirect: jobPath(job.id), notice: outcome === 'saved' ? t.done : editing.unchanged };
    }
    const now = await jobOf(context);
    const stored = jobTexts(now);
    const { changed, conflicts } = editOf(seen, typed, stored);
    const texts = { ...stored, ...pick(typed, changed) };
    const choices = await jobChoices(context, stored);
    const change = await changeMeanwhile(context, job.id, conflicts);
    const edit = { texts, choices, seen, stored, conflicts, change };
    return { status: 409, document: editJobPage(context, now, edit) };
  } catch (error) {
    const errors = toTypedErrors(error, { labels: jobLabels, typed });
    const edit = { texts: typed, choices: await jobChoices(context, typed), errors, seen, stored: jobTexts(job) };
    return { status: errors.status, document: editJobPage(context, job, edit) };
  }
}

export const jobEditPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'recruiter',
    isChange: true,
    handler: async (context) => {
      const job = await jobOf(context);
      const texts = jobTexts(job);
      const choices = await jobChoices(context, texts);
      return { document: editJobPage(context, job, { texts, choices, stored: texts, seen: seenOf(texts) }) };
    },
  }),
  defineConsolePage({ method: 'post', path, role: 'recruiter', handler: save }),
];
