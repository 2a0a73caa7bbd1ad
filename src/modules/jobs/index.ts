export { jobRequirementsChanged } from './job.events.ts';
export { type JobReading, type JobSources, readJob } from './job.reader.ts';
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
