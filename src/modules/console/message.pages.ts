import { h } from 'preact';
import { z } from 'zod';
import { MessageQueries, messageStates } from '#modules/outreach';
import { emptyState } from './components/empty-state.ts';
import { optionsOf } from './components/filters.ts';
import { defineConsolePage } from './console.page.ts';
import { listPage } from './list.page.ts';
import { readListQuery } from './list-query.ts';
import { messageColumns } from './message.view.ts';
import { inWords } from './words.ts';

const path = '/console/messages';
const filters = { state: z.enum(messageStates, 'is not a state of messages') };

const empty = emptyState(
  'Nothing was sent yet',
  'Candidates get an email when they first apply to a job, and when you start a screening or an interview on the page of an ',
  h('a', { href: '/console/applications' }, 'application'),
  '.',
);

export const messagePages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'recruiter',
    handler: async (context) => {
      const { user, query, resolve } = context;
      const asked = readListQuery(filters, query);
      const { limit, offset, problems } = asked;
      const { state } = asked.filters;
      const page =
        problems.size > 0
          ? { rows: [], total: 0 }
          : await resolve(MessageQueries).page(user.organizationId, { ...(state && { state }), limit, offset });
      const options = optionsOf(messageStates, inWords);
      return listPage(context, {
        title: 'Messages',
        section: 'messages',
        path,
        filters: [{ kind: 'choice', name: 'state', label: 'State', all: 'All', options }],
        caption: 'Messages, newest first',
        asked,
        page,
        columns: messageColumns,
        empty,
      });
    },
  }),
];
