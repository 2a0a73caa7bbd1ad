import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { modules } from '../src/app/modules.ts';

const root = path.resolve(import.meta.dirname, '..');

test('Announce no event that nobody handles', async () => {
  const files = globSync('src/modules/**/*.events.ts', { cwd: root });
  const defined = await Promise.all(files.map((file) => import(path.join(root, file)) as Promise<object>));
  const names = defined.flatMap(Object.values).map(({ name }) => name as string);
  const handled = new Set(modules.flatMap(({ handlers = [] }) => handlers.map(({ event }) => event?.name)));
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !handled.has(name))).toEqual([]);
});
