import { h, type JSX } from 'preact';
import type { JobView } from '#modules/jobs';
import type { BoardCard, BoardColumn } from './board.queries.ts';
import { day } from './components/day.ts';
import { emptyState } from './components/empty-state.ts';
import { score } from './components/score.ts';
import type { ConsoleContext } from './console.page.ts';
import { applicationsOfJob } from './job.view.ts';
import { boardScript, consolePage } from './layout.ts';
import { count, many } from './words.ts';

/** The most cards of one column … */
export const mostOfColumn = 50;
/** … and of all, which keeps the page under 100 KB. */
const mostOfBoard = 150;

/** How many cards each column shows: what small ones leave of the whole, large ones have. */
function shares(columns: readonly BoardColumn[]): number[] {
  const sizes = columns.map(({ cards }) => cards.length);
  let left = mostOfBoard;
  const bySize = sizes.map((size, index) => ({ size, index })).sort((a, b) => a.size - b.size);
  const shown = sizes.map(() => 0);
  for (const [place, { size, index }] of bySize.entries()) {
    const share = Math.min(size, Math.floor(left / (bySize.length - place)));
    shown[index] = share;
    left -= share;
  }
  return shown;
}

// No action: the form goes to where the page is. Options without a value say theirs, but for blanks that they would lose.
function card({ id, candidate_name: name, match_score, status, status_date }: BoardCard, statuses: readonly string[]) {
  return h('li', { class: 'card', ...(match_score !== null && { 'data-score': match_score }) }, [
    h('a', { href: `/console/applications/${id}` }, name),
    score(match_score),
    day(status_date),
    h('form', { method: 'post' }, [
      h('select', { name: 'status', 'aria-label': `Status of ${name}` }, [
        !statuses.includes(status) && h('option', { value: '' }, status),
        statuses.map((one) =>
          h('option', { selected: one === status, ...(/\s\s|[^\S ]/.test(one) && { value: one }) }, one),
        ),
      ]),
      h('button', { name: 'application', value: id, class: 'other' }, 'Move'),
    ]),
  ]);
}

type Shown = { jobId: string; column: BoardColumn; place: number; most: number; statuses: readonly string[] };

function lane({ jobId, column: { status, total, cards }, place, most, statuses }: Shown): JSX.Element {
  const isGone = !statuses.includes(status);
  return h(
    'section',
    { class: 'lane', 'aria-labelledby': `lane-${place}`, ...(!isGone && { 'data-status': status }) },
    [
      h('h2', { id: `lane-${place}` }, [
        status,
        ' ',
        h('span', { class: 'total', 'data-total': total }, count.format(total)),
      ]),
      isGone && h('p', { class: 'quiet' }, 'No pipeline status any more: move these on.'),
      h(
        'ol',
        { class: 'cards' },
        cards.slice(0, most).map((one) => card(one, statuses)),
      ),
      total > most &&
        h(
          'p',
          { class: 'more' },
          h('a', { href: applicationsOfJob(jobId, status) }, `All ${count.format(total)} in ${status}`),
        ),
    ],
  );
}

/** A job's pipeline: a column for each status, with forms to move what is in it. */
export function boardPage(
  context: ConsoleContext,
  job: JobView,
  columns: readonly BoardColumn[],
  statuses: readonly string[],
): JSX.Element {
  const shown = shares(columns);
  const total = columns.reduce((sum, column) => sum + column.total, 0);
  return consolePage(
    context,
    { title: `Board: ${job.title}`, section: 'jobs', wide: true, scripts: [boardScript.path] },
    h('h1', null, job.title),
    h('p', { class: 'quiet' }, [
      `${many(total, 'application')}, in each column the best score first. `,
      h('a', { href: `/console/jobs/${job.id}` }, 'About the job'),
      ' · ',
      h('a', { href: applicationsOfJob(job.id) }, 'As a list'),
    ]),
    total === 0 &&
      emptyState(
        'Nobody has applied yet',
        job.status === 'active' && h('a', { href: `/jobs/${job.id}` }, 'Share the public page'),
        job.status === 'active' ? ', or add applications through the API: ' : 'Add applications through the API: ',
        h('code', null, 'POST /api/v1/applications'),
        '.',
      ),
    h('p', { class: 'said', role: 'status', 'data-said': '' }),
    h(
      'div',
      { class: 'board', 'data-board': '', tabIndex: 0, role: 'region', 'aria-label': 'Pipeline' },
      columns.map((column, place) => lane({ jobId: job.id, column, place, most: shown[place] ?? 0, statuses })),
    ),
  );
}
