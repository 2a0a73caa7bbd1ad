import type { Database } from '#platform/database/database.ts';
import { namedByText, raw, type Sql, sql } from '#platform/database/sql.ts';
import type { FoundFiles, OwnedAddress, People, PersonalData, PersonalTable } from '#platform/personal-data.ts';
import { cancelTasksOf } from '#platform/tasks/people/task-people.queries.ts';
import type { StoreReceipt } from './erasure.schemas.ts';
import { lockErasures } from './erasure-lock.queries.ts';

type OfPerson = NonNullable<PersonalTable['ofPerson']>;
type ErasedTable = { table: string; store: string } & Omit<OfPerson, 'shared'>;

/** A candidate who is locked. `version`: of the next event. */
export type LockedPerson = { candidateId: string; version: number; status: string };
/** Items by candidate ID. */
type PerPerson<T> = ReadonlyMap<string, readonly T[]>;

/** Selects `candidate_id` and `n`, the number of rows, of candidates who have some. A row of several counts for one. */
function statementFor({ table, rows, owner, erasure }: ErasedTable, people: People): Sql {
  const { organizationId, candidateIds } = people;
  if ('byFunction' in erasure) {
    return sql`select id as candidate_id, ${raw(erasure.byFunction)}(${organizationId}, id) as n
      from unnest(${candidateIds}::uuid[]) as person (id)`;
  }
  const name = raw(table);
  const key = owner?.key(people) ?? sql`candidate_id`;
  const found = sql`select ${key} as row_key from ${name} where ${rows(people)}`;
  const changes =
    erasure.action === 'kept'
      ? sql`changed as (${found})`
      : erasure.action === 'deleted'
        ? sql`changed as (delete from ${name} where ${rows(people)} returning ${key} as row_key)`
        : // Keys as they were before.
          sql`changed as (${found}),
            done as (update ${name} set ${erasure.set(people)} where ${rows(people)})`;
  const owners = owner?.of;
  if (!owners) return sql`with ${changes} select row_key as candidate_id, count(*)::int as n from changed group by 1`;
  const first = sql`select distinct on (row_key) row_key, candidate_id
    from (${owners(people)}) as owner (row_key, candidate_id) order by row_key, candidate_id`;
  const matches = owner.isList ? sql`owner.row_key = any(changed.row_key)` : sql`owner.row_key = changed.row_key`;
  return sql`with ${changes}, owner as materialized (${first})
    select coalesce(owner.candidate_id, ${candidateIds[0]}::uuid) as candidate_id, count(*)::int as n
    from changed left join owner on ${matches} group by 1`;
}

function parts(table: string, { shared, ...own }: OfPerson): ErasedTable[] {
  if (!shared) return [{ table, store: table, ...own }];
  const { store, rows, owner, set } = shared;
  return [
    { table, store: table, ...own },
    { table, store, rows, owner, erasure: { action: 'blanked', set: () => set } },
  ];
}

/** The order of erasing: later modules before earlier ones, after the tables that need rows of others. */
function inOrder({ tables }: PersonalData): ErasedTable[] {
  const erased = tables.flatMap(({ table, ofPerson }) => (ofPerson ? parts(table, ofPerson) : [])).reverse();
  return [...erased.filter((one) => one.isFirst), ...erased.filter((one) => !one.isFirst)];
}

/** Statements on the tables of all modules, as they register them. Each is for several candidates of an organization. */
export class PersonRepository {
  readonly #db: Database;
  readonly #data: PersonalData;
  readonly #order: readonly ErasedTable[];
  constructor(db: Database, data: PersonalData) {
    this.#db = db;
    this.#data = data;
    this.#order = inOrder(data);
  }

  /**
   * Tasks about the candidates do not begin any longer. Returns the candidates whose tasks run; with `sparesBusy` all
   * tasks of those stay.
   */
  async cancelTasks(
    organizationId: string,
    candidateIds: readonly string[],
    options: { sparesBusy: boolean } = { sparesBusy: false },
  ): Promise<Set<string>> {
    if (candidateIds.length === 0) return new Set();
    const people = { organizationId, candidateIds, addresses: [] };
    const rows = await this.#db.rows<{ candidate_id: string }>(cancelTasksOf(people, options));
    return new Set(rows.map((row) => row.candidate_id));
  }

