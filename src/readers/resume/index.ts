// The reading code is not exported, because its libraries load slowly and run in separate processes.
export { isHostFailure, needsOtherFile, ResumeFailure, type ResumeFailureReason } from './failure.ts';
export { formatOf, maxResumeBytes, type ResumeFormat } from './format.ts';
export { monthSpanOf } from './profile/history/date-ranges.ts';
export type { ResumeProfile } from './profile/resume-profile.ts';
export { qualityOfFailure } from './quality.ts';
export { ReaderPool } from './reader-pool.ts';
export { type ReadResume, type ResumeQuality, resumeQualities } from './resume-document.ts';
