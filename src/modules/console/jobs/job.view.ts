import { type ComponentChildren, h, type JSX } from 'preact';
import { interviewPrice } from '#modules/interviews';
import { descriptionHtml, type JobView } from '#modules/jobs';
import { icon } from '#platform/design/icon.ts';
import { factList } from '#platform/pages/fact-list.ts';
import { formatAmount, formatDecimal, formatPercent, formatRange } from '#platform/pages/format.ts';
import { menuScript } from '../assets.ts';
import { stateBadge } from '../components/badges.ts';
import { moreMenu, pageHead } from '../components/page-head.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import { consolePage } from '../layout.ts';
import { jobPath, statusLinks } from './editing/job-status.view.ts';
import { jobTabs } from './job-tabs.view.ts';
import { questionList } from './questions/question-list.view.ts';
import { demandsOf, type JobDemand } from './skills/job-demands.ts';

const { job: t } = copy.jobs;

function payOf({ job_type, currency, rate, min_ctc, max_ctc, ctc_not_disclosed }: JobView): string | undefined {
  const range = formatRange(min_ctc, max_ctc);
  const amount = job_type === 'contract' ? rate !== null && formatAmount(rate) : range && t.lakhsPerYear(range);
  if (!amount) return undefined;
  const pay = `${currency ?? ''} ${amount}`.trim();
  return ctc_not_disclosed ? t.hiddenPay(pay) : pay;
}

type WeightedSkills = JobView['required_skills_weighted'];

function skillBar({ skills, weight, source, evidence }: JobDemand): JSX.Element {
  return h('li', null, [
    h('span', { class: 'skill' }, [
      t.skills.anyOf(skills),
      (source === 'description' || evidence) &&
        h('small', { class: 'quiet' }, t.skills.fromDescription(evidence?.line)),
    ]),
    h('svg', { class: 'term-bar met', viewBox: '0 0 100 8', preserveAspectRatio: 'none', 'aria-hidden': 'true' }, [
      h('rect', { class: 'track', width: 100, height: 8 }),
      h('rect', { class: 'filled', width: formatDecimal(weight * 100), height: 8 }),
    ]),
    h('span', { class: 'number' }, formatPercent(weight)),
  ]);
}

type SkillsOfJob = Pick<JobView, 'required_skills_weighted' | 'preferred_skills_weighted'> &
  Partial<Pick<JobView, 'required_skills' | 'preferred_skills'>>;

export function skillLists(skills: SkillsOfJob, none: string = t.skills.none): ComponentChildren {
  const { required_skills = [], required_skills_weighted, preferred_skills = [], preferred_skills_weighted } = skills;
  const lists = [required_skills_weighted, preferred_skills_weighted, required_skills, preferred_skills];
  if (lists.every((list) => list.length === 0)) return h('p', { class: 'quiet' }, none);
  return [
    skillSection(t.skills.required, required_skills_weighted, required_skills),
    skillSection(t.skills.preferred, preferred_skills_weighted, preferred_skills),
  ];
}

function skillSection(title: string, weighted: WeightedSkills, listed: readonly string[]): ComponentChildren {
  if (weighted.length === 0 && listed.length === 0) return null;
  return h('div', null, [
    h('h3', null, title),
    weighted.length > 0
      ? h('ul', { class: 'skills' }, demandsOf(weighted).map(skillBar))
      : h('p', null, listed.join(' · ')),
  ]);
}

function screeningSection({ id, screening_questions: questions }: JobView): JSX.Element {
  const { edit, add, none } = copy.jobs.questions;
  const isEmpty = !questions?.length;
  return h('section', null, [
    h('h2', null, t.screening.title),
    isEmpty ? h('p', { class: 'quiet' }, none) : questionList(questions),
    h('p', null, h('a', { href: jobPath(id, 'questions') }, isEmpty ? add : edit)),
  ]);
}

function interviewQuestions(questions: JobView['video_interview_questions']): JSX.Element {
  if (questions.length === 0) return h('p', { class: 'quiet' }, t.interview.none);
  return h(
    'ol',
    { class: 'questions' },
    questions.map(({ text, skill }) => h('li', null, [text, skill && h('small', { class: 'quiet' }, ` ${skill}`)])),
  );
}

