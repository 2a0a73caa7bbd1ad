import { NotFound, ValidationError } from '#platform/errors.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { MentionItem, MentionRepository } from './mention.repository.ts';
import { sendMention } from './mention.tasks.ts';
import { hasLabel, type Member, mentionsIn } from './mention.ts';
import { hashOfMentionToken } from './mention-mail.service.ts';

/** Limit per note. */
const maxMentions = 50;

export class MentionService {
  readonly #mentions: MentionRepository;
  readonly #tasks: TaskQueue;
  constructor(mentions: MentionRepository, tasks: TaskQueue) {
    this.#mentions = mentions;
    this.#tasks = tasks;
  }

  /** Whom notes can mention, by name. */
  members(organizationId: string): Promise<Member[]> {
    return this.#mentions.members(organizationId);
  }

  /**
   * Updates the mentions of a note that this transaction has written or locked. Emails users who are mentioned for the
   * first time, except `writerId`. Throws ValidationError for too many.
   */
  async update(organizationId: string, noteId: string, text: string, writerId: string): Promise<void> {
    const known = await this.#mentions.ofNote(organizationId, noteId);
    if (!text.includes('@') && known.length === 0) return;
    const found = mentionsIn(text, await this.#mentions.members(organizationId));
    for (const { user_id: userId, label, is_removed: isRemoved } of known)
      if (!isRemoved && !found.has(userId) && hasLabel(text, label)) found.set(userId, label);
    if (found.size > maxMentions) {
      const message = `must not mention more than ${maxMentions} people`;
      throw new ValidationError([{ path: 'text', code: 'too_big', message }]);
    }
    await this.#mentions.set(organizationId, noteId, found);
    const before = new Set(known.map(({ user_id: userId }) => userId));
    const mentioned = [...found.keys()].filter((userId) => !before.has(userId) && userId !== writerId);
    await this.#tasks.enqueueAll(
      sendMention,
      mentioned.map((userId) => ({ organizationId, noteId, userId })),
    );
  }

  /** Newest first. */
  page(organizationId: string, userId: string, isDone: boolean, query: PageQuery): Promise<Page<MentionItem>> {
    return this.#mentions.page(organizationId, userId, isDone, query);
  }

  /** Counts no further than `most`. */
  countOpen(organizationId: string, userId: string, most: number): Promise<number> {
    return this.#mentions.countOpen(organizationId, userId, most);
  }

  /** Throws NotFound if the note does not mention the user. */
  async setDone(organizationId: string, userId: string, noteId: string, isDone: boolean): Promise<void> {
    if (!(await this.#mentions.setDone(organizationId, { noteId, userId }, isDone))) throw new NotFound('The mention');
  }

  wantsEmails(organizationId: string, userId: string): Promise<boolean> {
    return this.#mentions.wantsEmails(organizationId, userId);
  }

  setEmails(organizationId: string, userId: string, emails: boolean): Promise<void> {
    return this.#mentions.setEmails(organizationId, userId, emails);
  }

  /** The user of a link that turns emails off. Throws NotFound. */
  async userOfLink(organizationId: string, token: string): Promise<string> {
    const userId = await this.#mentions.userOfToken(organizationId, hashOfMentionToken(token));
    if (!userId) throw new NotFound('The page');
    return userId;
  }
}
