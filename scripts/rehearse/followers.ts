import type { Caller } from './caller.ts';
import { type Copy, isInRange, type Range, type Resource, type Row, resources } from './copy.ts';

export type Event = { id: string; type: string; subject: { type: string; id: string } };

const resourceOf: Record<string, Resource> = {
  client: 'clients',
  job: 'jobs',
  candidate: 'candidates',
  application: 'applications',
};

/** Fetches the record that an event is about. Ignores other events. */
export function apply(api: Caller, copy: Copy, { subject }: Event): Promise<void> {
  const resource = resourceOf[subject.type];
  return resource ? copy.refresh(api, resource, subject.id) : Promise.resolve();
}

/** Reads the feed of events by its cursor. */
export class FeedFollower {
  readonly #api: Caller;
  readonly copy: Copy;
  #cursor: string | undefined;
  readonly #seen = new Set<string>();
  events = 0;
  readonly problems: string[] = [];

  constructor(api: Caller, copy: Copy) {
    this.#api = api;
    this.copy = copy;
  }

  /** Reads one page. Waits up to `wait` seconds for an event. Returns whether there was one. */
  async step(wait: number): Promise<boolean> {
    const from = this.#cursor ? `&cursor=${encodeURIComponent(this.#cursor)}` : '';
    const { data, meta } = await this.#api.get(`/events?limit=100&wait=${wait}${from}`);
    this.#cursor = meta.next_cursor;
    for (const event of data as Event[]) {
      if (this.#seen.has(event.id)) this.problems.push(`the feed repeats ${event.id}`);
      this.#seen.add(event.id);
      this.events++;
    }
    await Promise.all((data as Event[]).map((event) => apply(this.#api, this.copy, event)));
    return data.length > 0;
  }
}

/** Syncs the lists by their cursors, loses some of the items, and finds these by digests. */
export class DigestFollower {
  readonly #api: Caller;
  readonly copy: Copy;
  readonly #cursors = new Map<Resource, string>();
  #received = 0;
  lost = 0;
  repaired = 0;

  constructor(api: Caller, copy: Copy) {
    this.#api = api;
    this.copy = copy;
  }

  /** Loses every twentieth item, like a faulty client. */
  async sync(): Promise<void> {
    for (const resource of resources) {
      for (let isEnd = false; !isEnd; ) {
        const cursor = this.#cursors.get(resource);
        const from = cursor ? `cursor=${encodeURIComponent(cursor)}` : 'updated_after=2000-01-01T00:00:00Z';
        const { data, meta } = await this.#api.get(`/${resource}?limit=100&include_deleted=true&${from}`);
        this.#cursors.set(resource, meta.next_cursor);
        for (const item of data) {
          if (++this.#received % 20 === 0) this.lost++;
          else this.#take(resource, item);
        }
        isEnd = data.length === 0;
      }
    }
  }

  #take(resource: Resource, item: Row): void {
    if ('deleted_at' in item) this.copy.delete(resource, item.id);
    else this.copy.set(resource, item);
  }

  /** Compares and repairs all ranges. Returns true if nothing differed. */
  async repair(): Promise<boolean> {
    let isWhole = true;
    for (const resource of resources) {
      const ranges = await this.#differing(resource, {});
      isWhole &&= ranges.length === 0;
      for (const range of ranges) {
        for (const id of this.copy.ids(resource, range)) await this.copy.refresh(this.#api, resource, id);
        this.repaired++;
      }
      const lacking: Range[] = [];
      for (const range of ranges) if (await this.#differs(resource, range)) lacking.push(range);
      if (lacking.length > 0) await this.#readAgain(resource, lacking);
    }
    return isWhole;
  }

  async #differs(resource: Resource, range: Range): Promise<boolean> {
    const bounds = Object.entries(range).flatMap(([name, id]) => (id ? [`&${name}=${id}`] : []));
    const { data } = await this.#api.get(`/sync/digest?resource=${resource}${bounds.join('')}`);
    const own = this.copy.digest(resource, range);
    return data.count !== own.count || data.hash !== own.hash;
  }

  /** Ranges with few records that differ, found by halving. */
  async #differing(resource: Resource, range: Range): Promise<Range[]> {
    if (!(await this.#differs(resource, range))) return [];
    const ids = this.copy.ids(resource, range);
    if (ids.length <= 4) return [range];
    const middle = ids[ids.length >> 1];
    return [
      ...(await this.#differing(resource, { ...range, to: middle })),
      ...(await this.#differing(resource, { ...range, from: middle })),
    ];
  }

  /** Reads records that the copy lacks. Their IDs begin with the time of their creation. */
  async #readAgain(resource: Resource, ranges: readonly Range[]): Promise<void> {
    const starts = ranges.map(({ from }) =>
      from ? Number.parseInt(from.replace('-', '').slice(0, 12), 16) - 60_000 : 0,
    );
    let place = `updated_after=${new Date(Math.max(0, Math.min(...starts))).toISOString()}`;
    for (;;) {
      const { data, meta } = await this.#api.get(`/${resource}?limit=100&${place}`);
      for (const row of data as Row[]) {
        if (ranges.some((range) => isInRange(row.id, range))) this.copy.set(resource, row);
      }
      if (data.length === 0) return;
      place = `cursor=${encodeURIComponent(meta.next_cursor)}`;
    }
  }
}
