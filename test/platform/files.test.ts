import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/platform/config.ts';
import { openFileStore } from '../../src/platform/files/file-store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: 'recordings', configs: [] }],
});
const { port } = await server.run();

const stores = {
  'a folder': openFileStore(loadConfig({ DATA_DIR: folder })),
  'an S3 server': openFileStore(
    loadConfig({
      S3_BUCKET: 'recordings',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    }),
  ),
};
afterAll(async () => {
  for (const store of Object.values(stores)) store.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const megabyte = Buffer.alloc(1024 * 1024, 'v');
function* megabytes(count: number) {
  for (let n = 0; n < count; n++) yield megabyte;
}

describe.each(Object.entries(stores))('%s', (_name, store) => {
  const contentsOf = async (key: string) => {
    const stream = await store.read(key);
    return stream && buffer(stream);
  };

  test('gives back what was kept, byte for byte', async () => {
    expect(await store.put('org-1/a/1.webm', Buffer.from([0, 1, 255]), 'video/webm')).toBe(3);
    expect(await contentsOf('org-1/a/1.webm')).toEqual(Buffer.from([0, 1, 255]));
    expect(await store.sizeOf('org-1/a/1.webm')).toBe(3);
  });

  test('takes a stream of unknown length, larger than one part', async () => {
    expect(await store.put('org-1/a/large.webm', Readable.from(megabytes(20)), 'video/webm')).toBe(
      20 * megabyte.length,
    );
    expect(await store.sizeOf('org-1/a/large.webm')).toBe(20 * megabyte.length);
  });

  test('replaces what was kept under the same key', async () => {
    await store.put('org-1/b/1', Buffer.from('first'), 'text/plain');
    await store.put('org-1/b/1', Buffer.from('second'), 'text/plain');
    expect(String(await contentsOf('org-1/b/1'))).toBe('second');
  });

  test('keeps nothing of a stream that breaks', async () => {
    const broken = Readable.from(
      (async function* () {
        yield megabyte;
        throw new Error('the line is cut');
      })(),
    );
    await expect(store.put('org-1/c/1', broken, 'video/webm')).rejects.toThrow('the line is cut');
    expect(await store.sizeOf('org-1/c/1')).toBeUndefined();
  });

  test('has nothing under a key that was never used', async () => {
    expect([await store.read('org-1/none'), await store.sizeOf('org-1/none')]).toEqual([undefined, undefined]);
  });

  test('removes files and whole folders, and nothing of its neighbours', async () => {
    for (const key of ['org-2/a/1', 'org-2/a/2', 'org-2/ab/1', 'org-22/a/1']) {
      await store.put(key, Buffer.from(key), 'text/plain');
    }
    await store.remove(['org-2/a/1', 'org-2/a/never']);
    expect(await store.sizeOf('org-2/a/1')).toBeUndefined();
    await store.removeFolder('org-2/a');
    const left = await Promise.all(['org-2/a/2', 'org-2/ab/1', 'org-22/a/1'].map((key) => store.sizeOf(key)));
    expect(left).toEqual([undefined, 10, 10]);
    await store.removeFolder('org-2/never');
  });

  test.each(['../x', '/etc/passwd', 'a//b', 'a/../b', 'a/.', '', 'a/b\0', 'a b'])('refuses the key %j', async (key) => {
    await expect(store.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('malformed key');
  });
});

test('a folder holds no halves of files', () => {
  const names = readdirSync(path.join(folder, 'files'), { recursive: true }).map(String);
  expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
});
