import { setImmediate } from 'node:timers/promises';
import type { Database } from '#platform/database/database.ts';
import { NotFound } from '#platform/errors.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { PermanentFailure, type TaskRun } from '#platform/tasks/task.ts';
import type { MatchRepository, ToScore, Which } from './match.repository.ts';
import type { MatchExplanation } from './match.schemas.ts';
import { rescore } from './match.tasks.ts';
import { matchCandidate, matchJob } from './match-inputs.ts';
import { scoreMatch } from './match-score.ts';
import type { MatchInputs, MatchResult } from './match-score.types.ts';
import { cosine } from './match-vectors.ts';

const batchSize = 200;
// About a second's work: others get their turn in between, and several workers share a large job out.
const pieceSize = 1000;

// So few that who watches a bulk apply sees it go on.
const shownSize = 25;

type Report = TaskRun<unknown>['progress'];
type Computed = { input: ToScore; version: string; result: MatchResult };

/** Match scores: how well candidates fit the jobs they are in, and why. */
export class MatchService {
  readonly #db: Database;
  readonly #matches: MatchRepository;
  readonly #tasks: TaskQueue;
  constructor(db: Database, matches: MatchRepository, tasks: TaskQueue) {
    this.#db = db;
    this.#matches = matches;
    this.#tasks = tasks;
  }

  /**
   * Computes and stores the scores of these applications; one that the integration gave is left alone. Again with the
   * same inputs changes nothing. Computed without locks; what changed meanwhile is computed again.
   */
  async score(organizationId: string, applicationIds: readonly string[]): Promise<void> {
    let pending = applicationIds;
    const broken = new Map<string, unknown>();
    for (let attempt = 1; pending.length > 0; attempt++) {
      if (attempt > 5) throw new Error('the inputs of match scores keep changing');
      const computed = await this.#compute(organizationId, pending, broken);
      pending = await this.#db.transaction(async () => {
        const now = await this.#matches.lock(organizationId, pending);
        const current = computed.filter((c) => now.get(c.input.applicationId)?.version === c.version);
        const news = current.filter(({ input, result }) => {
          const last = now.get(input.applicationId);
          return last?.inputsHash !== result.inputsHash || last.score !== result.score;
        });
        const scored = news.map(({ input, result }) => ({ applicationId: input.applicationId, result }));
        if (scored.length > 0) await this.#matches.save(organizationId, scored);
        const done = new Set(current.map((c) => c.input.applicationId));
        return [...now.keys()].filter((id) => !done.has(id) && !broken.has(id));
      });
    }
    // one that cannot be scored does not cost the others their scores
    for (const [id, error] of broken) {
      const message = `application ${id} could not be scored, all others were; ask the operator with the id of this task`;
      throw new PermanentFailure(message, { cause: error });
    }
  }

  /** Every job and every candidate is read once, in however many applications it is. */
  async #compute(organizationId: string, ids: readonly string[], broken: Map<string, unknown>): Promise<Computed[]> {
    const inputs = await this.#matches.toScore(organizationId, ids);
    const unique = (key: 'jobId' | 'candidateId') => [...new Set(inputs.map((input) => input[key]))];
    const [jobRows, candidateRows] = await Promise.all([
      this.#matches.jobs(organizationId, unique('jobId')),
      this.#matches.candidates(organizationId, unique('candidateId')),
    ]);
    const jobs = new Map(jobRows.map((row) => [row.id, row]));
    const asked = new Map<string, MatchInputs['job']>();
    const candidates = new Map(candidateRows.map((row) => [row.id, row]));
    const computed: Computed[] = [];
    for (const input of inputs) {
      const job = jobs.get(input.jobId);
      const candidate = candidates.get(input.candidateId);
      if (!job || !candidate) continue; // gone meanwhile
      try {
        const wanted = asked.get(job.id) ?? matchJob(job);
        asked.set(job.id, wanted);
        const similarity = cosine(job.vector, candidate.vector);
        const result = scoreMatch({ job: wanted, candidate: matchCandidate(candidate), similarity });
        computed.push({ input, version: `${job.version}/${candidate.version}`, result });
      } catch (error) {
        broken.set(input.applicationId, error);
      }
      // a long resume takes milliseconds: heartbeats and other tasks go on in between
      await setImmediate();
    }
    return computed;
  }

  /** Scores a candidate's or a job's applications again; where they are many, in pieces that workers share out. */
  async scoreAll(organizationId: string, of: { candidateId?: string; jobId?: string }, report: Report): Promise<void> {
    const cuts = await this.#matches.cuts(organizationId, of, pieceSize);
    if (cuts.length === 0) return this.scorePiece(organizationId, of, report);
    const pieces = [...cuts, undefined].map((until, i) => ({ organizationId, ...of, after: cuts[i - 1], until }));
    await this.#tasks.enqueueAll(rescore, pieces);
  }

  /**
   * Scores the applications of one piece, a batch at a time. Throws PermanentFailure, once all others have their scores,
   * when one cannot be scored.
   */
  async scorePiece(organizationId: string, piece: Which, report: Report): Promise<void> {
    const ids = await this.#matches.idsOf(organizationId, piece);
    await this.#scoreInBatches(organizationId, ids, batchSize, report);
  }

  /** As `score`, a batch at a time, telling how many are done. Throws as `scorePiece`. */
  scoreThese(organizationId: string, applicationIds: readonly string[], report: Report): Promise<void> {
    return this.#scoreInBatches(organizationId, applicationIds, shownSize, report);
  }

  async #scoreInBatches(organizationId: string, ids: readonly string[], size: number, report: Report): Promise<void> {
    let broken: PermanentFailure | undefined;
    for (let done = 0; done < ids.length; done += size) {
      report(done, ids.length);
      await this.score(organizationId, ids.slice(done, done + size)).catch((error: unknown) => {
        if (!(error instanceof PermanentFailure)) throw error;
        broken ??= error;
      });
    }
    if (ids.length > 0) report(ids.length, ids.length);
    if (broken) throw broken;
  }

  /** Why the application has its score. Throws NotFound. */
  async explain(organizationId: string, applicationId: string): Promise<MatchExplanation> {
    const row = await this.#matches.explain(organizationId, applicationId);
    if (!row) throw new NotFound('The application');
    // what was computed speaks for the score only while that is the one shown
    const computed = row.source === 'computed' && row.algorithm_version !== null && row.score === row.match_score;
    return {
      application_id: applicationId,
      score: row.match_score,
      source: row.match_score === null && !computed ? null : row.source,
      algorithm_version: computed ? row.algorithm_version : null,
      inputs_hash: computed ? row.inputs_hash : null,
      coverage: computed ? row.coverage : null,
      resume_quality: row.resume_quality,
      computed_at: computed ? row.computed_at : null,
      components: (computed && row.components) || [],
    };
  }
}
