import { MessageQueries } from '#modules/outreach';
import { defineConsolePage } from '../console.page.ts';
import { pathId } from '../path-id.ts';
import { messagePage } from './message-detail.view.ts';

export const messageDetailPages = [
  defineConsolePage({
    method: 'get',
    path: '/console/messages/{id}',
    role: 'recruiter',
    handler: async (context) => {
      const { user, resolve } = context;
      return {
        document: messagePage(context, await resolve(MessageQueries).get(user.organizationId, pathId(context))),
      };
    },
  }),
];
