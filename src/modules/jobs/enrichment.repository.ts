import type { Database } from '#platform/database/database.ts';
import type { EnrichedFields, Filled } from './enrichment.ts';
import type { JobVector } from './job.enricher.ts';
import { type JobSources, readingVersion } from './job.reader.ts';

/**
 * A job as enrichment needs it. `version`: of the reading it has; 0 when its sources have changed since, or none.
 * `vector_of`: what its embedding is of, as in JobVector.
 */
export type JobToEnrich = JobSources & EnrichedFields & { version: number; skips: boolean; vector_of: string | null };

const columns = `title, jd_text, description, required_skills, preferred_skills, min_experience_years,
  max_experience_years, locations, work_mode, required_skills_weighted, preferred_skills_weighted,
  video_interview_questions, filled, reading_version as version, skip_ai_enrichment as skips,
  (select concat(v.model, '/', encode(v.text_sha256, 'hex')) from job_vectors v
   where v.organization_id = jobs.organization_id and v.job_id = jobs.id) as vector_of`;

const isJson = new Set(['required_skills_weighted', 'preferred_skills_weighted', 'video_interview_questions']);

type Outdated = { organization_id: string; id: string; reading_version: number };
const lowest = '00000000-0000-0000-0000-000000000000';

export class EnrichmentRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  find(organizationId: string, jobId: string): Promise<JobToEnrich | undefined> {
    return this.#db.row(`select ${columns} from jobs where organization_id = $1 and id = $2`, [organizationId, jobId]);
  }

  /** As `find`, and nobody else changes the job before the transaction ends. */
  lock(organizationId: string, jobId: string): Promise<JobToEnrich | undefined> {
    return this.#db.row(`select ${columns} from jobs where organization_id = $1 and id = $2 for no key update`, [
      organizationId,
      jobId,
    ]);
  }

  /** Writes the given fields, which are a change of the job. */
  async save(organizationId: string, jobId: string, change: Partial<Omit<EnrichedFields, 'filled'>>): Promise<void> {
    const names = Object.keys(change);
    const sets = names.map((name, i) => `${name} = $${i + 3}${isJson.has(name) ? '::jsonb' : ''}`);
    await this.#db.rows(`update jobs set ${sets.join(', ')} where organization_id = $1 and id = $2`, [
      organizationId,
      jobId,
      ...Object.entries(change).map(([name, value]) => (isJson.has(name) ? JSON.stringify(value) : value)),
    ]);
  }

  async saveVector(organizationId: string, jobId: string, { model, textSha256, vector }: JobVector): Promise<void> {
    await this.#db.rows(
      `insert into job_vectors (organization_id, job_id, model, text_sha256, vector)
       values ($1, $2, $3, decode($4, 'hex'), $5::float4[])
       on conflict (organization_id, job_id) do update set model = excluded.model, text_sha256 = excluded.text_sha256,
         vector = excluded.vector`,
      [organizationId, jobId, model, textSha256, [...vector]],
    );
  }

  async removeVector(organizationId: string, jobId: string): Promise<void> {
    await this.#db.rows('delete from job_vectors where organization_id = $1 and job_id = $2', [organizationId, jobId]);
  }

  /** Records that the job has been read as it is now, and which fields are filled: no change for who follows jobs. */
  async markRead(organizationId: string, jobId: string, filled: Filled): Promise<void> {
    await this.#db.rows(
      'update jobs set reading_version = $3, filled = $4::jsonb where organization_id = $1 and id = $2',
      [organizationId, jobId, readingVersion, JSON.stringify(filled)],
    );
  }

  /** Jobs of every organization that wait for the present reading, after a given one in the order of version and id. */
  outdated(after: Outdated | undefined, limit: number): Promise<Outdated[]> {
    return this.#db.rows(
      `select organization_id, id, reading_version from jobs where reading_version < $1 and not skip_ai_enrichment
         and (reading_version, id) > ($2, $3)
       order by reading_version, id limit $4`,
      [readingVersion, after?.reading_version ?? -1, after?.id ?? lowest, limit],
    );
  }
}
