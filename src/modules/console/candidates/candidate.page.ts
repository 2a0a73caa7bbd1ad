import { ApplicantService } from '#modules/applications';
import { ConsentService, ResumeService } from '#modules/candidates';
import { SuppressionService } from '#modules/outreach';
import { LegalHoldService } from '#modules/privacy';
import { ScreeningService } from '#modules/screenings';
import { activitySection } from '../activity/activity.page.ts';
import { type ConsoleContext, defineConsolePage } from '../console.page.ts';
import { JobListQueries } from '../jobs/job-list.queries.ts';
import { pathId } from '../path-id.ts';
import { erasureSection } from '../privacy/erasure.view.ts';
import { legalHoldSection } from '../privacy/legal-hold.view.ts';
import { candidatePage } from './candidate.view.ts';
import { orStanding } from './merging/gone.ts';
import { candidateNeighbors } from './neighbors/candidate-neighbors.ts';

const path = '/console/candidates';
const candidatePath = (id: string): string => `${path}/${id}`;

async function detailPage(context: ConsoleContext) {
  const { user, resolve } = context;
  const { organizationId } = user;
  const candidateId = pathId(context);
  const candidate = await resolve(ApplicantService).get(organizationId, candidateId);
  const latest = { limit: 50, offset: 0 };
  const [resume, file, screenings, consents, activity, jobs] = await Promise.all([
    resolve(ResumeService).detail(organizationId, candidateId),
    resolve(ResumeService).fileFacts(organizationId, candidateId),
    resolve(ScreeningService).list(organizationId, { type: 'all', candidate_id: candidateId, ...latest }),
    resolve(ConsentService).page(organizationId, candidateId, latest),
    activitySection(context, { candidateId }),
    resolve(JobListQueries).titles(
      organizationId,
      candidate.applications.map((application) => application.job_id),
    ),
  ]);
  const suppression = candidate.email
    ? await resolve(SuppressionService).suppressionReason(organizationId, candidate.email)
    : undefined;
  const neighbors = await candidateNeighbors(context, candidateId);
  const held = await resolve(LegalHoldService).get(organizationId, candidateId);
  const hold = { isHeld: held.hold, section: await legalHoldSection(context, held) };
  const erasure = await erasureSection(context, candidateId);
  const detail = {
    ...{ candidate, suppression, neighbors, resume, file, jobs, hold, erasure, activity },
    ...{ screenings: screenings.rows, consents: consents.rows },
  };
  return { document: candidatePage(context, detail) };
}

export const candidatePages = [
  defineConsolePage({
    method: 'get',
    path: `${path}/{id}`,
    role: 'recruiter',
    handler: (context) => orStanding(context, pathId(context), candidatePath, () => detailPage(context)),
  }),
];
