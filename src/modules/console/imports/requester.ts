import { currentLogContext } from '#platform/log.ts';
import { actorOf } from '../audit-trail.ts';
import type { ConsoleContext } from '../console.page.ts';

/** The user who requests an import. The audit log and the event log name them for each row. */
export function requesterOf(context: ConsoleContext) {
  const { type, id, email = null, ip } = actorOf(context);
  if (type === 'key') throw new Error('a key in the console');
  const requestId = currentLogContext().request_id ?? null;
  return { type, id, email, address: ip, requestId, seesContact: true, mayApply: true };
}
