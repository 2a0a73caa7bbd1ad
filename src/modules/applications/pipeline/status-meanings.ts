import { firstStatus } from '#modules/organizations';

const closes = 'Closes the application';

/** Built-in statuses: the service acts on their names, and integrations rely on them, so they can't be renamed. */
const meanings: Readonly<Record<string, string>> = {
  [firstStatus]: 'Every application starts here',
  screening: 'Sets when the screening began; a completed screening moves applications on to Screened',
  screened: 'Sets when the screening was completed',
  hired: `${closes} and counts as filled`,
  rejected: closes,
  'Candidate joined': `${closes} and counts as filled`,
};

/** Undefined for a status that is not built in. */
export const statusMeaning = (status: string): string | undefined =>
  Object.hasOwn(meanings, status) ? meanings[status] : undefined;

/** The built-in status whose name differs from this one only in case. */
export const similarBuiltInStatus = (name: string): string | undefined =>
  Object.keys(meanings).find((status) => status !== name && status.toLowerCase() === name.toLowerCase());
