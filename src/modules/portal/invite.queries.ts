import { interviewPrice } from '#modules/interviews';
import { messageKeySql } from '#modules/outreach';
import { raw, type Sql, sql } from '#platform/database/sql.ts';

/**
 * SQL: whether the candidate's invite for this application is made already, or will be. A deleted application's message
 * is not sent again for the next one. `applicant` has organization_id, candidate_id and job_id; `o` is its organization.
 */
export const getsInvite = (applicant: string, reason: 'first-apply' | 'interest'): Sql => {
  const a = raw(applicant);
  const since = sql`(select x.created_at from candidate_jobs x where x.organization_id = ${a}.organization_id
    and x.candidate_id = ${a}.candidate_id and x.job_id = ${a}.job_id)`;
  const waits = sql`m.kind = 'video_interview_invite' and m.state = 'queued' and m.interview_id is null`;
  return sql`(exists (select 1 from outbound_messages m
      where m.organization_id = ${a}.organization_id and m.candidate_id = ${a}.candidate_id and m.job_id = ${a}.job_id
        and m.kind = 'video_interview_invite' and m.interview_id is not null and m.created_at >= ${since})
    or o.credit_balance >= ${interviewPrice} and not exists (select 1 from outbound_messages m
      where m.organization_id = ${a}.organization_id and m.dedupe_key = ${messageKeySql(reason, a)}
        and m.created_at < ${since} and not (${waits})))`;
};
