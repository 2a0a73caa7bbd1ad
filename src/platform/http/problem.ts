import { isDatabaseUnavailable } from '../database/failure.ts';
import { AppError, BadRequest, PayloadTooLarge, Unavailable, UnsupportedMediaType } from '../errors.ts';

export const invalidJson = (message?: string): BadRequest => new BadRequest('invalid_json', message);

export const notInUtf8 = (): UnsupportedMediaType =>
  new UnsupportedMediaType('The body must be JSON in UTF-8, plain or gzipped.');

/** Returns our own errors unchanged. Converts others to their meaning for the caller. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return new Unavailable();
  const { type, status } = error as { type?: unknown; status?: unknown };
  switch (type) {
    case 'entity.too.large':
      return new PayloadTooLarge();
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return notInUtf8();
    case 'request.aborted':
    case 'request.size.invalid':
      return invalidJson('The body is not valid JSON.');
    default:
      // The parser names no type for what it could not decompress.
      return status === 400
        ? invalidJson(
            'The body could not be decompressed. Compress it as Content-Encoding says, or leave out that header.',
          )
        : new AppError('internal_error');
  }
}

export const problemOf = (error: AppError, requestId: string) => ({
  error: {
    code: error.code,
    message: error.message,
    retryable: error.retryable,
    request_id: requestId,
    ...(error.details && { details: error.details }),
    ...(error.allowed && { allowed: error.allowed }),
    ...(error.requiredScope && { required_scope: error.requiredScope }),
    ...(error.mergedInto && { merged_into: error.mergedInto }),
  },
});
