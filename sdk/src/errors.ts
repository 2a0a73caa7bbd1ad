import type { ApiErrorBody, ErrorCode } from './generated/schemas.ts';

/** All errors of this package. */
export class RecruitError extends Error {
  override name = 'RecruitError';
}

type Details = NonNullable<ApiErrorBody['error']['details']>;

/** Fields that only errors of one code have. */
type FieldsOf = {
  validation_error: { details: Details };
  invalid_pipeline_status: { allowed: string[] };
  insufficient_scope: { requiredScope: string };
};

/** The service refused the request. Branch on `code`, never on `message`. */
export class ApiError extends RecruitError {
  override name = 'ApiError';
  readonly code: ErrorCode | (string & {});
  readonly status: number;
  /** Whether the same request may succeed later without a change. */
  readonly retryable: boolean;
  /** Include it when you contact support. */
  readonly requestId: string;
  /** Invalid fields, with `validation_error`. */
  readonly details: Details;
  /** Pipeline statuses of the organization, with `invalid_pipeline_status`. */
  readonly allowed: string[] | undefined;
  /** Scope that the API key needs, with `insufficient_scope`. */
  readonly requiredScope: string | undefined;
  /** ID of the record that it was merged into, with `gone` after a merge. */
  readonly mergedInto: string | undefined;
  /** Milliseconds to wait, as requested by the service. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, { error }: ApiErrorBody, retryAfterMs?: number) {
    const fields = error.details?.map(({ path, message }) => `${path}: ${message}`).join('; ');
    super(fields && !error.message.includes(fields) ? `${error.message} (${fields})` : error.message);
    this.code = error.code;
    this.status = status;
    this.retryable = error.retryable;
    this.requestId = error.request_id;
    this.details = error.details ?? [];
    this.allowed = error.allowed;
    this.requiredScope = error.required_scope;
    this.mergedInto = error.merged_into;
    this.retryAfterMs = retryAfterMs;
  }

  /** Narrows the type to the fields of this code: `if (error.is('invalid_pipeline_status')) error.allowed`. */
  is<Code extends ErrorCode>(
    code: Code,
  ): this is ApiError & { code: Code } & (Code extends keyof FieldsOf ? FieldsOf[Code] : unknown) {
    return this.code === code;
  }
}

/** No response: the network failed, or the service is unavailable. `cause` has the reason. */
export class ConnectionError extends RecruitError {
  override name = 'ConnectionError';
}

/** No response within `timeoutMs`. */
export class TimeoutError extends ConnectionError {
  override name = 'TimeoutError';
}

/** The response is not one of the API, such as an error page of a proxy. */
export class UnexpectedResponseError extends RecruitError {
  override name = 'UnexpectedResponseError';
  readonly status: number;
  /** The first 1,000 characters of the body. */
  readonly body: string;

  constructor(status: number, message: string, body = '') {
    super(message);
    this.status = status;
    this.body = body.slice(0, 1000);
  }
}

/** The request is not a webhook of the service, or is too old. */
export class WebhookVerificationError extends RecruitError {
  override name = 'WebhookVerificationError';
}
