import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

type Asset = { path: string; type: string; bytes: Buffer };

const require = createRequire(import.meta.url);
const packageFile = require.resolve('pdfjs-dist/package.json');
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };

/** The path changes with the version, so browsers may cache the files permanently. */
export const pdfFolder = `pdf-${version}/`;

const types: Readonly<Record<string, string>> = {
  '.mjs': 'text/javascript; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Read when it is first requested: most are for scripts and fonts that few resumes have. */
function lazyAsset(file: string): Asset {
  let bytes: Buffer | undefined;
  const extension = path.extname(file);
  return {
    path: `/assets/${pdfFolder}${path.basename(file) === file ? file : file.replace(/^legacy\/build\//, '')}`,
    type: types[extension] ?? 'application/octet-stream',
    get bytes() {
      return (bytes ??= readFileSync(path.join(path.dirname(packageFile), file)));
    },
  };
}

const filesIn = (folder: string, extension: RegExp): string[] =>
  readdirSync(path.join(path.dirname(packageFile), folder))
    .filter((name) => extension.test(name))
    .map((name) => `${folder}/${name}`);

/** pdf.js, served by us: the policy allows no other site. */
export const pdfAssets = [
  'legacy/build/pdf.min.mjs',
  'legacy/build/pdf.worker.min.mjs',
  'wasm/openjpeg_nowasm_fallback.js',
  ...filesIn('cmaps', /\.bcmap$/),
  ...filesIn('standard_fonts', /\.(?:pfb|ttf)$/),
].map(lazyAsset);
