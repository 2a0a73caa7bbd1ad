import { setImmediate } from 'node:timers/promises';
import { FairSlots } from '#platform/tasks/fair-slots.ts';
import type { MatchRepository, ScoredApplicant } from './match.repository.ts';
import { type MatchJobRow, matchJob } from './score/inputs.ts';
import { scoreRows } from './score-rows.ts';

type ChangedSkills = Pick<
  MatchJobRow,
  'required_skills' | 'preferred_skills' | 'required_skills_weighted' | 'preferred_skills_weighted'
>;

/** `places`: among the compared, from 1. */
export type ScoreChange = ScoredApplicant & { after: number | null; places: { before: number; after: number } };
/** `changes`: best new score first. Scores that the integration set do not change. `total`: of all applications. */
export type ScorePreview = { total: number; changes: ScoreChange[] };

const maxApplicants = 2_000;
// A long resume takes milliseconds. Somebody waits for the page.
const maxMs = 4_000;
// Limits the number of resumes in memory.
const batchSize = 200;
const previewsAtOnce = 2;

type NewScore = Omit<ScoreChange, 'places'> & { place: number };

const byNewScore = (a: NewScore, b: NewScore): number => (b.after ?? -1) - (a.after ?? -1);

/** The effect of other skills of a job on its scores. Stores nothing. */
export class MatchPreviewService {
  readonly #matches: MatchRepository;
  readonly #slots = new FairSlots(previewsAtOnce);
  constructor(matches: MatchRepository) {
    this.#matches = matches;
  }

  /** Scores the 2,000 best applications, or as many of them as four seconds allow. */
  preview(organizationId: string, jobId: string, skills: ChangedSkills): Promise<ScorePreview> {
    return this.#slots.run(organizationId, () => this.#compute(organizationId, jobId, skills));
  }

  async #compute(organizationId: string, jobId: string, skills: ChangedSkills): Promise<ScorePreview> {
    const until = performance.now() + maxMs;
    const [applicants, [job]] = await Promise.all([
      this.#matches.applicants(organizationId, jobId, maxApplicants),
      this.#matches.jobs(organizationId, [jobId]),
    ]);
    const changed = job && { ...job, ...skills };
    const changes: NewScore[] = [];
    while (changed && changes.length < applicants.length && performance.now() < until) {
      const batch = applicants.slice(changes.length, changes.length + batchSize);
      for (const one of await this.#newScores(organizationId, changed, batch)) {
        changes.push({ ...one, place: changes.length + 1 });
      }
    }
    const sorted = changes.toSorted(byNewScore);
    return {
      total: applicants[0]?.total ?? 0,
      changes: sorted.map(({ place, ...change }, n) => ({ ...change, places: { before: place, after: n + 1 } })),
    };
  }

  async #newScores(
    organizationId: string,
    job: MatchJobRow,
    applicants: readonly ScoredApplicant[],
  ): Promise<Omit<NewScore, 'place'>[]> {
    const ids = applicants.filter(({ isComputed }) => isComputed).map(({ candidateId }) => candidateId);
    const candidates = new Map((await this.#matches.candidates(organizationId, ids)).map((row) => [row.id, row]));
    const input = matchJob(job);
    const newScores: Omit<NewScore, 'place'>[] = [];
    for (const { applicationId, candidateId, name, score, isComputed } of applicants) {
      const candidate = isComputed ? candidates.get(candidateId) : undefined;
      const after = candidate ? scoreRows(job, input, candidate).score : score;
      newScores.push({ applicationId, candidateId, name, score, isComputed, after });
      // Let other requests run in between.
      if (candidate) await setImmediate();
    }
    return newScores;
  }
}
