import { interviewRequested } from '#modules/applications';
import { subscribe } from '#platform/events/event.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { deferredStep, defineHandler, skippedStep } from '#platform/tasks/task.ts';
import { ApplicantInviteService } from './automatic/applicant-invite.service.ts';
import { BudgetMailService } from './automatic/budget-mail.service.ts';
import { InterviewBudget } from './automatic/interview-budget.service.ts';
import { InterviewService } from './interview.service.ts';
import {
  abandonInterviews,
  continueWaitingInvites,
  expireInterviews,
  inviteApplicant,
  tellBudgetReached,
} from './interview.tasks.ts';
import { InterviewAbandonService } from './interview-abandon.service.ts';

const { retry, timeoutSeconds } = inviteApplicant;

export const interviewHandlers = [
  subscribe(
    interviewRequested,
    { task: 'interviews.invite-applicants', retry, timeoutSeconds },
    ({ payload: { organizationId, jobId, candidateIds, via }, resolve }) =>
      resolve(TaskQueue).enqueueAll(
        inviteApplicant,
        candidateIds.map((candidateId) => ({ organizationId, candidateId, jobId, via })),
      ),
  ),
  defineHandler(inviteApplicant, async (run) => {
    const { payload, resolve, progress } = run;
    const outcome = await resolve(ApplicantInviteService).invite(payload.organizationId, payload, run);
    if (outcome !== 'done') progress(0, 1, outcome === 'waits' ? deferredStep : skippedStep);
  }),
  defineHandler(tellBudgetReached, ({ payload, resolve }) => resolve(BudgetMailService).send(payload)),
  defineHandler(continueWaitingInvites, ({ signal, resolve }) => resolve(InterviewBudget).continueWaiting(signal)),
  defineHandler(expireInterviews, ({ signal, resolve }) => resolve(InterviewService).expire(signal)),
  defineHandler(abandonInterviews, ({ signal, resolve }) => resolve(InterviewAbandonService).abandon(signal)),
];
