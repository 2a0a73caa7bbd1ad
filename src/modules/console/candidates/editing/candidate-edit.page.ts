import { type Applicant, ApplicantService, UpdateApplicant } from '#modules/applications';
import { Conflict, type FieldError, ValidationError } from '#platform/errors.ts';
import { runAudited } from '../../audit-trail.ts';
import { copy } from '../../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../../console.page.ts';
import { editOf, type FieldTexts, pick, seenOf } from '../../editing/edit.ts';
import { changeMeanwhile } from '../../editing/last-change.ts';
import { readTexts, toTypedErrors } from '../../editing/typed-value.ts';
import { pathId } from '../../path-id.ts';
import { idByEmail } from './candidate-by-email.ts';
import { candidateEditingCopy as t } from './candidate-editing.messages.ts';
import {
  candidateInput,
  candidateLabels,
  candidateTexts,
  checkedCandidate,
  editedCandidateFields,
} from './candidate-form.ts';
import { editCandidatePage, editCandidatePath } from './candidate-form.view.ts';

const path = editCandidatePath('{id}');

const emailTaken: FieldError = { path: 'email', code: 'conflict', message: t.emailTaken };

/** The message begins with the API's name of the field. */
const emailProblem = (error: unknown): unknown =>
  error instanceof Conflict && error.message.startsWith('email: ') ? new ValidationError([emailTaken]) : error;

const candidateOf = (context: ConsoleContext): Promise<Applicant> =>
  context.resolve(ApplicantService).get(context.user.organizationId, pathId(context));

/** Writes nothing if another user has changed the same fields. */
function store(context: ConsoleContext, typed: FieldTexts): Promise<'saved' | 'same' | 'conflict'> {
  const { form, user, resolve } = context;
  const id = pathId(context);
  const applicants = resolve(ApplicantService);
  const change = async () => {
    await applicants.lock(user.organizationId, id);
    const stored = candidateTexts(await applicants.get(user.organizationId, id));
    const { changed, conflicts } = editOf(form.value('seen'), typed, stored);
    if (conflicts.length > 0) return 'conflict';
    if (changed.length === 0) return 'same';
    const texts = pick(typed, changed);
    const holder = await idByEmail(context, texts);
    const others = holder && holder !== id ? [emailTaken] : [];
    const fields = checkedCandidate(UpdateApplicant, pick(candidateInput(typed), changed), { texts, others });
    await applicants.update(user.organizationId, id, fields, { seesContact: true });
    return 'saved';
  };
  return runAudited(context, change, () => undefined);
}

async function save(context: ConsoleContext): Promise<ConsoleReply> {
  const { form } = context;
  const candidate = await candidateOf(context);
  const typed = readTexts(form, editedCandidateFields(candidate));
  const seen = form.value('seen');
  try {
    const outcome = await store(context, typed);
    if (outcome !== 'conflict') {
      const notice = outcome === 'saved' ? t.done : copy.editing.unchanged;
      return { redirect: `/console/candidates/${candidate.id}`, notice };
    }
    const now = await candidateOf(context);
    const stored = candidateTexts(now);
    const { changed, conflicts } = editOf(seen, typed, stored);
    const texts = { ...stored, ...pick(typed, changed) };
    const change = await changeMeanwhile(context, candidate.id, conflicts);
    const edit = { texts, seen, stored, conflicts, change };
    return { status: 409, document: editCandidatePage(context, now, edit) };
  } catch (error) {
    const errors = toTypedErrors(emailProblem(error), { labels: candidateLabels, typed });
    const edit = { texts: typed, errors, seen, stored: candidateTexts(candidate) };
    return { status: errors.status, document: editCandidatePage(context, candidate, edit) };
  }
}

export const candidateEditPages = [
  defineConsolePage({
    ...{ method: 'get', path, role: 'recruiter', isChange: true },
    handler: async (context) => {
      const candidate = await candidateOf(context);
      const texts = candidateTexts(candidate);
      return { document: editCandidatePage(context, candidate, { texts, stored: texts, seen: seenOf(texts) }) };
    },
  }),
  defineConsolePage({ method: 'post', path, role: 'recruiter', handler: save }),
];
