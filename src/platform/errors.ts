import { type ErrorCode, errorCodes } from './error-codes.ts';

/** `path` is written as in JavaScript: `screening_questions[0].type`. */
export type FieldError = { path: string; code: string; message: string };

type ErrorOptions = {
  details?: FieldError[];
  allowed?: readonly string[];
  requiredScope?: string;
  mergedInto?: string;
  headers?: Record<string, string>;
  /** Set if it differs from that of the code. */
  retryable?: boolean;
};

type CodeOf<Status> = {
  [C in ErrorCode]: (typeof errorCodes)[C]['status'] extends Status ? C : never;
}[ErrorCode];

/** The code is for programs, the message for people. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Whether the same request may succeed later without a change. */
  readonly retryable: boolean;
  readonly details: FieldError[] | undefined;
  readonly allowed: readonly string[] | undefined;
  readonly requiredScope: string | undefined;
  /** ID of the record that it was merged into. */
  readonly mergedInto: string | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, message: string = errorCodes[code].message, options: ErrorOptions = {}) {
    super(message);
    this.name = new.target.name;
    this.code = code;
    this.status = errorCodes[code].status;
    this.retryable = options.retryable ?? errorCodes[code].retryable;
    this.details = options.details;
    this.allowed = options.allowed;
    this.requiredScope = options.requiredScope;
    this.mergedInto = options.mergedInto;
    this.headers = options.headers ?? {};
  }
}

export class BadRequest extends AppError {
  constructor(code: CodeOf<400>, message?: string) {
    super(code, message);
  }
}

export class ValidationError extends AppError {
  constructor(details: FieldError[], { retryable = false } = {}) {
    const first = details[0];
    const others = details.length - 1;
    const more = others > 0 ? ` (and ${others} more ${others === 1 ? 'error' : 'errors'})` : '';
    super('validation_error', first ? `${first.path || 'body'}: ${first.message}${more}` : 'The request is invalid.', {
      details,
      retryable,
    });
  }
}

export class InvalidPipelineStatus extends AppError {
  constructor(status: string, allowed: readonly string[]) {
    super(
      'invalid_pipeline_status',
      `"${status}" is not a pipeline status of this organization. Use one of the allowed statuses.`,
      { allowed },
    );
  }
}

export class Unauthorized extends AppError {
  constructor() {
    super('unauthorized', undefined, { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
}

export class Forbidden extends AppError {
  constructor(code: CodeOf<403>, message?: string) {
    super(code, message);
  }
}

export class InsufficientScope extends AppError {
  constructor(requiredScope: string) {
    super('insufficient_scope', `This API key needs the scope ${requiredScope}.`, { requiredScope });
  }
}

export class NotFound extends AppError {
  constructor(what = 'The resource') {
    super('not_found', `${what} was not found.`);
  }
}

/** An erased candidate or, with `mergedInto`, a record that was merged into another one. */
export class Gone extends AppError {
  constructor(what: string, mergedInto?: string) {
    super(
      'gone',
      mergedInto ? `${what} was merged into another one. Use the ID in merged_into.` : `${what} was erased.`,
      mergedInto ? { mergedInto } : {},
    );
  }
}

export class CursorExpired extends AppError {
  constructor() {
    super('cursor_expired');
  }
}

export class MethodNotAllowed extends AppError {
  constructor(allow: string) {
    super('method_not_allowed', `This path supports ${allow} only.`, { headers: { Allow: allow } });
  }
}

export class Conflict extends AppError {
  constructor(code: CodeOf<409>, message: string, options: Pick<ErrorOptions, 'retryable'> = {}) {
    super(code, message, options);
  }
}

export class PreconditionFailed extends AppError {
  constructor() {
    super('precondition_failed');
  }
}

export class PayloadTooLarge extends AppError {
  constructor(message?: string) {
    super('payload_too_large', message);
  }
}

export class UnsupportedMediaType extends AppError {
  constructor(message?: string) {
    super('unsupported_media_type', message);
  }
}

export class UnprocessableContent extends AppError {
  constructor(code: CodeOf<422>, message?: string) {
    super(code, message);
  }
}

export class RateLimited extends AppError {
  constructor(seconds: number) {
    super('rate_limited', `Too many requests. Try again in ${seconds} s.`, {
      headers: { 'Retry-After': String(seconds) },
    });
  }
}

/** The cause appears only in the log. */
export class Unavailable extends AppError {
  constructor(message?: string, seconds = 2) {
    super('unavailable', message, { headers: { 'Retry-After': String(seconds) } });
  }
}
