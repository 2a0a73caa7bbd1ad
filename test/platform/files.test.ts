import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/platform/config.ts';
import { Unavailable } from '../../src/platform/errors.ts';
import { GuardedFileStore } from '../../src/platform/files/guarded-file-store.ts';
import { openFileStore } from '../../src/platform/files/open-file-store.ts';
import { S3FileStore } from '../../src/platform/files/s3-file-store.ts';
import { createLogger } from '../../src/platform/log.ts';

const log = createLogger(loadConfig({ LOG_LEVEL: 'silent' }), 'test');
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
  'a folder': openFileStore(loadConfig({ DATA_DIR: folder }), log),
  'an S3 server': openFileStore(
    loadConfig({
      S3_BUCKET: 'recordings',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    }),
    log,
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

  test('Return stored bytes unchanged', async () => {
    expect(await store.put('org-1/a/1.webm', Buffer.from([0, 1, 255]), 'video/webm')).toBe(3);
    expect(await contentsOf('org-1/a/1.webm')).toEqual(Buffer.from([0, 1, 255]));
    expect(await store.sizeOf('org-1/a/1.webm')).toBe(3);
  });

  test('Store a stream of unknown length that is larger than one part', async () => {
    expect(await store.put('org-1/a/large.webm', Readable.from(megabytes(20)), 'video/webm')).toBe(
      20 * megabyte.length,
    );
    expect(await store.sizeOf('org-1/a/large.webm')).toBe(20 * megabyte.length);
  });

  test('Replace a file under the same key', async () => {
    await store.put('org-1/b/1', Buffer.from('first'), 'text/plain');
    await store.put('org-1/b/1', Buffer.from('second'), 'text/plain');
    expect(String(await contentsOf('org-1/b/1'))).toBe('second');
  });

  test('Store nothing of a broken stream', async () => {
    const broken = Readable.from(
      (async function* () {
        yield megabyte;
        throw new Error('the line is cut');
      })(),
    );
    await expect(store.put('org-1/c/1', broken, 'video/webm')).rejects.toThrow('the line is cut');
    expect(await store.sizeOf('org-1/c/1')).toBeUndefined();
  });

  test('Store nothing of a stream aborted without an error', async () => {
    const endless = new Readable({ read() {} });
    endless.push('x');
    const kept = store.put('org-1/c/2', endless, 'video/webm');
    endless.destroy();
    await expect(kept).rejects.toThrow('Premature close');
    expect(await store.sizeOf('org-1/c/2')).toBeUndefined();
  });

  test('Return the requested range, at most to the end', async () => {
    await store.put('org-1/d/1', Buffer.from('0123456789'), 'text/plain');
    const part = async (start: number, end: number) => {
      const stream = await store.read('org-1/d/1', { start, end });
      return stream && String(await buffer(stream));
    };
    expect([await part(0, 1), await part(2, 4), await part(8, 99), await part(10, 12)]).toEqual([
      '01',
      '234',
      '89',
      '',
    ]);
    expect(await store.read('org-1/d/none', { start: 0, end: 1 })).toBeUndefined();
  });

  test('Return nothing for an unknown key', async () => {
    expect([await store.read('org-1/none'), await store.sizeOf('org-1/none')]).toEqual([undefined, undefined]);
  });

  test('Delete files and whole folders, but not their neighbors', async () => {
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

  test.each(['../x', '/etc/passwd', 'a//b', 'a/../b', 'a/.', '', 'a/b\0', 'a b'])('Refuse the key %j', async (key) => {
    await expect(store.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('malformed file key');
  });
});

test('Never store partial files in a folder', () => {
  const names = readdirSync(path.join(folder, 'files'), { recursive: true }).map(String);
  expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

const away = async (store: Pick<S3FileStore, 'put' | 'read' | 'sizeOf' | 'remove' | 'removeFolder'>) => {
  const calls = {
    put: () => store.put('org/a/1', Buffer.from('x'), 'text/plain'),
    'put of a stream': () => store.put('org/a/1', Readable.from(megabytes(10)), 'text/plain'),
    read: () => store.read('org/a/1'),
    sizeOf: () => store.sizeOf('org/a/1'),
    remove: () => store.remove(['org/a/1']),
    removeFolder: () => store.removeFolder('org/a'),
  };
  const outcomes = Object.entries(calls).map(async ([name, call]) => {
    const error = await call().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    return [name, error instanceof Unavailable && error.status];
  });
  return Object.fromEntries(await Promise.all(outcomes)) as Record<string, unknown>;
};
const all503 = { put: 503, 'put of a stream': 503, read: 503, sizeOf: 503, remove: 503, removeFolder: 503 };

const settings = { bucket: 'recordings', region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** A store on a server of ours, with times in ms that are short. */
async function storeOn(answer: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const listening = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    answer(socket);
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const short = { connectionTimeout: 200, socketTimeout: 100, requestTimeout: 300 };
  const store = new GuardedFileStore(new S3FileStore({ ...settings, endpoint }, short), log);
  return {
    store,
    end: () => {
      store.close();
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => listening.close(resolve));
    },
  };
}

describe('Throw Unavailable (503)', () => {
  test('if the bucket accepts requests and never responds', async () => {
    const { store, end } = await storeOn((socket) => socket.resume());
    expect(await away(store)).toEqual(all503);
    await end();
  });

  test('if the bucket keeps listing deleted files', async () => {
    const list = '<ListBucketResult><Contents><Key>org/a/1</Key></Contents></ListBucketResult>';
    const answer = (text: string) => `HTTP/1.1 200 OK\r\ncontent-length: ${text.length}\r\n\r\n${text}`;
    const { store, end } = await storeOn((socket) =>
      socket.on('data', (asked) => {
        const text = String(asked);
        if (text.startsWith('GET')) socket.write(answer(list));
        else if (text.includes('</Delete>')) socket.write(answer('<DeleteResult></DeleteResult>'));
      }),
    );
    await expect(store.removeFolder('org/a')).rejects.toThrow(Unavailable);
    await end();
  });

  test('if the bucket is unreachable', async () => {
    const { store, end } = await storeOn(() => {});
    await end();
    expect(await away(store)).toEqual(all503);
  });

  test('if the bucket does not exist', async () => {
    const endpoint = `http://127.0.0.1:${port}`;
    const store = new GuardedFileStore(new S3FileStore({ ...settings, endpoint, bucket: 'nobodys' }), log);
    const { sizeOf: _, ...others } = await away(store);
    expect(others).toMatchObject({ put: 503, read: 503, remove: 503, removeFolder: 503 });
    store.close();
  });

  test('if the root folder cannot be created', async () => {
    writeFileSync(path.join(folder, 'occupied'), '');
    const store = openFileStore({ ...loadConfig({}), dataDir: path.join(folder, 'occupied') }, log);
    expect(await away(store)).toMatchObject({ put: 503, 'put of a stream': 503, read: 503, sizeOf: 503 });
  });
});

test('Abort reading a file that stalls', async () => {
  const head = 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n';
  const { store, end } = await storeOn((socket) => socket.once('data', () => socket.write(`${head}half`)));
  const stream = await store.read('org/a/1');
  await expect(buffer(stream as Readable)).rejects.toThrow('timed out');
  await end();
});
