import { hash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import pLimit from 'p-limit';
import { Unavailable } from '#platform/errors.ts';
import { type PictureText, pictureSvg } from './picture-svg.ts';

const fonts = path.join(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'), '../standard_fonts');
const fontOf = (style: string): string => path.join(fonts, `LiberationSans-${style}.ttf`);
const font = {
  loadSystemFonts: false,
  fontFiles: [fontOf('Regular'), fontOf('Bold')],
  defaultFontFamily: 'Liberation Sans',
};

/** About 30 KB each. */
const maxPictures = 300;
/** Drawing takes some 50 ms of one thread. */
const oneAtATime = pLimit(1);
const maxWaiting = 20;

const pictures = new Map<string, Promise<Buffer>>();

async function draw(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { font });
  return image.asPng();
}

/**
 * PNG. Drawn once for each text, however many visitors ask, and forgotten when many others were drawn. Throws
 * Unavailable if too many wait.
 */
export function drawPicture(text: PictureText): Promise<Buffer> {
  const svg = pictureSvg(text);
  const key = hash('sha256', svg);
  const known = pictures.get(key);
  if (known) {
    pictures.delete(key);
    pictures.set(key, known);
    return known;
  }
  if (oneAtATime.pendingCount >= maxWaiting) throw new Unavailable('Too many pictures are being drawn.');
  const made = oneAtATime(() => draw(svg));
  pictures.set(key, made);
  made.catch(() => pictures.delete(key));
  for (const oldest of pictures.keys()) {
    if (pictures.size <= maxPictures) break;
    pictures.delete(oldest);
  }
  return made;
}
