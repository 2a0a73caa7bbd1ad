import { empty, join, raw, type Sql, sql } from '#platform/database/sql.ts';
import type { ApplicationOrder } from '../application-list.queries.ts';

/** Cards of a column of the board have an order of their own. */
export type NeighborOrder = ApplicationOrder | 'board';
export type Side = 'previous' | 'next';
type Score = 'match_score' | 'screening_score';
type Time = 'created_at' | 'status_date';
/** The application whose neighbors are asked for, with its columns as texts. */
export type ApplicationPlace = { id: string } & Record<Time, string> & Record<Score, string | null>;

/** Sorts by score, then time, then ID, each with the greatest first. Applications without a score come last. */
type Columns = { score?: Score; time?: Time; isUpward?: boolean };
const orders: Record<NeighborOrder, Columns> = {
  newest: { time: 'created_at' },
  oldest: { time: 'created_at', isUpward: true },
  moved: { time: 'status_date' },
  match: { score: 'match_score' },
  screening: { score: 'screening_score' },
  board: { score: 'match_score', time: 'created_at' },
};

/** Rows of `a` on one side, the nearest first. The order is that of an index, read in either direction. */
type Rows = { beyond: Sql; order: Sql };

/** Rows come from the first of these that has any. */
export function sidesOf(order: NeighborOrder, place: ApplicationPlace, side: Side): Rows[] {
  const { score, time, isUpward = false } = orders[order];
  const isUp = isUpward === (side === 'next');
  const direction = isUp ? 'asc' : 'desc';
  const scoreOrder = score ? [`a.${score} ${direction} nulls ${isUp ? 'first' : 'last'}`] : [];
  const by = raw(
    [...scoreOrder, ...[...(time ? [time] : []), 'id'].map((column) => `a.${column} ${direction}`)].join(', '),
  );
  const value = score ? place[score] : null;
  const keys: [Sql, Sql][] = [
    ...(score && value !== null ? ([[raw(`a.${score}`), sql`${value}::numeric`]] as [Sql, Sql][]) : []),
    ...(time ? ([[raw(`a.${time}`), sql`${place[time]}::timestamptz`]] as [Sql, Sql][]) : []),
    [raw('a.id'), sql`${place.id}::uuid`],
  ];
  const tuple = (index: 0 | 1): Sql =>
    sql`(${join(
      keys.map((key) => key[index]),
      ', ',
    )})`;
  const isUnknown = score ? sql`a.${raw(score)} is null` : empty;
  const own: Rows = {
    beyond: sql`${tuple(0)} ${raw(isUp ? '>' : '<')} ${tuple(1)} ${score && value === null ? sql`and ${isUnknown}` : empty}`,
    order: by,
  };
  if (!score) return [own];
  // Applications with a score come before those without.
  if (value !== null) return isUp ? [own] : [own, { beyond: isUnknown, order: by }];
  return isUp ? [own, { beyond: sql`a.${raw(score)} is not null`, order: by }] : [own];
}
