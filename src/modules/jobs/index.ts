export { jobRequirementsChanged } from './job.events.ts';
