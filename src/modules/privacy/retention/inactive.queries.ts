import { endedStatuses } from '#modules/organizations';
import { empty, type Sql, sql } from '#platform/database/sql.ts';
import { daysBefore } from './inactive.ts';

export type Inactivity = { organizationId: string; days: number; now: Date };

/**
 * SQL: the condition on `candidate_activity x` for candidates whose retention of `days` days has ended. An application
 * in an active status of an active job counts as activity until now.
 */
export const isInactive = ({ organizationId, days, now }: Inactivity): Sql => sql`x.organization_id = ${organizationId}
    and x.last_activity_at <= ${daysBefore(now, days).toISOString()}
    ${
      days === 0
        ? empty
        : sql`and not exists (
      select from candidate_jobs a
      join jobs j on j.organization_id = a.organization_id and j.id = a.job_id and j.status = 'active'
      where a.organization_id = x.organization_id and a.candidate_id = x.candidate_id
        and a.status <> all(${[...endedStatuses]}::text[]))`
    }`;
