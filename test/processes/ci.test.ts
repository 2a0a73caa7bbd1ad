import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs a copy of `.ci/run` where `npm test` only prints the given summary, and exits with the given code. */
async function runWith({ summary, code }: { summary: string; code: number }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'recruitment-ci-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, '.ci'));
  await mkdir(path.join(folder, 'bin'));
  await copyFile('.ci/run', path.join(folder, '.ci/run'));
  const programs = {
    npm: `[ "$*" = test ] && printf '${summary}\\n'; exit ${code}`,
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

test.each([
  ['all tests pass', { summary: '      Tests  40 passed | 2 skipped (42)', code: 0 }, 0, '40 passed, 0 failed'],
  ['a test fails', { summary: '      Tests  1 failed | 33 passed (34)', code: 1 }, 1, '33 passed, 1 failed'],
  ['a file cannot be loaded', { summary: '      Tests  3 passed (3)', code: 1 }, 1, '3 passed, 1 failed'],
  ['nothing runs', { summary: 'check failed', code: 2 }, 2, '0 passed, 1 failed'],
])('Report to CI if %s', async (_case, suite, code, last) => {
  expect(await runWith(suite)).toEqual({ code, last });
});
