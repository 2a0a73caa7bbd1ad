import pRetry from 'p-retry';
import type { Clock } from '#platform/clock.ts';
import type { Exclusive } from '#platform/database/exclusive.ts';
import { Conflict, NotFound, ValidationError } from '#platform/errors.ts';
import { ChatRefused } from '#platform/messaging/chat.ts';
import type { WhatsappCloud } from '#platform/messaging/whatsapp.cloud.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import type { SessionService } from './session.service.ts';
import { whatsappIdOf } from './whatsapp.number.ts';
import {
  type ConversationKey,
  type Conversing,
  inviteKey,
  type MessageToSend,
  type WhatsappRepository,
} from './whatsapp.repository.ts';
import { converse } from './whatsapp.tasks.ts';

/** Messages of screenings by WhatsApp, on their way out. Each is a row first, sent by the worker, in order. */
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
   * Queues the template that opens a conversation, once for a session; again if it could not be delivered. Call in the
   * transaction that opens the session. Throws Conflict (not configured) and ValidationError (no usable number).
   */
  async invite(key: Conversing): Promise<void> {
    const template = this.#cloud.settings?.template;
    if (!template) {
      throw new Conflict('conflict', 'channel: WhatsApp is not configured here (WHATSAPP_TOKEN and its like).');
    }
    const asked = await this.#messages.candidateOf(key);
    if (!asked) throw new NotFound('The candidate');
    const number = whatsappIdOf(asked.whatsappNumber, asked.phoneNumber);
    if (!number) {
      const message = 'the candidate has no valid WhatsApp or phone number with its country code: +91 98765 43210';
      throw new ValidationError([{ path: 'candidate', code: 'invalid_value', message }]);
    }
    await this.#messages.begin(key, number, this.#clock.now());
    const { jobTitle, companyName } = await this.#sessions.view(key.organizationId, key.sessionId);
    const parameters = [asked.name, jobTitle, companyName];
    await this.#messages.queue(key, { key: inviteKey, content: { kind: 'template', ...template, parameters } });
    await this.#tasks.enqueue(converse, key);
  }

  /**
   * Sends what is queued, in order. Throws PermanentFailure when a message was refused for good, ChatRefused when for
   * now, and where another worker is sending this conversation's messages.
   *
   * A worker that dies between the answer and the statement that records it lets the message be sent again: the Cloud
   * API takes no name of ours to know a repetition by.
   */
  async send(key: ConversationKey, lastAttempt: boolean, signal: AbortSignal): Promise<void> {
    const refused: string[] = [];
    const free = await this.#exclusive.run(`whatsapp ${key.sessionId}`, async () => {
      for (let message = await this.#messages.beginNext(key); message; message = await this.#messages.beginNext(key)) {
        const reason = await this.#sendOne(key, message, lastAttempt, signal);
        if (reason) refused.push(reason);
      }
    });
    if (!free) throw new Error('messages of this conversation are being sent by another worker');
    if (refused.length > 0) throw new PermanentFailure(refused.join('; '));
  }

  /** Returns why it was refused for good. */
  async #sendOne(
    key: ConversationKey,
    { id, number, content }: MessageToSend,
    lastAttempt: boolean,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    try {
      const sent = await this.#cloud.send(number, content, `${key.organizationId} ${id}`, signal);
      // Alone and at once, and again if the database is away just now: as long as this is not done, the message would
      // be sent once more.
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
    if (content.kind === 'template') await this.#sessions.sent(key.organizationId, key.sessionId);
    return undefined;
  }
}
