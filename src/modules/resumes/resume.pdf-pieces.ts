import type { Letter } from './resume.pdf-letters.ts';
import type { Box } from './resume.pdf-shapes.ts';

/** Letters that belong together on one line, with no wide gap between them. `order` is that of painting. */
export type Piece = Box & {
  text: string;
  base: number;
  size: number;
  bold: boolean;
  /** Visible letters. */
  count: number;
  order: number;
};

type Mark = Letter & { blanks: number };
type Run = { marks: Mark[]; x0: number; x1: number; base: number; size: number; order: number };

// In letter heights. A space is about 0.25, in justified lines up to twice that; columns are farther apart.
const wordGap = 0.35;
const flowGap = 1;
const spacedGap = 1.5;
const leastSpace = 0.12;
// Letters; nobody shadows whole paragraphs.
const longestShadow = 100;

/**
 * Puts the letters of one direction together to pieces: what is painted in one go, and what stands next to it on the
 * same line. Work grows with the number of letters times its logarithm.
 */
export function piecesOf(letters: readonly Letter[]): Piece[] {
  const pieces: Piece[] = [];
  for (const row of rowsOf(runsOf(letters))) {
    const sorted = row.sort((a, b) => a.x0 - b.x0);
    let open: Run | undefined;
    for (const run of sorted) {
      if (open && isRepeated(open, run)) continue;
      if (open && isNext(open, run)) {
        for (const mark of run.marks) open.marks.push(mark);
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

function runsOf(letters: readonly Letter[]): Run[] {
  const runs: Run[] = [];
  let open: Run | undefined;
  let blanks = 0;
  for (const letter of letters) {
    if (letter.text === ' ') {
      blanks += 1;
      continue;
    }
    const gap = open ? letter.x - open.x1 : 0;
    const reach = (blanks === 1 ? spacedGap : flowGap) * letter.size;
    if (open && onOneLine(open, letter.y, letter.size) && gap <= reach && gap >= -0.5 * letter.size) {
      open.marks.push({ ...letter, blanks });
      open.x1 = Math.max(open.x1, letter.x + letter.width);
      open.size = Math.max(open.size, letter.size);
    } else {
      const { x, y, width, size } = letter;
      open = { marks: [{ ...letter, blanks: 0 }], x0: x, x1: x + width, base: y, size, order: runs.length };
      runs.push(open);
    }
    blanks = 0;
  }
  return runs;
}

/** Raised and lowered letters are smaller ones; all else stands on the line itself. */
function onOneLine(run: { base: number; size: number }, base: number, size: number): boolean {
  const larger = Math.max(run.size, size);
  const raised = Math.min(run.size, size) < 0.8 * larger;
  return Math.abs(run.base - base) <= (raised ? 0.45 : 0.25) * larger;
}

function rowsOf(runs: Run[]): Run[][] {
  const rows: { base: number; size: number; runs: Run[] }[] = [];
  for (const run of runs.sort((a, b) => a.base - b.base)) {
    const row = rows.slice(-4).find((candidate) => onOneLine(candidate, run.base, run.size));
    if (row) {
      row.runs.push(run);
      if (run.size > row.size) Object.assign(row, { base: run.base, size: run.size });
    } else {
      rows.push({ base: run.base, size: run.size, runs: [run] });
    }
  }
  return rows.map((row) => row.runs);
}

function isNext(left: Run, right: Run): boolean {
  const gap = right.x0 - left.x1;
  const size = Math.max(left.size, right.size);
  const bullet = left.marks.length === 1 && /^[^\p{L}\p{N}]$/u.test(left.marks[0]?.text ?? '');
  const inOneGo = right.order === left.order + 1;
  return gap >= -0.5 * size && gap <= (bullet ? 3 : inOneGo ? flowGap : wordGap) * size;
}

/** Shadows and imitated bold type are the same letters painted twice, next to nothing apart. */
function isRepeated(left: Run, right: Run): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.3 * left.size;
  if (right.x1 > left.x1 + 0.3 * left.size || right.marks.length > longestShadow) return false;
  return right.marks.every(({ text, x }) => left.marks.some((mark) => mark.text === text && near(mark.x, x)));
}

function pieceOf(run: Run): Piece {
  const marks = run.marks.sort((a, b) => a.x - b.x).filter((mark, i, all) => !isShadow(all[i - 1], mark));
  const size = usualSize(marks);
  const bold = marks.filter((mark) => mark.bold).length * 2 > marks.length;
  const base = marks.find((mark) => mark.size === size)?.y ?? run.base;
  const box = { x0: run.x0, x1: run.x1, y0: base - 0.75 * size, y1: base + 0.25 * size };
  return { ...box, text: textOf(marks), base, size, bold, count: marks.length, order: run.order };
}

const isShadow = (before: Mark | undefined, mark: Mark): boolean =>
  before !== undefined && before.text === mark.text && Math.abs(mark.x - before.x) < 0.3 * mark.width;

function usualSize(marks: readonly Mark[]): number {
  const counts = new Map<number, number>();
  for (const { size } of marks) counts.set(size, (counts.get(size) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0];
}

function textOf(marks: readonly Mark[]): string {
  const gaps = marks.map((mark, i) => gapBefore(marks[i - 1], mark));
  const spaceAt = spaceWidth(marks, gaps);
  const text = marks.map((mark, i) => {
    const gap = gaps[i] ?? 0;
    const least = isIdeograph(mark.text) && isIdeograph(marks[i - 1]?.text ?? '') ? 0.5 : spaceAt;
    const apart = i > 0 && (gap > least || (mark.blanks > 0 && gap > 0.03));
    // A hyphen that is painted within a line is one, whatever the font calls it.
    const character = mark.text === '\xad' && i < marks.length - 1 ? '-' : mark.text;
    return `${apart ? ' '.repeat(mark.blanks > 1 ? 2 : 1) : ''}${character}`;
  });
  return leftToRight(text.join(''));
}

function gapBefore(before: Mark | undefined, mark: Mark): number {
  return before ? (mark.x - before.x - before.width) / Math.max(mark.size, 0.1) : 0;
}

/** How wide a gap is a space, in letter heights: more in letter-spaced headings. */
function spaceWidth(marks: readonly Mark[], gaps: readonly number[]): number {
  const inWords = gaps.filter((_, i) => i > 0 && marks[i]?.blanks === 0).sort((a, b) => a - b);
  const usual = inWords.length < 3 ? 0 : (inWords[inWords.length >> 1] ?? 0);
  return usual > 0.06 ? Math.max(leastSpace, usual * 1.6 + 0.06) : leastSpace;
}

const isIdeograph = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** Arabic and Hebrew stand on the page from right to left, and are read in the other order. */
function leftToRight(text: string): string {
  if (!/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text)) return text;
  const words = text.split(' ');
  const rightToLeft = (word: string) => /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(word);
  const turned = words.map((word) => (rightToLeft(word) ? [...word].reverse().join('') : word));
  return words.filter(rightToLeft).length * 2 > words.length ? turned.reverse().join(' ') : turned.join(' ');
}
