import type { AuditTrail } from '#platform/audit-trail.ts';
import { withLogContext } from '#platform/log.ts';
import type { ImportActor } from '../import.repository.ts';

/** Who asked for the import, or for its undo. */
export type Requester = Pick<ImportActor, 'type' | 'id' | 'email' | 'address' | 'requestId'>;

/** In a transaction whose changes are those of the requester, in the audit log and in the event log. */
export function auditedAs<T>(
  audit: AuditTrail,
  { type, id, email, address, requestId }: Requester,
  work: () => Promise<T>,
): Promise<T> {
  const actor = { type, id, ip: address, ...(email !== null && { email }) };
  const context = {
    ...(requestId !== null && { request_id: requestId }),
    ...(type === 'key' ? { key_id: id } : { user_id: id }),
  };
  return withLogContext(context, () => audit.audited(actor, work));
}
