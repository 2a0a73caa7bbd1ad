import { Readable } from 'node:stream';
import { type Applicant, ApplicantService } from '#modules/applications';
import { ResumeService, ResumeTextService, revealRequired } from '#modules/candidates';
import { UnsupportedMediaType } from '#platform/errors.ts';
import { maxResumeBytes } from '#readers/resume';
import { runAudited } from '../../audit-trail.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../../console.page.ts';
import { isUserError } from '../../form-errors.ts';
import { pathId } from '../../path-id.ts';
import { resumeCopy as t } from './resume.messages.ts';
import { replaceResumePage, resumePath, resumeTextPage } from './resume.view.ts';

/** Throws NotFound. */
const candidateOf = (context: ConsoleContext): Promise<Applicant> =>
  context.resolve(ApplicantService).get(context.user.organizationId, pathId(context));

async function textPage(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const candidate = await candidateOf(context);
  const text = await runAudited(context, () => resolve(ResumeService).text(user.organizationId, candidate.id), {
    action: 'candidate.view_resume',
    subject: candidate.id,
  });
  return { document: resumeTextPage(context, candidate, text) };
}

/** Always an attachment: a file of a stranger is never a document of this site. Scripts read it all the same. */
async function file(
  context: ConsoleContext,
  action: 'candidate.view_resume' | 'candidate.download_resume',
): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const id = pathId(context);
  const { type, name, bytes } = await runAudited(
    context,
    () => resolve(ResumeService).download(user.organizationId, id),
    { action, subject: id },
  );
  return { stream: { type, name, contents: Readable.from([bytes]) } };
}

/** Throws Forbidden while the candidate is masked. */
async function replaceable(context: ConsoleContext): Promise<Applicant> {
  const candidate = await candidateOf(context);
  if (candidate.talent_pool_status === 'masked') throw revealRequired();
  return candidate;
}

async function replacePage(context: ConsoleContext, problem?: string): Promise<ConsoleReply> {
  const candidate = await replaceable(context);
  const resume = await context.resolve(ResumeService).detail(context.user.organizationId, candidate.id);
  return {
    status: problem === undefined ? 200 : 422,
    document: replaceResumePage(context, candidate, resume, problem),
  };
}

async function replace(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, form, resolve } = context;
  const { organizationId } = user;
  const { id } = await replaceable(context);
  const bytes = form.file('resume')?.bytes;
  if (!bytes) return replacePage(context, t.replace.missing);
  const store = async (): Promise<void> => {
    const path = await resolve(ResumeService).upload(organizationId, bytes);
    await resolve(ApplicantService).update(organizationId, id, { resume_path: path }, { seesContact: true });
  };
  try {
    await runAudited(context, store, () => undefined);
  } catch (error) {
    if (!(error instanceof UnsupportedMediaType)) throw error;
    return replacePage(context, t.replace.unsupported);
  }
  return { redirect: `/console/candidates/${id}`, notice: t.replace.done };
}

async function readAgain(context: ConsoleContext): Promise<ConsoleReply> {
  const { id } = await replaceable(context);
  const redirect = `/console/candidates/${id}`;
  try {
    await context.resolve(ResumeTextService).readAgain(context.user.organizationId, id);
    return { redirect, notice: t.readingAgain };
  } catch (error) {
    if (!isUserError(error)) throw error;
    return { redirect, notice: error.message };
  }
}

const role = 'recruiter';
export const resumePages = [
  defineConsolePage({ method: 'get', path: resumePath('{id}', 'resume'), role, handler: textPage }),
  defineConsolePage({
    ...{ method: 'get', path: resumePath('{id}', 'resume/file'), role },
    handler: (context) => file(context, 'candidate.download_resume'),
  }),
  defineConsolePage({
    ...{ method: 'get', path: resumePath('{id}', 'resume/view'), role, isPart: true },
    handler: (context) => file(context, 'candidate.view_resume'),
  }),
  defineConsolePage({
    ...{ method: 'get', path: resumePath('{id}', 'resume/replace'), role, isChange: true },
    handler: (context) => replacePage(context),
  }),
  defineConsolePage({
    ...{ method: 'post', path: resumePath('{id}', 'resume/replace'), role, maxFileBytes: maxResumeBytes },
    handler: replace,
  }),
  defineConsolePage({ method: 'post', path: resumePath('{id}', 'resume/read'), role, handler: readAgain }),
];
