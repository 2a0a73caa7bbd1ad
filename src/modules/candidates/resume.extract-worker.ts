// The process that reads one resume: the bytes on stdin, the answer as JSON on descriptor 3. Started by
// resume.extract.ts only, with an empty environment and next to no permissions; pdf-parse and mammoth live here alone.
import { isUtf8 } from 'node:buffer';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { buffer, text as readAll } from 'node:stream/consumers';
import type { ResumeReply, ResumeText } from './resume.extract.ts';
import { ResumeFailure } from './resume.failure.ts';
import { isMainPart, kindOf, looksLikeText, maxZipEntries } from './resume.format.ts';

const maxPages = 30;
const maxCharacters = 200_000;
const maxUnpackedBytes = 50 * 1024 * 1024;
const maxHeaderBytes = 256 * 1024;
// Set between the pieces a PDF's text is painted in; Unicode keeps this code free for such uses.
const pieceMark = '\ufdd0';
const months = 'Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec';
const monthYear = `(?:${months})[a-z]{0,6}\\.? \\d{4}`;
const dateBeforeDate = new RegExp(`\\b(${monthYear}) (?=(?:${monthYear}|Present|Current)\\b)`, 'g');

/** Tells the format by the bytes and reads the text. Anything thrown that is no ResumeFailure means a damaged file. */
async function read(bytes: Buffer): Promise<ResumeText> {
  const kind = kindOf(bytes);
  if (kind === 'pdf') return readPdf(bytes);
  if (kind === 'zip') return readDocx(bytes);
  // Word keeps a protected DOCX inside the container of its old .doc format.
  if (kind === 'cfb') {
    throw new ResumeFailure(bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'encrypted' : 'unsupported');
  }
  return { text: requireText(normalize(decode(bytes)), 1), format: 'text', pages: null };
}

async function readPdf(bytes: Buffer): Promise<ResumeText> {
  // Only its rendering needs a real one, and the native library that would provide it may not be loaded here.
  Object.assign(globalThis, { DOMMatrix: class {}, ImageData: class {}, Path2D: class {} });
  const { PDFParse } = await import('pdf-parse').catch(giveUp);
  const pdfjs = join(createRequire(import.meta.resolve('pdf-parse')).resolve('pdfjs-dist/package.json'), '..');
  const parser = new PDFParse({
    data: new Uint8Array(bytes),
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    // Chinese, Japanese and Korean text is codes without these tables.
    cMapUrl: join(pdfjs, 'cmaps', '/'),
    cMapPacked: true,
    standardFontDataUrl: join(pdfjs, 'standard_fonts', '/'),
  });
  try {
    const { total } = await parser.getInfo();
    const texts: string[] = [];
    // Page by page: one damaged page must not cost the others.
    for (let page = 1; page <= Math.min(total, maxPages); page++) {
      try {
        const result = await parser.getText({ partial: [page], itemJoiner: pieceMark });
        texts.push(...result.pages.map(({ text }) => text));
      } catch {
        // When none is left, the file is what is damaged; see below.
      }
    }
    if (texts.length === 0) throw new ResumeFailure('corrupt');
    // Scanning programs sign their pages, which makes no resume yet; hence ten characters and not one.
    const text = mendPdfText(texts.join('\n\n')).replace(/^scanned (with|by) .{1,30}$/gim, '');
    return { text: requireText(text, 10), format: 'pdf', pages: total };
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new ResumeFailure('encrypted');
    throw error;
  } finally {
    await parser.destroy();
  }
}

/** Mends what pdf.js leaves out: the line break after a large heading, ligatures, and soft hyphens. */
function mendPdfText(raw: string): string {
  const text = raw
    // A heading is so tall that the next line seems to go on in it: seen where two longer pieces make camelCase.
    .replace(/(?<=[^\ufdd0\n]{2}\p{Ll})\ufdd0(?=\p{Lu}[^\ufdd0\n]{5})/gu, '\n')
    .replaceAll(pieceMark, '')
    // A ligature that the font does not explain comes as NUL. fi is by far the commonest, fl has these endings.
    .replace(/\0(?=o[aow]|u[ei]|ex|y|ight|at)/g, 'fl')
    .replace(/\0(?=\p{Ll})/gu, 'fi');
  // pdf.js drops the soft hyphen, LaTeX's dash in ranges: two dates side by side are such a range.
  return normalize(text).replace(dateBeforeDate, '$1 - ');
}

async function readDocx(bytes: Buffer): Promise<ResumeText> {
  const headers = await checkZip(bytes);
  const { default: mammoth } = await import('mammoth').catch(giveUp);
  // extractRawText glues words together at line breaks; the HTML keeps them apart.
  const { value } = await mammoth.convertToHtml(
    { buffer: bytes },
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), externalFileAccess: false },
  );
  const text = normalize([...headers, stripTags(value)].join('\n'));
  return { text: requireText(text, 1), format: 'docx', pages: null };
}