function clientOf({ client_id, client_name }: JobView): ComponentChildren {
  if (client_id !== null) return h('a', { href: `/console/clients/${client_id}` }, client_name);
  return client_name ?? copy.jobs.directHire;
}

/** Longest description to show, in characters. More would make the page slow to load. */
const longestDescription = 50_000;

function descriptionOf(job: JobView): ComponentChildren {
  const { id, jd_text: jdText, description } = job;
  if ((jdText?.length ?? 0) + (description?.length ?? 0) > longestDescription) {
    return h('p', { class: 'quiet' }, [
      t.description.long,
      ' ',
      h('a', { href: jobPath(id, 'edit') }, t.description.read),
    ]);
  }
  const html = descriptionHtml({ jdText, description });
  if (html === '') return h('p', { class: 'quiet' }, t.description.none);
  return h('div', { class: 'posting', dangerouslySetInnerHTML: { __html: html } });
}

/** Named by enrichment: values that were read from the description. */
type Filled = ReadonlySet<string>;

function jobFacts(job: JobView, filled: Filled): JSX.Element {
  const read = (field: string, value: ComponentChildren): ComponentChildren =>
    value && filled.has(field) ? [value, h('small', { class: 'quiet' }, t.fromDescription)] : value;
  const years = formatRange(job.min_experience_years, job.max_experience_years);
  const invite = t.sendInterview(interviewPrice);
  return factList([
    [t.facts.client, clientOf(job)],
    [t.facts.publicCompany, job.public_company_name],
    [t.facts.locations, read('locations', job.locations.join(' · '))],
    [t.facts.workMode, read('work_mode', job.work_mode && (t.workModes[job.work_mode] ?? job.work_mode))],
    [t.facts.type, job.job_type && (t.types[job.job_type] ?? job.job_type)],
    [
      t.facts.experience,
      read(
        filled.has('min_experience_years') ? 'min_experience_years' : 'max_experience_years',
        years && t.years(years),
      ),
    ],
    [t.facts.pay, payOf(job)],
    [t.facts.externalId, job.external_id],
    [t.facts.onFirstApplication, job.direct_video_interview_on_apply ? invite : t.sendInterest],
    [t.facts.onInterest, invite],
    [t.facts.created, showDateTime(job.created_at)],
    [t.facts.updated, showDateTime(job.updated_at)],
  ]);
}

/** `isRead`: the description has been read, or need not be. */
export type ShownReading = { filled: Filled; isRead: boolean };

export function jobPage(
  context: ConsoleContext,
  job: JobView,
  { filled, isRead }: ShownReading,
  funnel: JSX.Element,
): JSX.Element {
  return consolePage(
    context,
    { title: job.title, section: 'jobs', scripts: [menuScript.path] },
    pageHead({
      title: [job.title, ' ', stateBadge(job.status)],
      meta: [
        t.counts(job.applicant_count, copy.jobs.filled(job.filled_count, job.openings_count)),
        job.status !== 'active' && [h('br', null), t.notPublic],
      ],
      actions: [
        h('a', { class: 'button', href: `${jobPath(job.id)}/board` }, [icon('board'), t.openBoard]),
        h('a', { class: 'button other', href: jobPath(job.id, 'edit') }, t.edit),
        job.status === 'active' &&
          h('a', { class: 'button other', href: `/jobs/${job.id}` }, [icon('open'), t.viewPublicPage]),
        moreMenu(t.more, [h('a', { href: jobPath(job.id, 'duplicate') }, t.duplicate), ...statusLinks(job)]),
      ],
    }),
    jobTabs(job.id, 'overview'),
    h('div', { class: 'split' }, [
      h('div', null, [
        h('section', null, [h('h2', null, t.description.title), descriptionOf(job)]),
        funnel,
        screeningSection(job),
        h('section', null, [h('h2', null, t.interview.title), interviewQuestions(job.video_interview_questions)]),
      ]),
      h('aside', { 'aria-label': t.details }, [
        jobFacts(job, filled),
        h('h2', null, t.skills.title),
        skillLists(job, isRead ? t.skills.none : t.skills.pending),
        h('p', null, h('a', { href: jobPath(job.id, 'skills') }, copy.jobs.skills.edit)),
      ]),
    ]),
  );
}
