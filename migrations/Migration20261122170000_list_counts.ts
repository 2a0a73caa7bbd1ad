import { Migration } from '@mikro-orm/migrations';

const add = (rows: string) =>
  `insert into list_counts as l (organization_id, list, status, slot, n) ${rows}
   on conflict (organization_id, list, status, slot) do update set n = l.n + excluded.n`;

/**
 * Totals of jobs and clients by status, of screenings by status and channel: counting them takes longer the more there
 * are. Old code sums all rows of a list, so it reads the same totals.
 */
export class Migration20261122170000_list_counts extends Migration {
  override up(): void {
    // In the order in which the service writes them. Counting reads indexes alone, within a second for a million rows.
    this.addSql(`
      create function count_moved() returns trigger language plpgsql as $$
      begin
        ${add(`select new.organization_id, tg_table_name, m.status, pg_backend_pid() % 64, m.n
               from (values (old.status, -1), (new.status, 1)) as m (status, n) order by 3`)};
        return null;
      end $$`);
    this.#count('screening_sessions', [
      { list: 'screening_sessions', by: 'status' },
      { list: 'screening_channels', by: 'channel' },
    ]);
    for (const table of ['video_interviews', 'jobs', 'clients']) this.#count(table, [{ list: table, by: 'status' }]);
  }

  /** Locked only now, so that writers of `jobs` do not wait while screenings are counted. */
  #count(table: string, lists: { list: string; by: string }[]): void {
    this.addSql(`lock table ${table} in share row exclusive mode`);
    this.addSql(`delete from list_counts where list = '${table}'`);
    const counted = (sign: string) =>
      lists
        .map(({ list, by }) =>
          add(`select organization_id, '${list}', ${by}, pg_backend_pid() % 64, ${sign}count(*) from changed
               group by 1, 3 order by 1, 3`),
        )
        .join(';\n');
    this.addSql(`
      create or replace function count_${table}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          ${counted('')};
        else
          ${counted('-')};
        end if;
        return null;
      end $$`);
    for (const [event, past, rows] of [
      ['insert', 'inserted', 'new'],
      ['delete', 'deleted', 'old'],
    ]) {
      this.addSql(
        `create or replace trigger count_${past} after ${event} on ${table} referencing ${rows} table as changed for each statement execute function count_${table}()`,
      );
    }
    this.addSql(
      `create trigger count_status after update of status on ${table} for each row when (old.status <> new.status) execute function count_moved()`,
    );
    for (const { list, by } of lists) {
      this.addSql(add(`select organization_id, '${list}', ${by}, 0, count(*) from ${table} group by 1, 3`));
    }
  }
}
