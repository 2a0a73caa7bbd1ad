import type { Outcome } from './load/load.ts';
import type { Loader } from './load/loader.ts';
import type { Scenario } from './scenarios.ts';
import type { Server } from './servers.ts';

export type Figures = {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Milliseconds of the server's own processor time per request. NaN if the system does not report it. */
  cpu: number;
};

const median = (numbers: number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
};

type Run = Outcome & { cpu: number };

const figuresOf = (outcomes: Run[]): Figures => ({
  perSecond: median(outcomes.map((o) => o.perSecond)),
  p50: median(outcomes.map((o) => o.p50)),
  p99: median(outcomes.map((o) => o.p99)),
  cpu: median(outcomes.map((o) => o.cpu / o.requests)),
});

/** Throws if an answer is not 2xx, or if there is none. */
export function check(outcome: Outcome, what: string): Outcome {
  const wrong = Object.entries(outcome.statuses).filter(([status]) => !status.startsWith('2'));
  if (wrong.length > 0) throw new Error(`${what}: answers ${wrong.map(([s, n]) => `${s} (${n} times)`).join(', ')}`);
  if (outcome.requests === 0) throw new Error(`${what}: no answer in the time given`);
  return outcome;
}

export type Pace = { seconds: number; rounds: number };
type Job = Pick<Scenario, 'name' | 'requests' | 'writes'>;

/**
 * Runs both in turn, A B B A, so that other work of the machine affects both alike. Returns the results of all runs.
 */
async function inTurn<A, B>(rounds: number, a: () => Promise<A>, b: () => Promise<B>): Promise<[A[], B[]]> {
  const [as, bs]: [A[], B[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    as.push(await a());
    bs.push(await b(), await b());
    as.push(await a());
  }
  return [as, bs];
}

export type Target = { server: Server; job: Job; after?: (() => Promise<void>) | undefined };

export async function compare(
  loader: Loader,
  targets: readonly [Target, Target],
  concurrency: number,
  pace: Pace,
): Promise<[Figures, Figures]> {
  const one = async ({ server, job, after }: Target, seconds: number): Promise<Run> => {
    const { requests, writes } = job;
    const before = server.cpu();
    const outcome = await loader.run({ port: server.port, concurrency, seconds, requests, once: writes });
    const cpu = server.cpu() - before;
    await after?.();
    return { ...check(outcome, job.name), cpu };
  };
  const [a, b] = targets;
  return measured([(seconds) => one(a, seconds), (seconds) => one(b, seconds)], pace);
}

/** Runs each once to warm up, then both in turn. Returns the medians of the rounds. */
export async function measured(
  runs: readonly [(seconds: number) => Promise<Run>, (seconds: number) => Promise<Run>],
  pace: Pace,
): Promise<[Figures, Figures]> {
  const [a, b] = runs;
  for (const run of runs) await run(Math.min(1, pace.seconds / 2));
  const [as, bs] = await inTurn(
    pace.rounds,
    () => a(pace.seconds),
    () => b(pace.seconds),
  );
  return [figuresOf(as), figuresOf(bs)];
}
