import { type Matrix, multiply } from './resume.pdf-shapes.ts';

/** What pdf.js tells of a font; `bbox` matters where the letters are drawings themselves (Type 3). */
export type Font = {
  name?: string;
  bold?: boolean;
  black?: boolean;
  isType3Font?: boolean;
  fontMatrix?: readonly number[];
  bbox?: readonly number[];
  vertical?: boolean;
};
export type Glyph = { unicode: string; width: number; isSpace: boolean; vmetric?: readonly number[] | null };

/** The part of the state of painting that is about text. */
export type TextState = {
  font: Font;
  /** Whether the font is bold by its name. */
  heavy: boolean;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  text: Matrix;
  line: Matrix;
};

/** A letter on the page: its left foot, its middle, and the quarter turns clockwise from upright writing. */
export type Placed = {
  text: string;
  foot: [number, number];
  centre: [number, number];
  width: number;
  size: number;
  turn: number;
};

const identity: Matrix = [1, 0, 0, 1, 0, 0];

export const firstText: TextState = {
  font: {},
  heavy: false,
  fontSize: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  text: identity,
  line: identity,
};

/** Says whether a name says bold, also in the ways of TeX ("CMBX10") and of Windows ("Arial,Bd"). */
export const isHeavy = ({ name = '', bold, black }: Font): boolean =>
  Boolean(bold || black) || /bold|black|heavy|demi|[-,]bd\b|(?:cm|sf|ec|lm)(?:ss)?bx/i.test(name);

export function moveTo(state: TextState, matrix: Matrix = identity): void {
  state.text = matrix;
  state.line = matrix;
}

export function moveBy(state: TextState, x: number, y: number): void {
  moveTo(state, multiply([1, 0, 0, 1, x, y], state.line));
}

/** Writes the glyphs from where the state is, and moves the state behind them. Numbers are corrections of the gap. */
export function write(
  state: TextState,
  page: Matrix,
  glyphs: readonly (Glyph | number)[],
  put: (letter: Placed) => void,
): void {
  const { font, fontSize, scale } = state;
  const tall = heightOf(font, fontSize);
  const unit = fontSize * (font.fontMatrix?.[0] ?? 0.001);
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      advance(state, ((font.vertical ? 1 : -1) * glyph * fontSize) / 1000);
      continue;
    }
    const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
    const across = glyph.width * unit;
    const down = ((glyph.vmetric?.[0] ?? -1000) * fontSize) / 1000;
    put(placed(state, page, glyph.unicode, font.vertical ? Math.abs(down) : across * scale, tall));
    advance(state, font.vertical ? down - spacing : across + spacing);
  }
}

function advance(state: TextState, by: number): void {
  const [a, b, c, d, e, f] = state.text;
  const x = state.font.vertical ? 0 : by * state.scale;
  const y = state.font.vertical ? by : 0;
  state.text = [a, b, c, d, a * x + c * y + e, b * x + d * y + f];
}

function placed(state: TextState, page: Matrix, text: string, width: number, tall: number): Placed {
  const [a, b, c, d, e, f] = multiply(state.text, page);
  const foot: [number, number] = [e + c * state.rise, f + d * state.rise];
  const turn = state.font.vertical ? 1 : (Math.round((Math.atan2(b, a) * 2) / Math.PI) + 4) % 4;
  return {
    text,
    foot,
    centre: [foot[0] + (a * width + c * tall * 0.6) / 2, foot[1] + (b * width + d * tall * 0.6) / 2],
    width: Math.hypot(a, b) * width,
    size: Math.hypot(c, d) * tall,
    turn,
  };
}

/** Fonts of drawings have units of their own, in which the size that is asked for says little. */
function heightOf({ isType3Font, fontMatrix, bbox }: Font, fontSize: number): number {
  const unit = Math.abs(fontMatrix?.[3] ?? 0.001);
  const height = Math.abs((bbox?.[3] ?? 0) - (bbox?.[1] ?? 0));
  return isType3Font && unit > 0.002 && height > 0 ? Math.abs(fontSize) * unit * height : Math.abs(fontSize);
}
