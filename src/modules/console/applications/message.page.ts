import { h } from 'preact';
import { z } from 'zod';
import { type MessageKind, MessageQueries, messageStates } from '#modules/outreach';
import { text } from '#platform/schema/fields.ts';
import { emptyState } from '../components/empty-state.ts';
import { filterOptions } from '../components/filters.ts';
import { copy } from '../console.messages.ts';
import { defineConsolePage } from '../console.page.ts';
import { listFilePage, rowsInSteps } from '../downloads/list-file.ts';
import { listPage } from '../list.page.ts';
import { noRows, readListQuery } from '../list-query.ts';
import { messageColumns, messageFileColumns } from './message.view.ts';

const { messages: t } = copy;
const path = '/console/messages';
const filePath = `${path}.csv`;
const kinds = Object.keys(t.kinds) as MessageKind[];
const filters = {
  candidate: text(200),
  kind: z.enum(kinds, copy.filters.invalid),
  state: z.enum(messageStates, copy.filters.invalid),
};

const empty = emptyState(t.empty.title, t.empty.text(h('a', { href: '/console/applications' }, t.empty.application)));

export const messagePages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'recruiter',
    handler: async (context) => {
      const { user, query, resolve } = context;
      const request = readListQuery(filters, query);
      const { paging, problems } = request;

      const page =
        problems.size > 0
          ? noRows
          : await resolve(MessageQueries).page(user.organizationId, { ...request.filters, ...paging });
      const options = filterOptions(messageStates, (one) => copy.states[one]);
      return listPage(context, {
        title: t.title,
        section: 'messages',
        path,
        actions: h('a', { href: '/console/screenings?channel=whatsapp' }, copy.messageDetail.whatsapp),
        filters: [
          { kind: 'search', name: 'candidate', label: t.filters.candidate },
          { kind: 'choice', name: 'kind', label: t.filters.kind, options: filterOptions(kinds, (one) => t.kinds[one]) },
          { kind: 'choice', name: 'state', label: t.filters.state, options },
        ],
        caption: t.caption,
        request,
        page,
        columns: messageColumns,
        file: filePath,
        empty,
      });
    },
  }),
  listFilePage({
    name: 'messages',
    path: filePath,
    role: 'recruiter',
    fields: filters,
    words: ['candidate'],
    columns: messageFileColumns,
    find: ({ user, resolve }, given) =>
      rowsInSteps((paging) => resolve(MessageQueries).page(user.organizationId, { ...given, ...paging })),
  }),
];
