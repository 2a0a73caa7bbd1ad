import { scanSkills, withoutDigits } from './skill.scan.ts';
import { normalizeText, phraseText, type Tokens, tokenize } from './skill.text.ts';
import { skillIndex } from './skill.trie.ts';
import type { SkillCategory } from './skill.types.ts';

/** A text read once: how often it names each skill, by canonical key, and its words ready for phrase search. */
export type SkillText = { skills: ReadonlyMap<string, number>; phrases: string };

const outerPunctuation = /^[\s,;:•·*|]+|[\s,;:•·*|]+$/gu;
const trailingVersion = /(?: \d{1,4}(?:x)?| x)+$/;
const trailingParenthesis = /\s*\([^()]*\)$/;

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
 * A form listed as `cased` in the lexicon (React) counts as spelled there or in capitals, and spelled otherwise beside a
 * cue ("react developer") or between like skills ("html, react"). One listed as `context` (Go, R, C, Excel, Ruby) counts
 * as spelled there beside a cue ('Go developer', 'Microsoft Excel', 'Skills: Tally', 'C/C++'), or standing like an
 * item of a list next to a skill of the same world (software, business, health, ...); in another case ("java, oracle,
 * linux") only between two such. 'Go to market', 'R&D', 'excel in
 * sales' and 'Ruby Johnson' fail that; a 'Go, no-go' in a list of languages is the price. Web addresses (github.com) name
 * no skill.
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
  const tokens = tokenize(text);
  const hits = scanSkills(tokens);
  const words = tokens.words.filter((_, i) => !hits.some(({ at, end }) => at <= i && i < end));
  return { skills: [...new Set(hits.map(({ key }) => key))], words };
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

function scan(tokens: Tokens): Map<string, number> {
  const found = new Map<string, number>();
  for (const { key } of scanSkills(tokens)) found.set(key, (found.get(key) ?? 0) + 1);
  return found;
}
