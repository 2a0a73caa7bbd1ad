import { findSkills, readSkillText, skillCategory, skillName } from '#modules/skills';
import { readContact } from './resume.contact.ts';
import { readEducation } from './resume.education.ts';
import { readPositions } from './resume.employments.ts';
import { languageOf } from './resume.language.ts';
import { readyLines } from './resume.lines.ts';
import { readIdentity } from './resume.name.ts';
import type { Position } from './resume.position.ts';
import { readProjects } from './resume.projects.ts';
import { linesOf, type Section, sectionsOf } from './resume.sections.ts';
import type { Employment, ResumeLine, ResumeProfile, ResumeSkill } from './resume.types.ts';
import { relevantYears, skillYears, statedYears, totalYears } from './resume.years.ts';

/**
 * What the lines of a resume say of a person. Nothing is looked up and nothing guessed: the same lines give the same
 * profile. Letter sizes and bold are used where the lines have them. `asOf` (YYYY-MM-DD) is the day up to which
 * present positions count; what begins after it is left out. Reads at most 200,000 characters and never throws.
 */
export function readResumeProfile(lines: readonly ResumeLine[], asOf: string): ResumeProfile {
  const ready = readyLines(lines);
  const sections = sectionsOf(ready);
  const text = ready.map((line) => line.text).join('\n');
  const contact = readContact(sections);
  const employments = readPositions(sections, asOf).map((position) => employmentOf(position, asOf));
  const stated = statedYears(statementsOf(sections));
  return {
    asOf,
    language: languageOf(text),
    ...readIdentity(sections, contact.emails),
    ...contact,
    skills: skillsOf(text, sections, employments, asOf),
    employments,
    education: readEducation(sections, asOf),
    projects: readProjects(sections, asOf),
    statedExperienceYears: stated,
    totalExperienceYears: totalYears(employments, stated, asOf),
    relevantExperienceYears: relevantYears(employments, asOf),
  };
}

/** What a person says of their years stands at the top; elsewhere only where the top says nothing. */
function statementsOf(sections: readonly Section[]): string[] {
  const joined = (...kinds: Parameters<typeof linesOf>[1][]) => {
    const texts = linesOf(sections, ...kinds).map(({ text }) => text);
    // A statement may be broken over two lines.
    return texts.flatMap((text, i) => [text, `${text} ${texts[i + 1] ?? ''}`]);
  };
  const top = joined('head', 'summary', 'contact', 'skills');
  return statedYears(top) === null ? joined('other', 'experience') : top;
}

function employmentOf({ body, ...position }: Position, asOf: string): Employment {
  const skills = [...findSkills(body.join('\n'))].map(skillName).sort();
  // Who has a contract beyond today works there today.
  const beyond = position.to !== null && position.to > asOf.slice(0, position.to.length);
  return { ...position, ...(beyond ? { to: null, current: true } : {}), skills };
}

const listed = 6;
const mentionsCount = 5;
const latest = 2;

/** The most telling first: what the resume lists as skills, names often, was used for years and in the last position. */
function skillsOf(
  text: string,
  sections: readonly Section[],
  employments: readonly Employment[],
  asOf: string,
): ResumeSkill[] {
  const inList = findSkills(
    linesOf(sections, 'skills')
      .map((line) => line.text)
      .join('\n'),
  );
  const last = new Set((employments.find(({ current }) => current) ?? employments[0])?.skills);
  const scored = [...readSkillText(text).skills].map(([key, mentions]) => {
    const skill = skillName(key);
    const years = skillYears(employments, skill, asOf);
    const score =
      (inList.has(key) ? listed : 0) +
      Math.min(mentions, mentionsCount) +
      Math.min(years ?? 0, mentionsCount) +
      (last.has(skill) ? latest : 0);
    return { skill, mentions, years, score, soft: skillCategory(key) === 'soft' };
  });
  return scored
    .sort((a, b) => Number(a.soft) - Number(b.soft) || b.score - a.score || (a.skill < b.skill ? -1 : 1))
    .map(({ skill, mentions, years }) => ({ skill, mentions, years }));
}
