import type { Database } from '#platform/database/database.ts';
import { Forbidden, NotFound } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import type { Page } from '#platform/paging/page.ts';
import type { MentionService } from './mentions/mention.service.ts';
import type { Author, NoteKey, NoteRepository, StoredNote } from './note.repository.ts';
import type { CreateNote, NoteQuery, NoteView } from './note.schemas.ts';

/** The user or key that changes a note. */
export type Editor = Author & { isAdmin: boolean };

/** Its author, and admins. API keys are replaced over time: each may change what another has written. */
export const mayChange = ({ author }: NoteView, editor: Editor): boolean =>
  editor.isAdmin || (author.type === editor.type && (editor.type === 'key' || author.id === editor.id));

export class NoteService {
  readonly #db: Database;
  readonly #notes: NoteRepository;
  readonly #mentions: MentionService;
  constructor(db: Database, notes: NoteRepository, mentions: MentionService) {
    this.#db = db;
    this.#notes = notes;
    this.#mentions = mentions;
  }

  /** Newest first. Throws NotFound (candidate). */
  async page(organizationId: string, candidateId: string, query: NoteQuery): Promise<Page<NoteView>> {
    if (!(await this.#notes.hasCandidate(organizationId, candidateId))) throw new NotFound('The candidate');
    return this.#notes.page(organizationId, candidateId, query);
  }

  /** Throws NotFound (candidate, note). */
  async get(organizationId: string, key: NoteKey): Promise<StoredNote> {
    const note = await this.#notes.find(organizationId, key);
    if (note) return note;
    const hasCandidate = await this.#notes.hasCandidate(organizationId, key.candidateId);
    throw new NotFound(hasCandidate ? 'The note' : 'The candidate');
  }

  /**
   * Does nothing if a note with this ID has the same text, because a form was sent twice. Throws NotFound (candidate,
   * application) and ValidationError.
   */
  async add(
    organizationId: string,
    candidateId: string,
    { text, application_id: applicationId = null }: CreateNote,
    author: Author,
    noteId: string = newId(),
  ): Promise<NoteView> {
    return this.#db.transaction(async () => {
      if (!(await this.#notes.hasCandidate(organizationId, candidateId))) throw new NotFound('The candidate');
      if (applicationId && !(await this.#notes.hasApplication(organizationId, candidateId, applicationId)))
        throw new NotFound('The application (application_id)');
      const isNew = await this.#notes.insert(organizationId, { noteId, candidateId, applicationId, text, author });
      if (isNew) await this.#mentions.update(organizationId, noteId, text, author.id);
      const note = isNew ? undefined : await this.#notes.find(organizationId, { candidateId, noteId });
      // The form was sent again with another text, or its id is taken: nothing that was typed is lost.
      if (!isNew && note?.text !== text)
        return this.add(organizationId, candidateId, { text, application_id: applicationId }, author);
      return this.get(organizationId, { candidateId, noteId });
    });
  }

  /** Locks the note until the current transaction ends. */
  lock(organizationId: string, key: NoteKey): Promise<void> {
    return this.#notes.lock(organizationId, key);
  }

  /** Throws NotFound (candidate, note), and Forbidden. */
  async update(organizationId: string, key: NoteKey, text: string, editor: Editor): Promise<NoteView> {
    return this.#db.transaction(async () => {
      await this.#check(organizationId, key, editor);
      await this.#notes.update(organizationId, key, text);
      await this.#mentions.update(organizationId, key.noteId, text, editor.id);
      return this.get(organizationId, key);
    });
  }

  /** Throws NotFound (candidate, note), and Forbidden. */
  async remove(organizationId: string, key: NoteKey, editor: Editor): Promise<void> {
    await this.#db.transaction(async () => {
      await this.#check(organizationId, key, editor);
      await this.#notes.remove(organizationId, key);
    });
  }

  async #check(organizationId: string, key: NoteKey, editor: Editor): Promise<void> {
    await this.#notes.lock(organizationId, key);
    if (mayChange(await this.get(organizationId, key), editor)) return;
    throw new Forbidden('forbidden', 'Only the author of a note and admins can change it.');
  }
}
