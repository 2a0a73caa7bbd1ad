import { type Applicant, ApplicantService, CreateApplicant } from '#modules/applications';
import { ResumeService } from '#modules/candidates';
import { Conflict, UnsupportedMediaType, ValidationError } from '#platform/errors.ts';
import { validate } from '#platform/schema/validate.ts';
import { maxResumeBytes } from '#readers/resume';
import { runAudited } from '../../audit-trail.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../../console.page.ts';
import type { FieldTexts } from '../../editing/edit.ts';
import { readTexts, toTypedErrors } from '../../editing/typed-value.ts';
import { candidateEditingCopy as t } from './candidate-editing.messages.ts';
import { candidateInput, candidateLabels, candidateTexts, typedCandidateFields } from './candidate-form.ts';
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

function store(context: ConsoleContext, typed: FieldTexts, resumePath: string): Promise<Applicant> {
  const { user, resolve } = context;
  const make = async () => {
    const input = validate(CreateApplicant, inputOf(typed, resumePath));
    const service = resolve(ApplicantService);
    const { applicant, created } = await service.createOrMatch(user.organizationId, input, { seesContact: true });
    if (!created) throw new EmailTaken(applicant.id);
    return applicant;
  };
  return runAudited(context, make, () => undefined);
}

/** Stored before the candidate is, so that an error elsewhere does not lose the file. */
async function resumeIn(context: ConsoleContext): Promise<string> {
  const { form, user, resolve } = context;
  const bytes = form.file('resume')?.bytes;
  if (!bytes) return form.value('resume_path');
  try {
    const upload = () => resolve(ResumeService).upload(user.organizationId, bytes);
    return await runAudited(context, upload, () => undefined);
  } catch (error) {
    if (!(error instanceof UnsupportedMediaType)) throw error;
    const message = bytes.length === 0 ? t.create.emptyResume : t.create.unsupportedResume;
    throw new ValidationError([{ path: 'resume', code: 'invalid_value', message }]);
  }
}

/** A form that was sent twice has made this very candidate. */
async function isMadeOf({ resolve, user }: ConsoleContext, typed: FieldTexts, resumePath: string, made: Applicant) {
  const stored = candidateTexts(made);
  const isSame = Object.entries(typed).every(([name, text]) => text === '' || text === stored[name]);
  if (!isSame || resumePath === '') return isSame;
  return resolve(ResumeService).isFileOf(user.organizationId, made.id, resumePath);
}

async function create(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const typed = readTexts(form, typedCandidateFields);
  let resumePath = form.value('resume_path');
  try {
    resumePath = await resumeIn(context);
    const { id, full_name: name } = await store(context, typed, resumePath);
    return { redirect: `/console/candidates/${id}`, notice: t.create.done(name) };
  } catch (error) {
    const taken = error instanceof EmailTaken ? error.candidateId : undefined;
    const existing = taken ? await resolve(ApplicantService).get(user.organizationId, taken) : undefined;
    if (existing && (await isMadeOf(context, typed, resumePath, existing))) {
      return { redirect: `/console/candidates/${existing.id}`, notice: t.create.existing };
    }
    const shown = existing
      ? new ValidationError([{ path: 'email', code: 'conflict', message: t.create.emailTaken }])
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
