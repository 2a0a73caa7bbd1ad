/** Days in UTC, both included, as YYYY-MM-DD. */
export type Period = { from: string; to: string };

const dayMs = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * dayMs);

function monthAfter(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month, 1));
}

/** The last so many days, with today. */
export const lastDays = (now: Date, days: number): Period => {
  const to = dayOf(now.getTime());
  return { from: addDays(to, 1 - days), to };
};

/** `end` is not included. */
export type PeriodPart = { unit: 'day' | 'month'; start: string; end: string };

/** The whole months, and the days before and after them. */
export function spansOf({ from, to }: Period): PeriodPart[] {
  const end = addDays(to, 1);
  const firstMonth = from.endsWith('-01') ? from : monthAfter(from);
  const lastMonth = `${end.slice(0, 7)}-01`;
  if (firstMonth >= lastMonth) return [{ unit: 'day', start: from, end }];
  return [
    { unit: 'day' as const, start: from, end: firstMonth },
    { unit: 'month' as const, start: firstMonth, end: lastMonth },
    { unit: 'day' as const, start: lastMonth, end },
  ].filter((span) => span.start < span.end);
}
