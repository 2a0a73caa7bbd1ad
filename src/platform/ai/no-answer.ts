export type NoAnswerReason =
  | 'budget_spent'
  | 'circuit_open'
  | 'timed_out'
  | 'unreachable'
  | 'rate_limited'
  | 'http_error'
  | 'refused'
  | 'cut_off'
  | 'unreadable'
  | 'wrong_schema'
  | 'blank_text';

type NoAnswerFacts = {
  /** Undefined if unknown: then the estimate counts. */
  tokens: number | undefined;
  status?: number | undefined;
  /** The endpoint's error code. Its message may quote the request. */
  code?: string | undefined;
};

/** Contains no text of the request or the answer. */
export class NoAnswer extends Error {
  readonly reason: NoAnswerReason;
  readonly tokens: number | undefined;
  readonly status: number | undefined;
  readonly code: string | undefined;
  constructor(reason: NoAnswerReason, { tokens, status, code }: NoAnswerFacts) {
    super(reason);
    this.reason = reason;
    this.tokens = tokens;
    this.status = status;
    this.code = code;
  }
}
