import { interviewWanted } from '#modules/applications';
import { on } from '#platform/tasks/event.ts';
import { TaskQueue } from '#platform/tasks/queue.ts';
import { handle } from '#platform/tasks/task.ts';
import { ApplicantInviteService } from './applicant-invite.service.ts';
import { inviteApplicant } from './interview.tasks.ts';
import { abandonInterviews } from './interview-abandon.tasks.ts';
import { InterviewEndService } from './interview-end.service.ts';
import { InterviewExpiryService } from './interview-expiry.service.ts';
import { expireInterviews } from './interview-expiry.tasks.ts';

const { retry, timeoutSeconds } = inviteApplicant;

export const handlers = [
  on(
    interviewWanted,
    { task: 'interviews.invite-applicants', retry, timeoutSeconds },
    ({ payload: { organizationId, jobId, candidateIds, via }, resolve }) =>
      resolve(TaskQueue).enqueueAll(
        inviteApplicant,
        candidateIds.map((candidateId) => ({ organizationId, candidateId, jobId, via })),
      ),
  ),
  handle(inviteApplicant, ({ payload, resolve }) =>
    resolve(ApplicantInviteService).invite(payload.organizationId, payload),
  ),
  handle(expireInterviews, ({ signal, resolve }) => resolve(InterviewExpiryService).expire(signal)),
  handle(abandonInterviews, ({ signal, resolve }) => resolve(InterviewEndService).abandonDeserted(signal)),
];
