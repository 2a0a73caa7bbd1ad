import type { Page } from '#platform/paging/page.ts';
import type { AuditEntry, AuditQuery, AuditRepository, NewAuditEntry } from './audit.repository.ts';

/** Entries are never changed and outlive their users and subjects. */
export class AuditService {
  readonly #entries: AuditRepository;
  constructor(entries: AuditRepository) {
    this.#entries = entries;
  }

  /**
   * Record a change in its own transaction. `action`: noun and verb (`api_key.create`). `subject`: an id or an email
   * address. `details`: no secrets, no contact data of candidates.
   */
  record(organizationId: string, entry: NewAuditEntry): Promise<void> {
    return this.#entries.insert(organizationId, entry);
  }

  /**
   * Adds an entry unless the user has one with this action and subject since midnight UTC. Concurrent calls may add
   * two.
   */
  recordOnceADay(organizationId: string, entry: NewAuditEntry & { userId: string; subject: string }): Promise<void> {
    return this.#entries.insertOnceADay(organizationId, entry);
  }

  /** Newest first. */
  list(organizationId: string, query: AuditQuery): Promise<Page<AuditEntry>> {
    return this.#entries.page(organizationId, query);
  }

  actions(organizationId: string): Promise<string[]> {
    return this.#entries.actions(organizationId);
  }

  /** By user id. */
  lastSignIns(organizationId: string): Promise<Map<string, string>> {
    return this.#entries.lastSignIns(organizationId);
  }
}
