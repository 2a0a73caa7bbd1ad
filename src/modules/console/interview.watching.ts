import { render } from 'preact-render-to-string';
import type { Logger } from '#platform/log.ts';
import type { PageEvent } from '#platform/pages/event-stream.ts';
import { Watching } from '#platform/pages/watching.ts';
import { reportFragment } from './interview.view.ts';
import type { InterviewReportService } from './interview-report.service.ts';

/** Interviews that go on or are being assessed, for those who look at them: one look a second for each. */
export class InterviewWatching {
  readonly #watching: Watching;
  constructor(reports: InterviewReportService, log: Logger) {
    this.#watching = new Watching(async (key) => {
      const [organizationId = '', id = ''] = key.split('/');
      return render(reportFragment(await reports.report(organizationId, id)));
    }, log);
  }

  async *follow(organizationId: string, id: string, signal: AbortSignal): AsyncGenerator<PageEvent, void> {
    for await (const html of this.#watching.follow(`${organizationId}/${id}`, signal)) yield { name: 'work', html };
  }
}
