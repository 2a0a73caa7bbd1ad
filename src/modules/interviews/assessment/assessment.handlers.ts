import { defineHandler } from '#platform/tasks/task.ts';
import { AssessmentService } from './assessment.service.ts';
import { assessInterview } from './assessment.tasks.ts';

export const assessmentHandlers = [
  defineHandler(assessInterview, ({ payload: { organizationId, interviewId }, signal, progress, resolve }) =>
    resolve(AssessmentService).assess(organizationId, interviewId, { signal, progress }),
  ),
];
