import type { Logger } from '#platform/log.ts';
import type { PageEvent } from '#platform/pages/event-stream.ts';
import { ViewPoller } from '#platform/pages/view-poller.ts';
import { workFragment } from './work-fragment.ts';
import type { WorkListService } from './work-list.service.ts';
import { workListFragment } from './work-list.view.ts';
import type { WorkOverviewService } from './work-overview.service.ts';

/** A list is slower to read than the overview, and fewer look at the same one. */
const listEveryMs = 3_000;

/** All viewers of an organization share one query a second. */
export class WorkStream {
  readonly #poller: ViewPoller;
  constructor(overviews: WorkOverviewService, log: Logger) {
    this.#poller = new ViewPoller(
      async (organizationId) => workFragment(await overviews.overview(organizationId)),
      log,
    );
  }

  async *follow(organizationId: string, signal: AbortSignal): AsyncGenerator<PageEvent, void> {
    for await (const view of this.#poller.follow(organizationId, signal)) yield { name: 'work', view };
  }
}

/** Viewers of an organization with the same filters and page share it. */
export class WorkListStream {
  readonly #poller: ViewPoller;
  constructor(lists: WorkListService, log: Logger) {
    this.#poller = new ViewPoller(
      async (key) => {
        const { organizationId, search } = JSON.parse(key) as { organizationId: string; search: string };
        const query = new URLSearchParams(search);
        return workListFragment(await lists.list(organizationId, query), query);
      },
      log,
      listEveryMs,
    );
  }

  async *follow(organizationId: string, query: URLSearchParams, signal: AbortSignal): AsyncGenerator<PageEvent, void> {
    const key = JSON.stringify({ organizationId, search: query.toString() });
    for await (const view of this.#poller.follow(key, signal)) yield { name: 'work', view };
  }
}
