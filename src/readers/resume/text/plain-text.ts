import { isUtf8 } from 'node:buffer';
import { ResumeFailure } from '../failure.ts';
import { looksLikeText } from '../format.ts';
import type { ResumeLine } from '../resume-document.ts';

// More than the limit of the result, because normalization drops characters.
const maxCharacters = 800_000;

/** Reads UTF-8, UTF-16 with a byte order mark, or windows-1252. Throws ResumeFailure `unsupported` for other data. */
export function readPlainText(bytes: Buffer): ResumeLine[] {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (!looksLikeText(text)) throw new ResumeFailure('unsupported');
  return text
    .slice(0, maxCharacters)
    .split(/\r\n?|[\n\v\f\x85\u2028\u2029]/)
    .map((line) => ({ text: line, size: null, bold: false }));
}

function encodingOf(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  // All bytes are valid in windows-1252, so accept it only for mostly ASCII text.
  const high = bytes.reduce((count, byte) => count + (byte > 0x7f ? 1 : 0), 0);
  if (high > bytes.length * 0.3) throw new ResumeFailure('unsupported');
  return 'windows-1252';
}
