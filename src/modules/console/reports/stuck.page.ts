import { h } from 'preact';
import { z } from 'zod';
import { ReportService, type StuckApplication } from '#modules/reports';
import { id } from '#platform/schema/fields.ts';
import { pipelineBadge } from '../components/badges.ts';
import { emptyState } from '../components/empty-state.ts';
import { filterBar } from '../components/filters.ts';
import { pager } from '../components/pager.ts';
import { type Column, table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { csvReply } from '../downloads/csv-reply.ts';
import { inFile } from '../downloads/list-file.ts';
import { noRowsHere } from '../list.page.ts';
import { noRows, readListQuery } from '../list-query.ts';
import { jobChoice } from './report-filter.ts';
import { reportPage, reportPath } from './report-layout.ts';

const { reports: r } = copy;
const { stuck: t, filters } = r;
const path = reportPath('stuck');
const defaultDays = 14;
const mostInFile = 5_000;

const fields = {
  days: z.coerce.number(filters.range).int(filters.range).min(1, filters.range).max(3_650, filters.range),
  job: id(),
};

const columns: readonly Column<StuckApplication>[] = [
  {
    label: t.columns.candidate,
    of: (row) => h('a', { href: `/console/applications/${row.id}` }, row.candidate_name),
    value: (row) => row.candidate_name,
  },
  {
    label: t.columns.job,
    of: (row) => h('a', { href: `/console/jobs/${row.job_id}` }, row.job_title),
    value: (row) => row.job_title,
  },
  { label: t.columns.status, of: ({ status }) => pipelineBadge(status), value: ({ status }) => status },
  { label: t.columns.since, of: (row) => showDateTime(row.status_date), value: (row) => row.status_date },
  { label: t.columns.days, isNumber: true, of: ({ days }) => String(days), value: ({ days }) => days },
];

async function show(context: ConsoleContext): Promise<ConsoleReply> {
  const { query, user, resolve } = context;
  const request = readListQuery(fields, query);
  const { filters: given, problems, paging } = request;
  const typed = { ...request.typed, days: request.typed.days || String(defaultDays) };
  const [page, job] = await Promise.all([
    problems.size > 0
      ? noRows
      : resolve(ReportService).stuck(user.organizationId, {
          days: given.days ?? defaultDays,
          jobId: given.job,
          ...paging,
        }),
    jobChoice(context, given.job),
  ]);
  const search = new URLSearchParams({ days: typed.days, ...(given.job !== undefined && { job: given.job }) });
  const rows =
    page.total === 0
      ? emptyState(t.empty.title, t.empty.text)
      : page.rows.length === 0
        ? noRowsHere(copy.list.pastEnd, path, copy.list.firstPage)
        : [
            table(t.caption, columns, page.rows),
            pager({ path, query, ...page, ...paging }),
            h('p', null, [
              h('a', { href: `${path}.csv?${search.toString()}`, download: '' }, r.download),
              page.total > mostInFile && ` ${t.first(mostInFile)}`,
            ]),
          ];
  return {
    status: problems.size > 0 ? 422 : 200,
    document: reportPage(
      context,
      'stuck',
      h('p', null, t.about),
      filterBar(
        path,
        [{ kind: 'number', name: 'days', label: filters.days }, job],
        typed,
        problems,
        request.isFiltered,
      ),
      problems.size > 0 ? h('p', { class: 'quiet' }, copy.list.invalidFilters) : rows,
    ),
  };
}

async function download({ query, user, resolve }: ConsoleContext): Promise<ConsoleReply> {
  const { filters: given, problems } = readListQuery(fields, query);
  if (problems.size > 0) return { redirect: `${path}?${query.toString()}` };
  const { rows } = await resolve(ReportService).stuck(user.organizationId, {
    days: given.days ?? defaultDays,
    jobId: given.job,
    limit: mostInFile,
    offset: 0,
    countUpTo: 1,
  });
  return csvReply('stuck-applications', inFile(columns), rows);
}

export const stuckPages = [
  defineConsolePage({ method: 'get', path, role: 'recruiter', handler: show }),
  defineConsolePage({ method: 'get', path: `${path}.csv`, role: 'recruiter', handler: download }),
];