  /**
   * Prevents new references to the candidates until the transaction ends. Meanwhile, no other erasure of the
   * organization decides who shares a file. Leaves out candidates who no longer exist.
   */
  async lock(organizationId: string, candidateIds: readonly string[]): Promise<LockedPerson[]> {
    await this.#db.rows(lockErasures(organizationId));
    return this.#db.records(
      sql`select id as candidate_id, event_version + 1 as version, talent_pool_status as status from candidates
        where organization_id = ${organizationId} and id = any(${candidateIds}::uuid[]) order by id for update`,
    );
  }

  addresses(organizationId: string, candidateIds: readonly string[]): Promise<OwnedAddress[]> {
    return this.#db.records(
      sql`select address, person.id as candidate_id from unnest(${candidateIds}::uuid[]) as person (id)
        cross join lateral addresses_to_erase(${organizationId}, person.id) as address`,
    );
  }

  /** Stores salted hashes of the addresses, and whether they were unsubscribed. */
  async rememberAddresses(
    { organizationId, addresses }: People,
    { onlyUnsubscribed = false }: { onlyUnsubscribed?: boolean } = {},
  ): Promise<void> {
    if (addresses.length === 0) return;
    const distinct = [...new Set(addresses.map(({ address }) => address))];
    await this.#db.rows(
      sql`insert into erased_addresses as e (organization_id, hash, is_unsubscribed)
        select ${organizationId}, hash, bool_or(is_unsubscribed) from (
          select erased_address_hash(${organizationId}, address) as hash, exists (
            select from suppressed_addresses s where s.organization_id = ${organizationId} and s.address = a.address
              and s.reason = 'unsubscribed') as is_unsubscribed
          from unnest(${distinct}::text[]) as a (address)) as known
        where is_unsubscribed or not ${onlyUnsubscribed}::boolean group by hash order by hash
        on conflict (organization_id, hash) do update
          set is_unsubscribed = e.is_unsubscribed or excluded.is_unsubscribed, erased_at = now()`,
    );
  }

  /** A file of several counts for each. */
  async files(people: People): Promise<PerPerson<FoundFiles>> {
    const found: (FoundFiles & { candidateId: string })[] = [];
    for (const { store, kind, ofPerson } of this.#data.files) {
      const rows = await this.#db.records<Pick<FoundFiles, 'name' | 'files'> & { candidateId: string }>(
        namedByText(ofPerson(people)),
      );
      found.push(...rows.map((row) => ({ ...row, store, kind })));
    }
    const perPerson = Map.groupBy(found, ({ candidateId }) => candidateId);
    return new Map(
      [...perPerson].map(([id, some]) => [id, some.map(({ candidateId: _, ...files }) => files)] as const),
    );
  }

  /**
   * Runs in the current transaction, which has locked the candidates. Also returns stores that have nothing of a
   * candidate.
   */
  async eraseRows(people: People): Promise<PerPerson<StoreReceipt>> {
    const counted = await Promise.all(
      this.#order.map(async (one) => {
        const rows = await this.#db.records<{ candidateId: string; n: number }>(namedByText(statementFor(one, people)));
        return { ...one, counts: new Map(rows.map(({ candidateId, n }) => [candidateId, n])) };
      }),
    );
    const receiptsOf = (candidateId: string): StoreReceipt[] =>
      counted.map(({ store, erasure, counts }) => ({
        ...{ store, action: erasure.action, count: counts.get(candidateId) ?? 0 },
      }));
    return new Map(people.candidateIds.map((id) => [id, receiptsOf(id)]));
  }

  /** Like `eraseRows`, in an audited transaction. An entry names each candidate, but no erased values. */
  async eraseRowsUnnoted(people: People): Promise<PerPerson<StoreReceipt>> {
    const { organizationId, candidateIds } = people;
    const before = await this.#db.row<{ audit: string | null }>(
      sql`select current_setting('app.audit', true) as audit, set_config('app.audit', '', true)`,
    );
    const receipts = await this.eraseRows(people);
    const audit = before?.audit ?? '';
    await this.#db.rows(sql`select set_config('app.audit', ${audit}, true)`);
    if (audit !== '') {
      await this.#db.rows(
        sql`select add_notes(jsonb_agg(jsonb_build_object('o', ${organizationId}::uuid, 't', 'candidate', 'id', id,
          'v', 'delete'))) from unnest(${candidateIds}::uuid[]) as person (id)`,
      );
    }
    return receipts;
  }

  /** Call it after the rows are deleted. Announces in the event log that the IDs no longer exist. */
  async markErased(organizationId: string, people: readonly LockedPerson[]): Promise<void> {
    await this.#db.rows(
      sql`select write_event(${organizationId}, 'candidate.erased', 'candidate', id, version, '{}',
          jsonb_build_object('talent_pool_status', status))
        from unnest(${people.map((one) => one.candidateId)}::uuid[], ${people.map((one) => one.version)}::int[],
          ${people.map((one) => one.status)}::text[]) as person (id, version, status)`,
    );
  }
}
