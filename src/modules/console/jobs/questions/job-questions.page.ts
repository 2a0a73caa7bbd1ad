import { JobService, type JobView, UpdateJob } from '#modules/jobs';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../../audit-trail.ts';
import { offsetIn } from '../../components/pager.ts';
import { copy } from '../../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../../console.page.ts';
import { changeMeanwhile } from '../../editing/last-change.ts';
import { pathId } from '../../path-id.ts';
import { jobPath } from '../editing/job-status.view.ts';
import { inOrder, questionErrors, questionsInput } from './question-form.ts';
import { jobQuestionsPage } from './question-form.view.ts';
import { changed, merged, partIn, partOf, partSize, type QuestionPart } from './question-part.ts';

const { editing } = copy;
const { questions: t } = copy.jobs;
const path = '/console/jobs/{id}/questions';

const jobOf = (context: ConsoleContext): Promise<JobView> =>
  context.resolve(JobService).get(context.user.organizationId, pathId(context));

/** Writes nothing if another user has changed the questions of the form. */
function store(context: ConsoleContext, part: QuestionPart): Promise<'saved' | 'same' | 'conflict'> {
  const { user, resolve } = context;
  const id = pathId(context);
  const jobs = resolve(JobService);
  const change = async () => {
    await jobs.lock(user.organizationId, id);
    const { screening_questions: stored } = await jobs.get(user.organizationId, id);
    const edit = merged(part, stored);
    if (typeof edit === 'string') return edit;
    await jobs.update(user.organizationId, id, validate(UpdateJob, questionsInput(edit.all, stored)));
    return 'saved';
  };
  return runAudited(context, change, () => undefined);
}

/** After saving a part of a long list, the user stays at that part. */
const pathAfter = ({ id, screening_questions: stored }: JobView, { from }: QuestionPart): string =>
  (stored?.length ?? 0) > partSize ? `${jobPath(id, 'questions')}?offset=${from}` : jobPath(id);

async function save(context: ConsoleContext): Promise<ConsoleReply> {
  const { form } = context;
  const job = await jobOf(context);
  const part = partIn(form);
  const other = changed(part, form.value('do'), job.screening_questions);
  if (other) return { document: jobQuestionsPage(context, job, other) };
  try {
    const outcome = await store(context, part);
    if (outcome !== 'conflict') {
      return { redirect: pathAfter(job, part), notice: outcome === 'saved' ? t.saved : editing.unchanged };
    }
    const now = await jobOf(context);
    const theirs = partOf(now.screening_questions, part.from, Math.max(part.seen.length, partSize));
    const shown = inOrder(now.screening_questions).slice(theirs.from, theirs.from + theirs.seen.length);
    const mine = { ...theirs, typed: part.typed };
    const change = await changeMeanwhile(context, job.id, ['screening_questions'], part.made);
    return { status: 409, document: jobQuestionsPage(context, now, { part: mine, theirs: shown, change }) };
  } catch (error) {
    const errors = questionErrors(error, part);
    return { status: errors.status, document: jobQuestionsPage(context, job, { part, errors }) };
  }
}

export const jobQuestionsPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'recruiter',
    isChange: true,
    handler: async (context) => {
      const job = await jobOf(context);
      const part = partOf(job.screening_questions, offsetIn(context.query));
      return { document: jobQuestionsPage(context, job, { part }) };
    },
  }),
  defineConsolePage({ method: 'post', path, role: 'recruiter', handler: save }),
];
