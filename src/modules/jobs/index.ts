export { type JobReading, type JobSources, readJob } from '#readers/posting';
export { jobRequirementsChanged } from './job.events.ts';
export {
  CreateJob,
  currencies,
  type JobView,
  jobStatuses,
  jobTypes,
  UpdateJob,
  workModes,
} from './job.schemas.ts';
export { JobService, type SkillLists } from './job.service.ts';
export { descriptionHtml } from './job-description.ts';
export { publicCompanyName } from './public-company.queries.ts';
export { generateJobQuestions, jobQuestions } from './questions/job-question.ts';
export {
  cleanName,
  displaySkills,
  firstFiveQuestions,
  type InterviewQuestion,
  type QuestionDraft,
  toInterviewQuestions,
} from './questions/question.ts';
export { maxScreeningQuestions, type ScreeningQuestion } from './questions/screening-question.ts';
export { completeToFive, filterSpokenQuestions, type QuestionSubject } from './questions/spoken-question.ts';
