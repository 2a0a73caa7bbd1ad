import type { Database } from '#platform/database/database.ts';
import { newId } from '#platform/ids.ts';
import type { MatchCandidate, MatchJob, MatchResult } from './match-score.types.ts';

export type ToScore = {
  applicationId: string;
  /** Changes whenever something does that the score depends on. */
  inputsVersion: string;
  inputsHash: string | null;
  score: number | null;
  jobHtml: string | null;
  job: Omit<MatchJob, 'description'> & { description: string | null };
  candidate: MatchCandidate;
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
};

const latest = `left join lateral (
  select score, coverage, algorithm_version, inputs_hash, computed_at, components from match_scores s
  where s.organization_id = a.organization_id and s.application_id = a.id order by s.id desc limit 1) s on true`;

const inputs = `join jobs j on j.organization_id = a.organization_id and j.id = a.job_id
  join candidates c on c.organization_id = a.organization_id and c.id = a.candidate_id
  left join candidate_resumes r on r.candidate_id = c.id and r.state = 'ok'`;
// xmin: the transaction that last wrote the row. A job's counters write it too, so there it is the time of its change.
const inputsVersion = `concat(j.updated_at, '/', c.xmin, '/', r.xmin)`;

export class MatchRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Locks those of the applications whose score is ours to compute. Returns what version of its inputs each has now:
   * a score computed from another must not be written, or it would outlive a newer one.
   */
  async lock(organizationId: string, applicationIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.#db.rows<{ id: string; version: string }>(
      `select a.id, ${inputsVersion} as version from candidate_jobs a ${inputs}
       where a.organization_id = $1 and a.id = any($2::uuid[]) and a.match_score_source = 'computed'
       order by a.id for no key update of a`,
      [organizationId, applicationIds],
    );
    return new Map(rows.map((row) => [row.id, row.version]));
  }

  /** What the scores of these applications depend on, in one query. Nothing that says who the candidate is. */
  async inputs(organizationId: string, applicationIds: readonly string[]): Promise<ToScore[]> {
    return this.#db.rows(
      `select a.id as "applicationId", ${inputsVersion} as "inputsVersion", a.match_score as score, s.inputs_hash as "inputsHash", j.jd_text as "jobHtml",
         jsonb_build_object('title', j.title, 'description', j.description, 'requiredSkills', j.required_skills,
           'preferredSkills', j.preferred_skills, 'minExperienceYears', j.min_experience_years,
           'maxExperienceYears', j.max_experience_years, 'locations', j.locations, 'workMode', j.work_mode,
           'minCtc', j.min_ctc, 'maxCtc', j.max_ctc) as job,
         jsonb_build_object('primarySkills', c.primary_skills, 'secondarySkills', c.secondary_skills,
           'currentDesignation', c.current_designation, 'totalExperienceYears', c.total_experience_years,
           'relevantExperienceYears', c.relevant_experience_years, 'location', c.location,
           'preferredLocation', c.preferred_location, 'noticePeriodDays', c.notice_period_days,
           'inNoticePeriod', c.in_notice_period, 'expectedCtc', c.expected_ctc, 'resumeText', t.text) as candidate
       from candidate_jobs a ${inputs}
         left join resume_texts t on t.organization_id = r.organization_id and t.content_hash = r.content_hash
         ${latest}
       where a.organization_id = $1 and a.id = any($2::uuid[]) and a.match_score_source = 'computed'`,
      [organizationId, applicationIds],
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
       update candidate_jobs a set match_score = g.score, updated_at = now() from given g
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

  /** Ids of a candidate's or a job's applications, in order, after a given one. */
  async idsOf(
    organizationId: string,
    of: { candidateId?: string | undefined; jobId?: string | undefined; after?: string | undefined },
    limit: number,
  ): Promise<string[]> {
    const rows = await this.#db.rows<{ id: string }>(
      `select id from candidate_jobs where organization_id = $1
         and ($2::uuid is null or candidate_id = $2) and ($3::uuid is null or job_id = $3) and ($4::uuid is null or id > $4)
       order by id limit $5`,
      [organizationId, of.candidateId ?? null, of.jobId ?? null, of.after ?? null, limit],
    );
    return rows.map((row) => row.id);
  }

  explain(organizationId: string, applicationId: string): Promise<MatchRow | undefined> {
    return this.#db.row(
      `select a.match_score, a.match_score_source as source, s.*
       from candidate_jobs a ${latest} where a.organization_id = $1 and a.id = $2`,
      [organizationId, applicationId],
    );
  }
}
