import { type ComponentChildren, h, type JSX } from 'preact';
import type { ImportView, KeptRecord, StoredImport } from '#modules/imports';
import { factList } from '#platform/pages/fact-list.ts';
import { formatNumber } from '#platform/pages/format.ts';
import type { Page } from '#platform/paging/page.ts';
import { badge, type Tone } from '../components/badges.ts';
import { progressBar } from '../components/progress-bar.ts';
import { type Column, table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { type FileColumn, inFile } from '../downloads/list-file.ts';
import { importCopy } from './import.messages.ts';
import { importDetail, importPath } from './import.view.ts';

const { undo: t, cancel } = importCopy;

type Undo = NonNullable<ImportView['undo']>;
/** A record that the undo kept, with the candidate's name if they still exist. */
export type KeptRow = KeptRecord & { name: string | undefined };

const tones: Record<Undo['state'], Tone> = { queued: 'busy', running: 'busy', done: 'good', failed: 'bad' };

const cancelForm = ({ id }: ImportView): JSX.Element =>
  h('form', { method: 'post', action: `${importPath(id)}/cancel` }, [
    h('button', { type: 'submit', class: 'other' }, cancel.submit),
    h('p', { class: 'hint' }, cancel.hint),
  ]);

const submit = (id: string, label: string): JSX.Element =>
  h(
    'form',
    { method: 'post', action: `${importPath(id)}/undo` },
    h('button', { type: 'submit', class: 'danger' }, label),
  );

/** Null when it is too late. */
function undoOffer({ id, undo, undo_until: until, counts }: ImportView, now: Date): ComponentChildren {
  if (undo || until === null || new Date(until) < now || counts.created + counts.applied === 0) return null;
  return [
    h('p', null, t.until(showDateTime(until))),
    h('details', null, [h('summary', null, t.open), h('p', null, t.consequence), submit(id, t.submit)]),
  ];
}

const recordPath = ({ resource, id }: KeptRecord): string =>
  resource === 'candidate' ? `/console/candidates/${id}` : `/console/applications/${id}`;

const columns: readonly Column<KeptRow>[] = [
  {
    label: t.kept.columns.candidate,
    of: (row) => h('a', { href: recordPath(row) }, row.name ?? h('code', null, row.candidate_id)),
    value: ({ name }) => name ?? null,
  },
  {
    label: t.kept.columns.resource,
    of: ({ resource }) => t.kept.resources[resource],
    value: ({ resource }) => t.kept.resources[resource],
  },
  {
    label: t.kept.columns.reason,
    of: ({ reason }) => t.kept.reasons[reason],
    value: ({ reason }) => t.kept.reasons[reason],
  },
];

export const keptFileColumns = (id: string, candidateId: string): readonly FileColumn<KeptRow>[] => [
  { label: id, value: (row) => row.id },
  ...inFile(columns),
  { label: candidateId, value: (row) => row.candidate_id },
];

export const keptTable = ({ rows }: Page<KeptRow>, ...below: ComponentChildren[]): ComponentChildren =>
  rows.length > 0 && [h('h3', null, t.kept.title), table(t.kept.caption, columns, rows), ...below];

const undoDetail = (id: string, undo: Undo): ComponentChildren => [
  h('h2', null, t.title),
  progressBar(t.progress, undo.progress.done, undo.progress.total),
  factList([
    [t.facts.state, badge(t.states[undo.state], tones[undo.state])],
    [t.facts.error, undo.error],
    [t.facts.candidates, formatNumber(undo.candidates)],
    [t.facts.applications, formatNumber(undo.applications)],
    [t.facts.kept, formatNumber(undo.kept)],
    [t.facts.requested, showDateTime(undo.requested_at)],
    [t.facts.completed, showDateTime(undo.completed_at)],
  ]),
  undo.state === 'failed' && submit(id, t.again),
];

/** What changes while the import or its undo runs. */
export const importFragment = (shown: StoredImport, now: Date): JSX.Element =>
  h('div', null, [
    importDetail(shown),
    (shown.state === 'queued' || shown.state === 'running') && cancelForm(shown),
    shown.undo ? undoDetail(shown.id, shown.undo) : undoOffer(shown, now),
  ]);
