type Failure = { code?: unknown; constraint?: unknown; routine?: unknown; message?: unknown; cause?: unknown };

/** The error and its causes. */
function* causesOf(error: unknown): Generator<Failure> {
  let e = error as Failure | undefined;
  for (let depth = 0; e && depth < 5; depth++) {
    yield e;
    e = e.cause as Failure | undefined;
  }
}

/** Code of the error or its causes, from PostgreSQL or the system. */
export function codeOf(error: unknown): string | undefined {
  for (const { code } of causesOf(error)) if (typeof code === 'string') return code;
  return undefined;
}

export function violates(error: unknown, constraint: string): boolean {
  for (const e of causesOf(error)) if (e.constraint === constraint) return true;
  return false;
}

/** Throw it to restart a transaction whose reads are outdated. */
export class RetryTransaction extends Error {}

/** PostgreSQL ended the transaction so that another could continue. A retry may succeed. */
export const isDeadlock = (error: unknown): boolean => ['40P01', '40001'].includes(codeOf(error) ?? '');

/**
 * A row that the transaction refers to was deleted after it was read, for example by a merge. A retry finds out more.
 */
export const isReferenceGone = (error: unknown): boolean => codeOf(error) === '23503';

/** A computed number does not fit into its column. */
export const isOutOfRange = (error: unknown): boolean => codeOf(error) === '22003';

/** PgBouncer has one code for all its errors: that of invalid messages. PostgreSQL's errors also name the routine. */
function poolerMessage(error: unknown): string | undefined {
  for (const e of causesOf(error)) if (e.code === '08P01' && e.routine === undefined) return String(e.message);
  return undefined;
}

const isPoolerFull = (message = ''): boolean =>
  ['query_wait_timeout', 'no more connections', 'connections exceeded'].some((text) => message.includes(text));

/** The role, the server or a pooler has no free connection. Wait until others end. */
export const isTooManyConnections = (error: unknown): boolean =>
  codeOf(error) === '53300' || isPoolerFull(poolerMessage(error));

/** Errors of a pooler about work that took too long. */
const poolerLimits = /^(query|transaction|idle.transaction).timeout/;

const ofConnections = new WeakSet<object>();

/** Marks an error of a connection to PostgreSQL. ECONNREFUSED alone may come from any service. */
export function noteConnectionFailure(error: unknown): void {
  if (typeof error === 'object' && error !== null) ofConnections.add(error);
}

const isConnectionFailure = (error: Error): boolean =>
  ofConnections.has(error) ||
  /^connection terminated|^timeout exceeded when trying to connect|query read timeout|not queryable/i.test(
    error.message,
  );

/** PostgreSQL is unavailable, full, or now a standby. Nothing is wrong with the work itself. */
export function isDatabaseAway(error: unknown): boolean {
  if (/^(57P0[1-3]|53300|08\d{3}|25006)$/.test(codeOf(error) ?? '')) return true;
  const message = poolerMessage(error);
  if (message !== undefined) return !poolerLimits.test(message);
  for (let e = error, depth = 0; e instanceof Error && depth < 5; depth++) {
    if (isConnectionFailure(e)) return true;
    e = e.cause;
  }
  return false;
}

const socketCodes = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'];
const messages = [
  'connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'query read timeout',
  'not queryable',
  'connection ended',
  'client was closed',
  'driver has already been destroyed',
];

/** PostgreSQL is unavailable or overloaded. The same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof RetryTransaction || isDeadlock(error) || poolerMessage(error) !== undefined) return true;
  const code = codeOf(error);
  // 57P0x: shutting down or starting up; 57014: statement timeout; 53300: too many connections; 08xxx: connection
  // exceptions; 25006: now a standby; 25P03 and 25P04: a transaction idle or open for too long
  if (code && (/^(57P0\d|57014|53\d{3}|08\d{3}|25006|25P0[34])$/.test(code) || socketCodes.includes(code))) return true;
  if (!(error instanceof Error)) return false;
  const message = error.message.toLowerCase();
  return messages.some((text) => message.includes(text));
}
