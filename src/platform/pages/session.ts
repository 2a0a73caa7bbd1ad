import connectPgSimple from 'connect-pg-simple';
import type { Request, RequestHandler } from 'express';
import session, { type Session, type SessionData } from 'express-session';
import type { Database } from '../database/database.ts';

/** Who is signed in. */
export type SignedIn = { organizationId: string; userId: string };

declare module 'express-session' {
  interface SessionData {
    user: SignedIn;
    signedInAt: number;
    notice: string;
  }
}

const hour = 3_600_000;
/** A session ends when nothing was done in it for so long … */
const idleMs = 12 * hour;
/** … and after this in any case. */
const longestMs = 7 * 24 * hour;

const failure = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

const finished = (run: (done: (error?: unknown) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    run((error) => (error ? reject(failure(error)) : resolve()));
  });

/** The session of one request. */
export class PageSession {
  readonly #req: Request;
  #isChanged = false;
  constructor(req: Request) {
    this.#req = req;
  }

  /** Undefined for who is not signed in, or was for too long. */
  get user(): SignedIn | undefined {
    const { user, signedInAt = 0 } = this.#req.session;
    return user && Date.now() - signedInAt < longestMs ? user : undefined;
  }

  /** Under a new id: one that somebody knew before tells nothing. */
  async signIn(user: SignedIn): Promise<void> {
    await finished((done) => this.#req.session.regenerate(done));
    Object.assign(this.#req.session, { user, signedInAt: Date.now() });
    this.#isChanged = true;
  }

  async signOut(): Promise<void> {
    await finished((done) => this.#req.session.destroy(done));
  }

  /** Kept for the page that comes next. Nobody who is not signed in is told anything. */
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

  /**
   * Keeps what has changed. Call before the answer begins: left to itself the library keeps it while the answer is on its
   * way, and browsers follow a redirect as soon as they have its head.
   */
  async save(): Promise<void> {
    if (this.#isChanged) await finished((done) => this.#req.session.save(done));
    this.#isChanged = false;
  }

  /** Whether it is still there: for answers that stay open for long. */
  isOpen(): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#req.sessionStore.get(this.#req.sessionID, (error: unknown, data) =>
        error ? reject(failure(error)) : resolve(data?.user !== undefined),
      );
    });
  }
}

/** Whose sessions they are: `path` is where the browser sends the cookie. */
export type SessionOptions = { cookie: string; path: string };

/**
 * A session that was ended stays so: connect-pg-simple would insert it again where a request that was under way then has
 * changed something in it, such as the notice for the next page.
 */
class Sessions extends connectPgSimple(session) {
  readonly #db: Database;
  readonly #read = new WeakSet<object>();
  constructor(db: Database) {
    const pool = { query: async (text: string, values: unknown[]) => ({ rows: await db.rows(text, values) }) };
    super({ pool: pool as never, tableName: 'console_sessions', pruneSessionInterval: false });
    this.#db = db;
  }

  override createSession(req: Request, data: SessionData): Session & SessionData {
    const known = super.createSession(req, data);
    this.#read.add(known);
    return known;
  }

  override set(id: string, data: SessionData, done?: (error?: unknown) => void): void {
    if (!this.#read.has(data)) return super.set(id, data, done);
    const expires = data.cookie.expires ?? new Date(Date.now() + idleMs);
    const update = 'update console_sessions set sess = $3, expire = $4 where organization_id = $1 and sid = $2';
    this.#db.rows(update, [data.user.organizationId, id, data, expires]).then(
      () => done?.(),
      (error: unknown) => done?.(error),
    );
  }
}

async function make(db: Database, { cookie, path }: SessionOptions): Promise<RequestHandler> {
  const row = await db.row<{ secret: string }>("select secret from installation_secrets where name = 'sessions'");
  if (!row) throw new Error('the database has no secret for sessions');
  return session({
    name: cookie,
    secret: row.secret,
    store: new Sessions(db),
    resave: false,
    saveUninitialized: false,
    rolling: true,
    // Links in mails are to find who is signed in; forms of other sites are refused besides.
    cookie: { path, httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: idleMs },
  });
}

/** Reads and keeps sessions, in PostgreSQL. */
export function sessions(db: Database, options: SessionOptions): RequestHandler {
  let made: Promise<RequestHandler> | undefined;
  return (req, res, next) => {
    made ??= make(db, options).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    made.then((run) => void run(req, res, next), next);
  };
}
