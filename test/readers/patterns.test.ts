import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Pattern } from '../../src/readers/patterns/index.ts';
import { entryList, nameList, regex, regexPart, wordList } from '../../src/readers/patterns/index.ts';

const root = path.resolve(import.meta.dirname, '../../src');

const isPattern = (value: unknown): value is Pattern =>
  typeof value === 'object' && value !== null && 'pattern' in value && 'examples' in value;

/** The patterns of every lexicon, as "table.name". */
async function patternsOfAllLexicons(): Promise<[string, Pattern][]> {
  const files = globSync('**/*.lexicon.ts', { cwd: root });
  const modules = await Promise.all(files.map((file) => import(path.join(root, file)) as Promise<object>));
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([table, value]) =>
      Object.entries((value ?? {}) as object).flatMap(([name, entry]): [string, Pattern][] =>
        isPattern(entry) ? [[`${table}.${name}`, entry]] : [],
      ),
    ),
  );
}

const patterns = await patternsOfAllLexicons();

test('Find the patterns of the lexicons', () => {
  expect(patterns.length).toBeGreaterThan(5);
});

test.each(patterns)('%s: match every example and no counterexample', (_, { pattern, ...texts }) => {
  const recognizes = (text: string) => new RegExp(pattern).test(text);
  expect(texts.examples.length).toBeGreaterThan(0);
  expect(texts.examples.filter((text) => !recognizes(text))).toEqual([]);
  expect((texts.counterexamples ?? []).filter(recognizes)).toEqual([]);
});

test('Join the lines of a regular expression', () => {
  const part = regexPart`
    b|
    c d
  `;
  expect(
    regex('iu')`
      ^a
      (?:${part})
    `,
  ).toEqual(/^a(?:b|c d)/iu);
});

test('Split lists of words and names over several lines', () => {
  expect(wordList('\n  one two\n  three\n')).toEqual(['one', 'two', 'three']);
  expect(nameList('\n  New York|Delhi\n  Rio\n')).toEqual(['New York', 'Delhi', 'Rio']);
  expect(entryList('\n  What is\n    this?\n  That is it.\n')).toEqual(['What is this?', 'That is it.']);
});
