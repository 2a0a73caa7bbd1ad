import { type ComponentChildren, h, type JSX } from 'preact';
import type { JobView } from '#modules/jobs';
import { facts } from './components/facts.ts';
import { moment } from './components/moment.ts';
import type { ConsoleContext } from './console.page.ts';
import { consolePage } from './layout.ts';
import { stateBadge } from './state.badge.ts';
import { count, inWords, oneDecimal, range } from './words.ts';

/** Where a job's applications are listed. */
export const applicationsOfJob = (jobId: string, status?: string): string => {
  const query = new URLSearchParams({ job: jobId, ...(status !== undefined && { status }) });
  return `/console/applications?${query.toString()}`;
};

function payOf({ job_type, currency, rate, min_ctc, max_ctc, ctc_not_disclosed }: JobView): string | undefined {
  const hidden = ctc_not_disclosed ? ' (hidden from candidates)' : '';
  if (job_type === 'contract')
    return rate === null ? undefined : `${currency ?? ''} ${count.format(rate)}${hidden}`.trim();
  const pay = range(min_ctc, max_ctc, 'LPA');
  return pay && `${currency ?? ''} ${pay}${hidden}`.trim();
}

type Weighted = JobView['required_skills_weighted'];

function skillBar({ skill, weight, source }: Weighted[number], heaviest: number): JSX.Element {
  const width = heaviest > 0 ? (weight / heaviest) * 100 : 0;
  return h('li', null, [
    h('span', { class: 'skill' }, [
      skill,
      source === 'description' && h('small', { class: 'quiet' }, ' from the text'),
    ]),
    h('svg', { class: 'term-bar met', viewBox: '0 0 100 8', preserveAspectRatio: 'none', 'aria-hidden': 'true' }, [
      h('rect', { class: 'filled', width: oneDecimal(width), height: 8 }),
    ]),
    h('span', { class: 'number' }, `${oneDecimal(weight * 100)} %`),
  ]);
}

/** Weighed skills, else those that were listed, else nothing. */
function skills(title: string, weighted: Weighted, listed: readonly string[]): ComponentChildren {
  if (weighted.length === 0 && listed.length === 0) return null;
  const heaviest = Math.max(0, ...weighted.map(({ weight }) => weight));
  return h('div', null, [
    h('h3', null, title),
    weighted.length > 0
      ? h(
          'ul',
          { class: 'skills' },
          weighted.map((skill) => skillBar(skill, heaviest)),
        )
      : h('p', null, listed.join(' · ')),
  ]);
}

/** What an answer is to be, in words. */
function expectedIn(expected: unknown): string | undefined {
  if (Array.isArray(expected)) return expected.join(', ');
  if (typeof expected !== 'object' || expected === null) return undefined;
  return Object.entries(expected)
    .map(([bound, value]) => `${bound} ${String(value)}`)
    .join(', ');
}

function screeningQuestions(questions: JobView['screening_questions']): ComponentChildren {
  if (!questions?.length)
    return h('p', { class: 'quiet' }, [
      'None, so there is nothing to ask in a screening. Give them as ',
      h('code', null, 'screening_questions'),
      ' by ',
      h('code', null, 'PUT /api/v1/jobs/{id}'),
      '.',
    ]);
  const ordered = questions.toSorted((a, b) => a.order - b.order);
  return h(
    'ol',
    { class: 'questions' },
    ordered.map((question) =>
      h('li', null, [
        question.question,
        h('small', { class: 'quiet' }, [
          ` ${inWords(question.type)}${question.required ? ', required' : ''}`,
          question.options?.length ? `: ${question.options.join(' / ')}` : '',
          question.expected === undefined ? '' : `. Expected: ${expectedIn(question.expected) ?? ''}`,
        ]),
      ]),
    ),
  );
}

function videoQuestions(questions: JobView['video_interview_questions']): ComponentChildren {
  if (questions.length === 0)
    return h(
      'p',
      { class: 'quiet' },
      'None yet: the worker makes them from the title, the description and the skills.',
    );
  return h(
    'ol',
    { class: 'questions' },
    questions.map(({ text, skill }) => h('li', null, [text, skill && h('small', { class: 'quiet' }, ` ${skill}`)])),
  );
}

function jobFacts(job: JobView): JSX.Element {
  return facts([
    ['Client', job.client_id === null && job.client_name === null ? 'None: direct hire' : job.client_name],
    ['Candidates see', job.public_company_name],
    ['Locations', job.locations.join(' · ')],
    ['Work mode', job.work_mode && inWords(job.work_mode)],
    ['Type', job.job_type && inWords(job.job_type)],
    ['Experience', range(job.min_experience_years, job.max_experience_years, 'years')],
    ['Pay', payOf(job)],
    ['First apply brings', job.direct_video_interview_on_apply ? 'A video interview invite' : 'An interest email'],
    ['Made', moment(job.created_at)],
    ['Changed', moment(job.updated_at)],
  ]);
}

const tile = (value: string, label: string, href?: string): JSX.Element =>
  h('li', null, [h('strong', null, value), href ? h('a', { href }, label) : h('span', null, label)]);

/** A job, with the ways to its board, its applications and its public page. */
export function jobPage(context: ConsoleContext, job: JobView): JSX.Element {
  const isWeighed = job.required_skills_weighted.length + job.preferred_skills_weighted.length > 0;
  const hasSkills = isWeighed || job.required_skills.length + job.preferred_skills.length > 0;
  return consolePage(
    context,
    { title: job.title, section: 'jobs' },
    h('h1', null, [job.title, ' ', stateBadge(job.status)]),
    h('ul', { class: 'tiles' }, [
      tile(count.format(job.applicant_count), 'applications', applicationsOfJob(job.id)),
      tile(`${count.format(job.filled_count)} / ${count.format(job.openings_count)}`, 'filled'),
    ]),
    h('p', { class: 'actions' }, [
      h('a', { class: 'button', href: `/console/jobs/${job.id}/board` }, 'Open the board'),
      h('a', { class: 'button other', href: applicationsOfJob(job.id) }, 'List its applications'),
      job.status === 'active' && h('a', { class: 'button other', href: `/jobs/${job.id}` }, 'Public page'),
    ]),
    job.status !== 'active' &&
      h(
        'p',
        { class: 'quiet' },
        'It has no public page while it is not active. Applications are still taken by the API.',
      ),
    h('div', { class: 'columns' }, [
      h('section', null, [h('h2', null, 'Facts'), jobFacts(job)]),
      h('section', null, [
        h('h2', null, 'Skills'),
        hasSkills
          ? [
              skills('Required', job.required_skills_weighted, job.required_skills),
              skills('Preferred', job.preferred_skills_weighted, job.preferred_skills),
            ]
          : h('p', { class: 'quiet' }, 'None listed, and none found in the description.'),
      ]),
      h('section', null, [h('h2', null, 'Screening questions'), screeningQuestions(job.screening_questions)]),
      h('section', null, [h('h2', null, 'Video interview questions'), videoQuestions(job.video_interview_questions)]),
    ]),
  );
}
