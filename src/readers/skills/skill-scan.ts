import { hyphenated } from './skill-context.lexicon.ts';
import {
  areGivenNames,
  fitsBeside,
  isBesideOfficeProgram,
  isCapitalizedProgram,
  isCued,
  isDemanded,
  isListItem,
  keyInTrade,
} from './skill-context.ts';
import { skillTextRegex, topLevelDomains } from './skill-text.lexicon.ts';
import type { Tokens } from './skill-text.ts';
import { type StrictForm, skillIndex, type TrieNode } from './skill-trie.ts';

/** A skill in the words from `at` up to, but excluding, `end`. */
export type SkillHit = { at: number; end: number; key: string };

/** With `doubt`, the candidate counts only next to a fitting skill. When `misspelled`, it counts only between two. */
type Candidate = SkillHit & { doubt?: StrictForm; misspelled?: boolean };

// Maximum number of words between two skills of a list: "Excel (advanced), Tally".
const maxWordsBetween = 3;

export const withoutDigits = (word: string): string => skillTextRegex.gluedVersion.exec(word)?.[1] ?? word;

/**
 * Finds skills in text order. The longest form at a word wins, and the search continues after it. `isStatement`: the
 * text is one statement of a posting.
 */
export function scanSkills(tokens: Tokens, isStatement = false): SkillHit[] {
  const candidates: Candidate[] = [];
  let doubts = 0;
  const { words } = tokens;
  for (let at = 0; at < words.length; ) {
    const first = child(skillIndex.root, words[at] ?? '');
    const longest = first === undefined ? undefined : upToSlash(tokens, at, first, isStatement);
    if (longest === undefined) {
      at += 1;
      continue;
    }
    // "Non-technical recruitment" is still recruitment.
    if (longest.key !== '' && isAttached(tokens, longest, candidates.at(-1))) {
      at += 1;
      continue;
    }
    at = longest.end;
    if (longest.key === '' || inAddress(tokens, at) || isPartOfWord(tokens, longest)) continue;
    const key = keyInTrade(tokens, longest);
    if (key === '') continue;
    candidates.push(key === longest.key ? longest : { ...longest, key });
    if (longest.doubt !== undefined) doubts += 1;
  }
  return doubts === 0 ? candidates : held(candidates, isStatement);
}

/** "Oracle/SQL Server" names Oracle and SQL Server, although "Oracle SQL" is a form too. */
function upToSlash(tokens: Tokens, at: number, first: TrieNode, isStatement: boolean): Candidate | undefined {
  const longest = longestAt(tokens, at, first, isStatement);
  if (longest === undefined) return undefined;
  const slash = at + 1 + tokens.gaps.slice(at + 1, longest.end).indexOf('slash');
  if (slash <= at || areShort(tokens, slash) || isAmpersand(tokens, slash)) return longest;
  const next = child(skillIndex.root, tokens.words[slash] ?? '');
  const rest = next === undefined ? undefined : longestAt(tokens, slash, next, isStatement);
  return rest !== undefined && rest.end > longest.end ? longestAt(tokens, at, first, isStatement, slash) : longest;
}

const longestShort = 3;

/** Whether both words are short, as in "AR/VR development" and "CAD/CAM software". Such words form one name. */
const areShort = ({ words }: Tokens, slash: number): boolean =>
  [words[slash - 1], words[slash]].every((word) => (word?.length ?? 0) <= longestShort);

/** Whether the gap is " & ". The gap " / " is as wide and counts too, which loses no known name. */
const isAmpersand = ({ gaps, starts, ends }: Tokens, at: number): boolean =>
  gaps[at] === 'slash' && (starts[at] ?? 0) - (ends[at - 1] ?? 0) > 1;

/** The longest form among the words before `limit`. */
function longestAt(
  tokens: Tokens,
  at: number,
  first: TrieNode,
  isStatement: boolean,
  limit = tokens.words.length,
): Candidate | undefined {
  const strict = first.strict && first.key === undefined ? strictAt(first.strict, tokens, at, isStatement) : undefined;
  return longestFrom(first, at + 1, tokens, at, limit) ?? strict;
}

/** The longest form from `at` on. The words before `from` led to the node. */
function longestFrom(start: TrieNode, from: number, tokens: Tokens, at: number, limit: number): Candidate | undefined {
  let node: TrieNode | undefined = start;
  let longest: Candidate | undefined;
  for (let end = from; node !== undefined; end += 1) {
    if (node.key !== undefined) longest = { at, end, key: node.key };
    if (tokens.gaps[end] === 'hard' || end >= limit) break;
    const word = tokens.words[end] ?? '';
    // "Health & Safety" is also "health and safety".
    const and = isAmpersand(tokens, end) ? node.next?.get('and') : undefined;
    const spelledOut = and && child(and, word);
    const other = spelledOut && longestFrom(spelledOut, end + 1, tokens, at, limit);
    node = child(node, word);
    if (other) {
      const direct = node && longestFrom(node, end + 1, tokens, at, limit);
      return direct && direct.end > other.end ? direct : other;
    }
  }
  return longest;
}

