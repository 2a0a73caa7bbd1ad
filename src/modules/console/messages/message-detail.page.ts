import { Readable } from 'node:stream';
import { MessageQueries } from '#modules/outreach';
import { defineConsolePage } from '../console.page.ts';
import { pathId } from '../path-id.ts';
import { messagePage } from './message-detail.view.ts';

const path = '/console/messages/{id}';

export const messageDetailPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'recruiter',
    media: 'frames',
    handler: async (context) => {
      const { user, resolve } = context;
      return {
        document: messagePage(context, await resolve(MessageQueries).get(user.organizationId, pathId(context))),
      };
    },
  }),
  defineConsolePage({
    method: 'get',
    path: `${path}/html`,
    role: 'recruiter',
    isPart: true,
    media: 'framed',
    handler: async (context) => {
      const { user, resolve } = context;
      const html = Buffer.from(await resolve(MessageQueries).html(user.organizationId, pathId(context)));
      return {
        file: {
          type: 'text/html; charset=utf-8',
          size: html.length,
          read: (range) => Promise.resolve(Readable.from([range ? html.subarray(range.start, range.end + 1) : html])),
        },
      };
    },
  }),
];
