import { h, type JSX } from 'preact';
import { SignInService } from '#modules/access';
import { type ConsoleContext, defineConsolePage } from './console.page.ts';
import { consolePage, liveScripts } from './layout.ts';
import { workFragment } from './work.fragment.ts';
import { WorkOverviewService } from './work.service.ts';
import { WorkWatching } from './work.watching.ts';

const fragment = async ({ user, resolve }: ConsoleContext): Promise<JSX.Element> =>
  workFragment(await resolve(WorkOverviewService).overview(user.organizationId));

/** Where the script says how the page is kept up to date; without one, the link does it. */
const liveLine = (): JSX.Element =>
  h('p', { class: 'live-line quiet' }, [
    h('span', {
      'data-live-state': '',
      'data-streaming': 'Live.',
      'data-asking': 'Refreshed every few seconds.',
      'data-lost': 'No connection, trying again …',
    }),
    ' ',
    h('a', { href: '/console' }, 'Refresh'),
  ]);

const firstPage = defineConsolePage({
  method: 'get',
  path: '/console',
  role: 'recruiter',
  handler: async (context) => ({
    document: consolePage(
      context,
      { title: 'Work in progress', section: 'work', scripts: liveScripts },
      h('h1', null, 'Work in progress'),
      liveLine(),
      h('p', { class: 'unseen', role: 'status', 'data-live-voice': '' }),
      h('div', { 'data-live': '', 'data-src': '/console/live' }, await fragment(context)),
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
  handler: async ({ user, session, resolve }) => {
    const { organizationId, id } = user;
    return {
      events: {
        owner: id,
        isAllowed: async () =>
          session?.user !== undefined &&
          (await session.isOpen()) &&
          (await resolve(SignInService).user(organizationId, id)) !== undefined,
        events: (signal) => resolve(WorkWatching).follow(organizationId, signal),
      },
    };
  },
});

export const workPages = [firstPage, fragmentPage, livePage];
