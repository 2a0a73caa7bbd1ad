import type { OrganizationService } from '#modules/organizations';
import type { Database } from '#platform/database/database.ts';
import { RetryTransaction } from '#platform/database/failure.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { candidateProfileChanged } from '../candidate.events.ts';
import type { CandidateRepository } from '../candidate.repository.ts';
import { resumeSource } from '../candidate.service.ts';
import type { CandidateResumes } from '../resumes/candidate-resumes.ts';
import type { TalentPoolRepository } from './talent-pool.repository.ts';
import type { TalentPoolProfile } from './talent-pool.schemas.ts';
import { maskProfile, unmaskedFields } from './talent-pool-mask.ts';

export class TalentPoolService {
  readonly #db: Database;
  readonly #profiles: TalentPoolRepository;
  readonly #candidates: CandidateRepository;
  readonly #organizations: OrganizationService;
  readonly #resumes: CandidateResumes;
  readonly #tasks: TaskQueue;
  constructor(
    db: Database,
    profiles: TalentPoolRepository,
    candidates: CandidateRepository,
    organizations: OrganizationService,
    resumes: CandidateResumes,
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
   * Creates a masked candidate from the profile, without contact data in any field. Returns its id, or that of the
   * candidate already linked to a profile with this email. Throws NotFound (organization, resume_path).
   */
  async link(organizationId: string, profile: TalentPoolProfile): Promise<string> {
    const { email, phone_number, whatsapp_number, resume_url, current_ctc, expected_ctc, ...visible } = profile;
    const hidden = { email, phone_number, whatsapp_number, resume_url, current_ctc, expected_ctc };
    const { shown, withheld } = maskProfile(visible, hidden);
    return this.#db.transaction(async () => {
      await this.#organizations.get(organizationId);
      await this.#resumes.checkPath(organizationId, shown.resume_path);
      const known = await this.#profiles.candidateOf(organizationId, email);
      if (known) return known;
      const id = await this.#candidates.insertMasked(organizationId, shown);
      // The same profile was linked concurrently: start over to return that candidate.
      if (!(await this.#profiles.insertUnlessKnown(organizationId, id, hidden, withheld))) throw new RetryTransaction();
      const source = resumeSource(shown);
      if (source) await this.#resumes.sourceChanged(organizationId, id, source);
      return id;
    });
  }

  /** The other candidate that has the email of this profile, which prevents a reveal. */
  async holderOfEmail(organizationId: string, candidateId: string): Promise<string | undefined> {
    const hidden = await this.#profiles.hidden(organizationId, candidateId);
    const other = hidden && (await this.#candidates.findByEmail(organizationId, hidden.email));
    return other === candidateId ? undefined : other;
  }

  /**
   * Copies the masked fields to the candidate, and values that had contact data as they were sent. Returns false if it
   * was revealed before. Throws NotFound, and Conflict if the candidate has no talent-pool profile or another candidate has the email.
   */
  async reveal(organizationId: string, candidateId: string): Promise<boolean> {
    return this.#db.transaction(async () => {
      const candidate = await this.#candidates.lock(organizationId, candidateId);
      if (!candidate) throw new NotFound('The candidate');
      if (candidate.talent_pool_status === 'revealed') return false;
      const hidden = await this.#profiles.hidden(organizationId, candidateId);
      if (!hidden) throw new Conflict('conflict', `Candidate ${candidateId} has no talent-pool profile to reveal.`);
      const other = await this.#candidates.findByEmail(organizationId, hidden.email);
      if (other)
        throw new Conflict(
          'conflict',
          `Candidate ${other} already has this email. Change one of the two, then reveal the profile.`,
        );
      const before = resumeSource(candidate);
      const unmasked = unmaskedFields(candidate, await this.#profiles.withheld(organizationId, candidateId));
      await this.#candidates.reveal(candidate, { ...hidden, ...unmasked });
      await this.#profiles.markRevealed(organizationId, candidateId);
      const source = resumeSource(candidate);
      if (source && source !== before) await this.#resumes.sourceChanged(organizationId, candidateId, source);
      else await this.#resumes.maskRemoved(candidate);
      await this.#tasks.announce(candidateProfileChanged, { organizationId, candidateId });
      return true;
    });
  }
}
