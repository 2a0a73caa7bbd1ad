import { h, type JSX } from 'preact';
import { WorkService } from '#modules/work';
import { liveScripts } from '../assets.ts';
import { emptyState } from '../components/empty-state.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, defineConsolePage } from '../console.page.ts';
import { consolePage } from '../layout.ts';
import { liveEvents, liveLine, livePart, readerOf } from '../live/live.ts';
import { bulkRow, workFragment } from './work-fragment.ts';
import { WorkOverviewService } from './work-overview.service.ts';
import { WorkStream } from './work-stream.ts';

const { work: t } = copy;

const fragment = async (context: ConsoleContext): Promise<JSX.Element> => {
  const { organizationId, isAdmin } = readerOf(context);
  return workFragment(await context.resolve(WorkOverviewService).overview(organizationId), isAdmin);
};

const workPage = defineConsolePage({
  method: 'get',
  path: '/console',
  role: 'recruiter',
  handler: async (context) => ({
    document: consolePage(
      context,
      { title: t.title, section: 'work', scripts: liveScripts },
      h('h1', null, t.title),
      liveLine('/console', h('a', { href: '/console/work' }, t.allTasks)),
      livePart('/console/live', await fragment(context)),
    ),
  }),
});

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
    liveEvents(context, (signal) => context.resolve(WorkStream).follow(readerOf(context), signal)),
});

const mostBulks = 50;

const bulksPage = defineConsolePage({
  method: 'get',
  path: '/console/bulks',
  role: 'recruiter',
  handler: async (context) => {
    const bulks = await context.resolve(WorkService).bulks(context.user.organizationId, mostBulks);
    return {
      document: consolePage(
        context,
        { title: t.bulks.title, section: 'work' },
        h('h1', null, t.bulks.title),
        h('p', { class: 'quiet' }, t.bulks.kept(mostBulks)),
        bulks.length === 0
          ? emptyState(t.bulks.none, h('a', { href: '/console' }, t.list.empty.link))
          : h('ul', { class: 'work' }, bulks.map(bulkRow)),
      ),
    };
  },
});

export const workPages = [workPage, fragmentPage, livePage, bulksPage];
