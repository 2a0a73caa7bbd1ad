import { type ComponentChildren, h, type JSX } from 'preact';
import type { ExportService, ExportView } from '#modules/privacy';
import type { WorkService } from '#modules/work';
import { NotFound } from '#platform/errors.ts';
import type { Logger } from '#platform/log.ts';
import { ViewPoller } from '#platform/pages/view-poller.ts';
import { progressBar } from '../../components/progress-bar.ts';
import { exportCopy } from './export.messages.ts';
import { exportTable } from './export.view.ts';

export const exportsPerPage = 20;

/** The exports of a page. All admins who view it share its queries once a second. */
export class ExportStream {
  readonly #exports: ExportService;
  readonly #work: WorkService;
  readonly #poller: ViewPoller;
  constructor(exports: ExportService, work: WorkService, log: Logger) {
    this.#exports = exports;
    this.#work = work;
    this.#poller = new ViewPoller(async (key) => {
      const [organizationId = '', offset] = key.split('/');
      return (await this.page(organizationId, Number(offset))).view;
    }, log);
  }

  async page(organizationId: string, offset: number): Promise<{ total: number; view: JSX.Element }> {
    const { rows, total } = await this.#exports.list(organizationId, { limit: exportsPerPage, offset });
    const shown = await Promise.all(
      rows.map(async (row) => ({ ...row, progress: await this.#progressOf(organizationId, row) })),
    );
    return { total, view: h('div', { id: 'exports', tabIndex: -1 }, exportTable(shown)) };
  }

  follow(organizationId: string, offset: number, signal: AbortSignal): AsyncIterable<JSX.Element> {
    return this.#poller.follow(`${organizationId}/${offset}`, signal);
  }

  /** Progress of a running export. */
  async #progressOf(organizationId: string, row: ExportView): Promise<ComponentChildren> {
    if (row.state !== 'running' || row.task_id === null) return null;
    try {
      const { progress } = await this.#work.get(organizationId, row.task_id);
      return progress && progressBar(exportCopy.progress, progress.done, progress.total);
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }
}
