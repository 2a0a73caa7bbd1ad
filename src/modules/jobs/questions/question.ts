import { newId } from '#platform/ids.ts';
import { canonicalSkill, skillCategory, skillName } from '#readers/skills';

/** A stored question of an interview. `order` starts at 1. */
export type InterviewQuestion = { id: string; text: string; kind: 'spoken'; order: number; skill: string | null };

/** `skill`: what the question is about, if it is a skill. */
export type QuestionDraft = { text: string; skill?: string | null };

const questionCount = 5;

/** A question with the text of a known one keeps its id. */
export function toInterviewQuestions(
  questions: readonly QuestionDraft[],
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

export function firstFiveQuestions(questions: readonly QuestionDraft[]): QuestionDraft[] {
  const seen = new Set<string>();
  return questions.filter(({ text }) => !seen.has(text) && seen.add(text)).slice(0, questionCount);
}

const maxName = 60;

/** Untrusted text for a sentence: at most 60 letters, digits and a few signs. Undefined if empty or longer. */
export function cleanName(raw: string): string | undefined {
  const name = raw
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}&.+#'’/ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?!\.NET\b)[\s.&/'’-]+|[\s&/'’-]+$/gu, '');
  return name !== '' && [...name].length <= maxName && /[\p{L}\p{N}]/u.test(name) ? name : undefined;
}

/** Display names without duplicates, spelled as in the lexicon. */
export function displaySkills(skills: Iterable<string>): string[] {
  const shown = new Map<string, string>();
  for (const skill of skills) {
    const key = canonicalSkill(skill);
    const name = skillCategory(key) ? skillName(key) : cleanName(skill);
    if (name && !shown.has(key)) shown.set(key, name);
  }
  return [...shown.values()];
}
