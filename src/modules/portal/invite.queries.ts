import { interviewPrice } from '#modules/interviews';
import { raw, type Sql, sql } from '#platform/database/sql.ts';

/**
 * SQL: whether the candidate's invite for the job is made already, or can be paid for. `applicant` has organization_id,
 * candidate_id and job_id; `o` is its organization.
 */
export const canGetInvite = (applicant: string): Sql => {
  const a = raw(applicant);
  return sql`(o.credit_balance >= ${interviewPrice} or exists (select 1 from outbound_messages m
    where m.organization_id = ${a}.organization_id and m.candidate_id = ${a}.candidate_id and m.job_id = ${a}.job_id
      and m.kind = 'video_interview_invite' and m.interview_id is not null))`;
};
