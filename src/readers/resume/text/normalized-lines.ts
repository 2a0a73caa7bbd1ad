import type { ResumeLine } from '../resume-document.ts';
import { textRegex } from './text.lexicon.ts';

const maxCharacters = 200_000;
const maxEmptyLines = 2;
const blank: ResumeLine = { text: '', size: null, bold: false };

/** NFKC, one kind of dash, no invisible characters. Keeps at most 200,000 characters, line breaks included. */
export function normalizeLines(lines: readonly ResumeLine[]): ResumeLine[] {
  const normalized: ResumeLine[] = [];
  let left = maxCharacters;
  let empty = maxEmptyLines;
  for (const line of joinBrokenWords(lines)) {
    const text = normalizeText(line.text.slice(0, 4 * left))
      .slice(0, left)
      .replace(/\p{Surrogate}/gu, '')
      .trim();
    if (text === '') {
      empty += 1;
      continue;
    }
    for (let i = Math.min(empty, maxEmptyLines); normalized.length > 0 && i > 0; i--) normalized.push(blank);
    empty = 0;
    normalized.push({ ...line, text });
    // The line break, and two empty lines.
    left -= text.length + 3;
    if (left <= 0) break;
  }
  return normalized;
}

/** Joins words that a soft hyphen breaks at the end of a line. */
function joinBrokenWords(lines: readonly ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && textRegex.hyphenAtEnd.test(last.text.slice(-10)) && textRegex.continuesWord.test(line.text)) {
      joined[joined.length - 1] = { ...last, text: last.text.trimEnd() + line.text.trimStart() };
    } else {
      joined.push(line);
    }
  }
  return joined;
}

function normalizeText(raw: string): string {
  const text = raw
    .replace(/\p{Surrogate}/gu, '')
    .replace(textRegex.lostFlLigature, 'fl')
    .replace(textRegex.lostFiLigature, 'fi')
    .normalize('NFKC')
    .replace(textRegex.fontBullet, '•')
    // A space, because icons stand directly before phone numbers.
    .replace(/\p{Private_Use}/gu, ' ')
    .replace(textRegex.invisible, '');
  return joinSpacedLetters(unifyDashes(text)).replace(/\s+/g, ' ').trim().replace(textRegex.dateBeforeDate, '$1 - ');
}

/** "E X P E R I E N C E" is one word. Two or more spaces separate words. */
function joinSpacedLetters(text: string): string {
  const untabbed = text.replaceAll('\t', '   ');
  const [found] = textRegex.letterSpaced.exec(untabbed) ?? [];
  if (found === undefined) return text;
  const words = found.trim().split(/\s{2,}/);
  return `${words.map((word) => word.replaceAll(' ', '')).join(' ')} ${untabbed.slice(found.length)}`;
}

const unifyDashes = (text: string): string =>
  text
    .replace(textRegex.dash, '-')
    // Word writes hard and soft hyphens together in phone numbers.
    .replace(/[\xad-]{2,}/g, (run) => (run.includes('-') && run.includes('\xad') ? '-' : run))
    .replace(textRegex.softHyphenAsDash, '-')
    .replace(/\xad+/g, '');
