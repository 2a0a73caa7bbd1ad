import { type ComponentChildren, h, type JSX } from 'preact';
import { ErasureService, type ErasureView } from '#modules/privacy';
import { factList } from '#platform/pages/fact-list.ts';
import { formatNumber } from '#platform/pages/format.ts';
import { badge, type Tone } from '../components/badges.ts';
import { table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import type { ConsoleContext } from '../console.page.ts';
import { taskPath } from '../work/work-links.ts';
import { erasureCopy } from './erasure.messages.ts';
import { storeNames } from './store.messages.ts';

const { section: t, detail } = erasureCopy;

export const candidateErasurePath = (candidateId: string): string => `/console/candidates/${candidateId}/erase`;
export const erasurePath = (id: string): string => `/console/erasures/${id}`;

export const erasureTones: Record<ErasureView['state'], Tone> = {
  queued: 'busy',
  running: 'busy',
  done: 'good',
  failed: 'bad',
};

/** A section of the candidate's page, for admins only. */
export async function erasureSection(
  { user, resolve }: ConsoleContext,
  candidateId: string,
): Promise<JSX.Element | false> {
  if (user.role !== 'admin') return false;
  const known = await resolve(ErasureService).ofCandidate(user.organizationId, candidateId);
  return h('section', { id: 'erase' }, [
    h('h2', null, t.title),
    h('p', { class: 'quiet' }, known ? (known.state === 'failed' ? t.failed : t.known) : t.text),
    h(
      'p',
      null,
      known
        ? h('a', { href: erasurePath(known.id) }, t.open)
        : h('a', { class: 'button other', href: candidateErasurePath(candidateId) }, t.action),
    ),
  ]);
}

type NamedReceipt = Pick<ErasureView['stores'][number], 'action' | 'count'> & { name: string };

/** Records by what people call them. Tables that share a name are counted together. */
function namedReceipts(stores: ErasureView['stores']): NamedReceipt[] {
  const named = Map.groupBy(stores, ({ store, action }) => `${action} ${storeNames[store] ?? store}`);
  return [...named.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : {
          name: storeNames[first.store] ?? first.store,
          action: first.action,
          count: others.reduce((sum, { count }) => sum + count, first.count),
        },
  );
}

function receipts({ stores }: ErasureView): ComponentChildren {
  if (stores.length === 0) return h('p', { class: 'quiet' }, detail.receipts.none);
  const named = namedReceipts(stores);
  const filled = named.filter(({ count }) => count > 0);
  const { columns, actions } = detail.receipts;
  return [
    table(
      detail.receipts.caption,
      [
        { label: columns.store, of: ({ name }) => name },
        { label: columns.action, of: ({ action }) => actions[action] },
        { label: columns.count, isNumber: true, of: ({ count }) => formatNumber(count) },
      ],
      filled,
    ),
    h('p', { class: 'quiet' }, detail.receipts.empty(named.length - filled.length)),
  ];
}

/** The part of the erasure's page that is kept up to date. */
export function erasureFragment(erasure: ErasureView): JSX.Element {
  const { state, error, task_id: task, candidate_id: candidateId } = erasure;
  const isOver = state === 'done' || state === 'failed';
  return h('div', { id: 'erasure', tabIndex: -1, ...(isOver && { 'data-announce': detail.states[state] }) }, [
    h('p', null, badge(detail.states[state], erasureTones[state])),
    error !== null && h('p', { class: 'problems', role: 'alert' }, error),
    factList([
      [detail.facts.requested, showDateTime(erasure.requested_at)],
      [detail.facts.completed, showDateTime(erasure.completed_at)],
      [detail.facts.reason, erasure.reason],
      [detail.facts.candidate, h('code', null, candidateId)],
    ]),
    state !== 'done' &&
      h('p', null, [
        task !== null && h('a', { href: taskPath(task) }, detail.task),
        ' ',
        state === 'failed' && h('a', { href: candidateErasurePath(candidateId) }, detail.retry),
      ]),
    h('h2', null, detail.receipts.title),
    receipts(erasure),
  ]);
}
