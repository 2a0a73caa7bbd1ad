import type { Database } from '#platform/database/database.ts';
import { Forbidden, NotFound, ValidationError } from '#platform/errors.ts';
import { externalIdTaken } from '#platform/schema/external-id.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { candidateProfileChanged } from './candidate.events.ts';
import type { Candidate, CandidateRepository } from './candidate.repository.ts';
import type { CandidateFields, NewCandidate } from './candidate.schemas.ts';
import type { CandidateResumes } from './resumes/candidate-resumes.ts';
import { hiddenFields } from './talent-pool/talent-pool.schemas.ts';

/** The fields that match scores use. */
export const scoredFields: ReadonlySet<string> = new Set([
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
const unverifiedFields = ['full_name', 'phone_number', 'resume_path'] as const;
type Differing = Pick<CandidateFields, (typeof unverifiedFields)[number]>;
const lockedWhileMasked = ['full_name', ...hiddenFields] as const;

const maxTags = 200;
const tooManyTags = { code: 'too_big', message: `must have at most ${maxTags} items` };

/** An uploaded file takes precedence over a link. */
export const resumeSource = (fields: Pick<CandidateFields, 'resume_path' | 'resume_url'>): string | null =>
  (fields.resume_path ?? fields.resume_url) || null;

export const revealRequired = (): Forbidden => new Forbidden('talent_pool_reveal_required');

/** Drops locked fields that are sent back as shown. Throws Forbidden on any other value. */
function withoutLocked(candidate: Candidate, change: CandidateFields): CandidateFields {
  const allowed: CandidateFields = { ...change };
  for (const field of lockedWhileMasked) {
    if (allowed[field] === undefined) continue;
    if (allowed[field] !== (field === 'full_name' ? candidate.full_name : null)) throw revealRequired();
    delete allowed[field];
  }
  return allowed;
}

/** A caller who does not see contact data and pay sends back the null that it was shown. */
export function withoutEchoedNulls<T extends CandidateFields>(change: T): T {
  const meant = { ...change };
  for (const field of hiddenFields) if (meant[field] === null) delete meant[field];
  return meant;
}

export class CandidateService {
  readonly #db: Database;
  readonly #candidates: CandidateRepository;
  readonly #resumes: CandidateResumes;
  readonly #tasks: TaskQueue;
  constructor(db: Database, candidates: CandidateRepository, resumes: CandidateResumes, tasks: TaskQueue) {
    this.#db = db;
    this.#candidates = candidates;
    this.#resumes = resumes;
    this.#tasks = tasks;
  }

  /** The candidate's organization, for operators. Throws NotFound. */
  async organizationOf(candidateId: string): Promise<string> {
    const organizationId = await this.#candidates.organizationOf(candidateId);
    if (!organizationId) throw new NotFound('The candidate');
    return organizationId;
  }

  /**
   * Creates a candidate, or updates the one with this email; with `onlyEmpty`, only its empty fields. Throws what
   * `update` throws.
   */
  async createOrMatch(
    organizationId: string,
    input: NewCandidate,
    { onlyEmpty = false, seesContact = true } = {},
  ): Promise<{ id: string; created: boolean }> {
    return this.#db.transaction(async () => {
      await this.#resumes.checkPath(organizationId, input.resume_path);
      for (;;) {
        const added = await this.#candidates.insertUnlessKnown(organizationId, input);
        if (added) {
          const source = resumeSource(input);
          if (source) await this.#resumes.sourceChanged(organizationId, added, source);
          return { id: added, created: true };
        }
        const known = await this.#candidates.lockByEmail(organizationId, input.email);
        if (!known) {
          const { external_id: externalId } = input;
          if (externalId && (await this.#candidates.hasExternalId(organizationId, externalId))) {
            throw externalIdTaken('candidate');
          }
          continue; // its email changed between the two statements
        }
        await this.update(
          organizationId,
          known,
          onlyEmpty ? await this.#forEmptyFields(organizationId, known, input) : input,
          { seesContact },
        );
        return { id: known, created: false };
      }
    });
  }

  /** Like `createOrMatch` with `onlyEmpty`. `differing` has the values of the input from which the stored ones differ. */
  async createUnverified(organizationId: string, input: NewCandidate): Promise<{ id: string; differing: Differing }> {
    return this.#db.transaction(async () => {
      const { id, created } = await this.createOrMatch(organizationId, input, { onlyEmpty: true });
      if (created) return { id, differing: {} };
      const candidate = await this.#candidates.lock(organizationId, id);
      const fields = unverifiedFields.filter((field) => input[field] && candidate?.[field] !== input[field]);
      return { id, differing: Object.fromEntries(fields.map((field) => [field, input[field]])) };
    });
  }

  /** Locks the candidate until the current transaction ends. */
  async lock(organizationId: string, id: string): Promise<void> {
    await this.#candidates.lock(organizationId, id);
  }

  /**
   * `check` runs before any change, once the candidate and the file are known to exist. Without `seesContact`, null for
   * hidden fields changes nothing. Throws NotFound (candidate,
   * resume_path), Conflict (email or external ID of another candidate) and Forbidden `talent_pool_reveal_required` (locked field).
   */
  async update(
    organizationId: string,
    id: string,
    change: CandidateFields,
    { check, seesContact = true }: { check?: (() => Promise<unknown>) | undefined; seesContact?: boolean } = {},
  ): Promise<void> {
    await this.#db.transaction(async () => {
      const candidate = await this.#candidates.lock(organizationId, id);
      if (!candidate) throw new NotFound('The candidate');
      if (change.resume_path !== candidate.resume_path) {
        await this.#resumes.checkPath(organizationId, change.resume_path);
      }
      await check?.();
      const meant = seesContact ? change : withoutEchoedNulls(change);
      const allowed = candidate.talent_pool_status === 'masked' ? withoutLocked(candidate, meant) : meant;
      const before = resumeSource(candidate);
      const changed = await this.#candidates.save(candidate, allowed);
      const source = resumeSource(candidate);
      const moved = source !== before;
      if (source && moved) await this.#resumes.sourceChanged(organizationId, id, source);
      if (!source && moved) await this.#resumes.sourceRemoved(candidate, allowed);
      const announced = moved && !source; // sourceRemoved announces it
      if (!announced && changed.some((field) => scoredFields.has(field))) {
        await this.#tasks.announce(candidateProfileChanged, { organizationId, candidateId: id });
      }
    });
  }

  /** Returns false if the candidate has the tag already, or lacks it. Throws NotFound, and ValidationError for too many tags. */
  async changeTag(organizationId: string, id: string, change: { add: string } | { remove: string }): Promise<boolean> {
    return this.#db.transaction(async () => {
      const candidate = await this.#candidates.lock(organizationId, id);
      if (!candidate) throw new NotFound('The candidate');
      const { tags } = candidate;
      const changed = 'add' in change ? [...tags, change.add] : tags.filter((one) => one !== change.remove);
      if ('add' in change ? tags.includes(change.add) : changed.length === tags.length) return false;
      if (changed.length > maxTags) throw new ValidationError([{ path: 'tags', ...tooManyTags }]);
      await this.update(organizationId, id, { tags: changed });
      return true;
    });
  }

  /** A resume counts as empty only without both a file and a link. */
  async #forEmptyFields(organizationId: string, id: string, input: CandidateFields): Promise<CandidateFields> {
    const candidate = await this.#candidates.lock(organizationId, id);
    if (!candidate) return {};
    const given = Object.entries(input) as [keyof CandidateFields, unknown][];
    return Object.fromEntries(
      given.filter(([field]) =>
        field === 'resume_path' || field === 'resume_url' ? resumeSource(candidate) === null : !candidate[field],
      ),
    );
  }

  /** `score`: 0-100 or null. With `onlyEmpty`, an earlier score stays. */
  async recordScreening(
    organizationId: string,
    id: string,
    score: number | null,
    { onlyEmpty = false } = {},
  ): Promise<void> {
    await this.#candidates.setScreeningScore(organizationId, id, score, { onlyEmpty });
  }
}
