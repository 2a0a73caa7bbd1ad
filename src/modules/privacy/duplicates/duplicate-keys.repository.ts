import type { Database } from '#platform/database/database.ts';
import { raw, type Sql, shared, sql } from '#platform/database/sql.ts';
import { mostAlike } from './alike.ts';

/** The column of each thing that candidates can share. */
const columns = { phone: raw('phone_key'), employer: raw('employer_key') } as const;
type Kind = keyof typeof columns;
const otherKind = { phone: 'employer', employer: 'phone' } as const;

// A number ends with the same digits with and without country code.
const phone = sql`(select right(digits, 10) from regexp_replace(left(c.phone_number, 100), '\\D', '', 'g') as digits
  where length(digits) >= 7)`;
const normalized = (column: Sql): Sql =>
  sql`nullif(btrim(regexp_replace(lower(left(${column}, 200)), '\\s+', ' ', 'g')), '')`;
const keyOf = (value: Sql): Sql => sql`case when c.talent_pool_status <> 'masked' then md5(${value})::uuid end`;

/** Stores values that candidates can share. Only the worker writes these, one run at a time per organization. */
export class DuplicateKeyRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Keeps other transactions from comparing candidates of the organization until the current one ends. */
  async lock(organizationId: string): Promise<void> {
    await this.#db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`duplicates ${organizationId}`}, 0))`);
  }

  /** Brings the candidates' keys up to date. Returns all that they had or have. */
  async refresh(organizationId: string, candidateIds: readonly string[]): Promise<Record<Kind, string[]>> {
    const tenant = shared(organizationId);
    const ids = shared([...candidateIds]);
    const rows = await this.#db.rows<{ phone_key: string | null; employer_key: string | null }>(
      sql`with fresh as materialized (
          select c.id, ${keyOf(phone)} as phone_key,
            ${keyOf(sql`${normalized(raw('c.full_name'))} || E'\\n' || ${normalized(raw('c.current_company'))}`)} as employer_key
          from candidates c where c.organization_id = ${tenant} and c.id = any(${ids}::uuid[])),
        known as (
          select k.phone_key, k.employer_key from candidate_duplicate_keys k
          where k.organization_id = ${tenant} and k.candidate_id = any(${ids}::uuid[])),
        removed as (
          delete from candidate_duplicate_keys k using fresh f
          where k.organization_id = ${tenant} and k.candidate_id = f.id and coalesce(f.phone_key, f.employer_key) is null),
        saved as (
          insert into candidate_duplicate_keys as stored (organization_id, candidate_id, phone_key, employer_key)
          select ${tenant}::uuid, id, phone_key, employer_key from fresh
          where coalesce(phone_key, employer_key) is not null order by id
          on conflict (organization_id, candidate_id) do update
            set phone_key = excluded.phone_key, employer_key = excluded.employer_key
            where (stored.phone_key, stored.employer_key) is distinct from (excluded.phone_key, excluded.employer_key))
        select phone_key, employer_key from known union select phone_key, employer_key from fresh`,
    );
    const distinct = (keys: (string | null)[]): string[] => [...new Set(keys.filter((key) => key !== null))];
    return {
      phone: distinct(rows.map((row) => row.phone_key)),
      employer: distinct(rows.map((row) => row.employer_key)),
    };
  }

  /** Keys that made no pairs, and that fewer candidates share now. */
  async freed(organizationId: string, kind: Kind): Promise<string[]> {
    const tenant = shared(organizationId);
    const rows = await this.#db.rows<{ key: string }>(
      sql`select c.key from common_duplicate_keys c
        where c.organization_id = ${tenant} and c.kind = ${kind} and ${mostAlike} >= (
          select count(*) from (
            select from candidate_duplicate_keys k where k.organization_id = ${tenant} and k.${columns[kind]} = c.key
            limit ${mostAlike + 1}) as members)`,
    );
    return rows.map(({ key }) => key);
  }

  /** Makes the pairs of candidates who share one of the keys, and ends those that no longer do. Notes keys of too many. */
  async pair(organizationId: string, kind: Kind, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const tenant = shared(organizationId);
    const some = shared([...keys]);
    const [key, otherKey] = [columns[kind], columns[otherKind[kind]]];
    const notAlike = sql`p.organization_id = ${tenant} and p.${key} = any(${some}::uuid[]) and not exists (
      select from alike x where x.candidate_id = p.candidate_id and x.other_id = p.other_id)`;
    await this.#db.rows(
      sql`with sharing as materialized (
          select shared_key, ids from unnest(${some}::uuid[]) as shared_key, lateral (
            select array_agg(candidate_id) as ids from (
              select k.candidate_id from candidate_duplicate_keys k
              where k.organization_id = ${tenant} and k.${key} = shared_key
              order by k.candidate_id limit ${mostAlike + 1}) as members) as found
          where cardinality(ids) > 1),
        common as (
          insert into common_duplicate_keys (organization_id, kind, key)
          select ${tenant}::uuid, ${kind}::text, shared_key from sharing where cardinality(ids) > ${mostAlike} order by shared_key
          on conflict do nothing),
        freed as (
          delete from common_duplicate_keys c
          where c.organization_id = ${tenant} and c.kind = ${kind} and c.key = any(${some}::uuid[]) and not exists (
            select from sharing s where s.shared_key = c.key and cardinality(s.ids) > ${mostAlike})),
        alike as materialized (
          select shared_key, one as candidate_id, other as other_id from sharing, unnest(ids) as one, unnest(ids) as other
          where cardinality(ids) <= ${mostAlike} and one < other),
        ended as (delete from duplicate_pairs p where ${notAlike} and p.${otherKey} is null),
        changed as (update duplicate_pairs p set ${key} = null where ${notAlike} and p.${otherKey} is not null)
        insert into duplicate_pairs as stored (organization_id, candidate_id, other_id, ${key})
        select ${tenant}::uuid, candidate_id, other_id, shared_key from alike order by candidate_id, other_id
        on conflict (organization_id, candidate_id, other_id) do update set ${key} = excluded.${key}
          where stored.dismissed_at is null and stored.${key} is distinct from excluded.${key}`,
    );
  }
}
