import { setImmediate } from 'node:timers/promises';
import type { Database } from '#platform/database/database.ts';
import { Grouped } from '#platform/database/grouped.ts';
import { NotFound } from '#platform/errors.ts';
import { FairSlots } from '#platform/tasks/fair-slots.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { PermanentFailure, type TaskRun } from '#platform/tasks/task.ts';
import type { ApplicationRange, MatchRepository, ScoreTarget } from './match.repository.ts';
import type { MatchExplanation } from './match.schemas.ts';
import { rescoreRange } from './match.tasks.ts';
import { matchJob } from './score/inputs.ts';
import type { MatchInputs, MatchResult } from './score/score-types.ts';
import { scoreRows } from './score-rows.ts';

const batchSize = 200;
// About a second of work, so that other tasks run in between and workers share large jobs.
const pieceSize = 1000;

// Small, so that a bulk apply shows progress.
const progressBatchSize = 50;

// One computes while the others wait for PostgreSQL.
const batchesAtOnce = 3;

type Part = { organizationId: string; applicationIds: readonly string[] };
type BrokenScores = Map<string, unknown>;
type ReportProgress = TaskRun<unknown>['progress'];
type Computation = { input: ScoreTarget; version: string; result: MatchResult };

type Component = MatchExplanation['components'][number];
/** The component for readers without access to contact data. */
export const withoutPay = (component: Component): Component =>
  component.key === 'pay' ? { ...component, evidence: [], missing: [] } : component;

