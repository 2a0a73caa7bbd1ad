export type { WorkListQuery } from './work.queries.ts';
export { type WorkItem, type WorkKind, workKinds, workStates } from './work.schemas.ts';
export { type FailedWorkFilter, WorkService } from './work.service.ts';
export type { FailureGroup } from './work-summary.queries.ts';
export type { WorkSummary } from './work-summary.ts';
