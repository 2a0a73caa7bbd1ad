import { defineEndpoint } from '#platform/http/api/endpoint.ts';
import { listReply } from '#platform/paging/list-reply.ts';
import { AuditLog, AuditLogQuery } from './audit.schemas.ts';
import { AuditService } from './audit.service.ts';

export const auditEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/v1/audit-log',
    operationId: 'listAuditLog',
    tag: 'Audit log',
    summary: 'List audit log entries',
    description:
      'Lists the changes that API keys, users and the operator made, newest first. A request that changes several ' +
      'records has an entry for each. Refused requests, replays and requests that change nothing have none. Entries ' +
      'are never changed or deleted.',
    access: 'api-key',
    scope: 'logs:read',
    request: { query: AuditLogQuery },
    replies: { 200: AuditLog },
    errors: [],
    handler: async ({ actor, query, resolve }) =>
      listReply(await resolve(AuditService).log(actor.organizationId, query), query),
  }),
];
