import { instructsModel } from '#platform/ai/instruction.ts';
import { ResumeFailure } from './resume.failure.ts';
import { kindOf } from './resume.format.ts';
import { normalizeLines, type SourceLine } from './resume.normalize.ts';
import { readPlainText } from './resume.plain-text.ts';
import { readResumeProfile } from './resume.profile.ts';
import { doubtsOf } from './resume.quality.ts';
import type { ReadResume, ResumeDocument, ResumeLine } from './resume.types.ts';

/** A library could not be loaded: our fault and not the file's. */
export class ReaderBroken extends Error {}

type Read = Omit<ResumeDocument, 'text'>;

/** Tells the format by the bytes and reads the text. Anything thrown that is no ResumeFailure means a damaged file. */
async function read(bytes: Buffer): Promise<Read> {
  const kind = kindOf(bytes);
  if (kind === 'pdf') return readPdfFile(bytes);
  if (kind === 'zip') return readDocxFile(bytes);
  // Word keeps a protected DOCX inside the container of its old .doc format.
  if (kind === 'cfb') {
    throw new ResumeFailure(bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'encrypted' : 'unsupported');
  }
  const lines = requireText(readPlainText(bytes), 1);
  return { lines, format: 'text', pages: null, hiddenCharacters: 0 };
}

async function readPdfFile(bytes: Buffer): Promise<Read> {
  const { readPdf, standInForBrowser } = await import('./resume.pdf.ts').catch(giveUp);
  standInForBrowser();
  const { PDFParse } = await import('pdf-parse').catch(giveUp);
  const { lines, pages, hiddenCharacters } = await readPdf(bytes, PDFParse);
  // Scanning programs sign their pages, which makes no resume yet; hence ten characters and not one.
  const written = lines.filter(({ text }) => !/^\s{0,10}scanned (with|by) .{1,30}$/i.test(text));
  return { lines: requireText(written, 10), format: 'pdf', pages, hiddenCharacters };
}

async function readDocxFile(bytes: Buffer): Promise<Read> {
  const { readDocx } = await import('./resume.docx.ts').catch(giveUp);
  const { default: mammoth } = await import('mammoth').catch(giveUp);
  const { lines, hiddenCharacters } = await readDocx(bytes, mammoth as unknown as Parameters<typeof readDocx>[1]);
  return { lines: requireText(lines, 1), format: 'docx', pages: null, hiddenCharacters };
}

function requireText(source: readonly SourceLine[], least: number): ResumeLine[] {
  const lines = normalizeLines(source).filter(({ text }) => !instructsModel(text));
  let letters = 0;
  for (const { text } of lines) letters += text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < least) throw new ResumeFailure('no_text');
  return lines;
}

function giveUp(cause: unknown): never {
  throw new ReaderBroken('a library that reads documents could not be loaded', { cause });
}

/**
 * Reads a resume from its bytes, here and now. A hostile file may hang or exhaust whoever calls this: only the process
 * that can be ended does (resume.extract-worker.ts). Throws ResumeFailure, ReaderBroken, or whatever a library throws at
 * a damaged file.
 */
export async function readDocument(bytes: Buffer): Promise<ReadResume> {
  const document = await read(bytes);
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
