export { jobRequirementsChanged } from './job.events.ts';
export type { JobView } from './job.schemas.ts';
export { JobService } from './job.service.ts';
