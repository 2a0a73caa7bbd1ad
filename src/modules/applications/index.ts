export type { Applicant } from './applicants/applicant.schemas.ts';
export { ApplicantService } from './applicants/applicant.service.ts';
export { interviewRequested, scoreRequested } from './application.events.ts';
export { countOfJob } from './application.queries.ts';
export type { EnrichedApplication, StatusEvent } from './application.schemas.ts';
export { ApplicationService } from './application.service.ts';
export { ApplicationStepService } from './application-step.service.ts';
export { PipelineService, type PipelineStatus } from './pipeline/pipeline.service.ts';
