import { canonicalSkill, readSkillText, skillCategory, skillName } from '#modules/skills';
import { newId } from '#platform/ids.ts';

/** A question of an interview, as it is stored. `order` begins at 1. */
export type InterviewQuestion = { id: string; text: string; kind: 'spoken'; order: number; skill: string | null };

/** What is asked, and the skill that it is about, if any. */
export type Asked = { text: string; skill?: string | null };

/** How many questions are generated. */
export const generated = 5;

/** Questions as an interview keeps them, in this order. */
export const asInterview = (questions: readonly Asked[]): InterviewQuestion[] =>
  questions.map(({ text, skill = null }, index) => ({ id: newId(), text, kind: 'spoken', order: index + 1, skill }));

/** The first five that differ. The last of them must always be there, so they ask for nothing in particular. */
export function firstFive(questions: readonly Asked[]): Asked[] {
  const seen = new Set<string>();
  return questions.filter(({ text }) => !seen.has(text) && seen.add(text)).slice(0, generated);
}

const maxName = 60;

/**
 * A name that somebody else wrote, fit to stand in a sentence of ours: one line of at most 60 characters, letters and a
 * few signs only. Undefined when it is empty or too long to be a name.
 */
export function cleanName(raw: string): string | undefined {
  const name = raw
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}&.+#'’/ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.&/'’-]+|[\s&/'’-]+$/gu, '');
  return name !== '' && [...name].length <= maxName && /[\p{L}\p{N}]/u.test(name) ? name : undefined;
}

/** Skills as they are shown: by the lexicon's spelling where it has them, each once, in this order. */
export function shownSkills(skills: Iterable<string>): string[] {
  const shown = new Map<string, string>();
  for (const skill of skills) {
    const key = canonicalSkill(skill);
    const name = skillCategory(key) ? skillName(key) : cleanName(skill);
    if (name && !shown.has(key)) shown.set(key, name);
  }
  return [...shown.values()];
}

const general = new Set(
  ['Software', 'Web', 'Frontend', 'Backend', 'Full Stack', 'Mobile'].map((what) => `${what} Development`),
);
/** Whether everybody in the trade has a skill, so that a question about it would be about nothing in particular. */
export const isGeneral = (skill: string): boolean => skillCategory(skill) === 'soft' || general.has(skillName(skill));

/** The known skills that a text names, by canonical key: the particular ones first, of these the oftenest named. */
export const skillsNamedIn = (text: string): string[] =>
  [...readSkillText(text).skills]
    .sort(([a, n], [b, m]) => Number(isGeneral(a)) - Number(isGeneral(b)) || m - n)
    .map(([skill]) => skill);

/** The n-th of questions that each ask of a skill in another way. */
export function askOfSkill(phrasings: readonly ((skill: string) => string)[], skills: readonly string[]): Asked[] {
  return phrasings.flatMap((phrase, n) => {
    const skill = skills[n];
    return skill === undefined ? [] : [{ text: phrase(skill), skill }];
  });
}
