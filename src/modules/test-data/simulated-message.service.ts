import type { OutreachService } from '#modules/outreach';
import type { WhatsappInbox } from '#modules/screenings';
import { Conflict, NotFound } from '#platform/errors.ts';
import type { FoundMessage, Pair, SimulationQueries } from './simulation.queries.ts';

/** An address or a number that does not exist. */
export class SimulatedMessage {
  readonly #queries: SimulationQueries;
  readonly #outreach: OutreachService;
  readonly #whatsapp: WhatsappInbox;
  constructor(queries: SimulationQueries, outreach: OutreachService, whatsapp: WhatsappInbox) {
    this.#queries = queries;
    this.#outreach = outreach;
    this.#whatsapp = whatsapp;
  }

  /** Throws NotFound, and Conflict for a message that is not sent. */
  async bounce(organizationId: string, id: string): Promise<string> {
    const message = await this.#queries.message(organizationId, id);
    if (!message) throw new NotFound('The message (message_id)');
    return this.#bounce(organizationId, message);
  }

  /** The latest one that was sent. Throws Conflict without one. */
  async bounceLast(organizationId: string, pair: Pair): Promise<string> {
    const message = await this.#queries.lastMessage(organizationId, pair);
    if (!message) throw new Conflict('conflict', 'No message of this application has been sent that has not bounced.');
    return this.#bounce(organizationId, message);
  }

  async #bounce(organizationId: string, { id, channel, state }: FoundMessage): Promise<string> {
    const isBounced =
      state === 'sent' &&
      (channel === 'email'
        ? await this.#outreach.recordBounce(organizationId, id, '550 5.1.1 The mailbox does not exist (simulated)')
        : await this.#bounceWhatsapp(organizationId, id));
    if (!isBounced) throw new Conflict('conflict', `This message can't bounce, because it is ${state}.`);
    return id;
  }

  /** Reports the failure like WhatsApp. */
  async #bounceWhatsapp(organizationId: string, id: string): Promise<true> {
    const error = '131026: Message undeliverable (simulated)';
    await this.#whatsapp.receive(
      [],
      [{ providerId: id, reference: `${organizationId} ${id}`, status: 'failed', error }],
    );
    return true;
  }
}
