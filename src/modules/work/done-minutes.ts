import type { DoneMinute } from './work-summary.queries.ts';

const minuteMs = 60_000;
const hour = 60;
/** Longer than clocks of processes differ. */
const settledAfter = 2;
const maxOrganizations = 1_000;

type CountDone = (organizationId: string, from: Date) => Promise<DoneMinute[]>;

/** Caches past minutes, so that frequent requests count only the last few. */
export class DoneMinutes {
  readonly #count: CountDone;
  readonly #cache = new Map<string, { until: number; rows: DoneMinute[] }>();
  constructor(count: CountDone) {
    this.#count = count;
  }

  /** The current minute is the last. */
  async lastHour(organizationId: string, now: Date): Promise<DoneMinute[]> {
    const current = Math.floor(now.getTime() / minuteMs);
    const first = current - hour + 1;
    const cached = this.#cache.get(organizationId);
    const from = Math.max(first, cached?.until ?? first);
    const old = cached?.rows.filter(({ minute }) => minute >= first && minute < from) ?? [];
    const rows = [...old, ...(await this.#count(organizationId, new Date(from * minuteMs)))];
    const until = Math.max(from, current - settledAfter);
    this.#save(organizationId, { until, rows: rows.filter(({ minute }) => minute < until) });
    // PostgreSQL's clock may already be in the next minute.
    return rows.map((row) => ({ ...row, minute: Math.min(row.minute, current) }));
  }

  /** Evicts the organization that was requested least recently. */
  #save(organizationId: string, counts: { until: number; rows: DoneMinute[] }): void {
    this.#cache.delete(organizationId);
    this.#cache.set(organizationId, counts);
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > maxOrganizations && oldest !== undefined) this.#cache.delete(oldest);
  }
}
