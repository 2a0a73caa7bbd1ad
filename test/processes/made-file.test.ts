import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { checkMade, openMade, UnsafeFile } from '../../src/platform/isolation/made-file.ts';
import { fulfilInProcess } from '../../src/platform/media/media-process.ts';
import { UnreadableMedia } from '../../src/platform/media/media-types.ts';

const hostile = fileURLToPath(new URL('./hostile-reader.ts', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'made-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const secret = path.join(folder, 'secret');
writeFileSync(secret, 'secret');

test.each([
  ['a link to a file', (file: string) => symlinkSync(secret, file)],
  ['another name of a file', (file: string) => linkSync(secret, file)],
  ['a pipe', (file: string) => spawnSync('/usr/bin/mkfifo', [file])],
  ['a folder', (file: string) => mkdirSync(file)],
  ['a device', (file: string) => symlinkSync('/dev/zero', file)],
  ['a file that is too large', (file: string) => writeFileSync(file, 'x'.repeat(11))],
])('Refuse %s where a program should have made a file', async (name, make) => {
  const file = path.join(folder, name);
  make(file);
  await expect(checkMade(file, 10)).rejects.toThrow(UnsafeFile);
  rmSync(file, { recursive: true });
});

test('Read a file that a program has made', async () => {
  const file = path.join(folder, 'made');
  writeFileSync(file, '0123456789');
  const handle = await openMade(file, 10);
  expect(await handle.readFile('utf8')).toBe('0123456789');
  await handle.close();
});

/** What a reader answers that the file has taken over. */
async function answerOf(made: unknown) {
  const file = path.join(folder, 'recording');
  writeFileSync(file, JSON.stringify({ ok: true, made }));
  return { file, answer: fulfilInProcess({ inspect: file }, folder, AbortSignal.timeout(60_000), hostile) };
}
const honest = { container: 'webm', tracks: [], start: 0, seconds: 1 };

test('Take no file name from a reader', async () => {
  const { file, answer } = await answerOf({ ...honest, path: '/etc/passwd' });
  expect(await answer).toEqual({ ...honest, path: file });
});

test.each([
  ['a container that would become a path', { ...honest, container: '../../../escaped' }],
  ['a track that would become an argument', { ...honest, tracks: [{ kind: '-i /etc/passwd' }] }],
  ['no seconds', { ...honest, seconds: '1\nfile /etc/passwd' }],
  ['nothing', null],
])('Refuse a reader that answers %s', async (_name, made) => {
  await expect((await answerOf(made)).answer).rejects.toThrow(UnreadableMedia);
});
