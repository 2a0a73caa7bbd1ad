import { lowerCaseWords } from './history/titles.ts';
import {
  kindOfHeadingPhrase,
  kindOfHeadingWord,
  kindPrecedence,
  neutralHeadingWords,
  type ResumeSectionKind,
  sectionRegex,
} from './lexicon/sections.lexicon.ts';
import type { TidyLine } from './tidy-lines.ts';

/** The first section has no heading and is the `head`. */
export type ResumeSection = { kind: ResumeSectionKind; lines: TidyLine[] };

const maxHeading = 60;
const maxHeadingWords = 6;

/** Undefined if the line is not a known heading. */
export function headingKind(text: string): ResumeSectionKind | undefined {
  if (text.length > maxHeading || /\d{2}/.test(text) || /[.,;!?]$/.test(text)) return undefined;
  const plain = text.replace(/\([^)]*\)/g, ' ').replace(/[:\-_–—|*#=]+$/u, '');
  const words = lowerCaseWords(plain);
  const isLetterSpaced = words.length > 3 && words.every((word) => word.length === 1);
  if (words.length === 0 || (words.length > maxHeadingWords && !isLetterSpaced)) return undefined;
  const joined = words.join('');
  const phrase =
    kindOfHeadingPhrase.get(joined) ?? kindOfHeadingPhrase.get(joined.replace(sectionRegex.neutralStart, ''));
  if (phrase) return phrase;
  const whole = words.length === 1 || isLetterSpaced ? [joined] : words;
  const kinds = whole.flatMap((word) => {
    const kind = kindOfHeadingWord.get(word);
    return kind === undefined && neutralHeadingWords.has(word) ? [] : [kind];
  });
  if (kinds.length === 0) return sectionRegex.summary.test(plain) ? 'summary' : undefined;
  if (kinds.includes(undefined)) return kindOfJoinedHeading(joined, text);
  if (!/^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(plain)) return undefined;
  return kindPrecedence.find((kind) => kinds.includes(kind));
}

/** Recognizes headings that have lost the spaces between their words. */
function kindOfJoinedHeading(joined: string, text: string): ResumeSectionKind | undefined {
  if (!/^(?:\S )+\S$/.test(text) && /\s/.test(text)) return undefined;
  for (const [word, kind] of kindOfHeadingWord)
    if (word.length >= 6 && joined.endsWith(word) && joined.length <= 30) return kind;
  return [...kindOfHeadingWord].find(([word]) => word.length >= 7 && joined.startsWith(word))?.[1];
}

/** Splits lines at known headings, and at others in the same style. A heading may share a line with text. */
export function sectionsOf(lines: readonly TidyLine[]): ResumeSection[] {
  const sections: ResumeSection[] = [{ kind: 'head', lines: [] }];
  const style = headingStyle(lines);
  for (const line of lines) {
    const kind = line.bullet === '' || line.bold ? headingKind(line.text) : undefined;
    if (kind) {
      sections.push({ kind, lines: [] });
      continue;
    }
    const current = sections.at(-1) as ResumeSection;
    const label = line.bullet === '' ? sectionRegex.inlineHeading.exec(line.text)?.[0] : undefined;
    const labelled = label && headingKind(label);
    if (label && labelled && !(current.kind === 'experience' && labelled === 'skills')) {
      sections.push({ kind: labelled, lines: [{ ...line, text: line.text.slice(label.length) }] });
    } else if (style && isInStyle(line, style) && line.text.length <= 40 && !/\d/.test(line.text)) {
      sections.push({ kind: 'other', lines: [] });
    } else current.lines.push(line);
  }
  return sections;
}

type HeadingStyle = { size: number; upperCase: boolean };

const sizeTolerance = 0.03;
const leastHeadingSize = 1.12;

/** The size and case of headings, if three are known and most are equally large, larger than body text. */
function headingStyle(lines: readonly TidyLine[]): HeadingStyle | undefined {
  const headings = lines.filter((line) => line.size !== null && headingKind(line.text) !== undefined);
  const first = headings[0];
  if (!first || headings.length < 3) return undefined;
  const size = first.size ?? 1;
  const alike = headings.filter((line) => Math.abs((line.size ?? 0) - size) < sizeTolerance);
  const upperCase = alike.every((line) => isUpperCase(line.text));
  return size >= leastHeadingSize && alike.length >= headings.length * 0.75 ? { size, upperCase } : undefined;
}

const isUpperCase = (text: string): boolean => text === text.toUpperCase();

function isInStyle(line: TidyLine, style: HeadingStyle): boolean {
  if (line.bullet !== '' || Math.abs((line.size ?? 0) - style.size) >= sizeTolerance) return false;
  return !style.upperCase || isUpperCase(line.text);
}

export const linesInSections = (
  sections: readonly ResumeSection[],
  ...kinds: readonly ResumeSectionKind[]
): TidyLine[] => sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);
