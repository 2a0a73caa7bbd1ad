import { handle } from '#platform/tasks/task.ts';
import { ResumeService } from './resume.service.ts';
import { readingSteps, readResume } from './resume.tasks.ts';

export const handlers = [
  handle(readResume, ({ payload, lastAttempt, signal, resolve, progress }) =>
    resolve(ResumeService).read(payload.organizationId, payload.candidateId, {
      lastAttempt,
      signal,
      reaches: (step) => progress(readingSteps.indexOf(step), readingSteps.length, step),
    }),
  ),
];
