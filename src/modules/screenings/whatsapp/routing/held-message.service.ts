import type { Clock } from '#platform/clock.ts';
import type { InboundChat } from '#platform/messaging/whatsapp-webhook.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { ConversationSubject, WhatsappRepository } from '../whatsapp.repository.ts';
import type { HeldMessage, HeldMessageRepository } from './held-message.repository.ts';
import { askWhichConversation } from './held-message.tasks.ts';
import { chosenSession, isConversationChoice } from './which-conversation.ts';

const daysHeld = 7;

/**
 * Messages that may be for more than one organization. The candidate is asked, one message at a time. Callers hold the
 * lock of the number.
 */
export class HeldMessages {
  readonly #held: HeldMessageRepository;
  readonly #messages: WhatsappRepository;
  readonly #tasks: TaskQueue;
  readonly #clock: Clock;
  constructor(held: HeldMessageRepository, messages: WhatsappRepository, tasks: TaskQueue, clock: Clock) {
    this.#held = held;
    this.#messages = messages;
    this.#tasks = tasks;
    this.#clock = clock;
  }

  /** Locks the number until the transaction ends. */
  lock(number: string): Promise<void> {
    return this.#held.lockNumber(number);
  }

  async hold(number: string, message: InboundChat): Promise<void> {
    const messageId = await this.#held.insert(number, message, this.#clock.now());
    if (messageId) await this.#tasks.enqueue(askWhichConversation, { messageId });
  }

  /**
   * Takes a message that says which conversation a held one is for, and moves the held one there. Undefined if it says
   * nothing of the kind. `conversation`: the chosen one, if there is one.
   */
  async choose(
    number: string,
    message: InboundChat,
  ): Promise<{ conversation: ConversationSubject | undefined } | undefined> {
    if (await this.#held.isChoice(message.providerId)) return { conversation: undefined };
    const choice = isConversationChoice(message.content);
    const held = choice ? await this.#held.find(choice.messageId, number) : await this.#held.oldest(number);
    if (choice && !held) return { conversation: undefined }; // chosen before
    const sessionId = held && (choice?.sessionId ?? chosenSession(held, message));
    const isReply = held?.promptId != null && held.promptId === message.inReplyTo;
    if (!held || (!sessionId && !isReply)) return undefined;
    const conversation = sessionId ? await this.#messages.findWithNumber(number, sessionId) : undefined;
    if (conversation) await this.#move(held, conversation, message.providerId);
    else await this.#held.resetPrompt(held.id);
    const next = await this.#held.oldest(number);
    if (next) await this.#tasks.enqueue(askWhichConversation, { messageId: next.id });
    return { conversation };
  }

  async #move(held: HeldMessage, conversation: ConversationSubject, chosenBy: string): Promise<void> {
    const { providerId, content, sentAt } = held;
    const received = { providerId, content, sentAt: new Date(sentAt), inReplyTo: null, from: null };
    await this.#messages.insertReceived(conversation, received);
    await this.#held.markChosen(held.id, chosenBy);
  }

  /** Deletes messages for which nobody chose a conversation within a week. */
  async forgetOld(): Promise<void> {
    await this.#held.removeOlderThan(new Date(this.#clock.now().getTime() - daysHeld * 86_400_000));
  }
}
