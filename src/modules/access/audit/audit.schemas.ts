import { z } from 'zod';
import { listQuery } from '#platform/paging/list-query.ts';
import { listOf } from '#platform/paging/list-reply.ts';
import { id, text } from '#platform/schema/fields.ts';
import { storedJson } from '#platform/schema/metadata.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';

export const actorTypes = ['key', 'user', 'operator'] as const;

export const AuditLogQuery = listQuery({
  subject_id: id().optional().describe('Only return entries about the record with this ID.'),
  actor_id: id().optional().describe('Only return entries of the API key or the user with this ID.'),
  action: text(100).optional().describe('Only return entries of this action, such as `application.update`.'),
});
export type AuditLogQuery = z.output<typeof AuditLogQuery>;

const values = (description: string) => storedJson().nullable().describe(description);

export const AuditLogEntry = z
  .object({
    id: id().describe('ID of the entry.'),
    created_at: timestamp().describe('When the change was made.'),
    actor: z
      .object({
        type: z
          .enum(actorTypes)
          .describe(
            '`key`: an API key. `user`: a user in the console. `operator`: the operator of the service, by a command or ' +
              'signed in as a user.',
          ),
        id: id().nullable().describe('ID of the API key or the user. Null for a command.'),
        name: z.string().nullable().describe('Name of the API key or the user. Null for a command or a removed user.'),
      })
      .describe('Who made the change.'),
    ip: z.string().nullable().describe('IP address of the request. Null for a command.'),
    request_id: z.string().nullable().describe('`X-Request-Id` of the request. Null for a command.'),
    via: z
      .enum(['import', 'mcp'])
      .optional()
      .describe('`import`: by an import. `mcp`: by a tool of the MCP server. Missing otherwise.'),
    action: z
      .string()
      .describe('What was done, as noun and verb: `client.create`, `application.update`, `api_key.revoke`.'),
    subject: z
      .object({
        type: z.string().describe('Type of the record, such as `candidate`.'),
        id: z
          .string()
          .nullable()
          .describe('ID of the record. The name of a pipeline status or a template, the email of a user.'),
      })
      .describe('The record that was changed.'),
    changed: z.array(z.string()).describe('Names of the changed fields. Empty for new and deleted records.'),
    before: values('Values before the change, without names, contact data, pay and free text. Null for a new record.'),
    after: values(
      'Values after the change, without names, contact data, pay and free text. Null for a deleted record.',
    ),
  })
  .meta({ id: 'AuditEntry', description: 'An entry of the audit log.' });
export type AuditLogEntry = z.output<typeof AuditLogEntry>;
export const AuditLog = listOf(AuditLogEntry);
