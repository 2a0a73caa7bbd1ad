import { hash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { AuditActor, AuditTrail } from '#platform/audit-trail.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { NotFound } from '#platform/errors.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import type { ConsoleUser, RedeemedLink, SignInLink, SignInRepository } from './sign-in.repository.ts';
import { sendSignInLink } from './sign-in.tasks.ts';
import { signInMail } from './sign-in-mail.ts';

const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');
const isToken = (token: string): boolean => /^[\w-]{43}$/.test(token);
/** 256 random bits, as 43 characters. */
const newToken = (): string => randomBytes(32).toString('base64url');

/** Longer than the database takes for an address with links to send. */
const requestMs = 250;

/** Only paths of the console: `next` must not redirect to another site. */
const isConsolePage = (path: string): boolean =>
  /^\/console(?:[/?][\w/?&=.%+-]*)?$/.test(path) &&
  !path.includes('//') &&
  !/(?:\/|%2f|%5c)(?:\.|%2e){1,2}(?:[/?]|%2f|%5c|$)/i.test(path);

/** Signs users in to the console by links, without passwords. A link works once, within 15 minutes. */
export class SignInService {
  readonly #db: Database;
  readonly #links: SignInRepository;
  readonly #audit: AuditTrail;
  readonly #tasks: TaskQueue;
  readonly #mailer: Mailer;
  readonly #config: Config;
  constructor(
    db: Database,
    links: SignInRepository,
    audit: AuditTrail,
    tasks: TaskQueue,
    mailer: Mailer,
    config: Config,
  ) {
    this.#db = db;
    this.#links = links;
    this.#audit = audit;
    this.#tasks = tasks;
    this.#mailer = mailer;
    this.#config = config;
  }

  /** Undefined for a removed user. */
  user(organizationId: string, userId: string): Promise<ConsoleUser | undefined> {
    return this.#links.user(organizationId, userId);
  }

  /**
   * Emails a link to each user with this address, up to a limit. Does not reveal whether there are any: it always takes
   * `requestMs`.
   */
  async requestLinks(email: string, next: string): Promise<void> {
    const [done] = await Promise.allSettled([this.#requestLinks(email, next), delay(requestMs)]);
    if (done.status === 'rejected') throw done.reason;
  }

  async #requestLinks(email: string, next: string): Promise<void> {
    await this.#db.transaction(async () => {
      const links = await this.#links.insertRequested(email.trim(), isConsolePage(next) ? next : null);
      for (const { id, organizationId } of links) {
        await this.#tasks.enqueue(sendSignInLink, { organizationId, linkId: id });
      }
    });
  }

  /** Creates the token, so that only its hash is ever stored. */
  async sendLink(organizationId: string, linkId: string): Promise<void> {
    const token = newToken();
    const mail = await this.#links.assignToken(organizationId, linkId, hashOf(token));
    if (!mail) return;
    try {
      await this.#mailer.send(signInMail(linkId, mail, this.#urlOf(token), this.#config.mailFrom));
    } catch (error) {
      if (error instanceof MailRefused && error.permanent) throw new PermanentFailure(error.message);
      throw error;
    }
  }

  /** For this user, else for the first admin. The operator hands it over. Throws NotFound. */
  async makeLink(organizationId: string, userId?: string): Promise<{ url: string }> {
    const user = userId ? await this.#links.user(organizationId, userId) : await this.#links.firstAdmin(organizationId);
    if (!user) throw new NotFound(userId ? 'The user' : 'An admin of the organization');
    const token = newToken();
    await this.#links.insert({ organizationId, userId: user.id, tokenHash: hashOf(token) });
    return { url: this.#urlOf(token) };
  }

  /** Undefined for a malformed, unknown, used or expired link. */
  async findLink(token: string): Promise<SignInLink | undefined> {
    return isToken(token) ? this.#links.find(hashOf(token)) : undefined;
  }

  /** Uses the link up. Undefined like `findLink`. */
  async redeem(token: string, address: string): Promise<RedeemedLink | undefined> {
    if (!isToken(token)) return undefined;
    return this.#db.transaction(async () => {
      const redeemed = await this.#links.redeem(hashOf(token));
      if (!redeemed) return undefined;
      const { organizationId, userId, email, via } = redeemed;
      const type = via === 'operator' ? 'operator' : 'user';
      await this.#audit.record(
        { type, id: userId, email, ip: address },
        { organizationId, action: 'session.sign_in', subject: userId },
      );
      return redeemed;
    });
  }

  /** Also invalidates the user's links. */
  async signOutEverywhere(organizationId: string, userId: string, actor: AuditActor): Promise<void> {
    await this.#audit.audited(
      actor,
      () => this.#links.endSessions(organizationId, userId),
      (sessions) => ({
        organizationId,
        action: 'session.sign_out_everywhere',
        subject: userId,
        details: { sessions },
      }),
    );
  }

  /** Like `signOutEverywhere`, without an audit entry. */
  async endSessions(organizationId: string, userId: string): Promise<void> {
    await this.#db.transaction(() => this.#links.endSessions(organizationId, userId));
  }

  deleteExpired(): Promise<void> {
    return this.#links.deleteExpired();
  }

  #urlOf(token: string): string {
    return `${this.#config.baseUrl}/console/sign-in/${token}`;
  }
}
