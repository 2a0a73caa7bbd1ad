import type net from 'node:net';
import { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import {
  isFitting,
  Messages,
  messageTypes,
  questionOf,
  type Role,
  RoleWatch,
  ServerFacts,
  type SessionKind,
  sqlStateOf,
} from './server-role.ts';
import { openSocket, type Place } from './server-socket.ts';

type Done = (error?: Error | null) => void;

/** How a process finds a server. */
export type Search = {
  places: readonly Place[];
  kind: SessionKind;
  /** Time limit for each server. */
  timeoutMs: number;
  /**
   * Index of the server that last fitted. It is tried first, because every connection would wait for the timeout of a
   * dead one.
   */
  last: number;
};

/** `bytes` is the part that pg may see. */
type Session = { bytes: Buffer; facts: ServerFacts };
type Candidate = { index: number; place: Place; role: Role };

/** No server has the required role. The code is PostgreSQL's `cannot_connect_now`. */
class NoFittingServer extends Error {
  readonly code = '57P03';
}

/** The server is starting, stopping or recovering. Another one may work. */
const isAway = (sqlState: string | undefined): boolean => /^57P0[1-3]$/.test(sqlState ?? '');

function candidatesOf({ places, kind, last }: Search): Candidate[] {
  const inOrder = places.map((place, index) => ({ place, index }));
  const withRole = (role: Role) => inOrder.map((one) => ({ ...one, role }));
  if (kind === 'any') return withRole('any');
  if (kind === 'prefer-standby') return [...withRole('standby'), ...withRole('any')];
  return withRole(kind).sort((a, b) => Number(b.index === last) - Number(a.index === last));
}

function queryMessage(text: string): Buffer {
  const message = Buffer.alloc(text.length + 6);
  message.write('Q');
  message.writeInt32BE(text.length + 5, 1);
  message.write(text, 5);
  return message;
}

/** A request for a password or a step of SCRAM. After other messages, the server continues without an answer. */
const isChallenge = (message: Buffer): boolean =>
  message[0] === messageTypes.authentication && [3, 5, 10, 11].includes(message.readInt32BE(5));

/** The value of a row with one column. */
const valueOf = (row: Buffer): string => row.toString('utf8', 11);

/**
 * A socket for pg, which supports neither several hosts nor sslmode=prefer. Connects to the first of several servers
 * that has the required role. pg signs in to each server, and sees only the session that fits. The session ends when
 * the server's role changes.
 */
export class ServerStream extends Duplex {
  readonly #search: Search;
  #socket: net.Socket | undefined;
  #startup: Buffer | undefined;
  #isAnnounced = false;
  /** True while pg computes the answer to a challenge. No other server would understand that answer. */
  #isChallenged = false;
  #isOpen = false;
  #keepAlive: [boolean?, number?] = [];
  #isReferenced = true;

  constructor(search: Search) {
    super({ allowHalfOpen: false });
    this.#search = search;
  }

  /** Ignores pg's host and port, which are those of the first server. */
  connect(): this {
    void this.#connect();
    return this;
  }

  async #connect(): Promise<void> {
    let problem: unknown;
    let isUnfit = false;
    for (const candidate of candidatesOf(this.#search)) {
      if (this.destroyed) return;
      try {
        if (await this.#try(candidate)) return;
        isUnfit = true;
      } catch (error) {
        problem = error;
        if (this.#isChallenged) {
          // The next connection begins with another server.
          this.#search.last = (candidate.index + 1) % this.#search.places.length;
          break;
        }
      }
    }
    this.destroy(isUnfit ? new NoFittingServer(`none of the hosts is ${this.#search.kind}`) : (problem as Error));
  }

  /** Returns whether pg got a session, or an error that no other server would change. */
  async #try({ index, place, role }: Candidate): Promise<boolean> {
    const timer = new AbortController();
    try {
      if (this.#hasOthers()) void this.#limit(timer.signal);
      const socket = await openSocket(place, (opened) => {
        this.#socket = opened;
      });
      this.#adopt(socket);
      const session = await this.#signIn(socket, role);
      if (session) {
        this.#search.last = index;
        this.#use(socket, session, role);
      } else socket.destroy();
      return session !== undefined;
    } catch (error) {
      this.#socket?.destroy();
      throw error;
    } finally {
      timer.abort();
    }
  }

  /** For a single server, pg itself limits the time. */
  #hasOthers(): boolean {
    return this.#search.places.length > 1;
  }

  async #limit(signal: AbortSignal): Promise<void> {
    const isLate = await delay(this.#search.timeoutMs, true, { signal, ref: false }).catch(() => false);
    if (isLate) this.#socket?.destroy(new Error('timeout exceeded when trying to connect'));
  }

  #adopt(socket: net.Socket): void {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.setKeepAlive(...this.#keepAlive);
    if (!this.#isReferenced) socket.unref();
    if (this.destroyed) throw new Error('Connection terminated');
    if (this.#startup) socket.write(this.#startup);
    // pg answers with its startup message.
    else if (!this.#isAnnounced) {
      this.#isAnnounced = true;
      this.emit('connect');
    }
  }

  /** Passes to pg what it must answer. Undefined if the session does not fit. */
  async #signIn(socket: net.Socket, role: Role): Promise<Session | undefined> {
    const messages = new Messages();
    const facts = new ServerFacts();
    const held: Buffer[] = [];
    let isSignedIn = false;
    let isAsked = false;
    let answer: string | undefined;
    const session = (): Session => ({ bytes: Buffer.concat([...held, messages.rest]), facts });
    for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
      for (const message of messages.of(chunk as Buffer)) {
        const type = message[0];
        if (type === messageTypes.authentication && message.readInt32BE(5) === 0) isSignedIn = true;
        if (type === messageTypes.error && !isAsked) {
          const sqlState = sqlStateOf(message);
          if (this.#hasOthers() && isAway(sqlState))
            throw Object.assign(new Error('the database is not ready'), { code: sqlState });
          held.push(message);
          return session();
        }
        if (type === messageTypes.parameter) facts.note(message);
        if (type === messageTypes.row) answer = valueOf(message);
        if (!isSignedIn) {
          this.#isChallenged = isChallenge(message);
          this.push(message);
        } else if (!isAsked) held.push(message);
        if (type !== messageTypes.ready) continue;
        const fits = isAsked ? isFitting(role, answer) : facts.fits(role);
        if (fits !== undefined) return fits ? session() : undefined;
        isAsked = true;
        socket.write(queryMessage(questionOf(role)));
      }
    }
    throw new Error('Connection terminated unexpectedly');
  }

  #use(socket: net.Socket, { bytes, facts }: Session, role: Role): void {
    const watch = role === 'any' ? undefined : new RoleWatch(role, facts);
    this.#isOpen = true;
    socket.on('error', (error) => this.destroy(error));
    socket.on('close', () => this.destroy());
    socket.on('data', (chunk) => {
      if (!this.push(chunk)) socket.pause();
      // Lets pg read the answer first.
      if (watch?.sees(chunk)) setImmediate(() => this.destroy());
    });
    socket.on('end', () => this.push(null));
    this.push(bytes);
    socket.resume();
  }

  override _read(): void {
    if (this.#isOpen) this.#socket?.resume();
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: Done): void {
    // Each server gets the startup message.
    this.#startup ??= chunk;
    this.#isChallenged = false;
    if (this.#isOpen) return void this.#socket?.write(chunk, done);
    // This server may fail, and another one may be found.
    this.#socket?.write(chunk);
    done();
  }

  /** Chunks that were corked together stay one packet. */
  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done);
  }

  override _final(done: Done): void {
    if (this.#socket) this.#socket.end(() => done());
    else done();
  }

  override _destroy(error: NodeJS.ErrnoException | null, done: Done): void {
    this.#socket?.destroy();
    // Errors of Node's streams, such as a premature close, do not say that a connection was lost.
    const isOfStream = error?.code?.startsWith('ERR_STREAM');
    done(isOfStream ? new Error('Connection terminated unexpectedly', { cause: error }) : error);
  }

  // Methods that pg calls on its socket.

  setNoDelay(): this {
    return this;
  }
  setKeepAlive(on?: boolean, delayMs?: number): this {
    this.#keepAlive = [on, delayMs];
    this.#socket?.setKeepAlive(on, delayMs);
    return this;
  }
  ref(): this {
    this.#isReferenced = true;
    this.#socket?.ref();
    return this;
  }
  unref(): this {
    this.#isReferenced = false;
    this.#socket?.unref();
    return this;
  }
  /** For channel binding. */
  getPeerCertificate(): { raw?: Buffer } {
    return this.#socket instanceof TLSSocket ? this.#socket.getPeerCertificate() : {};
  }
}
