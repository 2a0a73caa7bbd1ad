import type { SkillCategory } from './skill.lexicon.ts';
import { normalizeText, phraseText, type Tokens, tokenize } from './skill.text.ts';
import { skillIndex, type TrieNode } from './skill.trie.ts';

/** A text read once: how often it names each skill, by canonical key, and its words ready for phrase search. */
export type SkillText = { skills: ReadonlyMap<string, number>; phrases: string };

const outerPunctuation = /^[\s,;:•·*|]+|[\s,;:•·*|]+$/gu;
const trailingVersion = /(?: \d{1,4}(?:x)?| x)+$/;
const trailingParenthesis = /\s*\([^()]*\)$/;
const gluedVersion = /^([a-z]{3,})\d{1,2}$/;

/**
 * The canonical key of a skill as anybody writes it: 'ReactJS' and ' react ' give 'react', 'k8s' gives 'kubernetes'.
 * A version after it or a parenthesis is dropped when what remains is known ('Java 8', 'SQL (advanced)'). A skill that
 * the lexicon lacks is its own key: NFKC, lower case, single spaces, no outer punctuation. Empty for a blank one.
 * Applying it to a key gives that key.
 */
export function canonicalSkill(name: string): string {
  const before = keyMemo.get(name);
  if (before !== undefined) return before;
  const own = ownKey(name);
  const key = knownKey(own) ?? knownKey(own.replace(trailingParenthesis, '')) ?? own;
  if (keyMemo.size >= keyMemoLimit) keyMemo.clear();
  keyMemo.set(name, key);
  return key;
}

// The same few spellings come again for every candidate of a job; the limit keeps a flood of odd ones from growing it.
const keyMemo = new Map<string, string>();
const keyMemoLimit = 5000;

function ownKey(name: string): string {
  // Lower case first may undo NFKC for a few letters, hence once more after it.
  const folded = normalizeText(normalizeText(name).toLowerCase());
  return folded.replace(/\s+/gu, ' ').replace(outerPunctuation, '');
}

function knownKey(text: string): string | undefined {
  const form = tokenize(text).words.join(' ');
  const { keyOfForm } = skillIndex;
  return keyOfForm.get(form) ?? keyOfForm.get(form.replace(trailingVersion, '')) ?? keyOfForm.get(withoutDigits(form));
}

function withoutDigits(word: string): string {
  return gluedVersion.exec(word)?.[1] ?? word;
}

/** The name to show for a canonical key: the lexicon's spelling, or the key itself for a skill that it lacks. */
export function skillName(key: string): string {
  return skillIndex.entryOfKey.get(key)?.name ?? key;
}

/** The lexicon's category of a canonical key, undefined for a skill that it lacks. */
export function skillCategory(key: string): SkillCategory | undefined {
  return skillIndex.entryOfKey.get(key)?.category;
}

/** Whether two skills, written in any way, are near relatives (symmetric, not transitive, never of itself). */
export function relatedSkills(a: string, b: string): boolean {
  const left = canonicalSkill(a);
  const right = canonicalSkill(b);
  return left !== right && relativesOf(left).has(right);
}

const none: ReadonlySet<string> = new Set();

/** The canonical keys of the near relatives of a canonical key. */
export function relativesOf(key: string): ReadonlySet<string> {
  return skillIndex.relatives.get(key) ?? none;
}

/**
 * The canonical keys of the skills that a text names, in one pass: at each word the longest form of the lexicon wins
 * and the next search starts after it, so 'Spring Boot' is not also Spring. Words are whole: Java is never found in
 * JavaScript.
 *
 * A form listed as `cased` in the lexicon (React) counts only as spelled there or in capitals. One listed as `context`
 * (Go, R, C, Excel) must moreover have a programming or product word next to it ('Go developer', 'Microsoft Excel') or a
 * skill across a slash, or
 * on both sides stand in something like a list: a comma, line end, slash, 'and', 'in', or another skill. 'Go to market',
 * 'R&D' and 'excel in sales' fail that; a false 'Go, no-go' is the price.
 */
export function findSkills(text: string): Set<string> {
  return new Set(scan(tokenize(text)).keys());
}

/** Reads a text once for both questions: which known skills it names, and whether it contains some phrase. */
export function readSkillText(text: string): SkillText {
  const tokens = tokenize(text);
  return { skills: scan(tokens), phrases: phraseText(tokens) };
}

/** The skills that a short text names, and its other words in order, lower case: "Java Team Lead" parts java | team lead. */
export function partSkills(text: string): { skills: string[]; words: string[] } {
  const words: string[] = [];
  const skills = [...scan(tokenize(text), words).keys()];
  return { skills, words };
}