function child(node: TrieNode, word: string): TrieNode | undefined {
  const { next } = node;
  if (next === undefined) return undefined;
  const found = next.get(word);
  if (found !== undefined) return found;
  const last = word.charCodeAt(word.length - 1);
  return last >= 48 && last <= 57 ? next.get(withoutDigits(word)) : undefined; // the regex is slow
}

const inAddress = ({ words, gaps }: Tokens, end: number): boolean =>
  gaps[end] === 'glue' && topLevelDomains.has(words[end] ?? '');

/**
 * Whether the skill is attached to a word before it: "pre-sales" is not sales, "Immutable.js" is not JavaScript.
 * "HTML-CSS" names two skills.
 */
const isAttached = ({ words, gaps }: Tokens, { at }: SkillHit, previous: SkillHit | undefined): boolean =>
  (gaps[at] === 'hyphen' || (gaps[at] === 'glue' && words[at] === 'js')) && previous?.end !== at;

/** Whether the skill is part of a hyphenated word: "go-live" is not Go. "Java-based" names Java. */
function isPartOfWord({ words, gaps }: Tokens, { end }: SkillHit): boolean {
  const after = words[end] ?? '';
  return (
    gaps[end] === 'hyphen' &&
    !hyphenated.has(after) &&
    !/^\d/.test(after) &&
    child(skillIndex.root, after) === undefined
  );
}

function strictAt(form: StrictForm, tokens: Tokens, at: number, isStatement: boolean): Candidate | undefined {
  const raw = tokens.raws[at] ?? '';
  const spelled = form.spellings.has(raw);
  const hit = { at, end: at + 1, key: form.key };
  if (!form.needsContext && spelled) return isUnit(tokens, at, raw) ? undefined : hit;
  if (form.category === 'office' && isBesideOfficeProgram(tokens, at)) return hit;
  if (spelled && isCapitalizedProgram(tokens, at)) return hit;
  if (form.needsContext && !spelled) return isItem(tokens, at) ? { ...hit, doubt: form, misspelled: true } : undefined;
  if (isCued(form, tokens, at) || (isStatement && isDemanded(form, tokens, at))) return hit;
  return isListItem(form, tokens, at) ? { ...hit, doubt: form } : undefined;
}

// Hours: "24 HR support", "$15/HR"
const isUnit = ({ words, gaps }: Tokens, at: number, raw: string): boolean =>
  raw.length <= 2 && gaps[at] !== 'hard' && gaps[at] !== 'line' && /^\d+$/.test(words[at - 1] ?? '');

// Alone between commas or line ends: "java, oracle, linux"
function isItem({ words, gaps }: Tokens, at: number): boolean {
  const parted = (gap: string | undefined): boolean => gap === 'hard' || gap === 'line';
  return (words[at]?.length ?? 0) > 1 && parted(gaps[at]) && parted(gaps[at + 1]);
}

/**
 * Keeps the candidates that count. In a statement of a posting, a name that counts supports the next: "Ansible, Chef,
 * Salt".
 */
function held(candidates: readonly Candidate[], isStatement: boolean): Candidate[] {
  const sure = new Set(candidates.filter(({ doubt }) => doubt === undefined));
  for (let before = -1; before < sure.size; ) {
    before = sure.size;
    const found = candidates.filter((_, i) => holds(candidates, i, sure));
    for (const candidate of found) sure.add(candidate);
    if (!isStatement) break;
  }
  return candidates.filter((candidate) => sure.has(candidate));
}

function holds(candidates: readonly Candidate[], at: number, sure: ReadonlySet<Candidate>): boolean {
  const candidate = candidates[at];
  if (candidate === undefined) return false;
  const { doubt, misspelled } = candidate;
  if (doubt === undefined) return true;
  const isSupport = (other: Candidate | undefined): boolean =>
    other !== undefined && supports(other, doubt, candidate, sure.has(other));
  const [before, after] = [candidates[at - 1], candidates[at + 1]];
  return misspelled === true ? isSupport(before) && isSupport(after) : isSupport(before) || isSupport(after);
}

const isSpelled = ({ doubt, misspelled }: Candidate): boolean => doubt?.needsContext === true && misspelled !== true;

function supports(other: Candidate, form: StrictForm, doubted: Candidate, isSure: boolean): boolean {
  if (other.key === form.key && (other.doubt === undefined || other.doubt.word === form.word)) return false;
  // Two doubtful skills support each other ("Dart, Rust") if both are spelled as in the lexicon.
  if (!isSure && !(isSpelled(other) && isSpelled(doubted))) return false;
  if (other.doubt !== undefined && areGivenNames(form, other.doubt)) return false;
  const between = other.at < doubted.at ? doubted.at - other.end : other.at - doubted.end;
  return between <= (doubted.misspelled === true ? 0 : maxWordsBetween) && fitsBeside(form, other.key);
}