/**
 * Reads the zip's directory: what is in it, and how large it says it will get. Gives the texts of the page headers,
 * which often hold the name and the address, and which mammoth leaves out.
 */
async function checkZip(bytes: Buffer): Promise<Set<string>> {
  const { default: yauzl } = await import('yauzl').catch(giveUp);
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  let unpacked = 0;
  let entries = 0;
  let isDocx = false;
  const headers = new Set<string>();
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new ResumeFailure('encrypted');
    unpacked += entry.uncompressedSize;
    entries += 1;
    if (unpacked > maxUnpackedBytes || entries > maxZipEntries) throw new ResumeFailure('too_complex');
    isDocx ||= isMainPart(entry.fileName);
    if (/^word\/header\d*\.xml$/.test(entry.fileName) && entry.uncompressedSize <= maxHeaderBytes) {
      headers.add(stripTags((await readAll(await zip.openReadStreamPromise(entry))).replace(/<w:(?:br|tab)\/>/g, ' ')));
    }
  }
  if (!isDocx) throw new ResumeFailure('unsupported');
  return headers;
}

/** For the HTML of mammoth (few kinds of tags, no comments or scripts) and the paragraphs of Word's own XML. */
function stripTags(markup: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return (
    markup
      // A row of short cells stays one line; a cell of several paragraphs is a column of the layout.
      .replace(/<t[dh]\b[^>]*><p>([^<]*)<\/p><\/t[dh]>/g, '$1 ')
      .replace(/<br ?\/?>|<(?:ul|ol|dl|table)\b[^>]*>|<\/(?:p|w:p|h[1-6]|li|dt|dd|tr|td|th)>/g, '\n')
      .replace(/<[^>]*>/g, '')
      .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => named[name] ?? '')
  );
}

/** Plain text as UTF-8, UTF-16 with its mark, or else windows-1252, as long as it looks like text at all. */
function decode(bytes: Buffer): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (!looksLikeText(text)) throw new ResumeFailure('unsupported');
  return text;
}

function encodingOf(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  // Any bytes can be called windows-1252: take it only for what is mostly ASCII with a few accents.
  const high = bytes.reduce((count, byte) => count + (byte > 0x7f ? 1 : 0), 0);
  if (high > bytes.length * 0.3) throw new ResumeFailure('unsupported');
  return 'windows-1252';
}

/** Makes the text of all sources alike, so that what searches it for phones, dates and skills meets one spelling. */
function normalize(raw: string): string {
  const text = raw
    // Some characters unfold to 18 others: cut before and after.
    .slice(0, 4 * maxCharacters)
    .replace(/\p{Surrogate}/gu, '')
    .normalize('NFKC')
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    // Icon fonts sit in the private use areas; a space, because the icon stands right before the phone number.
    .replace(/\p{Private_Use}/gu, ' ')
    // Controls and invisible marks, of which only the soft hyphen may mean something.
    .replace(/[^\P{Cc}\t\n]|[^\P{Cf}\xad]/gu, '');
  return unifyDashes(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .slice(0, maxCharacters)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
}

function unifyDashes(text: string): string {
  return (
    text
      .replace(/[\u2010-\u2015\u2043\u2212]/g, '-')
      // Word writes a phone's hyphen as hard and soft ones together.
      .replace(/[\xad-]{2,}/g, (run) => (/-.*\xad|\xad.*-/.test(run) ? '-' : run))
      // LaTeX writes a range's dash as a soft hyphen: next to a space or a digit it stands for a dash.
      .replace(/(?<=[\s\d)])\xad+(?=[\s\d(])/g, '-')
      // Else it only says where the word may be broken: join what was broken there.
      .replace(/\xad+(?:[^\S\n]*\n[^\S\n]*(?=\p{Lowercase}))?/gu, '')
  );
}

function requireText(text: string, least: number): string {
  const enough = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (enough < least) throw new ResumeFailure('no_text');
  return text.trim();
}

/** A library that cannot be loaded is our fault and not the file's: no answer, and an exit code that says so. */
function giveUp(): never {
  process.exit(70);
}

// The starter kills this process when its time is up; this is for when the starter itself is gone.
setTimeout(() => process.exit(71), Number(process.argv[2]) + 2_000).unref();

let reply: ResumeReply;
try {
  reply = { ok: true, ...(await read(await buffer(process.stdin))) };
} catch (error) {
  reply = { ok: false, reason: error instanceof ResumeFailure ? error.reason : 'corrupt' };
}
// Whatever a library still has going on, the answer stands.
new Socket({ fd: 3 }).end(JSON.stringify(reply), () => process.exit(0));
