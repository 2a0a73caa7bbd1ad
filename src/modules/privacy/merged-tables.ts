import { sql } from '#platform/database/sql.ts';
import type { MergedTable } from '#platform/gone/merged-table.ts';
import { erasureMessages } from './erasure/erasure.messages.ts';
import { exportMessages } from './exports/export.messages.ts';

export const privacyMerges: readonly MergedTable[] = [
  {
    table: 'legal_holds',
    merge: ({ organizationId, fromId, intoId }) => [
      sql`insert into legal_holds as h (organization_id, candidate_id, hold, reason, since, set_by_type, set_by_id)
        select organization_id, ${intoId}, hold, reason, since, set_by_type, set_by_id from legal_holds
        where organization_id = ${organizationId} and candidate_id = ${fromId} and hold
        on conflict (organization_id, candidate_id) do update set hold = true,
          reason = case when h.hold then concat_ws(E'\\n', h.reason, excluded.reason) else excluded.reason end,
          since = least(h.since, excluded.since), set_by_type = excluded.set_by_type, set_by_id = excluded.set_by_id`,
      sql`delete from legal_holds where organization_id = ${organizationId} and candidate_id = ${fromId}`,
    ],
  },
  {
    // A merge keeps the hold that it waits for. The ids of emails find their stored files.
    table: 'held_erasures',
    merge: ({ organizationId, fromId, intoId }) => [
      sql`insert into held_erasures as h (organization_id, candidate_id, requested_at, told_at, is_candidate_told, mail_ids)
        select organization_id, ${intoId}, requested_at, told_at, is_candidate_told, mail_ids from held_erasures
        where organization_id = ${organizationId} and candidate_id = ${fromId}
        on conflict (organization_id, candidate_id) do update set requested_at = least(h.requested_at, excluded.requested_at),
          told_at = coalesce(h.told_at, excluded.told_at),
          is_candidate_told = h.is_candidate_told or excluded.is_candidate_told, mail_ids = h.mail_ids || excluded.mail_ids`,
      sql`delete from held_erasures where organization_id = ${organizationId} and candidate_id = ${fromId}`,
    ],
  },
  {
    table: 'candidate_activity',
    merge: ({ organizationId, fromId, intoId }) => [
      sql`with gone as (
          delete from candidate_activity where organization_id = ${organizationId} and candidate_id = ${fromId}
          returning organization_id, last_activity_at)
        insert into candidate_activity as c (organization_id, candidate_id, last_activity_at)
        select organization_id, ${intoId}, last_activity_at from gone
        on conflict (organization_id, candidate_id) do update
          set last_activity_at = greatest(c.last_activity_at, excluded.last_activity_at)`,
    ],
  },
  {
    // A merge is activity.
    table: 'retention_notices',
    merge: ({ organizationId, fromId, intoId }) => [
      sql`delete from retention_notices
        where organization_id = ${organizationId} and candidate_id in (${fromId}, ${intoId})`,
    ],
  },
  {
    // The links of finished ones stay valid. One whose email waits loses its run, and is made again. Unfinished ones begin
    // again with the data of both: as one, which is emailed if either was to be. They are locked first, so that none
    // finishes in between.
    table: 'exports',
    merge: ({ organizationId, fromId, intoId }) => [
      sql`select 1 from exports where organization_id = ${organizationId} and candidate_id in (${fromId}, ${intoId})
          and state in ('queued', 'running') order by id for update`,
      sql`with ended as (
          update exports set state = 'failed', error = ${exportMessages.merged}
          where organization_id = ${organizationId} and candidate_id = ${fromId} and state in ('queued', 'running')
            and exists (select from exports where organization_id = ${organizationId} and candidate_id = ${intoId}
              and state in ('queued', 'running'))
          returning is_mailed)
        update exports x set is_mailed = x.is_mailed or ended.is_mailed from ended
        where x.organization_id = ${organizationId} and x.candidate_id = ${intoId} and x.state in ('queued', 'running')`,
      sql`update exports set candidate_id = ${intoId} where organization_id = ${organizationId} and candidate_id = ${fromId}`,
      sql`update exports set state = 'queued', run_id = null
        where organization_id = ${organizationId} and candidate_id = ${intoId} and state = 'running'`,
      sql`update exports set run_id = null
        where organization_id = ${organizationId} and candidate_id = ${intoId} and state = 'done' and is_mailed`,
    ],
  },
  {
    // The one that stays has data of both, and the file may have those of the other.
    table: 'export_omissions',
    merge: ({ organizationId, fromId, intoId }) => [
      sql`delete from export_omissions where organization_id = ${organizationId} and candidate_id in (${fromId}, ${intoId})`,
    ],
  },
  {
    table: 'candidate_duplicate_keys',
    kept: 'They go with their candidate. The worker compares the one that stays again.',
  },
  {
    // Statements about the removed candidate also hold for the remaining one. A merge of a dismissed pair revokes the
    // dismissal.
    table: 'duplicate_pairs',
    merge: ({ organizationId, fromId, intoId }) => [
      sql`with gone as (
          delete from duplicate_pairs
          where organization_id = ${organizationId} and (candidate_id = ${fromId} or other_id = ${fromId})
          returning organization_id, dismissed_at,
            case when candidate_id = ${fromId} then other_id else candidate_id end as third_id)
        insert into duplicate_pairs as p (organization_id, candidate_id, other_id, dismissed_at)
        select organization_id, least(third_id, ${intoId}::uuid), greatest(third_id, ${intoId}::uuid), dismissed_at
        from gone where third_id <> ${intoId} and dismissed_at is not null
        on conflict (organization_id, candidate_id, other_id) do update
          set dismissed_at = excluded.dismissed_at, phone_key = null, employer_key = null where p.dismissed_at is null`,
    ],
  },
  {
    // An erasure is about the ID that it was requested for. A failed one must be requested of the candidate that stays.
    table: 'erasures',
    merge: ({ organizationId, fromId }) => [
      sql`update erasures set error = ${erasureMessages.merged}
        where organization_id = ${organizationId} and candidate_id = ${fromId} and state = 'failed'`,
    ],
  },
];
