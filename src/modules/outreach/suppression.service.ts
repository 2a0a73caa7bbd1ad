import { type ConsentService, consentPurposes } from '#modules/candidates';
import type { Database } from '#platform/database/database.ts';
import type { Page } from '#platform/paging/page.ts';
import type { OpenLink } from './candidate-link.repository.ts';
import type { SuppressedAddress, Suppression, SuppressionRepository } from './suppression.repository.ts';

/** Addresses that get only transactional messages from an organization. Each organization has its own list. */
export class SuppressionService {
  readonly #db: Database;
  readonly #suppressions: SuppressionRepository;
  readonly #consents: ConsentService;
  constructor(db: Database, suppressions: SuppressionRepository, consents: ConsentService) {
    this.#db = db;
    this.#suppressions = suppressions;
    this.#consents = consents;
  }

  /**
   * Stops outreach and reminders to the address that the link's message was sent to, and withdraws consents to them.
   * Repeating it changes nothing.
   */
  async unsubscribe(link: OpenLink): Promise<void> {
    const { organizationId, messageId, candidateId } = link;
    if (messageId === null) return;
    await this.#db.transaction(async () => {
      await this.#suppressions.insert(organizationId, messageId, 'unsubscribed');
      await this.#consents.withdraw(organizationId, { purpose: consentPurposes.contact, candidateId }, 'email');
    });
  }

  /** The address that the candidate has now. Repeating it changes nothing. */
  async unsubscribeCandidate(organizationId: string, candidateId: string): Promise<void> {
    await this.#suppressions.insertOfCandidate(organizationId, candidateId);
  }

  suppressionReason(organizationId: string, address: string): Promise<Suppression | undefined> {
    return this.#suppressions.find(organizationId, address);
  }

  list(organizationId: string, page: { limit: number; offset: number }): Promise<Page<SuppressedAddress>> {
    return this.#suppressions.page(organizationId, page);
  }
}
