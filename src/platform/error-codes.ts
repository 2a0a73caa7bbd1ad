type Meaning = {
  status: number;
  /** Whether the same request may succeed later without a change. */
  retryable: boolean;
  /** When the error occurs, for the documentation. */
  when: string;
  /** The message, or an example of it. */
  message: string;
};

/** Clients branch on codes, so a released code keeps its name and its status. */
export const errorCodes = {
  validation_error: {
    status: 400,
    retryable: false,
    when: 'Fields of the body, the query or the headers are invalid. `details` lists each of them.',
    message: 'limit: must be a whole number from 1 to 100',
  },
  invalid_json: {
    status: 400,
    retryable: false,
    when: 'The body is not a JSON object.',
    message: 'The body must be a JSON object.',
  },
  invalid_pipeline_status: {
    status: 400,
    retryable: false,
    when: "A status is not one of the organization's pipeline statuses. `allowed` lists them.",
    message: '"Interviewing" is not a pipeline status of this organization. Use one of the allowed statuses.',
  },
  unauthorized: {
    status: 401,
    retryable: false,
    when: 'The API key is missing, malformed, unknown, expired or revoked, or the two headers carry different keys.',
    message: 'A valid API key is required: Authorization: Bearer <API_KEY>.',
  },
  upgrade_required: {
    status: 403,
    retryable: false,
    when: 'The organization is on the free plan.',
    message: 'API access requires a paid plan. Ask the operator of this service to upgrade.',
  },
  ip_not_allowed: {
    status: 403,
    retryable: false,
    when: 'The API key is limited to networks that the request does not come from.',
    message: 'This API key cannot be used from this network.',
  },
  insufficient_scope: {
    status: 403,
    retryable: false,
    when: 'The API key does not have a scope that this operation needs. `required_scope` names it.',
    message: 'This API key needs the scope clients:write.',
  },
  forbidden: {
    status: 403,
    retryable: false,
    when: 'The record may not be changed by this caller, such as the note of a user. On pages: by this role, or from another site.',
    message: 'This page is for admins.',
  },
  talent_pool_reveal_required: {
    status: 403,
    retryable: false,
    when: "The candidate's talent-pool profile is masked: the candidate cannot be applied to jobs, and locked fields cannot be changed.",
    message: "Reveal this candidate's talent-pool profile in the console first.",
  },
  insufficient_credits: {
    status: 403,
    retryable: false,
    when: 'The organization has too few credits for this request.',
    message: 'This costs 10 credits. Ask the operator of this service to add credits.',
  },
  not_found: {
    status: 404,
    retryable: false,
    when: 'An id in the path or in the body does not exist in the organization.',
    message: 'The resource was not found.',
  },
  method_not_allowed: {
    status: 405,
    retryable: false,
    when: 'The path does not support this method. `Allow` lists the methods it supports.',
    message: 'This path supports GET, HEAD, POST only.',
  },
  request_timeout: {
    status: 408,
    retryable: true,
    when: 'The request did not arrive completely in time.',
    message: 'The request did not arrive in time. Send it again.',
  },
  conflict: {
    status: 409,
    retryable: false,
    when: 'The change would break uniqueness, or the first request with this Idempotency-Key is still running.',
    message: 'email: another candidate already has this address. Use another address, or update that candidate.',
  },
  gone: {
    status: 410,
    retryable: false,
    when: 'The candidate was erased, or the record was merged. After a merge, `merged_into` is the ID of the one that stands.',
    message: 'The candidate was merged into another one. Use the ID in merged_into.',
  },
  cursor_expired: {
    status: 410,
    retryable: false,
    when: 'The cursor is older than the events that are kept. Compare your copy with the lists, then start without a cursor.',
    message: 'Events after this cursor are no longer kept. Compare your copy, then start without a cursor.',
  },
  precondition_failed: {
    status: 412,
    retryable: false,
    when: 'The resource is no longer the version that `If-Match` names. Retrieve it and apply your change again.',
    message: 'The resource has changed since you retrieved it. Retrieve it and apply your change again.',
  },
  payload_too_large: {
    status: 413,
    retryable: false,
    when: 'The body is too large.',
    message: 'The body is larger than 1 MiB.',
  },
  unsupported_media_type: {
    status: 415,
    retryable: false,
    when: 'This operation does not accept bodies of this type.',
    message: 'The body must be JSON (Content-Type: application/json).',
  },
  expectation_failed: {
    status: 417,
    retryable: false,
    when: 'The Expect header asks for something other than `100-continue`.',
    message: 'The Expect header must be 100-continue. Send the request again without it.',
  },
  idempotency_key_reused: {
    status: 422,
    retryable: false,
    when: 'The same Idempotency-Key was used with another body.',
    message: 'This Idempotency-Key was used for another request. Send a new key with a new request.',
  },
  rate_limited: {
    status: 429,
    retryable: true,
    when: 'The key has exceeded its rate limit, or too many uploads are in progress. `Retry-After` gives the seconds to wait.',
    message: 'Too many requests. Try again in 2 s.',
  },
  headers_too_large: {
    status: 431,
    retryable: false,
    when: 'The headers and the URL exceed 16 KiB in total.',
    message: 'The headers and the URL must not exceed 16 KiB in total.',
  },
  internal_error: {
    status: 500,
    retryable: true,
    when: 'The service failed unexpectedly.',
    message: 'Something went wrong on our side. It has been logged under this request_id.',
  },
  unavailable: {
    status: 503,
    retryable: true,
    when: 'The service cannot reach something it needs. `Retry-After` gives the seconds to wait.',
    message: 'The service is temporarily unavailable. Try again shortly.',
  },
} as const satisfies Record<string, Meaning>;

export type ErrorCode = keyof typeof errorCodes;

export const meaningOf = (code: string): Meaning | undefined => (errorCodes as Record<string, Meaning>)[code];
