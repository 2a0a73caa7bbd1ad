import type { Page } from '#platform/http/page.ts';
import type { OpenLink } from './candidate-link.repository.ts';
import type { SuppressedAddress, Suppression, SuppressionRepository } from './suppression.repository.ts';

/** Addresses to which an organization sends nothing but what somebody asked for. Those of others know nothing of it. */
export class SuppressionService {
  readonly #suppressions: SuppressionRepository;
  constructor(suppressions: SuppressionRepository) {
    this.#suppressions = suppressions;
  }

  /** Stops outreach and reminders to the address that the link's message was sent to. Twice is the same as once. */
  async unsubscribe(link: OpenLink): Promise<void> {
    if (link.messageId === null) return;
    await this.#suppressions.insert(link.organizationId, link.messageId, 'unsubscribed');
  }

  /** Why the address gets no outreach and no reminders; undefined when it does. */
  isSuppressed(organizationId: string, address: string): Promise<Suppression | undefined> {
    return this.#suppressions.find(organizationId, address);
  }

  /** The addresses that get none, the latest first. */
  list(organizationId: string, page: { limit: number; offset: number }): Promise<Page<SuppressedAddress>> {
    return this.#suppressions.page(organizationId, page);
  }
}
