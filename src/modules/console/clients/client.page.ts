import { h } from 'preact';
import { z } from 'zod';
import { ClientService, clientStatuses } from '#modules/clients';
import { formatNumber } from '#platform/pages/format.ts';
import { text } from '#platform/schema/fields.ts';
import { emptyState } from '../components/empty-state.ts';
import { type Filter, filterOptions } from '../components/filters.ts';
import type { Column } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { inFile, listFilePage, rowsInSteps } from '../downloads/list-file.ts';
import { JobListQueries } from '../jobs/job-list.queries.ts';
import { listPage } from '../list.page.ts';
import { noRows, readListQuery } from '../list-query.ts';
import { pathId } from '../path-id.ts';
import { clientBadge, clientPage } from './client.view.ts';
import { clientPath, clientsPath } from './client-form.view.ts';
import { ClientListQueries, type ClientRow } from './client-list.queries.ts';

const { clients: t } = copy;
const fields = { search: text(200), status: z.enum(clientStatuses, copy.filters.invalid) };
const filters: readonly Filter[] = [
  { kind: 'search', name: 'search', label: t.filters.search },
  {
    kind: 'choice',
    name: 'status',
    label: t.filters.status,
    options: filterOptions(clientStatuses, (status) => t.statuses[status]),
  },
];
const newPath = `${clientsPath}/new`;

const columns: readonly Column<ClientRow>[] = [
  {
    label: t.columns.client,
    of: ({ id, name }) => h('a', { href: clientPath(id) }, name),
    value: ({ name }) => name,
  },
  {
    label: t.columns.status,
    of: ({ status }) => clientBadge(status),
    value: ({ status }) => t.statuses[status],
  },
  {
    label: t.columns.contact,
    isMinor: true,
    of: ({ contact_person: person }) => person,
    value: (client) => client.contact_person,
  },
  { label: t.columns.industry, isMinor: true, of: ({ industry }) => industry, value: ({ industry }) => industry },
  {
    label: t.columns.jobs,
    isNumber: true,
    of: (client) => formatNumber(client.jobs_count),
    value: (client) => client.jobs_count,
  },
  {
    label: t.columns.active,
    isNumber: true,
    of: (client) => formatNumber(client.active_jobs_count),
    value: (client) => client.active_jobs_count,
  },
  {
    label: t.columns.created,
    of: (client) => showDateTime(client.created_at),
    value: (client) => client.created_at,
  },
];
const filePath = `${clientsPath}.csv`;

async function list(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, query, resolve } = context;
  const request = readListQuery(fields, query);
  const page =
    request.problems.size > 0
      ? noRows
      : await resolve(ClientListQueries).page(user.organizationId, { ...request.filters, ...request.paging });
  return listPage(context, {
    title: t.title,
    section: 'clients',
    path: clientsPath,
    actions: h('a', { class: 'button', href: newPath }, t.add),
    filters,
    caption: t.caption,
    request,
    page,
    columns,
    file: filePath,
    empty: emptyState(t.empty.title, t.empty.text, h('a', { href: newPath }, t.empty.add)),
  });
}

const latestJobs = { limit: 10, offset: 0, countUpTo: 10_000 };

export const clientPages = [
  defineConsolePage({ method: 'get', path: clientsPath, role: 'recruiter', handler: list }),
  listFilePage({
    name: 'clients',
    path: filePath,
    role: 'recruiter',
    fields,
    words: ['search'],
    columns: [{ label: copy.downloads.id, value: ({ id }: ClientRow) => id }, ...inFile(columns)],
    find: ({ user, resolve }, given) =>
      rowsInSteps((paging) => resolve(ClientListQueries).page(user.organizationId, { ...given, ...paging })),
  }),
  defineConsolePage({
    method: 'get',
    path: `${clientsPath}/{id}`,
    role: 'recruiter',
    handler: async (context) => {
      const { user, resolve } = context;
      const client = await resolve(ClientService).get(user.organizationId, pathId(context));
      const jobs = await resolve(JobListQueries).page(user.organizationId, { client: client.id, ...latestJobs });
      return { document: clientPage(context, client, jobs) };
    },
  }),
];
