import { hash, randomBytes } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import { envelopeOf } from '#platform/mail/envelope.ts';
import { greetingName } from '#platform/mail/greeting-name.ts';
import { oneLine, renderMail, subjectLine } from '#platform/mail/mail-layout.ts';
import { type Mail, type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import { mentionMessages as t } from './mention.messages.ts';
import type { MentionMail, MentionRepository } from './mention.repository.ts';

type Mention = { organizationId: string; noteId: string; userId: string };

export const hashOfMentionToken = (token: string): Buffer => hash('sha256', token, 'buffer');

function authorOf({ authorType, authorName, byOperator }: MentionMail): string {
  if (authorType === 'key') return t.key(authorName);
  return byOperator ? t.operator(authorName) : (authorName ?? t.colleague);
}

/** Tells users that a note mentions them. */
export class MentionMailService {
  readonly #mentions: MentionRepository;
  readonly #mailer: Mailer;
  readonly #config: Pick<Config, 'baseUrl' | 'mailFrom'>;
  constructor(mentions: MentionRepository, mailer: Mailer, config: Pick<Config, 'baseUrl' | 'mailFrom'>) {
    this.#mentions = mentions;
    this.#mailer = mailer;
    this.#config = config;
  }

  /**
   * Does nothing if the user was already notified or has turned emails off, or if the mention was removed or done.
   * Throws PermanentFailure, and MailRefused for a temporary refusal.
   */
  async send(mention: Mention): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const to = await this.#mentions.prepareMail(mention.organizationId, mention, hashOfMentionToken(token));
    if (!to) return;
    try {
      await this.#mailer.send(this.#mailOf(mention, to, token));
    } catch (error) {
      throw error instanceof MailRefused && error.permanent ? new PermanentFailure(error.message) : error;
    }
    await this.#mentions.markMailed(mention.organizationId, mention);
  }

  /** Names no candidate and quotes nothing: emails stay when a candidate is erased. */
  #mailOf({ organizationId, noteId, userId }: Mention, to: MentionMail, token: string): Mail {
    const { baseUrl, mailFrom } = this.#config;
    // The same on every attempt.
    const id = hash('sha256', `mention ${organizationId} ${noteId} ${userId}`, 'hex').slice(0, 32);
    const author = oneLine(authorOf(to));
    const turnOff = `${baseUrl}/console/mention-emails/${organizationId}/${token}`;
    return {
      ...renderMail({
        language: t.language,
        subject: subjectLine(t.subject(author)),
        before: [t.greeting(greetingName(to.fullName)), t.before(author, oneLine(to.organizationName))],
        button: { label: t.button, url: `${baseUrl}/console/candidates/${to.candidateId}/notes/${noteId}` },
        after: [t.after],
        last: { text: t.last, label: t.turnOff, url: turnOff },
      }),
      ...envelopeOf(id, mailFrom),
      to: to.email,
      headers: {
        'List-Unsubscribe': `<${turnOff}>`,
        ...(turnOff.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    };
  }
}
