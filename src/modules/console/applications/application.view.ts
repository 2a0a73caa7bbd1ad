import { h, type JSX } from 'preact';
import type { EnrichedApplication, RejectionReasonView } from '#modules/applications';
import type { Move } from '#modules/bulk-actions';
import type { ReviewDetail, StoredDecision } from '#modules/decisions';
import type { MatchExplanation } from '#modules/matching';
import { statusCategory } from '#modules/organizations';
import type { EmailPreview, Suppression } from '#modules/outreach';
import type { ScreeningItem } from '#modules/screenings';
import { factList } from '#platform/pages/fact-list.ts';
import { formatDay } from '#platform/pages/format.ts';
import { candidateEditingCopy } from '../candidates/editing/candidate-editing.messages.ts';
import { pipelineBadge, pipelineLabel, suppressionBadge } from '../components/badges.ts';
import { pageHead } from '../components/page-head.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import { type Closing, closingFields, closingOf, decisionSection } from '../decisions/decision.view.ts';
import { reviewHistory } from '../decisions/review-history.view.ts';
import { consolePage } from '../layout.ts';
import type { OpenedNeighbors } from '../lists/list-origin.ts';
import { neighborLinks } from '../lists/neighbors.view.ts';
import { screeningTable } from '../screenings/screening.view.ts';
import { matchSection } from './match-explanation.ts';

/** A move that could not be made, as chosen. */
export type TypedMove = Closing & { status: string };

export type ApplicationDetail = {
  application: EnrichedApplication;
  neighbors: OpenedNeighbors | undefined;
  match: MatchExplanation;
  /** The last move, if it can be undone. */
  undo: Move | undefined;
  screenings: readonly ScreeningItem[];
  reviews: readonly ReviewDetail[];
  /** Names by user ID. */
  users: ReadonlyMap<string, string>;
  statuses: readonly string[];
  /** Newest first. */
  decisions: readonly StoredDecision[];
  /** Active ones. */
  reasons: readonly RejectionReasonView[];
  typedMove: TypedMove | undefined;
  /** What the candidate gets with a rejection, if the user sends it. */
  rejectionEmail: EmailPreview;
  /** Why the candidate's email address gets no outreach. */
  suppression: Suppression | undefined;
  hasResume: boolean;
  hasQuestions: boolean;
  /** When the invite is sent that waits for credits of a later day. */
  inviteWaitsUntil: Date | 'now' | undefined;
  hasWhatsapp: boolean;
  interviewPrice: number;
  activity: JSX.Element;
};

const { applications: t } = copy;

function closer({ application, users, decisions }: ApplicationDetail): string {
  const { closed_at: at, closed_by_user_id: id } = application;
  if (id === null) return t.byApi;
  const user = users.get(id);
  const byOperator = decisions.some((decision) => decision.by_operator && decision.decided_at === at);
  return byOperator ? copy.activity.byOperator(user ?? null) : (user ?? t.byFormerUser);
}

// One form for all actions, so that each of them keeps a note that was typed and not saved.
export const form = 'application-form';
export const actionOf = (id: string, action: 'move' | 'undo' | 'screening' | 'notes'): string =>
  `/console/applications/${id}/${action}`;

/** Names the interview whose page has the form, which then leads back to it. */
export const backField = 'interview';

type Movable = Pick<ApplicationDetail, 'application' | 'statuses' | 'decisions' | 'reasons' | 'rejectionEmail'> & {
  typedMove?: TypedMove | undefined;
};

export function moveFields(of: Movable): JSX.Element {
  const { application, statuses, decisions, reasons, typedMove, rejectionEmail } = of;
  const { id, status } = application;
  // A status may have been removed, too.
  const chosen = statuses.find((one) => one === typedMove?.status) ?? status;
  return h('div', { class: 'inline' }, [
    h('input', { type: 'hidden', name: 'from', value: status, form }),
    h('label', { for: 'status' }, t.move.label),
    h('div', { class: 'together status-change' }, [
      h('select', { id: 'status', name: 'status', form }, [
        !statuses.includes(status) && h('option', { value: '', selected: true }, t.move.removed(pipelineLabel(status))),
        statuses.map((one) =>
          h(
            'option',
            { value: one, selected: one === chosen, 'data-now': one === status ? '' : undefined },
            pipelineLabel(one),
          ),
        ),
      ]),
      closingFields(form, reasons, typedMove ?? closingOf(application, decisions), rejectionEmail),
      // Style shows the label that fits the selected status.
      h('button', { type: 'submit', form, formAction: actionOf(id, 'move') }, [
        h('span', { class: 'updates' }, t.move.submit),
        h('span', { class: 'rejects' }, t.move.reject),
      ]),
    ]),
  ]);
}

