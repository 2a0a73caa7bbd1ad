import { canonicalSkill, type SkillMention, skillCategory } from '#readers/skills';
import { alternativeRegex } from '../lexicon/alternatives.lexicon.ts';
import { demandedHeads, firstWords, plainNames, separators } from '../lexicon/words/phrase-words.lexicon.ts';

const mostItems = 6;
const reach = 40;

/**
 * Names that share the last words of the name after them: "unit tests" of "unit and integration tests", "front-end" of "front
 * and back-end". Only skills of the lexicon. `found`: the mentions of the text, in its order.
 */
export function findSharedHeads(text: string, found: readonly SkillMention[]): SkillMention[] {
  return found.flatMap((mention, n) => {
    const shared: SkillMention[] = [];
    let { at } = mention;
    while (shared.length < mostItems) {
      const before = alternativeRegex.sharedHead.exec(text.slice(Math.max(0, at - reach), at));
      if (before?.[1] === undefined) break;
      // "Marketing, product management" names two fields.
      if (shared.length === 0 && alternativeRegex.commaAlone.test(before[0])) break;
      const start = at - before[0].length;
      const named = nameWith(before[1], mention.word);
      const one = named && { ...named, at: start, end: start + before[1].length };
      if (one === undefined || !isAlone(text, one, found.slice(0, n))) break;
      shared.unshift(one);
      at = start;
    }
    return shared;
  });
}

/** The word with as many of the last words of the other name as make a skill. */
function nameWith(first: string, other: string): { word: string; key: string } | undefined {
  for (const { index } of other.matchAll(/[\s-]/g)) {
    const word = first + other.slice(index);
    const key = canonicalSkill(word);
    if (skillCategory(key) !== undefined) return { word, key };
  }
  return undefined;
}

/** Whether the word stands alone and is no skill itself, unlike "Linux" before "and Windows servers". */
function isAlone(text: string, { key, at, end }: SkillMention, found: readonly SkillMention[]): boolean {
  const own = found.find((other) => other.at < end && at < other.end);
  const isWhole = own?.at === at && own.end === end && own.key !== key;
  if (own && !(isWhole && isPlain(own.word.toLowerCase()))) return false;
  const before = alternativeRegex.lastWord.exec(text.slice(Math.max(0, at - reach), at))?.[1]?.toLowerCase();
  return before === undefined || separators.has(before) || firstWords.has(before);
}

const isPlain = (word: string): boolean => plainNames.has(word) || demandedHeads.has(word);
