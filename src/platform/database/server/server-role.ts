/** Sessions that a client accepts, by the names of libpq's target_session_attrs. */
export const sessionKinds = ['any', 'read-write', 'read-only', 'primary', 'standby', 'prefer-standby'] as const;
export type SessionKind = (typeof sessionKinds)[number];
/** A role to check on one server. */
export type Role = Exclude<SessionKind, 'prefer-standby'>;

const types = { error: 0x45, parameter: 0x53, ready: 0x5a } as const;
export const messageTypes = { ...types, authentication: 0x52, row: 0x44 } as const;

const readOnly = '25006';

/** Parameters that a server reports about itself, such as `in_hot_standby`. A pooler in between may omit them. */
export class ServerFacts {
  readonly #values = new Map<string, string>();

  note(parameterStatus: Buffer): void {
    const [name = '', value = ''] = parameterStatus.toString('utf8', 5).split('\0');
    this.#values.set(name, value);
  }

  /** Undefined if the server does not report its role. */
  fits(role: Role): boolean | undefined {
    if (role === 'any') return true;
    const [standby, restricted] = ['in_hot_standby', 'default_transaction_read_only'].map((n) => this.#values.get(n));
    if (standby === undefined || restricted === undefined) return undefined;
    if (role === 'primary') return standby === 'off';
    if (role === 'standby') return standby === 'on';
    return (role === 'read-write') === (standby === 'off' && restricted === 'off');
  }
}

/** A query for servers that do not report their role. The answer is `on`, `off`, `true` or `false`. */
export const questionOf = (role: Role): string =>
  role === 'primary' || role === 'standby'
    ? 'select pg_catalog.pg_is_in_recovery()::text'
    : 'show transaction_read_only';

export function isFitting(role: Role, answer: string | undefined): boolean {
  const isRestricted = answer === 'on' || answer === 'true';
  return answer !== undefined && isRestricted === (role === 'standby' || role === 'read-only');
}

/** The code in an error message of PostgreSQL. */
export function sqlStateOf(message: Buffer): string | undefined {
  const field = message
    .toString('latin1', 5)
    .split('\0')
    .find((one) => one.startsWith('C'));
  return field?.slice(1);
}

const none = Buffer.alloc(0);

/** Splits what a server sends into messages. */
export class Messages {
  #rest: Buffer = none;

  /** Bytes that have not been read. */
  get rest(): Buffer {
    return this.#rest;
  }

  *of(chunk: Buffer): Generator<Buffer> {
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    while (this.#rest.length >= 5) {
      const length = 1 + this.#rest.readInt32BE(1);
      if (this.#rest.length < length) return;
      const message = this.#rest.subarray(0, length);
      this.#rest = this.#rest.subarray(length);
      yield message;
    }
  }
}

/** Notices when an open session no longer fits, without parsing the rows that pass. */
export class RoleWatch {
  readonly #role: Role;
  readonly #facts: ServerFacts;
  #rest: Buffer = none;
  #skip = 0;
  #isUnfit = false;

  constructor(role: Role, facts: ServerFacts) {
    this.#role = role;
    this.#facts = facts;
  }

  /** Whether the session should end after this chunk, because the server has answered. */
  sees(chunk: Buffer): boolean {
    let bytes = chunk;
    if (this.#rest.length > 0) {
      bytes = Buffer.concat([this.#rest, chunk]);
      this.#rest = none;
    }
    let at = this.#skip;
    while (at + 5 <= bytes.length) {
      const type = bytes[at];
      const end = at + 1 + bytes.readInt32BE(at + 1);
      if (type === types.error || type === types.parameter) {
        if (end > bytes.length) break;
        this.#note(type, bytes.subarray(at, end));
      }
      if (type === types.ready && this.#isUnfit) return true;
      at = end;
    }
    if (at < bytes.length) this.#rest = bytes.subarray(at);
    this.#skip = Math.max(0, at - bytes.length);
    return false;
  }

  #note(type: number, message: Buffer): void {
    if (type === types.parameter) {
      this.#facts.note(message);
      if (this.#facts.fits(this.#role) === false) this.#isUnfit = true;
    } else if (this.#role !== 'standby' && this.#role !== 'read-only' && sqlStateOf(message) === readOnly) {
      this.#isUnfit = true;
    }
  }
}
