import { type Asked, cleanName, firstFive, shownSkills } from '#modules/jobs';
import type { ResumeProfile } from '#modules/resumes';
import { canonicalSkill, type SkillCategory, skillCategory, skillName } from '#modules/skills';

type Held = { employer: string | undefined; title: string | undefined; current: boolean };
type Known = { skill: string; years: number | null };

const general = new Set(
  ['Software', 'Web', 'Frontend', 'Backend', 'Full Stack', 'Mobile'].map((what) => `${what} Development`),
);
// Everybody in the trade has them: a question about them is about nothing in particular.
const isGeneral = (key: string): boolean => skillCategory(key) === 'soft' || general.has(skillName(key));

const maxName = 45;
const maxWords = 7;
// What tells somebody to do something is no name of a firm or a project.
const instructs = /\b(?:ignore|disregard|instructions?|prompt|previous|you are|you must|highest|assistant:)\b/iu;

/** A name of the profile, fit to be said in a sentence: a stranger wrote it, and a recruiter reads it aloud. */
function spoken(raw: string | null): string | undefined {
  const name = cleanName((raw ?? '').replace(/\([^)]*\)?/g, ' '))
    ?.replace(/\s[/&+]\s/g, ' and ')
    .replace(/[\s.]+$/, '');
  if (!name || name.length > maxName || name.split(' ').length > maxWords || instructs.test(name)) return undefined;
  return name;
}

// One works in accounting, but with Kafka.
const fields = new Set<SkillCategory | undefined>([
  'marketing',
  'product',
  'finance',
  'hr',
  'sales',
  'support',
  'healthcare',
  'operations',
  'engineering',
  'legal',
  'hospitality',
  'construction',
  'education',
  'security',
  'testing',
  'architecture',
]);
const withSkill = (skill: string): string =>
  `${fields.has(skillCategory(canonicalSkill(skill))) ? 'in' : 'with'} ${skill}`;

const yearsOf = (years: number): string => (years < 1.5 ? 'about a year' : `about ${Math.round(years)} years`);

function ofPosition({ employer, title, current }: Held): Asked {
  const where = employer ? ` at ${employer}` : '';
  if (title && current) {
    return {
      text: `In your role as ${title}${where}, what are you responsible for yourself, and which result are you most proud of?`,
    };
  }
  if (title) {
    return {
      text: `When you worked as ${title}${where}, what were you responsible for yourself, and which result are you most proud of?`,
    };
  }
  return {
    text: `What ${current ? 'are' : 'were'} you responsible for${where}, and which of your results there are you most proud of?`,
  };
}

const ofProject = (project: string): Asked => ({
  text: `Please walk us through the project ${project}: what was it for, what did you do yourself, and what came of it?`,
});
const ofEarlier = (employer: string): Asked => ({
  text: `When you think back to your time at ${employer}, which decision would you make differently today, and why?`,
});
const ofYears = (years: number): Asked => ({
  text: `You have worked for ${yearsOf(years)}. How has the way in which you work changed in that time, and what brought that about?`,
});
const ofSchool = (school: string): Asked => ({
  text: `Of what you learned at ${school}, what helps you most in your work today, and where did it show last?`,
});

// Each in other words, so that five questions do not sound like one.
const ofSkill: readonly ((known: Known) => string)[] = [
  ({ skill, years }) =>
    years !== null && years >= 1
      ? `You have worked ${withSkill(skill)} for ${yearsOf(years)}. Which piece of that work was the hardest, and how did you get through it?`
      : `Your resume names ${skill}. Which piece of work that needed it was the hardest for you, and how did you get through it?`,
  ({ skill }) =>
    `Suppose a new colleague starts ${withSkill(skill)} next week. What would you teach first, and which mistake would you warn against?`,
  ({ skill }) =>
    `How do you judge whether work ${withSkill(skill)} is good enough to hand over? Please give a recent example.`,
  ({ skill }) => `What has changed ${withSkill(skill)} since you began, and how do you keep up with it?`,
];

const ofAnybody: readonly Asked[] = [
  { text: 'Please walk us through your resume: which two or three steps have shaped you most, and why?' },
  { text: 'Please describe a recent piece of work: what was it for, what did you do yourself, and how did it end?' },
  { text: 'Which of your skills do you use most at present, and what is a result that shows it?' },
  { text: 'Please tell us about something that did not go well at work, and what you learned from it.' },
  { text: 'What kind of work would you like to do next, and how have you prepared for it?' },
];

/** Skills that a question can be about: the particular ones as the profile orders them, the first two of different kinds. */
function knownOf(profile: ResumeProfile): Known[] {
  const said = new Map(profile.skills.map((entry) => [canonicalSkill(entry.skill), entry]));
  const known = shownSkills(profile.skills.map(({ skill }) => skill)).flatMap((skill) => {
    const { mentions = 0, years = null } = said.get(canonicalSkill(skill)) ?? {};
    // What a position names once in passing was not its work.
    return isGeneral(canonicalSkill(skill)) ? [] : [{ skill, mentions, years: mentions > 1 ? years : null }];
  });
  const category = ({ skill }: Known) => skillCategory(canonicalSkill(skill));
  const [first] = known;
  const other = known.slice(1, 7).find((entry) => first && entry.mentions > 1 && category(entry) !== category(first));
  return first && other ? [first, other, ...known.filter((entry) => entry !== first && entry !== other)] : known;
}

/** Positions with something to name, the present or last one first. */
function heldOf({ employments }: ResumeProfile): Held[] {
  const rank = (entry: ResumeProfile['employments'][number]) => (entry.current ? '9' : (entry.to ?? entry.from ?? ''));
  return [...employments]
    .sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) < rank(b) ? 1 : -1))
    .map(({ employer, title, current }) => ({ employer: spoken(employer), title: spoken(title), current }))
    .filter(({ employer, title }) => employer !== undefined || title !== undefined);
}

/**
 * Five questions about a resume, to be answered aloud, each of another kind: the present position, a skill with its
 * years, a project, an earlier employer, another skill; where one of them is missing, the years, the school, further
 * skills, and what anybody can answer. Of the resume nothing but such names is said, and the same profile gives the same
 * questions.
 */
export function resumeQuestions(profile: ResumeProfile): Asked[] {
  const held = heldOf(profile);
  const [present] = held;
  const earlier = held.find(({ employer }) => employer !== undefined && employer !== present?.employer)?.employer;
  const project = profile.projects.map(spoken).find((name) => name !== undefined);
  const school = profile.education.map(({ institution }) => spoken(institution)).find((name) => name !== undefined);
  const years = profile.totalExperienceYears;
  const [skill1, skill2, ...skills] = ofSkill.flatMap((phrase, n) => {
    const known = knownOf(profile)[n];
    return known ? [{ text: phrase(known), skill: known.skill }] : [];
  });
  const asked = [
    present && ofPosition(present),
    skill1,
    project ? ofProject(project) : undefined,
    earlier ? ofEarlier(earlier) : undefined,
    skill2,
    years !== null && years >= 2 ? ofYears(years) : undefined,
    school ? ofSchool(school) : undefined,
    ...skills,
    ...ofAnybody,
  ];
  return firstFive(asked.filter((question) => question !== undefined));
}
