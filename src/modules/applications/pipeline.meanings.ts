import { firstStatus } from '#modules/organizations';

const closes = 'Closes an application';

/**
 * The statuses by whose names the service acts: on timestamps, on what is filled, on what a completed screening moves.
 * Integrations know them by these names too, so they keep them.
 */
const meanings: Readonly<Record<string, string>> = {
  [firstStatus]: 'Every application starts here',
  screening: 'Sets when the screening began; a completed screening moves applications on to screened',
  screened: 'Sets when the screening was completed',
  hired: `${closes}, and counts as filled`,
  rejected: closes,
  'Candidate joined': `${closes}, and counts as filled`,
};

/** What the service does by this status; undefined where it is a name alone. */
export const meaningOf = (status: string): string | undefined =>
  Object.hasOwn(meanings, status) ? meanings[status] : undefined;

/** The status with a meaning that differs from this name in its case alone. */
export const almostMeaning = (name: string): string | undefined =>
  Object.keys(meanings).find((status) => status !== name && status.toLowerCase() === name.toLowerCase());
