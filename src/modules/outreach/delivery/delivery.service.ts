import type { Exclusive } from '#platform/database/exclusive.ts';
import { Grouped } from '#platform/database/grouped.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import { messagesSent, type SentMessage } from '../messages/message.events.ts';
import type { SuppressionRepository } from '../suppression.repository.ts';
import type { EmailPreparation } from './email-preparation.ts';
import type { Delivery, EmailTransfer } from './email-transfer.ts';
import type { MessageKey, SendingRepository } from './sending.repository.ts';

/** `address`: that it went to just now. */
type Announcement = { message: SentMessage & MessageKey; address: string | undefined };

/**
 * Sends each message to its candidate once. Each message goes its own way, and those that are on their way at the same
 * time share statements.
 */
export class DeliveryService {
  readonly #exclusive: Exclusive;
  readonly #preparation: EmailPreparation;
  readonly #transfer: EmailTransfer;
  readonly #messages: SendingRepository;
  readonly #suppressions: SuppressionRepository;
  readonly #tasks: TaskQueue;
  readonly #announcements = new Grouped<Announcement>({ size: 200, waitMs: 50 }, (sent) => this.#announce(sent));
  constructor(
    exclusive: Exclusive,
    preparation: EmailPreparation,
    transfer: EmailTransfer,
    messages: SendingRepository,
    suppressions: SuppressionRepository,
    tasks: TaskQueue,
  ) {
    this.#exclusive = exclusive;
    this.#preparation = preparation;
    this.#transfer = transfer;
    this.#messages = messages;
    this.#suppressions = suppressions;
    this.#tasks = tasks;
  }

  /**
   * Skips a message that was sent or is no longer needed. Throws PermanentFailure, MailRefused for a temporary refusal,
   * and Error while another worker sends it. If a worker dies before recording the mail server's answer, it is sent
   * again, with the same Message-ID. Returns whether it has been sent, now or before.
   */
  async deliver(organizationId: string, messageId: string, delivery: Delivery): Promise<boolean> {
    let isSent = false;
    // A worker that missed its heartbeat may still talk to the mail server while another one gets its task.
    const isFree = await this.#exclusive.run(`message ${messageId}`, async () => {
      isSent = await this.#deliver({ organizationId, messageId }, delivery);
    });
    if (!isFree) throw new Error('another worker is sending this message');
    return isSent;
  }

  async #deliver(key: MessageKey, delivery: Delivery): Promise<boolean> {
    const prepared = await this.#preparation.prepare(key);
    if (prepared && 'refused' in prepared) throw new PermanentFailure(prepared.refused);
    const sent = prepared && (await this.#transfer.send(prepared.email, delivery));
    // Announces the message even if an earlier attempt died before this line. Subscribers ignore repeated events.
    const message = sent ?? (await this.#messages.findSent([key]))[0];
    if (message) await this.#announcements.run({ message, address: sent && prepared.email.recipient });
    return message !== undefined;
  }

  async #announce(sent: readonly Announcement[]): Promise<void[]> {
    // A successful delivery clears the bounce.
    const cleared = this.#suppressions.clearBounces(
      sent.flatMap(({ message: { organizationId }, address }) =>
        address === undefined ? [] : [{ organizationId, address }],
      ),
    );
    const messages = sent.map(({ message }) => message);
    const announced = [...Map.groupBy(messages, (one) => one.organizationId)].map(([organizationId, own]) =>
      this.#tasks.announce(messagesSent, { organizationId, messages: own }),
    );
    await Promise.all([cleared, ...announced]);
    return [];
  }
}
