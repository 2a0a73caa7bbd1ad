export { type WorkItem, type WorkKind, WorkQuery, workKinds, workStates } from './work.schemas.ts';
export { type WhichWork, WorkService } from './work.service.ts';
export type { WorkSummary } from './work.summary.ts';
