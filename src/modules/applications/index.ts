export { interviewWanted, scoreWanted } from './application.events.ts';
export type { EnrichedApplication, StatusEvent } from './application.schemas.ts';
export { ApplicationService } from './application.service.ts';
