import type { Page } from '#platform/paging/page.ts';
import type { OpenLink } from './candidate-link.repository.ts';
import type { SuppressedAddress, Suppression, SuppressionRepository } from './suppression.repository.ts';

/** Addresses that get only transactional messages from an organization. Each organization has its own list. */
export class SuppressionService {
  readonly #suppressions: SuppressionRepository;
  constructor(suppressions: SuppressionRepository) {
    this.#suppressions = suppressions;
  }

  /** Stops outreach and reminders to the address that the link's message was sent to. Repeating it changes nothing. */
  async unsubscribe(link: OpenLink): Promise<void> {
    if (link.messageId === null) return;
    await this.#suppressions.insert(link.organizationId, link.messageId, 'unsubscribed');
  }

  suppressionReason(organizationId: string, address: string): Promise<Suppression | undefined> {
    return this.#suppressions.find(organizationId, address);
  }

  list(organizationId: string, page: { limit: number; offset: number }): Promise<Page<SuppressedAddress>> {
    return this.#suppressions.page(organizationId, page);
  }
}
