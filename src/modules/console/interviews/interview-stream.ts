import type { Logger } from '#platform/log.ts';
import type { PageEvent } from '#platform/pages/event-stream.ts';
import { ViewPoller } from '#platform/pages/view-poller.ts';
import { reportFragment } from './interview.view.ts';
import type { InterviewReportService } from './interview-report.service.ts';

/** All viewers of an interview share one query a second. */
export class InterviewStream {
  readonly #poller: ViewPoller;
  constructor(reports: InterviewReportService, log: Logger) {
    this.#poller = new ViewPoller(async (key) => {
      const [organizationId = '', id = ''] = key.split('/');
      return reportFragment(await reports.report(organizationId, id));
    }, log);
  }

  async *follow(organizationId: string, id: string, signal: AbortSignal): AsyncGenerator<PageEvent, void> {
    for await (const view of this.#poller.follow(`${organizationId}/${id}`, signal)) yield { name: 'work', view };
  }
}
