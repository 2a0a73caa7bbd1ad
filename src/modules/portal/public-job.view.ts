import { createHash } from 'node:crypto';
import { type ComponentChildren, h, type JSX } from 'preact';
import { descriptionHtml } from '#modules/jobs';
import { askedOnApply } from '#modules/screenings';
import { catalogue } from './catalogue.ts';
import { inputField, type Problems, problemSummary } from './field.ts';
import { layout } from './layout.ts';
import type { PublicJob } from './public-job.queries.ts';
import { structuredJob } from './public-job.structured.ts';
import { questionField } from './question.field.ts';

/** What was typed into the form for applying, by its fields' names. */
export type Typed = { value(name: string): string; values(name: string): readonly string[] };

/** The names of the form's fields for the required questions: `question-0`, `question-1`, … */
export const answerName = (index: number): string => `question-${index}`;

/** The name of the field that says which questions the form was made with. */
const askedName = 'asked';

const markOf = (questions: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(questions)).digest('hex').slice(0, 16);

/**
 * The answers in a form, in the order of the job's required questions; none where these were others when the page was
 * made: it may have been open for days, and what was said to one question is no answer to another.
 */
export function answersIn(job: PublicJob, typed: Typed): (readonly string[])[] {
  const asked = askedOnApply(job.questions ?? []);
  const isOfThese = ['', markOf(asked)].includes(typed.value(askedName));
  return asked.map((_, index) => (isOfThese ? typed.values(answerName(index)) : []));
}

const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

function range(min: number | null, max: number | null): string | undefined {
  const { job: words } = catalogue();
  if (min !== null && max !== null)
    return min === max ? number.format(min) : `${number.format(min)}–${number.format(max)}`;
  if (min !== null) return words.from(number.format(min));
  return max === null ? undefined : words.upTo(number.format(max));
}

/** The salary in words; undefined where there is none to show. */
function payOf({ jobType, currency, rate, minCtc, maxCtc }: PublicJob): string | undefined {
  if (jobType === 'contract') return rate === null ? undefined : `${currency ?? ''} ${number.format(rate)}`.trim();
  const ctc = range(minCtc, maxCtc);
  return ctc && catalogue().job.lakhs(currency ?? '', ctc);
}

function facts(job: PublicJob): JSX.Element {
  const { job: words } = catalogue();
  const years = range(job.minExperienceYears, job.maxExperienceYears);
  const rows: [string, string | undefined][] = [
    [words.company, job.companyName],
    [words.locations, job.locations.join(' · ') || undefined],
    [words.workMode, job.workMode ? words.workModes[job.workMode] : undefined],
    [words.type, job.jobType ? words.types[job.jobType] : undefined],
    [words.experience, years && words.years(years)],
    [job.jobType === 'contract' ? words.rate : words.salary, payOf(job)],
  ];
  return h(
    'dl',
    { class: 'facts' },
    rows.flatMap(([name, value]) => (value ? [h('dt', null, name), h('dd', null, value)] : [])),
  );
}

function applyForm(job: PublicJob, typed: Typed, problems: Problems): ComponentChildren {
  const { job: words } = catalogue();
  const text = (name: string, label: string, type: 'text' | 'email' | 'tel', autocomplete: string, required: boolean) =>
    inputField({ name, label, type, autocomplete, required, value: typed.value(name), problems });
  const asked = askedOnApply(job.questions ?? []);
  const answers = answersIn(job, typed);
  const labels = new Map(asked.map(({ question }, index) => [answerName(index), question]));
  return [
    h('h2', { id: 'apply' }, words.applyHeading),
    problemSummary(problems, labels),
    h('form', { method: 'post', action: `/jobs/${job.id}#apply`, encType: 'multipart/form-data' }, [
      text('full_name', words.name, 'text', 'name', true),
      text('email', words.email, 'email', 'email', true),
      text('phone_number', words.phone, 'tel', 'tel', false),
      inputField({
        name: 'resume',
        label: words.resume,
        hint: problems.size > 0 && !problems.has('resume') ? words.resumeAgain : words.resumeHint,
        type: 'file',
        accept: '.pdf,.docx,.txt,application/pdf,text/plain',
        required: true,
        problems,
      }),
      h('input', { type: 'hidden', name: askedName, value: markOf(asked) }),
      asked.map((question, index) => questionField(answerName(index), question, answers[index] ?? [], problems)),
      h('p', { class: 'quiet' }, words.consent(job.organizationName)),
      h('button', { type: 'submit' }, words.apply),
    ]),
  ];
}

const nothingTyped: Typed = { value: () => '', values: () => [] };

/** The page of an active job, with the form to apply. */
export function publicJobPage(
  job: PublicJob,
  baseUrl: string,
  { typed, problems }: { typed: Typed; problems: Problems } = { typed: nothingTyped, problems: new Map() },
): JSX.Element {
  const { job: words } = catalogue();
  const title = words.pageTitle(job.title, job.companyName);
  const description = descriptionHtml(job);
  return layout(
    {
      title: problems.size > 0 ? `${words.problemTitle} ${title}` : title,
      personal: problems.size > 0,
      description: words.summary(job.title, job.companyName, job.locations.join(', ')),
      structured: structuredJob(job, description, `${baseUrl}/jobs/${job.id}`),
    },
    h('h1', null, job.title),
    facts(job),
    problems.size === 0 && h('p', null, h('a', { href: '#apply' }, words.toForm)),
    description !== '' && [h('h2', null, words.about), h('div', { dangerouslySetInnerHTML: { __html: description } })],
    applyForm(job, typed, problems),
  );
}

/** What somebody sees who has applied, just now or before. */
export function appliedPage(job: PublicJob, again: boolean): JSX.Element {
  const { job: words } = catalogue();
  const title = again ? words.appliedBefore : words.applied;
  return layout(
    { title, personal: true },
    h('h1', null, title),
    h(
      'p',
      null,
      again ? words.appliedBeforeText(job.title, job.companyName) : words.appliedText(job.title, job.companyName),
    ),
  );
}
