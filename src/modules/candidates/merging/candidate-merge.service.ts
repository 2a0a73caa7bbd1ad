import type { Merge } from '#platform/gone/merged-table.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { candidateProfileChanged } from '../candidate.events.ts';
import type { CandidateRepository } from '../candidate.repository.ts';
import { resumeSource } from '../candidate.service.ts';
import { readResume } from '../resumes/resume.tasks.ts';
import type { CandidateMergeRepository, LockedCandidate } from './candidate-merge.repository.ts';
import { mergedFields } from './merged-fields.ts';

/** The part of a merge that is about the candidates themselves. */
export class CandidateMergeService {
  readonly #candidates: CandidateRepository;
  readonly #merges: CandidateMergeRepository;
  readonly #tasks: TaskQueue;
  constructor(candidates: CandidateRepository, merges: CandidateMergeRepository, tasks: TaskQueue) {
    this.#candidates = candidates;
    this.#merges = merges;
    this.#tasks = tasks;
  }

  /** Locked candidates by ID, without those that the organization does not have. */
  lock(organizationId: string, ids: readonly string[]): Promise<Map<string, LockedCandidate>> {
    return this.#merges.lock(organizationId, ids);
  }

  /** Deletes the candidate that goes, once nothing refers to it, and gives its values to the one that stays. */
  async finish({ organizationId, fromId, intoId, prefer, screeningScores }: Merge): Promise<void> {
    const from = await this.#candidates.lock(organizationId, fromId);
    const into = await this.#candidates.lock(organizationId, intoId);
    if (!from || !into) throw new Error('the candidates of a merge must be locked');
    const [kept, other] = prefer === 'source' ? [from, into] : [into, from];
    const fields = mergedFields(kept, other);
    const resumeOf = resumeSource(kept) ? kept : resumeSource(other) ? other : into;
    const isUnread = await this.#merges.moveResume(organizationId, from, into, resumeOf);
    const scores = await Promise.all([
      this.#merges.screeningScore(organizationId, kept.id),
      this.#merges.screeningScore(organizationId, other.id),
    ]);
    const score = screeningScores.candidate ?? scores[0] ?? scores[1];
    // Their emails and external IDs are unique.
    await this.#merges.remove(organizationId, fromId);
    await this.#merges.asMerge(organizationId, intoId, fromId, async () => {
      const changed = await this.#candidates.save(into, fields);
      if (score === null || !(await this.#merges.setScreeningScore(organizationId, intoId, score))) return changed;
      return [...changed, 'screening_score'];
    });
    if (isUnread) await this.#tasks.enqueue(readResume, { organizationId, candidateId: intoId });
    await this.#tasks.announce(candidateProfileChanged, { organizationId, candidateId: intoId });
  }
}
