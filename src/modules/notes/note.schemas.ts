import { z } from 'zod';
import { listQuery } from '#platform/paging/list-query.ts';
import { listOf } from '#platform/paging/list-reply.ts';
import { id, nonBlankText } from '#platform/schema/fields.ts';
import { timestamp } from '#platform/schema/reply-fields.ts';

export const maxNoteLength = 20_000;
export const noteText = () => nonBlankText(maxNoteLength);

export const CreateNote = z
  .strictObject({
    text: noteText().describe(
      'Plain text with line breaks. To mention a user, write `@` and their name or email. Up to 50 users.',
    ),
    application_id: id()
      .nullable()
      .optional()
      .describe('ID of the application that the note is about, of the same candidate.'),
  })
  .meta({ id: 'NoteInput', description: 'A note about a candidate.' });
export type CreateNote = z.output<typeof CreateNote>;

export const UpdateNote = z
  .strictObject({ text: noteText().describe('The new text.') })
  .meta({ id: 'UpdateNote', description: 'Another text of a note.' });
export type UpdateNote = z.output<typeof UpdateNote>;

export const NoteView = z
  .object({
    id: id().describe('ID of the note.'),
    candidate_id: id().describe('ID of the candidate.'),
    application_id: id()
      .nullable()
      .describe('ID of the application that the note is about. Null for a note about the candidate.'),
    text: z.string().describe('Plain text with line breaks.'),
    author: z
      .object({
        type: z.enum(['user', 'key']).describe('`user`: in the console. `key`: with an API key.'),
        id: id().describe('ID of the user or API key.'),
        name: z
          .string()
          .nullable()
          .describe('Name of the user, or of the API key at the time. Null once the user was removed.'),
      })
      .describe('Who wrote the note.'),
    mentions: z
      .array(
        z.object({
          user_id: id().describe('ID of the user.'),
          name: z.string().describe('Name of the user.'),
        }),
      )
      .describe('Users whom the text mentions. They see the note in the console and, unless turned off, get an email.'),
    edited_at: timestamp().nullable().describe('When the text was last changed. Null if it never was.'),
    created_at: timestamp().describe('When the note was written.'),
    updated_at: timestamp().describe('When the note was last updated.'),
  })
  .meta({ id: 'Note', description: 'A note about a candidate, with its author.' });
export type NoteView = z.output<typeof NoteView>;

export const NoteQuery = listQuery({
  application_id: id().optional().describe('Only return notes about this application.'),
});
export type NoteQuery = z.output<typeof NoteQuery>;
export const NoteList = listOf(NoteView);
export const NoteReply = z.object({ data: NoteView });
