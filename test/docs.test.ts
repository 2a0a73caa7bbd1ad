import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { moduleOrder } from '../src/app/module-order.ts';
import { modules } from '../src/app/modules.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const exists = (file: string): boolean => existsSync(path.join(root, file));

const pages = globSync(['*.md', 'docs/**/*.md', 'bench/*.md'], { cwd: root });

/** A recipe's diff also names the files that it adds: only those that it changes must exist. */
const withoutDiffs = (text: string): string =>
  text.replace(/```diff\n[\s\S]*?```/g, (diff) =>
    [...diff.matchAll(/^ *--- a\/(\S+)/gm)].map(([, changed]) => changed).join('\n'),
  );

const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link));

/** The anchors of a page, as GitHub makes them of its headings. */
const anchorsOf = (text: string): string[] =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isBroken(page: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? page : path.join(path.dirname(page), file);
  return !exists(target) || (anchor !== undefined && !anchorsOf(read(target)).includes(anchor));
}

const pathsOf = (text: string): string[] =>
  [...text.matchAll(/(?<![\w/.-])(?:src|worker|test|bench|scripts|migrations|docs)\/[\w./-]*\w(?![\w*<{…])/g)].map(
    ([found]) => found,
  );

describe.each(pages)('%s', (page) => {
  const text = read(page);

  test('Link to pages and headings that exist', () => {
    expect(linksOf(text).filter((link) => isBroken(page, link))).toEqual([]);
  });

  test('Name files and folders that exist', () => {
    expect(pathsOf(withoutDiffs(text)).filter((named) => !exists(named))).toEqual([]);
  });

  test('Name scripts of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

/** The lines that a recipe's diffs leave or remove, each with its file. */
function oldLinesOf(text: string): { file: string; line: string }[] {
  const found: { file: string; line: string }[] = [];
  for (const [, indent = '', diff = ''] of text.matchAll(/^( *)```diff\n([\s\S]*?)```/gm)) {
    let file: string | undefined;
    for (const line of diff.split('\n').map((one) => one.slice(indent.length))) {
      const header = /^(?:---|\+\+\+) (\S+)/.exec(line)?.[1];
      if (header) file = header.startsWith('a/') ? header.slice(2) : undefined;
      else if (file && /^[- ]./.test(line)) found.push({ file, line: line.slice(1).trim() });
    }
  }
  return found;
}

test('Show diffs of the code as it is', () => {
  const old = oldLinesOf(read('CONTRIBUTING.md'));
  expect(old.length).toBeGreaterThan(10);
  expect(old.filter(({ file, line }) => !read(file).includes(line))).toEqual([]);
});

test('Import in diffs what the platform exports', () => {
  const imports = [...read('CONTRIBUTING.md').matchAll(/^ *\+import \{ (.+) \} from '#platform\/(.+)';$/gm)];
  expect(imports.length).toBeGreaterThan(1);
  const missing = imports.flatMap(([, names = '', file = '']) => {
    const source = read(`src/platform/${file}`);
    return names
      .split(', ')
      .filter((name) => !new RegExp(`^export .*\\b${name.replace('type ', '')}\\b`, 'm').test(source));
  });
  expect(missing).toEqual([]);
});

test('List the modules in import order in the README', () => {
  const tree = read('README.md').split('\nsrc/modules/ ')[1]?.split('\nsrc/')[0] ?? '';
  const listed = [...tree.matchAll(/^ {2}([a-z-]+)\/ /gm)].map(([, name]) => name);
  expect(listed).toEqual([...moduleOrder]);
});

/** The names in backticks in the first column of a table, by row. `head` is that column's head. */
const firstColumnOf = (text: string, head: string): string[][] =>
  (text.split(`| ${head} |`)[1]?.split('\n\n')[0] ?? '')
    .split('\n')
    .slice(2)
    .map((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

test('List every queue in the operations manual', () => {
  const listed = firstColumnOf(read('docs/operations.md'), 'Queue').flatMap((names) =>
    names.map((name) => (name.startsWith('.') ? `${names[0]?.split('.')[0]}${name}` : name)),
  );
  const queues = modules.flatMap((m) => m.handlers ?? []).map(({ task }) => task.name);
  expect(listed.toSorted()).toEqual(queues.toSorted());
});

test('Quote in the operations manual what the code logs', () => {
  const manual = read('docs/operations.md');
  const sources = globSync('src/platform/**/*.ts', { cwd: root }).map(read).join('\n');
  const logged = [
    'request answered with 503',
    'task failed',
    'language model answered',
    'doing without the language model',
  ];
  expect(logged.filter((text) => !manual.includes(`\`${text}\``) || !sources.includes(`'${text}'`))).toEqual([]);
  const reasons = firstColumnOf(manual, '`reason`').flat();
  expect(reasons.length).toBeGreaterThan(5);
  expect(reasons.filter((reason) => !sources.includes(`| '${reason}'`))).toEqual([]);
});

test('List every decision in the index', () => {
  const listed = linksOf(read('docs/decisions/README.md'));
  expect(listed.toSorted()).toEqual(
    globSync('docs/decisions/[0-9]*.md', { cwd: root })
      .map((file) => path.basename(file))
      .sort(),
  );
});
