import type { Page } from '#platform/http/page.ts';
import type { AuditEntry, AuditQuery, AuditRepository, NewAuditEntry } from './audit.repository.ts';

/** Who did what in the console. Entries are never changed, and outlive whom and what they tell of. */
export class AuditService {
  readonly #entries: AuditRepository;
  constructor(entries: AuditRepository) {
    this.#entries = entries;
  }

  /**
   * Adds an entry, in the transaction of what it tells of. `action` is a noun and a verb (`api_key.create`), `subject` an
   * id or an email address; `details` has no secrets and nothing by which a candidate could be reached.
   */
  record(organizationId: string, entry: NewAuditEntry): Promise<void> {
    return this.#entries.insert(organizationId, entry);
  }

  /**
   * Adds an entry unless this user has one of the same action and subject since midnight (UTC): for what is looked at many
   * times a minute. Of two at once both may be added.
   */
  recordOnceADay(organizationId: string, entry: NewAuditEntry & { userId: string; subject: string }): Promise<void> {
    return this.#entries.insertOnceADay(organizationId, entry);
  }

  /** Newest first. */
  list(organizationId: string, query: AuditQuery): Promise<Page<AuditEntry>> {
    return this.#entries.page(organizationId, query);
  }

  /** What has been done at all, by its names. */
  actions(organizationId: string): Promise<string[]> {
    return this.#entries.actions(organizationId);
  }

  /** When each user signed in last, by their ids. */
  lastSignIns(organizationId: string): Promise<Map<string, string>> {
    return this.#entries.lastSignIns(organizationId);
  }
}
