import type { Applicant, ApplicantService } from '#modules/applications';
import { type CandidateMergeService, revealRequired } from '#modules/candidates';
import type { Database } from '#platform/database/database.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import type { Merge, MergedTable } from '#platform/gone/merged-table.ts';
import type { TombstoneRepository } from '#platform/gone/tombstones.repository.ts';
import type { OwnErasureService } from '../erasure/held/own-erasure.service.ts';
import type { MergeQueries } from './merge.queries.ts';
import type { MergeCandidate } from './merge.schemas.ts';
import { refuseItself } from './refuse-itself.ts';

/** Makes one candidate of two who are one person. */
export class MergeService {
  readonly #db: Database;
  readonly #tables: readonly MergedTable[];
  readonly #queries: MergeQueries;
  readonly #candidates: CandidateMergeService;
  readonly #applicants: ApplicantService;
  readonly #tombstones: TombstoneRepository;
  readonly #ownErasures: OwnErasureService;
  constructor(
    db: Database,
    tables: readonly MergedTable[],
    queries: MergeQueries,
    candidates: CandidateMergeService,
    applicants: ApplicantService,
    tombstones: TombstoneRepository,
    ownErasures: OwnErasureService,
  ) {
    this.#db = db;
    this.#tables = tables;
    this.#queries = queries;
    this.#candidates = candidates;
    this.#applicants = applicants;
    this.#tombstones = tombstones;
    this.#ownErasures = ownErasures;
  }

  /**
   * Merges everything or nothing. Throws ValidationError (same candidate), NotFound, Forbidden
   * `talent_pool_reveal_required`, and Conflict while one of the two is being erased.
   */
  async merge(organizationId: string, intoId: string, { from_id: fromId, prefer }: MergeCandidate): Promise<Applicant> {
    refuseItself(intoId, fromId);
    return this.#db.transaction(async () => {
      const merge = await this.#begin({ organizationId, fromId, intoId, prefer });
      for (const table of this.#tables.toReversed()) {
        if ('kept' in table) continue;
        for (const statement of table.merge(merge)) await this.#db.rows(statement);
      }
      await this.#candidates.finish(merge);
      await this.#tombstones.markMerged(organizationId, 'application', merge.applications);
      await this.#tombstones.markMerged(organizationId, 'candidate', new Map([[fromId, intoId]]));
      await this.#ownErasures.resumeAfterMerge(organizationId, intoId);
      return this.#applicants.get(organizationId, intoId);
    });
  }

  async #begin(of: Pick<Merge, 'organizationId' | 'fromId' | 'intoId' | 'prefer'>): Promise<Merge> {
    const { organizationId, fromId, intoId } = of;
    const ids = [intoId, fromId];
    const locked = await this.#candidates.lock(organizationId, ids);
    if (!locked.has(intoId)) throw new NotFound('The candidate');
    if (!locked.has(fromId)) throw new NotFound('The candidate (from_id)');
    const both = [...locked.values()];
    if (both.some(({ talentPoolStatus }) => talentPoolStatus === 'masked')) throw revealRequired();
    if (await this.#queries.isErasing(organizationId, ids)) {
      throw new Conflict('conflict', 'One of the two candidates is being erased. It cannot be merged.');
    }
    return {
      ...of,
      addresses: both.flatMap(({ email }) => email?.toLowerCase() ?? []),
      applications: await this.#queries.applicationPairs(organizationId, fromId, intoId),
      screeningScores: await this.#queries.screeningScores(organizationId, ids),
    };
  }
}
