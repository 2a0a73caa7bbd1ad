import { h, type JSX } from 'preact';
import type { EnrichedApplication } from '#modules/applications';
import type { JobView } from '#modules/jobs';
import type { ScreeningItem } from '#modules/screenings';
import { factList } from '#platform/pages/fact-list.ts';
import { formatNumber } from '#platform/pages/format.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import { consolePage } from '../layout.ts';

type InterviewStart = {
  application: EnrichedApplication;
  job: JobView;
  price: number;
  balance: number;
  /** Interviews of this candidate for this job that are not over. */
  open: readonly ScreeningItem[];
  /** The form carries the id of the interview: sent twice, it creates one. */
  interviewId: string;
};

const { start: t } = copy.interviews;

const openInterview = ({ id, created_at }: ScreeningItem): JSX.Element => {
  const link = h('a', { href: `/console/interviews/${id}` }, t.openInterviewLink);
  return h('p', { class: 'problems' }, t.openInterview(link, showDateTime(created_at)));
};

function startForm({ price, interviewId }: InterviewStart, back: string): JSX.Element {
  return h('form', { method: 'post', action: `${back}/interview` }, [
    h('input', { type: 'hidden', name: 'interview', value: interviewId }),
    h('p', null, t.consequence),
    h('div', { class: 'actions' }, [
      h('button', { type: 'submit' }, t.submit(price)),
      h('a', { class: 'button other', href: back }, copy.form.cancel),
    ]),
  ]);
}

export function interviewStartPage(context: ConsoleContext, start: InterviewStart, problem?: string): JSX.Element {
  const { application, job, price, balance, open } = start;
  const back = `/console/applications/${application.id}`;
  const questions = job.video_interview_questions;
  const isAffordable = balance >= price;
  return consolePage(
    context,
    { title: t.title, section: 'applications' },
    h('h1', null, t.title),
    problem !== undefined && h('p', { class: 'problems', role: 'alert' }, problem),
    open.map(openInterview),
    factList([
      [t.facts.candidate, application.candidate_full_name],
      [t.facts.job, application.job_title],
      [t.facts.cost, t.cost(price)],
      [t.facts.balance, formatNumber(balance)],
      [t.facts.after, isAffordable && formatNumber(balance - price)],
    ]),
    h('h2', null, t.questions),
    questions.length > 0
      ? h(
          'ol',
          { class: 'questions' },
          questions.map(({ text }) => h('li', null, text)),
        )
      : h('p', { class: 'quiet' }, t.noQuestions),
    isAffordable
      ? startForm(start, back)
      : h('p', { class: 'problems' }, [t.notEnough(price), h('a', { href: back }, t.back)]),
  );
}
