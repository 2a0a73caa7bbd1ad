import type { Figures } from './measure.ts';

export type Verdict = 'PASS' | 'FAIL' | '-';
export type ShareRow = {
  scenario: string;
  concurrency: number;
  ours: Figures;
  floor: Figures;
  ratio: number;
  goal: string;
  verdict: Verdict;
};
export type GrowthRow = { list: string; small: number; large: number; ratio: number; goal: string; verdict: Verdict };

export const short = (n: number): string => (n >= 100 ? n.toFixed(0) : n >= 10 ? n.toFixed(1) : n.toFixed(2));

export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

export const shareTable = (rows: ShareRow[]): string =>
  table(
    ['scenario', 'at once', 'req/s', 'p50 ms', 'p99 ms', 'floor req/s', 'p50 ms', 'p99 ms', 'cpu', 'ratio', 'goal', ''],
    rows.map(({ scenario, concurrency, ours, floor, ratio, goal, verdict }) => [
      scenario,
      String(concurrency),
      ...[ours.perSecond, ours.p50, ours.p99, floor.perSecond, floor.p50, floor.p99].map(short),
      (ours.cpu / floor.cpu).toFixed(1),
      ratio.toFixed(2),
      goal,
      verdict,
    ]),
  );

export const growthTable = (rows: GrowthRow[], small: string, large: string): string =>
  table(
    ['list', `p50 ms at ${small}`, `at ${large}`, 'times', 'goal', ''],
    rows.map((row) => [row.list, short(row.small), short(row.large), row.ratio.toFixed(2), row.goal, row.verdict]),
  );

/**
 * Times are in milliseconds, and `cpu` is the server's own time per request. Sizes are in bytes, and `packed` is the
 * size by gzip.
 */
export type PageRow = {
  page: string;
  p50: number;
  p99: number;
  cpu: number;
  bytes: number;
  packed: number;
  verdict: string;
};

export const pageTable = (rows: PageRow[]): string =>
  table(
    ['page', 'p50 ms', 'p99 ms', 'cpu ms', 'KB', 'packed KB', ''],
    rows.map((row) => [
      row.page,
      short(row.p50),
      short(row.p99),
      short(row.cpu),
      short(row.bytes / 1000),
      short(row.packed / 1000),
      row.verdict,
    ]),
  );
