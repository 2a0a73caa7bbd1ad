import type { SkillCategory } from './skill-entry.ts';
import { scanSkills, withoutDigits } from './skill-scan.ts';
import { skillTextRegex } from './skill-text.lexicon.ts';
import { normalizeText, phraseText, type Tokens, tokenize } from './skill-text.ts';
import { skillIndex } from './skill-trie.ts';

/** Counts of skills by canonical key, and the words of the text for phrase search. */
export type SkillText = { skills: ReadonlyMap<string, number>; phrases: string };

const { outerPunctuation, versions, note } = skillTextRegex;

/**
 * 'ReactJS' becomes 'react', 'k8s' becomes 'kubernetes'. A version or note is dropped if the rest is in the lexicon:
 * 'Java 8', 'SQL (advanced)'. Other names are their own key: NFKC, lower case, single spaces, no outer punctuation.
 * Empty for a blank name. Idempotent.
 */
export function canonicalSkill(name: string): string {
  const before = keyMemo.get(name);
  if (before !== undefined) return before;
  const own = ownKey(name);
  const key = knownKey(own) ?? knownKey(own.replace(note, '')) ?? own;
  if (keyMemo.size >= keyMemoLimit) keyMemo.clear();
  keyMemo.set(name, key);
  return key;
}

// Candidates of one job repeat the same spellings.
const keyMemo = new Map<string, string>();
const keyMemoLimit = 5000;

function ownKey(name: string): string {
  // For a few letters, converting to lower case undoes NFKC.
  const folded = normalizeText(normalizeText(name).toLowerCase());
  return folded.replace(/\s+/gu, ' ').replace(outerPunctuation, '');
}

function knownKey(text: string): string | undefined {
  const form = tokenize(text).words.join(' ');
  const { keyOfForm } = skillIndex;
  return (
    keyOfForm.get(form) ??
    keyOfForm.get(form.replace(versions, '')) ??
    keyOfForm.get(withoutDigits(form)) ??
    (text.includes(' & ') ? knownKey(text.replaceAll(' & ', ' and ')) : undefined)
  );
}

/** Name in the lexicon, or the key if the lexicon lacks the skill. */
export const skillName = (key: string): string => skillIndex.entryOfKey.get(key)?.name ?? key;

/** Undefined if the lexicon lacks the skill. */
export const skillCategory = (key: string): SkillCategory | undefined => skillIndex.entryOfKey.get(key)?.category;

/** Whether two skills, in any spelling, are related. Symmetric, not transitive. False for the same skill. */
export function relatedSkills(a: string, b: string): boolean {
  const left = canonicalSkill(a);
  const right = canonicalSkill(b);
  return left !== right && relativesOf(left).has(right);
}

const none: ReadonlySet<string> = new Set();

export const relativesOf = (key: string): ReadonlySet<string> => skillIndex.relatives.get(key) ?? none;

/**
 * Finds canonical keys. The longest form wins, and words are whole: 'Spring Boot' does not also name Spring. Web
 * addresses (github.com) name no skill. `SkillEntry` explains when `cased` and `context` spellings count.
 */
export const findSkills = (text: string): Set<string> => new Set(scan(tokenize(text)).keys());

/**
 * A mention of a skill, with its position in the text. `word` is its spelling there, or its name if that spelling means
 * another skill.
 */
export type SkillMention = { key: string; word: string; at: number; end: number };

/**
 * Finds mentions in text order. The text must be normalized (`normalizeText`) and is one statement of a posting. There,
 * `context` spellings also count alone and beside words of a demand ("Excel", "Go is essential").
 */
export function findMentions(text: string): SkillMention[] {
  const tokens = tokenize(text);
  return scanSkills(tokens, true).map((hit) => {
    const at = tokens.starts[hit.at] ?? 0;
    const end = tokens.ends[hit.end - 1] ?? at;
    const word = text.slice(at, end);
    return { key: hit.key, word: canonicalSkill(word) === hit.key ? word : skillName(hit.key), at, end };
  });
}

/** Reads a text for its skills and for phrase search. */
export function readSkillText(text: string): SkillText {
  const tokens = tokenize(text);
  return { skills: scan(tokens), phrases: phraseText(tokens) };
}

/**
 * Separates skills from other words, in lower case: "Java Team Lead" has the skill java, and the words team and lead.
 */
export function separateSkills(text: string): { skills: string[]; words: string[] } {
  const tokens = tokenize(text);
  const hits = scanSkills(tokens);
  const words = tokens.words.filter((_, i) => !hits.some(({ at, end }) => at <= i && i < end));
  return { skills: [...new Set(hits.map(({ key }) => key))], words };
}

/** Matches whole words. Ignores case and joining punctuation. */
export const containsPhrase = (text: string, phrase: string): boolean =>
  countPhrase({ phrases: phraseText(tokenize(text)) }, phrase) > 0;

export function countPhrase({ phrases }: Pick<SkillText, 'phrases'>, phrase: string): number {
  const needle = needleOf(phrase);
  if (needle === '') return 0;
  let count = 0;
  for (let at = phrases.indexOf(needle); at >= 0; at = phrases.indexOf(needle, at + 1)) count += 1;
  return count;
}

const plainWord = /^[a-z]+$/;

function needleOf(phrase: string): string {
  if (plainWord.test(phrase)) return ` ${phrase} `; // avoids the tokenizer for every word of every title
  const { words } = tokenize(phrase);
  return words.length === 0 ? '' : ` ${words.join(' ')} `;
}

/** Counts mentions by canonical key, or as a phrase if the lexicon lacks the skill. Mentions of its parts count too. */
export function countSkill(text: SkillText, key: string): number {
  if (!skillIndex.entryOfKey.has(key)) return countPhrase(text, key);
  let count = text.skills.get(key) ?? 0;
  for (const part of partsOf(key)) count += text.skills.get(part) ?? 0;
  return count;
}

/** Keys of the skills that are part of this one. */
export const partsOf = (key: string): readonly string[] => skillIndex.parts.get(key) ?? noParts;
const noParts: readonly string[] = [];

/** The key of the skill that this one is part of, or its own key. */
export function wholeOf(key: string): string {
  const parent = skillIndex.entryOfKey.get(key)?.parent;
  return parent === undefined ? key : parent.toLowerCase();
}

function scan(tokens: Tokens): Map<string, number> {
  const found = new Map<string, number>();
  for (const { key } of scanSkills(tokens)) found.set(key, (found.get(key) ?? 0) + 1);
  return found;
}
