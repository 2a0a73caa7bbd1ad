import { type SkillEntry, skillLexicon } from './skill.lexicon.ts';
import { tokenize } from './skill.text.ts';

/** `key` ends a form that counts anywhere; `strict` one that counts only in the spellings given. */
export type TrieNode = {
  next: Map<string, TrieNode>;
  key?: string;
  strict?: { key: string; spellings: Set<string>; needsContext: boolean };
};

/** The lexicon as a word trie for texts, and as maps for skills that already stand alone. */
type SkillIndex = {
  root: TrieNode;
  keyOfForm: Map<string, string>;
  entryOfKey: Map<string, SkillEntry>;
  relatives: Map<string, Set<string>>;
};

const keyOfName = (name: string): string => name.toLowerCase();

const plural = /^[a-z]{2,}[a-rt-z]$/;

function buildSkillIndex(lexicon: SkillEntry[]): SkillIndex {
  const index: SkillIndex = {
    root: { next: new Map() },
    keyOfForm: new Map(),
    entryOfKey: new Map(),
    relatives: new Map(),
  };
  for (const entry of lexicon) addEntry(index, entry);
  // After all forms that were written down, so that a guessed plural never takes another skill's form.
  for (const [form, key] of [...index.keyOfForm]) addPlural(index, form, key);
  return index;
}

function addEntry(index: SkillIndex, entry: SkillEntry): void {
  const key = keyOfName(entry.name);
  index.entryOfKey.set(key, entry);
  const strict = new Set([...(entry.cased ?? []), ...(entry.context ?? [])].map((form) => form.toLowerCase()));
  for (const form of [entry.name, ...entry.aliases]) if (!strict.has(form.toLowerCase())) addForm(index, form, key);
  for (const form of entry.cased ?? []) addStrictForm(index, form, key, false);
  for (const form of entry.context ?? []) addStrictForm(index, form, key, true);
  for (const other of entry.related ?? []) {
    relate(index, key, keyOfName(other));
    relate(index, keyOfName(other), key);
  }
}

function relate(index: SkillIndex, from: string, to: string): void {
  const known = index.relatives.get(from);
  if (known === undefined) index.relatives.set(from, new Set([to]));
  else known.add(to);
}

function nodeOf(root: TrieNode, words: string[]): TrieNode {
  let node = root;
  for (const word of words) {
    let child = node.next.get(word);
    if (child === undefined) {
      child = { next: new Map() };
      node.next.set(word, child);
    }
    node = child;
  }
  return node;
}

function addForm(index: SkillIndex, form: string, key: string): void {
  const { words } = tokenize(form);
  const joined = words.join(' ');
  if (!index.keyOfForm.has(joined)) index.keyOfForm.set(joined, key);
  nodeOf(index.root, words).key ??= key;
}

function addStrictForm(index: SkillIndex, form: string, key: string, needsContext: boolean): void {
  const { words } = tokenize(form);
  const joined = words.join(' ');
  if (!index.keyOfForm.has(joined)) index.keyOfForm.set(joined, key);
  const node = nodeOf(index.root, words);
  node.strict ??= { key, spellings: new Set(), needsContext };
  node.strict.spellings.add(form);
  // Headings and skill tables are often all capitals; two capitals are too often initials or a state.
  if (form.length >= 4) node.strict.spellings.add(form.toUpperCase());
}

function addPlural(index: SkillIndex, form: string, key: string): void {
  const words = form.split(' ');
  const last = words.at(-1) ?? '';
  const many = [...words.slice(0, -1), `${last}s`];
  if (!plural.test(last) || index.keyOfForm.has(many.join(' '))) return;
  if (nodeOf(index.root, words).key !== key) return; // a strict form: "Springs" is no framework
  index.keyOfForm.set(many.join(' '), key);
  nodeOf(index.root, many).key = key;
}

export const skillIndex: SkillIndex = buildSkillIndex(skillLexicon);
