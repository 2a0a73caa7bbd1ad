import { h } from 'preact';
import { z } from 'zod';
import {
  channels,
  interviewStatuses,
  ScreeningService,
  sessionStatuses,
  WhatsappMessageQueries,
} from '#modules/screenings';
import { NotFound } from '#platform/errors.ts';
import { id, text } from '#platform/schema/fields.ts';
import { findApplicationId } from '../applications/application-detail.ts';
import { emptyState } from '../components/empty-state.ts';
import { type Filter, filterOptions } from '../components/filters.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { listPage } from '../list.page.ts';
import { noRows, readListQuery } from '../list-query.ts';
import { pathId } from '../path-id.ts';
import { screeningColumns, screeningPage } from './screening.view.ts';

const { screenings: t } = copy;
const path = '/console/screenings';
const types = ['session', 'video'] as const;
const statuses = [...new Set([...sessionStatuses, ...interviewStatuses])];
const { invalid } = copy.filters;
const filters = {
  search: text(200),
  type: z.enum(types, invalid),
  status: z.enum(statuses, invalid),
  channel: z.enum(channels, invalid),
  job: id(),
};

const empty = emptyState(t.empty.title, t.empty.text(h('a', { href: '/console/applications' }, t.empty.application)));

const visibleFilters: readonly Filter[] = [
  { kind: 'search', name: 'search', label: t.filters.search },
  { kind: 'choice', name: 'type', label: t.filters.type, options: filterOptions(types, (type) => t.types[type]) },
  {
    kind: 'choice',
    name: 'status',
    label: t.filters.status,
    options: filterOptions(statuses, (status) => copy.states[status]),
  },
  {
    kind: 'choice',
    name: 'channel',
    label: t.filters.channel,
    options: filterOptions(channels, (channel) => t.channels[channel]),
  },
  { kind: 'fixed', name: 'job', label: t.filters.job },
];

async function list(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, query, resolve } = context;
  const request = readListQuery(filters, query);
  const { paging, problems } = request;
  const { job: job_id, type = 'all' as const, ...others } = request.filters;
  const filter = { ...others, type, job_id, ...paging };
  const page = problems.size > 0 ? noRows : await resolve(ScreeningService).list(user.organizationId, filter);
  return listPage(context, {
    title: t.title,
    heading: t.heading,
    section: 'screenings',
    path,
    filters: visibleFilters,
    caption: t.caption,
    request,
    page,
    columns: screeningColumns,
    empty,
  });
}

export const screeningPages = [
  defineConsolePage({ method: 'get', path, role: 'recruiter', handler: list }),
  defineConsolePage({
    method: 'get',
    path: `${path}/{id}`,
    role: 'recruiter',
    handler: async (context) => {
      const { user, resolve } = context;
      const session = await resolve(ScreeningService).get(user.organizationId, 'screening_session', pathId(context));
      if (session.type !== 'screening_session') throw new NotFound('The screening');
      const [applicationId, messages] = await Promise.all([
        findApplicationId(context, session),
        resolve(WhatsappMessageQueries).ofSession(user.organizationId, session.id),
      ]);
      return { document: screeningPage(context, session, applicationId, messages) };
    },
  }),
];
