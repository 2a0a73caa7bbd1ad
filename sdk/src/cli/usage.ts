/** The command was used incorrectly. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const exitCodes = {
  ok: 0,
  /** The service refused the request. */
  refused: 1,
  /** Wrong usage or configuration. */
  usage: 2,
  /** Some rows of a file failed. */
  someFailed: 3,
  /** No response, or a temporary failure after all retries. */
  unavailable: 4,
  interrupted: 130,
} as const;
