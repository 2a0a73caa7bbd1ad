import type { Database } from '#platform/database/database.ts';
import { empty, join, raw, type Sql, sql } from '#platform/database/sql.ts';
import { type JobSources, readingVersion, weightedReadingVersion } from '#readers/posting';
import type { EnrichedFields, FilledJobFields } from './enrichment.ts';
import type { JobVector } from './job-enricher.ts';

/** `version` is 0 without a reading or with changed sources. `vector_of` as in JobVector. */
export type JobToEnrich = Required<JobSources> &
  EnrichedFields & { version: number; skips: boolean; vector_of: string | null };

const columns = sql`title, jd_text, description, required_skills, preferred_skills, only_listed_skills, skill_weights,
  min_experience_years, max_experience_years, locations, work_mode, required_skills_weighted, preferred_skills_weighted,
  video_interview_questions, filled, reading_version as version, skip_ai_enrichment as skips,
  (select concat(v.model, '/', encode(v.text_sha256, 'hex')) from job_vectors v
   where v.organization_id = jobs.organization_id and v.job_id = jobs.id) as vector_of`;

const isJson = new Set(['required_skills_weighted', 'preferred_skills_weighted', 'video_interview_questions']);

type OutdatedJob = { organizationId: string; id: string; readingVersion: number };
const lowestId = '00000000-0000-0000-0000-000000000000';

export class EnrichmentRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  find(organizationId: string, jobId: string): Promise<JobToEnrich | undefined> {
    return this.#db.row(sql`select ${columns} from jobs where organization_id = ${organizationId} and id = ${jobId}`);
  }

  lock(organizationId: string, jobId: string): Promise<JobToEnrich | undefined> {
    return this.#db.row(
      sql`select ${columns} from jobs where organization_id = ${organizationId} and id = ${jobId} for no key update`,
    );
  }

  /** Counts as a change of the job. */
  async save(organizationId: string, jobId: string, change: Partial<Omit<EnrichedFields, 'filled'>>): Promise<void> {
    const sets = Object.entries(change).map(([name, value]): Sql => {
      const stored = isJson.has(name) ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;
      return sql`${raw(name)} = ${stored}`;
    });
    await this.#db.rows(sql`update jobs set ${join(sets)} where organization_id = ${organizationId} and id = ${jobId}`);
  }

  async saveVector(organizationId: string, jobId: string, { model, textSha256, vector }: JobVector): Promise<void> {
    await this.#db.rows(
      sql`insert into job_vectors (organization_id, job_id, model, text_sha256, vector)
        values (${organizationId}, ${jobId}, ${model}, decode(${textSha256}, 'hex'), ${[...vector]}::float4[])
        on conflict (organization_id, job_id) do update set model = excluded.model, text_sha256 = excluded.text_sha256,
          vector = excluded.vector`,
    );
  }

  async removeVector(organizationId: string, jobId: string): Promise<void> {
    await this.#db.rows(sql`delete from job_vectors where organization_id = ${organizationId} and job_id = ${jobId}`);
  }

  /** Does not count as a change of the job. */
  async markRead(organizationId: string, jobId: string, filled: FilledJobFields): Promise<void> {
    await this.#db.rows(
      sql`update jobs set filled = ${filled}::jsonb,
          reading_version = case when skill_weights = '[]' then ${readingVersion}::int else ${weightedReadingVersion}::int end
        where organization_id = ${organizationId} and id = ${jobId}`,
    );
  }

  /** Jobs of all organizations whose reading is outdated, in order of version and ID, after the given job. */
  outdated(after: OutdatedJob | undefined, limit: number): Promise<OutdatedJob[]> {
    // Each part uses an index of its own.
    const part = (version: number, condition: Sql): Sql =>
      sql`(select organization_id, id, reading_version from jobs
        where reading_version < ${version} and not skip_ai_enrichment ${condition}
          and (reading_version, id) > (${after?.readingVersion ?? -1}, ${after?.id ?? lowestId})
        order by reading_version, id limit ${limit})`;
    return this.#db.records(
      sql`${part(readingVersion, empty)} union ${part(weightedReadingVersion, sql`and skill_weights <> '[]'`)}
        order by reading_version, id limit ${limit}`,
    );
  }
}
