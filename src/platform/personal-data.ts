import { type Sql, sql } from './database/sql.ts';

/** Whose data: a candidate. */
export type Person = {
  organizationId: string;
  candidateId: string;
  /** Email addresses that the candidate has or had, in lower case. */
  addresses: readonly string[];
};

/** What a column can say of a person. */
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
 * What erasing a person does to their rows. `set`: the new values, as the list of an UPDATE. `kept` gives the legal
 * reason.
 */
export type Erasure =
  | { action: 'deleted' }
  | { action: 'blanked' | 'pseudonymised'; set: (person: Person) => Sql }
  /**
   * For a table that the worker may not change: a function of its owner that takes the organization and the candidate, and
   * returns the number of rows.
   */
  | { action: 'deleted' | 'blanked'; byFunction: string }
  | { action: 'kept'; reason: string };

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
  /** `all`: a library's table without rows about people. */
  other?: readonly string[] | 'all';
  /** For a table that can have rows about candidates. */
  ofPerson?: {
    /** The condition that finds the person's rows. It must use an index. */
    rows: (person: Person) => Sql;
    erasure: Erasure;
    /** Erased before all other tables: the condition needs their rows, or the rows refer to them. */
    isFirst?: true;
    /** Rows about others too. They stay: `set` has their new values, as the list of an UPDATE. `store` names them in receipts. */
    shared?: { store: string; rows: (person: Person) => Sql; set: Sql };
  };
};

/** Files of people, outside the database. They are removed after the rows that name them. */
export type PersonalFiles = {
  store: string;
  /** `mail`: copies of sent emails, by the ID of the message, which are kept only without a mail server. */
  kind: 'file' | 'folder' | 'mail';
  /** Selects `name`, and `files`: the number of files. */
  ofPerson: (person: Person) => Sql;
};

/** What is found by `ofPerson`. */
export type FoundFiles = { store: string; kind: PersonalFiles['kind']; name: string; files: number };

/** All that the modules register, tables before those that refer to them. */
export type PersonalData = { tables: readonly PersonalTable[]; files: readonly PersonalFiles[] };

/** SQL: the condition for rows of a table with `candidate_id`. */
export const isOfCandidate = ({ organizationId, candidateId }: Person): Sql =>
  sql`organization_id = ${organizationId} and candidate_id = ${candidateId}`;

/** SQL: the candidate's ID, and those of candidates who were merged into this one. */
export const formerIdsOf = ({ organizationId, candidateId }: Person): Sql =>
  sql`with recursive former as (
      select ${candidateId}::uuid as id
      union
      select t.id from former f join tombstones t
        on t.organization_id = ${organizationId} and t.resource = 'candidate' and t.merged_into = f.id)
    select id from former`;

/** Erases all rows with the candidate's ID. */
export const deletedByCandidate = { rows: isOfCandidate, erasure: { action: 'deleted' } } as const;
