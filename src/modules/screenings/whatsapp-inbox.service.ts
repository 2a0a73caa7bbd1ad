import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import type { DeliveryReport, InboundChat } from '#platform/messaging/whatsapp.webhook.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { Conversing, WhatsappRepository } from './whatsapp.repository.ts';
import { converse } from './whatsapp.tasks.ts';

const Reference = z.tuple([z.guid(), z.guid()]);

/** What WhatsApp tells us. It is kept, and dealt with later: WhatsApp sends again what is not answered within seconds. */
export class WhatsappInbox {
  readonly #db: Database;
  readonly #messages: WhatsappRepository;
  readonly #tasks: TaskQueue;
  constructor(db: Database, messages: WhatsappRepository, tasks: TaskQueue) {
    this.#db = db;
    this.#messages = messages;
    this.#tasks = tasks;
  }

  /** Keeps messages that belong to a conversation of ours; nothing is kept of others. What came before changes nothing. */
  async receive(messages: readonly InboundChat[], reports: readonly DeliveryReport[]): Promise<void> {
    await this.#db.transaction(async () => {
      const touched = new Map<string, Conversing>();
      for (const message of messages) {
        const key = await this.#messages.find(message);
        if (key && (await this.#messages.receive(key, message))) touched.set(key.sessionId, key);
      }
      await this.#tasks.enqueueAll(converse, [...touched.values()]);
      // In one order, so that two webhooks about the same messages do not wait for each other.
      for (const report of reports.toSorted((a, b) => (a.providerId < b.providerId ? -1 : 1))) {
        const [organizationId, id] = Reference.safeParse(report.reference?.split(' ')).data ?? [];
        await this.#messages.report(report, organizationId && id ? { organizationId, id } : undefined);
      }
    });
  }
}
