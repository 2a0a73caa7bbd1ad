import type { JSX } from 'preact';
import type { Logger } from '#platform/log.ts';
import { ViewPoller } from '#platform/pages/view-poller.ts';
import type { LiveReader } from '../live/live.ts';
import { workFragment } from './work-fragment.ts';
import type { WorkListService } from './work-list.service.ts';
import { workListFragment } from './work-list.view.ts';
import type { WorkOverviewService } from './work-overview.service.ts';

/** A list is slower to read than the overview, and fewer look at the same one. */
const listEveryMs = 3_000;

/** All admins of an organization share one query per second, as do all other users. */
export class WorkStream {
  readonly #poller: ViewPoller;
  constructor(overviews: WorkOverviewService, log: Logger) {
    this.#poller = new ViewPoller(async (key) => {
      const { organizationId, isAdmin } = JSON.parse(key) as LiveReader;
      return workFragment(await overviews.overview(organizationId), isAdmin);
    }, log);
  }

  follow({ organizationId, isAdmin }: LiveReader, signal: AbortSignal): AsyncIterable<JSX.Element> {
    const key = JSON.stringify({ organizationId, isAdmin });
    return this.#poller.follow(key, signal);
  }
}

/** Readers with the same rights, filters and page share it. */
export class WorkListStream {
  readonly #poller: ViewPoller;
  constructor(lists: WorkListService, log: Logger) {
    this.#poller = new ViewPoller(
      async (key) => {
        const { organizationId, isAdmin, search } = JSON.parse(key) as LiveReader & { search: string };
        const query = new URLSearchParams(search);
        return workListFragment(await lists.list(organizationId, query), query, isAdmin);
      },
      log,
      listEveryMs,
    );
  }

  follow(
    { organizationId, isAdmin }: LiveReader,
    query: URLSearchParams,
    signal: AbortSignal,
  ): AsyncIterable<JSX.Element> {
    const key = JSON.stringify({ organizationId, isAdmin, search: query.toString() });
    return this.#poller.follow(key, signal);
  }
}
