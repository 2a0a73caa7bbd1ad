import { type Applicant, ApplicantService, CreateApplicant } from '#modules/applications';
import { ResumeService } from '#modules/candidates';
import { Conflict, type FieldError, UnsupportedMediaType, ValidationError } from '#platform/errors.ts';
import { maxResumeBytes } from '#readers/resume';
import { runAudited } from '../../audit-trail.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../../console.page.ts';
import type { FieldTexts } from '../../editing/edit.ts';
import { readTexts, toTypedErrors } from '../../editing/typed-value.ts';
import { idByEmail } from './candidate-by-email.ts';
import { candidateEditingCopy as t } from './candidate-editing.messages.ts';
import {
  candidateInput,
  candidateLabels,
  candidateTexts,
  checkedCandidate,
  typedCandidateFields,
} from './candidate-form.ts';
import { newCandidatePage, newCandidatePath as path } from './candidate-form.view.ts';

/** Rolls back: the form makes candidates and never changes one. */
class EmailTaken extends Conflict {
  readonly candidateId: string;
  constructor(candidateId: string) {
    super('conflict', t.create.emailTaken);
    this.candidateId = candidateId;
  }
}

/**
 * Leaves out empty fields, so that the resume can fill them. The source lets reports distinguish these candidates from
 * those of integrations.
 */
const inputOf = (typed: FieldTexts, resumePath: string): Record<string, unknown> => ({
  source: 'console',
  ...candidateInput(Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''))),
  ...(resumePath !== '' && { resume_path: resumePath }),
});

type Resume = { path: string; errors: readonly FieldError[] };

function store(context: ConsoleContext, typed: FieldTexts, resume: Resume): Promise<Applicant> {
  const { user, resolve } = context;
  const make = async () => {
    const input = checkedCandidate(CreateApplicant, inputOf(typed, resume.path), {
      texts: typed,
      others: resume.errors,
    });
    const service = resolve(ApplicantService);
    const { applicant, created } = await service.createOrMatch(user.organizationId, input, { seesContact: true });
    if (!created) throw new EmailTaken(applicant.id);
    return applicant;
  };
  return runAudited(context, make, () => undefined);
}

/** Stored before the candidate is, so that an error elsewhere does not lose the file. */
async function resumeIn(context: ConsoleContext): Promise<Resume> {
  const { form, user, resolve } = context;
  const bytes = form.file('resume')?.bytes;
  if (!bytes) return { path: form.value('resume_path'), errors: [] };
  try {
    const upload = () => resolve(ResumeService).upload(user.organizationId, bytes);
    return { path: await runAudited(context, upload, () => undefined), errors: [] };
  } catch (error) {
    if (!(error instanceof UnsupportedMediaType)) throw error;
    const message = bytes.length === 0 ? t.create.emptyResume : t.create.unsupportedResume;
    return { path: form.value('resume_path'), errors: [{ path: 'resume', code: 'invalid_value', message }] };
  }
}

/** The candidate with this email, also where other fields are wrong. */
async function takenBy(context: ConsoleContext, error: unknown, typed: FieldTexts) {
  const { user, resolve } = context;
  const id =
    error instanceof EmailTaken
      ? error.candidateId
      : error instanceof ValidationError && (await idByEmail(context, typed));
  return id ? resolve(ApplicantService).get(user.organizationId, id) : undefined;
}

/** A form that was sent twice has made this very candidate. */
async function isMadeOf({ resolve, user }: ConsoleContext, typed: FieldTexts, resumePath: string, made: Applicant) {
  const stored = candidateTexts(made);
  const isSame = Object.entries(typed).every(([name, text]) => text === '' || text === stored[name]);
  if (!isSame || resumePath === '') return isSame;
  return resolve(ResumeService).isFileOf(user.organizationId, made.id, resumePath);
}

async function create(context: ConsoleContext): Promise<ConsoleReply> {
  const { form } = context;
  const typed = readTexts(form, typedCandidateFields);
  let resumePath = form.value('resume_path');
  try {
    const resume = await resumeIn(context);
    resumePath = resume.path;
    const { id, full_name: name } = await store(context, typed, resume);
    return { redirect: `/console/candidates/${id}`, notice: t.create.done(name) };
  } catch (error) {
    const existing = await takenBy(context, error, typed);
    if (error instanceof EmailTaken && existing && (await isMadeOf(context, typed, resumePath, existing))) {
      return { redirect: `/console/candidates/${existing.id}`, notice: t.create.existing };
    }
    const others = error instanceof ValidationError ? (error.details ?? []) : [];
    const shown = existing
      ? new ValidationError([...others, { path: 'email', code: 'conflict', message: t.create.emailTaken }])
      : error;
    const errors = toTypedErrors(shown, { labels: candidateLabels, typed });
    return {
      status: errors.status,
      document: newCandidatePage(context, { texts: typed, errors, resumePath, existing }),
    };
  }
}

const emptyTexts = Object.fromEntries(typedCandidateFields.map((name) => [name, '']));

export const candidateNewPages = [
  defineConsolePage({
    ...{ method: 'get', path, role: 'recruiter', isChange: true },
    handler: async (context) => ({ document: newCandidatePage(context, { texts: emptyTexts, resumePath: '' }) }),
  }),
  defineConsolePage({ method: 'post', path, role: 'recruiter', maxFileBytes: maxResumeBytes, handler: create }),
];
