import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { PayloadTooLarge, UnsupportedMediaType, ValidationError } from '#platform/errors.ts';
import { sendCandidateActor } from '#platform/events/event-hint.ts';
import type { SessionService } from '../sessions/session.service.ts';
import type { PublicQuestion } from '../sessions/session-questions.ts';
import type { SessionView } from '../sessions/session-view.ts';
import type { WhatsappConsent } from './consents/whatsapp-consent.service.ts';
import { whatsappMessages } from './whatsapp.messages.ts';
import type { Conversation, ConversationKey, ReceivedMessage, WhatsappRepository } from './whatsapp.repository.ts';
import { isSkip, isStop, type ParsedAnswer, parseAnswer } from './whatsapp-answers.ts';
import type { ReceivedFile, WhatsappFiles } from './whatsapp-files.service.ts';
import { choicePosition, questionMessage, retryPrompt } from './whatsapp-question.ts';

type Turn = { key: ConversationKey; conversation: Conversation; message: ReceivedMessage; view: SessionView };
/** `questionId`: the question that the message has answered. */
type Outcome = { state: 'handled' | 'ignored'; questionId?: string };

const handled: Outcome = { state: 'handled' };
const ignored: Outcome = { state: 'ignored' };

/** The first message starts the screening. Each gets at most one reply, queued in its transaction. */
export class WhatsappConversation {
  readonly #db: Database;
  readonly #messages: WhatsappRepository;
  readonly #sessions: SessionService;
  readonly #consent: WhatsappConsent;
  readonly #files: WhatsappFiles;
  readonly #clock: Clock;
  constructor(
    db: Database,
    messages: WhatsappRepository,
    sessions: SessionService,
    consent: WhatsappConsent,
    files: WhatsappFiles,
    clock: Clock,
  ) {
    this.#db = db;
    this.#messages = messages;
    this.#sessions = sessions;
    this.#consent = consent;
    this.#files = files;
    this.#clock = clock;
  }

