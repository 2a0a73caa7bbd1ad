import { isUtf8 } from 'node:buffer';
import { ResumeFailure } from './resume.failure.ts';
import { looksLikeText } from './resume.format.ts';
import type { SourceLine } from './resume.normalize.ts';

// Some characters unfold to 18 others: what is kept is cut once more, later.
const maxCharacters = 800_000;

/** Plain text as UTF-8, UTF-16 with its mark, or else windows-1252. Throws ResumeFailure `unsupported` for no text. */
export function readPlainText(bytes: Buffer): SourceLine[] {
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
  // Any bytes can be called windows-1252: take it only for what is mostly ASCII with a few accents.
  const high = bytes.reduce((count, byte) => count + (byte > 0x7f ? 1 : 0), 0);
  if (high > bytes.length * 0.3) throw new ResumeFailure('unsupported');
  return 'windows-1252';
}
