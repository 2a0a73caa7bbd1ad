import { setTimeout as delay } from 'node:timers/promises';
import type { AuditActor, AuditTrail } from '#platform/audit-trail.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { NotFound } from '#platform/errors.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import type { SignedIn } from '#platform/pages/session.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import { hashOfToken, isToken, newToken } from '../token.ts';
import { isConsolePage } from './console-address.ts';
import type { ConsoleUser, RedeemedLink, SignInLink, SignInRepository } from './sign-in.repository.ts';
import { sendSignInLink } from './sign-in.tasks.ts';
import { signInMail } from './sign-in-mail.ts';

/** Longer than the database takes for an address with links to send. */
const requestMs = 250;

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

  /** The user of a session. Undefined if the user was removed, or must now use single sign-on. */
  async user({ organizationId, userId, by, isOperator }: SignedIn): Promise<ConsoleUser | undefined> {
    const user = await this.#links.user(organizationId, userId);
    return user?.mustUseOidc && by !== 'oidc' && !isOperator ? undefined : user;
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
    const mail = await this.#links.assignToken(organizationId, linkId, hashOfToken(token));
    if (!mail) return;
    try {
      const url = mail.mustUseOidc ? this.#oidcUrlOf(organizationId) : this.#urlOf(token);
      await this.#mailer.send(signInMail(linkId, mail, url, this.#config.mailFrom));
    } catch (error) {
      if (error instanceof MailRefused && error.permanent) throw new PermanentFailure(error.message);
      throw error;
    }
  }

  /** Creates a link that the operator hands over, for this user or else the first admin. Throws NotFound. */
  async makeLink(organizationId: string, userId?: string): Promise<{ url: string }> {
    const user = userId ? await this.#links.user(organizationId, userId) : await this.#links.firstAdmin(organizationId);
    if (!user) throw new NotFound(userId ? 'The user' : 'An admin of the organization');
    const token = newToken();
    await this.#links.insert({ organizationId, userId: user.id, tokenHash: hashOfToken(token) });
    return { url: this.#urlOf(token) };
  }

  /** The page after sign-in. `next` comes from outside and may be any address. */
  pageAfter(next: string): string {
    return isConsolePage(next) ? next : '/console';
  }

  /** Undefined for a malformed, unknown, used or expired link. */
  async findLink(token: string): Promise<SignInLink | undefined> {
    return isToken(token) ? this.#links.find(hashOfToken(token)) : undefined;
  }

  /** Uses the link up. Undefined like `findLink`. */
  async redeem(token: string, address: string): Promise<RedeemedLink | undefined> {
    if (!isToken(token)) return undefined;
    return this.#db.transaction(async () => {
      const redeemed = await this.#links.redeem(hashOfToken(token));
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

  /** Also invalidates the user's links and, if requested, removes their passkeys. */
  async signOutEverywhere(
    organizationId: string,
    userId: string,
    actor: AuditActor,
    { removesPasskeys }: { removesPasskeys: boolean },
  ): Promise<void> {
    await this.#audit.audited(
      actor,
      async () => ({
        sessions: await this.#links.endSessions(organizationId, userId),
        ...(removesPasskeys && { removed_passkeys: await this.#links.removePasskeys(organizationId, userId) }),
      }),
      (details) => ({ organizationId, action: 'session.sign_out_everywhere', subject: userId, details }),
    );
  }

  /** Prepares an account for another person: ends sessions and links, and removes passkeys and identities. */
  async handOver(organizationId: string, userId: string): Promise<void> {
    await this.#db.transaction(async () => {
      await this.#links.endSessions(organizationId, userId);
      await this.#links.removeCredentials(organizationId, userId);
    });
  }

  deleteExpired(): Promise<void> {
    return this.#links.deleteExpired();
  }

  #oidcUrlOf(organizationId: string): string {
    return `${this.#config.baseUrl}/console/sign-in/oidc/${organizationId}`;
  }

  #urlOf(token: string): string {
    return `${this.#config.baseUrl}/console/sign-in/${token}`;
  }
}
