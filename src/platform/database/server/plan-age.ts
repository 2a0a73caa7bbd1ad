const firstMs = 250;
const longestMs = 60_000;

type Plans = { madeAt: number; keepMs: number };

/**
 * PostgreSQL keeps what it has planned for prepared statements, triggers and foreign keys until it analyzes a table, which
 * it does once a minute at most. What was planned for a nearly empty table may read all of it: thousands of rows for each
 * new one, in the first minute of an import. So connections forget their plans, new ones sooner.
 */
export class PlanAge {
  readonly #plans = new WeakMap<object, Plans>();

  /** Whether the connection's plans are over. They count as new afterwards. */
  isOver(connection: object, now = performance.now()): boolean {
    const plans = this.#plans.get(connection);
    if (plans && now - plans.madeAt < plans.keepMs) return false;
    this.#plans.set(connection, { madeAt: now, keepMs: Math.min((plans?.keepMs ?? firstMs / 2) * 2, longestMs) });
    return plans !== undefined;
  }
}
