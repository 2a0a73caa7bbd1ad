import { setImmediate } from 'node:timers/promises';
import { FairSlots } from '#platform/tasks/fair-slots.ts';
import type { MatchRepository, ScoredApplicant } from './match.repository.ts';
import { type MatchJobRow, matchJob } from './score/inputs.ts';
import { scoreRows } from './score-rows.ts';

type ChangedSkills = Pick<
  MatchJobRow,
  'required_skills' | 'preferred_skills' | 'required_skills_weighted' | 'preferred_skills_weighted'
>;

export type ScoreChange = ScoredApplicant & { after: number | null };
/** `changes`: best new score first. Scores that the integration set do not change. */
export type ScorePreview = { total: number; changes: ScoreChange[] };

// A long resume takes milliseconds.
const maxApplicants = 200;
const previewsAtOnce = 2;

const byNewScore = (a: ScoreChange, b: ScoreChange): number => (b.after ?? -1) - (a.after ?? -1);

/** The effect of other skills of a job on its scores. Stores nothing. */
export class MatchPreviewService {
  readonly #matches: MatchRepository;
  readonly #slots = new FairSlots(previewsAtOnce);
  constructor(matches: MatchRepository) {
    this.#matches = matches;
  }

  /** Of the 200 best applications. */
  preview(organizationId: string, jobId: string, skills: ChangedSkills): Promise<ScorePreview> {
    return this.#slots.run(organizationId, () => this.#compute(organizationId, jobId, skills));
  }

  async #compute(organizationId: string, jobId: string, skills: ChangedSkills): Promise<ScorePreview> {
    const applicants = await this.#matches.applicants(organizationId, jobId, maxApplicants);
    const computed = applicants.filter(({ isComputed }) => isComputed);
    const [jobs, rows] = await Promise.all([
      this.#matches.jobs(organizationId, [jobId]),
      this.#matches.candidates(
        organizationId,
        computed.map(({ candidateId }) => candidateId),
      ),
    ]);
    const candidates = new Map(rows.map((row) => [row.id, row]));
    const [job] = jobs;
    const changed = job && { ...job, ...skills };
    const input = changed && matchJob(changed);
    const changes: ScoreChange[] = [];
    for (const { total: _, ...applicant } of applicants) {
      const candidate = applicant.isComputed ? candidates.get(applicant.candidateId) : undefined;
      const after = changed && input && candidate ? scoreRows(changed, input, candidate).score : applicant.score;
      changes.push({ ...applicant, after });
      // Let other requests run in between.
      if (candidate) await setImmediate();
    }
    return { total: applicants[0]?.total ?? 0, changes: changes.toSorted(byNewScore) };
  }
}
