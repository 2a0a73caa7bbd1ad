import { dateTokens } from './resume.date-tokens.ts';
import type { ReadyLine } from './resume.sections.ts';
import type { ResumeLine } from './resume.types.ts';

// What is read at most; a resume of twenty pages is shorter.
const maxLines = 4000;
const maxText = 200_000;
const longLine = 300;
// Longer pieces are cut, so that no reader ever meets a line that takes it long.
const maxPiece = 1000;

const bulletSign = /^[\s]*([•·▪●■◦○◆◇➢➤►▶✓✔✦✶★❖\uf0b7‣⁃∙∗*–—-]|o(?=\s\p{Lu}))[\s\uf0b7•]*/u;
const endsInRange =
  /(?:\d{2,4}|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?\s\d{2,4})\s?(?:[-–—]|\bto|\buntil|\btill)$/iu;
const beginsDate =
  /^(?:\d{4}|\d{1,2}[/.]\d{2,4}|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)|present|current|now|till|date)/iu;

/**
 * Makes lines ready for reading: compatible characters folded, spaces and bullets tidied, a range of dates that was
 * broken in two mended, and lines as long as whole resumes parted at their bullets and sentences.
 */
export function readyLines(lines: readonly ResumeLine[]): ReadyLine[] {
  const ready: ReadyLine[] = [];
  let left = maxText;
  for (const line of lines) {
    if (ready.length >= maxLines || left <= 0) break;
    const raw = line.text.slice(0, left);
    left -= raw.length + 1;
    const text = tidy(raw);
    for (const part of text.length > longLine ? partsOf(text) : [text]) {
      if (ready.length >= maxLines) break;
      addLine(ready, part, line);
    }
  }
  return ready;
}

/** Mojibake of the wide bars and dashes that web builders put between an employer and its town. */
const broken = /ï(?:1⁄4|¼)[^\p{L}\s]?|â€[“”"™œ¢]?|Â(?=[\s·•]|$)|\ufffd/gu;

function tidy(raw: string): string {
  return (
    raw
      .normalize('NFKC')
      // The bullets of the fonts Symbol and Wingdings; other such characters are icons.
      .replace(/^\s{0,9}[\uf0a7\uf0b7\uf0d8\uf0fc]/u, '• ')
      .replace(broken, ' – ')
      .replace(/[\p{Private_Use}\p{Cf}\p{Cc}]/gu, ' ')
      .replace(/\s{3,}|\t/g, '  ')
      .trim()
  );
}

function addLine(ready: ReadyLine[], raw: string, { size, bold }: ResumeLine): void {
  const sign = bulletSign.exec(raw);
  const text = (sign ? raw.slice(sign[0].length) : raw).trim();
  const previous = ready.at(-1);
  if (previous && text !== '' && endsInRange.test(previous.text.slice(-24)) && beginsDate.test(text)) {
    previous.text = `${previous.text} ${text}`;
    return;
  }
  if (previous && /^(?:to|until|till)$/iu.test(text) && monthAlone.test(previous.text)) {
    previous.text = `${previous.text} to`;
    return;
  }
  if (previous && isStart(previous.text, text)) {
    previous.text = `${previous.text} - ${text}`;
    return;
  }
  ready.push({
    text: text.length > 1 || /\p{L}/u.test(text) ? text : '',
    bullet: text === '' ? '' : (sign?.[1] ?? ''),
    size,
    bold,
  });
}

const monthAlone =
  /^(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?,? |(?:0?[1-9]|1[0-2])\/)(?:19|20)\d\d$/iu;

/** Two months, one below the other and the earlier first, are the two ends of a time. */
function isStart(first: string, second: string): boolean {
  if (!monthAlone.test(first) || !monthAlone.test(second)) return false;
  const [a, b] = [dateTokens(first)[0], dateTokens(second)[0]];
  if (!a?.year || !b?.year) return false;
  return a.year * 12 + (a.firstMonth ?? 0) < b.year * 12 + (b.firstMonth ?? 0);
}

const headings =
  'WORK EXPERIENCE|PROFESSIONAL EXPERIENCE|EXPERIENCE|EDUCATION|SKILLS|PROJECTS|CERTIFICATIONS|Work Experience|Professional Experience|Employment History|Work History|Education Details|Company Details|Skill Details|Education|Technical Skills|Summary|Personal Details|PERSONAL DETAILS';
const inlineHeading = new RegExp(
  `(?:(?<=[.;:)\\]\\p{Ll}]\\s?)(?:${headings})|(?<=[.;)]\\s)(?:Experience|Skills|Projects|Objective))(?=:?\\s+[\\p{Lu}\\d•✓➢*]|$)`,
  'gu',
);

/** A resume without line breaks: its bullets, sentences and some headings still part it. */
function partsOf(text: string): string[] {
  const marked = text
    .replace(/\s[•▪●■◦➢➤►✓✔✶❖*]\s?/gu, '\n• ')
    .replace(inlineHeading, (heading) => `\n${heading}\n`)
    .replace(
      /(?<=[\p{L}\p{N})\]]{3}[.;])(?<!(?:Inc|Ltd|Corp|Pvt|LLC|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\.)\s(?=\p{Lu})/gu,
      '\n',
    );
  return marked.split('\n').flatMap((part) => piecesOf(part.replace(/^:\s?/, '').trim()));
}

const piecesOf = (text: string): string[] =>
  text.length <= maxPiece ? [text] : (text.match(new RegExp(`[^]{1,${maxPiece}}`, 'g')) ?? []);
