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

/** A final status has none. */
const following: Record<SessionStatus, readonly SessionStatus[]> = {
  initiated: ['message_sent', 'expired', 'cancelled'],
  message_sent: ['in_progress', 'expired', 'cancelled'],
  in_progress: ['awaiting_resume', 'completed', 'expired', 'cancelled'],
  awaiting_resume: ['in_progress', 'completed', 'expired', 'cancelled'],
  completed: [],
  expired: [],
  cancelled: [],
};

export const openSessionStatuses = sessionStatuses.filter((status) => following[status].length > 0);

/** Throws Conflict. */
export function checkTransition(from: SessionStatus, to: SessionStatus): void {
  if (following[from].includes(to)) return;
  throw new Conflict('conflict', `status: a screening session that is ${from} cannot become ${to}.`);
}
