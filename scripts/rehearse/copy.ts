import { createHash } from 'node:crypto';
import type { Caller } from './caller.ts';

export const resources = ['clients', 'jobs', 'candidates', 'applications'] as const;
export type Resource = (typeof resources)[number];
export type Row = { id: string; updated_at: string; [field: string]: unknown };
/** `from` is included, `to` is not. */
export type Range = { from?: string | undefined; to?: string | undefined };

/** Fields of other records and counts. They change without a change of the record. */
const derived = new Set([
  ...['jobs_count', 'active_jobs_count', 'applicant_count', 'filled_count', 'applications'],
  ...['job_title', 'job_status', 'candidate_full_name', 'candidate_email', 'client_name', 'public_company_name'],
]);
const ownFields = (row: Row): string =>
  JSON.stringify(
    Object.entries(row)
      .filter(([name]) => !derived.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

export const isInRange = (id: string, { from = '', to = 'g' }: Range): boolean => id >= from && id < to;

/** The copy of an organization that a follower has. */
export class Copy {
  readonly #rows = Object.fromEntries(resources.map((name) => [name, new Map<string, Row>()])) as Record<
    Resource,
    Map<string, Row>
  >;
  readonly #fetching = new Map<string, Promise<void>>();

  set(resource: Resource, row: Row): void {
    this.#rows[resource].set(row.id, row);
  }

  delete(resource: Resource, id: string): void {
    this.#rows[resource].delete(id);
  }

  ids(resource: Resource, range: Range): string[] {
    return [...this.#rows[resource].keys()].filter((id) => isInRange(id, range)).sort();
  }

  get size(): number {
    return resources.reduce((sum, resource) => sum + this.#rows[resource].size, 0);
  }

  /**
   * Fetches the current record. Requests for one record run one after another, so that an older answer never replaces a
   * newer one.
   */
  refresh(api: Caller, resource: Resource, id: string): Promise<void> {
    const before = this.#fetching.get(id) ?? Promise.resolve();
    const next = before.then(async () => {
      const { status, body } = await api.call('GET', `/${resource}/${id}`);
      if (status === 200) this.set(resource, body.data);
      else if (status === 404 || status === 410) this.delete(resource, id);
      else throw new Error(`GET /${resource}/${id} answered ${status}`);
    });
    this.#fetching.set(id, next);
    return next;
  }

  /** Resolves when all requested records have been fetched. */
  async settled(): Promise<void> {
    await Promise.all(this.#fetching.values());
  }

  digest(resource: Resource, range: Range): { count: number; hash: string } {
    const ids = this.ids(resource, range);
    const hash = createHash('sha256');
    for (const id of ids) hash.update(`${id} ${this.#rows[resource].get(id)?.updated_at}\n`);
    return { count: ids.length, hash: hash.digest('hex') };
  }

  /** Differences from the service's rows, one line each. */
  differences(resource: Resource, rows: readonly Row[]): string[] {
    const own = this.#rows[resource];
    const there = new Set(rows.map(({ id }) => id));
    return [
      ...rows.flatMap((row) => {
        const copied = own.get(row.id);
        if (!copied) return [`${resource} ${row.id}: missing`];
        return ownFields(copied) === ownFields(row)
          ? []
          : [`${resource} ${row.id}: ${ownFields(copied)} <> ${ownFields(row)}`];
      }),
      ...[...own.keys()].filter((id) => !there.has(id)).map((id) => `${resource} ${id}: deleted in the service`),
    ];
  }
}

/** Reads all rows of a list, page by page. */
export async function allRows(api: Caller, resource: Resource): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, meta } = await api.get(`/${resource}?limit=100&offset=${rows.length}`);
    rows.push(...data);
    if (rows.length >= meta.total || data.length === 0) return rows;
  }
}
