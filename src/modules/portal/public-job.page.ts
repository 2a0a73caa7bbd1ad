import { z } from 'zod';
import { AppliedAnswersService } from '#modules/screenings';
import type { Resolve } from '#platform/container.ts';
import { configToken } from '#platform/container.ts';
import { NotFound, UnsupportedMediaType } from '#platform/errors.ts';
import { email, filled, id, text } from '#platform/http/types.ts';
import type { Form } from '#platform/pages/form.ts';
import { definePage } from '#platform/pages/page.ts';
import { catalogue } from './catalogue.ts';
import { type PublicJob, PublicJobQueries } from './public-job.queries.ts';
import { answerName, answersIn, appliedPage, publicJobPage } from './public-job.view.ts';
import { type SelfApplication, SelfApplyService } from './self-apply.service.ts';

const maxResumeBytes = 10 * 1024 * 1024;

/** Throws NotFound, in the same way for a job that is not active, not there or no id at all. */
async function activeJob(resolve: Resolve, jobId: string | undefined): Promise<PublicJob> {
  const known = id().safeParse(jobId);
  const job = known.success ? await resolve(PublicJobQueries).find(known.data) : undefined;
  if (!job) throw new NotFound('The job');
  return job;
}

const person = z.object({
  full_name: filled(255).transform((name) => name.trim()),
  email: email(),
  // Digits to call, and whatever people write between them.
  phone_number: text(50).regex(/^(?:\s*|[^\p{L}]*(?:\d[^\p{L}\d]*){6,20}(?:(?:ext|x)\.?\s*\d{1,6})?)$/iu),
});

type Read = { application: SelfApplication } | { problems: Map<string, string> };

/** The form as it is sent on, or what is wrong with each of its fields. */
function readForm(form: Form, job: PublicJob, answered: AppliedAnswersService): Read {
  const words = catalogue().job.problems;
  const problems = new Map<string, string>();
  const read = person.safeParse({
    full_name: form.value('full_name'),
    email: form.value('email'),
    phone_number: form.value('phone_number'),
  });
  for (const { path } of read.error?.issues ?? []) {
    const name = String(path[0]) as keyof z.output<typeof person>;
    problems.set(name, words[name]);
  }
  const resume = form.file('resume')?.bytes;
  if (!resume) problems.set('resume', words.resumeMissing);
  const answers = answersIn(job, form);
  for (const [index, message] of answered.check(job.questions ?? [], answers)) {
    problems.set(answerName(index), message);
  }
  if (!read.success || !resume || problems.size > 0) return { problems };
  const phone_number = read.data.phone_number.trim() || null;
  return { application: { ...read.data, phone_number, resume, answers } };
}

export const publicJobPages = [
  definePage({
    method: 'get',
    path: '/jobs/{id}',
    personal: false,
    // A description may be 200,000 characters of markup, which are made safe for each visit.
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
    handler: async ({ params, form, resolve }) => {
      const job = await activeJob(resolve, params['id']);
      const again = (problems: Map<string, string>) => ({
        status: 422,
        document: publicJobPage(job, resolve(configToken).baseUrl, { typed: form, problems }),
      });
      const read = readForm(form, job, resolve(AppliedAnswersService));
      if ('problems' in read) return again(read.problems);
      try {
        const outcome = await resolve(SelfApplyService).apply(job, read.application);
        return { redirect: `/jobs/${job.id}/${outcome === 'applied' ? 'applied' : 'applied-before'}` };
      } catch (error) {
        if (!(error instanceof UnsupportedMediaType)) throw error;
        return again(new Map([['resume', catalogue().job.problems.resumeType]]));
      }
    },
  }),
  ...(['applied', 'applied-before'] as const).map((outcome) =>
    definePage({
      method: 'get',
      path: `/jobs/{id}/${outcome}`,
      personal: true,
      handler: async ({ params, resolve }) => ({
        document: appliedPage(await activeJob(resolve, params['id']), outcome === 'applied-before'),
      }),
    }),
  ),
];
