import { render } from 'preact-render-to-string';
import type { Logger } from '#platform/log.ts';
import type { PageEvent } from '#platform/pages/event-stream.ts';
import { Watching } from '#platform/pages/watching.ts';
import { workFragment } from './work.fragment.ts';
import type { WorkOverviewService } from './work.service.ts';

/** The work of organizations, for those who look at it: one look a second for each that anybody looks at. */
export class WorkWatching {
  readonly #watching: Watching;
  constructor(overviews: WorkOverviewService, log: Logger) {
    this.#watching = new Watching(
      async (organizationId) => render(workFragment(await overviews.overview(organizationId))),
      log,
    );
  }

  async *follow(organizationId: string, signal: AbortSignal): AsyncGenerator<PageEvent, void> {
    for await (const html of this.#watching.follow(organizationId, signal)) yield { name: 'work', html };
  }
}
