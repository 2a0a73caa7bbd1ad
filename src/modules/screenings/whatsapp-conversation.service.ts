import type { ApplicationService } from '#modules/applications';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { PayloadTooLarge, UnsupportedMediaType, ValidationError } from '#platform/errors.ts';
import type { PublicQuestion } from './session.questions.ts';
import type { SessionService } from './session.service.ts';
import type { SessionView } from './session.view.ts';
import { isSkip, isStop, type Understood, understand } from './whatsapp.answers.ts';
import type { Conversation, ConversationKey, ReceivedMessage, WhatsappRepository } from './whatsapp.repository.ts';
import { askFor, placesOf, says, secondTry } from './whatsapp.wording.ts';
import type { ReceivedFile, WhatsappFiles } from './whatsapp-files.service.ts';

/** A message on the table: with its conversation, locked, and its session as it is. */
type Turn = { key: ConversationKey; conversation: Conversation; message: ReceivedMessage; view: SessionView };
/** What became of it, and which question it has answered. */
type Outcome = { state: 'handled' | 'ignored'; questionId?: string };

const handled: Outcome = { state: 'handled' };
const ignored: Outcome = { state: 'ignored' };

/**
 * What is said in a screening by WhatsApp: the first message of the candidate begins it, then comes one question at a
 * time, and each message gets one reply at most, queued in the transaction that deals with it.
 */
export class WhatsappConversation {
  readonly #db: Database;
  readonly #messages: WhatsappRepository;
  readonly #sessions: SessionService;
  readonly #applications: ApplicationService;
  readonly #files: WhatsappFiles;
  readonly #clock: Clock;
  constructor(
    db: Database,
    messages: WhatsappRepository,
    sessions: SessionService,
    applications: ApplicationService,
    files: WhatsappFiles,
    clock: Clock,
  ) {
    this.#db = db;
    this.#messages = messages;
    this.#sessions = sessions;
    this.#applications = applications;
    this.#files = files;
    this.#clock = clock;
  }

