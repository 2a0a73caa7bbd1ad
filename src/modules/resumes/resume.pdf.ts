import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ResumeFailure } from './resume.failure.ts';
import type { SourceLine } from './resume.normalize.ts';
import { isDate } from './resume.pdf-columns.ts';
import { dropRunningLines } from './resume.pdf-furniture.ts';
import type { Font } from './resume.pdf-glyphs.ts';
import { linesOf } from './resume.pdf-layout.ts';
import type { Letter } from './resume.pdf-letters.ts';
import { paint } from './resume.pdf-paint.ts';
import { type Piece, piecesOf } from './resume.pdf-pieces.ts';
import type { Matrix } from './resume.pdf-shapes.ts';

const maxPages = 30;
// Letters less than a quarter as tall as the usual ones are not there to be read.
const tinyShare = 0.25;

type Page = { letters: Letter[]; hidden: number };
type PdfPage = {
  getOperatorList: () => Promise<{ fnArray: number[]; argsArray: unknown[] }>;
  getViewport: (options: { scale: number }) => { transform: number[]; width: number; height: number };
  commonObjs: { has: (name: string) => boolean; get: (name: string) => Font };
  cleanup: () => boolean;
};
type PdfDocument = {
  getPage: (number: number) => Promise<PdfPage>;
  getOptionalContentConfig: () => Promise<{ isVisible: (group: unknown) => boolean }>;
};

/** The class of pdf-parse. */
type PdfParser = new (
  options: Record<string, unknown>,
) => {
  getInfo: () => Promise<{ total: number }>;
  destroy: () => Promise<void>;
};

/** What a PDF shows, before its characters are tidied. */
export type PdfText = { lines: SourceLine[]; pages: number; hiddenCharacters: number };

/**
 * Reads the first 30 pages, each by itself, so that one damaged page does not cost the others.
 * @throws ResumeFailure `encrypted` or `corrupt`; anything else thrown means a damaged file too
 */
export async function readPdf(bytes: Uint8Array, PDFParse: PdfParser): Promise<PdfText> {
  const pdfjs = join(createRequire(import.meta.resolve('pdf-parse')).resolve('pdfjs-dist/package.json'), '..');
  const parser = new PDFParse({
    data: new Uint8Array(bytes),
    verbosity: 0,
    isEvalSupported: false,
    // Else the outline of each letter is worked out, for a canvas that there is not.
    disableFontFace: false,
    useSystemFonts: false,
    // No picture is decoded: nobody looks at them, and one may unpack to gigabytes.
    maxImageSize: 0,
    isOffscreenCanvasSupported: false,
    // Chinese, Japanese and Korean text is codes without these tables.
    cMapUrl: join(pdfjs, 'cmaps', '/'),
    cMapPacked: true,
    standardFontDataUrl: join(pdfjs, 'standard_fonts', '/'),
  });
  try {
    const { total } = await parser.getInfo();
    // The text that pdf-parse gives says neither where nor how it is written: its document does.
    const { doc } = parser as unknown as { doc: PdfDocument };
    const { OPS } = await import(pathToFileURL(join(pdfjs, 'legacy/build/pdf.mjs')).href);
    const pages = await readPages(doc, OPS, Math.min(total, maxPages));
    return { ...assemble(pages), pages: total };
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new ResumeFailure('encrypted');
    throw error;
  } finally {
    await parser.destroy();
  }
}

/** What pdf.js asks a browser for when it readies fonts and pictures; none of it is used. */
export function standInForBrowser(): void {
  class FontFace {
    loaded = Promise.resolve();
  }
  const fonts = { add() {}, delete() {} };
  Object.assign(globalThis, {
    DOMMatrix: class {},
    ImageData: class {},
    Path2D: class {},
    FontFace,
    document: { fonts },
  });
}

async function readPages(doc: PdfDocument, codes: Record<string, number>, count: number): Promise<Page[]> {
  const layers = await doc.getOptionalContentConfig();
  const pages: Page[] = [];
  for (let number = 1; number <= count; number++) {
    try {
      const page = await doc.getPage(number);
      const operators = await page.getOperatorList();
      const { transform, width, height } = page.getViewport({ scale: 1 });
      const { letters, hiddenCharacters } = paint({
        operators,
        codes,
        font: (name) => (page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined),
        isShown: (group) => layers.isVisible(group),
        transform: transform as unknown as Matrix,
        width,
        height,
      });
      pages.push({ letters, hidden: hiddenCharacters });
      page.cleanup();
    } catch {
      // When none is left, the file is what is damaged.
    }
  }
  if (pages.length === 0) throw new ResumeFailure('corrupt');
  return pages;
}

function assemble(pages: readonly Page[]): { lines: SourceLine[]; hiddenCharacters: number } {
  const usual = usualSize(pages.flatMap(({ letters }) => letters));
  let hiddenCharacters = 0;
  const read = pages.map(({ letters, hidden }) => {
    const large = letters.filter(({ size }) => size >= usual * tinyShare);
    hiddenCharacters += hidden + letters.filter(({ size, text }) => size < usual * tinyShare && text !== ' ').length;
    return pageLines(large, usual);
  });
  return {
    lines: dropRunningLines(read).flatMap((lines, i) => (i > 0 ? [gap, gap, ...lines] : lines)),
    hiddenCharacters,
  };
}

const gap: SourceLine = { text: '', size: null, bold: false };

/** Upright text first, then what is written along the sides. */
function pageLines(letters: readonly Letter[], usual: number): SourceLine[] {
  const lines: SourceLine[] = [];
  for (const turn of [0, 1, 2, 3]) {
    const turned = letters.filter((letter) => letter.turn === turn);
    if (turned.length === 0) continue;
    for (const row of linesOf(piecesOf(turned), usual)) {
      if (!row) {
        lines.push(gap);
        continue;
      }
      lines.push(lineOf(row, usual));
    }
    lines.push(gap);
  }
  return lines;
}

/** How a line looks is how it begins: a bold employer stays one with its place or dates beside it. */
function lineOf(row: readonly Piece[], usual: number): SourceLine {
  const lead = row.find(({ text }) => !isDate(text)) ?? row[0];
  const size = lead ? Math.round((lead.size / usual) * 100) / 100 : null;
  return { text: row.map(({ text }) => text).join(' '), size, bold: lead?.bold ?? false };
}

/** The size in which most letters are written, in points, to a tenth. */
function usualSize(letters: readonly Letter[]): number {
  const counts = new Map<number, number>();
  for (const { size } of letters) {
    const rounded = Math.round(size * 10) / 10;
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1);
  }
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [10, 0])[0];
}
