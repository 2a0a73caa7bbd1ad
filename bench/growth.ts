import { pagesOf, signIn } from './console.ts';
import { type BenchDatabase, openDatabase } from './data/database.ts';
import { nameOf, type Place } from './data/place.ts';
import { changes, type ListRequest, lists, nextPage, type Sample, searches } from './lists.ts';
import type { Loader } from './load/loader.ts';
import { compare, type Pace } from './measure.ts';
import type { GrowthRow } from './report.ts';
import { requestOf, scenarios } from './scenarios.ts';
import { type Server, startService } from './servers.ts';
import type { Choice } from './shares.ts';
import { eraser } from './writes.ts';

export type Growth = {
  rows: GrowthRow[];
  /** Lists that did not answer 200. */
  absent: string[];
};
type Side = BenchDatabase & { server: Server };
type Sides = readonly [Side, Side];
/** The same list on both sides. */
type Pair = { name: string; requests: [ListRequest, ListRequest]; goal: number };
/** Whole requests. `after` removes the rows that they created. */
type Wires = { requests: readonly string[]; writes: boolean; after?: () => Promise<void> };
type Answer = { status: number; rows: number; cursor: string | undefined };

const fullPage = 50;
// Searches that match many rows take longer the more there are. Those are compared with the floor instead.
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
  readonly #sides: Sides;
  constructor(loader: Loader, pace: Pace, sides: Sides) {
    this.#loader = loader;
    this.#pace = pace;
    this.#sides = sides;
  }

  /** Measures the list. If its answer leads to a next page of changes, measures that page too. */
  async measure({ name, requests, goal }: Pair): Promise<void> {
    const answers = await this.#ask(requests);
    if (answers.some(({ status }) => status !== 200)) {
      this.absent.push(`${name} (${[...new Set(answers.map(({ status }) => status))].join(', ')})`);
      return;
    }
    // Both sides get pages as long as the shorter list. For changes, pages are half as long, to leave a next page.
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

  #compare({ name, requests, goal }: Pair): Promise<void> {
    const wires = requests.map(({ path }, i) => requestOf(this.#sides[i]?.key ?? '', 'GET', path));
    return this.compare(name, [only(wires[0]), only(wires[1])], goal);
  }

  async compare(name: string, [small, large]: readonly [Wires, Wires], goal: number): Promise<void> {
    const target = ({ server }: Side, { after, ...wires }: Wires) => ({ server, job: { name, ...wires }, after });
    const targets = [target(this.#sides[0], small), target(this.#sides[1], large)] as const;
    const [few, many] = await compare(this.#loader, targets, 1, this.#pace);
    const ratio = many.p50 / few.p50;
    const verdict = ratio <= goal ? 'PASS' : 'FAIL';
    this.rows.push({ list: name, small: few.p50, large: many.p50, ratio, goal: `<= ${goal.toFixed(1)}`, verdict });
    process.stderr.write('.');
  }
}

const only = (request = ''): Wires => ({ requests: [request], writes: false });

const both = (sides: Sides, of: (sample: Sample) => ListRequest[], goal: number): Pair[] => {
  const larger = of(sides[1].sample);
  return of(sides[0].sample).flatMap((request, i) => {
    const other = larger[i];
    return other ? [{ name: request.name, requests: [request, other], goal }] : [];
  });
};

async function openSides(place: Place, sizes: readonly [number, number], organization?: string): Promise<Sides> {
  const open = async (size: number): Promise<Side> => {
    const database = await openDatabase(place, size, organization);
    return { ...database, server: await startService(database.url, place.folder, `service-${nameOf(size)}`, []) };
  };
  return [await open(sizes[0]), await open(sizes[1])];
}

async function closeSides(sides: Sides): Promise<void> {
  for (const side of sides) {
    await side.server.stop();
    await side.close();
  }
}

/** Measures the p50 of every list at two sizes, with one request at a time. */
export async function growth(
  place: Place,
  loader: Loader,
  sizes: readonly [number, number],
  { pace, wanted }: Choice,
): Promise<Growth> {
  const sides = await openSides(place, sizes);
  const comparison = new Comparison(loader, pace, sides);
  try {
    const pairs = [...both(sides, rare, 2), ...both(sides, lists, 1.5), ...both(sides, changes, 1.5)];
    for (const pair of pairs.filter(({ name }) => wanted(name))) await comparison.measure(pair);
  } finally {
    await closeSides(sides);
  }
  return comparison;
}

const goalOfAll = 1.5;

/**
 * Measures the same for all searches, the create and the console's pages too, each with one goal. The organization is
 * the one of this name.
 */
export async function growthOfAll(
  place: Place,
  loader: Loader,
  sizes: readonly [number, number],
  { pace, wanted }: Choice,
  organization: string,
): Promise<Growth> {
  const sides = await openSides(place, sizes, organization);
  const comparison = new Comparison(loader, pace, sides);
  try {
    const pairs = [searches, lists, changes].flatMap((of) => both(sides, of, goalOfAll));
    for (const pair of pairs.filter(({ name }) => wanted(name))) await comparison.measure(pair);
    if (wanted(creating)) {
      await comparison.compare(creating, [await creates(sides[0]), await creates(sides[1])], goalOfAll);
    }
    await comparePages(place, comparison, sides, wanted);
  } finally {
    await closeSides(sides);
  }
  return comparison;
}

const creating = 'create an application';

async function creates({ client, sample, key }: Side): Promise<Wires> {
  const scenario = (await scenarios(client, sample, key)).find(({ name }) => name === creating);
  const { erase } = await eraser(client, sample.organization);
  return { requests: scenario?.requests ?? [], writes: true, after: erase };
}

/** Leaves out pages of messages and tasks, because the generated data has none. */
async function comparePages(
  place: Place,
  comparison: Comparison,
  sides: Sides,
  wanted: Choice['wanted'],
): Promise<void> {
  const open = async ({ url, server, client, sample }: Side) => ({
    cookie: await signIn(url, place.folder, server, sample.organization),
    pages: await pagesOf(client, sample),
    port: server.port,
  });
  const [small, large] = [await open(sides[0]), await open(sides[1])];
  for (const [i, { name, path }] of small.pages.entries()) {
    const title = `console: ${name}`;
    if (!wanted(title) || /^\/console(\/work|\/messages|\/live|$)/.test(path)) continue;
    const paths = [path, large.pages[i]?.path ?? path];
    const statuses = await Promise.all(
      [small, large].map(async ({ cookie, port }, k) => {
        const headers = { cookie };
        return (await fetch(`http://127.0.0.1:${port}${paths[k]}`, { headers, redirect: 'manual' })).status;
      }),
    );
    if (statuses.some((status) => status !== 200)) {
      comparison.absent.push(`${title} (${[...new Set(statuses)].join(', ')})`);
      continue;
    }
    const wires = [small, large].map(({ cookie }, k) =>
      only(`GET ${paths[k]} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`),
    );
    await comparison.compare(title, [wires[0] ?? only(), wires[1] ?? only()], goalOfAll);
  }
}
