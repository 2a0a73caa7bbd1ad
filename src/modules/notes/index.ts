export type { MentionItem } from './mentions/mention.repository.ts';
export { MentionService } from './mentions/mention.service.ts';
export { hasLabel, labelOf, type Member } from './mentions/mention.ts';
export type { Author, NoteKey, StoredNote } from './note.repository.ts';
export { CreateNote, maxNoteLength, type NoteView, UpdateNote } from './note.schemas.ts';
export { type Editor, mayChange, NoteService } from './note.service.ts';
