import type { JSX } from 'preact';
import type { Logger } from '#platform/log.ts';
import { ViewPoller } from '#platform/pages/view-poller.ts';
import type { LiveReader } from '../live/live.ts';
import { reportFragment } from './interview.view.ts';
import type { InterviewReportService } from './interview-report.service.ts';

/** All admins who view the same interview share one query per second, as do all other users. */
export class InterviewStream {
  readonly #poller: ViewPoller;
  constructor(reports: InterviewReportService, log: Logger) {
    this.#poller = new ViewPoller(async (key) => {
      const { organizationId, isAdmin, id } = JSON.parse(key) as LiveReader & { id: string };
      return reportFragment(await reports.report(organizationId, id), isAdmin);
    }, log);
  }

  follow({ organizationId, isAdmin }: LiveReader, id: string, signal: AbortSignal): AsyncIterable<JSX.Element> {
    const key = JSON.stringify({ organizationId, isAdmin, id });
    return this.#poller.follow(key, signal);
  }
}
