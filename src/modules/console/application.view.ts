import { createHash } from 'node:crypto';
import { type ComponentChildren, h, type JSX } from 'preact';
import type { EnrichedApplication, StatusEvent } from '#modules/applications';
import type { MatchExplanation } from '#modules/matching';
import type { MessageView } from '#modules/outreach';
import { channels, type ScreeningItem } from '#modules/screenings';
import { facts } from './components/facts.ts';
import { matchExplained } from './components/match.ts';
import { moment } from './components/moment.ts';
import type { ConsoleContext } from './console.page.ts';
import { consolePage } from './layout.ts';
import { messageTable } from './message.view.ts';
import { screeningTable } from './screening.view.ts';
import { statusBadge } from './state.badge.ts';

/** Everything that is shown of an application. */
export type ApplicationDetail = {
  application: EnrichedApplication;
  match: MatchExplanation;
  events: readonly StatusEvent[];
  messages: readonly MessageView[];
  screenings: readonly ScreeningItem[];
  /** Names of users by id. */
  users: ReadonlyMap<string, string>;
  statuses: readonly string[];
  /** Whether the job has questions to ask in a screening. */
  hasQuestions: boolean;
  hasWhatsapp: boolean;
  interviewPrice: number;
  /** Notes that were sent and not kept. */
  typedNotes?: string;
};

/** Tells notes from other notes: the form carries which ones it was made from. */
export const versionOf = (notes: string | null): string =>
  createHash('sha256')
    .update(notes ?? '')
    .digest('base64url')
    .slice(0, 16);

const userNamed = (users: ReadonlyMap<string, string>, id: string | null): string =>
  id === null ? 'an integration, or automatically' : (users.get(id) ?? 'a former user');

function moveForm({ application: { id, status }, statuses }: ApplicationDetail): JSX.Element {
  return h('form', { method: 'post', action: `/console/applications/${id}/move`, class: 'inline' }, [
    h('label', { for: 'status' }, 'Pipeline status'),
    h('div', { class: 'together' }, [
      h('select', { id: 'status', name: 'status' }, [
        !statuses.includes(status) && h('option', { value: '', selected: true }, `${status} (no status any more)`),
        statuses.map((one) => h('option', { value: one, selected: one === status }, one)),
      ]),
      h('button', { type: 'submit' }, 'Move'),
    ]),
  ]);
}

const labelOf = (channel: string, hasWhatsapp: boolean): string => {
  if (channel === 'web_form') return 'Form, link to pass on';
  if (channel === 'email') return 'Email with a form';
  return hasWhatsapp ? 'WhatsApp' : 'WhatsApp (not set up)';
};

function screeningForm({ application: { id, job_id }, hasQuestions, hasWhatsapp }: ApplicationDetail): JSX.Element {
  if (!hasQuestions)
    return h('p', { class: 'quiet' }, [
      'No screening: the ',
      h('a', { href: `/console/jobs/${job_id}` }, 'job'),
      ' has no screening questions.',
    ]);
  return h('form', { method: 'post', action: `/console/applications/${id}/screening`, class: 'inline' }, [
    h('label', { for: 'channel' }, 'Ask the screening questions by'),
    h('div', { class: 'together' }, [
      h(
        'select',
        { id: 'channel', name: 'channel' },
        ['email', ...channels.filter((one) => one !== 'email')].map((one) =>
          h('option', { value: one, disabled: one === 'whatsapp' && !hasWhatsapp }, labelOf(one, hasWhatsapp)),
        ),
      ),
      h('button', { type: 'submit', class: 'other' }, 'Start'),
    ]),
  ]);
}

function notesForm({ application: { id, notes }, typedNotes }: ApplicationDetail): JSX.Element {
  return h('form', { method: 'post', action: `/console/applications/${id}/notes`, class: 'inline' }, [
    h('input', { type: 'hidden', name: 'seen', value: versionOf(notes) }),
    h('label', { for: 'notes' }, 'Notes'),
    h('textarea', { id: 'notes', name: 'notes', rows: 5, maxLength: 20_000 }, typedNotes ?? notes ?? ''),
    typedNotes !== undefined && [
      h('p', null, 'As they are now:'),
      h('textarea', { 'aria-label': 'Notes as they are now', rows: 5, readOnly: true }, notes ?? ''),
    ],
    h('button', { type: 'submit', class: 'other' }, 'Save the notes'),
  ]);
}

