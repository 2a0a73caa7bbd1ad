import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { Grouped } from '#platform/database/grouped.ts';
import { envelopeOf } from '#platform/mail/envelope.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { NewLink } from '../candidate-link.repository.ts';
import type { CandidateLinkService } from '../candidate-link.service.ts';
import { type EmailLinks, renderEmail } from '../messages/email.view.ts';
import { messageKindRules } from '../messages/message-kinds.ts';
import type { KeptEmail, MessageKey, MessageToSend, SendingRepository } from './sending.repository.ts';

const interestLinkDays = 30;
/** People clean up old emails late. */
const unsubscribeLinkDays = 730;

type Deliverable = { message: MessageToSend & { recipient: string }; links: EmailLinks };
type Refused = { refused: string };

/** `kept`: what is stored of it. */
export type PreparedEmail = MessageKey & { recipient: string; mail: Mail; livemode: boolean; kept: KeptEmail };

export class EmailPreparation {
  readonly #db: Database;
  readonly #messages: SendingRepository;
  readonly #links: CandidateLinkService;
  readonly #config: Config;
  readonly #beginnings = new Grouped<MessageKey, Deliverable | Refused | undefined>({ size: 200, waitMs: 0 }, (keys) =>
    this.#begin(keys),
  );
  constructor(db: Database, messages: SendingRepository, links: CandidateLinkService, config: Config) {
    this.#db = db;
    this.#messages = messages;
    this.#links = links;
    this.#config = config;
  }

  /** Marks the message as being sent. Undefined when nothing is left to send, `refused` when it can never be sent. */
  async prepare(key: MessageKey): Promise<{ email: PreparedEmail } | Refused | undefined> {
    const begun = await this.#beginnings.run(key);
    if (!begun || 'refused' in begun) return begun;
    const { message, links } = begun;
    const { recipient, livemode } = message;
    const mail = mailOf(message, links, this.#config.mailFrom);
    // Links of test data are read from there. Others are secrets, of which only hashes are stored.
    const { text, html } = mail;
    const kept = livemode ? { text: withoutTokens(text, links), html: withoutTokens(html, links) } : { text, html };
    return { email: { ...key, recipient, livemode, mail, kept } };
  }

  #begin(keys: readonly MessageKey[]): Promise<(Deliverable | Refused | undefined)[]> {
    return this.#db.transaction(async () => {
      const taken = await this.#messages.take(keys);
      const pastDecisions = await this.#messages.findPastDecisions(taken);
      const skipped = taken.flatMap((message) => {
        const error = skipReason(message, pastDecisions.has(message.decisionId));
        return error === undefined ? [] : [{ ...message, state: 'skipped' as const, error }];
      });
      const isSkipped = new Set(skipped.map(({ messageId }) => messageId));
      const needed = taken.filter(({ messageId }) => !isSkipped.has(messageId));
      const refused = needed.flatMap((message) => {
        const error = refusalOf(message);
        return error === undefined ? [] : [{ ...message, state: 'failed' as const, error }];
      });
      await this.#messages.markUnsent([...skipped, ...refused]);
      const begun = new Map<string, Deliverable | Refused>(
        refused.map((one) => [one.messageId, { refused: one.error }]),
      );
      const deliverable = needed.filter(isDeliverable).filter(({ messageId }) => !begun.has(messageId));
      const links = await this.#createLinks(deliverable);
      for (const [i, message] of deliverable.entries())
        begun.set(message.messageId, { message, links: links[i] as EmailLinks });
      return keys.map(({ messageId }) => begun.get(messageId));
    });
  }

  /** Only hashes of links are stored, so each attempt creates new links. Earlier ones keep working. */
  async #createLinks(messages: readonly MessageToSend[]): Promise<EmailLinks[]> {
    const wanted = messages.map((message) => {
      const { opens, isTransactional } = messageKindRules[message.kind];
      const main: NewLink = {
        ...message,
        purpose: opens,
        expiresAt: message.linkExpiresAt ?? { afterDays: interestLinkDays },
      };
      const unsubscribe: NewLink = {
        ...message,
        purpose: 'unsubscribe',
        expiresAt: { afterDays: unsubscribeLinkDays },
      };
      return isTransactional ? [main] : [main, unsubscribe];
    });
    const created = (await this.#links.createAll(wanted.flat())).values();
    return wanted.map(([main, unsubscribe]) => {
      const url = created.next().value?.url ?? '';
      return {
        main: url,
        opened: main?.purpose === 'screening' && this.#config.trackEmailOpens ? `${url}/opened.gif` : undefined,
        unsubscribe: unsubscribe && created.next().value?.url,
      };
    });
  }
}

/** Replaces tokens with `…`. */
const withoutTokens = (text: string, { main, unsubscribe, opened }: EmailLinks): string =>
  [main, unsubscribe, opened].reduce<string>(
    (shown, url) => (url ? shown.replaceAll(url, url.replace(/[^/]+$/, '…')) : shown),
    text,
  );

const isDeliverable = (message: MessageToSend): message is Deliverable['message'] => message.recipient !== null;

/** Why the message is no longer needed, although nothing failed. */
function skipReason({ kind, suppression, screeningOver }: MessageToSend, isDecisionPast: boolean): string | undefined {
  if (suppression && !messageKindRules[kind].isTransactional) return `the address has ${suppression}`;
  if (isDecisionPast) return 'the application was reopened or deleted';
  return screeningOver ? 'the screening is over' : undefined;
}

/** Why the message can never be sent. */
function refusalOf({ kind, recipient, linkExpired }: MessageToSend): string | undefined {
  if (!recipient) return 'the candidate has no email address';
  return linkExpired ? `the ${messageKindRules[kind].opens} has expired` : undefined;
}

function mailOf(message: Deliverable['message'], links: EmailLinks, mailFrom: string): Mail {
  return {
    ...renderEmail(message, links),
    ...envelopeOf(message.messageId, mailFrom, message),
    to: message.recipient,
    ...(links.unsubscribe !== undefined && { headers: unsubscribeHeaders(links.unsubscribe) }),
  };
}

/** RFC 8058: mail programs can unsubscribe with one POST to an https address. */
const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  ...(url.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
});
