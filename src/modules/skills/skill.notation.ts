import type { SkillCategory, SkillEntry } from './skill.types.ts';

/**
 * Reads the skills of one field, one in a line:
 *
 *     Name = alias, alias ; near Name, Name ; cased Spelling ; context Spelling
 *
 * `Name` alone is enough; the parts after it come in any order (see SkillEntry for what they mean). Empty lines and
 * lines that begin with '# ' are for the reader. Throws an Error that quotes the line when it cannot be read.
 */
export function readField(category: SkillCategory, lines: string): SkillEntry[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => readEntry(category, line));
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
    const [, kind, list = ''] = /^(near|cased|context) (.+)$/.exec(part.trim()) ?? [];
    if (kind === 'near') entry.related = listOf(list);
    else if (kind === 'cased' || kind === 'context') entry[kind] = listOf(list);
    else throw new Error(`skill lexicon: cannot read "${part}" in "${line}"`);
  }
  if (entry.name === '' || /[=;,]/.test(entry.name)) throw new Error(`skill lexicon: no name in "${line}"`);
  return entry;
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
