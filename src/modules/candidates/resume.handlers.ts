import { handle } from '#platform/tasks/task.ts';
import { ResumeService } from './resume.service.ts';
import { readResume } from './resume.tasks.ts';

export const handlers = [
  handle(readResume, ({ payload, lastAttempt, signal, resolve }) =>
    resolve(ResumeService).read(payload.organizationId, payload.candidateId, { lastAttempt, signal }),
  ),
];
