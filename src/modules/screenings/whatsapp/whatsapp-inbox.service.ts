import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import type { DeliveryReport, InboundChat } from '#platform/messaging/whatsapp-webhook.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { HeldMessages } from './routing/held-message.service.ts';
import type { ConversationSubject, WhatsappRepository } from './whatsapp.repository.ts';
import { converse } from './whatsapp.tasks.ts';

const Reference = z.tuple([z.guid(), z.guid()]);

/** Stores messages for tasks: WhatsApp repeats a webhook without a response within seconds. */
export class WhatsappInbox {
  readonly #db: Database;
  readonly #messages: WhatsappRepository;
  readonly #choices: HeldMessages;
  readonly #tasks: TaskQueue;
  constructor(db: Database, messages: WhatsappRepository, choices: HeldMessages, tasks: TaskQueue) {
    this.#db = db;
    this.#messages = messages;
    this.#choices = choices;
    this.#tasks = tasks;
  }

  /** Drops messages of unknown conversations, and repetitions. Holds those that may be for several organizations. */
  async receive(messages: readonly InboundChat[], reports: readonly DeliveryReport[]): Promise<void> {
    await this.#db.transaction(async () => {
      const touched = new Map<string, ConversationSubject>();
      // Sorted by number, so that two webhooks do not deadlock. Messages of a number keep their order.
      for (const message of messages.toSorted(({ from: a }, { from: b }) =>
        (a ?? '') < (b ?? '') ? -1 : a === b ? 0 : 1,
      )) {
        const key = await this.#take(message);
        if (key) touched.set(key.sessionId, key);
      }
      await this.#tasks.enqueueAll(converse, [...touched.values()]);
      // Sorted, so that two webhooks about the same messages do not deadlock.
      for (const report of reports.toSorted((a, b) => (a.providerId < b.providerId ? -1 : 1))) {
        const [organizationId, id] = Reference.safeParse(report.reference?.split(' ')).data ?? [];
        await this.#messages.recordDelivery(report, organizationId && id ? { organizationId, id } : undefined);
      }
    });
  }

  /** Returns the conversation that has got a message. */
  async #take(message: InboundChat): Promise<ConversationSubject | undefined> {
    const { from: number } = message;
    if (number) {
      await this.#choices.lock(number);
      const choice = await this.#choices.choose(number, message);
      if (choice) return choice.conversation;
    }
    const key = await this.#messages.findConversation(message);
    if (key !== 'unclear') return key && (await this.#messages.insertReceived(key, message)) ? key : undefined;
    if (number) await this.#choices.hold(number, message);
    return undefined;
  }
}
