import { z } from 'zod';
import { listQuery } from '#platform/paging/list-query.ts';
import { listOf } from '#platform/paging/list-reply.ts';
import { id, text } from '#platform/schema/fields.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';

export const callMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const invalidStatus = 'must be a status code from 100 to 599';
const status = () =>
  z
    .string(invalidStatus)
    .regex(/^[1-5]\d\d$/, invalidStatus)
    .transform(Number)
    .meta({ type: 'integer', minimum: 100, maximum: 599 });

export const RequestLogQuery = listQuery({
  method: z.enum(callMethods).optional().describe('Only return requests with this method.'),
  status: status().optional().describe('Only return requests with this response status.'),
  request_id: text(200).optional().describe('Only return requests with this `X-Request-Id`.'),
  api_key_id: id().optional().describe('Only return requests of the API key with this ID.'),
});
export type RequestLogQuery = z.output<typeof RequestLogQuery>;

export const RequestLogEntry = z
  .object({
    id: id().describe('ID of the entry.'),
    at: timestamp().describe('When the request was made.'),
    method: z.string().describe('HTTP method.'),
    path: z
      .string()
      .nullable()
      .describe('Template of the path, such as `/api/v1/candidates/{id}`. Null for an unknown path.'),
    status: z
      .int()
      .describe('Status of the response. 499: the client closed the connection before the response was complete.'),
    error_code: z.string().nullable().describe('`error.code` of the response. Null without an error.'),
    request_id: z.string().describe('`X-Request-Id` of the response.'),
    api_key_id: id().describe('ID of the API key.'),
    duration_ms: z.int().describe('Time from the request to the end of the response, in milliseconds.'),
  })
  .meta({ id: 'RequestLogEntry', description: 'A request to the API.' });
export type RequestLogEntry = z.output<typeof RequestLogEntry>;
export const RequestLog = listOf(RequestLogEntry);
