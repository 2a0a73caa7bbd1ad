import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Roles of files in `src`, after the noun in the name: `noun.role.ts`. A file without a role is plain code about its
 * noun.
 */
export const roles = [
  'routes',
  'schemas',
  'service',
  'repository',
  'queries',
  'entity',
  'tasks',
  'handlers',
  'events',
  'page',
  'view',
  'client',
  'messages',
  'commands',
  'lexicon',
] as const;

const fileName = new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*(\\.(${roles.join('|')}))?\\.ts$`);

/** Files whose name is not `noun.ts` or `noun.role.ts`. */
export const nameProblems = (files: readonly string[]): string[] =>
  files
    .filter((file) => /^src\/.*\.ts$/.test(file) && !fileName.test(path.posix.basename(file)))
    .map((file) => `${file}: a file is noun.ts or noun.role.ts, with one of the roles ${roles.join(', ')}`);

const mostFiles = 15;

/** Folders with more code files than a reader keeps in mind. */
export function folderProblems(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!/^(src|test|bench|scripts|sdk)\//.test(file)) continue;
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > mostFiles)
    .map(([folder, count]) => `${folder}: ${count} files; split by noun, ${mostFiles} at most`);
}

const longest = 140;

/** Lines over 140 characters. */
export const lineProblems = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) => (line.length > longest ? [`${file}:${index + 1}: ${line.length} characters`] : []));

/** Names that two files export. A search for one would find the other. */
export function exportProblems(sources: readonly { file: string; text: string }[]): string[] {
  const owners = new Map<string, Set<string>>();
  const declaration = /^export (?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gm;
  for (const { file, text } of sources) {
    for (const [, name = ''] of text.matchAll(declaration)) {
      if (conventional.has(name)) continue;
      owners.set(name, (owners.get(name) ?? new Set()).add(file));
    }
  }
  return [...owners]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `${name} is exported by ${[...files].join(' and ')}`);
}

// Module definitions read them by these names.
const conventional = new Set(['handlers', 'endpoints', 'webhooks']);

/** Problems of these files with names, folders and lines. Paths are relative to `root`. */
export function layoutProblems(root: string, files: readonly string[]): string[] {
  const code = files.filter((file) => /\.(ts|mjs|js|css)$/.test(file));
  const sources = code.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  return [
    ...nameProblems(files),
    ...folderProblems(files),
    ...sources
      .filter(({ file }) => /^(src|worker|scripts)\//.test(file))
      .flatMap(({ file, text }) => lineProblems(file, text)),
    ...exportProblems(sources.filter(({ file }) => file.startsWith('src/') && file.endsWith('.ts'))),
  ];
}
