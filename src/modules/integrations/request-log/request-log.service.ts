import type { Page, PageQuery } from '#platform/paging/page.ts';
import type { EntryFilter, RequestLogRepository, RequestLogRow } from './request-log.repository.ts';
import type { RequestLogEntry, RequestLogQuery } from './request-log.schemas.ts';

/** Reads the request log. `CallBuffer` writes it. */
export class RequestLogService {
  readonly #entries: RequestLogRepository;
  constructor(entries: RequestLogRepository) {
    this.#entries = entries;
  }

  /** Entries as the API returns them, newest first. */
  list(organizationId: string, query: RequestLogQuery): Promise<Page<RequestLogEntry>> {
    return this.#entries.list(organizationId, query);
  }

  /** Newest first, with the names of the keys. */
  page(organizationId: string, query: EntryFilter & PageQuery): Promise<Page<RequestLogRow>> {
    return this.#entries.page(organizationId, query);
  }

  find(organizationId: string, id: string): Promise<RequestLogRow | undefined> {
    return this.#entries.find(organizationId, id);
  }

  /** Statuses that occur in the log. */
  statuses(organizationId: string): Promise<number[]> {
    return this.#entries.statuses(organizationId);
  }

  keepDays(): Promise<void> {
    return this.#entries.keepDays();
  }
}
