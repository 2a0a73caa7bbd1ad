import type { ErrorRequestHandler } from 'express';
import { isOutOfReach } from '../database/failure.ts';
import { AppError, BadRequest, NotFound, PayloadTooLarge, Unavailable, UnsupportedMediaType } from '../errors.ts';
import { type Logger, messageOf } from '../log.ts';

class InternalError extends AppError {
  readonly status = 500;
  constructor() {
    super('internal_error', 'Something went wrong on our side. It has been logged under this request_id.');
  }
}

export const invalidJson = (message = 'The body must be a JSON object.'): BadRequest =>
  new BadRequest('invalid_json', message);

/** What the caller is told of a failure: our own errors as they are, all others by what they mean to the caller. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isOutOfReach(error)) return new Unavailable();
  const { type, status } = error as { type?: unknown; status?: unknown };
  switch (type) {
    case 'entity.too.large':
      return new PayloadTooLarge();
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return new UnsupportedMediaType('The body must be JSON in UTF-8, plain or gzipped.');
    case 'entity.parse.failed':
    case 'entity.verify.failed':
    case 'request.aborted':
    case 'request.size.invalid':
      return invalidJson('The body is not valid JSON.');
    default:
      // a path that cannot be decoded names nothing
      return status === 400 && error instanceof URIError
        ? new NotFound()
        : status === 400
          ? invalidJson()
          : new InternalError();
  }
}

/** The body of an error's answer. */
export const problemOf = (error: AppError, requestId: unknown) => ({
  error: {
    code: error.code,
    message: error.message,
    retryable: error.retryable || error.status === 500,
    request_id: requestId,
    ...(error.details && { details: error.details }),
    ...(error.allowed && { allowed: error.allowed }),
  },
});

/** Where a failure in the application becomes an answer. Nothing of its inside (stack, SQL, file names) leaves the process. */
export function problemHandler(log: Logger): ErrorRequestHandler {
  return (error, _req, res, _next) => {
    const known = toAppError(error);
    if (known.status === 500) log.error({ error }, 'answered 500');
    else if (known.status === 503) log.warn({ reason: messageOf(error) }, 'answered 503');
    if (res.headersSent) {
      res.destroy();
      return;
    }
    res.set(known.headers);
    res.status(known.status).json(problemOf(known, res.locals['requestId']));
  };
}
