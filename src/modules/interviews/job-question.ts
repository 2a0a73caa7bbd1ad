import { convert } from 'html-to-text';
import type { InterviewJob } from './interview.repository.ts';
import {
  type Asked,
  asInterview,
  askOfSkill,
  cleanName,
  firstFive,
  type InterviewQuestion,
  shownSkills,
  skillsNamedIn,
} from './question.ts';

// Each in other words, so that five questions do not sound like one.
const ofSkill: readonly ((skill: string) => string)[] = [
  (skill) =>
    `This position needs ${skill}. Which piece of work have you done with it that you are most proud of, and what was your own part?`,
  (skill) =>
    `Please describe a difficult problem that you solved with ${skill}. How did you find the cause, and what would you do differently today?`,
  (skill) => `How do you judge whether work done with ${skill} is good? Please give an example from your own practice.`,
  (skill) => `When did you last use ${skill}, for what purpose, and what did you learn from it?`,
  (skill) => `How would you explain to a new colleague where ${skill} helps, and where it does not?`,
];

const ofAnyJob: readonly Asked[] = [
  { text: 'Please tell us about a recent piece of work that prepares you well for this position.' },
  { text: 'Which of your strengths would help you most in this position, and when did you last show it?' },
  {
    text: 'Please describe a situation in which you had to learn something new quickly for your work. How did you go about it?',
  },
  { text: 'How do you go about your work when several things are urgent at once? Please give an example.' },
  { text: 'Please tell us about a disagreement at work and how you and the others came to a solution.' },
];

// Deep nesting would overflow html-to-text's recursion.
const plain = { wordwrap: false, limits: { maxDepth: 100 }, selectors: [{ selector: 'img', format: 'skip' }] } as const;
// What a job asks for stands far before this.
const maxText = 50_000;

/** The skills of the job, the most wanted first: required, preferred, and then what else its text names, the oftenest first. */
function skillsOf(job: InterviewJob): string[] {
  const html = job.jdText ? convert(job.jdText.slice(0, maxText), plain as never) : '';
  const text = `${html}\n${job.description?.slice(0, maxText) ?? ''}`;
  return shownSkills([...job.requiredSkills, ...job.preferredSkills, ...skillsNamedIn(text)]);
}

/** The questions of an interview about a job: its own, else five made from its title, skills and description. */
export function jobQuestions(job: InterviewJob): InterviewQuestion[] {
  if (job.questions.length > 0) return job.questions;
  const title = cleanName(job.title);
  const role: Asked = {
    text: title
      ? `What interests you in the position ${title}, and which part of your experience fits it best?`
      : 'What interests you in this position, and which part of your experience fits it best?',
  };
  return asInterview(firstFive([role, ...askOfSkill(ofSkill, skillsOf(job)).slice(0, 4), ...ofAnyJob]));
}
