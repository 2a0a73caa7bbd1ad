export const noticeDays = 14;
const day = 86_400_000;

/** Runs every night at this time, in UTC. */
export const nightlyAt = { hour: 3, minute: 47 };

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * day);
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * day);

/** The first run after `now`. */
export function nextNight(now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(nightlyAt.hour, nightlyAt.minute, 0, 0);
  return next > now ? next : new Date(next.getTime() + day);
}
