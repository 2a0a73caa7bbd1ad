import type { Logger } from '#platform/log.ts';
import type { PageEvent } from '#platform/pages/event-stream.ts';
import { ViewPoller } from '#platform/pages/view-poller.ts';
import { workFragment } from './work-fragment.ts';
import type { WorkOverviewService } from './work-overview.service.ts';

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
