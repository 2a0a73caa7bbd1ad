import { type ComponentChildren, h, type JSX } from 'preact';
import { z } from 'zod';
import { DuplicateService, type DuplicateView } from '#modules/privacy';
import type { Page } from '#platform/paging/page.ts';
import { id } from '#platform/schema/fields.ts';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../../audit-trail.ts';
import { emptyState } from '../../components/empty-state.ts';
import { offsetIn, pager } from '../../components/pager.ts';
import { table } from '../../components/table.ts';
import { tagList } from '../../components/tag-list.ts';
import { showDateTime } from '../../components/time.ts';
import { copy } from '../../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../../console.page.ts';
import { type FileColumn, listFilePage, rowsInSteps } from '../../downloads/list-file.ts';
import { fileLink } from '../../downloads/list-file.view.ts';
import { consolePage } from '../../layout.ts';
import { mergePath } from './merge.view.ts';

const { duplicates: t } = copy;
const path = '/console/candidates/duplicates';
const filePath = `${path}.csv`;
const limit = 50;

type Candidate = DuplicateView['candidates'][number];
type Row = { one: Candidate; other: Candidate; reasons: DuplicateView['reasons'] };

const person = (one: Candidate): JSX.Element =>
  h('div', null, [
    h('a', { href: `/console/candidates/${one.id}` }, one.full_name),
    [[one.current_designation, one.current_company].filter(Boolean).join(', '), one.email, one.phone_number].map(
      (line) => line && h('div', { class: 'quiet' }, line),
    ),
    h('div', { class: 'quiet' }, [copy.candidates.facts.added, ' ', showDateTime(one.created_at)]),
  ]);

function actions({ one, other }: Row): JSX.Element {
  const names = h('span', { class: 'unseen' }, t.of(one.full_name, other.full_name));
  return h('div', null, [
    h('p', null, h('a', { href: mergePath(one.id, other.id) }, [t.compare, names])),
    h('form', { method: 'post', action: path }, [
      h('input', { type: 'hidden', name: 'one', value: one.id }),
      h('input', { type: 'hidden', name: 'other', value: other.id }),
      h('button', { type: 'submit', class: 'other' }, [t.dismiss, names]),
    ]),
  ]);
}

const pairTable = (rows: readonly Row[]): JSX.Element =>
  table(
    t.caption,
    [
      { label: t.columns.one, of: ({ one }) => person(one) },
      { label: t.columns.other, of: ({ other }) => person(other) },
      { label: t.columns.reason, of: ({ reasons }) => tagList(reasons.map(({ text }) => text)) },
      { label: t.columns.action, of: actions },
    ],
    rows,
  );

const pairsIn = (rows: readonly DuplicateView[]): Row[] =>
  rows.flatMap(({ candidates: [one, other], reasons }) => (one && other ? [{ one, other, reasons }] : []));

const personColumns = (label: string, of: (row: Row) => Candidate): FileColumn<Row>[] => [
  { label: `${label}: ${copy.downloads.id}`, value: (row) => of(row).id },
  { label, value: (row) => of(row).full_name },
  { label: `${label}: ${copy.candidates.facts.role}`, value: (row) => of(row).current_designation },
  { label: `${label}: ${copy.candidates.facts.company}`, value: (row) => of(row).current_company },
  { label: `${label}: ${copy.candidates.facts.email}`, value: (row) => of(row).email },
  { label: `${label}: ${copy.candidates.facts.phone}`, value: (row) => of(row).phone_number },
  { label: `${label}: ${copy.candidates.facts.added}`, value: (row) => of(row).created_at },
];
const fileColumns: readonly FileColumn<Row>[] = [
  ...personColumns(t.columns.one, ({ one }) => one),
  ...personColumns(t.columns.other, ({ other }) => other),
  { label: t.columns.reason, value: ({ reasons }) => reasons.map(({ text }) => text).join('; ') },
];

function listOf({ rows, total }: Page<DuplicateView>, query: URLSearchParams, offset: number): ComponentChildren {
  if (total === 0) return emptyState(t.empty.title, t.empty.text);
  const pairs = pairsIn(rows);
  if (pairs.length === 0) return h('p', { class: 'empty' }, [t.pastEnd, ' ', h('a', { href: path }, t.firstPage)]);
  return [
    pairTable(pairs),
    pager({ path, query, total, limit, offset }),
    fileLink(filePath, new URLSearchParams(), { total }),
  ];
}

async function duplicatesPage(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, query, resolve } = context;
  const offset = offsetIn(query);
  const page = await resolve(DuplicateService).page(user.organizationId, { limit, offset });
  return {
    document: consolePage(
      context,
      { title: t.title, section: 'candidates' },
      h('h1', null, t.title),
      h('p', { class: 'quiet' }, t.about),
      h('p', { class: 'quiet' }, t.left),
      listOf(page, query, offset),
    ),
  };
}

const Pair = z.strictObject({ one: id(), other: id() });

/** Throws ValidationError and NotFound. */
async function dismiss(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, form, resolve } = context;
  const { one, other } = validate(Pair, { one: form.value('one'), other: form.value('other') });
  await runAudited(
    context,
    () => resolve(DuplicateService).dismiss(user.organizationId, one, other),
    (isNew) => (isNew ? { action: 'candidate.not_duplicate', subject: one, details: { other_id: other } } : undefined),
  );
  return { redirect: path, notice: t.done };
}

export const duplicatePages = [
  defineConsolePage({ method: 'get', path, role: 'recruiter', handler: duplicatesPage }),
  defineConsolePage({ method: 'post', path, role: 'recruiter', handler: dismiss }),
  listFilePage({
    name: 'duplicates',
    path: filePath,
    role: 'recruiter',
    fields: {},
    words: [],
    columns: fileColumns,
    find: ({ user, resolve }) =>
      rowsInSteps(async (paging) => {
        const page = await resolve(DuplicateService).page(user.organizationId, paging);
        return { ...page, rows: pairsIn(page.rows) };
      }),
  }),
];
