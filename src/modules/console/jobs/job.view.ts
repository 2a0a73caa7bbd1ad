import { type ComponentChildren, h, type JSX } from 'preact';
import type { JobView } from '#modules/jobs';
import { factList } from '#platform/pages/fact-list.ts';
import { formatAmount, formatDecimal, formatNumber, formatPercent, formatRange } from '#platform/pages/format.ts';
import { stateBadge } from '../components/badges.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import { consolePage } from '../layout.ts';

const { job: t } = copy.jobs;

export const jobApplicationsPath = (jobId: string, status?: string): string => {
  const query = new URLSearchParams({ job: jobId, ...(status !== undefined && { status }) });
  return `/console/applications?${query.toString()}`;
};

function payOf({ job_type, currency, rate, min_ctc, max_ctc, ctc_not_disclosed }: JobView): string | undefined {
  const range = formatRange(min_ctc, max_ctc);
  const amount = job_type === 'contract' ? rate !== null && formatAmount(rate) : range && t.lakhsPerYear(range);
  if (!amount) return undefined;
  const pay = `${currency ?? ''} ${amount}`.trim();
  return ctc_not_disclosed ? t.hiddenPay(pay) : pay;
}

type WeightedSkills = JobView['required_skills_weighted'];

function skillBar(
  { skill, weight, source, alternatives, evidence }: WeightedSkills[number],
  heaviest: number,
): JSX.Element {
  const width = heaviest > 0 ? (weight / heaviest) * 100 : 0;
  return h('li', null, [
    h('span', { class: 'skill' }, [
      skill,
      alternatives && t.skills.alternatives(alternatives),
      source === 'description' && h('small', { class: 'quiet' }, t.skills.fromDescription(evidence?.line)),
    ]),
    h('svg', { class: 'term-bar met', viewBox: '0 0 100 8', preserveAspectRatio: 'none', 'aria-hidden': 'true' }, [
      h('rect', { class: 'filled', width: formatDecimal(width), height: 8 }),
    ]),
    h('span', { class: 'number' }, formatPercent(weight)),
  ]);
}

type SkillsOfJob = Pick<JobView, 'required_skills_weighted' | 'preferred_skills_weighted'> &
  Partial<Pick<JobView, 'required_skills' | 'preferred_skills'>>;

export function skillLists(skills: SkillsOfJob): ComponentChildren {
  const { required_skills = [], required_skills_weighted, preferred_skills = [], preferred_skills_weighted } = skills;
  const lists = [required_skills_weighted, preferred_skills_weighted, required_skills, preferred_skills];
  if (lists.every((list) => list.length === 0)) return h('p', { class: 'quiet' }, t.skills.none);
  return [
    skillSection(t.skills.required, required_skills_weighted, required_skills),
    skillSection(t.skills.preferred, preferred_skills_weighted, preferred_skills),
  ];
}

function skillSection(title: string, weighted: WeightedSkills, listed: readonly string[]): ComponentChildren {
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

function expectedAnswer(expected: unknown): string {
  if (Array.isArray(expected)) return expected.join(', ');
  if (typeof expected !== 'object' || expected === null) return '';
  return Object.entries(expected)
    .map(([bound, value]) => `${bound} ${String(value)}`)
    .join(', ');
}

function screeningQuestions(questions: JobView['screening_questions']): JSX.Element {
  if (!questions?.length)
    return h(
      'p',
      { class: 'quiet' },
      t.screening.none(h('code', null, 'screening_questions'), h('code', null, 'PUT /api/v1/jobs/{id}')),
    );
  const ordered = questions.toSorted((a, b) => a.order - b.order);
  return h(
    'ol',
    { class: 'questions' },
    ordered.map(({ question, type, required, options, expected }) =>
      h('li', null, [
        question,
        h('small', { class: 'quiet' }, [
          t.screening.type(type, required),
          options?.length ? t.screening.options(options) : '',
          expected === undefined ? '' : t.screening.expected(expectedAnswer(expected)),
        ]),
      ]),
    ),
  );
}

function interviewQuestions(questions: JobView['video_interview_questions']): JSX.Element {
  if (questions.length === 0) return h('p', { class: 'quiet' }, t.interview.none);
  return h(
    'ol',
    { class: 'questions' },
    questions.map(({ text, skill }) => h('li', null, [text, skill && h('small', { class: 'quiet' }, ` ${skill}`)])),
  );
}

function jobFacts(job: JobView): JSX.Element {
  const years = formatRange(job.min_experience_years, job.max_experience_years);
  return factList([
    [t.facts.client, job.client_id === null && job.client_name === null ? copy.jobs.directHire : job.client_name],
    [t.facts.publicCompany, job.public_company_name],
    [t.facts.locations, job.locations.join(' · ')],
    [t.facts.workMode, job.work_mode && (t.workModes[job.work_mode] ?? job.work_mode)],
    [t.facts.type, job.job_type && (t.types[job.job_type] ?? job.job_type)],
    [t.facts.experience, years && t.years(years)],
    [t.facts.pay, payOf(job)],
    [t.facts.externalId, job.external_id],
    [t.facts.onFirstApplication, job.direct_video_interview_on_apply ? t.sendInterview : t.sendInterest],
    [t.facts.created, showDateTime(job.created_at)],
    [t.facts.updated, showDateTime(job.updated_at)],
  ]);
}

const tile = (value: string, label: string, href?: string): JSX.Element =>
  h('li', null, [h('strong', null, value), href ? h('a', { href }, label) : h('span', null, label)]);

export function jobPage(context: ConsoleContext, job: JobView): JSX.Element {
  const applicationsPath = jobApplicationsPath(job.id);
  return consolePage(
    context,
    { title: job.title, section: 'jobs' },
    h('h1', null, [job.title, ' ', stateBadge(job.status)]),
    h('ul', { class: 'tiles' }, [
      tile(formatNumber(job.applicant_count), t.applications, applicationsPath),
      tile(copy.jobs.filled(job.filled_count, job.openings_count), t.filled),
    ]),
    h('p', { class: 'actions' }, [
      h('a', { class: 'button', href: `/console/jobs/${job.id}/board` }, t.openBoard),
      h('a', { class: 'button other', href: applicationsPath }, t.viewApplications),
      job.status === 'active' && h('a', { class: 'button other', href: `/jobs/${job.id}` }, t.viewPublicPage),
    ]),
    job.status !== 'active' && h('p', { class: 'quiet' }, t.notPublic),
    h('div', { class: 'columns' }, [
      h('section', null, [h('h2', null, t.details), jobFacts(job)]),
      h('section', null, [
        h('h2', null, t.skills.title),
        skillLists(job),
        h('p', null, h('a', { href: `/console/jobs/${job.id}/skills` }, copy.jobs.skills.edit)),
      ]),
      h('section', null, [h('h2', null, t.screening.title), screeningQuestions(job.screening_questions)]),
      h('section', null, [h('h2', null, t.interview.title), interviewQuestions(job.video_interview_questions)]),
    ]),
  );
}
