import { convert } from 'html-to-text';
import type { Database } from '#platform/database/database.ts';
import { NotFound } from '#platform/errors.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { MatchRepository, ToScore } from './match.repository.ts';
import type { MatchExplanation } from './match.schemas.ts';
import { rescore } from './match.tasks.ts';
import { scoreMatch } from './match-score.ts';
import type { MatchResult } from './match-score.types.ts';

const batchSize = 200;

const plainText = (html: string): string =>
  convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
    ],
  });

/** The score of one application, from the job's HTML and plain descriptions together. */
function compute({ job, jobHtml, candidate }: ToScore): MatchResult {
  const texts = [jobHtml && plainText(jobHtml), job.description].filter((t): t is string => Boolean(t));
  return scoreMatch({ job: { ...job, description: texts.join('\n') || null }, candidate });
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
   * same inputs changes nothing.
   */
  async score(organizationId: string, applicationIds: readonly string[]): Promise<void> {
    if (applicationIds.length === 0) return;
    await this.#db.transaction(async () => {
      const ours = await this.#matches.lock(organizationId, applicationIds);
      const inputs = await this.#matches.inputs(organizationId, ours);
      const scored = inputs.flatMap((input) => {
        const result = compute(input);
        const known = input.inputsHash === result.inputsHash && input.score === result.score;
        return known ? [] : [{ applicationId: input.applicationId, result }];
      });
      if (scored.length > 0) await this.#matches.save(organizationId, scored);
    });
  }

  /** Scores a candidate's or a job's applications again: one batch now, the rest by a task of its own. */
  async scoreAll(
    organizationId: string,
    of: { candidateId?: string | undefined; jobId?: string | undefined; after?: string | undefined },
  ): Promise<void> {
    const ids = await this.#matches.idsOf(organizationId, of, batchSize);
    await this.#db.transaction(async () => {
      await this.score(organizationId, ids);
      const after = ids.at(-1);
      if (ids.length === batchSize && after) await this.#tasks.enqueue(rescore, { organizationId, ...of, after });
    });
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
