import { canonicalSkill, countPhrase, readSkillText } from '#readers/skills';
import { firstFiveQuestions, type QuestionDraft } from './question.ts';
import { spokenQuestionRegex } from './spoken-question.lexicon.ts';

/** Subject of a question: a skill, or anything else with a name. */
export type QuestionSubject = { name: string; isSkill: boolean };

const fewestWords = 6;
const mostWords = 45;
const mostCharacters = 320;

function isSpoken(text: string): boolean {
  const words = text.split(' ').length;
  return (
    words >= fewestWords &&
    words <= mostWords &&
    text.length <= mostCharacters &&
    spokenQuestionRegex.plainText.test(text) &&
    !spokenQuestionRegex.address.test(text) &&
    !spokenQuestionRegex.unwanted.test(text) &&
    text.split(spokenQuestionRegex.sentenceEnd).length <= 2 &&
    (text.endsWith('?') || (spokenQuestionRegex.request.test(text) && text.endsWith('.')))
  );
}

/** One or two sentences, no addresses; each names another subject only. This also drops injected text. */
export function filterSpokenQuestions(
  proposed: readonly string[],
  subjects: readonly QuestionSubject[],
): QuestionDraft[] {
  const left = new Map(subjects.map((subject) => [canonicalSkill(subject.name), subject]));
  const known = new Set(left.keys());
  return proposed.flatMap((raw): QuestionDraft[] => {
    const text = raw.normalize('NFKC').replace(/\s+/gu, ' ').trim();
    if (!isSpoken(text)) return [];
    const read = readSkillText(text);
    if ([...read.skills.keys()].some((key) => !known.has(key))) return [];
    const about = [...left].find(([key, { name }]) => read.skills.has(key) || countPhrase(read, name) > 0);
    if (!about) return [];
    const [key, { name, isSkill }] = about;
    left.delete(key);
    return [{ text, skill: isSkill ? name : null }];
  });
}

/** The given questions, completed to five by others about different skills. */
export function completeToFive(given: readonly QuestionDraft[], others: readonly QuestionDraft[]): QuestionDraft[] {
  const asked = new Set(given.flatMap(({ skill }) => (skill ? [canonicalSkill(skill)] : [])));
  return firstFiveQuestions([...given, ...others.filter(({ skill }) => !skill || !asked.has(canonicalSkill(skill)))]);
}
