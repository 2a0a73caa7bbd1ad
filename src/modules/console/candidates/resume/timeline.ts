import type { ResumeView } from '#modules/candidates';
import { monthSpanOf } from '#readers/resume';

type Profile = NonNullable<ResumeView['profile']>;
export type HeldPosition = Profile['employments'][number];

/** An item of the work history. `months` is null if a date is missing. */
export type TimelineItem =
  | { kind: 'position'; position: HeldPosition; months: number | null }
  | { kind: 'gap'; months: number; isExact: boolean };

/** Shorter ones are the days between two jobs. */
const shortestGap = 2;

const isMonth = (date: string): boolean => date.length === 7;
const firstMonthOf = (date: string): number =>
  Number(date.slice(0, 4)) * 12 + (isMonth(date) ? Number(date.slice(5, 7)) - 1 : 0);
const endOf = (date: string): number => Number(date.slice(0, 4)) * 12 + (isMonth(date) ? Number(date.slice(5, 7)) : 12);

type Border = { at: number; isExact: boolean };

/** The latest possible end of the position. If it has no end, the date of the reading. */
function latestEnd({ to, current }: HeldPosition, asOf: string): Border {
  if (current || to === null) return { at: endOf(asOf.slice(0, 7)), isExact: current };
  return { at: endOf(to), isExact: isMonth(to) };
}

const monthsOf = (position: HeldPosition, asOf: string): number | null => {
  const span = monthSpanOf(position, asOf);
  return span ? Math.max(1, span[1] - span[0]) : null;
};

/** Gaps that the dates leave no doubt about: a year alone can mean all of its months. */
export function timelineOf({ employments, as_of: asOf }: Profile): TimelineItem[] {
  const dated = employments
    .flatMap((position) => (position.from === null ? [] : [{ position, from: position.from }]))
    .sort((one, other) => firstMonthOf(one.from) - firstMonthOf(other.from));
  const items: TimelineItem[] = [];
  let reached: Border | undefined;
  for (const { position, from } of dated) {
    const months = reached ? firstMonthOf(from) - reached.at : 0;
    if (reached && months >= shortestGap)
      items.push({ kind: 'gap', months, isExact: reached.isExact && isMonth(from) });
    items.push({ kind: 'position', position, months: monthsOf(position, asOf) });
    const end = latestEnd(position, asOf);
    if (!reached || end.at > reached.at) reached = end;
  }
  const undated = employments.filter(({ from }) => from === null);
  return [...items.reverse(), ...undated.map((position) => ({ kind: 'position', position, months: null }) as const)];
}

/** Months between the last position and the reading of the resume. 0 if there may be no gap. */
export function monthsSinceLast({ employments, as_of: asOf }: Profile): number {
  if (employments.length === 0 || employments.some(({ to }) => to === null)) return 0;
  const last = Math.max(...employments.map((position) => latestEnd(position, asOf).at));
  const months = firstMonthOf(asOf.slice(0, 7)) - last;
  return months >= shortestGap ? months : 0;
}
