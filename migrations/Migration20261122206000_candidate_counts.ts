import { Migration } from '@mikro-orm/migrations';

/** Of fixed length, and removed candidates leave no text behind. */
const tagsOf = (row: string) =>
  `(select distinct encode(sha256(convert_to(t, 'UTF8')), 'hex') as hash from unnest(${row}.tags) as t) as tag`;

const lists = `('candidate_tags', 'talent_pool')`;

/** No backend has this slot. */
const ofMigration = 64;

/**
 * The rows that no trigger has counted: all that there are, without those that triggers have added, of one snapshot. So
 * it may run while others write, and again.
 */
export const countUncounted = `
  insert into list_counts as l (organization_id, list, status, slot, n)
  select organization_id, list, status, ${ofMigration}, sum(n) from (
    select c.organization_id, 'candidate_tags' as list, tag.hash as status, count(*) as n
    from candidates c, lateral ${tagsOf('c')} group by 1, 3
    union all select organization_id, 'talent_pool', talent_pool_status, count(*) from candidates
    where talent_pool_status <> 'not_linked' group by 1, 3
    union all select organization_id, list, status, -n from list_counts
    where list in ${lists} and slot <> ${ofMigration}) as counted
  group by 1, 2, 3 having sum(n) <> 0
  on conflict (organization_id, list, status, slot) do update set n = excluded.n`;

/** Rows without them cost nothing. Nearly all candidates are not linked: not counted. */
const isCounted = (row: string) => `${row}.tags <> '{}' or ${row}.talent_pool_status <> 'not_linked'`;

/**
 * Totals of candidates by tag and in the talent pool. Counting the candidates takes a while, so it runs outside the
 * transaction that creates the triggers, which waits for candidates that others have written without them.
 */
export class Migration20261122206000_candidate_counts extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    const trigger = (name: string, event: string, condition: string) =>
      `create or replace trigger ${name} after ${event} on candidates for each row when (${condition})
       execute function count_candidate_details();`;
    this.addSql(`
      do $migration$ begin
        create or replace function count_candidate_details() returns trigger language plpgsql as $$
        begin
          insert into list_counts as l (organization_id, list, status, slot, n)
            select coalesce(new.organization_id, old.organization_id), c.list, c.status, pg_backend_pid() % 64, sum(c.n)
            from (select 'candidate_tags' as list, hash as status, -1 as n from ${tagsOf('old')}
                  union all select 'candidate_tags', hash, 1 from ${tagsOf('new')}
                  union all select 'talent_pool', old.talent_pool_status, -1
                  union all select 'talent_pool', new.talent_pool_status, 1) as c
            where c.status <> 'not_linked' group by 2, 3 having sum(c.n) <> 0 order by 2, 3
            on conflict (organization_id, list, status, slot) do update set n = l.n + excluded.n;
          return null;
        end $$;
        ${trigger('count_details_added', 'insert', isCounted('new'))}
        ${trigger('count_details_removed', 'delete', isCounted('old'))}
        ${trigger(
          'count_details_changed',
          'update of tags, talent_pool_status',
          'old.tags <> new.tags or old.talent_pool_status <> new.talent_pool_status',
        )}
      end $migration$`);
    this.addSql(countUncounted);
  }
}
