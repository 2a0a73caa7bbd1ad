import { hash } from 'node:crypto';
import connectPgSimple from 'connect-pg-simple';
import type { Request, RequestHandler } from 'express';
import session, { type Session, type SessionData } from 'express-session';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/**
 * `isOperator`: the operator opened the session as this user. `by` is undefined after a sign-in with our own link or
 * passkey.
 */
export type SignedIn = { organizationId: string; userId: string; isOperator?: boolean; by?: 'oidc' };

/** Device and address where a session is used, shown to its user. */
export type SessionPlace = { device: string; address: string };

declare module 'express-session' {
  interface SessionData {
    user: SignedIn;
    signedInAt: number;
    notice: string;
    device: string;
    address: string;
  }
}

const hour = 3_600_000;
/** A session ends after this time without a request. */
export const idleMs = 12 * hour;
/** A session ends after this time in any case. */
export const longestMs = 7 * 24 * hour;
/** Limit of the stored user agent. */
const maxDeviceLength = 300;

const failure = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

const finished = (run: (done: (error?: unknown) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    run((error) => (error ? reject(failure(error)) : resolve()));
  });

export class PageSession {
  readonly #req: Request;
  #isChanged = false;
  constructor(req: Request) {
    this.#req = req;
  }

  /** Undefined if nobody is signed in or the session has expired. */
  get user(): SignedIn | undefined {
    const { user, signedInAt = 0 } = this.#req.session;
    return user && Date.now() - signedInAt < longestMs ? user : undefined;
  }

  /** Whether the user signed in less than `ms` ago. */
  isFresh(ms: number): boolean {
    return this.user !== undefined && Date.now() - (this.#req.session.signedInAt ?? 0) < ms;
  }

  /** The ID under which the session is stored. */
  get id(): string {
    return storedId(this.#req.sessionID);
  }

  /** Signs in under a new ID, because an attacker may know the old one. */
  async signIn(user: SignedIn, { device, address }: SessionPlace): Promise<void> {
    await finished((done) => this.#req.session.regenerate(done));
    const place = { device: device.slice(0, maxDeviceLength), address };
    Object.assign(this.#req.session, { user, signedInAt: Date.now(), ...place });
    this.#isChanged = true;
  }

  /** Records the address from which the session is used now. */
  isAt(address: string): void {
    if (!this.#req.session.user || this.#req.session.address === address) return;
    this.#req.session.address = address;
    this.#isChanged = true;
  }

  async signOut(): Promise<void> {
    await finished((done) => this.#req.session.destroy(done));
  }

  /** Leaves a notice for the next page. Ignored if nobody is signed in. */
  leaveNotice(notice: string): void {
    if (!this.#req.session.user) return;
    this.#req.session.notice = notice;
    this.#isChanged = true;
  }

  takeNotice(): string | undefined {
    const { notice } = this.#req.session;
    if (notice !== undefined) {
      delete this.#req.session.notice;
      this.#isChanged = true;
    }
    return notice;
  }

  /** Call it before the answer starts. Browsers would follow a redirect before the library has stored the changes. */
  async save(): Promise<void> {
    if (this.#isChanged) await finished((done) => this.#req.session.save(done));
    this.#isChanged = false;
  }

  /** Whether the session still exists in the store. For answers that stay open. */
  isOpen(): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#req.sessionStore.get(this.#req.sessionID, (error: unknown, data) =>
        error ? reject(failure(error)) : resolve(data?.user !== undefined),
      );
    });
  }
}

/** Browsers send the cookie below `path`. `isSecure`: only over HTTPS. */
export type SessionOptions = { cookie: string; path: string; isSecure: boolean };

/** The ID under which a session is stored. It is a hash, so that reading the table signs nobody in. */
const storedId = (id: string): string => hash('sha256', id, 'base64url');

/** Keeps ended sessions ended. connect-pg-simple would insert one again after a concurrent change. */
class Sessions extends connectPgSimple(session) {
  readonly #db: Database;
  readonly #read = new WeakSet<object>();
  constructor(db: Database) {
    const pool = { query: async (text: string, values: unknown[] = []) => ({ rows: await db.rows({ text, values }) }) };
    super({ pool: pool as never, tableName: 'console_sessions', pruneSessionInterval: false });
    this.#db = db;
  }

  override createSession(req: Request, data: SessionData): Session & SessionData {
    const known = super.createSession(req, data);
    this.#read.add(known);
    return known;
  }

  override get(id: string, done: (error: unknown, data?: SessionData | null) => void): void {
    super.get(storedId(id), done);
  }

  override destroy(id: string, done?: (error?: unknown) => void): void {
    super.destroy(storedId(id), done);
  }

  override touch(id: string, data: SessionData, done?: () => void): void {
    super.touch(storedId(id), data, done);
  }

  override set(id: string, data: SessionData, done?: (error?: unknown) => void): void {
    if (!this.#read.has(data)) return super.set(storedId(id), data, done);
    const expires = data.cookie.expires ?? new Date(Date.now() + idleMs);
    const update = sql`update console_sessions set sess = ${data}, expire = ${expires}
      where organization_id = ${data.user.organizationId} and sid = ${storedId(id)}`;
    this.#db.rows(update).then(
      () => done?.(),
      (error: unknown) => done?.(error),
    );
  }
}

/** The secret that signs session cookies. Throws if the database is not migrated. */
export async function sessionSecret(db: Database): Promise<string> {
  const row = await db.record<{ secret: string }>(sql`select secret from installation_secrets where name = 'sessions'`);
  if (!row) throw new Error('the database has no secret for sessions');
  return row.secret;
}

async function make(db: Database, { cookie, path, isSecure }: SessionOptions): Promise<RequestHandler> {
  return session({
    name: cookie,
    secret: await sessionSecret(db),
    store: new Sessions(db),
    resave: false,
    saveUninitialized: false,
    rolling: true,
    // With `strict`, links in emails would not find the session.
    cookie: { path, httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: idleMs },
  });
}

export function sessions(db: Database, options: SessionOptions): RequestHandler {
  let made: Promise<RequestHandler> | undefined;
  return (req, res, next) => {
    made ??= make(db, options).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    // The library sets a secure cookie only over HTTPS, which a proxy may end before us. BASE_URL decides.
    Object.defineProperty(req, 'secure', { value: options.isSecure, configurable: true });
    made.then((run) => void run(req, res, next), next);
  };
}
