import { defineHandler } from '#platform/tasks/task.ts';
import { readingSteps, readResume } from './resume.tasks.ts';
import { ResumeReadingService } from './resume-reading.service.ts';

export const resumeHandlers = [
  defineHandler(readResume, ({ payload, lane, lastAttempt, signal, resolve, progress }) =>
    resolve(ResumeReadingService).read(payload.organizationId, payload.candidateId, {
      lane,
      lastAttempt,
      signal,
      onStep: (step) => progress(readingSteps.indexOf(step), readingSteps.length, step),
    }),
  ),
];
