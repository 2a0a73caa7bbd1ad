// What reads a profile out of a file runs in a process of its own: it is not here, and nobody pays for loading it.
export { readResumeFile } from './resume.extract.ts';
export { isHostsFailure, ResumeFailure, type ResumeFailureReason } from './resume.failure.ts';
export { formatOf, maxResumeBytes, type ResumeFormat } from './resume.format.ts';
export { qualityOfFailure } from './resume.quality.ts';
export { type ReadResume, type ResumeProfile, type ResumeQuality, resumeQualities } from './resume.types.ts';
