/** PostgreSQL's and the socket's error code of a failure, looked for through its causes. */
function codeOf(error: unknown): string | undefined {
  for (let e = error as { code?: unknown; cause?: unknown } | undefined, depth = 0; e && depth < 5; depth++) {
    if (typeof e.code === 'string') return e.code;
    e = e.cause as typeof e;
  }
  return undefined;
}

/** True when the statement broke the unique or foreign key (or check) constraint of this name. */
export function violates(error: unknown, constraint: string): boolean {
  for (let e = error as { constraint?: unknown; cause?: unknown } | undefined, depth = 0; e && depth < 5; depth++) {
    if (e.constraint === constraint) return true;
    e = e.cause as typeof e;
  }
  return false;
}

/** Thrown in a transaction that must start over, because what it has seen is not so any more. */
export class TryAgain extends Error {}

/** PostgreSQL ended this transaction so that another could go on (deadlock, serialization): it may be tried again. */
export const isDeadlock = (error: unknown): boolean => ['40P01', '40001'].includes(codeOf(error) ?? '');

const socketCodes = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'];
const messages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|connection ended|Client was closed|driver has already been destroyed/i;

/** True when the database could not be reached or gave up on us, so that nothing is wrong with the request itself. */
export function isOutOfReach(error: unknown): boolean {
  if (error instanceof TryAgain || isDeadlock(error)) return true;
  const code = codeOf(error);
  // 57P0x: shutting down or starting up; 57014: statement timeout; 53300: too many connections; 08xxx: connection
  // exceptions; 25P03 and 25P04: a transaction that was idle or open too long
  if (code && (/^(57P0\d|57014|53\d{3}|08\d{3}|25P0[34])$/.test(code) || socketCodes.includes(code))) return true;
  return error instanceof Error && messages.test(error.message);
}
