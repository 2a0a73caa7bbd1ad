import type { ErrorCode } from './error-codes.ts';

/** One wrong field of a request. `path` is written as in JavaScript: `screening_questions[0].type`. */
export type FieldError = { path: string; code: string; message: string };

type Extras = {
  details?: FieldError[];
  allowed?: readonly string[];
  headers?: Record<string, string>;
  retryable?: boolean;
};

/** A failure that the caller is told about: its code is part of the API's contract, its message is for a person. */
export abstract class AppError extends Error {
  abstract readonly status: number;
  readonly code: ErrorCode;
  /** True where the same request may succeed later without a change. */
  readonly retryable: boolean;
  readonly details: FieldError[] | undefined;
  readonly allowed: readonly string[] | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, message: string, extras: Extras = {}) {
    super(message);
    this.name = new.target.name;
    this.code = code;
    this.retryable = extras.retryable ?? false;
    this.details = extras.details;
    this.allowed = extras.allowed;
    this.headers = extras.headers ?? {};
  }
}

export class BadRequest extends AppError {
  readonly status = 400;
}

export class ValidationError extends AppError {
  readonly status = 400;
  constructor(details: FieldError[], { retryable = false } = {}) {
    const first = details[0];
    const more = details.length > 1 ? ` (and ${details.length - 1} more)` : '';
    super('validation_error', first ? `${first.path || 'body'}: ${first.message}${more}` : 'The request is wrong.', {
      details,
      retryable,
    });
  }
}

export class InvalidPipelineStatus extends AppError {
  readonly status = 400;
  constructor(status: string, allowed: readonly string[]) {
    super('invalid_pipeline_status', `"${status}" is not a pipeline status of this organization.`, { allowed });
  }
}

export class Unauthorized extends AppError {
  readonly status = 401;
  constructor() {
    super('unauthorized', 'A valid API key is required: Authorization: Bearer <API_KEY>.', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
}

export class Forbidden extends AppError {
  readonly status = 403;
}

export class NotFound extends AppError {
  readonly status = 404;
  constructor(what = 'The resource') {
    super('not_found', `${what} was not found.`);
  }
}

export class MethodNotAllowed extends AppError {
  readonly status = 405;
  constructor(allow: string) {
    super('method_not_allowed', `This path answers ${allow} only.`, { headers: { Allow: allow } });
  }
}

export class Conflict extends AppError {
  readonly status = 409;
}

export class PayloadTooLarge extends AppError {
  readonly status = 413;
  constructor(message = 'The body is larger than 1 MiB.') {
    super('payload_too_large', message);
  }
}

export class UnsupportedMediaType extends AppError {
  readonly status = 415;
  constructor(message = 'The body must be JSON (Content-Type: application/json).') {
    super('unsupported_media_type', message);
  }
}

export class UnprocessableContent extends AppError {
  readonly status = 422;
}

export class RateLimited extends AppError {
  readonly status = 429;
  override readonly retryable = true;
  constructor(seconds: number) {
    super('rate_limited', `Too many requests with this key. Try again in ${seconds} s.`, {
      headers: { 'Retry-After': String(seconds) },
    });
  }
}

/** The database or a worker is out of reach. Says nothing of what failed: that is for the log. */
export class Unavailable extends AppError {
  readonly status = 503;
  constructor(message = 'The service is temporarily unavailable. Try again shortly.', seconds = 2) {
    super('unavailable', message, { headers: { 'Retry-After': String(seconds) }, retryable: true });
  }
}
