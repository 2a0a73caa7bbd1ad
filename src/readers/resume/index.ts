// The reader itself is not exported: its libraries are slow to load and run in a separate process.
export { readResumeFile } from './extract.ts';
export { isHostFailure, ResumeFailure, type ResumeFailureReason } from './failure.ts';
export { formatOf, maxResumeBytes, type ResumeFormat } from './format.ts';
export type { ResumeProfile } from './profile/resume-profile.ts';
export { qualityOfFailure } from './quality.ts';
export { type ReadResume, type ResumeQuality, resumeQualities } from './resume-document.ts';
