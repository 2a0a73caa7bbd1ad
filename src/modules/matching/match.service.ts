import { setImmediate } from 'node:timers/promises';
import { convert } from 'html-to-text';
import type { Database } from '#platform/database/database.ts';
import { NotFound } from '#platform/errors.ts';
import { messageOf } from '#platform/log.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import type { MatchRepository, ToScore } from './match.repository.ts';
import type { MatchExplanation } from './match.schemas.ts';
import { rescore } from './match.tasks.ts';
import { scoreMatch } from './match-score.ts';
import type { MatchResult } from './match-score.types.ts';

const batchSize = 100;

// Deep nesting would overflow html-to-text's recursion.
const options = {
  wordwrap: false,
  limits: { maxDepth: 100 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
  ],
} as const;

/** The texts of jobs as plain text, each converted once in a batch. */
class PlainTexts {
  readonly #known = new Map<string, string>();

  of({ job, jobHtml }: ToScore): string | null {
    let text = jobHtml ? this.#known.get(jobHtml) : '';
    if (text === undefined && jobHtml) {
      text = convert(jobHtml, options as never);
      this.#known.set(jobHtml, text);
    }
    return [text, job.description].filter(Boolean).join('\n') || null;
  }
}

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
        const current = computed.filter((c) => now.get(c.input.applicationId) === c.input.inputsVersion);
        const news = current.filter(
          ({ input, result }) => input.inputsHash !== result.inputsHash || input.score !== result.score,
        );
        const scored = news.map(({ input, result }) => ({ applicationId: input.applicationId, result }));
        if (scored.length > 0) await this.#matches.save(organizationId, scored);
        const done = new Set(current.map((c) => c.input.applicationId));
        return [...now.keys()].filter((id) => !done.has(id) && !broken.has(id));
      });
    }
    // one that cannot be scored does not cost the others their scores
    for (const [id, error] of broken)
      throw new PermanentFailure(`application ${id}: ${messageOf(error)}`, { cause: error });
  }

  async #compute(
    organizationId: string,
    ids: readonly string[],
    broken: Map<string, unknown>,
  ): Promise<{ input: ToScore; result: MatchResult }[]> {
    const texts = new PlainTexts();
    const computed: { input: ToScore; result: MatchResult }[] = [];
    for (const input of await this.#matches.inputs(organizationId, ids)) {
      try {
        const result = scoreMatch({ job: { ...input.job, description: texts.of(input) }, candidate: input.candidate });
        computed.push({ input, result });
      } catch (error) {
        broken.set(input.applicationId, error);
      }
      // a long resume takes milliseconds: heartbeats and other tasks go on in between
      await setImmediate();
    }
    return computed;
  }

  /** Scores a candidate's or a job's applications again: one batch now, the rest by a task of its own. */
  async scoreAll(
    organizationId: string,
    of: { candidateId?: string | undefined; jobId?: string | undefined; after?: string | undefined },
  ): Promise<void> {
    const ids = await this.#matches.idsOf(organizationId, of, batchSize);
    await this.score(organizationId, ids);
    const after = ids.at(-1);
    if (ids.length === batchSize && after) await this.#tasks.enqueue(rescore, { organizationId, ...of, after });
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
      computed_at: computed ? row.computed_at : null,
      components: (computed && row.components) || [],
    };
  }
}