/** Whether the words of `phrase` stand in the text in a row as whole words; case and joining punctuation are ignored. */
export function containsPhrase(text: string, phrase: string): boolean {
  return countPhrase({ phrases: phraseText(tokenize(text)) }, phrase) > 0;
}

/** How often the words of `phrase` stand in the text in a row as whole words. */
export function countPhrase({ phrases }: Pick<SkillText, 'phrases'>, phrase: string): number {
  const needle = needleOf(phrase);
  if (needle === '') return 0;
  let count = 0;
  for (let at = phrases.indexOf(needle); at >= 0; at = phrases.indexOf(needle, at + 1)) count += 1;
  return count;
}

const plainWord = /^[a-z]+$/;

function needleOf(phrase: string): string {
  if (plainWord.test(phrase)) return ` ${phrase} `; // spares the tokenizer: asked for every title word of every pair
  const { words } = tokenize(phrase);
  return words.length === 0 ? '' : ` ${words.join(' ')} `;
}

/** How often a text names the skill of this canonical key: by the lexicon's rules if it is known, else as a phrase. */
export function countSkill(text: SkillText, key: string): number {
  return skillIndex.entryOfKey.has(key) ? (text.skills.get(key) ?? 0) : countPhrase(text, key);
}

function scan(tokens: Tokens, others?: string[]): Map<string, number> {
  const found = new Map<string, number>();
  const { words, gaps } = tokens;
  let at = 0;
  while (at < words.length) {
    let node = child(skillIndex.root, words[at] ?? '');
    let length = 0;
    let key: string | undefined;
    for (let end = at + 1; node !== undefined; end += 1) {
      const ends = node.key ?? strictKey(node, tokens, at, end);
      if (ends !== undefined) {
        key = ends;
        length = end - at;
      }
      node = gaps[end] === 'hard' || end >= words.length ? undefined : child(node, words[end] ?? '');
    }
    if (key !== undefined) found.set(key, (found.get(key) ?? 0) + 1);
    else others?.push(words[at] ?? '');
    at += Math.max(1, length);
  }
  return found;
}

function child(node: TrieNode, word: string): TrieNode | undefined {
  return node.next.get(word) ?? node.next.get(withoutDigits(word));
}

const cuesBefore = new Set(['microsoft', 'ms', 'language', 'languages', 'framework', 'programming', 'google']);
const cuesAfter = new Set([
  'developer',
  'developers',
  'programmer',
  'engineer',
  'engineers',
  'language',
  'programming',
  'framework',
  'code',
  'codebase',
  'backend',
  'microservices',
  'spreadsheets',
  'macros',
  'formulas',
  'app',
  'apps',
  'script',
  'scripts',
]);
const joinsBefore = new Set([
  'and',
  'or',
  'in',
  'using',
  'with',
  'of',
  'including',
  'like',
  'as',
  'advanced',
  'knowledge',
  'on',
  'basic',
  'both',
  'strong',
]);
const joinsAfter = new Set([
  'and',
  'or',
  'skills',
  'experience',
  'knowledge',
  'for',
  'is',
  'version',
  'certified',
  'expert',
]);

function strictKey(node: TrieNode, tokens: Tokens, at: number, end: number): string | undefined {
  const { strict } = node;
  if (strict === undefined || end !== at + 1 || !strict.spellings.has(tokens.raws[at] ?? '')) return undefined;
  return !strict.needsContext || standsAsSkill(tokens, at) ? strict.key : undefined;
}

function standsAsSkill({ words, gaps }: Tokens, at: number): boolean {
  const gapBefore = gaps[at];
  const gapAfter = gaps[at + 1];
  const before = gapBefore === 'space' ? (words[at - 1] ?? '') : undefined;
  const after = gapAfter === 'space' ? (words[at + 1] ?? '') : undefined;
  if (gapBefore === 'glue' || gapAfter === 'glue') return false;
  if (gapBefore === 'slash' && isPlainSkill(words[at - 1] ?? '')) return true;
  if (gapAfter === 'slash' && isPlainSkill(words[at + 1] ?? '')) return true;
  if (before !== undefined && cuesBefore.has(before)) return true;
  if (after !== undefined && cuesAfter.has(after)) return true;
  const opens = before === undefined || joinsBefore.has(before) || isPlainSkill(before);
  const closes = after === undefined || joinsAfter.has(after) || isPlainSkill(after);
  return opens && closes;
}

function isPlainSkill(word: string): boolean {
  return skillIndex.root.next.get(word)?.key !== undefined;
}
