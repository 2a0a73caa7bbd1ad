import type { Placed } from './resume.pdf-glyphs.ts';
import { type Box, contains, type Ground } from './resume.pdf-shapes.ts';

/** A letter where it stands on the page as it is shown: `x` and `y` (down) of its left foot, in points. */
export type Letter = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  /** Quarter turns clockwise from upright writing. */
  turn: number;
};

/** A color, null for one that changes from place to place, or nothing at all. */
export type Paint = number | null | 'none';

/** How a letter is painted. `clip` is undefined in a layer that is switched off. */
export type Look = { clip: Box | undefined; mode: number; bold: boolean; paint: Paint; alpha: number };

type Painted = Letter & Omit<Look, 'clip'> & { centre: [number, number]; depth: number; drawn: boolean };

// Points, on a page of A4 or larger; in proportion on smaller ones.
const leastSize = 3.5;
const usualWidth = 595;
const usualHeight = 842;
const leastAlpha = 0.05;
const unpainted = 3;
const cutsOut = 7;
// A scan is one picture, with next to nothing on it that is not in its layer of recognized text.
const scanShare = 0.5;
const scanCharacters = 200;
// More than all that is kept of a resume.
const maxLetters = 300_000;

/** Takes the letters of a page as they are painted, and in the end tells those apart that can be seen. */
export class LetterSieve {
  readonly #page: Box;
  readonly #ground: Ground;
  readonly #least: number;
  readonly #letters: Painted[] = [];
  #hidden = 0;

  constructor(page: Box, ground: Ground) {
    this.#page = page;
    this.#ground = ground;
    this.#least = leastSize * Math.min(1, Math.max(page.x1 / usualWidth, page.y1 / usualHeight));
  }

  add({ text, foot, centre, width, size, turn }: Placed, { clip, ...look }: Look): void {
    if (this.#letters.length >= maxLetters) return;
    const isBlank = text.trim() === '';
    if (size < this.#least || !clip || !contains(grown(clip, size), ...centre)) {
      if (!isBlank) this.#hidden += 1;
      return;
    }
    const place = upright(turn, ...foot);
    const depth = this.#ground.depth;
    this.#letters.push({
      text: isBlank ? ' ' : text,
      ...place,
      width,
      size,
      turn,
      ...look,
      centre,
      depth,
      drawn: false,
    });
  }

  page(): { letters: Letter[]; hiddenCharacters: number } {
    for (const letter of this.#letters) this.#noteDrawn(letter);
    const seen = this.#letters.filter((letter) => this.#isSeen(letter));
    const isScan = this.#ground.pictureShare(this.#page) >= scanShare && seen.length < scanCharacters;
    const letters = isScan ? this.#letters.filter((letter) => letter.mode === unpainted || this.#isSeen(letter)) : seen;
    const count = (list: Letter[]) => list.filter(({ text }) => text !== ' ').length;
    return { letters, hiddenCharacters: this.#hidden + count(this.#letters) - count(letters) };
  }

  #noteDrawn(letter: Painted): void {
    if (letter.mode !== unpainted && letter.alpha > leastAlpha) return;
    if (this.#ground.isDrawn(...letter.centre, letter.size)) Object.assign(letter, { drawn: true, bold: true });
  }

  #isSeen({ centre: [x, y], paint, alpha, depth, mode, drawn }: Painted): boolean {
    if (drawn) return true;
    // Only cuts out what is painted next, often a run of colors.
    if (mode === cutsOut) return this.#ground.isFilledLater(x, y, depth);
    if (mode === unpainted || paint === 'none' || alpha <= leastAlpha) return false;
    return this.#ground.shows(x, y, paint, alpha, depth);
  }
}

/** A letter at the very edge is cut and not hidden. */
const grown = ({ x0, y0, x1, y1 }: Box, by: number): Box => ({ x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by });

/** The place as seen by somebody who turns the page until the writing is upright. */
function upright(turn: number, x: number, y: number): { x: number; y: number } {
  if (turn === 1) return { x: y, y: -x };
  if (turn === 2) return { x: -x, y: -y };
  return turn === 3 ? { x: -y, y: x } : { x, y };
}
