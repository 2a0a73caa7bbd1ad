import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const bootstrap = path.resolve(import.meta.dirname, '../../scripts/bootstrap.mjs');

test('Refuse a node_modules that is a link, and leave its target unchanged', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bootstrap-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [checkout, shared] = [path.join(folder, 'checkout'), path.join(folder, 'shared')];
  await mkdir(path.join(checkout, 'scripts'), { recursive: true });
  await mkdir(path.join(shared, 'zod'), { recursive: true });
  await cp(bootstrap, path.join(checkout, 'scripts/bootstrap.mjs'));
  const manifest = { name: 'checkout', version: '1.0.0' };
  await writeFile(path.join(checkout, 'package.json'), JSON.stringify(manifest));
  const lock = { ...manifest, lockfileVersion: 3, requires: true, packages: { '': manifest } };
  await writeFile(path.join(checkout, 'package-lock.json'), JSON.stringify(lock));
  await symlink(shared, path.join(checkout, 'node_modules'));
  const said = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
    execFile(process.execPath, [path.join(checkout, 'scripts/bootstrap.mjs')], (error, _stdout, stderr) =>
      resolve({ code: error?.code, stderr }),
    );
  });
  expect(said).toEqual({ code: 1, stderr: expect.stringContaining('node_modules is a link to another folder') });
  expect(await readdir(shared)).toEqual(['zod']);
});
