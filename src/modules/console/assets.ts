import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { baseStyles, readAsset } from '#platform/pages/asset.ts';

const own = (file: string): URL => new URL(file, import.meta.url);
const require = createRequire(import.meta.url);

export const consoleStyles = readAsset(
  'console',
  'css',
  baseStyles,
  own('./console.css'),
  own('./work/work.css'),
  own('./jobs/board.css'),
  own('./applications/applications.css'),
  own('./interviews/interviews.css'),
  own('./settings/settings.css'),
);
export const boardScript = readAsset('board', 'js', own('./browser/board.js'));
const idiomorph = readAsset('idiomorph', 'js', pathToFileURL(require.resolve('idiomorph/dist/idiomorph.min.js')));
const live = readAsset('live', 'js', own('./browser/live.js'));

/** In this order: the second uses the first. */
export const liveScripts = [idiomorph.path, live.path];

export const consoleAssets = new Map([consoleStyles, boardScript, idiomorph, live].map((asset) => [asset.path, asset]));