  /**
   * Deals with all that has come, by when it was sent, one after the other, whoever else is at it. Throws ChatRefused
   * where a file cannot be had for now.
   */
  async goOn(key: ConversationKey, run: { attempt: number; signal: AbortSignal }): Promise<void> {
    for (let next = await this.#messages.next(key); next; next = await this.#messages.next(key)) {
      run.signal.throwIfAborted();
      const { id, content } = next;
      const view = await this.#sessions.view(key.organizationId, key.sessionId);
      // Outside the transaction: it takes as long as WhatsApp takes.
      const file =
        content.kind === 'document' && view.wantsResume ? await this.#files.get(content.mediaId, run) : undefined;
      await this.#db.transaction(async () => {
        const conversation = await this.#messages.lock(key);
        const message = await this.#messages.next(key);
        if (!conversation || message?.id !== id) return; // dealt with by another, or one that was sent before it has come
        const now = await this.#sessions.view(key.organizationId, key.sessionId);
        const { state, questionId = null } = await this.#dealWith({ key, conversation, message, view: now }, file);
        await this.#messages.settle(key.organizationId, id, state, questionId);
      });
    }
  }

  async #dealWith(turn: Turn, file: ReceivedFile | undefined): Promise<Outcome> {
    const { key, view, message } = turn;
    const { organizationId, sessionId } = key;
    const { status, candidateId, jobId } = view;
    if (status === 'completed' || status === 'expired' || status === 'cancelled') {
      await this.#messages.queue(key, { key: 'ended', content: { kind: 'text', text: says.ended[status] } });
      return ignored;
    }
    if (message.content.kind === 'text' && isStop(message.content.text)) {
      await this.#sessions.cancel(organizationId, sessionId);
      await this.#say(turn, says.stopped);
      return handled;
    }
    if (status === 'initiated' || status === 'message_sent') {
      await this.#sessions.begin(organizationId, sessionId);
      await this.#applications.recordWhatsappStarted(organizationId, { candidateId, jobId });
      return this.#next(turn, says.welcome(view.jobTitle));
    }
    if (view.wantsResume && message.content.kind !== 'choice') return this.#takeResume(turn, file);
    return this.#takeAnswer(turn);
  }

  async #takeResume(turn: Turn, file: ReceivedFile | undefined): Promise<Outcome> {
    const { organizationId, sessionId } = turn.key;
    const { content } = turn.message;
    if (content.kind === 'text' && isSkip(content.text)) {
      await this.#sessions.skipResume(organizationId, sessionId);
      return this.#next(turn);
    }
    // A file that came while the last question was being answered was not fetched: it has to be sent again.
    if (content.kind !== 'document' || !file) return this.#say(turn, says.resumeExpected);
    if (file === 'too_large') return this.#say(turn, says.resumeTooLarge);
    if (file === 'unreadable') return this.#say(turn, says.resumeUnreadable);
    try {
      await this.#sessions.attachResume(organizationId, sessionId, file);
    } catch (error) {
      if (error instanceof PayloadTooLarge) return this.#say(turn, says.resumeTooLarge);
      if (error instanceof UnsupportedMediaType) return this.#say(turn, says.resumeUnreadable);
      throw error;
    }
    return this.#next(turn);
  }

  async #takeAnswer(turn: Turn): Promise<Outcome> {
    const { key, conversation, message, view } = turn;
    const { content } = message;
    const asked = view.questions.find(({ id }) => id === (conversation.questionId ?? view.nextQuestionId));
    if (content.kind === 'choice') {
      const places = placesOf(content.id, key.sessionId);
      const question = view.questions[places?.question ?? -1];
      const option = question?.options[places?.option ?? -1];
      return question && option !== undefined ? this.#answer(turn, question, option) : ignored;
    }
    const named = message.inReplyTo ? await this.#messages.askedIn(key, message.inReplyTo) : undefined;
    const question = view.questions.find(({ id }) => id === named) ?? asked;
    if (!question) return this.#next(turn);
    if (content.kind === 'document') return this.#askAgain(turn, question, says.resumeLater);
    if (content.kind === 'other') return this.#miss(turn, question, says.onlyText);
    // WhatsApp's times are whole seconds: only what was sent in an earlier one cannot be about the question.
    const isEarly = Date.parse(message.sentAt) + 1000 <= Date.parse(conversation.askedAt);
    if (named === undefined && isEarly) {
      await this.#askAgain(turn, question, says.tooEarly);
      return ignored;
    }
    return this.#answer(turn, question, understand(question, content.text));
  }

  async #answer(turn: Turn, question: PublicQuestion, answer: Understood): Promise<Outcome> {
    const { key, conversation, message, view } = turn;
    if (answer === undefined) return this.#miss(turn, question);
    // The last word counts, and it need not be the last to arrive.
    if (await this.#messages.isAnsweredAfter(key, question.id, message.sentAt)) return ignored;
    try {
      await this.#sessions.answer(key.organizationId, key.sessionId, question.id, answer);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return this.#miss(turn, question, error.details?.[0]?.message);
    }
    const isCurrent = question.id === conversation.questionId || question.id === view.nextQuestionId;
    await this.#next(turn, isCurrent ? '' : says.changed);
    return { state: 'handled', questionId: question.id };
  }

  async #miss(turn: Turn, question: PublicQuestion, why?: string): Promise<Outcome> {
    const misses = turn.conversation.misses + 1;
    await this.#messages.setMisses(turn.key, misses);
    return this.#askAgain(turn, question, secondTry(question, misses, why));
  }

  async #askAgain(turn: Turn, question: PublicQuestion, before: string): Promise<Outcome> {
    const content = askFor(turn.key.sessionId, turn.view.questions, question, before);
    await this.#messages.queue(turn.key, { key: turn.message.id, content, questionId: question.id });
    return handled;
  }

  async #say({ key, message }: Turn, text: string): Promise<Outcome> {
    await this.#messages.queue(key, { key: message.id, content: { kind: 'text', text } });
    return handled;
  }

  /** What comes next: a question, the resume, or the end. */
  async #next(turn: Turn, before = ''): Promise<Outcome> {
    const { key, conversation } = turn;
    const now = await this.#sessions.view(key.organizationId, key.sessionId);
    const question = now.questions.find(({ id }) => id === now.nextQuestionId);
    if (question) {
      if (question.id !== conversation.questionId) await this.#messages.setAsked(key, question.id, this.#clock.now());
      return this.#askAgain(turn, question, before);
    }
    const { status } = now.wantsResume ? now : await this.#sessions.finish(key.organizationId, key.sessionId);
    await this.#messages.setAsked(key, null, this.#clock.now());
    const text = status === 'completed' ? says.thanks(now.organizationName) : says.resume;
    return this.#say(turn, before === '' ? text : `${before}\n\n${text}`);
  }
}
