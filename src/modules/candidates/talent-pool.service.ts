import type { OrganizationService } from '#modules/organizations';
import type { Database } from '#platform/database/database.ts';
import { TryAgain } from '#platform/database/failure.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { candidateProfileChanged } from './candidate.events.ts';
import type { CandidateRepository } from './candidate.repository.ts';
import { resumeOf } from './candidate.service.ts';
import type { ResumeService } from './resume.service.ts';
import type { TalentPoolRepository } from './talent-pool.repository.ts';
import type { TalentPoolProfile } from './talent-pool.schemas.ts';

/** People of a talent pool: candidates whose contact data and pay stay in their profile until they are revealed. */
export class TalentPoolService {
  readonly #db: Database;
  readonly #profiles: TalentPoolRepository;
  readonly #candidates: CandidateRepository;
  readonly #organizations: OrganizationService;
  readonly #resumes: ResumeService;
  readonly #tasks: TaskQueue;
  constructor(
    db: Database,
    profiles: TalentPoolRepository,
    candidates: CandidateRepository,
    organizations: OrganizationService,
    resumes: ResumeService,
    tasks: TaskQueue,
  ) {
    this.#db = db;
    this.#profiles = profiles;
    this.#candidates = candidates;
    this.#organizations = organizations;
    this.#resumes = resumes;
    this.#tasks = tasks;
  }

  /**
   * Makes a masked candidate of the profile. A profile whose email was linked before gives the candidate of that time,
   * and changes nothing. Returns the candidate's id. Throws NotFound (organization, resume_path).
   */
  async link(organizationId: string, profile: TalentPoolProfile): Promise<string> {
    const { email, phone_number, whatsapp_number, resume_url, current_ctc, expected_ctc, ...shown } = profile;
    const hidden = { email, phone_number, whatsapp_number, resume_url, current_ctc, expected_ctc };
    return this.#db.transaction(async () => {
      await this.#organizations.get(organizationId);
      await this.#resumes.checkPath(organizationId, shown.resume_path);
      const known = await this.#profiles.candidateOf(organizationId, email);
      if (known) return known;
      const id = await this.#candidates.insertMasked(organizationId, shown);
      // The same profile is linked elsewhere just now: its candidate is to be found, and ours to be forgotten.
      if (!(await this.#profiles.insertUnlessKnown(organizationId, id, hidden))) throw new TryAgain();
      const source = resumeOf(shown);
      if (source) await this.#resumes.sourceChanged(organizationId, id, source);
      return id;
    });
  }

  /** The organization that has the candidate, for callers that stand above organizations. Throws NotFound. */
  async organizationOf(candidateId: string): Promise<string> {
    const organizationId = await this.#profiles.organizationOf(candidateId);
    if (!organizationId) throw new NotFound('The candidate');
    return organizationId;
  }

  /**
   * The candidate that has the email of this profile already, and so stands in the way of a reveal; undefined where
   * nobody does.
   */
  async holderOfEmail(organizationId: string, candidateId: string): Promise<string | undefined> {
    const hidden = await this.#profiles.hidden(organizationId, candidateId);
    const other = hidden && (await this.#candidates.findByEmail(organizationId, hidden.email));
    return other === candidateId ? undefined : other;
  }

  /**
   * Shows what was hidden; once revealed, nothing more happens, and it returns false. Throws NotFound, and Conflict where
   * the candidate is of no talent pool or another candidate has the email.
   */
  async reveal(organizationId: string, candidateId: string): Promise<boolean> {
    return this.#db.transaction(async () => {
      const candidate = await this.#candidates.lock(organizationId, candidateId);
      if (!candidate) throw new NotFound('The candidate');
      if (candidate.talent_pool_status === 'revealed') return false;
      const hidden = await this.#profiles.hidden(organizationId, candidateId);
      if (!hidden) throw new Conflict('conflict', `The candidate ${candidateId} is linked to no talent-pool profile.`);
      const other = await this.#candidates.findByEmail(organizationId, hidden.email);
      if (other) throw new Conflict('conflict', `The candidate ${other} already has this candidate's email.`);
      const before = resumeOf(candidate);
      await this.#candidates.reveal(candidate, hidden);
      await this.#profiles.markRevealed(organizationId, candidateId);
      const source = resumeOf(candidate);
      if (source && source !== before) await this.#resumes.sourceChanged(organizationId, candidateId, source);
      else await this.#resumes.fillRevealed(candidate);
      await this.#tasks.announce(candidateProfileChanged, { organizationId, candidateId });
      return true;
    });
  }
}