  /** Handles messages in the order in which they were sent. Throws ChatRefused if a file is temporarily unavailable. */
  async handleReceived(key: ConversationKey, run: { attempt: number; signal: AbortSignal }): Promise<void> {
    for (let next = await this.#messages.nextReceived(key); next; next = await this.#messages.nextReceived(key)) {
      run.signal.throwIfAborted();
      const { id, content } = next;
      const view = await this.#sessions.view(key.organizationId, key.sessionId);
      // Outside the transaction: WhatsApp may be slow.
      const file =
        content.kind === 'document' && view.wantsResume ? await this.#files.download(content.mediaId, run) : undefined;
      await this.#db.transaction(async () => {
        sendCandidateActor(this.#db);
        const conversation = await this.#messages.lock(key);
        const message = await this.#messages.nextReceived(key);
        if (!conversation || message?.id !== id) return; // no longer the next message
        const current = await this.#sessions.view(key.organizationId, key.sessionId);
        const { state, questionId = null } = await this.#handle({ key, conversation, message, view: current }, file);
        await this.#messages.markHandled(key.organizationId, id, state, questionId);
      });
    }
  }

  async #handle(turn: Turn, file: ReceivedFile | undefined): Promise<Outcome> {
    const { key, view, message } = turn;
    const { organizationId, sessionId } = key;
    const { status, candidateId, jobId } = view;
    if (status === 'completed' || status === 'expired' || status === 'cancelled') {
      await this.#messages.insertQueued(key, {
        key: 'ended',
        content: { kind: 'text', text: whatsappMessages.ended[status] },
      });
      return ignored;
    }
    if (message.content.kind === 'text' && isStop(message.content.text)) {
      await this.#sessions.cancel(organizationId, sessionId);
      await this.#consent.withdraw(key);
      await this.#messages.setQuestion(key, null, this.#clock.now());
      await this.#say(turn, whatsappMessages.stopped);
      return handled;
    }
    if (status === 'initiated' || status === 'message_sent') {
      await this.#sessions.begin(organizationId, sessionId);
      await this.#consent.record({ ...key, candidateId, jobId });
      return this.#next(turn, whatsappMessages.welcome(view.jobTitle));
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
    // A file that arrived before the last answer was not downloaded.
    if (content.kind !== 'document' || !file) return this.#say(turn, whatsappMessages.resumeExpected);
    if (file === 'too_large') return this.#say(turn, whatsappMessages.resumeTooLarge);
    if (file === 'unreadable') return this.#say(turn, whatsappMessages.resumeUnreadable);
    try {
      await this.#sessions.attachResume(organizationId, sessionId, file);
    } catch (error) {
      if (error instanceof PayloadTooLarge) return this.#say(turn, whatsappMessages.resumeTooLarge);
      if (error instanceof UnsupportedMediaType) return this.#say(turn, whatsappMessages.resumeUnreadable);
      throw error;
    }
    return this.#next(turn);
  }

  async #takeAnswer(turn: Turn): Promise<Outcome> {
    const { key, conversation, message, view } = turn;
    const { content } = message;
    const asked = view.questions.find(({ id }) => id === (conversation.questionId ?? view.nextQuestionId));
    if (content.kind === 'choice') {
      const position = choicePosition(content.id, key.sessionId);
      const question = view.questions[position?.question ?? -1];
      const option = question?.options[position?.option ?? -1];
      return question && option !== undefined ? this.#answer(turn, question, option) : ignored;
    }
    const repliedTo = message.inReplyTo ? await this.#messages.questionAskedIn(key, message.inReplyTo) : undefined;
    const question = view.questions.find(({ id }) => id === repliedTo) ?? asked;
    if (!question) return this.#next(turn);
    if (content.kind === 'document') return this.#askAgain(turn, question, whatsappMessages.resumeLater);
    if (content.kind === 'other') return this.#miss(turn, question, whatsappMessages.onlyText);
    // WhatsApp's timestamps are whole seconds: a message of the same second may answer the question.
    const isEarly = Date.parse(message.sentAt) + 1000 <= Date.parse(conversation.askedAt);
    if (repliedTo === undefined && isEarly) {
      await this.#askAgain(turn, question, whatsappMessages.tooEarly);
      return ignored;
    }
    return this.#answer(turn, question, parseAnswer(question, content.text));
  }

  async #answer(turn: Turn, question: PublicQuestion, answer: ParsedAnswer): Promise<Outcome> {
    const { key, conversation, message, view } = turn;
    if (answer === undefined) return this.#miss(turn, question);
    // The answer that was sent last counts, not the one that arrived last.
    if (await this.#messages.isAnsweredAfter(key, question.id, message.sentAt)) return ignored;
    try {
      await this.#sessions.answer(key.organizationId, key.sessionId, question.id, answer);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return this.#miss(turn, question, error.details?.[0]?.message);
    }
    const isCurrent = question.id === conversation.questionId || question.id === view.nextQuestionId;
    await this.#next(turn, isCurrent ? '' : whatsappMessages.changed);
    return { state: 'handled', questionId: question.id };
  }

  async #miss(turn: Turn, question: PublicQuestion, why?: string): Promise<Outcome> {
    const misses = turn.conversation.misses + 1;
    await this.#messages.setMisses(turn.key, misses);
    return this.#askAgain(turn, question, retryPrompt(question, misses, why));
  }

  async #askAgain(turn: Turn, question: PublicQuestion, before: string): Promise<Outcome> {
    const content = questionMessage(turn.key.sessionId, turn.view.questions, question, before);
    await this.#messages.insertQueued(turn.key, { key: turn.message.id, content, questionId: question.id });
    return handled;
  }

  async #say({ key, message }: Turn, text: string): Promise<Outcome> {
    await this.#messages.insertQueued(key, { key: message.id, content: { kind: 'text', text } });
    return handled;
  }

  async #next(turn: Turn, before = ''): Promise<Outcome> {
    const { key, conversation } = turn;
    const now = await this.#sessions.view(key.organizationId, key.sessionId);
    const question = now.questions.find(({ id }) => id === now.nextQuestionId);
    if (question) {
      if (question.id !== conversation.questionId)
        await this.#messages.setQuestion(key, question.id, this.#clock.now());
      return this.#askAgain(turn, question, before);
    }
    const { status } = now.wantsResume ? now : await this.#sessions.finish(key.organizationId, key.sessionId);
    await this.#messages.setQuestion(key, null, this.#clock.now());
    const text = status === 'completed' ? whatsappMessages.thanks(now.organizationName) : whatsappMessages.resume;
    return this.#say(turn, before === '' ? text : `${before}\n\n${text}`);
  }
}
