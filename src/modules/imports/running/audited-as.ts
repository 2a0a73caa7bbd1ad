import type { AuditTrail } from '#platform/audit-trail.ts';
import { withLogContext } from '#platform/log.ts';
import type { ImportActor } from '../import.repository.ts';

/** The actor who requested the import or its undo. */
export type Requester = Pick<ImportActor, 'type' | 'id' | 'email' | 'address' | 'requestId'> & { via?: 'import' };

/** Runs `work` in a transaction. The audit log and the event log attribute its changes to the requester. */
export function auditedAs<T>(
  audit: AuditTrail,
  { type, id, email, address, requestId, via }: Requester,
  work: () => Promise<T>,
): Promise<T> {
  const actor = { type, id, ip: address, ...(email !== null && { email }), ...(via && { via }) };
  const context = {
    ...(requestId !== null && { request_id: requestId }),
    ...(type === 'key' ? { key_id: id } : { user_id: id }),
    ...(type === 'operator' && { by_operator: true as const }),
  };
  return withLogContext(context, () => audit.audited(actor, work));
}