export class MatchService {
  readonly #db: Database;
  readonly #matches: MatchRepository;
  readonly #tasks: TaskQueue;
  readonly #slots = new FairSlots(batchesAtOnce);
  readonly #parts = new Grouped<Part, BrokenScores>(
    { size: 1000, waitMs: 0, concurrency: Number.POSITIVE_INFINITY },
    (parts) => this.#scoreGroup(parts),
  );
  constructor(db: Database, matches: MatchRepository, tasks: TaskQueue) {
    this.#db = db;
    this.#matches = matches;
    this.#tasks = tasks;
  }

  /**
   * Idempotent, without locks; skips scores that the integration set. Computes again if the inputs have changed. Returns
   * why applications could not be scored.
   */
  async #scoreBatch(organizationId: string, applicationIds: readonly string[]): Promise<BrokenScores> {
    let pending = applicationIds;
    const broken: BrokenScores = new Map();
    for (let attempt = 1; pending.length > 0; attempt++) {
      if (attempt > 5) throw new Error('the inputs of match scores keep changing');
      const computed = await this.#compute(organizationId, pending, broken);
      pending = await this.#db.transaction(async () => {
        const now = await this.#matches.lock(organizationId, pending);
        const current = computed.filter((c) => now.get(c.input.applicationId)?.version === c.version);
        const changed = current.filter(({ input, result }) => {
          const last = now.get(input.applicationId);
          return last?.inputsHash !== result.inputsHash || last.score !== result.score;
        });
        const scored = changed.map(({ input, result }) => ({ applicationId: input.applicationId, result }));
        if (scored.length > 0) await this.#matches.save(organizationId, scored);
        const done = new Set(current.map((c) => c.input.applicationId));
        return [...now.keys()].filter((id) => !done.has(id) && !broken.has(id));
      });
    }
    return broken;
  }

  /** Organizations in turns: a backlog of one must not delay the scores of another. */
  async #scoreGroup(parts: readonly Part[]): Promise<BrokenScores[]> {
    const broken: BrokenScores = new Map();
    const batches = [...Map.groupBy(parts, ({ organizationId }) => organizationId)].flatMap(
      ([organizationId, some]) => {
        const ids = [...new Set(some.flatMap(({ applicationIds }) => applicationIds))];
        return Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, n) =>
          ids.slice(n * batchSize, (n + 1) * batchSize),
        ).map((batch) =>
          this.#slots.run(organizationId, async () => {
            for (const [id, error] of await this.#scoreBatch(organizationId, batch)) broken.set(id, error);
          }),
        );
      },
    );
    await Promise.all(batches);
    return parts.map(
      ({ applicationIds }) => new Map(applicationIds.flatMap((id) => (broken.has(id) ? [[id, broken.get(id)]] : []))),
    );
  }

  async #compute(organizationId: string, ids: readonly string[], broken: BrokenScores): Promise<Computation[]> {
    const inputs = await this.#matches.scoreTargets(organizationId, ids);
    const unique = (key: 'jobId' | 'candidateId') => [...new Set(inputs.map((input) => input[key]))];
    const [jobRows, candidateRows] = await Promise.all([
      this.#matches.jobs(organizationId, unique('jobId')),
      this.#matches.candidates(organizationId, unique('candidateId')),
    ]);
    const jobs = new Map(jobRows.map((row) => [row.id, row]));
    const jobInputs = new Map<string, MatchInputs['job']>();
    const candidates = new Map(candidateRows.map((row) => [row.id, row]));
    const computed: Computation[] = [];
    for (const input of inputs) {
      const job = jobs.get(input.jobId);
      const candidate = candidates.get(input.candidateId);
      if (!job || !candidate) continue; // deleted meanwhile
      try {
        const jobInput = jobInputs.get(job.id) ?? matchJob(job);
        jobInputs.set(job.id, jobInput);
        const result = scoreRows(job, jobInput, candidate);
        computed.push({ input, version: `${job.version}/${candidate.version}`, result });
      } catch (error) {
        broken.set(input.applicationId, error);
      }
      // A long resume takes milliseconds. Let heartbeats and other tasks run in between.
      await setImmediate();
    }
    return computed;
  }

  async rescore(
    organizationId: string,
    of: { candidateId?: string; jobId?: string },
    report: ReportProgress,
  ): Promise<void> {
    const ends = await this.#matches.pieceEnds(organizationId, of, pieceSize);
    if (ends.length === 0) return this.rescoreRange(organizationId, of, report);
    const pieces = [...ends, undefined].map((until, i) => ({ organizationId, ...of, after: ends[i - 1], until }));
    await this.#tasks.enqueueAll(rescoreRange, pieces);
  }

  /** Throws PermanentFailure if an application can't be scored, after scoring all others. */
  async rescoreRange(organizationId: string, range: ApplicationRange, report: ReportProgress): Promise<void> {
    const ids = await this.#matches.ids(organizationId, range);
    await scoreInParts(ids, batchSize, report, (part) => this.#scoreBatch(organizationId, part));
  }

  /** Throws like `rescoreRange`. Concurrent calls share statements. */
  scoreApplications(organizationId: string, ids: readonly string[], report: ReportProgress): Promise<void> {
    return scoreInParts(ids, progressBatchSize, report, (applicationIds) =>
      this.#parts.run({ organizationId, applicationIds }),
    );
  }

  /**
   * Explains a score to a key or user, and records this once per application. Without `seesContact`, no component
   * contains the candidate's pay. Throws NotFound.
   */
  async explain(
    organizationId: string,
    applicationId: string,
    { seesContact } = { seesContact: true },
  ): Promise<MatchExplanation> {
    const row = await this.#matches.find(organizationId, applicationId);
    if (!row) throw new NotFound('The application');
    if (!row.isOpened) await this.#matches.recordOpening(organizationId, applicationId);
    // The last computation explains the score only if it is the current one.
    const computed = row.source === 'computed' && row.algorithmVersion !== null && row.score === row.matchScore;
    const components = (computed && row.components) || [];
    return {
      application_id: applicationId,
      score: row.matchScore,
      source: row.matchScore === null && !computed ? null : row.source,
      algorithm_version: computed ? row.algorithmVersion : null,
      inputs_hash: computed ? row.inputsHash : null,
      coverage: computed ? row.coverage : null,
      resume_quality: row.resumeQuality,
      computed_at: computed ? row.computedAt : null,
      components: seesContact ? components : components.map(withoutPay),
    };
  }
}

async function scoreInParts(
  ids: readonly string[],
  size: number,
  report: ReportProgress,
  score: (ids: readonly string[]) => Promise<BrokenScores>,
): Promise<void> {
  let broken: [id: string, error: unknown] | undefined;
  for (let done = 0; done < ids.length; done += size) {
    if (ids.length > 1) report(done, ids.length);
    const [first] = await score(ids.slice(done, done + size));
    broken ??= first;
  }
  if (ids.length > 0) report(ids.length, ids.length);
  if (!broken) return;
  const [id, cause] = broken;
  const message = `Application ${id} could not be scored; all others were. Ask the operator and quote the id of this task.`;
  throw new PermanentFailure(message, { cause });
}
