import { canonicalSkill, countPhrase, readSkillText } from '#modules/skills';
import { type Asked, firstFive } from './question.ts';

/** What a question may be about: a skill, or something else by its name. */
export type Subject = { name: string; isSkill: boolean };

const fewestWords = 6;
const mostWords = 45;
const mostCharacters = 320;

// Words, names of skills and the signs of a spoken sentence: no brackets, quotes of code, addresses or markup.
const spoken = /^[\p{L}\p{M}\p{N} ,.?!:;'’"“”()&+#/%–—-]+$/u;
const address =
  /\bhttps?\b|\bwww\b|\/\/|\.(?:com|org|co|dev|app|info|biz|xyz|ru|cn|uk|ly|gg|link|site|online|top)(?![\p{L}\p{N}])/iu;
const asks = /^(?:please|describe|tell|walk|explain|share|talk|think|give|imagine|suppose)\b/iu;
const sentences = /[.?!](?=\s+[\p{Lu}"“])/u;
// What a text would have a model say to the recruiter, and what nobody may be asked in an interview.
const unwanted =
  /\b(?:ignore|disregard|instructions?|prompts?|language model|as an ai|scor(?:e|es|ed|ing)|ratings?|hir(?:e|ed|ing)|recommend this|best candidate|top candidate|password|credit card|bank account|click|download|call me|salary|ctc|age|how old|born|married|marital|spouse|husband|wife|children|pregnan\w*|family|religio\w*|caste|race|ethnic\w*|nationality|disab\w*|illness|gender|sexual\w*|politic\w*|trade union)\b/iu;

function isSpoken(text: string): boolean {
  const words = text.split(' ').length;
  return (
    words >= fewestWords &&
    words <= mostWords &&
    text.length <= mostCharacters &&
    spoken.test(text) &&
    !address.test(text) &&
    !unwanted.test(text) &&
    text.split(sentences).length <= 2 &&
    (text.endsWith('?') || (asks.test(text) && text.endsWith('.')))
  );
}

/**
 * Of questions that a language model proposes, those fit to be asked aloud: one or two sentences of 6 to 45 words,
 * without addresses, that name one of the subjects which none before has named, and no skill beside the subjects.
 * Whatever else a text may have talked the model into is left out.
 */
export function spokenQuestions(proposed: readonly string[], subjects: readonly Subject[]): Asked[] {
  const left = new Map(subjects.map((subject) => [canonicalSkill(subject.name), subject]));
  const known = new Set(left.keys());
  return proposed.flatMap((raw): Asked[] => {
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

/** Five questions: the given ones, then of the others those about something else. */
export function fiveOf(given: readonly Asked[], others: readonly Asked[]): Asked[] {
  const asked = new Set(given.flatMap(({ skill }) => (skill ? [canonicalSkill(skill)] : [])));
  return firstFive([...given, ...others.filter(({ skill }) => !skill || !asked.has(canonicalSkill(skill)))]);
}
