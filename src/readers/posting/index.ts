export { type JobReading, type JobSources, postingText, readingVersion, readJob } from './job-reading.ts';
export type { JobSkill } from './skill-weights.ts';
