import type { ApplicantService } from '#modules/applications';
import type { Database } from '#platform/database/database.ts';
import { NotFound } from '#platform/errors.ts';
import type { Page } from '#platform/paging/page.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { ExportRepository, StoredExport } from './export.repository.ts';
import type { ExportQuery, ExportView, RequestedExport } from './export.schemas.ts';
import { makeExport } from './export.tasks.ts';
import type { ExportLinks } from './export-link.service.ts';

export class ExportService {
  readonly #db: Database;
  readonly #exports: ExportRepository;
  readonly #links: ExportLinks;
  readonly #applicants: ApplicantService;
  readonly #tasks: TaskQueue;
  constructor(
    db: Database,
    exports: ExportRepository,
    links: ExportLinks,
    applicants: ApplicantService,
    tasks: TaskQueue,
  ) {
    this.#db = db;
    this.#exports = exports;
    this.#links = links;
    this.#applicants = applicants;
    this.#tasks = tasks;
  }

  /**
   * Prevents merges and erasures of the candidate until the current transaction ends. A merge moves the exports that it
   * finds, so an export that is requested meanwhile would be lost.
   */
  lockCandidate(organizationId: string, candidateId: string): Promise<void> {
    return this.#applicants.lock(organizationId, candidateId);
  }

  /** `isMailed`: the candidate gets the link by email. Throws NotFound, and Gone for an erased or merged candidate. */
  async requestOfCandidate(
    organizationId: string,
    candidateId: string,
    { isMailed = false } = {},
  ): Promise<RequestedExport> {
    return this.#db.transaction(async () => {
      await this.lockCandidate(organizationId, candidateId);
      const { id } = await this.#applicants.get(organizationId, candidateId);
      return this.#request(organizationId, id, isMailed);
    });
  }

  /** Another export takes the place of one whose email waits. */
  async replaceMailed(organizationId: string, candidateId: string, id: string): Promise<void> {
    await this.#db.transaction(async () => {
      await this.requestOfCandidate(organizationId, candidateId, { isMailed: true });
      await this.#exports.markMailSent(organizationId, id);
    });
  }

  async requestOfOrganization(organizationId: string): Promise<RequestedExport> {
    return this.#db.transaction(() => this.#request(organizationId, null, false));
  }

  async #request(organizationId: string, candidateId: string | null, isMailed: boolean): Promise<RequestedExport> {
    for (;;) {
      const id = await this.#exports.insert(organizationId, candidateId, isMailed);
      if (id) {
        const taskId = await this.#tasks.enqueueTracked(makeExport, { organizationId, exportId: id, candidateId });
        await this.#exports.setTask(organizationId, id, taskId);
        await this.#exports.noteRequest(organizationId, candidateId);
        return { export_id: id, state: 'queued' };
      }
      const unfinished = await this.#exports.unfinished(organizationId, candidateId);
      if (!unfinished) continue; // it has ended between the two statements
      if (isMailed && !(await this.#exports.markMailed(organizationId, unfinished.export_id))) continue;
      return unfinished;
    }
  }

  /** Throws NotFound. */
  async get(organizationId: string, id: string): Promise<ExportView> {
    const found = await this.#exports.find(organizationId, id);
    if (!found) throw new NotFound('The export');
    return this.#withLink(organizationId, found);
  }

  async list(organizationId: string, query: ExportQuery): Promise<Page<ExportView>> {
    const page = await this.#exports.page(organizationId, query);
    return { ...page, rows: await Promise.all(page.rows.map((row) => this.#withLink(organizationId, row))) };
  }

  async #withLink(organizationId: string, row: StoredExport): Promise<ExportView> {
    return {
      ...row,
      download_url: row.state === 'done' ? await this.#links.urlOf(organizationId, row.id) : null,
    };
  }
}
