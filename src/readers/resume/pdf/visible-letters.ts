import { type Box, contains } from './geometry.ts';
import type { PageBackground } from './page-background.ts';
import type { PlacedGlyph } from './text-state.ts';

/** `x` and `y` (down) of its left foot, in points. */
export type PdfLetter = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  /** Quarter turns clockwise from upright writing. */
  turn: number;
};

export type VisibleText = { letters: PdfLetter[]; hiddenCharacters: number };

/** A color, null for patterns, or no paint. */
export type PaintColor = number | null | 'none';

/** `clip` is undefined in a hidden layer. */
export type LetterStyle = { clip: Box | undefined; mode: number; bold: boolean; paint: PaintColor; alpha: number };

type PaintedLetter = PdfLetter &
  Omit<LetterStyle, 'clip'> & { centre: [number, number]; depth: number; isDrawn: boolean };

/** Points on A4 paper; proportionally less on smaller pages. */
const leastSize = 3.5;
const paperWidth = 595;
const paperHeight = 842;
const leastAlpha = 0.05;
const unpaintedMode = 3;
const clippingMode = 7;
/** A scan is one picture with hardly any visible text. */
const leastScanShare = 0.5;
const maxScanCharacters = 200;
const maxLetters = 300_000;

export class LetterCollector {
  readonly #page: Box;
  readonly #background: PageBackground;
  readonly #leastSize: number;
  readonly #letters: PaintedLetter[] = [];
  #hidden = 0;

  constructor(page: Box, background: PageBackground) {
    this.#page = page;
    this.#background = background;
    this.#leastSize = leastSize * Math.min(1, Math.max(page.x1 / paperWidth, page.y1 / paperHeight));
  }

  /** Uses no spread syntax, which is slow, because this runs for every letter. */
  add({ text, foot, centre, width, size, turn }: PlacedGlyph, style: LetterStyle): void {
    if (this.#letters.length >= maxLetters) return;
    const { clip, mode, bold, paint, alpha } = style;
    const isBlank = text.trim() === '';
    // A letter cut off at the edge is not hidden.
    if (size < this.#leastSize || !clip || !contains(enlarge(clip, size), centre[0], centre[1])) {
      if (!isBlank) this.#hidden += 1;
      return;
    }
    const { x, y } = turnUpright(turn, foot[0], foot[1]);
    this.#letters.push({
      text: isBlank ? ' ' : text,
      x,
      y,
      width,
      size,
      turn,
      mode,
      bold,
      paint,
      alpha,
      centre,
      depth: this.#background.depth,
      isDrawn: false,
    });
  }

  visibleText(): VisibleText {
    for (const letter of this.#letters) this.#markDrawn(letter);
    const visible = this.#letters.filter((letter) => this.#isVisible(letter));
    const isScan = this.#background.pictureShare(this.#page) >= leastScanShare && visible.length < maxScanCharacters;
    const letters = isScan
      ? this.#letters.filter((letter) => letter.mode === unpaintedMode || this.#isVisible(letter))
      : visible;
    const count = (list: PdfLetter[]) => list.filter(({ text }) => text !== ' ').length;
    return { letters, hiddenCharacters: this.#hidden + count(this.#letters) - count(letters) };
  }

  #markDrawn(letter: PaintedLetter): void {
    if (letter.mode !== unpaintedMode && letter.alpha > leastAlpha) return;
    if (this.#background.isDrawn(...letter.centre, letter.size)) Object.assign(letter, { isDrawn: true, bold: true });
  }

  #isVisible({ centre: [x, y], paint, alpha, depth, mode, isDrawn }: PaintedLetter): boolean {
    if (isDrawn) return true;
    // The letter is the outline of later paint, often a gradient.
    if (mode === clippingMode) return this.#background.isFilledLater(x, y, depth);
    if (mode === unpaintedMode || paint === 'none' || alpha <= leastAlpha) return false;
    return this.#background.shows(x, y, paint, alpha, depth);
  }
}

const enlarge = ({ x0, y0, x1, y1 }: Box, by: number): Box => ({
  x0: x0 - by,
  y0: y0 - by,
  x1: x1 + by,
  y1: y1 + by,
});

function turnUpright(turn: number, x: number, y: number): { x: number; y: number } {
  if (turn === 1) return { x: y, y: -x };
  if (turn === 2) return { x: -x, y: -y };
  return turn === 3 ? { x: -y, y: x } : { x, y };
}
