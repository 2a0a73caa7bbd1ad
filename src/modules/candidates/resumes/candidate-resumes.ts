import { NotFound } from '#platform/errors.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { candidateProfileChanged } from '../candidate.events.ts';
import type { Candidate, CandidateRepository } from '../candidate.repository.ts';
import type { CandidateFields } from '../candidate.schemas.ts';
import type { UploadRepository } from '../uploads/upload.repository.ts';
import type { ResumeRepository } from './resume.repository.ts';
import { readResume } from './resume.tasks.ts';
import { fillFromResume, withdrawFilled } from './resume-fill.ts';

const { kind } = readResume;

/**
 * Building blocks of use cases that change a candidate's resume. The caller's transaction holds the candidate's lock.
 */
export class CandidateResumes {
  readonly #resumes: ResumeRepository;
  readonly #uploads: UploadRepository;
  readonly #candidates: CandidateRepository;
  readonly #tasks: TaskQueue;
  constructor(resumes: ResumeRepository, uploads: UploadRepository, candidates: CandidateRepository, tasks: TaskQueue) {
    this.#resumes = resumes;
    this.#uploads = uploads;
    this.#candidates = candidates;
    this.#tasks = tasks;
  }

  /** Throws NotFound. */
  async checkPath(organizationId: string, path: string | null | undefined): Promise<void> {
    if (path && !(await this.#uploads.keep(organizationId, path))) throw new NotFound('The file (resume_path)');
  }

  /** The paths that belong to no uploaded file. */
  async unknownPaths(organizationId: string, paths: readonly string[]): Promise<Set<string>> {
    const known = paths.length > 0 ? await this.#uploads.keepAll(organizationId, paths) : [];
    return new Set(paths).difference(new Set(known));
  }

  /** Like `sourceChanged`, for many candidates. */
  async sourcesChanged(
    organizationId: string,
    changes: readonly { candidateId: string; source: string }[],
  ): Promise<void> {
    if (changes.length === 0) return;
    const replaced = await this.#resumes.queue(organizationId, changes);
    await this.#dismissFailures(organizationId, replaced);
    await this.#tasks.enqueueAll(
      readResume,
      changes.map(({ candidateId }) => ({ organizationId, candidateId })),
    );
  }

  async sourceChanged(organizationId: string, candidateId: string, source: string): Promise<void> {
    await this.sourcesChanged(organizationId, [{ candidateId, source }]);
  }

  /** The failed readings are of a resume that the candidates no longer have. */
  async #dismissFailures(organizationId: string, candidateIds: readonly string[]): Promise<void> {
    if (candidateIds.length > 0) await this.#tasks.failedTasks.dismiss(organizationId, { kind, candidateIds });
  }

  /** Clears the fields that the resume filled in, except those in `change`. */
  async sourceRemoved(candidate: Candidate, change: CandidateFields): Promise<void> {
    const { organization_id: organizationId, id: candidateId } = candidate;
    const filled = await this.#resumes.remove(organizationId, candidateId);
    await this.#dismissFailures(organizationId, [candidateId]);
    await this.#candidates.save(candidate, withdrawFilled(candidate, filled, change));
    await this.#tasks.announce(candidateProfileChanged, { organizationId, candidateId });
  }

  async maskRemoved(candidate: Candidate): Promise<void> {
    const row = await this.#resumes.detail(candidate.organization_id, candidate.id);
    if (row?.state !== 'ok' || row.quality !== 'ok' || !row.profile) return;
    const { change, filled } = fillFromResume(row.profile, candidate, row.filled ?? {});
    await this.#candidates.save(candidate, change);
    await this.#resumes.markFilled(candidate.organization_id, candidate.id, filled);
  }
}
