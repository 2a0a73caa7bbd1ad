const firstMs = 250;
const longestMs = 60_000;

type Plans = { madeAt: number; keepMs: number };

/**
 * PostgreSQL keeps plans of prepared statements, triggers and foreign keys until it analyzes a table, at most once a
 * minute. A plan for a nearly empty table may read all of it: thousands of rows for each new row, in the first minute
 * of an import. So connections discard their plans, new connections sooner.
 */
export class PlanAge {
  readonly #plans = new WeakMap<object, Plans>();

  /** Whether the connection's plans are too old. After that they count as new. */
  isOver(connection: object, now = performance.now()): boolean {
    const plans = this.#plans.get(connection);
    if (plans && now - plans.madeAt < plans.keepMs) return false;
    this.#plans.set(connection, { madeAt: now, keepMs: Math.min((plans?.keepMs ?? firstMs / 2) * 2, longestMs) });
    return plans !== undefined;
  }
}
