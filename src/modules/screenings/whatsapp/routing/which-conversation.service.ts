import type { Clock } from '#platform/clock.ts';
import type { Exclusive } from '#platform/database/exclusive.ts';
import { ChatRefused, chatLimits } from '#platform/messaging/chat.ts';
import type { WhatsappCloud } from '#platform/messaging/whatsapp.client.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import type { SessionService } from '../../sessions/session.service.ts';
import type { WhatsappRepository } from '../whatsapp.repository.ts';
import type { HeldMessageRepository } from './held-message.repository.ts';
import { whichMessage } from './which-conversation.ts';

export class WhichConversation {
  readonly #held: HeldMessageRepository;
  readonly #messages: WhatsappRepository;
  readonly #sessions: SessionService;
  readonly #cloud: WhatsappCloud;
  readonly #exclusive: Exclusive;
  readonly #clock: Clock;
  constructor(
    held: HeldMessageRepository,
    messages: WhatsappRepository,
    sessions: SessionService,
    cloud: WhatsappCloud,
    exclusive: Exclusive,
    clock: Clock,
  ) {
    this.#held = held;
    this.#messages = messages;
    this.#sessions = sessions;
    this.#cloud = cloud;
    this.#exclusive = exclusive;
    this.#clock = clock;
  }

  /**
   * Asks about the oldest held message of the sender, unless it was asked about after this message came. Throws what
   * `WhatsappOutbox.send` throws.
   */
  async ask(messageId: string, signal: AbortSignal): Promise<void> {
    const origin = await this.#held.origin(messageId);
    if (!origin) return;
    const { number, heldAt } = origin;
    const hadTurn = await this.#exclusive.run(`whatsapp to ${number}`, async () => {
      const held = await this.#held.oldest(number);
      if (!held || (held.promptedAt && held.promptedAt > heldAt)) return;
      const options = await this.#options(number);
      if (options.length === 0) return this.#held.markChosen(held.id, null);
      try {
        const { providerId } = await this.#cloud.send(number, whichMessage(held, options), `which ${held.id}`, signal);
        const sessions = options.map(({ sessionId }) => sessionId);
        await this.#held.markPrompted(held.id, providerId, sessions, this.#clock.now());
      } catch (error) {
        throw error instanceof ChatRefused && error.permanent ? new PermanentFailure(error.message) : error;
      }
    });
    if (!hadTurn) throw new Error('another worker is asking about messages of this number');
  }

  async #options(number: string) {
    const conversations = (await this.#messages.liveConversations(number)).slice(0, chatLimits.rows);
    return Promise.all(
      conversations.map(async ({ organizationId, sessionId }) => {
        const { jobTitle, companyName } = await this.#sessions.view(organizationId, sessionId);
        return { sessionId, jobTitle, companyName };
      }),
    );
  }
}
