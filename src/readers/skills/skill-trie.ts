import { notSkills } from './lexicon/trades/not-skills.lexicon.ts';
import type { SkillCategory, SkillEntry } from './skill-entry.ts';
import { skillLexicon } from './skill-lexicon.ts';
import { tokenize } from './skill-text.ts';

/** A form that counts only in these spellings and, with `needsContext`, only next to a cue or a similar skill. */
export type StrictForm = {
  word: string;
  key: string;
  category: SkillCategory;
  spellings: Set<string>;
  needsContext: boolean;
};

/** `key` ends a form that always counts. An empty key names no skill. */
export type TrieNode = { next?: Map<string, TrieNode>; key?: string; strict?: StrictForm };

export type SkillIndex = {
  root: TrieNode;
  keyOfForm: Map<string, string>;
  entryOfKey: Map<string, SkillEntry>;
  relatives: Map<string, Set<string>>;
  /** The parts of a skill, by its key. */
  parts: Map<string, string[]>;
};

const keyOfName = (name: string): string => name.toLowerCase();

const plural = /(?:^| )[a-z]{2,}[a-rt-z]$/;

/**
 * Throws an Error that names the skill if two skills own a form, a relative does not exist, or a `cased` or `context`
 * spelling has several words.
 */
export function buildSkillIndex(lexicon: readonly SkillEntry[]): SkillIndex {
  const index: SkillIndex = {
    root: {},
    keyOfForm: new Map(),
    entryOfKey: new Map(),
    relatives: new Map(),
    parts: new Map(),
  };
  for (const entry of lexicon) addEntry(index, entry);
  for (const entry of lexicon) addRelatives(index, entry);
  // Plurals come last, because a derived plural must not replace a listed form.
  for (const [form, key] of [...index.keyOfForm]) addPlural(index, form, key);
  for (const phrase of notSkills) addPhrase(index, phrase);
  return index;
}

function addPhrase(index: SkillIndex, phrase: string): void {
  const words = wordsOf(phrase);
  const owner = index.keyOfForm.get(words.join(' '));
  if (owner !== undefined) throw new Error(`skill lexicon: "${phrase}" is listed as no skill, but belongs to ${owner}`);
  nodeOf(index.root, words).key = '';
}

function addEntry(index: SkillIndex, entry: SkillEntry): void {
  const key = keyOfName(entry.name);
  if (index.entryOfKey.has(key)) throw new Error(`skill lexicon: ${entry.name} is listed twice`);
  index.entryOfKey.set(key, entry);
  const strict = new Set([...entry.cased, ...entry.context].map((form) => form.toLowerCase()));
  for (const form of [entry.name, ...entry.aliases]) if (!strict.has(form.toLowerCase())) addForm(index, form, key);
  for (const form of entry.cased) addStrictForm(index, form, entry, false);
  for (const form of entry.context) addStrictForm(index, form, entry, true);
}

function addRelatives(index: SkillIndex, { name, parent, related }: SkillEntry): void {
  const key = keyOfName(name);
  if (parent !== undefined) index.parts.set(keyOfName(parent), [...(index.parts.get(keyOfName(parent)) ?? []), key]);
  for (const other of [...related, ...(parent === undefined ? [] : [parent])].map(keyOfName)) {
    if (!index.entryOfKey.has(other)) throw new Error(`skill lexicon: ${other}, related to ${name}, does not exist`);
    relate(index, key, other);
    relate(index, other, key);
  }
}

function relate(index: SkillIndex, from: string, to: string): void {
  const others = index.relatives.get(from);
  if (others === undefined) index.relatives.set(from, new Set([to]));
  else others.add(to);
}

function nodeOf(root: TrieNode, words: string[]): TrieNode {
  let node = root;
  for (const word of words) {
    node.next ??= new Map();
    let child = node.next.get(word);
    if (child === undefined) {
      child = {};
      node.next.set(word, child);
    }
    node = child;
  }
  return node;
}

// Nearly all forms are plain. Tokenizing them would take most of the load time.
const plain = /^[a-z0-9 ]+$/i;
const wordsOf = (form: string): string[] => (plain.test(form) ? form.toLowerCase().split(' ') : tokenize(form).words);

function own(index: SkillIndex, form: string, key: string): string[] {
  const words = wordsOf(form);
  const joined = words.join(' ');
  const owner = index.keyOfForm.get(joined);
  if (owner !== undefined && owner !== key)
    throw new Error(`skill lexicon: "${form}" belongs to both ${owner} and ${key}`);
  index.keyOfForm.set(joined, key);
  return words;
}

function addForm(index: SkillIndex, form: string, key: string): void {
  nodeOf(index.root, own(index, form, key)).key = key;
}

function addStrictForm(index: SkillIndex, form: string, entry: SkillEntry, needsContext: boolean): void {
  const key = keyOfName(entry.name);
  const words = own(index, form, key);
  if (words.length !== 1) throw new Error(`skill lexicon: "${form}" of ${key} is not a single word`);
  const node = nodeOf(index.root, words);
  node.strict ??= { word: words.join(' '), key, category: entry.category, spellings: new Set(), needsContext };
  node.strict.spellings.add(form);
  // Headings are often in capitals. Two or three capitals may be initials or a state.
  if (form.length >= 4) node.strict.spellings.add(form.toUpperCase());
}

function addPlural(index: SkillIndex, form: string, key: string): void {
  const many = `${form}s`;
  if (!plural.test(form) || index.keyOfForm.has(many)) return;
  const words = form.split(' ');
  const last = words.pop() ?? '';
  const parent = nodeOf(index.root, words);
  const one = parent.next?.get(last);
  if (one?.key !== key) return; // strict: "Springs" is not the framework
  index.keyOfForm.set(many, key);
  const known = parent.next?.get(`${last}s`);
  if (known === undefined) parent.next?.set(`${last}s`, one);
  else known.key = key;
}

export const skillIndex: SkillIndex = buildSkillIndex(skillLexicon);
