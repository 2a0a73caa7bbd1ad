import { type Asked, askOfSkill, firstFive, shownSkills, skillsNamedIn } from './question.ts';
import { employersIn, projectsIn, yearsIn } from './resume-fact.ts';

// Each in other words, so that five questions do not sound like one.
const ofSkill: readonly ((skill: string) => string)[] = [
  (skill) =>
    `Your resume names ${skill}. Which piece of work with it was the most demanding, and what was your own part in it?`,
  (skill) =>
    `Please describe a problem that you solved with ${skill}. Which other ways did you consider, and why did you decide as you did?`,
  (skill) => `How have you used ${skill} in your daily work, and what would you do differently today?`,
  (skill) => `What would you tell a colleague who is about to use ${skill} for the first time?`,
  (skill) => `How do you keep your knowledge of ${skill} up to date? Please give a recent example.`,
];
const ofEmployer: readonly ((employer: string) => string)[] = [
  (employer) => `What were you responsible for at ${employer}, and which of your results there are you most proud of?`,
  (employer) => `What was the hardest decision in your time at ${employer}, and how did you come to it?`,
];
const ofProject: readonly ((project: string) => string)[] = [
  (project) =>
    `Please walk us through the project ${project}: what was it for, what did you do yourself, and how did it end?`,
];
const ofYears = (years: number): string =>
  `You have about ${years} years of experience. How has the way in which you work changed over this time?`;

const ofAnybody: readonly Asked[] = [
  { text: 'Please walk us through your resume: which two or three steps have shaped you most, and why?' },
  { text: 'Please describe a recent project of yours: what was it for, what did you do yourself, and how did it end?' },
  { text: 'Which of your skills do you use most in your work at present? Please give an example of a result.' },
  { text: 'Please tell us about something that did not go well at work, and what you learned from it.' },
  { text: 'What kind of work would you like to do next, and how have you prepared for it?' },
];

const named = (phrasings: readonly ((name: string) => string)[], names: readonly string[]): Asked[] =>
  askOfSkill(phrasings, names).map(({ text }) => ({ text }));

/**
 * Five questions about a resume, to be answered aloud. They name its skills, employers and projects where it has any; of
 * the text itself nothing longer than such a name is repeated. The same text gives the same questions.
 */
export function resumeQuestions(text: string): Asked[] {
  const [skill1, skill2, skill3, ...skills] = askOfSkill(ofSkill, shownSkills(skillsNamedIn(text)));
  const [employer1, employer2] = named(ofEmployer, employersIn(text));
  const [project] = named(ofProject, projectsIn(text));
  const years = yearsIn(text);
  const asked = [
    skill1,
    employer1,
    skill2,
    project,
    skill3,
    employer2,
    years === undefined ? undefined : { text: ofYears(years) },
    ...skills,
    ...ofAnybody,
  ];
  return firstFive(asked.filter((question) => question !== undefined));
}
