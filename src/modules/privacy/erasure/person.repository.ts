import type { Database } from '#platform/database/database.ts';
import { namedByText, raw, type Sql, sql } from '#platform/database/sql.ts';
import type { FoundFiles, Person, PersonalData, PersonalTable } from '#platform/personal-data.ts';
import { cancelTasksOf } from '#platform/tasks/people/task-people.queries.ts';
import type { StoreReceipt } from './erasure.schemas.ts';
import { lockErasures } from './erasure-lock.queries.ts';

type OfPerson = NonNullable<PersonalTable['ofPerson']>;
type ErasedTable = { table: string; store: string } & Omit<OfPerson, 'shared'>;

/** Selects `n`, the number of rows. */
function statementFor({ table, rows, erasure }: ErasedTable, person: Person): Sql {
  const { organizationId, candidateId } = person;
  if ('byFunction' in erasure) return sql`select ${raw(erasure.byFunction)}(${organizationId}, ${candidateId}) as n`;
  const name = raw(table);
  if (erasure.action === 'kept') return sql`select count(*)::int as n from ${name} where ${rows(person)}`;
  const change =
    erasure.action === 'deleted'
      ? sql`delete from ${name} where ${rows(person)}`
      : sql`update ${name} set ${erasure.set(person)} where ${rows(person)}`;
  return sql`with changed as (${change} returning 1) select count(*)::int as n from changed`;
}

function parts(table: string, { shared, ...own }: OfPerson): ErasedTable[] {
  if (!shared) return [{ table, store: table, ...own }];
  return [
    { table, store: table, ...own },
    { table, store: shared.store, rows: shared.rows, erasure: { action: 'blanked', set: () => shared.set } },
  ];
}

/** The order of erasing: later modules before earlier ones, after the tables that need rows of others. */
function inOrder({ tables }: PersonalData): ErasedTable[] {
  const erased = tables.flatMap(({ table, ofPerson }) => (ofPerson ? parts(table, ofPerson) : [])).reverse();
  return [...erased.filter((one) => one.isFirst), ...erased.filter((one) => !one.isFirst)];
}

/** Statements on the tables of all modules, as they register them. */
export class PersonRepository {
  readonly #db: Database;
  readonly #data: PersonalData;
  readonly #order: readonly ErasedTable[];
  constructor(db: Database, data: PersonalData) {
    this.#db = db;
    this.#data = data;
    this.#order = inOrder(data);
  }

  /** Tasks about the candidate do not begin any longer. Returns the number of those that run. */
  async cancelTasks(organizationId: string, candidateId: string): Promise<number> {
    const row = await this.#db.row<{ n: number }>(cancelTasksOf({ organizationId, candidateId, addresses: [] }));
    return row?.n ?? 0;
  }

  /**
   * Until the transaction ends, nothing new refers to the candidate, and no other erasure of the organization decides
   * who shares a file. Returns the version for the next event.
   */
  async lock(organizationId: string, candidateId: string): Promise<{ version: number; status: string } | undefined> {
    await this.#db.rows(lockErasures(organizationId));
    return this.#db.row(
      sql`select event_version + 1 as version, talent_pool_status as status from candidates
        where organization_id = ${organizationId} and id = ${candidateId} for update`,
    );
  }

  async addresses(organizationId: string, candidateId: string): Promise<string[]> {
    const rows = await this.#db.rows<{ address: string }>(
      sql`select address from addresses_to_erase(${organizationId}, ${candidateId}) as address`,
    );
    return rows.map(({ address }) => address);
  }

  /** As salted hashes, with whether they were unsubscribed. */
  async rememberAddresses(
    { organizationId, addresses }: Person,
    { onlyUnsubscribed = false }: { onlyUnsubscribed?: boolean } = {},
  ): Promise<void> {
    await this.#db.rows(
      sql`insert into erased_addresses as e (organization_id, hash, is_unsubscribed)
        select ${organizationId}, erased_address_hash(${organizationId}, address), is_unsubscribed
        from unnest(${addresses}::text[]) as a (address), lateral (select exists (
            select from suppressed_addresses s where s.organization_id = ${organizationId} and s.address = a.address
              and s.reason = 'unsubscribed') as is_unsubscribed) as known
        where is_unsubscribed or not ${onlyUnsubscribed}::boolean
        on conflict (organization_id, hash) do update
          set is_unsubscribed = e.is_unsubscribed or excluded.is_unsubscribed, erased_at = now()`,
    );
  }

  async files(person: Person): Promise<FoundFiles[]> {
    const found: FoundFiles[] = [];
    for (const { store, kind, ofPerson } of this.#data.files) {
      const rows = await this.#db.rows<{ name: string; files: number }>(ofPerson(person));
      found.push(...rows.map(({ name, files }) => ({ store, kind, name, files })));
    }
    return found;
  }

  /** In the current transaction, which has locked the candidate. */
  async eraseRows(person: Person): Promise<StoreReceipt[]> {
    const counted = this.#order.map(async (one) => {
      const row = await this.#db.row<{ n: number }>(namedByText(statementFor(one, person)));
      return { store: one.store, action: one.erasure.action, count: row?.n ?? 0 };
    });
    return Promise.all(counted);
  }

  /** As `eraseRows`, in a call that is audited: an entry names the candidate, and no value of what is erased. */
  async eraseRowsUnnoted(person: Person): Promise<StoreReceipt[]> {
    const { organizationId, candidateId } = person;
    const before = await this.#db.row<{ audit: string | null }>(
      sql`select current_setting('app.audit', true) as audit, set_config('app.audit', '', true)`,
    );
    const receipts = await this.eraseRows(person);
    const audit = before?.audit ?? '';
    await this.#db.rows(sql`select set_config('app.audit', ${audit}, true)`);
    if (audit !== '') {
      await this.#db.rows(
        sql`select add_notes(jsonb_build_array(jsonb_build_object('o', ${organizationId}::uuid, 't', 'candidate',
          'id', ${candidateId}::uuid, 'v', 'delete')))`,
      );
    }
    return receipts;
  }

  /** After the rows: the ID is gone, and followers of the event log learn of it. */
  async markErased(person: Person, { version, status }: { version: number; status: string }): Promise<void> {
    const { organizationId, candidateId } = person;
    await this.#db.rows(
      sql`select write_event(${organizationId}, 'candidate.erased', 'candidate', ${candidateId}, ${version}, '{}',
        jsonb_build_object('talent_pool_status', ${status}::text))`,
    );
  }
}
