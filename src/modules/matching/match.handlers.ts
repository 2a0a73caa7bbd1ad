import { scoreWanted } from '#modules/applications';
import { candidateProfileChanged } from '#modules/candidates';
import { jobRequirementsChanged } from '#modules/jobs';
import { on } from '#platform/tasks/event.ts';
import { handle } from '#platform/tasks/task.ts';
import { MatchService } from './match.service.ts';
import { forgetScores, rescore } from './match.tasks.ts';
import { MatchRetentionService } from './match-retention.service.ts';

const { retry, timeoutSeconds } = rescore;

export const handlers = [
  on(scoreWanted, { task: 'matching.score', retry, timeoutSeconds }, ({ payload, resolve }) =>
    resolve(MatchService).score(payload.organizationId, payload.applicationIds),
  ),
  on(candidateProfileChanged, { task: 'matching.rescore-candidate', retry, timeoutSeconds }, ({ payload, resolve }) =>
    resolve(MatchService).scoreAll(payload.organizationId, { candidateId: payload.candidateId }),
  ),
  on(jobRequirementsChanged, { task: 'matching.rescore-job', retry, timeoutSeconds }, ({ payload, resolve }) =>
    resolve(MatchService).scoreAll(payload.organizationId, { jobId: payload.jobId }),
  ),
  handle(rescore, ({ payload, resolve }) => resolve(MatchService).scorePiece(payload.organizationId, payload)),
  handle(forgetScores, ({ signal, resolve }) => resolve(MatchRetentionService).forget(signal)),
];
