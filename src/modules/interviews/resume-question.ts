import { cleanName, displaySkills, firstFiveQuestions, type QuestionDraft } from '#modules/jobs';
import type { ResumeProfile } from '#readers/resume';
import { canonicalSkill, skillCategory, skillName } from '#readers/skills';
import {
  fieldCategories,
  generalResumeQuestions,
  generalSkills,
  resumeQuestionRegex,
} from './resume-question.lexicon.ts';

type Position = { employer: string | undefined; title: string | undefined; current: boolean };
type KnownSkill = { skill: string; years: number | null };

const isGeneral = (key: string): boolean => skillCategory(key) === 'soft' || generalSkills.has(skillName(key));

const maxName = 45;
const maxWords = 7;

/** Undefined for anything that does not fit into a sentence, as strangers write resumes. */
function sentenceName(raw: string | null): string | undefined {
  const name = cleanName((raw ?? '').replace(/\([^)]*\)?/g, ' '))
    ?.replace(/\s[/&+]\s/g, ' and ')
    .replace(/[\s.]+$/, '');
  if (!name || name.length > maxName || name.split(' ').length > maxWords || resumeQuestionRegex.instruction.test(name))
    return undefined;
  return name;
}

const withSkill = (skill: string): string =>
  `${fieldCategories.has(skillCategory(canonicalSkill(skill)) ?? '') ? 'in' : 'with'} ${skill}`;

const yearsOf = (years: number): string => (years < 1.5 ? 'about a year' : `about ${Math.round(years)} years`);

function ofPosition({ employer, title, current }: Position): QuestionDraft {
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

const ofProject = (project: string): QuestionDraft => ({
  text: `Please walk us through the project ${project}: what was it for, what did you do yourself, and what came of it?`,
});
const ofEarlier = (employer: string): QuestionDraft => ({
  text: `When you think back to your time at ${employer}, which decision would you make differently today, and why?`,
});
const ofYears = (years: number): QuestionDraft => ({
  text: `You have worked for ${yearsOf(years)}. How has the way in which you work changed in that time, and what brought that about?`,
});
const ofSchool = (school: string): QuestionDraft => ({
  text: `Of what you learned at ${school}, what helps you most in your work today, and where did it show last?`,
});

const ofSkill: readonly ((known: KnownSkill) => string)[] = [
  ({ skill, years }) =>
    years !== null && years >= 1
      ? `You have worked ${withSkill(skill)} for ${yearsOf(years)}. Which piece of that work was the hardest, ` +
        'and how did you get through it?'
      : `Your resume names ${skill}. Which piece of work that needed it was the hardest for you, and how did you get through it?`,
  ({ skill }) =>
    `Suppose a new colleague starts ${withSkill(skill)} next week. What would you teach first, and which mistake would you warn against?`,
  ({ skill }) =>
    `How do you judge whether work ${withSkill(skill)} is good enough to hand over? Please give a recent example.`,
  ({ skill }) => `What has changed ${withSkill(skill)} since you began, and how do you keep up with it?`,
];

/** The first two are from different categories where possible. */
function specificSkills(profile: ResumeProfile): KnownSkill[] {
  const said = new Map(profile.skills.map((entry) => [canonicalSkill(entry.skill), entry]));
  const known = displaySkills(profile.skills.map(({ skill }) => skill)).flatMap((skill) => {
    const { mentions = 0, years = null } = said.get(canonicalSkill(skill)) ?? {};
    return isGeneral(canonicalSkill(skill)) ? [] : [{ skill, mentions, years: mentions > 1 ? years : null }];
  });
  const category = ({ skill }: KnownSkill) => skillCategory(canonicalSkill(skill));
  const [first] = known;
  const other = known.slice(1, 7).find((entry) => first && entry.mentions > 1 && category(entry) !== category(first));
  return first && other ? [first, other, ...known.filter((entry) => entry !== first && entry !== other)] : known;
}

/** Latest first. */
function positionsOf({ employments }: ResumeProfile): Position[] {
  const rank = (entry: ResumeProfile['employments'][number]) => (entry.current ? '9' : (entry.to ?? entry.from ?? ''));
  return [...employments]
    .sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) < rank(b) ? 1 : -1))
    .map(({ employer, title, current }) => ({ employer: sentenceName(employer), title: sentenceName(title), current }))
    .filter(({ employer, title }) => employer !== undefined || title !== undefined);
}

/** Five; years, school, more skills and general questions fill gaps. Deterministic. */
export function resumeQuestions(profile: ResumeProfile): QuestionDraft[] {
  const positions = positionsOf(profile);
  const [latest] = positions;
  const earlier = positions.find(({ employer }) => employer !== undefined && employer !== latest?.employer)?.employer;
  const project = profile.projects.map(sentenceName).find((name) => name !== undefined);
  const school = profile.education
    .map(({ institution }) => sentenceName(institution))
    .find((name) => name !== undefined);
  const years = profile.totalExperienceYears;
  const [skill1, skill2, ...skills] = ofSkill.flatMap((phrase, n) => {
    const known = specificSkills(profile)[n];
    return known ? [{ text: phrase(known), skill: known.skill }] : [];
  });
  const asked = [
    latest && ofPosition(latest),
    skill1,
    project ? ofProject(project) : undefined,
    earlier ? ofEarlier(earlier) : undefined,
    skill2,
    years !== null && years >= 2 ? ofYears(years) : undefined,
    school ? ofSchool(school) : undefined,
    ...skills,
    ...generalResumeQuestions.map((text) => ({ text })),
  ];
  return firstFiveQuestions(asked.filter((question) => question !== undefined));
}
