export { jobRequirementsChanged } from './job.events.ts';
export { type JobReading, type JobSources, readJob } from './job.reader.ts';
export type { WeightedSkill } from './skill.weights.ts';
