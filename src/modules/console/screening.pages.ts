import { h } from 'preact';
import { z } from 'zod';
import { channels, interviewStatuses, ScreeningService, sessionStatuses } from '#modules/screenings';
import { NotFound } from '#platform/errors.ts';
import { id, text } from '#platform/http/types.ts';
import { applicationOf } from './application.of.ts';
import { emptyState } from './components/empty-state.ts';
import { type Filter, optionsOf } from './components/filters.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from './console.page.ts';
import { listPage } from './list.page.ts';
import { readListQuery } from './list-query.ts';
import { recordId } from './record-id.ts';
import { screeningColumns, screeningPage } from './screening.view.ts';
import { inWords } from './words.ts';

const path = '/console/screenings';
const statuses = [...new Set([...sessionStatuses, ...interviewStatuses])];
const filters = {
  search: text(200),
  type: z.enum(['session', 'video'], 'is not a kind of screening'),
  status: z.enum(statuses, 'is not a state of screenings'),
  channel: z.enum(channels, 'is not a channel'),
  job: id(),
};

const empty = emptyState(
  'No screenings yet',
  'Start one on the page of an ',
  h('a', { href: '/console/applications' }, 'application'),
  '. Video interviews can be made through the API too: ',
  h('code', null, 'POST /api/v1/video-interviews'),
  '.',
);

const bar: readonly Filter[] = [
  { kind: 'search', name: 'search', label: 'Candidate' },
  {
    kind: 'choice',
    name: 'type',
    label: 'Kind',
    all: 'All',
    options: [
      { value: 'session', label: 'Screenings' },
      { value: 'video', label: 'Video interviews' },
    ],
  },
  { kind: 'choice', name: 'status', label: 'State', all: 'All', options: optionsOf(statuses, inWords) },
  { kind: 'choice', name: 'channel', label: 'Channel', all: 'All', options: optionsOf(channels, inWords) },
  { kind: 'fixed', name: 'job' },
];

async function list(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, query, resolve } = context;
  const asked = readListQuery(filters, query);
  const { limit, offset, problems } = asked;
  const { job: job_id, type = 'all', ...others } = asked.filters;
  const page =
    problems.size > 0
      ? { rows: [], total: 0 }
      : await resolve(ScreeningService).list(user.organizationId, {
          ...others,
          type,
          job_id,
          limit,
          offset,
          after: undefined,
          filters: '',
        });
  return listPage(context, {
    title: 'Screenings',
    heading: 'Screenings and interviews',
    section: 'screenings',
    path,
    filters: bar,
    caption: 'Screenings and interviews, changed last first',
    asked,
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
      const one = await resolve(ScreeningService).get(user.organizationId, 'screening_session', recordId(context));
      if (one.type !== 'screening_session') throw new NotFound('The screening');
      return { document: screeningPage(context, one, await applicationOf(context, one)) };
    },
  }),
];
