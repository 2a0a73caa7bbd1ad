import type { Exclusive } from '#platform/database/exclusive.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import { messageSent } from '../messages/message.events.ts';
import type { MessageRepository } from '../messages/message.repository.ts';
import type { EmailPreparation } from './email-preparation.ts';
import type { EmailTransfer } from './email-transfer.ts';

/** Sends each message to its candidate once. */
export class DeliveryService {
  readonly #exclusive: Exclusive;
  readonly #preparation: EmailPreparation;
  readonly #transfer: EmailTransfer;
  readonly #messages: MessageRepository;
  readonly #tasks: TaskQueue;
  constructor(
    exclusive: Exclusive,
    preparation: EmailPreparation,
    transfer: EmailTransfer,
    messages: MessageRepository,
    tasks: TaskQueue,
  ) {
    this.#exclusive = exclusive;
    this.#preparation = preparation;
    this.#transfer = transfer;
    this.#messages = messages;
    this.#tasks = tasks;
  }

  /**
   * Skips a message that was sent or is no longer needed. Throws PermanentFailure, MailRefused for a temporary refusal,
   * and Error while another worker sends it. If a worker dies before recording the mail server's answer, it is sent
   * again, with the same Message-ID. Returns whether it has been sent, now or before.
   */
  async deliver(organizationId: string, messageId: string, lastAttempt: boolean): Promise<boolean> {
    let isSent = false;
    // A worker that missed its heartbeat may still talk to the mail server while another one gets its task.
    const isFree = await this.#exclusive.run(`message ${messageId}`, async () => {
      isSent = await this.#deliver(organizationId, messageId, lastAttempt);
    });
    if (!isFree) throw new Error('another worker is sending this message');
    return isSent;
  }

  async #deliver(organizationId: string, messageId: string, lastAttempt: boolean): Promise<boolean> {
    const prepared = await this.#preparation.prepare(organizationId, messageId);
    if (prepared && 'refused' in prepared) throw new PermanentFailure(prepared.refused);
    if (prepared) await this.#transfer.send(organizationId, prepared.email, lastAttempt);
    // Also if an earlier attempt died before this line. Subscribers ignore a repeated event.
    const subject = await this.#messages.findSent(organizationId, messageId);
    if (subject) await this.#tasks.announce(messageSent, { organizationId, messageId, ...subject });
    return subject !== undefined;
  }
}
