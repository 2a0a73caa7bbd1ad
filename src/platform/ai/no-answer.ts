export type NoAnswerReason =
  | 'budget_spent'
  | 'resting'
  | 'timed_out'
  | 'unreachable'
  | 'rate_limited'
  | 'http_error'
  | 'refused'
  | 'cut_off'
  | 'unreadable'
  | 'wrong_schema'
  | 'blank_text';

type Facts = {
  /** What the request has cost, in tokens; undefined where nobody knows, so that its estimate counts. */
  tokens: number | undefined;
  status?: number | undefined;
  /** The endpoint's name for its error; its message may quote what was sent, and is not kept. */
  code?: string | undefined;
};

/** Why there is no answer of the language model. Holds nothing of what was sent or received. */
export class NoAnswer extends Error {
  readonly reason: NoAnswerReason;
  readonly tokens: number | undefined;
  readonly status: number | undefined;
  readonly code: string | undefined;
  constructor(reason: NoAnswerReason, { tokens, status, code }: Facts) {
    super(reason);
    this.reason = reason;
    this.tokens = tokens;
    this.status = status;
    this.code = code;
  }
}
