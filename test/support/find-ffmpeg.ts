import { spawnSync } from 'node:child_process';

const isCI = !['', '0', 'false'].includes(process.env['CI'] ?? '');
const hasFfmpeg = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;

/** What the run says once where there is no ffmpeg, so that its tests are skipped. */
export const noFfmpeg =
  hasFfmpeg || isCI
    ? undefined
    : 'No ffmpeg found: tests of recordings merged by it are skipped. Install it (Debian: apt-get install ffmpeg).';
