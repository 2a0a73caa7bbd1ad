import type { ResumeLine } from './resume.types.ts';

/** A line as its format gives it, its characters untouched. */
export type SourceLine = ResumeLine;

const maxCharacters = 200_000;
const months = 'Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec';
const monthYear = `(?:${months})[a-z]{0,6}\\.? \\d{4}`;
const dateBeforeDate = new RegExp(`\\b(${monthYear}) (?=(?:${monthYear}|Present|Current)\\b)`, 'g');
const blank: ResumeLine = { text: '', size: null, bold: false };

/**
 * Makes the lines of all formats alike, so that what searches them for phones, dates and skills meets one spelling.
 * Together at most 200,000 characters, line ends included, and at most two empty lines in a row.
 */
export function normalizeLines(lines: readonly SourceLine[]): ResumeLine[] {
  const tidy: ResumeLine[] = [];
  let room = maxCharacters;
  let empty = 2;
  for (const line of joinBroken(lines)) {
    const text = normalizeText(line.text.slice(0, 4 * room))
      .slice(0, room)
      .replace(/\p{Surrogate}/gu, '')
      .trim();
    if (text === '') {
      empty += 1;
      continue;
    }
    for (let i = Math.min(empty, 2); tidy.length > 0 && i > 0; i--) tidy.push(blank);
    empty = 0;
    tidy.push({ ...line, text });
    room -= text.length + 3;
    if (room <= 0) break;
  }
  return tidy;
}

/** A word broken by a soft hyphen at the end of its line goes on in the next. */
function joinBroken(lines: readonly SourceLine[]): SourceLine[] {
  const joined: SourceLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && /\xad\s*$/.test(last.text.slice(-10)) && /^\s{0,10}\p{Lowercase}/u.test(line.text)) {
      // What is left of the hyphens goes with those inside of words.
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
    // A ligature that the font does not explain comes as NUL. fi is by far the commonest, fl has these endings.
    .replace(/\0(?=o[aow]|u[ei]|ex|y|ight|at)/g, 'fl')
    .replace(/\0(?=\p{Ll})/gu, 'fi')
    .normalize('NFKC')
    // The bullets of Word's symbol fonts.
    .replace(/^\s{0,10}[\uf0b7\uf0a7]/, '•')
    // Icon fonts sit in the private use areas; a space, because the icon stands right before the phone number.
    .replace(/\p{Private_Use}/gu, ' ')
    // Controls and invisible marks, of which only the soft hyphen may mean something.
    .replace(/[^\P{Cc}\t]|[^\P{Cf}\xad]/gu, '');
  return (
    joinSpaced(unifyDashes(text))
      .replace(/\s+/g, ' ')
      .trim()
      // A dash that is lost, as pdfTeX's is: two dates side by side are a range.
      .replace(dateBeforeDate, '$1 - ')
  );
}

/**
 * "E X P E R I E N C E" is one word, where a line begins with at least five capitals or is nothing but letters; two
 * spaces or more stand between two such words.
 */
function joinSpaced(text: string): string {
  const spaced =
    /^\s{0,10}(?:[\p{Lu}&]\s{1,4}){4,100}[\p{Lu}&](?!\S)|^\s{0,10}(?:[\p{L}&]\s{1,4}){3,100}[\p{L}&]\s{0,10}$/u;
  const [found] = spaced.exec(text.replaceAll('\t', '   ')) ?? [];
  if (found === undefined) return text;
  const words = found.trim().split(/\s{2,}/);
  return `${words.map((word) => word.replaceAll(' ', '')).join(' ')} ${text.replaceAll('\t', '   ').slice(found.length)}`;
}

function unifyDashes(text: string): string {
  return (
    text
      .replace(/[\u2010-\u2015\u2043\u2212]/g, '-')
      // Word writes a phone's hyphen as hard and soft ones together.
      .replace(/[\xad-]{2,}/g, (run) => (run.includes('-') && run.includes('\xad') ? '-' : run))
      // LaTeX writes a range's dash as a soft hyphen: next to a space or a digit it stands for a dash.
      .replace(/(?<=[\s\d)])\xad+(?=[\s\d(])/g, '-')
      // Else it only says where the word may be broken.
      .replace(/\xad+/g, '')
  );
}
