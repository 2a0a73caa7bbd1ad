import { hash, randomBytes } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { NotFound } from '#platform/errors.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import type { AuditRepository } from './audit.repository.ts';
import { signInMail } from './sign-in.mail.ts';
import type { ConsoleUser, Redeemed, SignInLink, SignInRepository } from './sign-in.repository.ts';
import { sendSignInLink } from './sign-in.tasks.ts';

const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');
const isToken = (token: string): boolean => /^[\w-]{43}$/.test(token);
/** 256 random bits, as 43 characters that need no escaping in a URL. */
const newToken = (): string => randomBytes(32).toString('base64url');

/** A page of the console, to go to once signed in: a path of ours and nothing else. */
const isConsolePage = (path: string): boolean => /^\/console(?:[/?][\w/?&=.%+-]*)?$/.test(path) && !path.includes('//');

/** How people get into the console: by links, which sign in once and for a quarter of an hour. No passwords. */
export class SignInService {
  readonly #db: Database;
  readonly #links: SignInRepository;
  readonly #audit: AuditRepository;
  readonly #tasks: TaskQueue;
  readonly #mailer: Mailer;
  readonly #config: Config;
  constructor(
    db: Database,
    links: SignInRepository,
    audit: AuditRepository,
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

  /** Who this is now; undefined once removed. */
  user(organizationId: string, userId: string): Promise<ConsoleUser | undefined> {
    return this.#links.user(organizationId, userId);
  }

  /**
   * Has a link sent to each user with this address, one for every organization. Whether there are any is not told, and
   * who asks too often gets none.
   */
  async ask(email: string, next: string): Promise<void> {
    await this.#db.transaction(async () => {
      const asked = await this.#links.ask(email.trim(), isConsolePage(next) ? next : null);
      for (const { id, organizationId } of asked) {
        await this.#tasks.enqueue(sendSignInLink, { organizationId, linkId: id });
      }
    });
  }

  /** Mails one link. Its token is made here, so that neither the queue nor the database ever has it. */
  async send(organizationId: string, linkId: string): Promise<void> {
    const token = newToken();
    const mail = await this.#links.giveToken(organizationId, linkId, hashOf(token));
    if (!mail) return;
    try {
      await this.#mailer.send(signInMail(linkId, mail, this.#urlOf(token), this.#config.mailFrom));
    } catch (error) {
      if (error instanceof MailRefused && error.permanent) throw new PermanentFailure(error.message);
      throw error;
    }
  }

  /** A link for that user, else the first admin, to be handed over by the operator. Throws NotFound. */
  async makeLink(organizationId: string, userId?: string): Promise<{ url: string }> {
    const user = userId ? await this.#links.user(organizationId, userId) : await this.#links.firstAdmin(organizationId);
    if (!user) throw new NotFound(userId ? 'The user' : 'An admin of the organization');
    const token = newToken();
    await this.#links.insert({ organizationId, userId: user.id, tokenHash: hashOf(token) });
    return { url: this.#urlOf(token) };
  }

  /** Whom the link would sign in; undefined for one that is malformed, unknown, used or too old alike. */
  async look(token: string): Promise<SignInLink | undefined> {
    return isToken(token) ? this.#links.find(hashOf(token)) : undefined;
  }

  /** Uses the link up. Undefined as for `look`. */
  async redeem(token: string, address: string): Promise<Redeemed | undefined> {
    if (!isToken(token)) return undefined;
    return this.#db.transaction(async () => {
      const redeemed = await this.#links.redeem(hashOf(token));
      if (!redeemed) return undefined;
      const { organizationId, userId } = redeemed;
      await this.#audit.insert(organizationId, { userId, action: 'session.sign_in', address });
      return redeemed;
    });
  }

  /** Ends every session of the user, on all devices, and the links that wait. */
  async signOutEverywhere(organizationId: string, userId: string, address: string): Promise<void> {
    await this.#db.transaction(async () => {
      const sessions = await this.#links.endAll(organizationId, userId);
      const details = { sessions };
      await this.#audit.insert(organizationId, { userId, action: 'session.sign_out_everywhere', details, address });
    });
  }

  /** As `signOutEverywhere`, by another who has changed who the user is; nothing of it is recorded. In their transaction. */
  async endSessions(organizationId: string, userId: string): Promise<void> {
    await this.#links.endAll(organizationId, userId);
  }

  /** Deletes sessions and links that tell nothing any more. */
  forget(): Promise<void> {
    return this.#links.forget();
  }

  #urlOf(token: string): string {
    return `${this.#config.baseUrl}/console/sign-in/${token}`;
  }
}
