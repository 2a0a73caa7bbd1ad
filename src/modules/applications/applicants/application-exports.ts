import { CandidateView } from '#modules/candidates';
import type { ExportParts } from '#platform/files/export-part.ts';
import { everyApplication, everyStatusEvent } from '../application.queries.ts';
import { EnrichedApplication, StatusEvent } from '../application.schemas.ts';
import { ApplicationService } from '../application.service.ts';
import { everyCandidate, withSkills } from './applicant.queries.ts';
import { Applicant } from './applicant.schemas.ts';
import { ApplicantService } from './applicant.service.ts';

/** More applications than a candidate can have. */
const all = { limit: 10_000, offset: 0 };

/** Candidates are here because their details have their applications. */
export const applicationExports: ExportParts = {
  ofOrganization: [
    { name: 'candidates', item: CandidateView, rows: everyCandidate, shown: withSkills },
    { name: 'applications', item: EnrichedApplication, rows: everyApplication },
    { name: 'application_events', item: StatusEvent, rows: everyStatusEvent },
  ],
  ofCandidate: [
    {
      name: 'candidate',
      item: Applicant,
      read: async (resolve, { organizationId, candidateId }) => [
        await resolve(ApplicantService).get(organizationId, candidateId),
      ],
    },
    {
      name: 'applications',
      item: EnrichedApplication,
      read: async (resolve, { organizationId, candidateId }) =>
        (await resolve(ApplicationService).list(organizationId, { candidate_id: candidateId, ...all })).rows,
    },
    {
      name: 'application_events',
      item: StatusEvent,
      read: (resolve, { organizationId, candidateId }) =>
        resolve(ApplicationService).eventsOfCandidate(organizationId, candidateId),
    },
  ],
};
