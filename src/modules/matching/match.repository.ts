import type { ResumeQuality } from '#modules/resumes';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { newId } from '#platform/ids.ts';
import type { CandidateRow, JobRow } from './match-inputs.ts';
import type { MatchResult } from './match-score.types.ts';

/** An application whose score is ours to compute. */
export type ToScore = { applicationId: string; jobId: string; candidateId: string };

/** What a locked application's inputs are like now, and what was computed of it last. */
export type Locked = { version: string; score: number | null; inputsHash: string | null };
/** Applications of a candidate or of a job whose ids come after one and not after another. */
export type Which = {
  candidateId?: string | undefined;
  jobId?: string | undefined;
  after?: string | undefined;
  until?: string | undefined;
};
export type Scored = { applicationId: string; result: MatchResult };
export type MatchRow = {
  match_score: number | null;
  source: 'computed' | 'integration';
  score: number | null;
  coverage: number | null;
  algorithm_version: string | null;
  inputs_hash: string | null;
  computed_at: string | null;
  components: MatchResult['components'] | null;
  resume_quality: ResumeQuality | null;
};

const latest = `left join lateral (
  select score, coverage, algorithm_version, inputs_hash, computed_at, components from match_scores s
  where s.organization_id = a.organization_id and s.application_id = a.id order by s.id desc limit 1) s on true`;

// xmin: the transaction that last wrote the row. A job's counters write it too, so there it is the time of its change.
const jobVersion = `concat(j.updated_at, '/', jv.xmin)`;
const candidateVersion = `concat(c.xmin, '/', r.xmin, '/', rv.xmin)`;
// Embeddings of the configured model alone, so that both are always of the same one; without one there are none.
const jobVector = 'left join job_vectors jv on jv.organization_id = $1 and jv.job_id = j.id and jv.model = $3';
const resumeVector = `left join resume_vectors rv on rv.organization_id = $1
  and rv.content_hash = r.content_hash and rv.model = $3`;
const resume = 'left join candidate_resumes r on r.organization_id = $1 and r.candidate_id = c.id';
// What was filled from the resume is not given by anybody: skills count as the resume names them, and relevant years,
// which are of the present line of work, not at all.
const listed = (field: string) =>
  `case when r.filled->'${field}' = to_jsonb(c.${field}) then '{}' else c.${field} end as ${field}`;

export class MatchRepository {
  readonly #db: Database;
  readonly #embeddingModel: string | null;
  constructor(db: Database, { ai }: Pick<Config, 'ai'>) {
    this.#db = db;
    this.#embeddingModel = ai?.embeddingModel ?? null;
  }

  /**
   * Locks those of the applications whose score is ours to compute. Returns what version of its inputs each has now,
   * since a score computed from another must not be written, or it would outlive a newer one; and what was computed
   * last, maybe by somebody else a moment ago.
   */
  async lock(organizationId: string, applicationIds: readonly string[]): Promise<Map<string, Locked>> {
    this.#db.send(
      `select 1 from candidate_jobs where organization_id = $1 and id = any($2::uuid[])
         and match_score_source = 'computed' order by id for no key update`,
      [organizationId, applicationIds],
    );
    // a statement of its own: it sees what those wrote who held the locks before
    const rows = await this.#db.rows<Locked & { id: string }>(
      `select a.id, a.match_score as score, s.inputs_hash as "inputsHash",
         concat(${jobVersion}, '/', ${candidateVersion}) as version
       from candidate_jobs a join jobs j on j.id = a.job_id join candidates c on c.id = a.candidate_id ${resume}
         ${jobVector} ${resumeVector} ${latest}
       where a.organization_id = $1 and a.id = any($2::uuid[]) and a.match_score_source = 'computed'`,
      [organizationId, applicationIds, this.#embeddingModel],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Of these applications those to score. */
  toScore(organizationId: string, applicationIds: readonly string[]): Promise<ToScore[]> {
    return this.#db.rows(
      `select a.id as "applicationId", a.job_id as "jobId", a.candidate_id as "candidateId" from candidate_jobs a
       where a.organization_id = $1 and a.id = any($2::uuid[]) and a.match_score_source = 'computed'`,
      [organizationId, applicationIds],
    );
  }

  jobs(organizationId: string, ids: readonly string[]): Promise<JobRow[]> {
    return this.#db.rows(
      `select j.id, ${jobVersion} as version, j.title, j.jd_text, j.description, j.skip_ai_enrichment, j.required_skills,
         j.preferred_skills, j.required_skills_weighted, j.preferred_skills_weighted, j.min_experience_years,
         j.max_experience_years, j.locations, j.work_mode, j.min_ctc, j.max_ctc,
         case when j.skip_ai_enrichment then null else jv.vector end as vector
       from jobs j ${jobVector} where j.organization_id = $1 and j.id = any($2::uuid[])`,
      [organizationId, ids, this.#embeddingModel],
    );
  }

