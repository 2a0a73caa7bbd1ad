import { isUtf8 } from 'node:buffer';
import yauzl from 'yauzl';

/** What the bytes turned out to be; the name and the declared type of a file are never looked at. */
export type ResumeFormat = 'pdf' | 'docx' | 'text';

/** The largest resume taken, in bytes. */
export const maxResumeBytes = 10 * 1024 * 1024;

/** A zip of more is none of a word processor's. */
export const maxZipEntries = 10_000;

const markup = /^\s*(?:<!doctype|<!--|<\?|<(?:html|head|body|svg|div|p|table)\b|\{\\rtf|%!PS)/i;
const sampled = 100_000;

/** What the first bytes say. `cfb` is the container of Word's old .doc format. */
export function kindOf(bytes: Buffer): 'pdf' | 'zip' | 'cfb' | 'other' {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return 'zip';
  if (bytes.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1') return 'cfb';
  return 'other';
}

/** Whether a zip's entry is what makes a DOCX of it. Word on the web numbers its main part. */
export const isMainPart = (entryName: string): boolean => /^word\/document\d*\.xml$/.test(entryName);

/** Whether decoded bytes look like text for people, and not like markup or like anything at all that is decoded. */
export function looksLikeText(text: string): boolean {
  const sample = text.slice(0, sampled);
  const controls = sample.match(/[^\P{Cc}\s]|\ufffd/gu)?.length ?? 0;
  return !sample.includes('\0') && controls <= sample.length / 100 && !markup.test(sample);
}

/**
 * The format of a file that somebody uploads, undefined for any other. Looks at first bytes and at a zip's directory, and
 * unpacks nothing: whether there is text to be read in it, the worker finds out. Plain text must be UTF-8.
 */
export async function formatOf(bytes: Buffer): Promise<ResumeFormat | undefined> {
  const kind = kindOf(bytes);
  if (kind === 'pdf') return 'pdf';
  if (kind === 'zip') return (await isDocx(bytes)) ? 'docx' : undefined;
  if (bytes.length === 0 || !isUtf8(bytes) || bytes.includes(0)) return undefined;
  return looksLikeText(new TextDecoder().decode(bytes.subarray(0, sampled))) ? 'text' : undefined;
}

async function isDocx(bytes: Buffer): Promise<boolean> {
  try {
    const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
    let entries = 0;
    for await (const entry of zip.eachEntry()) {
      if (isMainPart(entry.fileName)) return true;
      entries += 1;
      if (entries > maxZipEntries) return false;
    }
    return false;
  } catch {
    return false; // its directory is damaged
  }
}
