import type { Database } from '../database/database.ts';
import { named, sql } from '../database/sql.ts';
import type { EventType } from './event-types.ts';

/**
 * Sets the event type for changes whose columns do not show it. Triggers use it for further changes of that resource in
 * the current transaction. An empty type ends this.
 */
export function sendEventType(db: Database, type: EventType | ''): void {
  db.send(named('event-type', sql`select set_config('app.event_type', ${type}, true)`));
}

/** Marks the candidate as the actor of the changes in the current transaction. */
export function sendCandidateActor(db: Database): void {
  db.send(named('event-candidate', sql`select set_config('app.actor', 'candidate:', true)`));
}

/** Marks the service as the actor of the changes in the current transaction, even if somebody else requested them. */
export function sendSystemActor(db: Database): void {
  db.send(named('event-system', sql`select set_config('app.actor', '', true)`));
}
