import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { baseStyles } from '#platform/design/styles.ts';
import { readAsset } from '#platform/pages/asset.ts';
import { pdfAssets, pdfFolder } from './candidates/resume/pdf-assets.ts';

const own = (file: string): URL => new URL(file, import.meta.url);
const require = createRequire(import.meta.url);

export const consoleStyles = readAsset(
  'console',
  'css',
  ...baseStyles,
  own('./console.css'),
  own('./work/work.css'),
  own('./jobs/board.css'),
  own('./applications/applications.css'),
  own('./candidates/resume/resume.css'),
  own('./activity/activity.css'),
  own('./lists/neighbors.css'),
  own('./interviews/interviews.css'),
  own('./messages/messages.css'),
  own('./decisions/decisions.css'),
  own('./reports/reports.css'),
  own('./settings/settings.css'),
  own('./search/search.css'),
  own('./keys/keys.css'),
  own('./bulk/bulk.css'),
);
export const boardScript = readAsset('board', 'js', own('./browser/board.js'));
export const timesScript = readAsset('times', 'js', own('./browser/times.js'));
/** Closes the menu of a job's page. */
export const menuScript = readAsset('menu', 'js', own('./browser/menu.js'));
/** Suggests colleagues to mention in notes. */
export const mentionScript = readAsset('mentions', 'js', own('./browser/mentions.js'));
export const paletteScript = readAsset('palette', 'js', own('./browser/palette.js'));
export const keysScript = readAsset('keys', 'js', own('./browser/keys.js'));
/** Shows resumes, with the library from its own folder. */
export const resumeScript = readAsset(
  'resume',
  'js',
  `const pdfFolder = ${JSON.stringify(pdfFolder)};\n`,
  own('./browser/resume.js'),
);
export const selectionScript = readAsset('selection', 'js', own('./browser/selection.js'));
const idiomorph = readAsset('idiomorph', 'js', pathToFileURL(require.resolve('idiomorph/dist/idiomorph.min.js')));
/** Served by us: the policy allows no other site. */
const webAuthn = readAsset(
  'webauthn',
  'js',
  new URL('../dist/bundle/index.umd.min.js', pathToFileURL(require.resolve('@simplewebauthn/browser'))),
);
const passkey = readAsset('passkey', 'js', own('./browser/passkey.js'));
export const interviewScript = readAsset('interview', 'js', own('./browser/interview.js'));
const live = readAsset('live', 'js', own('./browser/live.js'));

/** Load in this order, because the second script uses the first. */
export const liveScripts = [idiomorph.path, live.path];

/** Load in this order, because the second script uses the first. */
export const passkeyScripts = [webAuthn.path, passkey.path];

export const consoleAssets = new Map(
  [
    consoleStyles,
    timesScript,
    menuScript,
    interviewScript,
    mentionScript,
    boardScript,
    paletteScript,
    keysScript,
    resumeScript,
    selectionScript,
    idiomorph,
    live,
    webAuthn,
    passkey,
    ...pdfAssets,
  ].map((asset) => [asset.path, asset]),
);
