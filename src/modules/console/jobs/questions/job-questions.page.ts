import { JobService, type JobView, UpdateJob } from '#modules/jobs';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../../audit-trail.ts';
import { copy } from '../../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../../console.page.ts';
import { editOf, seenOf } from '../../editing/edit.ts';
import { pathId } from '../../path-id.ts';
import { jobPath } from '../editing/job-status.view.ts';
import {
  mostQuestions,
  newQuestion,
  questionErrors,
  questionsIn,
  questionsInput,
  type TypedQuestion,
  textOfList,
  typedList,
} from './question-form.ts';
import { jobQuestionsPage, type QuestionMove, type Touched } from './question-form.view.ts';

const { editing } = copy;
const { questions: t } = copy.jobs;
const path = '/console/jobs/{id}/questions';

const jobOf = (context: ConsoleContext): Promise<JobView> =>
  context.resolve(JobService).get(context.user.organizationId, pathId(context));

const textsOf = (questions: readonly TypedQuestion[]) => ({ questions: textOfList(questions) });
const seenIn = (job: JobView): string => seenOf(textsOf(typedList(job.screening_questions)));

/** The list after one of the form's buttons, which saves nothing. Undefined for the button that saves. */
function changed(
  typed: readonly TypedQuestion[],
  button: string,
): { typed: TypedQuestion[]; touched: Touched } | undefined {
  const list = [...typed];
  if (button === 'add') {
    if (list.length < mostQuestions) list.push(newQuestion);
    return { typed: list, touched: { index: list.length - 1, said: t.added(list.length) } };
  }
  const [, by, at] = /^(up|down|remove)-(\d{1,2})$/.exec(button) ?? [];
  const index = Number(at);
  const { [index]: one } = list;
  if (by === undefined || one === undefined) return undefined;
  list.splice(index, 1);
  if (by === 'remove') {
    return { typed: list, touched: { index: Math.min(index, list.length - 1), said: t.removed(index + 1) } };
  }
  const to = Math.max(0, Math.min(list.length, by === 'up' ? index - 1 : index + 1));
  list.splice(to, 0, one);
  return { typed: list, touched: { index: to, by: by as QuestionMove, said: t.moved(to + 1) } };
}

/** Writes nothing if somebody else has changed the questions. */
function store(context: ConsoleContext, typed: readonly TypedQuestion[]): Promise<'saved' | 'same' | 'conflict'> {
  const { form, user, resolve } = context;
  const id = pathId(context);
  const jobs = resolve(JobService);
  const change = async () => {
    await jobs.lock(user.organizationId, id);
    const { screening_questions: stored } = await jobs.get(user.organizationId, id);
    const edit = editOf(form.value('seen'), textsOf(typed), textsOf(typedList(stored)));
    if (edit.conflicts.length > 0) return 'conflict';
    if (edit.changed.length === 0) return 'same';
    await jobs.update(user.organizationId, id, validate(UpdateJob, questionsInput(typed, stored)));
    return 'saved';
  };
  return runAudited(context, change, () => undefined);
}

async function save(context: ConsoleContext): Promise<ConsoleReply> {
  const { form } = context;
  const job = await jobOf(context);
  const typed = questionsIn(form);
  const seen = form.value('seen');
  const other = changed(typed, form.value('do'));
  if (other) return { document: jobQuestionsPage(context, job, { ...other, seen }) };
  try {
    const outcome = await store(context, typed);
    if (outcome !== 'conflict') {
      return { redirect: jobPath(job.id), notice: outcome === 'saved' ? t.saved : editing.unchanged };
    }
    const now = await jobOf(context);
    const edit = { typed, seen: seenIn(now), theirs: now.screening_questions };
    return { status: 409, document: jobQuestionsPage(context, now, edit) };
  } catch (error) {
    const errors = questionErrors(error, typed);
    return { status: errors.status, document: jobQuestionsPage(context, job, { typed, seen, errors }) };
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
      const typed = typedList(job.screening_questions);
      return { document: jobQuestionsPage(context, job, { typed, seen: seenIn(job) }) };
    },
  }),
  defineConsolePage({ method: 'post', path, role: 'recruiter', handler: save }),
];
