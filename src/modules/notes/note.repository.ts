import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { violates } from '#platform/database/failure.ts';
import { everyRow, readList } from '#platform/database/list.ts';
import { type Sql, shared, sql } from '#platform/database/sql.ts';
import { NotFound } from '#platform/errors.ts';
import type { Page } from '#platform/paging/page.ts';
import type { NoteQuery, NoteView } from './note.schemas.ts';

export type Author = { type: 'user' | 'key'; id: string };
/** Identifies a note by its ID and its candidate. */
export type NoteKey = { candidateId: string; noteId: string };
export type NewNote = NoteKey & { applicationId: string | null; text: string; author: Author };

/** `by_operator`: the operator wrote it, signed in as the user. The API does not return it. */
export type StoredNote = NoteView & { by_operator: boolean };

const list = {
  from: sql`notes n`,
  alias: 'n',
  columns: sql`n.id, n.candidate_id, n.application_id, n.text, n.edited_at, n.created_at, n.updated_at,
    jsonb_build_object('type', n.author_type, 'id', n.author_id, 'name', coalesce(u.full_name, n.key_name)) as author,
    n.by_operator,
    coalesce((
      select jsonb_agg(jsonb_build_object('user_id', m.user_id, 'name', mu.full_name)
        order by lower(mu.full_name), m.user_id)
      from note_mentions m join users mu on mu.organization_id = m.organization_id and mu.id = m.user_id
      where m.organization_id = n.organization_id and m.note_id = n.id and m.removed_at is null), '[]') as mentions`,
  joins: sql`left join users u
      on n.author_type = 'user' and u.organization_id = n.organization_id and u.id = n.author_id`,
};

/** SQL: every note, in the format of the list. */
export const everyNote = (organizationId: string): Sql => everyRow(list, sql`n.organization_id = ${organizationId}`);

const isNote = (organizationId: string, { candidateId, noteId }: NoteKey): Sql =>
  sql`n.organization_id = ${organizationId} and n.candidate_id = ${candidateId} and n.id = ${noteId}`;

export class NoteRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  page(organizationId: string, candidateId: string, query: NoteQuery): Promise<Page<NoteView>> {
    const where = new Conditions(sql`n.organization_id = ${organizationId}`)
      .and(candidateId, (id) => sql`n.candidate_id = ${id}`)
      .and(query.application_id, (id) => sql`n.application_id = ${id}`);
    return readList(this.#db, list, where, query);
  }

  find(organizationId: string, key: NoteKey): Promise<StoredNote | undefined> {
    return this.#db.row(
      sql`select ${list.columns} from ${list.from} ${list.joins} where ${isNote(organizationId, key)}`,
    );
  }

  async hasCandidate(organizationId: string, candidateId: string): Promise<boolean> {
    const row = await this.#db.row(
      sql`select 1 from candidates where organization_id = ${organizationId} and id = ${candidateId}`,
    );
    return row !== undefined;
  }

  /** Locks the note until the transaction ends. */
  async lock(organizationId: string, key: NoteKey): Promise<void> {
    await this.#db.rows(sql`select 1 from notes n where ${isNote(organizationId, key)} for no key update`);
  }

  /** Keeps the application from being deleted or moved to another candidate until the transaction ends. */
  async hasApplication(organizationId: string, candidateId: string, applicationId: string): Promise<boolean> {
    const row = await this.#db.row(
      sql`select 1 from candidate_jobs
        where organization_id = ${organizationId} and id = ${applicationId} and candidate_id = ${candidateId}
        for key share`,
    );
    return row !== undefined;
  }

  /** False if there is a note with this id. Throws NotFound (candidate). */
  async insert(organizationId: string, note: NewNote): Promise<boolean> {
    const { noteId, candidateId, applicationId, text, author } = note;
    const keyName =
      author.type === 'key'
        ? sql`(select name from api_keys where organization_id = ${organizationId} and id = ${author.id})`
        : sql`null`;
    try {
      const rows = await this.#db.rows(
        sql`insert into notes
            (organization_id, id, candidate_id, application_id, text, author_type, author_id, key_name)
          values (${organizationId}, ${noteId}, ${candidateId}, ${applicationId}, ${text}, ${author.type}, ${author.id},
            ${keyName})
          on conflict (organization_id, id) do nothing returning 1`,
      );
      return rows.length > 0;
    } catch (error) {
      throw violates(error, 'notes_candidate_fkey') ? new NotFound('The candidate') : error;
    }
  }

  async update(organizationId: string, key: NoteKey, text: string): Promise<void> {
    const changed = shared(text);
    await this.#db.rows(
      sql`update notes n set text = ${changed}, edited_at = now()
        where ${isNote(organizationId, key)} and n.text <> ${changed}`,
    );
  }

  /** False when there is no such note. */
  async remove(organizationId: string, key: NoteKey): Promise<boolean> {
    const rows = await this.#db.rows(sql`delete from notes n where ${isNote(organizationId, key)} returning 1`);
    return rows.length > 0;
  }
}
