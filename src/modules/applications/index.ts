export { type Applicant, ApplicantReply, CreateApplicant, UpdateApplicant } from './applicants/applicant.schemas.ts';
export { ApplicantService } from './applicants/applicant.service.ts';
export { interviewRequested, rejectionEmailRequested, scoreRequested } from './application.events.ts';
export { applicationSearch, countOfJob } from './application.queries.ts';
export type { ApplicationDecision, EnrichedApplication, StatusEvent } from './application.schemas.ts';
export { ApplicationService } from './application.service.ts';
export { ApplicationStepService } from './application-step.service.ts';
export { ApplicationBatchService } from './batches/application-batch.service.ts';
export { type BatchItem, SimulatedApplications } from './batches/application-batch.ts';
export { isFurtherStatus } from './merged-tables.ts';
export { applicationIdsOf, applicationOwnersOf, deletedByApplication } from './personal-data.ts';
export { PipelineService, type PipelineStatus } from './pipeline/pipeline.service.ts';
export {
  CreateRejectionReason,
  type RejectionReasonView,
  reasonOutcomes,
  UpdateRejectionReason,
} from './rejections/rejection-reason.schemas.ts';
export { RejectionReasonService } from './rejections/rejection-reason.service.ts';
