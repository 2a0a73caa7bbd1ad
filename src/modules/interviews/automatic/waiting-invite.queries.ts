import { type Sql, sql } from '#platform/database/sql.ts';

/** SQL: the application `a` is open, and the candidate has not declined. */
export const canInvite = sql`a.closed_at is null and a.status <> 'withdrawn'
  and (a.interest_declined_at is null or a.interest_clicked_at is not null)`;

/** SQL, of an invite `w` (candidate, job, when it began to wait): what happened meanwhile. */
const interviewSince = (organizationId: string): Sql => sql`exists (
  select from video_interviews v where v.organization_id = ${organizationId}
    and v.candidate_id = w.candidate_id and v.job_id = w.job_id and v.created_at >= w.waiting_since)`;
const closedJob = (organizationId: string): Sql => sql`exists (
  select from jobs j where j.organization_id = ${organizationId} and j.id = w.job_id
    and j.status in ('closed', 'filled'))`;

/** SQL: why the invite `w` must not be sent, else null. */
export const whyNotSent = (organizationId: string): Sql => sql`case
  when ${interviewSince(organizationId)} then 'an interview was started meanwhile'
  when ${closedJob(organizationId)} then 'the job was closed meanwhile' end`;

/** SQL: the invites that wait for the credits of a later day. Others are skipped when their turn comes. */
export const waitingInvites = (organizationId: string): Sql => sql`
  select w.candidate_id, w.job_id, w.waiting_since from waiting_invites w
    join candidate_jobs a on a.organization_id = w.organization_id and a.candidate_id = w.candidate_id
      and a.job_id = w.job_id
  where w.organization_id = ${organizationId} and a.organization_id = ${organizationId} and ${canInvite}
    and not ${interviewSince(organizationId)} and not ${closedJob(organizationId)}`;