function undoFields({ application: { id }, undo }: ApplicationDetail): JSX.Element | null {
  if (!undo || undo.fromStatus === null) return null;
  const label = t.undo.submit(pipelineLabel(undo.fromStatus));
  const target = { name: 'event', value: undo.eventId, form, formAction: actionOf(id, 'undo') } as const;
  return h('p', null, h('button', { type: 'submit', class: 'other small', ...target }, label));
}

/** Completing a screening moves only applications whose screening was recorded as such. Offers the move for others. */
function screenedOffer({ application: { id, status }, statuses, screenings }: ApplicationDetail): JSX.Element | null {
  const isCompleted = screenings.some((one) => one.type === 'screening_session' && one.status === 'completed');
  if (!isCompleted || status !== 'Applied' || !statuses.includes('screened')) return null;
  const target = { name: 'move_to', value: 'screened', form, formAction: actionOf(id, 'move') } as const;
  return h('div', { class: 'offer' }, [
    h('p', null, t.move.screened(pipelineLabel(status))),
    h('button', { type: 'submit', class: 'other', ...target }, t.move.submitTo(pipelineLabel('screened'))),
  ]);
}

function screeningFields({ application: { id, job_id }, hasQuestions, hasWhatsapp }: ApplicationDetail): JSX.Element {
  if (!hasQuestions) {
    const job = h('a', { href: `/console/jobs/${job_id}` }, t.screening.job);
    return h('p', { class: 'quiet' }, t.screening.noQuestions(job));
  }
  const { channels } = t.screening;
  const whatsapp = hasWhatsapp ? channels.whatsapp : t.screening.whatsappUnavailable;
  return h('div', { class: 'inline' }, [
    h('label', { for: 'channel' }, t.screening.label),
    h('div', { class: 'together' }, [
      h('select', { id: 'channel', name: 'channel', form }, [
        h('option', { value: 'email' }, channels.email),
        h('option', { value: 'whatsapp', disabled: !hasWhatsapp }, whatsapp),
        h('option', { value: 'web_form' }, channels.web_form),
      ]),
      h('button', { type: 'submit', class: 'other', form, formAction: actionOf(id, 'screening') }, t.screening.submit),
    ]),
  ]);
}

function applicationFacts(detail: ApplicationDetail): JSX.Element {
  const { application: a, suppression, inviteWaitsUntil: waits } = detail;
  const { facts, untitled } = t;
  const jobPath = `/console/jobs/${a.job_id}`;
  return factList([
    [
      facts.candidate,
      h('a', { href: `/console/candidates/${a.candidate_id}` }, a.candidate_full_name ?? untitled.candidate),
    ],
    [facts.email, a.candidate_email && [a.candidate_email, ' ', suppressionBadge(suppression)]],
    [
      facts.job,
      [
        h('a', { href: jobPath }, a.job_title ?? untitled.job),
        ' (',
        h('a', { href: `${jobPath}/board` }, t.board),
        ')',
      ],
    ],
    [facts.externalId, a.external_id],
    [facts.applied, showDateTime(a.created_at)],
    [facts.inStatusSince(pipelineLabel(a.status)), showDateTime(a.status_date)],
    [facts.interestSent, showDateTime(a.outreach_sent_at)],
    [facts.interestConfirmed, showDateTime(a.interest_clicked_at)],
    [facts.interestDeclined, showDateTime(a.interest_declined_at)],
    [facts.interviewSent, showDateTime(a.video_interview_invite_sent_at)],
    [facts.interviewWaiting, waits && t.interviewWaits(waits === 'now' ? undefined : formatDay(waits))],
    [facts.whatsappStarted, showDateTime(a.whatsapp_started_at)],
    [facts.rejectionReason, a.rejection_reason?.label],
    [facts.closed, a.closed_at !== null && [showDateTime(a.closed_at), t.by(closer(detail))]],
    [facts.screeningScore, a.screening_score],
  ]);
}

