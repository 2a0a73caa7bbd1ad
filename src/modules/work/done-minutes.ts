import type { DoneMinute } from './work-summary.queries.ts';

const minuteMs = 60_000;
const hour = 60;
/** What ended so many minutes ago can be seen by everybody, whatever their clocks say. */
const settledAfter = 2;
/** Organizations of which counts are kept. */
const most = 1_000;

type Count = (organizationId: string, from: Date) => Promise<DoneMinute[]>;

/**
 * What was done in the last hour, minute by minute of the clock. Minutes that are over are counted once: who looks every
 * second has the last few counted each time.
 */
export class DoneMinutes {
  readonly #count: Count;
  readonly #kept = new Map<string, { until: number; rows: DoneMinute[] }>();
  constructor(count: Count) {
    this.#count = count;
  }

  /** The minute at hand is the last of the 60. */
  async lastHour(organizationId: string, now: Date): Promise<DoneMinute[]> {
    const current = Math.floor(now.getTime() / minuteMs);
    const first = current - hour + 1;
    const kept = this.#kept.get(organizationId);
    const from = Math.max(first, kept?.until ?? first);
    const old = kept?.rows.filter(({ minute }) => minute >= first && minute < from) ?? [];
    const rows = [...old, ...(await this.#count(organizationId, new Date(from * minuteMs)))];
    const until = Math.max(from, current - settledAfter);
    this.#keep(organizationId, { until, rows: rows.filter(({ minute }) => minute < until) });
    // By a clock ahead of ours it may be the next minute already.
    return rows.map((row) => ({ ...row, minute: Math.min(row.minute, current) }));
  }

  #keep(organizationId: string, counts: { until: number; rows: DoneMinute[] }): void {
    // The last in the map is who was asked about last.
    this.#kept.delete(organizationId);
    this.#kept.set(organizationId, counts);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest);
  }
}
