import { scoreWanted } from '#modules/applications';
import { candidateProfileChanged } from '#modules/candidates';
import { jobRequirementsChanged } from '#modules/jobs';
import { on } from '#platform/tasks/event.ts';
import { handle } from '#platform/tasks/task.ts';
import { MatchService } from './match.service.ts';
import { forgetScores, rescore } from './match.tasks.ts';
import { MatchRetentionService } from './match-retention.service.ts';

const { kind, retry, timeoutSeconds } = rescore;
const asked = { kind, retry, timeoutSeconds };

export const handlers = [
  on(
    scoreWanted,
    {
      task: 'matching.score',
      ...asked,
      about: ({ jobId, candidateId, applicationIds }) => ({
        jobId,
        candidateId,
        applicationIds,
        steps: applicationIds.length,
      }),
    },
    ({ payload, progress, resolve }) =>
      resolve(MatchService).scoreThese(payload.organizationId, payload.applicationIds, progress),
  ),
  on(
    candidateProfileChanged,
    {
      task: 'matching.rescore-candidate',
      ...asked,
      about: ({ candidateId }) => ({ candidateId }),
      // of the reading of a resume, which is what changes most profiles
      lastStep: 'score',
    },
    ({ payload, progress, resolve }) =>
      resolve(MatchService).scoreAll(payload.organizationId, { candidateId: payload.candidateId }, progress),
  ),
  on(
    jobRequirementsChanged,
    { task: 'matching.rescore-job', ...asked, about: ({ jobId }) => ({ jobId }) },
    ({ payload, progress, resolve }) =>
      resolve(MatchService).scoreAll(payload.organizationId, { jobId: payload.jobId }, progress),
  ),
  handle(rescore, ({ payload, progress, resolve }) =>
    resolve(MatchService).scorePiece(payload.organizationId, payload, progress),
  ),
  handle(forgetScores, ({ signal, resolve }) => resolve(MatchRetentionService).forget(signal)),
];
