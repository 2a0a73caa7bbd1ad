import type { Database } from '#platform/database/database.ts';
import { Forbidden, NotFound } from '#platform/errors.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { candidateProfileChanged } from './candidate.events.ts';
import type { Candidate, CandidateRepository } from './candidate.repository.ts';
import type { CandidateFields, NewCandidate } from './candidate.schemas.ts';
import type { ResumeService } from './resume.service.ts';
import { hiddenFields } from './talent-pool.schemas.ts';

/** The fields that a match score looks at. Names, contact data, tags and current pay are not among them. */
const scored = new Set([
  'primary_skills',
  'secondary_skills',
  'total_experience_years',
  'relevant_experience_years',
  'current_designation',
  'location',
  'preferred_location',
  'notice_period_days',
  'in_notice_period',
  'expected_ctc',
]);
const lockedWhileMasked = ['full_name', ...hiddenFields] as const;

/** Where the resume is: an uploaded file outranks a link. */
export const resumeOf = (fields: Pick<CandidateFields, 'resume_path' | 'resume_url'>): string | null =>
  (fields.resume_path ?? fields.resume_url) || null;

export const revealRequired = (): Forbidden =>
  new Forbidden('talent_pool_reveal_required', "Reveal this candidate's talent-pool profile in the dashboard first.");

/** Drops the locked fields that say what GET shows of a masked candidate. Throws Forbidden on any other value. */
function withoutMasked(candidate: Candidate, change: CandidateFields): CandidateFields {
  const kept: CandidateFields = { ...change };
  for (const field of lockedWhileMasked) {
    if (kept[field] === undefined) continue;
    if (kept[field] !== (field === 'full_name' ? candidate.full_name : null)) throw revealRequired();
    delete kept[field];
  }
  return kept;
}

/** Candidates: the people an organization knows, one per email address. */
export class CandidateService {
  readonly #db: Database;
  readonly #candidates: CandidateRepository;
  readonly #resumes: ResumeService;
  readonly #tasks: TaskQueue;
  constructor(db: Database, candidates: CandidateRepository, resumes: ResumeService, tasks: TaskQueue) {
    this.#db = db;
    this.#candidates = candidates;
    this.#resumes = resumes;
    this.#tasks = tasks;
  }

  /** Adds a candidate or, where the email is known, changes that one by the given fields. Throws NotFound (resume_path). */
  async createOrMatch(organizationId: string, input: NewCandidate): Promise<{ id: string; created: boolean }> {
    return this.#db.transaction(async () => {
      await this.#resumes.checkPath(organizationId, input.resume_path);
      for (;;) {
        const added = await this.#candidates.insertUnlessKnown(organizationId, input);
        if (added) {
          const source = resumeOf(input);
          if (source) await this.#resumes.sourceChanged(organizationId, added, source);
          return { id: added, created: true };
        }
        const known = await this.#candidates.lockByEmail(organizationId, input.email);
        if (!known) continue; // given another email between the two statements
        await this.update(organizationId, known, input);
        return { id: known, created: false };
      }
    });
  }

  /**
   * Changes the given fields. Throws NotFound, Conflict (the email of another candidate) and Forbidden
   * `talent_pool_reveal_required` (a locked field of a masked candidate).
   */
  async update(organizationId: string, id: string, change: CandidateFields): Promise<void> {
    await this.#db.transaction(async () => {
      const candidate = await this.checkReferences(organizationId, id, change);
      const allowed = candidate.talent_pool_status === 'masked' ? withoutMasked(candidate, change) : change;
      const before = resumeOf(candidate);
      const changed = await this.#candidates.save(candidate, allowed);
      const source = resumeOf(candidate);
      const moved = source !== before;
      if (source && moved) await this.#resumes.sourceChanged(organizationId, id, source);
      if (!source && moved) await this.#resumes.sourceRemoved(candidate, allowed);
      const announced = moved && !source; // a resume taken away is announced as it goes
      if (!announced && changed.some((field) => scored.has(field))) {
        await this.#tasks.announce(candidateProfileChanged, { organizationId, candidateId: id });
      }
    });
  }

  /**
   * The candidate, locked. Throws NotFound when the organization has none such, or not the file that resume_path names.
   * To be called in a transaction.
   */
  async checkReferences(organizationId: string, id: string, change: CandidateFields): Promise<Candidate> {
    const candidate = await this.#candidates.lock(organizationId, id);
    if (!candidate) throw new NotFound('The candidate');
    if (change.resume_path !== candidate.resume_path) await this.#resumes.checkPath(organizationId, change.resume_path);
    return candidate;
  }

  /** Keeps the score of the screening completed last, 0-100 or null. Locks the candidate until the transaction ends. */
  async recordScreening(organizationId: string, id: string, score: number | null): Promise<void> {
    await this.#candidates.setScreeningScore(organizationId, id, score);
  }
}
