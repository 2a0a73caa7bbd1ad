import { Database } from '#platform/database/database.ts';
import { defineHandler } from '#platform/tasks/task.ts';
import { type Position, UploadRepository } from './upload.repository.ts';
import { deleteUnusedUploads } from './upload.tasks.ts';

const batchSize = 500;

export const uploadHandlers = [
  defineHandler(deleteUnusedUploads, async ({ signal, resolve }) => {
    let last: Position | undefined;
    do {
      const after = last;
      last = await resolve(Database).transaction(() => resolve(UploadRepository).deleteUnused(after, batchSize));
    } while (last && !signal.aborted);
  }),
];
