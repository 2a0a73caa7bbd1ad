import type { Box } from './geometry.ts';
import { toReadingOrder } from './reading-order.ts';
import type { PdfLetter } from './visible-letters.ts';

/** Letters without a wide gap between them. `base` is the baseline, `order` the painting order. */
export type TextPiece = Box & {
  text: string;
  base: number;
  size: number;
  bold: boolean;
  order: number;
};

/** `blanks`: spaces before it. */
type SpacedLetter = PdfLetter & { blanks: number };
type LetterRun = { letters: SpacedLetter[]; x0: number; x1: number; base: number; size: number; order: number };

// In letter heights. A space is about 0.25, and up to twice that in justified lines.
const maxWordGap = 0.35;
const maxGapInOrder = 1;
const maxGapWithSpace = 1.5;
const maxBulletGap = 3;
const leastSpace = 0.12;
const leastIdeographSpace = 0.5;
// Length in letters.
const longestShadow = 100;

/** Joins letters painted in sequence, and those next to them on the line. */
export function textPieces(letters: readonly PdfLetter[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const row of groupByLine(letterRuns(letters))) {
    const sorted = row.sort((a, b) => a.x0 - b.x0);
    let open: LetterRun | undefined;
    for (const run of sorted) {
      if (open && isRepetition(open, run)) continue;
      if (open && isNext(open, run)) {
        for (const letter of run.letters) open.letters.push(letter);
        open.x1 = Math.max(open.x1, run.x1);
        open.size = Math.max(open.size, run.size);
        open.order = run.order;
      } else {
        if (open) pieces.push(pieceOf(open));
        open = run;
      }
    }
    if (open) pieces.push(pieceOf(open));
  }
  return pieces.filter(({ text }) => text !== '');
}

function letterRuns(letters: readonly PdfLetter[]): LetterRun[] {
  const runs: LetterRun[] = [];
  let open: LetterRun | undefined;
  let blanks = 0;
  for (const letter of letters) {
    if (letter.text === ' ') {
      blanks += 1;
      continue;
    }
    const gap = open ? letter.x - open.x1 : 0;
    const maxGap = (blanks === 1 ? maxGapWithSpace : maxGapInOrder) * letter.size;
    if (open && areOnOneLine(open, letter.y, letter.size) && gap <= maxGap && gap >= -0.5 * letter.size) {
      open.letters.push({ ...letter, blanks });
      open.x1 = Math.max(open.x1, letter.x + letter.width);
      open.size = Math.max(open.size, letter.size);
    } else {
      const { x, y, width, size } = letter;
      open = { letters: [{ ...letter, blanks: 0 }], x0: x, x1: x + width, base: y, size, order: runs.length };
      runs.push(open);
    }
    blanks = 0;
  }
  return runs;
}

/** Smaller letters may be raised or lowered. */
function areOnOneLine(run: { base: number; size: number }, base: number, size: number): boolean {
  const larger = Math.max(run.size, size);
  const raised = Math.min(run.size, size) < 0.8 * larger;
  return Math.abs(run.base - base) <= (raised ? 0.45 : 0.25) * larger;
}

function groupByLine(runs: LetterRun[]): LetterRun[][] {
  const rows: { base: number; size: number; runs: LetterRun[] }[] = [];
  for (const run of runs.sort((a, b) => a.base - b.base)) {
    const row = rows.slice(-4).find((candidate) => areOnOneLine(candidate, run.base, run.size));
    if (row) {
      row.runs.push(run);
      if (run.size > row.size) Object.assign(row, { base: run.base, size: run.size });
    } else {
      rows.push({ base: run.base, size: run.size, runs: [run] });
    }
  }
  return rows.map((row) => row.runs);
}

function isNext(left: LetterRun, right: LetterRun): boolean {
  const gap = right.x0 - left.x1;
  const size = Math.max(left.size, right.size);
  const isBullet = left.letters.length === 1 && /^[^\p{L}\p{N}]$/u.test(left.letters[0]?.text ?? '');
  const isInOrder = right.order === left.order + 1;
  return gap >= -0.5 * size && gap <= (isBullet ? maxBulletGap : isInOrder ? maxGapInOrder : maxWordGap) * size;
}

/** Shadows and imitated bold text repeat the same letters at nearly the same place. */
function isRepetition(left: LetterRun, right: LetterRun): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.3 * left.size;
  if (right.x1 > left.x1 + 0.3 * left.size || right.letters.length > longestShadow) return false;
  return right.letters.every(({ text, x }) => left.letters.some((other) => other.text === text && near(other.x, x)));
}

function pieceOf(run: LetterRun): TextPiece {
  const letters = run.letters.sort((a, b) => a.x - b.x).filter((letter, i, all) => !isShadow(all[i - 1], letter));
  const size = usualSize(letters);
  const bold = letters.filter((letter) => letter.bold).length * 2 > letters.length;
  const base = letters.find((letter) => letter.size === size)?.y ?? run.base;
  const box = { x0: run.x0, x1: run.x1, y0: base - 0.75 * size, y1: base + 0.25 * size };
  return { ...box, text: textOf(letters), base, size, bold, order: run.order };
}

const isShadow = (before: SpacedLetter | undefined, letter: SpacedLetter): boolean =>
  before !== undefined && before.text === letter.text && Math.abs(letter.x - before.x) < 0.3 * letter.width;

function usualSize(letters: readonly SpacedLetter[]): number {
  const counts = new Map<number, number>();
  for (const { size } of letters) counts.set(size, (counts.get(size) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0];
}

function textOf(letters: readonly SpacedLetter[]): string {
  const gaps = letters.map((letter, i) => gapBefore(letters[i - 1], letter));
  const usualSpace = spaceWidth(letters, gaps);
  const text = letters.map((letter, i) => {
    const gap = gaps[i] ?? 0;
    const areIdeographs = isIdeograph(letter.text) && isIdeograph(letters[i - 1]?.text ?? '');
    const least = areIdeographs ? leastIdeographSpace : usualSpace;
    const hasSpace = i > 0 && (gap > least || (letter.blanks > 0 && gap > 0.03));
    // A soft hyphen painted inside a line is a hyphen.
    const character = letter.text === '\xad' && i < letters.length - 1 ? '-' : letter.text;
    return `${hasSpace ? ' '.repeat(letter.blanks > 1 ? 2 : 1) : ''}${character}`;
  });
  return toReadingOrder(text.join(''));
}

const gapBefore = (before: SpacedLetter | undefined, letter: SpacedLetter): number =>
  before ? (letter.x - before.x - before.width) / Math.max(letter.size, 0.1) : 0;

/** The width of a gap that counts as a space, in letter heights. It is larger in letter-spaced headings. */
function spaceWidth(letters: readonly SpacedLetter[], gaps: readonly number[]): number {
  const inWords = gaps.filter((_, i) => i > 0 && letters[i]?.blanks === 0).sort((a, b) => a - b);
  const usual = inWords.length < 3 ? 0 : (inWords[inWords.length >> 1] ?? 0);
  return usual > 0.06 ? Math.max(leastSpace, usual * 1.6 + 0.06) : leastSpace;
}

const isIdeograph = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
