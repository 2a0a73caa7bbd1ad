import { Conflict } from '#platform/errors.ts';

export const sessionStatuses = [
  'initiated',
  'message_sent',
  'in_progress',
  'awaiting_resume',
  'completed',
  'expired',
  'cancelled',
] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

/** What may follow what. A state that nothing follows is final. */
const following: Record<SessionStatus, readonly SessionStatus[]> = {
  initiated: ['message_sent', 'expired', 'cancelled'],
  message_sent: ['in_progress', 'expired', 'cancelled'],
  in_progress: ['awaiting_resume', 'completed', 'expired', 'cancelled'],
  awaiting_resume: ['in_progress', 'completed', 'expired', 'cancelled'],
  completed: [],
  expired: [],
  cancelled: [],
};

/** The states that are not final: expires_at ends them. */
export const openSessionStatuses = sessionStatuses.filter((status) => following[status].length > 0);

/** Throws Conflict where a session in the state `from` may not go to `to`; staying is no change, and refused too. */
export function checkTransition(from: SessionStatus, to: SessionStatus): void {
  if (following[from].includes(to)) return;
  throw new Conflict('conflict', `status: a screening session that is ${from} cannot become ${to}.`);
}
