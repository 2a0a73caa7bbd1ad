import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startIsolated, startIsolatedNode } from '../../src/platform/isolation/isolated-process.ts';
import { findIsolation } from '../../src/platform/isolation/isolation.ts';
import { replyStdio, resultOf } from '../../src/platform/isolation/process-result.ts';

const probe = fileURLToPath(new URL('./isolation-probe.ts', import.meta.url));
const { limited } = await findIsolation();
const has = (barrier: (typeof limited)[number]) => limited.includes(barrier);
const database = new URL(inject('adminUrl'));
const made = mkdtempSync(path.join(os.tmpdir(), 'isolation-'));
const secret = path.join(made, 'secret');
const socket = path.join(made, 'socket');
const server: Server = createServer((connection) => connection.end());

beforeAll(async () => {
  writeFileSync(secret, 'secret', { mode: 0o600 });
  await new Promise<void>((resolve) => server.listen(socket, resolve));
});
afterAll(() => {
  server.close();
  rmSync(made, { recursive: true, force: true });
});

const questions = [String(process.pid), database.hostname, database.port, secret, socket];
const until = { timeoutMs: 30_000, signal: new AbortController().signal };
const folderOfItsOwn = () => mkdtempSync(path.join(made, 'own-'));

test('Keep a reader from secrets, the network, the database, programs and files', async () => {
  const child = await startIsolatedNode({
    script: probe,
    args: questions,
    heapMb: 64,
    cpuSeconds: 10,
    stdio: replyStdio,
  });
  const { reply, errors } = await resultOf(child, until);
  expect(errors).toBe('');
  const findings = JSON.parse(reply);
  expect(findings).toMatchObject({
    environment: [],
    environ: 'ERR_ACCESS_DENIED',
    secret: 'ERR_ACCESS_DENIED',
    written: 'ERR_ACCESS_DENIED',
    here: 'ERR_ACCESS_DENIED',
    code: 'EvalError',
    program: 'ERR_ACCESS_DENIED',
  });
  if (has('network')) expect(findings.connect).not.toBe('done');
  if (has('local sockets')) expect(findings.socket).not.toBe('done');
  if (has('other processes')) expect(findings.signal).not.toBe('done');
});

// As ffmpeg runs, which has none of Node's permissions.
test('Keep a program from secrets, the network and the database, and let it write to its folder', async () => {
  const child = await startIsolated(process.execPath, {
    args: [probe, ...questions],
    reads: [fileURLToPath(new URL('../..', import.meta.url))],
    folder: folderOfItsOwn(),
    cpuSeconds: 10,
    stdio: replyStdio,
  });
  const { reply, errors } = await resultOf(child, until);
  expect(errors).toBe('');
  const findings = JSON.parse(reply);
  expect(findings).toMatchObject({ environment: [], here: 'done' });
  if (has('other processes')) expect([findings.environ, findings.signal]).not.toContain('done');
  if (has('network')) expect(findings.connect).not.toBe('done');
  if (has('local sockets')) expect(findings.socket).not.toBe('done');
  if (has('other files')) expect([findings.secret, findings.written]).not.toContain('done');
});

test('End a program that computes for too long', async () => {
  if (!has('CPU time')) return;
  const child = await startIsolated(process.execPath, { args: ['-e', 'for (;;);'], cpuSeconds: 1, stdio: replyStdio });
  const { code, killedBy } = await resultOf(child, until);
  expect(killedBy ?? code).toBe(killedBy ? 'SIGKILL' : 137);
});

test('Isolate readers by more than Node where Linux has the means', () => {
  console.log(`isolation: ${limited.join(', ')}`);
  expect(process.platform !== 'linux' || limited.length > 0).toBe(true);
});