const whenDone = (at: string | null): ComponentChildren => at !== null && moment(at);

function applicationFacts({ application: a, users }: ApplicationDetail): JSX.Element {
  return facts([
    ['Candidate', h('a', { href: `/console/candidates/${a.candidate_id}` }, a.candidate_full_name ?? 'Candidate')],
    ['Email', a.candidate_email],
    [
      'Job',
      [
        h('a', { href: `/console/jobs/${a.job_id}` }, a.job_title ?? 'Job'),
        ' (',
        h('a', { href: `/console/jobs/${a.job_id}/board` }, 'board'),
        ')',
      ],
    ],
    ['Applied', moment(a.created_at)],
    [`In ${a.status} since`, moment(a.status_date)],
    ['Interest email sent', whenDone(a.outreach_sent_at)],
    ['Interest confirmed', whenDone(a.interest_clicked_at)],
    ['Interview invite sent', whenDone(a.video_interview_invite_sent_at)],
    ['WhatsApp begun', whenDone(a.whatsapp_started_at)],
    ['Closed', a.closed_at !== null && [moment(a.closed_at), ` by ${userNamed(users, a.closed_by_user_id)}`]],
    ['Screening score', a.screening_score],
  ]);
}

function history({ events, users }: ApplicationDetail): JSX.Element {
  return h('section', null, [
    h('h2', null, 'History'),
    h(
      'ol',
      { class: 'history' },
      events.map(({ from_status: from, to_status: to, changed_at: at, changed_by_user_id: by }) =>
        h('li', null, [
          from === null
            ? h('span', null, ['Applied as ', statusBadge(to)])
            : [statusBadge(from), ' → ', statusBadge(to)],
          h('span', { class: 'quiet' }, [' ', moment(at), ` by ${userNamed(users, by)}`]),
        ]),
      ),
    ),
  ]);
}

function side(detail: ApplicationDetail): JSX.Element {
  const { application, interviewPrice } = detail;
  return h('aside', { 'aria-label': 'About the application' }, [
    moveForm(detail),
    applicationFacts(detail),
    screeningForm(detail),
    h('p', null, [
      h(
        'a',
        { class: 'button other', href: `/console/applications/${application.id}/interview` },
        `Start a video interview (${interviewPrice} credits) …`,
      ),
    ]),
    notesForm(detail),
  ]);
}

/** An application with all that belongs to it. `problem` is why what was just asked for was not done. */
export function applicationPage(context: ConsoleContext, detail: ApplicationDetail, problem?: string): JSX.Element {
  const { application, match, messages, screenings } = detail;
  return consolePage(
    context,
    { title: `${application.candidate_full_name ?? ''}: ${application.job_title ?? ''}`, section: 'applications' },
    h('h1', null, [application.candidate_full_name, ' ', statusBadge(application.status)]),
    h('p', { class: 'quiet subtitle' }, ['for ', application.job_title]),
    problem !== undefined && h('p', { class: 'problems', role: 'alert' }, problem),
    h('div', { class: 'split' }, [
      side(detail),
      h('div', null, [
        matchExplained(match),
        h('section', null, [
          h('h2', null, 'Screenings and interviews'),
          screenings.length > 0
            ? screeningTable(screenings, { ofOneJob: true })
            : h('p', { class: 'quiet' }, 'None yet.'),
        ]),
        h('section', null, [
          h('h2', null, 'Messages'),
          messages.length > 0
            ? messageTable(messages)
            : h('p', { class: 'quiet' }, 'None: nothing was sent to them about this job.'),
        ]),
        history(detail),
      ]),
    ]),
  );
}

/** The link that a recruiter passes on: it is shown this once. */
export function screeningLinkPage(
  context: ConsoleContext,
  application: EnrichedApplication,
  { formUrl, isNew }: { formUrl: string; isNew: boolean },
): JSX.Element {
  return consolePage(
    context,
    { title: 'Link to the screening form', section: 'applications' },
    h('h1', null, 'Link to the screening form'),
    h('p', null, [
      isNew ? 'The screening is started. ' : 'The screening was started before; this is a further link to it. ',
      `Pass this link on to ${application.candidate_full_name ?? 'the candidate'} and nobody else: whoever has it answers for them. It is shown this once.`,
    ]),
    h('p', null, h('code', { class: 'link' }, formUrl)),
    h('p', null, h('a', { href: `/console/applications/${application.id}` }, 'Back to the application')),
  );
}
