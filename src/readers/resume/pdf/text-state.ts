import { identityMatrix, type Matrix, multiply } from './geometry.ts';
import { layoutRegex } from './layout.lexicon.ts';

/** `bbox` is for fonts whose letters are drawings (Type 3). */
export type PdfFont = {
  name?: string;
  bold?: boolean;
  black?: boolean;
  isType3Font?: boolean;
  fontMatrix?: readonly number[];
  bbox?: readonly number[];
  vertical?: boolean;
};
export type PdfGlyph = { unicode: string; width: number; isSpace: boolean; vmetric?: readonly number[] | null };

export type TextState = {
  font: PdfFont;
  isBoldFont: boolean;
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

/** Its left foot, its middle, and quarter turns clockwise from upright writing. */
export type PlacedGlyph = {
  text: string;
  foot: [number, number];
  centre: [number, number];
  width: number;
  size: number;
  turn: number;
};

export const initialTextState: TextState = {
  font: {},
  isBoldFont: false,
  fontSize: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  text: identityMatrix,
  line: identityMatrix,
};

export const isBold = ({ name = '', bold, black }: PdfFont): boolean =>
  Boolean(bold || black) || layoutRegex.boldFont.test(name);

export function setTextMatrix(state: TextState, matrix: Matrix = identityMatrix): void {
  state.text = matrix;
  state.line = matrix;
}

export function moveText(state: TextState, x: number, y: number): void {
  setTextMatrix(state, multiply([1, 0, 0, 1, x, y], state.line));
}

/** Advances the position. Numbers correct the gap between glyphs. */
export function placeGlyphs(
  state: TextState,
  page: Matrix,
  glyphs: readonly (PdfGlyph | number)[],
  put: (glyph: PlacedGlyph) => void,
): void {
  const { font, fontSize, scale } = state;
  const height = glyphHeight(font, fontSize);
  const unit = fontSize * (font.fontMatrix?.[0] ?? 0.001);
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      advance(state, ((font.vertical ? 1 : -1) * glyph * fontSize) / 1000);
      continue;
    }
    const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
    const across = glyph.width * unit;
    const down = ((glyph.vmetric?.[0] ?? -1000) * fontSize) / 1000;
    put(placedGlyph(state, page, glyph.unicode, font.vertical ? Math.abs(down) : across * scale, height));
    advance(state, font.vertical ? down - spacing : across + spacing);
  }
}

function advance(state: TextState, by: number): void {
  const { 0: a, 1: b, 2: c, 3: d, 4: e, 5: f } = state.text;
  const x = state.font.vertical ? 0 : by * state.scale;
  const y = state.font.vertical ? by : 0;
  state.text = [a, b, c, d, a * x + c * y + e, b * x + d * y + f];
}

function placedGlyph(state: TextState, page: Matrix, text: string, width: number, height: number): PlacedGlyph {
  const { 0: a, 1: b, 2: c, 3: d, 4: e, 5: f } = multiply(state.text, page);
  const foot: [number, number] = [e + c * state.rise, f + d * state.rise];
  const turn = state.font.vertical ? 1 : (Math.round((Math.atan2(b, a) * 2) / Math.PI) + 4) % 4;
  return {
    text,
    foot,
    centre: [foot[0] + (a * width + c * height * 0.6) / 2, foot[1] + (b * width + d * height * 0.6) / 2],
    width: Math.hypot(a, b) * width,
    size: Math.hypot(c, d) * height,
    turn,
  };
}

/** Type 3 fonts have their own units. */
function glyphHeight({ isType3Font, fontMatrix, bbox }: PdfFont, fontSize: number): number {
  const unit = Math.abs(fontMatrix?.[3] ?? 0.001);
  const height = Math.abs((bbox?.[3] ?? 0) - (bbox?.[1] ?? 0));
  return isType3Font && unit > 0.002 && height > 0 ? Math.abs(fontSize) * unit * height : Math.abs(fontSize);
}
