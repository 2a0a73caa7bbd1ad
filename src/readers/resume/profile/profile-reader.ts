import { contactWordsOf } from '#readers/contact-data';
import { findSkills, readSkillText, skillCategory, skillName } from '#readers/skills';
import type { ResumeLine } from '../resume-document.ts';
import { readContact } from './contact.ts';
import { readEducation } from './history/education.ts';
import { relevantYears, skillYears, statedYears, totalYears } from './history/experience-years.ts';
import type { ResumePosition } from './history/position-line.ts';
import { readPositions } from './history/positions.ts';
import { readProjects } from './history/projects.ts';
import { languageOf } from './language.ts';
import { readIdentity } from './name.ts';
import type { Employment, ResumeProfile, ResumeSkill } from './resume-profile.ts';
import { linesInSections, type ResumeSection, sectionsOf } from './resume-sections.ts';
import { tidyLines } from './tidy-lines.ts';

/** Deterministic, never throws, reads at most 200,000 characters. Positions after `asOf` (YYYY-MM-DD) are left out. */
export function readResumeProfile(lines: readonly ResumeLine[], asOf: string): ResumeProfile {
  const tidy = tidyLines(lines);
  const sections = sectionsOf(tidy);
  const text = tidy.map((line) => line.text).join('\n');
  const contact = readContact(sections);
  const employments = readPositions(sections, asOf).map((position) => employmentOf(position, asOf));
  const stated = statedYears(statementsOf(sections));
  return {
    asOf,
    language: languageOf(text),
    ...readIdentity(sections, contact.emails),
    ...contact,
    contactWords: contactWordsOf(tidy.map((line) => line.text)),
    skills: skillsOf(text, sections, employments, asOf),
    employments,
    education: readEducation(sections, asOf),
    projects: readProjects(sections, asOf),
    statedExperienceYears: stated,
    totalExperienceYears: totalYears(employments, stated, asOf),
    relevantExperienceYears: relevantYears(employments, asOf),
  };
}

/** Returns statements at the top, or else those of other sections. */
function statementsOf(sections: readonly ResumeSection[]): string[] {
  const joined = (...kinds: Parameters<typeof linesInSections>[1][]) => {
    const texts = linesInSections(sections, ...kinds).map(({ text }) => text);
    // A statement may be broken over two lines.
    return texts.flatMap((text, i) => [text, `${text} ${texts[i + 1] ?? ''}`]);
  };
  const top = joined('head', 'summary', 'contact', 'skills');
  return statedYears(top) === null ? joined('other', 'experience') : top;
}

function employmentOf({ body, ...position }: ResumePosition, asOf: string): Employment {
  const skills = [...findSkills(body.join('\n'))].map(skillName).sort();
  // A contract that ends in the future is current.
  const endsLater = position.to !== null && position.to > asOf.slice(0, position.to.length);
  return { ...position, ...(endsLater ? { to: null, current: true } : {}), skills };
}

const listedScore = 6;
const maxMentionsScore = 5;
const maxYearsScore = 5;
const lastPositionScore = 2;

/**
 * Skills by relevance: listed as a skill, mentioned often, used for years, used in the last position. Soft skills come
 * last.
 */
function skillsOf(
  text: string,
  sections: readonly ResumeSection[],
  employments: readonly Employment[],
  asOf: string,
): ResumeSkill[] {
  const inList = findSkills(
    linesInSections(sections, 'skills')
      .map((line) => line.text)
      .join('\n'),
  );
  const last = new Set((employments.find(({ current }) => current) ?? employments[0])?.skills);
  const scored = [...readSkillText(text).skills].map(([key, mentions]) => {
    const skill = skillName(key);
    const years = skillYears(employments, skill, asOf);
    const score =
      (inList.has(key) ? listedScore : 0) +
      Math.min(mentions, maxMentionsScore) +
      Math.min(years ?? 0, maxYearsScore) +
      (last.has(skill) ? lastPositionScore : 0);
    return { skill, mentions, years, score, soft: skillCategory(key) === 'soft' };
  });
  return scored
    .sort((a, b) => Number(a.soft) - Number(b.soft) || b.score - a.score || (a.skill < b.skill ? -1 : 1))
    .map(({ skill, mentions, years }) => ({ skill, mentions, years }));
}
