import pRetry from 'p-retry';
import type { Clock } from '#platform/clock.ts';
import type { Exclusive } from '#platform/database/exclusive.ts';
import { Conflict, NotFound, ValidationError } from '#platform/errors.ts';
import { ChatRefused } from '#platform/messaging/chat.ts';
import type { WhatsappCloud } from '#platform/messaging/whatsapp.client.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import type { SessionService } from '../sessions/session.service.ts';
import {
  type ConversationKey,
  type ConversationSubject,
  inviteKey,
  type QueuedMessage,
  type WhatsappRepository,
} from './whatsapp.repository.ts';
import { converse } from './whatsapp.tasks.ts';
import { whatsappIdOf } from './whatsapp-number.ts';

/** Template for test data, which needs no approved one. */
const testTemplate = { name: 'screening_invite', language: 'en' };

/** Stored first, then sent in order by the worker. Messages of test data are kept, and count as sent. */
export class WhatsappOutbox {
  readonly #messages: WhatsappRepository;
  readonly #sessions: SessionService;
  readonly #cloud: WhatsappCloud;
  readonly #tasks: TaskQueue;
  readonly #exclusive: Exclusive;
  readonly #clock: Clock;
  constructor(
    messages: WhatsappRepository,
    sessions: SessionService,
    cloud: WhatsappCloud,
    tasks: TaskQueue,
    exclusive: Exclusive,
    clock: Clock,
  ) {
    this.#messages = messages;
    this.#sessions = sessions;
    this.#cloud = cloud;
    this.#tasks = tasks;
    this.#exclusive = exclusive;
    this.#clock = clock;
  }

  /**
   * Invites once per session, and again if the invite was undeliverable. Throws Conflict (not configured) and
   * ValidationError (number).
   */
  async invite(key: ConversationSubject): Promise<void> {
    const candidate = await this.#messages.candidate(key);
    if (!candidate) throw new NotFound('The candidate');
    const template = this.#cloud.settings?.template ?? (candidate.livemode ? undefined : testTemplate);
    if (!template) {
      throw new Conflict('conflict', 'WhatsApp is not configured. Set WHATSAPP_TOKEN and the other WhatsApp settings.');
    }
    const number = whatsappIdOf(candidate.whatsappNumber, candidate.phoneNumber);
    if (!number) {
      const message = 'needs a valid WhatsApp or phone number with a country code, such as +91 98765 43210';
      throw new ValidationError([{ path: 'candidate', code: 'invalid_value', message }]);
    }
    await this.#messages.saveConversation(key, number, this.#clock.now());
    const { jobTitle, companyName } = await this.#sessions.view(key.organizationId, key.sessionId);
    const parameters = [candidate.name, jobTitle, companyName];
    await this.#messages.insertQueued(key, { key: inviteKey, content: { kind: 'template', ...template, parameters } });
    await this.#tasks.enqueue(converse, key);
  }

  /** Throws PermanentFailure and ChatRefused. A dead worker's message is sent again: there is no idempotency key. */
  async send(key: ConversationKey, lastAttempt: boolean, signal: AbortSignal): Promise<void> {
    const refusals: string[] = [];
    const hadTurn = await this.#exclusive.run(`whatsapp ${key.sessionId}`, async () => {
      for (
        let message = await this.#messages.takeQueued(key);
        message;
        message = await this.#messages.takeQueued(key)
      ) {
        const reason = await this.#sendOne(key, message, lastAttempt, signal);
        if (reason) refusals.push(reason);
      }
    });
    if (!hadTurn) throw new Error('another worker is sending the messages of this conversation');
    if (refusals.length > 0) throw new PermanentFailure(refusals.join('; '));
  }

  /** Returns why the message was refused for good. */
  async #sendOne(
    key: ConversationKey,
    { id, number, content, livemode }: QueuedMessage,
    lastAttempt: boolean,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    try {
      const sent = livemode
        ? await this.#cloud.send(number, content, `${key.organizationId} ${id}`, signal)
        : { providerId: `test.${id}`, number };
      // Until this is stored, the message would be sent again.
      await pRetry(() => this.#messages.markSent(key, id, { ...sent, at: this.#clock.now() }), {
        retries: 12,
        minTimeout: 100,
        maxTimeout: 10_000,
      });
    } catch (error) {
      if (!(error instanceof ChatRefused)) throw error;
      const final = error.permanent || lastAttempt;
      await this.#messages.markRefused(key.organizationId, id, final ? 'failed' : 'queued', error.message);
      if (!final) throw error;
      return error.message;
    }
    if (content.kind === 'template') await this.#sessions.recordSent(key.organizationId, key.sessionId);
    return undefined;
  }
}
