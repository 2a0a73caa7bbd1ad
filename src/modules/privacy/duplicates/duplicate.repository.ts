import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { readList } from '#platform/database/list.ts';
import { raw, shared, sql } from '#platform/database/sql.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import type { DuplicateView } from './duplicate.schemas.ts';

type Candidate = DuplicateView['candidates'][number];
export type DuplicatePair = Omit<DuplicateView, 'reasons'> & { samePhone: boolean; sameNameAndEmployer: boolean };

const fields = [
  ...['id', 'full_name', 'email', 'phone_number', 'current_designation', 'current_company', 'created_at'],
] as (keyof Candidate)[];
const fieldsOf = (row: string) => raw(fields.map((field) => `${row}.${field} as ${row}_${field}`).join(', '));

type Row = Record<string, unknown> &
  Pick<DuplicateView, 'id' | 'created_at' | 'updated_at'> & { same_phone: boolean; same_name_and_employer: boolean };

const candidateIn = (row: Row, name: 'one' | 'other'): Candidate =>
  Object.fromEntries(fields.map((field) => [field, row[`${name}_${field}`]])) as Candidate;

const list = {
  from: sql`duplicate_pairs p`,
  alias: 'p',
  columns: sql`p.id, p.created_at, p.updated_at, p.phone_key is not null as same_phone,
    p.employer_key is not null as same_name_and_employer, ${fieldsOf('one')}, ${fieldsOf('other')}`,
  joins: sql`join candidates one on one.organization_id = p.organization_id and one.id = p.candidate_id
    join candidates other on other.organization_id = p.organization_id and other.id = p.other_id`,
};

export class DuplicateRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async page(organizationId: string, query: PageQuery): Promise<Page<DuplicatePair>> {
    const where = new Conditions(sql`p.organization_id = ${organizationId} and p.dismissed_at is null`);
    const page = await readList<Row>(this.#db, list, where, query);
    const rows = page.rows.map(
      (row): DuplicatePair => ({
        id: row.id,
        candidates: [candidateIn(row, 'one'), candidateIn(row, 'other')],
        samePhone: row.same_phone,
        sameNameAndEmployer: row.same_name_and_employer,
        created_at: row.created_at,
        updated_at: row.updated_at,
      }),
    );
    return { ...page, rows };
  }

  /** Undefined if the organization does not have both. */
  dismiss(organizationId: string, one: string, other: string): Promise<{ isNew: boolean } | undefined> {
    const tenant = shared(organizationId);
    return this.#db.record(
      sql`with pair as (
          select least(c.id, d.id) as candidate_id, greatest(c.id, d.id) as other_id
          from candidates c join candidates d on d.organization_id = ${tenant} and d.id = ${other}
          where c.organization_id = ${tenant} and c.id = ${one} and c.id <> d.id),
        dismissed as (
          insert into duplicate_pairs as p (organization_id, candidate_id, other_id, dismissed_at)
          select ${tenant}::uuid, candidate_id, other_id, now() from pair
          on conflict (organization_id, candidate_id, other_id) do update
            set dismissed_at = now(), phone_key = null, employer_key = null where p.dismissed_at is null
          returning 1)
        select exists (select from dismissed) as is_new from pair`,
    );
  }
}
