import { h, type JSX } from 'preact';
import type { RejectionReasonView } from '#modules/applications';
import type { JobView } from '#modules/jobs';
import type { EmailPreview } from '#modules/outreach';
import { formatNumber } from '#platform/pages/format.ts';
import { boardScript, selectionScript } from '../assets.ts';
import { cardPick, noSelection, selectionForm } from '../bulk/selection.view.ts';
import { badge, pipelineLabel } from '../components/badges.ts';
import { emptyState } from '../components/empty-state.ts';
import { pageHead } from '../components/page-head.ts';
import { scoreText } from '../components/score-text.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import { canHaveReason, closingFields, openClosing } from '../decisions/decision.view.ts';
import { consolePage } from '../layout.ts';
import { boardOrigin, openedFrom } from '../lists/list-origin.ts';
import type { BoardCard, BoardColumn } from './board.queries.ts';
import { jobApplicationsPath, jobTabs } from './job-tabs.view.ts';

const { board: t } = copy.jobs;

export const maxCardsPerColumn = 50;
/** Keeps the page under 100 KB. */
const maxCards = 80;

/** Large columns get what small ones leave. */
function cardsPerColumn(columns: readonly BoardColumn[]): number[] {
  const sizes = columns.map(({ cards }) => cards.length);
  let left = maxCards;
  const bySize = sizes.map((size, index) => ({ size, index })).sort((a, b) => a.size - b.size);
  const shown = sizes.map(() => 0);
  for (const [position, { size, index }] of bySize.entries()) {
    const share = Math.min(size, Math.floor(left / (bySize.length - position)));
    shown[index] = share;
    left -= share;
  }
  return shown;
}

const isShownOtherwise = (status: string): boolean => /\s\s|[^\S ]/.test(status) || pipelineLabel(status) !== status;

// The form has no action: it is sent to its own page. An option's text is its value, unless it is shown otherwise.
function cardOf(
  { id, candidate_name: name, match_score, status, status_date, declined, ...candidate }: BoardCard,
  { jobId, statuses, few, isReading }: Pick<Lane, 'jobId' | 'statuses' | 'few' | 'isReading'>,
) {
  const role = [candidate.current_designation, candidate.current_company].filter(Boolean).join(', ');
  return h('li', { class: 'card', ...(match_score !== null && { 'data-score': match_score }) }, [
    !isReading && cardPick(id, name),
    h('a', { href: openedFrom(boardOrigin(jobId, status), id), title: name }, name),
    role !== '' && h('span', { class: 'role' }, role),
    scoreText(match_score, { hasFewFacts: few.has(id) }),
    showDateTime(status_date),
    declined && badge(t.declined),
    h('form', { method: 'post' }, [
      h('select', { name: 'status', 'aria-label': t.statusOf(name) }, [
        !statuses.includes(status) && h('option', { value: '' }, pipelineLabel(status)),
        statuses.map((one) =>
          h('option', { selected: one === status, ...(isShownOtherwise(one) && { value: one }) }, pipelineLabel(one)),
        ),
      ]),
      h('input', { type: 'hidden', name: 'from', value: status }),
      h('button', { name: 'application', value: id, class: 'other' }, t.move),
    ]),
  ]);
}

type Lane = {
  jobId: string;
  column: BoardColumn;
  index: number;
  shown: number;
  statuses: readonly string[];
  few: ReadonlySet<string>;
  isReading: boolean;
};

function laneOf({
  jobId,
  column: { status, total, cards },
  index,
  shown,
  statuses,
  few,
  isReading,
}: Lane): JSX.Element {
  const isRemoved = !statuses.includes(status);
  const attributes = {
    class: 'lane',
    'aria-labelledby': `lane-${index}`,
    ...(!isRemoved && { 'data-status': status }),
  };
  return h('section', attributes, [
    h('h2', { id: `lane-${index}` }, [
      pipelineLabel(status),
      ' ',
      h('span', { class: 'total', 'data-total': total }, formatNumber(total)),
    ]),
    isRemoved && h('p', { class: 'quiet' }, t.removedStatus),
    h(
      'ol',
      { class: 'cards' },
      cards.slice(0, shown).map((card) => cardOf(card, { jobId, statuses, few, isReading })),
    ),
    total > shown &&
      h(
        'p',
        { class: 'more' },
        h('a', { href: jobApplicationsPath(jobId, status) }, t.viewAll(total, pipelineLabel(status))),
      ),
  ]);
}

function emptyBoard({ id, status }: JobView): JSX.Element {
  const publicPage = h('a', { href: `/jobs/${id}` }, t.empty.publicPage);
  return emptyState(t.empty.title, status === 'active' ? t.empty.share(publicPage) : t.empty.add);
}

/** The script asks here before it moves a card to a status that ends an application without a hire. */
function closingDialog({ reasons, email }: Pick<Board, 'reasons' | 'email'>): JSX.Element {
  const form = 'closing';
  return h('dialog', { class: 'closing-dialog', 'aria-labelledby': 'closing-title', 'data-closing': '' }, [
    h('form', { id: form, method: 'dialog' }, [
      h('h2', { id: 'closing-title' }),
      closingFields(form, reasons, openClosing, email),
      h('div', { class: 'together' }, [
        h('button', { type: 'submit', value: 'move', 'data-submit': '' }, t.closing.submit),
        h('button', { type: 'submit', value: 'cancel', class: 'other' }, t.closing.cancel),
      ]),
    ]),
  ]);
}

export type Board = {
  job: JobView;
  columns: readonly BoardColumn[];
  /** Applications whose match score was computed from few facts. */
  few: ReadonlySet<string>;
  statuses: readonly string[];
  /** Active ones. */
  reasons: readonly RejectionReasonView[];
  /** The email about a rejection, with `boardCopy.anyName` in place of the candidate's name. */
  email: EmailPreview;
};

export function boardPage(
  context: ConsoleContext,
  { job, columns, few, statuses, reasons, email }: Board,
): JSX.Element {
  const isReading = context.user.role === 'viewer';
  const shown = cardsPerColumn(columns);
  const total = columns.reduce((sum, column) => sum + column.total, 0);
  const region = {
    class: 'board',
    'data-board': '',
    'data-key-list': '',
    tabIndex: 0,
    role: 'region',
    'aria-label': t.region,
  } as const;
  return consolePage(
    context,
    {
      title: t.title(job.title),
      section: 'jobs',
      wide: true,
      scripts: isReading ? [] : [boardScript.path, selectionScript.path],
    },
    pageHead({
      title: job.title,
      meta: t.summary(total),
    }),
    jobTabs(job.id, 'board'),
    total === 0 && emptyBoard(job),
    !isReading &&
      total > 0 &&
      selectionForm({
        ...{ list: 'applications', key: `applications ${job.id}`, carried: noSelection, ids: [] },
        back: `/console/jobs/${job.id}/board`,
      }),
    h('div', { class: 'toast' }, [
      h('p', { class: 'said', role: 'status', 'data-said': JSON.stringify(t.script) }),
      h('button', { type: 'button', class: 'other small', 'data-undo': '', hidden: true }, t.undo),
    ]),
    h(
      'div',
      region,
      columns.map((column, index) =>
        laneOf({ jobId: job.id, column, index, shown: shown[index] ?? 0, statuses, few, isReading }),
      ),
      h('div', { class: 'board-edge', 'aria-hidden': 'true' }),
    ),
    !isReading && statuses.some((one) => canHaveReason(one)) && closingDialog({ reasons, email }),
  );
}
