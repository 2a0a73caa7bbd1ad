import { type BenchDatabase, openDatabase } from './data/database.ts';
import { nameOf, type Place } from './data/place.ts';
import { changes, type ListRequest, lists, nextPage, type Sample, searches } from './lists.ts';
import type { Loader } from './load/loader.ts';
import { compare, type Pace } from './measure.ts';
import type { GrowthRow } from './report.ts';
import { requestOf } from './scenarios.ts';
import { type Server, startService } from './servers.ts';
import type { Choice } from './shares.ts';

export type Growth = {
  rows: GrowthRow[];
  /** Lists that did not answer 200. */
  absent: string[];
};
type Side = BenchDatabase & { server: Server };
/** The same list on both sides. */
type Pair = { name: string; requests: [ListRequest, ListRequest]; goal: number };
type Answer = { status: number; rows: number; cursor: string | undefined };

const fullPage = 50;
// What many rows match takes the longer the more there are: those searches are compared with the floor instead.
const rare = (sample: Sample): ListRequest[] => searches(sample).filter(({ name }) => /rare|email/.test(name));

async function ask(side: Side, { path }: ListRequest): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${side.server.port}${path}`, {
    headers: { authorization: `Bearer ${side.key}` },
  });
  const body = (await answer.json()) as { data?: unknown[]; meta?: { next_cursor?: string } };
  return { status: answer.status, rows: body.data?.length ?? 0, cursor: body.meta?.next_cursor };
}

function limited(request: ListRequest, limit: number): ListRequest {
  const url = new URL(request.path, 'http://127.0.0.1');
  url.searchParams.set('limit', String(limit));
  return { ...request, path: url.pathname + url.search };
}

class Comparison {
  readonly rows: GrowthRow[] = [];
  readonly absent: string[] = [];
  readonly #loader: Loader;
  readonly #pace: Pace;
  readonly #sides: readonly [Side, Side];
  constructor(loader: Loader, pace: Pace, sides: readonly [Side, Side]) {
    this.#loader = loader;
    this.#pace = pace;
    this.#sides = sides;
  }

  /** Measures the list and, where its answer leads on to a next page of changes, that page too. */
  async measure({ name, requests, goal }: Pair): Promise<void> {
    const answers = await this.#ask(requests);
    if (answers.some(({ status }) => status !== 200)) {
      this.absent.push(`${name} (${[...new Set(answers.map(({ status }) => status))].join(', ')})`);
      return;
    }
    // A short list is one on either side: pages of the same length. Of changes, half, to leave a next page.
    const rows = Math.min(...answers.map((answer) => answer.rows));
    const isFirst = requests[0].path.includes('updated_after');
    const limit = isFirst ? Math.ceil(Math.min(rows, fullPage) / 2) : rows;
    const [small, large] = requests.map((request) => limited(request, Math.max(1, limit)));
    if (!small || !large) return;
    await this.#compare({ name, requests: [small, large], goal });
    if (!isFirst) return;
    const [then, there] = await this.#ask([small, large]);
    if (then?.cursor === undefined || there?.cursor === undefined) return;
    const next: Pair['requests'] = [nextPage(small, then.cursor), nextPage(large, there.cursor)];
    await this.#compare({ name: next[0].name, requests: next, goal });
  }

  #ask(requests: readonly [ListRequest, ListRequest]): Promise<Answer[]> {
    return Promise.all([ask(this.#sides[0], requests[0]), ask(this.#sides[1], requests[1])]);
  }

  async #compare({ name, requests, goal }: Pair): Promise<void> {
    const target = (side: Side, { path }: ListRequest) => ({
      server: side.server,
      job: { name, requests: [requestOf(side.key, 'GET', path)], writes: false },
    });
    const targets = [target(this.#sides[0], requests[0]), target(this.#sides[1], requests[1])] as const;
    const [small, large] = await compare(this.#loader, targets, 1, this.#pace);
    const ratio = large.p50 / small.p50;
    const verdict = ratio <= goal ? 'PASS' : 'FAIL';
    this.rows.push({ list: name, small: small.p50, large: large.p50, ratio, goal: `<= ${goal.toFixed(1)}`, verdict });
    process.stderr.write('.');
  }
}

/** The p50 of every list at two sizes, one request at a time. */
export async function growth(
  place: Place,
  loader: Loader,
  sizes: readonly [number, number],
  { pace, wanted }: Choice,
): Promise<Growth> {
  const open = async (size: number): Promise<Side> => {
    const database = await openDatabase(place, size);
    return { ...database, server: await startService(database.url, place.folder, `service-${nameOf(size)}`, []) };
  };
  const sides = [await open(sizes[0]), await open(sizes[1])] as const;
  const both = (of: (sample: Sample) => ListRequest[], goal: number): Pair[] => {
    const larger = of(sides[1].sample);
    return of(sides[0].sample).flatMap((request, i) => {
      const other = larger[i];
      return other ? [{ name: request.name, requests: [request, other], goal }] : [];
    });
  };
  const comparison = new Comparison(loader, pace, sides);
  try {
    const pairs = [...both(rare, 2), ...both(lists, 1.5), ...both(changes, 1.5)];
    for (const pair of pairs.filter(({ name }) => wanted(name))) await comparison.measure(pair);
  } finally {
    for (const side of sides) {
      await side.server.stop();
      await side.close();
    }
  }
  return comparison;
}
