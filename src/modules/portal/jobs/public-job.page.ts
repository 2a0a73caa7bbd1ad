import { z } from 'zod';
import { AppliedAnswersService } from '#modules/screenings';
import type { Resolve } from '#platform/container.ts';
import { configToken } from '#platform/container.ts';
import { UnsupportedMediaType } from '#platform/errors.ts';
import type { Form } from '#platform/pages/form.ts';
import { definePage } from '#platform/pages/page.ts';
import { email, id, nonBlankText, text } from '#platform/schema/fields.ts';
import { typedPhoneNumber } from '#platform/schema/phone-number.ts';
import { maxResumeBytes } from '#readers/resume';
import { checkEmailPage } from '../apply/confirmation.view.ts';
import { JobNotOpen } from '../apply/job-not-open.ts';
import type { FormFields } from '../apply/pending-application.repository.ts';
import { SelfApplyService } from '../apply/self-apply.service.ts';
import { portalMessages } from '../portal.messages.ts';
import { type PublicJob, PublicJobQueries } from './public-job.queries.ts';
import { answersIn, applyAnswerName, publicJobPage } from './public-job.view.ts';

/** Throws JobNotOpen, also for an invalid id. */
export async function activeJob(resolve: Resolve, jobId: string | undefined): Promise<PublicJob> {
  const parsed = id().safeParse(jobId);
  if (!parsed.success) throw new JobNotOpen();
  const jobs = resolve(PublicJobQueries);
  const job = await jobs.find(parsed.data);
  if (!job) throw new JobNotOpen(await jobs.careersOf(parsed.data));
  return job;
}

const applicantFields = z.object({
  full_name: nonBlankText(255).transform((name) => name.trim()),
  email: email(),
  phone_number: text(50).regex(typedPhoneNumber),
});

type ReadForm = { fields: FormFields } | { problems: Map<string, string> };

function readForm(form: Form, job: PublicJob, answered: AppliedAnswersService): ReadForm {
  const messages = portalMessages.job.problems;
  const problems = new Map<string, string>();
  const read = applicantFields.safeParse({
    full_name: form.value('full_name'),
    email: form.value('email'),
    phone_number: form.value('phone_number'),
  });
  for (const { path } of read.error?.issues ?? []) {
    const name = String(path[0]) as keyof z.output<typeof applicantFields>;
    problems.set(name, messages[name]);
  }
  const resume = form.file('resume')?.bytes;
  if (!resume) problems.set('resume', messages.resumeMissing);
  const answers = answersIn(job, form);
  const questions = job.questions ?? [];
  for (const [index, message] of answered.check(questions, answers)) {
    problems.set(applyAnswerName(index), message);
  }
  if (!read.success || !resume || problems.size > 0) return { problems };
  const phone_number = read.data.phone_number.trim() || null;
  return { fields: { ...read.data, phone_number, resume, questions, answers } };
}

export const publicJobPages = [
  definePage({
    method: 'get',
    path: '/jobs/{id}',
    personal: false,
    // Each visit sanitizes a description, which may have 200,000 characters of markup.
    limit: { perMinute: 600, burst: 300 },
    handler: async ({ params, resolve }) => {
      const job = await activeJob(resolve, params['id']);
      return { document: publicJobPage(job, resolve(configToken).baseUrl) };
    },
  }),
  definePage({
    method: 'post',
    path: '/jobs/{id}',
    personal: true,
    maxFileBytes: maxResumeBytes,
    limit: (config) => config.selfApplyLimit,
    atOncePerNetwork: (config) => config.selfApplyAtOnce,
    handler: async ({ params, form, resolve }) => {
      const job = await activeJob(resolve, params['id']);
      const showAgain = (problems: Map<string, string>) => ({
        status: 422,
        document: publicJobPage(job, resolve(configToken).baseUrl, { submitted: form, problems }),
      });
      const read = readForm(form, job, resolve(AppliedAnswersService));
      if ('problems' in read) return showAgain(read.problems);
      try {
        await resolve(SelfApplyService).submit(job, read.fields);
        return { redirect: `/jobs/${job.id}/check-email` };
      } catch (error) {
        if (!(error instanceof UnsupportedMediaType)) throw error;
        return showAgain(new Map([['resume', portalMessages.job.problems.resumeType]]));
      }
    },
  }),
  definePage({
    method: 'get',
    path: '/jobs/{id}/check-email',
    personal: true,
    handler: async ({ params, resolve }) => {
      const job = await activeJob(resolve, params['id']);
      return { document: checkEmailPage({ title: job.title, company: job.companyName, organization: job }) };
    },
  }),
];
