import { entryList } from '#readers/patterns';
import type { SkillCategory, SkillEntry } from './skill-entry.ts';

/**
 * One entry per line: Name = alias, alias ; of Parent ; near Name ; cased Spelling ; context Spelling (see `SkillEntry`). A
 * line indented deeper than the first continues the entry above it; '# …' is a comment. Throws an Error that quotes an entry
 * it cannot read.
 */
export function readSkillEntries(category: SkillCategory, text: string): SkillEntry[] {
  return entryList(text)
    .filter((entry) => !entry.startsWith('# '))
    .map((entry) => readEntry(category, entry));
}

function readEntry(category: SkillCategory, line: string): SkillEntry {
  const [head = '', ...parts] = line.split(' ; ');
  const [name = '', aliases = ''] = head.split(' = ');
  const entry: SkillEntry = {
    name: name.trim(),
    aliases: listOf(aliases),
    category,
    related: [],
    cased: [],
    context: [],
  };
  for (const part of parts) {
    const [, kind, list = ''] = /^(of|near|cased|context) (.+)$/.exec(part.trim()) ?? [];
    if (kind === 'of') entry.parent = list.trim();
    else if (kind === 'near') entry.related = listOf(list);
    else if (kind === 'cased' || kind === 'context') entry[kind] = listOf(list);
    else throw new Error(`skill lexicon: cannot read "${part}" in "${line}"`);
  }
  if (entry.name === '' || /[=;,]/.test(entry.name)) throw new Error(`skill lexicon: no name in "${line}"`);
  return entry;
}

/** `parent` is the skill that it is part of, and whose category it has. */
export type SkillPart = Omit<SkillEntry, 'category'> & { parent: string };

/** One parent per line: Parent > Name = alias, alias ; Name ; … */
export function readSkillParts(text: string): SkillPart[] {
  return entryList(text).flatMap((line) => {
    const [parent = '', parts] = line.split(' > ');
    if (parts === undefined) throw new Error(`skill lexicon: no parts in "${line}"`);
    return parts.split(' ; ').map((part): SkillPart => {
      const [name = '', aliases = ''] = part.split(' = ');
      return {
        name: name.trim(),
        aliases: listOf(aliases),
        parent: parent.trim(),
        related: [],
        cased: [],
        context: [],
      };
    });
  });
}

/** Part > Spelling, Spelling ; Part > … Returns the `cased` spellings of each. */
export const readSpellings = (text: string): Map<string, string[]> =>
  new Map(
    entryList(text)
      .flatMap((line) => line.split(' ; '))
      .map((entry) => {
        const [name = '', spellings] = entry.split(' > ');
        if (spellings === undefined) throw new Error(`skill lexicon: no spellings in "${entry}"`);
        return [name.trim(), listOf(spellings)];
      }),
  );

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
