import { fitsBeside, isCued, standsInList } from './skill.context.ts';
import type { Tokens } from './skill.text.ts';
import { type StrictForm, skillIndex, type TrieNode } from './skill.trie.ts';

/** A skill named by the words `at` to `end` (exclusive). */
export type SkillHit = { at: number; end: number; key: string };

/** `doubt` says that it counts only beside another skill that it fits. */
type Candidate = SkillHit & { doubt?: StrictForm };

const gluedVersion = /^([a-z]{3,})\d{1,2}$/;
const digits = /^\d+$/;
const topLevelDomains = new Set(['com', 'org', 'io', 'co', 'edu', 'gov']);
// A list of skills may have a word or two of its own between them ("Excel (advanced), Tally").
const reach = 3;

export function withoutDigits(word: string): string {
  return gluedVersion.exec(word)?.[1] ?? word;
}

/** The skills named, in the order of the text: at each word the longest form wins, the next search starts after it. */
export function scanSkills(tokens: Tokens): SkillHit[] {
  const candidates: Candidate[] = [];
  let doubts = 0;
  const { length } = tokens.words;
  for (let at = 0; at < length; ) {
    const longest = longestAt(tokens, at);
    if (longest === undefined) {
      at += 1;
      continue;
    }
    at = longest.end;
    if (inAddress(tokens, at)) continue;
    candidates.push(longest);
    if (longest.doubt !== undefined) doubts += 1;
  }
  return doubts === 0 ? candidates : candidates.filter((_, i) => holds(candidates, i));
}

function longestAt(tokens: Tokens, at: number): Candidate | undefined {
  const { words, gaps } = tokens;
  let node = child(skillIndex.root, words[at] ?? '');
  let longest: Candidate | undefined;
  for (let end = at + 1; node !== undefined; end += 1) {
    if (node.key !== undefined) longest = { at, end, key: node.key };
    else if (node.strict !== undefined && end === at + 1) longest = strictAt(node.strict, tokens, at);
    node = gaps[end] === 'hard' || end >= words.length ? undefined : child(node, words[end] ?? '');
  }
  return longest;
}

function child(node: TrieNode, word: string): TrieNode | undefined {
  return node.next.get(word) ?? node.next.get(withoutDigits(word));
}

// github.com is a place, not a claim to know Git
function inAddress({ words, gaps }: Tokens, end: number): boolean {
  return gaps[end] === 'glue' && topLevelDomains.has(words[end] ?? '');
}

function strictAt(form: StrictForm, tokens: Tokens, at: number): Candidate | undefined {
  const raw = tokens.raws[at] ?? '';
  const spelled = form.spellings.has(raw);
  const hit = { at, end: at + 1, key: form.key };
  if (!form.needsContext && spelled) return isUnit(tokens, at, raw) ? undefined : hit;
  if (form.needsContext && !spelled) return undefined;
  if (isCued(form, tokens, at)) return hit;
  return standsInList(form, tokens, at) ? { ...hit, doubt: form } : undefined;
}

// "24 HR support" and "$15/HR" are hours
function isUnit({ words, gaps }: Tokens, at: number, raw: string): boolean {
  return raw.length <= 2 && gaps[at] !== 'hard' && gaps[at] !== 'line' && digits.test(words[at - 1] ?? '');
}

function holds(candidates: Candidate[], at: number): boolean {
  const candidate = candidates[at];
  if (candidate === undefined) return false;
  const { doubt } = candidate;
  if (doubt === undefined) return true;
  return supports(candidates[at - 1], doubt, candidate) || supports(candidates[at + 1], doubt, candidate);
}

function supports(other: Candidate | undefined, form: StrictForm, doubted: SkillHit): boolean {
  if (other === undefined || other.key === form.key) return false;
  // Two doubts bear each other out ("Dart, Rust"), unless one is not even spelled as the skill is.
  if (other.doubt !== undefined && !(other.doubt.needsContext && form.needsContext)) return false;
  const between = other.at < doubted.at ? doubted.at - other.end : other.at - doubted.end;
  return between <= reach && fitsBeside(form, other.key);
}
