import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs a copy of `.ci/run` where `npm` only prints the given summary, or none, and exits with the given code. */
async function runWith(suite: { summary: string; code: number }, long: { summary: string; code: number }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'recruitment-ci-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, '.ci'));
  await mkdir(path.join(folder, 'bin'));
  await copyFile('.ci/run', path.join(folder, '.ci/run'));
  const answer = ({ summary, code }: { summary: string; code: number }) => `printf '${summary}\\n'; exit ${code}`;
  const programs = {
    npm: `[ "$2" = test ] && { ${answer(suite)}; }\n${answer(long)}`,
    chromium: 'exit 0',
    ffmpeg: 'exit 0',
  };
  for (const [name, body] of Object.entries(programs)) {
    await writeFile(path.join(folder, 'bin', name), `#!/bin/sh\n${body}\n`);
    await chmod(path.join(folder, 'bin', name), 0o755);
  }
  return new Promise<{ code: number; last: string | undefined }>((resolve) => {
    const env = { PATH: `${folder}/bin:/usr/bin:/bin` };
    const child = execFile(path.join(folder, '.ci/run'), { env }, (_error, stdout) =>
      resolve({ code: child.exitCode ?? -1, last: stdout.trimEnd().split('\n').at(-1) }),
    );
  });
}

const green = { summary: ' Test Files  9 passed (9)\\n      Tests  28 passed (28)', code: 0 };

test.each([
  ['all tests pass', { summary: '      Tests  40 passed | 2 skipped (42)', code: 0 }, 0, '68 passed, 0 failed'],
  ['a test fails', { summary: '      Tests  1 failed | 33 passed (34)', code: 1 }, 1, '61 passed, 1 failed'],
  ['a file cannot be loaded', { summary: '      Tests  3 passed (3)', code: 1 }, 1, '31 passed, 1 failed'],
  ['nothing runs', { summary: 'check failed', code: 2 }, 2, '28 passed, 1 failed'],
])('Sum suite and long tests for CI if %s', async (_case, suite, code, last) => {
  expect(await runWith(suite, green)).toEqual({ code, last });
});

test('Fail CI if a long test fails', async () => {
  const long = { summary: '      Tests  1 failed | 27 passed (28)', code: 1 };
  expect(await runWith({ summary: '      Tests  40 passed (40)', code: 0 }, long)).toEqual({
    code: 1,
    last: '67 passed, 1 failed',
  });
});
