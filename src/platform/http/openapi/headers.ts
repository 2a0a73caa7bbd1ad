import type { ErrorCode } from '../../error-codes.ts';
import { type Endpoint, isTagged } from '../api/endpoint.ts';

const header = (description: string, schema: object, example: unknown) => ({ description, schema, example });
const text = { type: 'string' };
const count = { type: 'integer', format: 'int32', minimum: 0 };

export const responseHeaders = {
  'X-Request-Id': header(
    'ID of the request: your own `X-Request-Id` if it is well-formed, otherwise a new one.',
    text,
    '0199f3a2-7c41-7d3e-9a55-3f1b6c2d8e90',
  ),
  'X-RateLimit-Limit': header('Requests per minute that the key may make.', count, 600),
  'X-RateLimit-Remaining': header(
    'Requests that the key may make now. With several web processes, it may lag by up to two seconds.',
    count,
    99,
  ),
  'X-RateLimit-Reset': header('Seconds until the key may make a full burst again.', count, 1),
  'RateLimit-Policy': header(
    'The rate limit, in the format of the IETF draft.',
    text,
    '"default";q=600;w=60;burst=100',
  ),
  RateLimit: header('The remaining requests, in the format of the IETF draft.', text, '"default";r=99;t=1'),
  'Retry-After': header('Seconds to wait.', count, 2),
  Allow: header('Methods that the path supports.', text, 'GET, HEAD, POST'),
  'WWW-Authenticate': header('How to authenticate.', text, 'Bearer'),
  'Idempotency-Replayed': header(
    '`true` if this repeats the first response to the same `Idempotency-Key`.',
    { type: 'string', enum: ['true'] },
    'true',
  ),
  'Content-Disposition': header(
    'The file is an attachment with this name.',
    text,
    'attachment; filename="resume-0199f3a2-7c41-7d3e-9a55-3f1b6c2d8e90.pdf"',
  ),
  ETag: header('Version of the resource, for `If-None-Match` and `If-Match`.', text, '"5f2b9c1e"'),
};

/** Request headers as reusable parameters. */
export const requestHeaders = {
  RequestId: {
    in: 'header',
    name: 'X-Request-Id',
    description: 'Your own ID for this request. The response and the logs include it.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{8,128}$' },
  },
  IdempotencyKey: {
    in: 'header',
    name: 'Idempotency-Key',
    description: 'Makes the request safe to retry: for 24 hours, the same key and body return the first response.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  IfNoneMatch: {
    in: 'header',
    name: 'If-None-Match',
    description: 'ETag of an earlier response. Returns 304 without a body if nothing has changed.',
    schema: { type: 'string' },
  },
  IfMatch: {
    in: 'header',
    name: 'If-Match',
    description:
      'ETag of an earlier GET, or a list of ETags. Returns 412 `precondition_failed` without a change if the resource ' +
      'has changed since. `*` matches any version.',
    schema: { type: 'string' },
  },
};

const headerRefs = (...names: (keyof typeof responseHeaders)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
const parameterRef = (name: keyof typeof requestHeaders) => ({ $ref: `#/components/parameters/${name}` });

const rateLimitHeaders = headerRefs(
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit-Policy',
  'RateLimit',
);

export const requestHeadersOf = (endpoint: Endpoint) => [
  ...(endpoint.method === 'post' ? [parameterRef('IdempotencyKey')] : []),
  ...(isTagged(endpoint) ? [parameterRef('IfNoneMatch')] : []),
  ...(endpoint.lock ? [parameterRef('IfMatch')] : []),
  parameterRef('RequestId'),
];

export const successHeadersOf = (endpoint: Endpoint) => ({
  ...headerRefs('X-Request-Id'),
  ...(endpoint.access === 'api-key' && rateLimitHeaders),
  ...(endpoint.method === 'post' && headerRefs('Idempotency-Replayed')),
  ...(isTagged(endpoint) && headerRefs('ETag')),
  ...(endpoint.download && headerRefs('Content-Disposition')),
});

const beforeRateLimit = new Set<ErrorCode>([
  'unauthorized',
  'request_timeout',
  'expectation_failed',
  'headers_too_large',
]);

/** Headers of an error response. All `codes` have this status. */
export const errorHeadersOf = (endpoint: Endpoint, status: number, codes: readonly ErrorCode[]) => ({
  ...headerRefs('X-Request-Id'),
  ...(endpoint.access === 'api-key' &&
    status > 400 &&
    status < 500 &&
    !codes.every((code) => beforeRateLimit.has(code)) &&
    rateLimitHeaders),
  ...(status === 401 && headerRefs('WWW-Authenticate')),
  ...(status === 405 && headerRefs('Allow')),
  ...((status === 429 || status === 503) && headerRefs('Retry-After')),
});