  /** Nothing that says who the candidate is, but the name in the resume, for it to be left out of the text. */
  candidates(organizationId: string, ids: readonly string[]): Promise<CandidateRow[]> {
    return this.#db.rows(
      `select c.id, ${candidateVersion} as version, ${listed('primary_skills')}, ${listed('secondary_skills')},
         c.current_designation, c.total_experience_years, case when r.filled->'relevant_experience_years' =
           to_jsonb(c.relevant_experience_years) then null else c.relevant_experience_years end as relevant_experience_years,
         c.location, c.preferred_location,
         c.notice_period_days, c.in_notice_period, c.expected_ctc, t.text as resume_text,
         t.profile->>'name' as resume_name, jsonb_path_query_array(t.profile, '$.employments[*].title ? (@ != null)') as titles,
         case when t.content_hash is null then null else rv.vector end as vector
       from candidates c ${resume} ${resumeVector}
         left join resume_texts t on t.organization_id = r.organization_id and t.content_hash = r.content_hash
           and r.state = 'ok' and r.quality = 'ok'
       where c.organization_id = $1 and c.id = any($2::uuid[])`,
      [organizationId, ids, this.#embeddingModel],
    );
  }

  /** Appends the computations to the record and writes the scores, where they differ, to the applications. */
  async save(organizationId: string, scored: readonly Scored[]): Promise<void> {
    await this.#db.rows(
      `with given as (
         select * from unnest($2::uuid[], $3::uuid[], $4::float8[], $5::float8[], $6::text[], $7::text[], $8::jsonb[])
           as g (id, application_id, score, coverage, algorithm_version, inputs_hash, components)),
       kept as (
         insert into match_scores (id, organization_id, application_id, score, coverage, algorithm_version, inputs_hash, components)
         select id, $1, application_id, score, coverage, algorithm_version, inputs_hash, components from given)
       update candidate_jobs a set match_score = g.score from given g
       where a.organization_id = $1 and a.id = g.application_id and a.match_score is distinct from g.score`,
      [
        organizationId,
        scored.map(() => newId()),
        scored.map((s) => s.applicationId),
        scored.map((s) => s.result.score),
        scored.map((s) => s.result.coverage),
        scored.map((s) => s.result.algorithmVersion),
        scored.map((s) => s.result.inputsHash),
        scored.map((s) => JSON.stringify(s.result.components)),
      ],
    );
  }

  /** Ids of a candidate's or a job's applications, in order, after one and up to another. */
  async idsOf(organizationId: string, { candidateId, jobId, after, until }: Which): Promise<string[]> {
    const rows = await this.#db.rows<{ id: string }>(
      `select id from candidate_jobs where organization_id = $1
         and ($2::uuid is null or candidate_id = $2) and ($3::uuid is null or job_id = $3)
         and ($4::uuid is null or id > $4) and ($5::uuid is null or id <= $5)
       order by id`,
      [organizationId, candidateId ?? null, jobId ?? null, after ?? null, until ?? null],
    );
    return rows.map((row) => row.id);
  }

  /** Every `size`-th of those ids: where their list can be cut into pieces. */
  async cuts(organizationId: string, { candidateId, jobId }: Which, size: number): Promise<string[]> {
    const rows = await this.#db.rows<{ id: string }>(
      `select id from (
         select id, row_number() over (order by id) as n from candidate_jobs where organization_id = $1
           and ($2::uuid is null or candidate_id = $2) and ($3::uuid is null or job_id = $3)) a
       where n % $4 = 0 order by id`,
      [organizationId, candidateId ?? null, jobId ?? null, size],
    );
    return rows.map((row) => row.id);
  }

  /**
   * Deletes computations made before `before` of up to `size` that follow `after`, of every organization; of an
   * application that still exists the latest stays, since it explains the score shown. Returns the last one looked at.
   */
  async forget(before: string, after: string, size: number): Promise<string | undefined> {
    const row = await this.#db.row<{ last: string | null }>(
      `with old as materialized (
         select id, organization_id, application_id from match_scores where id > $2 and id < $1 order by id limit $3),
       gone as (
         delete from match_scores s using old o where s.id = o.id and (
           exists (select 1 from match_scores n where n.organization_id = o.organization_id
             and n.application_id = o.application_id and n.id > o.id)
           or not exists (select 1 from candidate_jobs a where a.organization_id = o.organization_id
             and a.id = o.application_id)))
       select id as last from old order by id desc limit 1`,
      [before, after, size],
    );
    return row?.last ?? undefined;
  }

  explain(organizationId: string, applicationId: string): Promise<MatchRow | undefined> {
    return this.#db.row(
      `select a.match_score, a.match_score_source as source, r.quality as resume_quality, s.*
       from candidate_jobs a ${latest}
         left join candidate_resumes r on r.organization_id = a.organization_id and r.candidate_id = a.candidate_id
       where a.organization_id = $1 and a.id = $2`,
      [organizationId, applicationId],
    );
  }
}
