export { interviewWanted, scoreWanted } from './application.events.ts';
export { ApplicationService } from './application.service.ts';
export { PipelineService, type PipelineStatus } from './pipeline.service.ts';
