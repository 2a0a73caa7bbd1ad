import { h, type JSX } from 'preact';
import type { EnrichedApplication } from '#modules/applications';
import type { JobView } from '#modules/jobs';
import type { ScreeningItem } from '#modules/screenings';
import { facts } from './components/facts.ts';
import { moment } from './components/moment.ts';
import type { ConsoleContext } from './console.page.ts';
import { consolePage } from './layout.ts';
import { count, many } from './words.ts';

type Start = {
  application: EnrichedApplication;
  job: JobView;
  price: number;
  balance: number;
  /** Interviews of this candidate for this job that can still be done. */
  open: readonly ScreeningItem[];
  /** The interview that the form makes: sent twice, it makes one. */
  interviewId: string;
};

/** Asks whether a video interview is to be made and paid. */
export function interviewStartPage(context: ConsoleContext, start: Start, problem?: string): JSX.Element {
  const { application, job, price, balance, open, interviewId } = start;
  const back = `/console/applications/${application.id}`;
  const questions = job.video_interview_questions;
  const affordable = balance >= price;
  return consolePage(
    context,
    { title: 'Start a video interview', section: 'applications' },
    h('h1', null, 'Start a video interview'),
    problem !== undefined && h('p', { class: 'problems', role: 'alert' }, problem),
    open.map((one) =>
      h('p', { class: 'problems' }, [
        'There is ',
        h('a', { href: `/console/interviews/${one.id}` }, 'an interview for this job'),
        ' already that has not ended, made ',
        moment(one.created_at),
        '. Another one costs credits again.',
      ]),
    ),
    facts([
      ['Candidate', application.candidate_full_name],
      ['Job', application.job_title],
      ['Cost', many(price, 'credit')],
      ['Credits now', count.format(balance)],
      ['Credits afterwards', affordable && count.format(balance - price)],
    ]),
    h('h2', null, 'Questions'),
    questions.length > 0
      ? h(
          'ol',
          { class: 'questions' },
          questions.map(({ text }) => h('li', null, text)),
        )
      : h('p', { class: 'quiet' }, 'They are made from the job when the interview is started.'),
    affordable
      ? h('form', { method: 'post', action: `${back}/interview` }, [
          h('input', { type: 'hidden', name: 'interview', value: interviewId }),
          h('p', null, 'The candidate gets an email with the link.'),
          h('div', { class: 'actions' }, [
            h('button', { type: 'submit' }, `Start it for ${many(price, 'credit')}`),
            h('a', { class: 'button other', href: back }, 'Cancel'),
          ]),
        ])
      : h('p', { class: 'problems' }, [
          `This takes ${many(price, 'credit')}. An admin sees under Settings how credits are added. `,
          h('a', { href: back }, 'Back to the application'),
        ]),
  );
}
