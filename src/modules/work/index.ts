export { type WorkItem, type WorkKind, workKinds, workStates } from './work.schemas.ts';
export { type FailedWorkFilter, WorkService } from './work.service.ts';
export type { WorkSummary } from './work-summary.ts';
