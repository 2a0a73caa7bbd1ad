export { descriptionHtml } from './job.description.ts';
export { jobRequirementsChanged } from './job.events.ts';
export { type JobReading, type JobSources, readJob } from './job.reader.ts';
export { type JobView, jobStatuses } from './job.schemas.ts';
export { JobService } from './job.service.ts';
export { jobQuestions } from './job-question.ts';
export {
  type Asked,
  asInterview,
  cleanName,
  firstFive,
  type InterviewQuestion,
  shownSkills,
} from './question.ts';
export type { ScreeningQuestion } from './screening-question.ts';
export { fiveOf, type Subject, spokenQuestions } from './spoken-question.ts';
