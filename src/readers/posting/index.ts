export { demandRules } from './demand/skill-mention.ts';
export type { JobSkill } from './demand/skill-weights.ts';
export {
  type JobReading,
  type JobSources,
  postingText,
  readingVersion,
  readJob,
  readJobText,
  type TextReading,
  weightedReadingVersion,
} from './job-reading.ts';
