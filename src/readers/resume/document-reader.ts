import { instructsModel } from '#platform/ai/instruction.ts';
import { ResumeFailure } from './failure.ts';
import { kindOf } from './format.ts';
import { readResumeProfile } from './profile/profile-reader.ts';
import { doubtsOf } from './quality.ts';
import type { ReadResume, ResumeDocument, ResumeLine } from './resume-document.ts';
import { normalizeLines } from './text/normalized-lines.ts';
import { readPlainText } from './text/plain-text.ts';
import { textRegex } from './text/text.lexicon.ts';

/** Says nothing about the file. */
export class ReaderUnavailable extends Error {}

type DocumentLines = Omit<ResumeDocument, 'text'>;

/** Fewer letters are no text. PDFs of scans may have stray letters. */
const leastLetters = { pdf: 10, docx: 1, text: 1 };

/** Errors other than ResumeFailure mean a damaged file. */
async function readLines(bytes: Buffer): Promise<DocumentLines> {
  const kind = kindOf(bytes);
  if (kind === 'pdf') return readPdfFile(bytes);
  if (kind === 'zip') return readDocxFile(bytes);
  // Word stores an encrypted DOCX in the container of its old .doc format.
  if (kind === 'cfb') {
    throw new ResumeFailure(bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'encrypted' : 'unsupported');
  }
  const lines = requireText(readPlainText(bytes), leastLetters.text);
  return { lines, format: 'text', pages: null, hiddenCharacters: 0 };
}

/** Loads what reading would load on demand. Throws ReaderUnavailable. */
export async function loadLibraries(): Promise<void> {
  const { loadPdfLibraries, stubBrowserGlobals } = await import('./pdf/pdf-reader.ts').catch(throwUnavailable);
  stubBrowserGlobals();
  const libraries = [loadPdfLibraries(), import('pdf-parse'), import('./docx/docx-reader.ts'), import('mammoth')];
  await Promise.all(libraries).catch(throwUnavailable);
}

async function readPdfFile(bytes: Buffer): Promise<DocumentLines> {
  const { readPdf, stubBrowserGlobals } = await import('./pdf/pdf-reader.ts').catch(throwUnavailable);
  stubBrowserGlobals();
  const { PDFParse } = await import('pdf-parse').catch(throwUnavailable);
  const { lines, pages, hiddenCharacters } = await readPdf(bytes, PDFParse);
  const written = lines.filter(({ text }) => !textRegex.scanMark.test(text));
  return { lines: requireText(written, leastLetters.pdf), format: 'pdf', pages, hiddenCharacters };
}

async function readDocxFile(bytes: Buffer): Promise<DocumentLines> {
  const { readDocx } = await import('./docx/docx-reader.ts').catch(throwUnavailable);
  const { default: mammoth } = await import('mammoth').catch(throwUnavailable);
  const { lines, hiddenCharacters } = await readDocx(bytes, mammoth as unknown as Parameters<typeof readDocx>[1]);
  return { lines: requireText(lines, leastLetters.docx), format: 'docx', pages: null, hiddenCharacters };
}

function requireText(source: readonly ResumeLine[], least: number): ResumeLine[] {
  const lines = normalizeLines(source).filter(({ text }) => !instructsModel(text));
  let letters = 0;
  for (const { text } of lines) letters += text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < least) throw new ResumeFailure('no_text');
  return lines;
}

function throwUnavailable(cause: unknown): never {
  throw new ReaderUnavailable('A document library could not be loaded', { cause });
}

/**
 * A malicious file can hang or exhaust the process: only extract-worker.ts calls it. Throws ResumeFailure,
 * ReaderUnavailable, or any error of a library for a damaged file.
 */
export async function readDocument(bytes: Buffer): Promise<ReadResume> {
  const document = await readLines(bytes);
  const text = document.lines.map((line) => line.text).join('\n');
  const [doubt] = doubtsOf({ text, hiddenCharacters: document.hiddenCharacters });
  return {
    ...document,
    text,
    quality: doubt ? 'low_confidence' : 'ok',
    qualityReason: doubt ?? null,
    profile: readResumeProfile(document.lines, new Date().toISOString().slice(0, 10)),
  };
}
