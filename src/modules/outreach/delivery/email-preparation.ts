import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { envelopeOf } from '#platform/mail/envelope.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { LinkPurpose } from '../candidate-link.repository.ts';
import type { CandidateLinkService } from '../candidate-link.service.ts';
import { type EmailLinks, renderEmail } from '../messages/email.view.ts';
import type { MessageRepository, MessageToSend } from '../messages/message.repository.ts';
import { messageKindRules } from '../messages/message-kinds.ts';

const interestLinkDays = 30;
/** People clean up old emails late. */
const unsubscribeLinkDays = 730;

type Deliverable = { message: MessageToSend & { recipient: string }; links: EmailLinks };

export type PreparedEmail = { messageId: string; recipient: string; mail: Mail };

export class EmailPreparation {
  readonly #db: Database;
  readonly #messages: MessageRepository;
  readonly #links: CandidateLinkService;
  readonly #config: Config;
  constructor(db: Database, messages: MessageRepository, links: CandidateLinkService, config: Config) {
    this.#db = db;
    this.#messages = messages;
    this.#links = links;
    this.#config = config;
  }

  /** Marks the message as being sent. Undefined when nothing is left to send, `refused` when it can never be sent. */
  async prepare(
    organizationId: string,
    messageId: string,
  ): Promise<{ email: PreparedEmail } | { refused: string } | undefined> {
    const begun = await this.#begin(organizationId, messageId);
    if (!begun || 'refused' in begun) return begun;
    const { message, links } = begun;
    return { email: { messageId, recipient: message.recipient, mail: mailOf(message, links, this.#config.mailFrom) } };
  }

  #begin(organizationId: string, messageId: string): Promise<Deliverable | { refused: string } | undefined> {
    return this.#db.transaction(async () => {
      const message = await this.#messages.takeForSending(organizationId, messageId);
      if (!message) return undefined;
      const skipped = skipReason(message);
      if (skipped) {
        await this.#messages.markUnsent(messageId, { state: 'skipped', error: skipped });
        return undefined;
      }
      const { recipient } = message;
      if (!recipient) return this.#refuse(messageId, 'the candidate has no email address');
      if (message.linkExpired)
        return this.#refuse(messageId, `the ${messageKindRules[message.kind].opens} has expired`);
      return { message: { ...message, recipient }, links: await this.#createLinks(organizationId, message) };
    });
  }

  async #refuse(messageId: string, refused: string): Promise<{ refused: string }> {
    await this.#messages.markUnsent(messageId, { state: 'failed', error: refused });
    return { refused };
  }

  /** Only hashes of links are stored, so each attempt gets new links. Earlier ones keep working. */
  async #createLinks(organizationId: string, message: MessageToSend): Promise<EmailLinks> {
    const { opens, isTransactional } = messageKindRules[message.kind];
    const { id: messageId, candidateId, jobId, interviewId, screeningSessionId, linkExpiresAt } = message;
    const target = { organizationId, messageId, candidateId, jobId, interviewId, screeningSessionId };
    const urlOf = async (purpose: LinkPurpose, expiresAt: string | { afterDays: number }) =>
      (await this.#links.create({ ...target, purpose, expiresAt })).url;
    const main = await urlOf(opens, linkExpiresAt ?? { afterDays: interestLinkDays });
    return {
      main,
      opened: opens === 'screening' && this.#config.trackEmailOpens ? `${main}/opened.gif` : undefined,
      unsubscribe: isTransactional ? undefined : await urlOf('unsubscribe', { afterDays: unsubscribeLinkDays }),
    };
  }
}

/** Why the message is no longer needed, although nothing failed. */
function skipReason({ kind, suppression, screeningOver }: MessageToSend): string | undefined {
  if (suppression && !messageKindRules[kind].isTransactional) return `the address has ${suppression}`;
  return screeningOver ? 'the screening is over' : undefined;
}

function mailOf(message: Deliverable['message'], links: EmailLinks, mailFrom: string): Mail {
  return {
    ...renderEmail(message, links),
    ...envelopeOf(message.id, mailFrom, message),
    to: message.recipient,
    ...(links.unsubscribe !== undefined && { headers: unsubscribeHeaders(links.unsubscribe) }),
  };
}

/** RFC 8058: mail programs can unsubscribe with one POST to an https address. */
const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  ...(url.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
});
