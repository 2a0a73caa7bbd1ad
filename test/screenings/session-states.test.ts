import { expect, test } from 'vitest';
import {
  checkTransition,
  type SessionStatus,
  sessionStatuses,
} from '../../src/modules/screenings/sessions/session-states.ts';

const followers: [SessionStatus, SessionStatus[]][] = [
  ['initiated', ['message_sent', 'expired', 'cancelled']],
  ['message_sent', ['in_progress', 'expired', 'cancelled']],
  ['in_progress', ['awaiting_resume', 'completed', 'expired', 'cancelled']],
  ['awaiting_resume', ['in_progress', 'completed', 'expired', 'cancelled']],
  ['completed', []],
  ['expired', []],
  ['cancelled', []],
];

test.each(followers)('Allow %s to become %j, and report a conflict for any other status', (from, allowed) => {
  const possible = sessionStatuses.filter((to) => {
    try {
      checkTransition(from, to);
      return true;
    } catch (error) {
      expect(error).toMatchObject({
        status: 409,
        code: 'conflict',
        message: expect.stringContaining(`${from} cannot become ${to}`),
      });
      return false;
    }
  });
  expect(possible).toEqual(sessionStatuses.filter((to) => allowed.includes(to)));
});
