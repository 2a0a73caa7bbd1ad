import type { ErasureService } from '#modules/privacy';
import type { Logger } from '#platform/log.ts';
import type { PageEvent } from '#platform/pages/event-stream.ts';
import { ViewPoller } from '#platform/pages/view-poller.ts';
import { erasureFragment } from './erasure.view.ts';

/** All viewers of an erasure share one query per second. */
export class ErasureStream {
  readonly #poller: ViewPoller;
  constructor(erasures: ErasureService, log: Logger) {
    this.#poller = new ViewPoller(async (key) => {
      const [organizationId = '', id = ''] = key.split('/');
      return erasureFragment(await erasures.get(organizationId, id));
    }, log);
  }

  async *follow(organizationId: string, id: string, signal: AbortSignal): AsyncGenerator<PageEvent, void> {
    for await (const view of this.#poller.follow(`${organizationId}/${id}`, signal)) yield { name: 'work', view };
  }
}
