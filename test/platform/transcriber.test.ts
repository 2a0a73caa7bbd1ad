import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, symlink, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { Transcriber } from '../../src/platform/ai/transcriber.ts';
import type { TranscriptionSettings } from '../../src/platform/config.ts';
import { UnsafeFile } from '../../src/platform/isolation/made-file.ts';
import { createLogger } from '../../src/platform/log.ts';
import { MediaReader } from '../../src/platform/media/media-reader.ts';
import { UnreadableMedia } from '../../src/platform/media/media-types.ts';
import { TestClock } from '../support/app.ts';
import { makeRecording, pictureByte, soundByte } from '../support/recording.ts';
import { says } from '../support/servers/ai-server.ts';
import { hears, startTranscriptionServer } from '../support/servers/transcription-server.ts';

const key = 'Sk-Secret0123456789';
const server = await startTranscriptionServer();
const settings: TranscriptionSettings = { baseUrl: server.url, apiKey: key, model: 'whisper-1' };
const clock = new TestClock();
const folder = mkdtempSync(path.join(os.tmpdir(), 'transcriber-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lines: string[] = [];
const log = createLogger({ environment: 'production', logLevel: 'trace' }, 'worker', {
  write: (line) => lines.push(line),
});
beforeEach(() => {
  lines.splice(0);
  clock.advance(60_000);
});
const logged = () => lines.map((line) => JSON.parse(line));

const transcriberWith = (change: Partial<TranscriptionSettings> = {}) =>
  new Transcriber({ transcription: { ...settings, ...change } }, clock, log);
async function sound(bytes = Buffer.from('the sound')) {
  const file = path.join(folder, 'sound.webm');
  await writeFile(file, bytes);
  return { path: file, name: 'answer.webm', type: 'audio/webm' };
}
const asked = (signal = new AbortController().signal) => ({ purpose: 'test.transcribe', signal });
const transcribe = async (transcriber = transcriberWith()) => transcriber.transcribe(await sound(), asked());

test('Send the file, the model and the response format in one request', async () => {
  server.script(hears(' I built it. \n'));
  expect(await transcribe()).toEqual({ text: 'I built it.' });
  expect(server.requests).toMatchObject([
    {
      path: '/v1/audio/transcriptions',
      headers: { authorization: `Bearer ${key}` },
      fields: { model: 'whisper-1', response_format: 'json' },
      file: { name: 'answer.webm', type: 'audio/webm', bytes: Buffer.from('the sound') },
    },
  ]);
  // Servers that know no other way get told how much comes.
  expect(Number(server.requests[0]?.headers['content-length'])).toBeGreaterThan(9);
  expect(lines.join('')).not.toMatch(/I built it|Secret/);
});

test('Send no key if none is set, and return an empty text for no words', async () => {
  server.script(hears('  '));
  expect(await transcribe(transcriberWith({ apiKey: undefined }))).toEqual({ text: '' });
  expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
});

test('Drop invisible and unstorable characters, and everything above 60,000 characters', async () => {
  server.script(hears('A\u0000B\ud800C\u202eD'), hears('x'.repeat(2_000_000)));
  const transcriber = transcriberWith();
  expect(await transcribe(transcriber)).toEqual({ text: 'AB\ufffdCD' });
  expect(await transcribe(transcriber)).toEqual({ text: 'x'.repeat(60_000) });
});

test.each([[429], [500], [503]])('Retry with the whole file after %i', async (status) => {
  server.script(says.error(status) as never, hears('Well'));
  expect(await transcribe()).toEqual({ text: 'Well' });
  expect(server.requests.map(({ file }) => file.bytes.toString())).toEqual(['the sound', 'the sound']);
});

test.each([
  ['rate_limited', 429],
  ['http_error', 503],
  ['http_error', 401],
  ['http_error', 404],
])('Throw %s after the last retry (%i), without quoting the endpoint', async (reason, status) => {
  server.always(says.error(status, { message: `${key} quoted` }) as never);
  await expect(transcribe()).rejects.toMatchObject({ reason, status, message: reason });
  expect(logged()).toMatchObject([{ level: 'warn', reason, status, purpose: 'test.transcribe' }]);
  expect(lines.join('')).not.toMatch(/Secret/);
});

test.each([400, 413, 415, 422])('Refuse without a retry if the endpoint rejects the file (%i)', async (status) => {
  server.always(says.error(status) as never);
  expect(await transcribe()).toEqual({ refusal: 'not_taken' });
  expect(server.requests).toHaveLength(1);
});

test.each([
  ['no JSON', says.raw(200, 'oh')],
  ['no text', says.raw(200, { words: ['I'] })],
  ['a text that is none', says.raw(200, { text: { en: 'I' } })],
  ['half an answer', says.half],
])('Throw for a response with %s', async (_, write) => {
  server.script((response, request) => {
    write(response, request as never);
    if (write === says.half) setTimeout(() => response.destroy(), 20);
  });
  await expect(transcribe()).rejects.toMatchObject({
    name: 'Error',
    reason: expect.stringMatching(/unreadable|unreachable/),
  });
});

test('Abort a response that never ends', async () => {
  const piece = Buffer.alloc(1024 * 1024, ' ');
  let isOver: (value: unknown) => void;
  const over = new Promise((resolve) => {
    isOver = resolve;
  });
  server.script((response) => {
    response.once('close', isOver);
    const more = () => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', more);
    more();
  });
  await expect(transcribe()).rejects.toMatchObject({ reason: 'unreadable' });
  await over;
});

test('Refuse redirects', async () => {
  server.script(says.raw(307, '', { location: `${server.url}/elsewhere` }) as never);
  await expect(transcribe()).rejects.toMatchObject({ reason: 'http_error', status: 307 });
  expect(server.requests).toHaveLength(1);
});

test('Open the circuit for 30 seconds after three failures in a row', async () => {
  const transcriber = transcriberWith();
  server.always(says.error(401) as never);
  for (let n = 0; n < 3; n += 1) await expect(transcribe(transcriber)).rejects.toMatchObject({ reason: 'http_error' });
  await expect(transcribe(transcriber)).rejects.toMatchObject({ reason: 'circuit_open' });
  expect(server.requests).toHaveLength(3);
  clock.advance(31_000);
  server.always(hears('Back'));
  expect(await transcribe(transcriber)).toEqual({ text: 'Back' });
});

test('Send nothing of a file over 25 MB', async () => {
  const file = await sound();
  await truncate(file.path, 25_000_001);
  server.always(hears('Never'));
  expect(await transcriberWith().transcribe(file, asked())).toEqual({ refusal: 'too_large' });
  expect(server.requests).toEqual([]);
});

test('Send nothing of what a link leads to', async () => {
  const file = await sound();
  const link = path.join(folder, 'link');
  await symlink(file.path, link);
  server.always(hears('A secret'));
  await expect(transcriberWith().transcribe({ ...file, path: link }, asked())).rejects.toThrow(UnsafeFile);
  expect(server.requests).toEqual([]);
});

test('Abort with the caller’s reason', async () => {
  const ending = new AbortController();
  server.script(() => ending.abort(new Error('stopped')));
  await expect(transcriberWith().transcribe(await sound(), asked(ending.signal))).rejects.toThrow('stopped');
});

test('Throw unreachable for an unreachable endpoint', async () => {
  const nowhere = transcriberWith({ baseUrl: 'http://127.0.0.1:1/v1' });
  await expect(transcribe(nowhere)).rejects.toMatchObject({ reason: 'unreachable' });
});

test('Offer no transcription if none is configured', () => {
  expect(new Transcriber({ transcription: undefined }, clock, log).available).toBe(false);
  expect(transcriberWith().available).toBe(true);
});

const files = { whole: path.join(folder, 'whole'), sound: path.join(folder, 'copied') };
const signal = new AbortController().signal;
async function copied(recording: Buffer) {
  await writeFile(files.whole, recording);
  return new MediaReader().copySound(files.whole, files.sound, signal);
}

test('Copy the sound of a recording without its video', async () => {
  const recording = await makeRecording();
  expect(recording.includes(Buffer.alloc(100, pictureByte))).toBe(true);
  expect(await copied(recording)).toEqual({ type: 'audio/webm', extension: 'webm' });
  const bytes = await readFile(files.sound);
  expect(bytes.includes(Buffer.alloc(100, pictureByte))).toBe(false);
  expect(bytes.includes(Buffer.alloc(100, soundByte))).toBe(true);
  expect(bytes.length).toBeLessThan(recording.length * 0.6);
});

test('Return undefined for a recording without sound, and throw for other files', async () => {
  expect(await copied(await makeRecording({ sound: false }))).toBeUndefined();
  for (const bytes of [Buffer.from('hello'), Buffer.alloc(0), Buffer.alloc(300_000, 0x1a)]) {
    await expect(copied(bytes)).rejects.toThrow(UnreadableMedia);
  }
});

test('Abort copying with the caller’s reason', async () => {
  await writeFile(files.whole, await makeRecording({ seconds: 600 }));
  const ending = new AbortController();
  const copying = new MediaReader().copySound(files.whole, files.sound, ending.signal);
  setImmediate(() => ending.abort(new Error('stopped')));
  await expect(copying).rejects.toThrow('stopped');
  await expect(new MediaReader().copySound(files.whole, files.sound, ending.signal)).rejects.toThrow('stopped');
});
