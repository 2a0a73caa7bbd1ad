import { h, type JSX } from 'preact';
import { type ConsoleContext, defineConsolePage } from './console.page.ts';
import { consolePage, liveScripts } from './layout.ts';
import { liveEvents, liveLine, livePart } from './live.parts.ts';
import { workFragment } from './work.fragment.ts';
import { WorkOverviewService } from './work.service.ts';
import { WorkWatching } from './work.watching.ts';

const fragment = async ({ user, resolve }: ConsoleContext): Promise<JSX.Element> =>
  workFragment(await resolve(WorkOverviewService).overview(user.organizationId));

const firstPage = defineConsolePage({
  method: 'get',
  path: '/console',
  role: 'recruiter',
  handler: async (context) => ({
    document: consolePage(
      context,
      { title: 'Work in progress', section: 'work', scripts: liveScripts },
      h('h1', null, 'Work in progress'),
      liveLine('/console', h('a', { href: '/console/work' }, 'All work')),
      livePart('/console/live', await fragment(context)),
    ),
  }),
});

/** What stands in the first page, for who asks now and then. */
const fragmentPage = defineConsolePage({
  method: 'get',
  path: '/console/live/now',
  role: 'recruiter',
  isPart: true,
  handler: async (context) => ({ document: await fragment(context) }),
});

const livePage = defineConsolePage({
  method: 'get',
  path: '/console/live',
  role: 'recruiter',
  isPart: true,
  handler: async (context) =>
    liveEvents(context, (signal) => context.resolve(WorkWatching).follow(context.user.organizationId, signal)),
});

export const workPages = [firstPage, fragmentPage, livePage];
