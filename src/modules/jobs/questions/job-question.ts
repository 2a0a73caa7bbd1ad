import { type JobReading, type JobSources, readJob } from '#readers/posting';
import { canonicalSkill, skillCategory, skillName } from '#readers/skills';
import { generalJobQuestions, jobQuestionRegex, skillQuestions, useOfCategory } from './job-question.lexicon.ts';
import {
  cleanName,
  displaySkills,
  firstFiveQuestions,
  type InterviewQuestion,
  type QuestionDraft,
  toInterviewQuestions,
} from './question.ts';

const isGeneral = (skill: string): boolean => {
  const key = canonicalSkill(skill);
  return ['soft', 'office'].includes(skillCategory(key) ?? '') || jobQuestionRegex.general.test(skillName(key));
};

/** The skills to ask about: listed before read ones, required before preferred, specific before general. */
function skillsOf({ required, preferred }: Pick<JobReading, 'required' | 'preferred'>): string[] {
  const from = (source: 'listed' | 'description') =>
    [...required, ...preferred].filter((one) => one.source === source).map(({ skill }) => skill);
  const read = from('description');
  return displaySkills([
    ...from('listed'),
    ...read.filter((skill) => !isGeneral(skill)),
    ...read.filter((skill) => isGeneral(skill)),
  ]);
}

/** `n` from 0; undefined from 4. */
function questionAboutSkill(skill: string, n: number): QuestionDraft | undefined {
  const category = skillCategory(canonicalSkill(skill));
  const use = (category && useOfCategory[category]) ?? 'any';
  const isDiscipline = use === 'build' && jobQuestionRegex.discipline.test(skill);
  const question = skillQuestions[isDiscipline ? 'method' : use][n];
  return question === undefined ? undefined : { text: question.replaceAll('{skill}', () => skill), skill };
}

/** Five spoken questions: the first about the position, the others about one skill each. */
export function generateJobQuestions(
  jobTitle: string,
  reading: Pick<JobReading, 'required' | 'preferred'>,
): QuestionDraft[] {
  const title = cleanName(jobTitle);
  const role: QuestionDraft = {
    text: title
      ? `What interests you in the position ${title}, and which part of your experience fits it best?`
      : 'What interests you in this position, and which part of your experience fits it best?',
  };
  const ofSkills = skillsOf(reading).flatMap((skill, n) => questionAboutSkill(skill, n) ?? []);
  return firstFiveQuestions([role, ...ofSkills, ...generalJobQuestions.map((text) => ({ text }))]);
}

export function jobQuestions(
  job: JobSources & { video_interview_questions: readonly InterviewQuestion[] },
): InterviewQuestion[] {
  if (job.video_interview_questions.length > 0) return [...job.video_interview_questions];
  return toInterviewQuestions(generateJobQuestions(job.title, readJob(job)));
}
