import type { ResumeLine } from '../resume-document.ts';
import { dateTokens } from './history/date-tokens.ts';
import { lineRegex } from './lexicon/lines.lexicon.ts';

/** `bullet` is '' without one. */
export type TidyLine = { text: string; bullet: string; size: number | null; bold: boolean };

const maxLines = 4000;
const maxText = 200_000;
const maxLine = 300;
// Limits the work of every rule that searches a line.
const maxPart = 1000;

/** Joins date ranges over two lines, splits very long ones. Reads at most 4,000 lines and 200,000 characters. */
export function tidyLines(lines: readonly ResumeLine[]): TidyLine[] {
  const tidied: TidyLine[] = [];
  let left = maxText;
  for (const line of lines) {
    if (tidied.length >= maxLines || left <= 0) break;
    const raw = line.text.slice(0, left);
    left -= raw.length + 1;
    const text = tidyText(raw);
    for (const part of text.length > maxLine ? splitLongLine(text) : [text]) {
      if (tidied.length >= maxLines) break;
      addLine(tidied, part, line);
    }
  }
  return tidied;
}

const tidyText = (raw: string): string =>
  raw
    .normalize('NFKC')
    .replace(lineRegex.fontBullet, '• ')
    .replace(lineRegex.mojibake, ' – ')
    .replace(/[\p{Private_Use}\p{Cf}\p{Cc}]/gu, ' ')
    .replace(/\s{3,}|\t/g, '  ')
    .trim();

function addLine(tidied: TidyLine[], raw: string, { size, bold }: ResumeLine): void {
  const bullet = lineRegex.bullet.exec(raw);
  const text = (bullet ? raw.slice(bullet[0].length) : raw).trim();
  const previous = tidied.at(-1);
  const joined = previous && joinDates(previous.text, text);
  if (previous && joined !== undefined) {
    previous.text = joined;
    return;
  }
  tidied.push({
    text: text.length > 1 || /\p{L}/u.test(text) ? text : '',
    bullet: text === '' ? '' : (bullet?.[1] ?? ''),
    size,
    bold,
  });
}

function joinDates(above: string, text: string): string | undefined {
  if (text !== '' && lineRegex.rangeStart.test(above.slice(-24)) && lineRegex.rangeEnd.test(text)) {
    return `${above} ${text}`;
  }
  if (lineRegex.rangeWord.test(text) && lineRegex.monthAlone.test(above)) return `${above} to`;
  return areRange(above, text) ? `${above} - ${text}` : undefined;
}

/** Two months below each other, the earlier first. */
function areRange(first: string, second: string): boolean {
  if (!lineRegex.monthAlone.test(first) || !lineRegex.monthAlone.test(second)) return false;
  const [a, b] = [dateTokens(first)[0], dateTokens(second)[0]];
  if (!a?.year || !b?.year) return false;
  return a.year * 12 + (a.firstMonth ?? 0) < b.year * 12 + (b.firstMonth ?? 0);
}

/** Splits the text of resumes without line breaks. */
const splitLongLine = (text: string): string[] =>
  text
    .replace(lineRegex.inlineBullet, '\n• ')
    .replace(lineRegex.inlineHeading, (heading) => `\n${heading}\n`)
    .replace(lineRegex.inlineSentenceEnd, '\n')
    .split('\n')
    .flatMap((part) => splitByLength(part.replace(/^:\s?/, '').trim()));

const splitByLength = (text: string): string[] =>
  text.length <= maxPart ? [text] : (text.match(new RegExp(`[^]{1,${maxPart}}`, 'g')) ?? []);
