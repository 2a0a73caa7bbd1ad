import type { Database } from '../database/database.ts';
import { named, sql } from '../database/sql.ts';
import type { EventType } from './event-types.ts';

/**
 * For changes whose type the changed columns do not show: triggers take it for further changes of that resource in the
 * current transaction. Empty ends that.
 */
export function sendEventType(db: Database, type: EventType | ''): void {
  db.send(named('event-type', sql`select set_config('app.event_type', ${type}, true)`));
}

/** The current transaction makes the changes of the candidate that they are about. */
export function sendCandidateActor(db: Database): void {
  db.send(named('event-candidate', sql`select set_config('app.actor', 'candidate:', true)`));
}

/** The current transaction makes changes of the service, though somebody else has asked for them. */
export function sendSystemActor(db: Database): void {
  db.send(named('event-system', sql`select set_config('app.actor', '', true)`));
}
