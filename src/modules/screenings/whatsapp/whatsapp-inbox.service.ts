import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import type { DeliveryReport, InboundChat } from '#platform/messaging/whatsapp-webhook.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { ConversationSubject, WhatsappRepository } from './whatsapp.repository.ts';
import { converse } from './whatsapp.tasks.ts';

const Reference = z.tuple([z.guid(), z.guid()]);

/** Stores messages for tasks: WhatsApp repeats a webhook without a response within seconds. */
export class WhatsappInbox {
  readonly #db: Database;
  readonly #messages: WhatsappRepository;
  readonly #tasks: TaskQueue;
  constructor(db: Database, messages: WhatsappRepository, tasks: TaskQueue) {
    this.#db = db;
    this.#messages = messages;
    this.#tasks = tasks;
  }

  /** Drops messages of unknown conversations, and repetitions. */
  async receive(messages: readonly InboundChat[], reports: readonly DeliveryReport[]): Promise<void> {
    await this.#db.transaction(async () => {
      const touched = new Map<string, ConversationSubject>();
      for (const message of messages) {
        const key = await this.#messages.findConversation(message);
        if (key && (await this.#messages.insertReceived(key, message))) touched.set(key.sessionId, key);
      }
      await this.#tasks.enqueueAll(converse, [...touched.values()]);
      // Sorted, so that two webhooks about the same messages do not deadlock.
      for (const report of reports.toSorted((a, b) => (a.providerId < b.providerId ? -1 : 1))) {
        const [organizationId, id] = Reference.safeParse(report.reference?.split(' ')).data ?? [];
        await this.#messages.recordDelivery(report, organizationId && id ? { organizationId, id } : undefined);
      }
    });
  }
}
