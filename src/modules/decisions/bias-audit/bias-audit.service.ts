import { firstStatus, type OrganizationService } from '#modules/organizations';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { BiasAuditQueries } from './bias-audit.queries.ts';
import type { BiasAudit, BiasAuditQuery } from './bias-audit.schemas.ts';
import { type Categories, impactTables } from './impact-tables.ts';

/** The calculation of New York City's Local Law 144 (6 RCNY § 5-301), of what the service did. */
export class BiasAuditService {
  readonly #counts: BiasAuditQueries;
  readonly #organizations: OrganizationService;
  readonly #clock: Clock;
  readonly #categories: Categories;
  constructor(
    counts: BiasAuditQueries,
    organizations: OrganizationService,
    clock: Clock,
    { selfIdentification }: Pick<Config, 'selfIdentification'>,
  ) {
    this.#counts = counts;
    this.#organizations = organizations;
    this.#clock = clock;
    this.#categories = selfIdentification;
  }

  /** An unknown job has no applications. */
  async compute(organizationId: string, query: BiasAuditQuery): Promise<BiasAudit> {
    const { pipeline_statuses } = await this.#organizations.get(organizationId);
    const generatedAt = this.#clock.now().toISOString();
    const counts = await this.#counts.counts(organizationId, query);
    const statuses = pipeline_statuses.filter((status) => status !== firstStatus);
    return {
      from: query.from ?? null,
      to: query.to ?? null,
      job_id: query.job_id ?? null,
      generated_at: generatedAt,
      applicants: counts.applicants,
      answered: counts.answered,
      too_few: counts.cells === null,
      median_score: counts.median_score,
      tables: impactTables(counts, statuses, this.#categories),
    };
  }
}
