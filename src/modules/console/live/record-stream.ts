import type { JSX } from 'preact';
import type { Logger } from '#platform/log.ts';
import { ViewPoller } from '#platform/pages/view-poller.ts';

/** A view of one record. All its viewers share one query per second. */
export class RecordStream {
  readonly #poller: ViewPoller;
  constructor(load: (organizationId: string, id: string) => Promise<JSX.Element>, log: Logger) {
    this.#poller = new ViewPoller((key) => {
      const [organizationId = '', id = ''] = key.split('/');
      return load(organizationId, id);
    }, log);
  }

  follow(organizationId: string, id: string, signal: AbortSignal): AsyncIterable<JSX.Element> {
    return this.#poller.follow(`${organizationId}/${id}`, signal);
  }
}
