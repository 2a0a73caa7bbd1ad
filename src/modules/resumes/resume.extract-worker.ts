// The process that reads one resume: the bytes on stdin, the answer as JSON on descriptor 3. Started by
// resume.extract.ts only, with an empty environment and next to no permissions; pdf-parse and mammoth live here alone.
import { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { instructsModel } from '#platform/ai/instruction.ts';
import type { ResumeReply } from './resume.extract.ts';
import { ResumeFailure } from './resume.failure.ts';
import { kindOf } from './resume.format.ts';
import { normalizeLines, type SourceLine } from './resume.normalize.ts';
import { readPlainText } from './resume.plain-text.ts';
import { readResumeProfile } from './resume.profile.ts';
import { doubtsOf } from './resume.quality.ts';
import type { ResumeDocument, ResumeLine } from './resume.types.ts';

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

/** A library that cannot be loaded is our fault and not the file's: no answer, and an exit code that says so. */
function giveUp(): never {
  process.exit(70);
}

// The starter kills this process when its time is up; this is for when the starter itself is gone.
setTimeout(() => process.exit(71), Number(process.argv[2]) + 2_000).unref();

let reply: ResumeReply;
try {
  const document = await read(await buffer(process.stdin));
  const text = document.lines.map((line) => line.text).join('\n');
  const [doubt] = doubtsOf({ text, hiddenCharacters: document.hiddenCharacters });
  reply = {
    ok: true,
    ...document,
    text,
    quality: doubt ? 'low_confidence' : 'ok',
    qualityReason: doubt ?? null,
    profile: readResumeProfile(document.lines, new Date().toISOString().slice(0, 10)),
  };
} catch (error) {
  reply = { ok: false, reason: error instanceof ResumeFailure ? error.reason : 'corrupt' };
}
// Whatever a library still has going on, the answer stands.
new Socket({ fd: 3 }).end(JSON.stringify(reply), () => process.exit(0));
