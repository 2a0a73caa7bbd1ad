import { type ErrorCode, errorCodes } from '../error-codes.ts';
import type { Endpoint } from './endpoint.ts';
import { errorHeadersOf } from './openapi-headers.ts';

/** The body of every error, as a JSON schema. */
export const errorSchema = {
  type: 'object',
  description: 'What every error answers',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      description: 'What went wrong',
      required: ['code', 'message', 'retryable', 'request_id'],
      properties: {
        code: { type: 'string', description: 'What to branch on', examples: Object.keys(errorCodes) },
        message: { type: 'string', description: 'One sentence a person can act on; its wording may change' },
        retryable: { type: 'boolean', description: 'Whether the same request may succeed later without a change' },
        request_id: { type: 'string', description: 'The X-Request-Id of this answer, under which it is logged' },
        details: {
          type: 'array',
          description: 'Every wrong field (100 at most), with `validation_error`',
          items: {
            type: 'object',
            required: ['path', 'code', 'message'],
            properties: {
              path: { type: 'string', description: 'Where it stands: `screening_questions[0].type`' },
              code: { type: 'string', description: 'Kind of mistake: `required`, `unknown_field`, `too_big`, …' },
              message: { type: 'string', description: 'What it must be' },
            },
          },
        },
        allowed: {
          type: 'array',
          description: "The organization's pipeline statuses, with `invalid_pipeline_status`",
          items: { type: 'string' },
        },
      },
    },
  },
};

const requestId = '0199f3a2-7c41-7d3e-9a55-3f1b6c2d8e90';
const extras: { [code in ErrorCode]?: object } = {
  validation_error: {
    details: [{ path: 'limit', code: 'invalid_format', message: 'must be a whole number from 1 to 100' }],
  },
  invalid_pipeline_status: {
    allowed: ['Applied', 'Shortlisted', 'screening', 'screened', 'hired', 'rejected', 'Candidate joined'],
  },
};

/** An example of each code's answer, by code. */
export const errorExamples = Object.fromEntries(
  Object.entries(errorCodes).map(([code, { when, message, retryable }]) => [
    code,
    {
      summary: when,
      value: { error: { code, message, retryable, request_id: requestId, ...extras[code as ErrorCode] } },
    },
  ]),
);

/** Every code that the endpoint can answer: its own, and those that its kind of request brings with it. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const { method, path, access, request } = endpoint;
  const codes = new Set<ErrorCode>(['validation_error', ...endpoint.errors]);
  if (access === 'api-key') codes.add('unauthorized').add('upgrade_required').add('rate_limited');
  if (path.includes('{')) codes.add('not_found');
  if (request.body) codes.add('invalid_json');
  if (request.body || request.file) codes.add('payload_too_large').add('unsupported_media_type');
  if (method === 'post') codes.add('conflict').add('idempotency_key_reused');
  codes.add('internal_error').add('unavailable');
  return (Object.keys(errorCodes) as ErrorCode[]).filter((code) => codes.has(code));
}

/** The error answers of an endpoint, by status. */
export function errorResponses(endpoint: Endpoint): Record<string, object> {
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => errorCodes[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${errorCodes[code].when}`).join('\n\n'),
        headers: errorHeadersOf(endpoint, status),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
          },
        },
      },
    ]),
  );
}
