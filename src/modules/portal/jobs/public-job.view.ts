import { createHash } from 'node:crypto';
import { type ComponentChildren, h, type JSX } from 'preact';
import { descriptionHtml } from '#modules/jobs';
import { askedOnApply } from '#modules/screenings';
import { factList } from '#platform/pages/fact-list.ts';
import { careersPath } from '../careers/careers-path.ts';
import { inputField, type Problems, problemSummary } from '../field.ts';
import { layout } from '../layout.ts';
import { jobPicture } from '../pictures/picture-text.ts';
import { portalMessages } from '../portal.messages.ts';
import { questionField } from '../question-field.ts';
import { formatExperience, formatPay } from './job-facts.ts';
import type { PublicJob } from './public-job.queries.ts';
import { structuredJob } from './public-job-structured-data.ts';

const { job: messages } = portalMessages;

export type SubmittedFields = { value(name: string): string; values(name: string): readonly string[] };

export const applyAnswerName = (index: number): string => `question-${index}`;

/** This hidden field identifies the questions that the form was rendered with. */
const questionsMarkName = 'asked';

const questionsMark = (questions: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(questions)).digest('hex').slice(0, 16);

/**
 * Answers in the order of the job's required questions. All are empty if the questions changed after the page was
 * rendered, because an answer must not move to another question.
 */
export function answersIn(job: PublicJob, submitted: SubmittedFields): (readonly string[])[] {
  const asked = askedOnApply(job.questions ?? []);
  const isUnchanged = ['', questionsMark(asked)].includes(submitted.value(questionsMarkName));
  return asked.map((_, index) => (isUnchanged ? submitted.values(applyAnswerName(index)) : []));
}

function jobFacts(job: PublicJob): JSX.Element {
  return factList([
    [messages.company, job.companyName],
    [messages.locations, job.locations.join(' · ') || undefined],
    [messages.workMode, job.workMode ? messages.workModes[job.workMode] : undefined],
    [messages.type, job.jobType ? messages.types[job.jobType] : undefined],
    [messages.experience, formatExperience(job)],
    [job.jobType === 'contract' ? messages.rate : messages.salary, formatPay(job)],
  ]);
}

function applyForm(job: PublicJob, submitted: SubmittedFields, problems: Problems): ComponentChildren {
  const text = (name: string, label: string, type: 'text' | 'email' | 'tel', autocomplete: string, required: boolean) =>
    inputField({ name, label, type, autocomplete, required, value: submitted.value(name), problems });
  const asked = askedOnApply(job.questions ?? []);
  const answers = answersIn(job, submitted);
  const labels = new Map(asked.map(({ question }, index) => [applyAnswerName(index), question]));
  return [
    h('h2', { id: 'apply' }, messages.applyHeading),
    problemSummary(problems, labels),
    h('form', { method: 'post', action: `/jobs/${job.id}`, encType: 'multipart/form-data' }, [
      text('full_name', messages.name, 'text', 'name', true),
      text('email', messages.email, 'email', 'email', true),
      text('phone_number', messages.phone, 'tel', 'tel', false),
      inputField({
        name: 'resume',
        label: messages.resume,
        hint: problems.size > 0 && !problems.has('resume') ? messages.resumeAgain : messages.resumeHint,
        type: 'file',
        accept: '.pdf,.docx,.txt,application/pdf,text/plain',
        required: true,
        problems,
      }),
      h('input', { type: 'hidden', name: questionsMarkName, value: questionsMark(asked) }),
      asked.map((question, index) => questionField(applyAnswerName(index), question, answers[index] ?? [], problems)),
      h('p', { class: 'quiet' }, messages.consent(job.organizationName)),
      h('button', { type: 'submit' }, messages.apply),
    ]),
  ];
}

const emptyForm: SubmittedFields = { value: () => '', values: () => [] };

export function publicJobPage(
  job: PublicJob,
  baseUrl: string,
  { submitted, problems }: { submitted: SubmittedFields; problems: Problems } = {
    submitted: emptyForm,
    problems: new Map(),
  },
): JSX.Element {
  const title = messages.pageTitle(job.title, job.companyName);
  const description = descriptionHtml(job);
  return layout(
    {
      title: problems.size > 0 ? messages.problemTitle(title) : title,
      personal: problems.size > 0,
      organization: job,
      description: messages.summary(job.title, job.companyName, job.locations.join(', ')),
      canonical: `${baseUrl}/jobs/${job.id}`,
      preview: {
        title,
        site: job.organizationName,
        picture: jobPicture(job) && `${baseUrl}/jobs/${job.id}/picture.png`,
      },
      structured: structuredJob(job, description, baseUrl),
    },
    job.careersAddress !== null &&
      h(
        'p',
        null,
        h('a', { href: careersPath(job.careersAddress) }, portalMessages.careers.back(job.organizationName)),
      ),
    h('h1', null, job.title),
    jobFacts(job),
    problems.size === 0 && h('p', null, h('a', { href: '#apply' }, messages.toForm)),
    description !== '' && [
      h('h2', null, messages.about),
      h('div', { dangerouslySetInnerHTML: { __html: description } }),
    ],
    applyForm(job, submitted, problems),
  );
}
