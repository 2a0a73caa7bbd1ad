type Meaning = {
  status: number;
  /** Whether the same request may succeed later without a change. */
  retryable: boolean;
  /** When it is answered, in a sentence for who reads the documentation. */
  when: string;
  /** A message as it reads. */
  message: string;
};

const no = { retryable: false } as const;
const later = { retryable: true } as const;

/** Every error code of the API. Clients branch on them, so one that was released keeps its name and its status. */
export const errorCodes = {
  validation_error: {
    status: 400,
    ...no,
    when: 'Fields of the body, the query or the headers are wrong; `details` lists each of them.',
    message: 'limit: must be a whole number from 1 to 100',
  },
  invalid_json: { status: 400, ...no, when: 'The body is not a JSON object.', message: 'The body is not valid JSON.' },
  invalid_pipeline_status: {
    status: 400,
    ...no,
    when: "A status is not one of the organization's pipeline statuses, which `allowed` lists.",
    message: '"Interviewing" is not a pipeline status of this organization.',
  },
  unauthorized: {
    status: 401,
    ...no,
    when: 'The API key is missing, malformed, unknown, expired or revoked, or the two headers carry different keys.',
    message: 'A valid API key is required: Authorization: Bearer <API_KEY>.',
  },
  upgrade_required: {
    status: 403,
    ...no,
    when: 'The organization is on the free plan.',
    message: 'API access needs a paid plan.',
  },
  talent_pool_reveal_required: {
    status: 403,
    ...no,
    when: "The candidate's talent-pool profile is masked: it cannot be applied, and its locked fields cannot be changed.",
    message: "Reveal this candidate's talent-pool profile in the dashboard first.",
  },
  insufficient_credits: {
    status: 403,
    ...no,
    when: 'The organization has fewer credits than this costs.',
    message: 'This takes 10 credits. Buy credits in the dashboard.',
  },
  not_found: {
    status: 404,
    ...no,
    when: 'The organization has nothing with this id, in the path or in the body.',
    message: 'The resource was not found.',
  },
  method_not_allowed: {
    status: 405,
    ...no,
    when: 'The path does not answer this method; `Allow` lists those it does.',
    message: 'This path answers GET, HEAD, POST only.',
  },
  conflict: {
    status: 409,
    ...no,
    when: 'The change would break uniqueness, or the first request with this Idempotency-Key is still running.',
    message: 'email: another candidate of the organization has this address.',
  },
  payload_too_large: {
    status: 413,
    ...no,
    when: 'The body is too large.',
    message: 'The body is larger than 1 MiB.',
  },
  unsupported_media_type: {
    status: 415,
    ...no,
    when: 'The body is of a type that is not taken here.',
    message: 'The body must be JSON (Content-Type: application/json).',
  },
  idempotency_key_reused: {
    status: 422,
    ...no,
    when: 'The same Idempotency-Key came with another body.',
    message: 'This Idempotency-Key was used with another body.',
  },
  rate_limited: {
    status: 429,
    ...later,
    when: 'More requests than the key may make; `Retry-After` says how many seconds to wait.',
    message: 'Too many requests. Wait a moment.',
  },
  internal_error: {
    status: 500,
    ...later,
    when: 'A fault of the service.',
    message: 'Something went wrong on our side. It has been logged under this request_id.',
  },
  unavailable: {
    status: 503,
    ...later,
    when: 'The service is out of reach of something it needs; `Retry-After` says how many seconds to wait.',
    message: 'The service is temporarily unavailable. Try again shortly.',
  },
} satisfies Record<string, Meaning>;

export type ErrorCode = keyof typeof errorCodes;

/** What a code means; undefined for what is no code. */
export const meaningOf = (code: string): Meaning | undefined => (errorCodes as Record<string, Meaning>)[code];
