export type { Applicant } from './applicant.schemas.ts';
export { ApplicantService } from './applicant.service.ts';
export { interviewWanted, scoreWanted } from './application.events.ts';
export type { EnrichedApplication, StatusEvent } from './application.schemas.ts';
export { ApplicationService } from './application.service.ts';
export { PipelineService, type PipelineStatus } from './pipeline.service.ts';
