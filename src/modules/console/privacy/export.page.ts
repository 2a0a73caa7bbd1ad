import { type ComponentChildren, h } from 'preact';
import { ExportService, type ExportView } from '#modules/privacy';
import { WorkService } from '#modules/work';
import { configToken } from '#platform/container.ts';
import { NotFound } from '#platform/errors.ts';
import { runAudited } from '../audit-trail.ts';
import { badge, type Tone } from '../components/badges.ts';
import { emptyState } from '../components/empty-state.ts';
import { offsetIn, pager } from '../components/pager.ts';
import { progressBar } from '../components/progress-bar.ts';
import { table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { pathId } from '../path-id.ts';
import { settingsPage, settingsPath } from '../settings/settings-layout.ts';
import { exportCopy as t } from './export.messages.ts';
import { candidateExportPath } from './export.view.ts';

const path = settingsPath('exports');
const limit = 20;

const tones: Record<ExportView['state'], Tone> = {
  queued: 'busy',
  running: 'busy',
  done: 'good',
  failed: 'bad',
  expired: 'plain',
};

/** Progress of a running export. */
async function progressOf({ user, resolve }: ConsoleContext, row: ExportView): Promise<ComponentChildren> {
  if (row.state !== 'running' || row.task_id === null) return null;
  try {
    const { progress } = await resolve(WorkService).get(user.organizationId, row.task_id);
    return progress && progressBar(t.progress, progress.done, progress.total);
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}

async function exportTable(context: ConsoleContext, rows: readonly ExportView[]): Promise<ComponentChildren> {
  const shown = await Promise.all(rows.map(async (row) => ({ ...row, progress: await progressOf(context, row) })));
  return table(
    t.caption,
    [
      {
        label: t.columns.export,
        of: ({ kind, candidate_id: id }) =>
          id === null ? t.kinds[kind] : h('a', { href: `/console/candidates/${id}` }, t.kinds[kind]),
      },
      {
        label: t.columns.state,
        of: ({ state, error, progress }) => [
          badge(t.states[state], tones[state]),
          progress,
          error !== null && h('p', { class: 'quiet' }, error),
        ],
      },
      { label: t.columns.requested, of: (row) => showDateTime(row.created_at) },
      { label: t.columns.expires, of: (row) => showDateTime(row.expires_at) },
      {
        label: t.columns.file,
        of: ({ download_url: url, bytes }) => url !== null && h('a', { href: url }, t.download(bytes ?? 0)),
      },
    ],
    shown,
  );
}

async function list(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, query, resolve } = context;
  const offset = offsetIn(query);
  const requestPage = `${resolve(configToken).baseUrl}/your-data/${user.organizationId}`;
  const { rows, total } = await resolve(ExportService).list(user.organizationId, { limit, offset });
  return {
    document: settingsPage(
      context,
      { title: t.title, part: 'exports' },
      h('p', null, t.intro),
      h('form', { method: 'post', action: path }, h('button', { type: 'submit' }, t.action)),
      h('p', null, [t.requests, h('a', { href: requestPage }, requestPage)]),
      total === 0
        ? emptyState(t.empty.title, t.empty.text)
        : [await exportTable(context, rows), pager({ path, query, total, limit, offset })],
    ),
  };
}

/** The service names the request, unless an unfinished export answers it. */
async function request(context: ConsoleContext, work: (exports: ExportService) => Promise<unknown>) {
  await runAudited(
    context,
    () => work(context.resolve(ExportService)),
    () => undefined,
  );
  return { redirect: path, notice: t.requested };
}

export const dataExportPages = [
  defineConsolePage({ method: 'get', path, role: 'admin', handler: list }),
  defineConsolePage({
    method: 'post',
    path,
    role: 'admin',
    handler: (context) => request(context, (exports) => exports.requestOfOrganization(context.user.organizationId)),
  }),
  defineConsolePage({
    method: 'post',
    path: candidateExportPath('{id}'),
    role: 'admin',
    handler: (context) =>
      request(context, (exports) => exports.requestOfCandidate(context.user.organizationId, pathId(context))),
  }),
];
