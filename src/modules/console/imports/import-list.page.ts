import { type ComponentChildren, h, type JSX } from 'preact';
import {
  type DraftView,
  ImportService,
  ImportUpload,
  maxFileBytes,
  maxRows,
  type StoredImport,
} from '#modules/imports';
import type { AppError } from '#platform/errors.ts';
import type { Problems } from '#platform/pages/field.ts';
import { formatBytes, formatNumber } from '#platform/pages/format.ts';
import type { StreamedUpload } from '#platform/pages/forms/file-form.ts';
import { emptyState } from '../components/empty-state.ts';
import { offsetIn, pager } from '../components/pager.ts';
import { table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { inputField } from '../field.ts';
import { isUserError } from '../form-errors.ts';
import { consolePage } from '../layout.ts';
import { importCopy as t } from './import.messages.ts';
import { importPath, importsPath, importSection as section, stateBadges } from './import.view.ts';

const limit = 20;
/** Per IP address. All users of an office may share one. */
const uploadLimit = { perMinute: 30, burst: 30 };

function uploadForm(problem: string | undefined): JSX.Element {
  const problems: Problems = new Map(problem === undefined ? [] : [['file', problem]]);
  return h('form', { method: 'post', action: importsPath, enctype: 'multipart/form-data' }, [
    inputField({
      name: 'file',
      label: t.file,
      hint: t.fileHint(maxRows, maxFileBytes / 1024 / 1024),
      type: 'file',
      accept: '.csv,.tsv,.txt,.ndjson,.jsonl,text/csv',
      required: true,
      problems,
    }),
    h('button', { type: 'submit' }, t.upload),
  ]);
}

const importTable = (rows: readonly StoredImport[]): JSX.Element =>
  table<StoredImport>(
    t.list.caption,
    [
      {
        label: t.list.columns.requested,
        of: (row) => h('a', { href: importPath(row.id) }, showDateTime(row.created_at)),
      },
      { label: t.file, of: ({ file_name: name }) => name },
      { label: t.list.columns.state, of: stateBadges },
      { label: t.list.columns.rows, of: ({ progress }) => formatNumber(progress.total), isNumber: true },
      { label: t.list.columns.created, of: ({ counts }) => formatNumber(counts.created), isNumber: true },
      { label: t.list.columns.existing, of: ({ counts }) => formatNumber(counts.existing), isNumber: true },
      { label: t.list.columns.failed, of: ({ counts }) => formatNumber(counts.failed), isNumber: true },
    ],
    rows,
  );

const deleteForm = ({ id }: DraftView): JSX.Element =>
  h('form', { method: 'post', action: importPath(id) }, [
    h('input', { type: 'hidden', name: 'do', value: 'discard' }),
    h('button', { type: 'submit', class: 'small other' }, t.drafts.delete),
  ]);

const draftSection = (drafts: readonly DraftView[]): ComponentChildren =>
  drafts.length > 0 && [
    h('h2', null, t.drafts.title),
    h('p', { class: 'quiet' }, t.drafts.about),
    table(
      t.drafts.caption,
      [
        {
          label: t.drafts.columns.uploaded,
          of: (draft) => h('a', { href: importPath(draft.id) }, showDateTime(draft.uploaded_at)),
        },
        { label: t.file, of: ({ file_name: name }) => name },
        { label: t.list.columns.rows, of: ({ rows }) => formatNumber(rows), isNumber: true },
        { label: t.drafts.columns.size, of: ({ bytes }) => formatBytes(bytes), isNumber: true },
        { label: t.drafts.columns.action, of: deleteForm },
      ],
      drafts,
    ),
  ];

async function listPage(context: ConsoleContext, problem?: string): Promise<JSX.Element> {
  const { user, query, resolve } = context;
  const offset = offsetIn(query);
  const imports = resolve(ImportService);
  const { rows, total } = await imports.list(user.organizationId, { limit, offset });
  const drafts = await imports.drafts(user.organizationId);
  return consolePage(
    context,
    { title: t.title, section },
    h('h1', null, t.title),
    h('p', null, t.intro),
    uploadForm(problem),
    draftSection(drafts),
    h('h2', null, t.list.title),
    total === 0
      ? emptyState(t.list.emptyTitle, t.list.emptyText)
      : [importTable(rows), pager({ path: importsPath, query, total, limit, offset })],
  );
}

type Received = { id: string } | { problem: AppError };

/** A file that cannot be imported is a problem of the form. */
async function receive({ user, resolve }: ConsoleContext, { name, contents }: StreamedUpload): Promise<Received> {
  const format = /\.(ndjson|jsonl)$/i.test(name) ? 'ndjson' : 'csv';
  // The form reads on, and drops the rest of a refused file.
  const chunks = { [Symbol.asyncIterator]: () => contents.iterator({ destroyOnReturn: false }) };
  try {
    const upload = { name, format, contents: chunks, bytes: undefined, isDraft: true } as const;
    return { id: (await resolve(ImportUpload).receive(user.organizationId, upload)).id };
  } catch (error) {
    contents.resume();
    if (isUserError(error)) return { problem: error };
    throw error;
  }
}

async function upload(context: ConsoleContext): Promise<ConsoleReply> {
  const received = context.received as Received | undefined;
  if (received && 'id' in received) return { redirect: importPath(received.id) };
  const [detail] = received?.problem.details ?? [];
  const message = detail && copy.form.problem(t.file, detail.message);
  const problem = message ?? received?.problem.message ?? t.noFile;
  return { status: received?.problem.status ?? 400, document: await listPage(context, problem) };
}

export const importListPages = [
  defineConsolePage({
    method: 'get',
    path: importsPath,
    role: 'recruiter',
    handler: async (context) => ({ document: await listPage(context) }),
  }),
  defineConsolePage({
    method: 'post',
    path: importsPath,
    role: 'recruiter',
    limit: uploadLimit,
    receive,
    handler: upload,
  }),
];
