import { configToken, provide } from '#platform/container.ts';
import { Database } from '#platform/database/database.ts';
import { Mailer } from '#platform/mail/mailer.ts';
import type { Module } from '#platform/module.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { mentionHandlers } from './mentions/mention.handlers.ts';
import { MentionRepository } from './mentions/mention.repository.ts';
import { MentionService } from './mentions/mention.service.ts';
import { MentionMailService } from './mentions/mention-mail.service.ts';
import { noteMerges } from './merged-tables.ts';
import { everyNote, NoteRepository } from './note.repository.ts';
import { noteEndpoints } from './note.routes.ts';
import { NoteView } from './note.schemas.ts';
import { NoteService } from './note.service.ts';
import { noteData } from './personal-data.ts';

export const notes: Module = {
  name: 'notes',
  personalData: noteData,
  mergedTables: noteMerges,
  endpoints: noteEndpoints,
  exports: {
    ofOrganization: [{ name: 'notes', item: NoteView, rows: everyNote }],
    ofCandidate: [
      {
        name: 'notes',
        item: NoteView,
        read: async (resolve, { organizationId, candidateId }) =>
          (await resolve(NoteService).page(organizationId, candidateId, { limit: 10_000, offset: 0 })).rows,
      },
    ],
  },
  // The worker erases and merges.
  tableRights: {
    notes: { worker: { select: true, update: true, delete: true } },
    note_mentions: { worker: { select: true, update: true, delete: true } },
    mention_settings: { web: { select: true, insert: true, update: true }, worker: { select: true } },
  },
  handlers: mentionHandlers,
  register(c) {
    provide(c, NoteRepository, [Database]);
    provide(c, MentionRepository, [Database]);
    provide(c, MentionService, [MentionRepository, TaskQueue]);
    provide(c, MentionMailService, [MentionRepository, Mailer, configToken]);
    provide(c, NoteService, [Database, NoteRepository, MentionService]);
  },
};
