import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const applications = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findBrowser(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return [
    ...folders.filter(Boolean).flatMap((folder) => names.map((name) => path.join(folder, name))),
    ...applications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  ].find(isProgram);
}

/** The browser's program. */
export const program = findBrowser();
const isCI = !['', '0', 'false'].includes(process.env['CI'] ?? '');

/** What the run says once where there is no browser, so that its tests are skipped. */
export const noBrowser =
  program || isCI
    ? undefined
    : 'No Chromium or Chrome found: tests of the pages are skipped. Install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.';

const hasFfmpeg = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;

/** What the run says once where there is no ffmpeg, so that its tests are skipped. */
export const noFfmpeg =
  hasFfmpeg || isCI
    ? undefined
    : 'No ffmpeg found: tests of recordings merged by it are skipped. Install it (Debian: apt-get install ffmpeg).';
