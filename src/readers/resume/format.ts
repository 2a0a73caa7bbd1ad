import { isUtf8 } from 'node:buffer';
import yauzl from 'yauzl';
import { textRegex } from './text/text.lexicon.ts';

/** Decided by a file's bytes, not its name or declared type. */
export type ResumeFormat = 'pdf' | 'docx' | 'text';

export const maxResumeBytes = 10 * 1024 * 1024;

/** A DOCX has far fewer. */
export const maxZipEntries = 10_000;

const sampleLength = 100_000;

/** `cfb` is the container of Word's old .doc format. */
export function kindOf(bytes: Buffer): 'pdf' | 'zip' | 'cfb' | 'other' {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return 'zip';
  if (bytes.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1') return 'cfb';
  return 'other';
}

/** Word on the web numbers it. */
export const isMainPart = (entryName: string): boolean => /^word\/document\d*\.xml$/.test(entryName);

export function looksLikeText(text: string): boolean {
  const sample = text.slice(0, sampleLength);
  const controls = sample.match(/[^\P{Cc}\s]|\ufffd/gu)?.length ?? 0;
  return !sample.includes('\0') && controls <= sample.length / 100 && !textRegex.markup.test(sample);
}

/** Undefined if unsupported. Looks at first bytes and a zip's directory. Plain text must be UTF-8. */
export async function formatOf(bytes: Buffer): Promise<ResumeFormat | undefined> {
  const kind = kindOf(bytes);
  if (kind === 'pdf') return 'pdf';
  if (kind === 'zip') return (await isDocx(bytes)) ? 'docx' : undefined;
  if (bytes.length === 0 || !isUtf8(bytes) || bytes.includes(0)) return undefined;
  return looksLikeText(new TextDecoder().decode(bytes.subarray(0, sampleLength))) ? 'text' : undefined;
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
    return false; // damaged directory
  }
}
