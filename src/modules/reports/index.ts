export { lockReportCounts } from './counting/report-lock.queries.ts';
export type { HiringFilter } from './hiring-report.queries.ts';
export type { FunnelStage, HiringReport, SourceOutcome } from './hiring-report.ts';
export type { Period } from './period.ts';
export { type CreditReport, ReportService } from './report.service.ts';
export type { StuckApplication } from './stuck-application.queries.ts';
export type { FailureCause, HourCount } from './work-report.queries.ts';
