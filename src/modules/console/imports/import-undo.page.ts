import type { ComponentChildren } from 'preact';
import { ImportUndoService, type ImportView } from '#modules/imports';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import { runAudited } from '../audit-trail.ts';
import { pager, pagingIn } from '../components/pager.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { listFilePage, rowsInSteps } from '../downloads/list-file.ts';
import { fileLink } from '../downloads/list-file.view.ts';
import { pathId } from '../path-id.ts';
import { WorkNameQueries } from '../work/work-name.queries.ts';
import { importCopy as t } from './import.messages.ts';
import { importPath } from './import.view.ts';
import { type KeptRow, keptFileColumns, keptTable } from './import-undo.view.ts';
import { requesterOf } from './requester.ts';

async function keptPage({ user, resolve }: ConsoleContext, id: string, paging: PageQuery): Promise<Page<KeptRow>> {
  const page = await resolve(ImportUndoService).kept(user.organizationId, id, paging);
  const subjects = page.rows.map(({ candidate_id }) => ({ candidate_id, job_id: null }));
  const { candidates } = await resolve(WorkNameQueries).namesOf(user.organizationId, subjects);
  return { ...page, rows: page.rows.map((row) => ({ ...row, name: candidates.get(row.candidate_id) })) };
}

/** The records that the undo of an import kept. */
export async function keptPart(context: ConsoleContext, { id, undo }: ImportView): Promise<ComponentChildren> {
  if (!undo) return null;
  const path = importPath(id);
  const paging = pagingIn(context.query);
  const page = await keptPage(context, id, paging);
  return keptTable(
    page,
    pager({ path, query: context.query, ...page, ...paging }),
    fileLink(`${path}/kept.csv`, new URLSearchParams(), page),
  );
}

async function undo(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const id = pathId(context);
  const work = () => resolve(ImportUndoService).undo(user.organizationId, id, requesterOf(context));
  await runAudited(context, work, () => undefined);
  return { redirect: importPath(id), notice: t.undo.done };
}

async function cancel(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, resolve } = context;
  const id = pathId(context);
  const work = () => resolve(ImportUndoService).cancel(user.organizationId, id);
  await runAudited(context, work, () => undefined);
  return { redirect: importPath(id), notice: t.cancel.done };
}

const path = importPath('{id}');

export const importUndoPages = [
  defineConsolePage({ method: 'post', path: `${path}/undo`, role: 'recruiter', handler: undo }),
  defineConsolePage({ method: 'post', path: `${path}/cancel`, role: 'recruiter', handler: cancel }),
  listFilePage({
    name: t.undo.kept.file,
    path: `${path}/kept.csv`,
    role: 'recruiter',
    fields: {},
    words: [],
    columns: keptFileColumns(copy.downloads.id, copy.downloads.candidateId),
    find: (context) => rowsInSteps((paging) => keptPage(context, pathId(context), paging)),
  }),
];
