import type { Endpoint } from './endpoint.ts';

const header = (description: string, schema: object, example: unknown) => ({ description, schema, example });
const text = { type: 'string' };
const whole = { type: 'integer', minimum: 0 };

/** The headers of answers, by name. */
export const responseHeaders = {
  'X-Request-Id': header(
    "The request's id: the one it came with where that is well-formed, else a new one.",
    text,
    '0199f3a2-7c41-7d3e-9a55-3f1b6c2d8e90',
  ),
  'X-RateLimit-Limit': header('Requests that the key may make a minute.', whole, 600),
  'X-RateLimit-Remaining': header('Requests that it may make at once now.', whole, 99),
  'X-RateLimit-Reset': header('Seconds until it may make a whole burst again.', whole, 1),
  'RateLimit-Policy': header('The limit, as the IETF draft writes it.', text, '"default";q=600;w=60;burst=100'),
  RateLimit: header('What is left of it, as the IETF draft writes it.', text, '"default";r=99;t=1'),
  'Retry-After': header('Seconds to wait.', whole, 2),
  'WWW-Authenticate': header('How to authenticate.', text, 'Bearer'),
  'Idempotency-Replayed': header(
    '`true` where this is the first answer to the same Idempotency-Key again.',
    { type: 'string', enum: ['true'] },
    'true',
  ),
  ETag: header('Version of the answer, for If-None-Match.', text, 'W/"5f2b9c1e"'),
};

/** The headers of requests, as reusable parameters. */
export const requestHeaders = {
  RequestId: {
    in: 'header',
    name: 'X-Request-Id',
    description: 'An id of your own for this request, to be found again in its answer and in our logs.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{8,128}$' },
  },
  IdempotencyKey: {
    in: 'header',
    name: 'Idempotency-Key',
    description: 'Makes the request safe to repeat for 24 hours: the same key and body get the first answer again.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  IfNoneMatch: {
    in: 'header',
    name: 'If-None-Match',
    description: 'The ETag of an earlier answer: 304 without a body where nothing changed.',
    schema: { type: 'string' },
  },
};

const headerRefs = (...names: (keyof typeof responseHeaders)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
const parameterRef = (name: keyof typeof requestHeaders) => ({ $ref: `#/components/parameters/${name}` });

/** Whether the endpoint answers one thing by its id: such answers have an ETag. */
export const isTagged = ({ method, path }: Endpoint): boolean => method === 'get' && path.endsWith('}');

const rateHeaders = headerRefs(
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit-Policy',
  'RateLimit',
);

export const requestHeadersOf = (endpoint: Endpoint) => [
  ...(endpoint.method === 'post' ? [parameterRef('IdempotencyKey')] : []),
  ...(isTagged(endpoint) ? [parameterRef('IfNoneMatch')] : []),
  parameterRef('RequestId'),
];

/** The headers of the endpoint's good answers. */
export const responseHeadersOf = (endpoint: Endpoint) => ({
  ...headerRefs('X-Request-Id'),
  ...(endpoint.access === 'api-key' && rateHeaders),
  ...(endpoint.method === 'post' && headerRefs('Idempotency-Replayed')),
  ...(isTagged(endpoint) && headerRefs('ETag')),
});

/** The headers of an error answer. Who calls too often is told so before anything else but a wrong key. */
export const errorHeadersOf = (endpoint: Endpoint, status: number) => ({
  ...headerRefs('X-Request-Id'),
  ...(endpoint.access === 'api-key' && status > 401 && status < 500 && rateHeaders),
  ...(status === 401 && headerRefs('WWW-Authenticate')),
  ...((status === 429 || status === 503) && headerRefs('Retry-After')),
});
