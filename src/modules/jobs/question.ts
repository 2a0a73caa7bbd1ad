import { canonicalSkill, skillCategory, skillName } from '#modules/skills';
import { newId } from '#platform/ids.ts';

/** A question of an interview, as it is stored. `order` begins at 1. */
export type InterviewQuestion = { id: string; text: string; kind: 'spoken'; order: number; skill: string | null };

/** What is asked, and the skill that it is about, if any. */
export type Asked = { text: string; skill?: string | null };

/** How many questions are generated. */
const generated = 5;

/** Questions as an interview keeps them, in this order. One whose text is among `known` keeps that one's id. */
export function asInterview(
  questions: readonly Asked[],
  known: readonly InterviewQuestion[] = [],
): InterviewQuestion[] {
  const ids = new Map(known.map(({ text, id }) => [text, id]));
  return questions.map(({ text, skill = null }, index) => ({
    id: ids.get(text) ?? newId(),
    text,
    kind: 'spoken',
    order: index + 1,
    skill,
  }));
}

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
