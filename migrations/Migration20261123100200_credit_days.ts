import { Migration } from '@mikro-orm/migrations';

/** Longer than `migrate` waits for a table: nobody waits behind a balance. */
const balanceWait = '30s';

/**
 * It may run while others write, and again. An organization's entries are written one after the other, as each locks its
 * balance. So they are counted under that lock, in a transaction for each organization.
 */
export const countAllCredits = `
  do $migration$
  declare
    organization uuid;
  begin
    for organization in select id from organizations order by id loop
      perform set_config('lock_timeout', '${balanceWait}', true);
      perform from organizations where id = organization for no key update;
      delete from credit_days where organization_id = organization;
      insert into credit_days (organization_id, day, reason, added, spent)
        select organization_id, (created_at at time zone 'UTC')::date, reason,
          coalesce(sum(amount) filter (where amount > 0), 0), coalesce(-sum(amount) filter (where amount < 0), 0)
        from credit_entries where organization_id = organization group by 1, 2, 3;
      commit;
    end loop;
  end $migration$`;

/**
 * Credits that were added and spent, by day and reason, from a trigger. Counting the entries of before takes a while, so it
 * runs outside the transaction that creates the trigger.
 */
export class Migration20261123100200_credit_days extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`
      do $migration$ begin
        create table if not exists credit_days (
          organization_id uuid not null references organizations (id),
          day date not null,
          reason text not null,
          added bigint not null,
          spent bigint not null,
          primary key (organization_id, day, reason)
        );
        create or replace function count_credits() returns trigger language plpgsql security definer
        set search_path from current as $$
        begin
          insert into credit_days as d (organization_id, day, reason, added, spent)
          select organization_id, (created_at at time zone 'UTC')::date, reason,
            coalesce(sum(amount) filter (where amount > 0), 0), coalesce(-sum(amount) filter (where amount < 0), 0)
          from changed group by 1, 2, 3 order by 1, 2, 3
          on conflict (organization_id, day, reason)
            do update set added = d.added + excluded.added, spent = d.spent + excluded.spent;
          return null;
        end $$;
        create or replace trigger count_inserted after insert on credit_entries referencing new table as changed
          for each statement execute function count_credits();
      end $migration$`);
    this.addSql(countAllCredits);
  }
}
