import type { Config } from '#platform/config.ts';
import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { raw, type Sql, sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';
import type { ResumeQuality } from '#readers/resume';
import type { MatchCandidateRow, MatchJobRow } from './score/inputs.ts';
import type { MatchResult } from './score/score-types.ts';

export type ScoreTarget = { applicationId: string; jobId: string; candidateId: string };

/** `version` is that of the current inputs, `inputsHash` that of the last computation's. */
export type LockedInputs = { version: string; score: number | null; inputsHash: string | null };
/** Applications of a candidate or job with ids after `after`, up to and including `until`. */
export type ApplicationRange = {
  candidateId?: string | undefined;
  jobId?: string | undefined;
  after?: string | undefined;
  until?: string | undefined;
};
export type ScoredApplicant = {
  applicationId: string;
  candidateId: string;
  name: string;
  score: number | null;
  isComputed: boolean;
};
export type ComputedScore = { applicationId: string; result: MatchResult };
export type StoredScore = {
  matchScore: number | null;
  source: 'computed' | 'integration';
  score: number | null;
  coverage: number | null;
  algorithmVersion: string | null;
  inputsHash: string | null;
  computedAt: string | null;
  components: MatchResult['components'] | null;
  resumeQuality: ResumeQuality | null;
  /** Whether the explanation has been read before. */
  isOpened: boolean;
};

const latest = sql`left join lateral (
  select score, coverage, algorithm_version, inputs_hash, computed_at, components from match_scores s
  where s.organization_id = a.organization_id and s.application_id = a.id order by s.id desc limit 1) s on true`;

// xmin is the transaction that last wrote the row. Counters write a job too, so its version is the time of its change.
const jobVersion = sql`concat(j.updated_at, '/', jv.xmin)`;
const candidateVersion = sql`concat(c.xmin, '/', r.xmin, '/', rv.xmin)`;
const resume = (organizationId: string): Sql =>
  sql`left join candidate_resumes r on r.organization_id = ${organizationId} and r.candidate_id = c.id`;
/**
 * SQL: the candidate's skills, or none if they were filled from the resume, which names them anyway. Filled relevant
 * years do not count either, because they refer to the current line of work.
 */
const givenSkills = (field: string): Sql =>
  raw(`case when r.filled->'${field}' = to_jsonb(c.${field}) then '{}' else c.${field} end as ${field}`);

const isApplicationOf = (organizationId: string, { candidateId, jobId }: ApplicationRange): Conditions =>
  new Conditions(sql`organization_id = ${organizationId}`)
    .and(candidateId, (id) => sql`candidate_id = ${id}`)
    .and(jobId, (id) => sql`job_id = ${id}`);

export class MatchRepository {
  readonly #db: Database;
  readonly #embeddingModel: string | null;
  constructor(db: Database, { ai }: Pick<Config, 'ai'>) {
    this.#db = db;
    this.#embeddingModel = ai?.embeddingModel ?? null;
  }

  // Uses only embeddings of the configured model, so that both embeddings come from the same model.
  #jobVector(organizationId: string): Sql {
    return sql`left join job_vectors jv
      on jv.organization_id = ${organizationId} and jv.job_id = j.id and jv.model = ${this.#embeddingModel}`;
  }

  #resumeVector(organizationId: string): Sql {
    return sql`left join resume_vectors rv on rv.organization_id = ${organizationId}
      and rv.content_hash = r.content_hash and rv.model = ${this.#embeddingModel}`;
  }

  /** A score computed from another version of the inputs must not be written, or it would outlive a newer one. */
  async lock(organizationId: string, applicationIds: readonly string[]): Promise<Map<string, LockedInputs>> {
    this.#db.send(
      sql`select 1 from candidate_jobs where organization_id = ${organizationId} and id = any(${applicationIds}::uuid[])
        and match_score_source = 'computed' order by id for no key update`,
    );
    // A separate statement, as it sees what the earlier holders of the locks wrote.
    const rows = await this.#db.records<LockedInputs & { id: string }>(
      sql`select a.id, a.match_score as score, s.inputs_hash,
          concat(${jobVersion}, '/', ${candidateVersion}) as version
        from candidate_jobs a join jobs j on j.id = a.job_id join candidates c on c.id = a.candidate_id ${resume(organizationId)}
          ${this.#jobVector(organizationId)} ${this.#resumeVector(organizationId)} ${latest}
        where a.organization_id = ${organizationId} and a.id = any(${applicationIds}::uuid[])
          and a.match_score_source = 'computed'`,
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Returns the applications whose score the service computes. */
  scoreTargets(organizationId: string, applicationIds: readonly string[]): Promise<ScoreTarget[]> {
    return this.#db.records(
      sql`select a.id as application_id, a.job_id, a.candidate_id from candidate_jobs a
        where a.organization_id = ${organizationId} and a.id = any(${applicationIds}::uuid[])
          and a.match_score_source = 'computed'`,
    );
  }

  jobs(organizationId: string, ids: readonly string[]): Promise<MatchJobRow[]> {
    return this.#db.rows(
      sql`select j.id, ${jobVersion} as version, j.title, j.jd_text, j.description, j.skip_ai_enrichment, j.required_skills,
         j.preferred_skills, j.required_skills_weighted, j.preferred_skills_weighted, j.min_experience_years,
         j.max_experience_years, j.locations, j.work_mode, j.min_ctc, j.max_ctc,
         case when j.skip_ai_enrichment then null else jv.vector end as vector
        from jobs j ${this.#jobVector(organizationId)} where j.organization_id = ${organizationId} and j.id = any(${ids}::uuid[])`,
    );
  }

  /** The only identifying column is the name in the resume, which is removed from its text. */
  candidates(organizationId: string, ids: readonly string[]): Promise<MatchCandidateRow[]> {
    return this.#db.rows(
      sql`select c.id, ${candidateVersion} as version, ${givenSkills('primary_skills')},
          ${givenSkills('secondary_skills')}, c.current_designation, c.total_experience_years,
          case when r.filled->'relevant_experience_years' = to_jsonb(c.relevant_experience_years) then null
            else c.relevant_experience_years end as relevant_experience_years,
          c.location, c.preferred_location, c.notice_period_days, c.in_notice_period, c.expected_ctc,
          t.text as resume_text, t.profile->>'name' as resume_name,
          jsonb_path_query_array(t.profile, '$.employments[*].title ? (@ != null)') as titles,
          case when t.content_hash is null then null else rv.vector end as vector
        from candidates c ${resume(organizationId)} ${this.#resumeVector(organizationId)}
          left join resume_texts t on t.organization_id = r.organization_id and t.content_hash = r.content_hash
            and r.state = 'ok' and r.quality = 'ok'
        where c.organization_id = ${organizationId} and c.id = any(${ids}::uuid[])`,
    );
  }

  /** The best by their present score, whether computed or not. `total`: of all applications of the job. */
  applicants(organizationId: string, jobId: string, limit: number): Promise<(ScoredApplicant & { total: number })[]> {
    return this.#db.records(
      sql`select a.id as application_id, a.candidate_id, c.full_name as name, a.match_score as score,
          a.match_score_source = 'computed' as is_computed,
          (select count(*)::int from candidate_jobs n
           where n.organization_id = ${organizationId} and n.job_id = ${jobId}) as total
        from candidate_jobs a join candidates c on c.organization_id = a.organization_id and c.id = a.candidate_id
        where a.organization_id = ${organizationId} and a.job_id = ${jobId}
        order by a.match_score desc nulls last, a.created_at desc, a.id desc limit ${limit}`,
    );
  }

  async save(organizationId: string, computed: readonly ComputedScore[]): Promise<void> {
    const columnOf = (value: (score: ComputedScore) => unknown): unknown[] => computed.map(value);
    await this.#db.rows(
      sql`with given as (
          select * from unnest(${columnOf(() => newId())}::uuid[], ${columnOf((s) => s.applicationId)}::uuid[],
              ${columnOf((s) => s.result.score)}::float8[], ${columnOf((s) => s.result.coverage)}::float8[],
              ${columnOf((s) => s.result.algorithmVersion)}::text[], ${columnOf((s) => s.result.inputsHash)}::text[],
              ${columnOf((s) => JSON.stringify(s.result.components))}::jsonb[])
            as g (id, application_id, score, coverage, algorithm_version, inputs_hash, components)),
        inserted as (
          insert into match_scores
            (id, organization_id, application_id, score, coverage, algorithm_version, inputs_hash, components)
          select id, ${organizationId}, application_id, score, coverage, algorithm_version, inputs_hash, components
          from given)
        update candidate_jobs a set match_score = g.score from given g
        where a.organization_id = ${organizationId} and a.id = g.application_id
          and a.match_score is distinct from g.score`,
    );
  }

  /** Ascending. */
  async ids(organizationId: string, range: ApplicationRange): Promise<string[]> {
    const where = isApplicationOf(organizationId, range)
      .and(range.after, (after) => sql`id > ${after}`)
      .and(range.until, (until) => sql`id <= ${until}`);
    const rows = await this.#db.records<{ id: string }>(
      sql`select id from candidate_jobs where ${where.sql} order by id`,
    );
    return rows.map((row) => row.id);
  }

  /** Every `size`-th id. */
  async pieceEnds(
    organizationId: string,
    of: Pick<ApplicationRange, 'candidateId' | 'jobId'>,
    size: number,
  ): Promise<string[]> {
    const rows = await this.#db.records<{ id: string }>(
      sql`select id from (
          select id, row_number() over (order by id) as n from candidate_jobs
          where ${isApplicationOf(organizationId, of).sql}) a
        where n % ${size} = 0 order by id`,
    );
    return rows.map((row) => row.id);
  }

  /** Keeps the latest of each application, which explains its score. Returns the last id looked at. */
  async deleteOld(before: string, after: string, size: number): Promise<string | undefined> {
    const row = await this.#db.record<{ id: string }>(
      sql`with old as materialized (
          select id, organization_id, application_id from match_scores
          where id > ${after} and id < ${before} order by id limit ${size}),
        deleted as (
          delete from match_scores s using old o where s.id = o.id and (
            exists (select 1 from match_scores n where n.organization_id = o.organization_id
              and n.application_id = o.application_id and n.id > o.id)
            or not exists (select 1 from candidate_jobs a where a.organization_id = o.organization_id
              and a.id = o.application_id)))
        select id from old order by id desc limit 1`,
    );
    return row?.id;
  }

  find(organizationId: string, applicationId: string): Promise<StoredScore | undefined> {
    return this.#db.record(
      sql`select a.match_score, a.match_score_source as source, r.quality as resume_quality, s.*,
          o.application_id is not null as is_opened
        from candidate_jobs a ${latest}
          left join candidate_resumes r on r.organization_id = a.organization_id and r.candidate_id = a.candidate_id
          left join match_openings o on o.organization_id = a.organization_id and o.application_id = a.id
        where a.organization_id = ${organizationId} and a.id = ${applicationId}`,
    );
  }

  /** Ignores an application that was deleted meanwhile. */
  async recordOpening(organizationId: string, applicationId: string): Promise<void> {
    await this.#db.rows(
      sql`insert into match_openings (organization_id, application_id)
        select a.organization_id, a.id from candidate_jobs a
        where a.organization_id = ${organizationId} and a.id = ${applicationId} for key share
        on conflict do nothing`,
    );
  }
}
