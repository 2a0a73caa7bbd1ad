import { type ErrorCode, errorCodes } from '../../error-codes.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { namesPerson } from '../api/gone.ts';
import { errorHeadersOf } from './headers.ts';

export const errorSchema = {
  type: 'object',
  description: 'The body of every error response.',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      description: 'The error.',
      required: ['code', 'message', 'retryable', 'request_id'],
      properties: {
        code: { type: 'string', enum: Object.keys(errorCodes), description: 'Error code, for use in your code.' },
        message: { type: 'string', description: 'Error message for people. Its wording may change.' },
        retryable: { type: 'boolean', description: 'Whether the same request may succeed later without a change.' },
        request_id: {
          type: 'string',
          description: '`X-Request-Id` of this response. Include it when you contact support.',
        },
        details: {
          type: 'array',
          description: 'Invalid fields, at most 100. Only with `validation_error`.',
          items: {
            type: 'object',
            required: ['path', 'code', 'message'],
            properties: {
              path: { type: 'string', description: 'Path of the field, such as `screening_questions[0].type`.' },
              code: { type: 'string', description: 'Kind of error, such as `required`, `unknown_field` or `too_big`.' },
              message: { type: 'string', description: 'What the field must be.' },
            },
          },
        },
        allowed: {
          type: 'array',
          description: 'Pipeline statuses of the organization. Only with `invalid_pipeline_status`.',
          items: { type: 'string' },
        },
        required_scope: {
          type: 'string',
          description: 'Scope that the API key needs. Only with `insufficient_scope`.',
        },
        merged_into: {
          type: 'string',
          format: 'uuid',
          description: 'ID of the record that stands now. Only with `gone`, after a merge.',
        },
      },
    },
  },
};

const requestId = '0199f3a2-7c41-7d3e-9a55-3f1b6c2d8e90';
const extras: { [code in ErrorCode]?: object } = {
  gone: { merged_into: '0199f3a2-7c41-7000-8000-0000000000c2' },
  insufficient_scope: { required_scope: 'clients:write' },
  validation_error: {
    details: [{ path: 'limit', code: 'invalid_format', message: 'must be a whole number from 1 to 100' }],
  },
  invalid_pipeline_status: {
    allowed: ['Applied', 'Shortlisted', 'screening', 'screened', 'hired', 'rejected', 'Candidate joined'],
  },
};

export const errorExamples = Object.fromEntries(
  Object.entries(errorCodes).map(([code, { when, message, retryable }]) => [
    code,
    {
      summary: when,
      value: { error: { code, message, retryable, request_id: requestId, ...extras[code as ErrorCode] } },
    },
  ]),
);

const ofEveryRequest: readonly ErrorCode[] = [
  'validation_error',
  'method_not_allowed',
  'request_timeout',
  'expectation_failed',
  'headers_too_large',
  'internal_error',
  'unavailable',
];

/** Error codes of the endpoint itself, and of all requests of its kind. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const { method, path, access, request } = endpoint;
  const codes = new Set<ErrorCode>([...ofEveryRequest, ...endpoint.errors]);
  if (access === 'api-key') codes.add('unauthorized').add('ip_not_allowed').add('upgrade_required').add('rate_limited');
  if (endpoint.scope !== null || endpoint.fieldScopes) codes.add('insufficient_scope');
  if (path.includes('{')) codes.add('not_found');
  if (namesPerson(endpoint)) codes.add('gone');
  if (endpoint.lock) codes.add('precondition_failed');
  if (request.body) codes.add('invalid_json');
  if (request.body || request.file || request.stream) codes.add('payload_too_large').add('unsupported_media_type');
  if (method === 'post') codes.add('conflict').add('idempotency_key_reused');
  return (Object.keys(errorCodes) as ErrorCode[]).filter((code) => codes.has(code));
}

export function errorResponses(endpoint: Endpoint): Record<string, object> {
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => errorCodes[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${errorCodes[code].when}`).join('\n\n'),
        headers: errorHeadersOf(endpoint, status, codes),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/ApiError' },
            examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
          },
        },
      },
    ]),
  );
}