/** Nobody screens or interviews a candidate who is hired, rejected or has withdrawn. */
export const isOpen = ({ status }: EnrichedApplication): boolean => statusCategory(status) === 'active';

/** Leads to the page that asks, with the typed note saved. */
function interviewButton({ application: { id }, interviewPrice }: ApplicationDetail): JSX.Element {
  const target = { name: 'next', value: 'interview', form, formAction: actionOf(id, 'notes') } as const;
  return h('p', null, h('button', { type: 'submit', class: 'other', ...target }, t.startInterview(interviewPrice)));
}

function sidebar({ user }: ConsoleContext, detail: ApplicationDetail): JSX.Element {
  if (user.role === 'viewer') {
    return h('aside', { 'aria-label': t.details }, applicationFacts(detail));
  }
  return h('aside', { 'aria-label': t.details }, [
    screenedOffer(detail),
    moveFields(detail),
    undoFields(detail),
    applicationFacts(detail),
    isOpen(detail.application)
      ? [screeningFields(detail), interviewButton(detail)]
      : h('p', { class: 'quiet' }, t.closedForStarts),
    h('form', { id: form, method: 'post', action: actionOf(detail.application.id, 'notes') }),
  ]);
}

/** Links to the pages that correct what the score is calculated from. */
const correction = ({ candidate_id, job_id }: EnrichedApplication): JSX.Element =>
  h(
    'p',
    { class: 'quiet' },
    t.correction(
      h('a', { href: `/console/candidates/${candidate_id}/edit` }, t.correctCandidate),
      h('a', { href: `/console/jobs/${job_id}/skills` }, t.correctSkills),
    ),
  );

/** `problem`: why the last action failed. */
export function applicationPage(context: ConsoleContext, detail: ApplicationDetail, problem?: string): JSX.Element {
  const { application, match, screenings, reviews } = detail;
  const { candidate_full_name: name, job_title: job, status } = application;
  const candidatePath = `/console/candidates/${application.candidate_id}`;
  return consolePage(
    context,
    { title: t.pageTitle(name ?? '', job ?? ''), section: 'applications' },
    neighborLinks(detail.neighbors),
    pageHead({
      title: [name, ' ', pipelineBadge(status)],
      meta: t.subtitle(job ?? ''),
      actions: [
        detail.hasResume && h('a', { class: 'button other', href: `${candidatePath}#resume` }, t.resume),
        context.user.role !== 'viewer' &&
          h('a', { class: 'button other', href: `${candidatePath}/edit` }, candidateEditingCopy.link),
      ],
    }),
    problem !== undefined && h('p', { class: 'problems', role: 'alert' }, problem),
    h('div', { class: 'split' }, [
      sidebar(context, detail),
      h('div', null, [
        matchSection(match),
        context.user.role !== 'viewer' && correction(application),
        h('section', null, [
          h('h2', null, t.screenings.title),
          screenings.length > 0
            ? screeningTable(screenings, { ofOneJob: true })
            : h('p', { class: 'quiet' }, t.screenings.none),
        ]),
        decisionSection(detail.decisions, detail.users),
        reviewHistory(reviews),
        detail.activity,
      ]),
    ]),
  );
}

export function screeningLinkPage(
  context: ConsoleContext,
  { id, candidate_full_name: name }: EnrichedApplication,
  { formUrl, isNew }: { formUrl: string; isNew: boolean },
): JSX.Element {
  const { link } = t.screening;
  return consolePage(
    context,
    { title: link.title, section: 'applications' },
    h('h1', null, link.title),
    h('p', null, [isNew ? link.isNew : link.existing, ' ', link.instruction(name)]),
    h('p', null, h('code', { class: 'link' }, formUrl)),
    h('p', null, h('a', { href: `/console/applications/${id}` }, link.back)),
  );
}
