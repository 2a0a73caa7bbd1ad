import { canonicalSkill, skillCategory, skillName } from '#modules/skills';
import { type JobReading, type JobSources, readJob } from './job.reader.ts';
import { phraseOf } from './job-question.phrases.ts';
import { type Asked, asInterview, cleanName, firstFive, type InterviewQuestion, shownSkills } from './question.ts';

const ofAnyJob: readonly Asked[] = [
  { text: 'Please tell us about a recent piece of work that prepares you well for this position.' },
  { text: 'Which of your strengths would help you most in this position, and when did you last show it?' },
  {
    text: 'Please describe a situation in which you had to learn something new quickly for your work. How did you go about it?',
  },
  { text: 'How do you go about your work when several things are urgent at once? Please give an example.' },
  { text: 'Please tell us about a disagreement at work and how you and the others came to a solution.' },
];

// Everybody in the trade has them: a question about them is about nothing in particular.
const isGeneral = (skill: string): boolean => {
  const key = canonicalSkill(skill);
  return ['soft', 'office'].includes(skillCategory(key) ?? '') || / development$/i.test(skillName(key));
};

/**
 * The skills that questions are about: those that the integration lists before those that were read, the required ones
 * first, each by weight. Of the read ones the particular come before the general.
 */
function skillsOf({ required, preferred }: Pick<JobReading, 'required' | 'preferred'>): string[] {
  const from = (source: 'listed' | 'description') =>
    [...required, ...preferred].filter((one) => one.source === source).map(({ skill }) => skill);
  const read = from('description');
  return shownSkills([
    ...from('listed'),
    ...read.filter((skill) => !isGeneral(skill)),
    ...read.filter((skill) => isGeneral(skill)),
  ]);
}

/** Five questions about a job, to be answered aloud: the first about the position, the others about a skill each. */
export function askAboutJob(jobTitle: string, reading: Pick<JobReading, 'required' | 'preferred'>): Asked[] {
  const title = cleanName(jobTitle);
  const role: Asked = {
    text: title
      ? `What interests you in the position ${title}, and which part of your experience fits it best?`
      : 'What interests you in this position, and which part of your experience fits it best?',
  };
  const ofSkills = skillsOf(reading).flatMap((skill, n): Asked[] => {
    const phrase = phraseOf(skill, skillCategory(canonicalSkill(skill)), n);
    return phrase ? [{ text: phrase(skill), skill }] : [];
  });
  return firstFive([role, ...ofSkills, ...ofAnyJob]);
}

/** The questions of an interview about a job: those it has already, else five made as enrichment makes them. */
export function jobQuestions(
  job: JobSources & { video_interview_questions: readonly InterviewQuestion[] },
): InterviewQuestion[] {
  if (job.video_interview_questions.length > 0) return [...job.video_interview_questions];
  return asInterview(askAboutJob(job.title, readJob(job)));
}
