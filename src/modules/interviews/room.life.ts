/** How long nobody has to be heard of until the interview counts as abandoned. */
const silentMinutes = 30;
/** How long an interview may take in all, so that a tab that was left open does not keep it open. */
const longestHours = 24;

/** SQL: when a started interview is abandoned unless something is heard of it before. `v` is the interview, `r` its room. */
export const abandonedAt = (v: string, r: string): string =>
  `least(${r}.last_seen_at + interval '${silentMinutes} minutes', ${v}.started_at + interval '${longestHours} hours')`;

/** SQL: whether nobody is in the room of a started interview any more. */
export const isDeserted = (v: string, r: string): string => `${abandonedAt(v, r)} <= now()`;
