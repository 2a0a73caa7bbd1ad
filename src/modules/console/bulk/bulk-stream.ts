import type { Logger } from '#platform/log.ts';
import type { PageEvent } from '#platform/pages/event-stream.ts';
import { ViewPoller } from '#platform/pages/view-poller.ts';
import { bulkFragment } from './bulk.view.ts';
import type { BulkReportService } from './bulk-report.service.ts';

/** All viewers of an action share one query per second. */
export class BulkStream {
  readonly #poller: ViewPoller;
  constructor(reports: BulkReportService, log: Logger) {
    this.#poller = new ViewPoller(async (key) => {
      const [organizationId = '', id = ''] = key.split('/');
      return bulkFragment(await reports.report(organizationId, id));
    }, log);
  }

  async *follow(organizationId: string, id: string, signal: AbortSignal): AsyncGenerator<PageEvent, void> {
    for await (const view of this.#poller.follow(`${organizationId}/${id}`, signal)) yield { name: 'work', view };
  }
}
