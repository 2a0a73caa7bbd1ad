import { raw, type Sql, sql } from './database/sql.ts';

/** Candidates of one organization whose data is meant. */
export type People = {
  organizationId: string;
  candidateIds: readonly string[];
  /** Email addresses that the candidates have or had, in lower case. */
  addresses: readonly OwnedAddress[];
  /** Rows that only their text connects with the candidates. Searches have found them. */
  naming?: readonly NamingRow[];
};
/** `key`: of the row in its table. */
export type NamingRow = { table: string; key: string; candidateId: string };
export type OwnedAddress = { address: string; candidateId: string };

/** Kinds of personal data in a column. */
export type PersonalKind =
  | 'identity'
  | 'contact'
  | 'profile'
  | 'assessment'
  | 'communication'
  | 'recording'
  | 'free text'
  | 'sensitive';

/**
 * Effect of an erasure on the rows of people. `set` has the new values as the list of an UPDATE. `kept` gives the legal
 * reason.
 */
export type Erasure =
  | { action: 'deleted' }
  | { action: 'blanked' | 'pseudonymised'; set: (people: People) => Sql }
  /**
   * For a table that the worker may not change: a function of its owner that gets the organization and the candidate,
   * and returns the number of rows.
   */
  | { action: 'deleted' | 'blanked'; byFunction: string }
  | { action: 'kept'; reason: string };

/**
 * Owner of a row, for a table without `candidate_id`. `key` is an SQL expression of a row. Without `of` it is the
 * candidate's ID. `of` selects keys with the IDs of their candidates. `isList`: the key is an array of such keys.
 */
export type RowOwner = { key: (people: People) => Sql; of?: (people: People) => Sql; isList?: true };

/**
 * A table in the registry of personal data. A test compares `personal` and `other` with the schema: together they name
 * every column, except ids, times and flags (uuid, timestamptz, boolean), which are named only if they are personal.
 *
 * Rows are erased in the reverse order of modules and of the tables in a module. So a module lists tables before those
 * that refer to them.
 */
export type PersonalTable = {
  table: string;
  personal?: Readonly<Record<string, PersonalKind>>;
  /** `all` is for a library's table without rows about people. */
  other?: readonly string[] | 'all';
  /** Set for a table that can have rows about candidates. */
  ofPerson?: {
    /** The condition that finds the rows of all these people. It must use an index. */
    rows: (people: People) => Sql;
    owner?: RowOwner;
    erasure: Erasure;
    /** Erased before all other tables, because the condition needs their rows or the rows refer to them. */
    isFirst?: true;
    /**
     * Rows that are also about other people. They stay, and `set` has their new values as the list of an UPDATE.
     * `store` names them in receipts.
     */
    shared?: { store: string; rows: (people: People) => Sql; owner: RowOwner; set: Sql };
  };
};

/** Files of people outside the database. They are removed after the rows that name them. */
export type PersonalFiles = {
  store: string;
  /** `mail`: copies of sent emails, by message ID. They exist only without a mail server. */
  kind: 'file' | 'folder' | 'mail';
  /** Selects `candidate_id`, `name`, and `files`: the number of files. */
  ofPerson: (people: People) => Sql;
};

/** Files that `ofPerson` has found. */
export type FoundFiles = { store: string; kind: PersonalFiles['kind']; name: string; files: number };

/** All tables and files that the modules register. Tables come before those that refer to them. */
export type PersonalData = { tables: readonly PersonalTable[]; files: readonly PersonalFiles[] };

/** SQL that matches any of the candidates. */
export const anyOf = (ids: readonly string[]): Sql => sql`any(${ids}::uuid[])`;
/** SQL that matches none of the candidates. */
export const noneOf = (ids: readonly string[]): Sql => sql`all(${ids}::uuid[])`;

/** SQL condition for the candidates' rows of a table with `candidate_id`. */
export const isOfCandidate = ({ organizationId, candidateIds }: People): Sql =>
  sql`organization_id = ${organizationId} and candidate_id = ${anyOf(candidateIds)}`;

/** SQL for the IDs of the candidates and of those merged into them, with the ID of the candidate that remains. */
export const formerIdsOf = ({ organizationId, candidateIds }: People): Sql =>
  sql`with recursive former as (
      select id, id as candidate_id from unnest(${candidateIds}::uuid[]) as own (id)
      union
      select t.id, f.candidate_id from former f join tombstones t
        on t.organization_id = ${organizationId} and t.resource = 'candidate' and t.merged_into = f.id)
    select id, candidate_id from former`;

/** SQL for the addresses of the candidates, with the IDs of the candidates. */
export const addressesOf = ({ addresses }: People): Sql =>
  sql`select * from unnest(${addresses.map(({ address }) => address)}::text[],
    ${addresses.map(({ candidateId }) => candidateId)}::uuid[]) as known (address, candidate_id)`;

/** SQL condition that an address belongs to one of the candidates. */
export const isAddressOf = ({ addresses }: People): Sql =>
  sql`address = any(${addresses.map(({ address }) => address)}::text[])`;

/** SQL for the keys of a table's rows that searches have found, with the IDs of the candidates. */
export const namingRowsOf = (table: string, { naming = [] }: People): Sql => {
  const rows = naming.filter((row) => row.table === table);
  return sql`select * from unnest(${rows.map(({ key }) => key)}::text[],
    ${rows.map(({ candidateId }) => candidateId)}::uuid[]) as naming (key, candidate_id)`;
};

/** SQL for the keys of a table with `candidate_id`, with the IDs of the candidates. */
export const keysOf =
  (table: string, key: string) =>
  (people: People): Sql =>
    sql`select ${raw(key)}, candidate_id from ${raw(table)} where ${isOfCandidate(people)}`;

/** Erases all rows with the candidate's ID. */
export const deletedByCandidate = { rows: isOfCandidate, erasure: { action: 'deleted' } } as const;
