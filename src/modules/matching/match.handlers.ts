import { scoreRequested } from '#modules/applications';
import { candidateProfileChanged } from '#modules/candidates';
import { jobRequirementsChanged } from '#modules/jobs';
import { subscribe } from '#platform/events/event.ts';
import { defineHandler } from '#platform/tasks/task.ts';
import { MatchService } from './match.service.ts';
import { deleteOldScores, rescoreRange } from './match.tasks.ts';
import { MatchRetentionService } from './match-retention.service.ts';

const { kind, retry, timeoutSeconds } = rescoreRange;
const options = { kind, retry, timeoutSeconds };

export const matchHandlers = [
  subscribe(
    scoreRequested,
    {
      task: 'matching.score',
      ...options,
      batchSize: 100,
      subject: ({ jobId, candidateId, applicationIds }) => ({
        jobId,
        candidateId,
        applicationIds,
        steps: applicationIds.length,
      }),
    },
    ({ payload, progress, resolve }) =>
      resolve(MatchService).scoreApplications(payload.organizationId, payload.applicationIds, progress),
  ),
  subscribe(
    candidateProfileChanged,
    {
      task: 'matching.rescore-candidate',
      ...options,
      subject: ({ candidateId }) => ({ candidateId }),
      // the last step of reading a resume, which changes most profiles
      lastStep: 'score',
    },
    ({ payload, progress, resolve }) =>
      resolve(MatchService).rescore(payload.organizationId, { candidateId: payload.candidateId }, progress),
  ),
  subscribe(
    jobRequirementsChanged,
    { task: 'matching.rescore-job', ...options, subject: ({ jobId }) => ({ jobId }) },
    ({ payload, progress, resolve }) =>
      resolve(MatchService).rescore(payload.organizationId, { jobId: payload.jobId }, progress),
  ),
  defineHandler(rescoreRange, ({ payload, progress, resolve }) =>
    resolve(MatchService).rescoreRange(payload.organizationId, payload, progress),
  ),
  defineHandler(deleteOldScores, ({ signal, resolve }) => resolve(MatchRetentionService).deleteOld(signal)),
];
