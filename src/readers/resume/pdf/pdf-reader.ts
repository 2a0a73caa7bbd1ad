import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ResumeFailure } from '../failure.ts';
import type { ResumeLine } from '../resume-document.ts';
import { isDateText } from './columns.ts';
import type { Matrix } from './geometry.ts';
import { dropHeadersAndFooters } from './headers-and-footers.ts';
import { layoutLines } from './layout.ts';
import { readVisibleText } from './page-painter.ts';
import { type TextPiece, textPieces } from './text-pieces.ts';
import type { PdfFont } from './text-state.ts';
import type { PdfLetter, VisibleText } from './visible-letters.ts';

const maxPages = 30;
/** Relative to body text. */
const leastSize = 0.25;

type PdfPage = {
  getOperatorList: () => Promise<{ fnArray: number[]; argsArray: unknown[] }>;
  getViewport: (options: { scale: number }) => { transform: number[]; width: number; height: number };
  commonObjs: { has: (name: string) => boolean; get: (name: string) => PdfFont };
  cleanup: () => boolean;
};
type PdfDocument = {
  getPage: (number: number) => Promise<PdfPage>;
  getOptionalContentConfig: () => Promise<{ isVisible: (group: unknown) => boolean }>;
};

type PdfParser = new (
  options: Record<string, unknown>,
) => {
  getInfo: () => Promise<{ total: number }>;
  destroy: () => Promise<void>;
};

export type PdfText = { lines: ResumeLine[]; pages: number; hiddenCharacters: number };

const pdfjs = join(createRequire(import.meta.resolve('pdf-parse')).resolve('pdfjs-dist/package.json'), '..');
const moduleOf = (name: string): string => pathToFileURL(join(pdfjs, 'legacy/build', name)).href;

/** Loads pdf.js with the part that it loads for the first file. */
export async function loadPdfLibraries(): Promise<void> {
  await import(moduleOf('pdf.mjs'));
  await import(moduleOf('pdf.worker.mjs'));
}

/** Reads 30 pages at most. Throws ResumeFailure `encrypted` or `corrupt`; other errors mean a damaged file too. */
export async function readPdf(bytes: Uint8Array, PDFParse: PdfParser): Promise<PdfText> {
  const parser = new PDFParse({
    data: new Uint8Array(bytes),
    verbosity: 0,
    isEvalSupported: false,
    // Otherwise pdf.js computes the outlines of letters.
    disableFontFace: false,
    useSystemFonts: false,
    // Decodes no picture: one can unpack to gigabytes.
    maxImageSize: 0,
    isOffscreenCanvasSupported: false,
    // Needed for Chinese, Japanese and Korean text.
    cMapUrl: join(pdfjs, 'cmaps', '/'),
    cMapPacked: true,
    standardFontDataUrl: join(pdfjs, 'standard_fonts', '/'),
  });
  try {
    const { total } = await parser.getInfo();
    // pdf-parse's own text lacks positions and sizes.
    const { doc } = parser as unknown as { doc: PdfDocument };
    const { OPS } = await import(moduleOf('pdf.mjs'));
    const pages = await readPages(doc, OPS, Math.min(total, maxPages));
    return { ...assemble(pages), pages: total };
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new ResumeFailure('encrypted');
    throw error;
  } finally {
    await parser.destroy();
  }
}

const browserGlobals = {
  DOMMatrix: class {},
  ImageData: class {},
  Path2D: class {},
  FontFace: class {
    loaded = Promise.resolve();
  },
  document: { fonts: { add() {}, delete() {} } },
};

/** Defines browser classes that pdf.js expects but does not need here. */
export function stubBrowserGlobals(): void {
  Object.assign(globalThis, browserGlobals);
}

async function readPages(doc: PdfDocument, codes: Record<string, number>, count: number): Promise<VisibleText[]> {
  const layers = await doc.getOptionalContentConfig();
  const pages: VisibleText[] = [];
  for (let number = 1; number <= count; number++) {
    try {
      const page = await doc.getPage(number);
      const operators = await page.getOperatorList();
      const { transform, width, height } = page.getViewport({ scale: 1 });
      const text = readVisibleText({
        operators,
        codes,
        font: (name) => (page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined),
        isShown: (group) => layers.isVisible(group),
        transform: transform as unknown as Matrix,
        width,
        height,
      });
      pages.push(text);
      page.cleanup();
    } catch {}
  }
  if (pages.length === 0) throw new ResumeFailure('corrupt');
  return pages;
}

function assemble(pages: readonly VisibleText[]): { lines: ResumeLine[]; hiddenCharacters: number } {
  const usual = usualSize(pages.flatMap(({ letters }) => letters));
  const isLegible = ({ size }: PdfLetter) => size >= usual * leastSize;
  let hiddenCharacters = 0;
  const read = pages.map(({ letters, hiddenCharacters: hidden }) => {
    hiddenCharacters += hidden + letters.filter((letter) => !isLegible(letter) && letter.text !== ' ').length;
    return pageLines(letters.filter(isLegible), usual);
  });
  return {
    lines: dropHeadersAndFooters(read).flatMap((lines, i) => (i > 0 ? [gap, gap, ...lines] : lines)),
    hiddenCharacters,
  };
}

const gap: ResumeLine = { text: '', size: null, bold: false };

/** Upright text first, then text along the sides. */
function pageLines(letters: readonly PdfLetter[], usual: number): ResumeLine[] {
  const lines: ResumeLine[] = [];
  for (const turn of [0, 1, 2, 3]) {
    const turned = letters.filter((letter) => letter.turn === turn);
    if (turned.length === 0) continue;
    const rows = layoutLines(textPieces(turned), usual);
    for (const row of rows) lines.push(row ? lineOf(row, usual) : gap);
    lines.push(gap);
  }
  return lines;
}

/** A line has the style of its first piece that is not a date. */
function lineOf(row: readonly TextPiece[], usual: number): ResumeLine {
  const lead = row.find(({ text }) => !isDateText(text)) ?? row[0];
  const size = lead ? Math.round((lead.size / usual) * 100) / 100 : null;
  return { text: row.map(({ text }) => text).join(' '), size, bold: lead?.bold ?? false };
}

/** The most frequent size, in points, to a tenth. */
function usualSize(letters: readonly PdfLetter[]): number {
  const counts = new Map<number, number>();
  for (const { size } of letters) {
    const rounded = Math.round(size * 10) / 10;
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1);
  }
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [10, 0])[0];
}
