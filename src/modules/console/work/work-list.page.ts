import { h } from 'preact';
import { z } from 'zod';
import { liveScripts } from '../assets.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { type FoundRows, listFilePage, rowsInSteps } from '../downloads/list-file.ts';
import { consolePage } from '../layout.ts';
import { liveEvents, liveLine, livePart, readerOf } from '../live/live.ts';
import { taskTitle } from './work-item.ts';
import { readWorkList, references, type TaskList, WorkListService, workListFields } from './work-list.service.ts';
import {
  type WorkFileRow,
  workFileColumns,
  workFilePath,
  workFilters,
  workListFragment,
  workListPath,
} from './work-list.view.ts';
import { WorkListStream } from './work-stream.ts';

const { work: t } = copy;
const livePath = '/console/work-live';

const listOf = ({ user, query, resolve }: ConsoleContext): Promise<TaskList> =>
  resolve(WorkListService).list(user.organizationId, query);

const addressOf = (path: string, query: URLSearchParams): string => (query.size > 0 ? `${path}?${query}` : path);

async function show(context: ConsoleContext): Promise<ConsoleReply> {
  const { query } = context;
  const list = await listOf(context);
  return {
    status: list.request.problems.size > 0 ? 422 : 200,
    document: consolePage(
      context,
      { title: t.allTasks, section: 'work', scripts: liveScripts },
      h('h1', null, t.allTasks),
      liveLine(addressOf(workListPath, query), h('a', { href: '/console' }, t.title)),
      workFilters(list.request),
      livePart(addressOf(livePath, query), workListFragment(list, query, readerOf(context).isAdmin)),
    ),
  };
}

async function fileRows({ user, query, resolve }: ConsoleContext): Promise<FoundRows<WorkFileRow>> {
  const read = await resolve(WorkListService).reader(user.organizationId, readWorkList(query));
  return rowsInSteps(async (paging) => {
    const { page, names } = await read(paging);
    return { ...page, rows: page.rows.map((item) => ({ ...item, title: taskTitle(item, names) })) };
  });
}

export const workListPages = [
  defineConsolePage({ method: 'get', path: workListPath, role: 'recruiter', handler: show }),
  defineConsolePage({
    method: 'get',
    path: `${livePath}/now`,
    role: 'recruiter',
    isPart: true,
    handler: async (context) => ({
      document: workListFragment(await listOf(context), context.query, readerOf(context).isAdmin),
    }),
  }),
  defineConsolePage({
    method: 'get',
    path: livePath,
    role: 'recruiter',
    isPart: true,
    handler: async (context) =>
      liveEvents(context, (signal) => context.resolve(WorkListStream).follow(readerOf(context), context.query, signal)),
  }),
  listFilePage({
    name: 'tasks',
    path: workFilePath,
    role: 'recruiter',
    // Ignores invalid choices, as the page does.
    fields: {
      ...workListFields,
      ...Object.fromEntries(['kind', 'state', ...references].map((name) => [name, z.string()])),
    },
    words: ['search'],
    columns: workFileColumns,
    find: fileRows,
  }),
];
