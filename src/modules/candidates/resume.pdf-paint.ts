import { type Box, contains, cut, Ground, type Matrix, multiply, place } from './resume.pdf-shapes.ts';

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

export type PaintedPage = { letters: Letter[]; hiddenCharacters: number };

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
type Glyph = { unicode: string; width: number; isSpace: boolean; vmetric?: readonly number[] | null };

/** The parts of a page of pdf.js that painting needs. */
export type PageSource = {
  operators: { fnArray: readonly number[]; argsArray: readonly unknown[] };
  /** The number of an operator by its name in pdf.js. */
  codes: Readonly<Record<string, number>>;
  font: (name: string) => Font | undefined;
  isShown: (contentGroup: unknown) => boolean;
  transform: Matrix;
  width: number;
  height: number;
};

type Paint = number | null | 'none';
type State = {
  matrix: Matrix;
  clip: Box;
  fill: Paint;
  stroke: Paint;
  fillAlpha: number;
  strokeAlpha: number;
  groupAlpha: number;
  plain: boolean;
  lineWidth: number;
  font: Font | undefined;
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
type Painted = Letter & {
  centre: [number, number];
  paint: Paint;
  alpha: number;
  depth: number;
  mode: number;
  drawn?: boolean;
};

const identity: Matrix = [1, 0, 0, 1, 0, 0];
// Points, on a page of A4 or larger; in proportion on smaller ones.
const leastSize = 3.5;
const usualWidth = 595;
// A scan is one picture, with next to nothing on it that is not in its layer of recognized text.
const scanShare = 0.5;
const scanCharacters = 200;
const leastAlpha = 0.05;
// More than all that is kept of a resume.
const maxLetters = 300_000;

const isBold = ({ name = '', bold, black }: Font): boolean =>
  Boolean(bold || black) || /bold|black|heavy|demi|[-,]bd\b|(?:cm|sf|ec|lm)(?:ss)?bx/i.test(name);

/**
 * Follows the painting of a page, to know of each letter where it stands and whether it can be seen. Left out are
 * letters painted invisibly (mode 3, unless the page is a scan and they are its text), transparent, tiny, off the page,
 * clipped away, covered, in the color of what they stand on, or in a layer that is switched off.
 */
export function paint(source: PageSource): PaintedPage {
  const painter = new Painter(source);
  return painter.run();
}

class Painter {
  readonly #source: PageSource;
  readonly #page: Box;
  readonly #ground = new Ground();
  readonly #letters: Painted[] = [];
  readonly #stack: State[] = [];
  readonly #layers: boolean[] = [];
  readonly #handlers = new Map<number, (args: never) => void>();
  #state: State;
  #hidden = 0;
  #masks = 0;
  #clipsNext = false;
  /** A picture leaves nothing but its place: pictures are not decoded. */
  #emptyPlace: Matrix | undefined;

  constructor(source: PageSource) {
    this.#source = source;
    this.#page = { x0: 0, y0: 0, x1: source.width, y1: source.height };
    this.#state = {
      matrix: source.transform,
      clip: this.#page,
      fill: 0,
      stroke: 0,
      fillAlpha: 1,
      strokeAlpha: 1,
      groupAlpha: 1,
      plain: true,
      lineWidth: 1,
      font: undefined,
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
    for (const [name, handler] of Object.entries(this.#operators())) {
      const code = source.codes[name];
      if (code !== undefined) this.#handlers.set(code, handler);
    }
  }

  run(): PaintedPage {
    const { fnArray, argsArray } = this.#source.operators;
    for (const [i, code] of fnArray.entries()) this.#handlers.get(code)?.((argsArray[i] ?? []) as never);
    for (const letter of this.#letters) this.#noteDrawn(letter);
    const shown = this.#letters.filter((letter) => this.#isSeen(letter));
    const scan = this.#ground.pictureShare(this.#page) >= scanShare && shown.length < scanCharacters;
    const letters = scan ? this.#letters.filter((letter) => letter.mode === 3 || this.#isSeen(letter)) : shown;
    const isText = ({ text }: Letter) => text.trim() !== '';
    const left = this.#letters.filter(isText).length - letters.filter(isText).length;
    return { letters, hiddenCharacters: this.#hidden + left };
  }

  #noteDrawn(letter: Painted): void {
    const [x, y] = letter.centre;
    const unpainted = letter.mode === 3 || letter.alpha <= leastAlpha;
    if (unpainted && this.#ground.isDrawn(x, y, letter.size)) Object.assign(letter, { drawn: true, bold: true });
  }

  #isSeen({ centre: [x, y], paint, alpha, depth, mode, drawn }: Painted): boolean {
    if (drawn) return true;
    // Mode 7 only cuts out what is painted next, often a run of colors.
    if (mode === 7) return this.#ground.isFilledLater(x, y, depth);
    if (mode === 3 || paint === 'none' || alpha <= leastAlpha) return false;
    return this.#ground.shows(x, y, paint, alpha, depth);
  }

  #operators(): Record<string, (args: never) => void> {
    const set = (key: keyof State) => (args: number[]) => {
      Object.assign(this.#state, { [key]: args[0] });
    };
    return {
      save: () => this.#save(),
      restore: () => this.#restore(),
      transform: (args: Matrix) => this.#transform(args),
      paintFormXObjectBegin: (args: [Matrix | null, number[] | null]) => this.#enterForm(...args),
      paintFormXObjectEnd: () => this.#restore(),
      beginGroup: ([group]: [{ smask?: unknown }]) => this.#enterGroup(Boolean(group?.smask)),
      endGroup: ([group]: [{ smask?: unknown }]) => {
        if (group?.smask) this.#masks -= 1;
        this.#restore();
      },
      beginAnnotation: ([, rect, transform, matrix]: [string, number[], Matrix, Matrix]) => {
        this.#save();
        this.#state = { ...this.#state, matrix: this.#source.transform, clip: this.#page };
        if (rect) this.#clip(boxOf(rect));
        if (transform) this.#transform(transform);
        if (matrix) this.#transform(matrix);
      },
      endAnnotation: () => this.#restore(),
      beginMarkedContent: () => this.#layers.push(true),
      beginMarkedContentProps: ([tag, group]: [string, unknown]) =>
        this.#layers.push(tag !== 'OC' || this.#source.isShown(group)),
      endMarkedContent: () => this.#layers.pop(),
      clip: () => {
        this.#clipsNext = true;
      },
      eoClip: () => {
        this.#clipsNext = true;
      },
      constructPath: (args: [number, [Float32Array | null], Float32Array | null]) => this.#path(...args),
      shadingFill: () => this.#fillAll(),
      setGState: ([entries]: [[string, unknown][]]) => this.#setState(entries),
      setFillRGBColor: ([color]: [string]) => this.#setPaint('fill', colorOf(color)),
      setStrokeRGBColor: ([color]: [string]) => this.#setPaint('stroke', colorOf(color)),
      setFillColorN: () => this.#setPaint('fill', null),
      setStrokeColorN: () => this.#setPaint('stroke', null),
      setFillTransparent: () => this.#setPaint('fill', 'none'),
      setStrokeTransparent: () => this.#setPaint('stroke', 'none'),
      setLineWidth: set('lineWidth'),
      setCharSpacing: set('charSpacing'),
      setWordSpacing: set('wordSpacing'),
      setHScale: ([percent]: number[]) => {
        this.#state.scale = (percent ?? 100) / 100;
      },
      setLeading: ([leading]: number[]) => {
        this.#state.leading = -(leading ?? 0);
      },
      setTextRenderingMode: set('mode'),
      setTextRise: set('rise'),
      setFont: ([name, size]: [string, number]) => this.#setFont(name, size),
      beginText: () => this.#moveTo(identity),
      setTextMatrix: ([matrix]: [ArrayLike<number>]) => this.#moveTo(Array.from(matrix) as unknown as Matrix),
      moveText: ([x, y]: [number, number]) => this.#moveBy(x, y),
      setLeadingMoveText: ([x, y]: [number, number]) => {
        this.#state.leading = y;
        this.#moveBy(x, y);
      },
      nextLine: () => this.#moveBy(0, this.#state.leading),
      showText: ([glyphs]: [(Glyph | number)[]]) => this.#show(glyphs),
    } as Record<string, (args: never) => void>;
  }

  #save(): void {
    this.#stack.push({ ...this.#state });
  }

  #restore(): void {
    this.#notePicture();
    this.#state = this.#stack.pop() ?? this.#state;
  }

  #notePicture(): void {
    if (this.#emptyPlace && this.#masks === 0) {
      const box = cut(place({ x0: 0, y0: 0, x1: 1, y1: 1 }, this.#emptyPlace), this.#state.clip);
      this.#ground.add({ ...box, color: null, exact: false });
    }
    this.#emptyPlace = undefined;
  }

  #transform(matrix: Matrix): void {
    this.#state.matrix = multiply(matrix, this.#state.matrix);
    this.#emptyPlace = this.#state.matrix;
  }

  #enterForm(matrix: Matrix | null, bbox: number[] | null): void {
    this.#save();
    if (matrix) this.#transform(matrix);
    this.#emptyPlace = undefined;
    if (bbox) this.#clip(boxOf(bbox));
  }

  #enterGroup(isMask: boolean): void {
    this.#save();
    this.#emptyPlace = undefined;
    if (isMask) this.#masks += 1;
    const { groupAlpha, fillAlpha } = this.#state;
    this.#state = { ...this.#state, groupAlpha: groupAlpha * fillAlpha, fillAlpha: 1, strokeAlpha: 1, plain: true };
  }

  #clip(box: Box): void {
    this.#state.clip = cut(this.#state.clip, place(box, this.#state.matrix));
  }

  #setPaint(key: 'fill' | 'stroke', paint: Paint): void {
    this.#state[key] = paint;
  }

  #setState(entries: [string, unknown][]): void {
    for (const [key, value] of entries) {
      if (key === 'ca') this.#state.fillAlpha = Number(value);
      if (key === 'CA') this.#state.strokeAlpha = Number(value);
      if (key === 'LW') this.#state.lineWidth = Number(value);
      if (key === 'BM') this.#state.plain = value === 'source-over';
      if (key === 'SMask' && value) this.#state.plain = false;
      if (key === 'Font') this.#setFont(...(value as [string, number]));
    }
  }

  #path(fill: number, [points]: [Float32Array | null], box: Float32Array | null): void {
    const { codes } = this.#source;
    this.#emptyPlace = undefined;
    if (this.#clipsNext && box) this.#clip(boxOf(Array.from(box)));
    this.#clipsNext = false;
    if (!points || this.#masks > 0 || !this.#layersShown()) return;
    const { fill: color, stroke, lineWidth, matrix } = this.#state;
    const strokes = fill === codes.stroke || fill === codes.closeStroke;
    if (fill === codes.endPath) return;
    if (!strokes) {
      if (color !== 'none') this.#ground.addPath(points, matrix, this.#solid(color));
    } else if (stroke !== 'none' && box) {
      // A line as thick as a letter is high is painted for the area that it covers.
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
      const half = lineWidth / 2;
      const area = { x0: x0 - half, y0: y0 - half, x1: x1 + half, y1: y1 + half };
      if (half * Math.hypot(matrix[0], matrix[1]) > 4) {
        this.#ground.add({ ...place(area, matrix), color: this.#solid(stroke), exact: false });
      }
    }
  }

  #fillAll(): void {
    this.#emptyPlace = undefined;
    if (this.#masks === 0) this.#ground.add({ ...this.#state.clip, color: null, exact: false });
  }

  /** The color where it covers all that is under it, else null. */
  #solid(color: number | null): number | null {
    const { plain, fillAlpha, groupAlpha } = this.#state;
    return plain && fillAlpha * groupAlpha > 0.95 ? color : null;
  }

  #layersShown(): boolean {
    return !this.#layers.includes(false);
  }

  #setFont(name: string, size: number): void {
    this.#state.font = this.#source.font(name);
    this.#state.fontSize = size;
  }

  #moveTo(matrix: Matrix): void {
    this.#emptyPlace = undefined;
    this.#state.text = matrix;
    this.#state.line = matrix;
  }

  #moveBy(x: number, y: number): void {
    this.#moveTo(multiply([1, 0, 0, 1, x, y], this.#state.line));
  }

  #show(glyphs: (Glyph | number)[]): void {
    const state = this.#state;
    const { font = {}, fontSize, scale } = state;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        this.#advance(((font.vertical ? 1 : -1) * glyph * fontSize) / 1000);
        continue;
      }
      const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
      const across = glyph.width * fontSize * (font.fontMatrix?.[0] ?? 0.001);
      const down = ((glyph.vmetric?.[0] ?? -1000) * fontSize) / 1000;
      this.#put(glyph.unicode, font.vertical ? Math.abs(down) : across * scale);
      this.#advance(font.vertical ? down - spacing : across + spacing);
    }
  }

  #advance(by: number): void {
    const { text, font, scale } = this.#state;
    this.#state.text = multiply(font?.vertical ? [1, 0, 0, 1, 0, by] : [1, 0, 0, 1, by * scale, 0], text);
  }

  #put(text: string, width: number): void {
    if (this.#letters.length >= maxLetters) return;
    const state = this.#state;
    const [a, b, c, d, e, f] = multiply([1, 0, 0, 1, 0, state.rise], multiply(state.text, state.matrix));
    const tall = this.#heightOf(state.font ?? {}, state.fontSize);
    const size = Math.hypot(c, d) * tall;
    const turn = state.font?.vertical ? 1 : (Math.round((Math.atan2(b, a) * 2) / Math.PI) + 4) % 4;
    const centre: [number, number] = [e + (a * width + c * tall * 0.6) / 2, f + (b * width + d * tall * 0.6) / 2];
    const least = leastSize * Math.min(1, Math.max(this.#page.x1, this.#page.y1 / 1.42) / usualWidth);
    const isBlank = text.trim() === '';
    if (size < least || this.#masks > 0 || !this.#layersShown() || !contains(grown(state.clip, size), ...centre)) {
      if (!isBlank && this.#masks === 0) this.#hidden += 1;
      return;
    }
    const mode = state.mode & 3;
    const stroked = mode === 1;
    this.#letters.push({
      text: isBlank ? ' ' : text,
      ...upright(turn, e, f),
      width: Math.hypot(a, b) * width,
      size,
      bold: mode === 2 || isBold(state.font ?? {}),
      turn,
      centre,
      paint: stroked ? state.stroke : state.fill,
      alpha: (stroked ? state.strokeAlpha : state.fillAlpha) * state.groupAlpha,
      depth: this.#ground.depth,
      mode: state.mode === 7 ? 7 : mode,
    });
  }

  /** Fonts of drawings have units of their own, in which the size that is asked for says little. */
  #heightOf({ isType3Font, fontMatrix, bbox }: Font, fontSize: number): number {
    const unit = Math.abs(fontMatrix?.[3] ?? 0.001);
    const height = Math.abs((bbox?.[3] ?? 0) - (bbox?.[1] ?? 0));
    return isType3Font && unit > 0.002 && height > 0 ? Math.abs(fontSize) * unit * height : Math.abs(fontSize);
  }
}

/** The place as seen by somebody who turns the page until the writing is upright. */
function upright(turn: number, x: number, y: number): { x: number; y: number } {
  if (turn === 1) return { x: y, y: -x };
  if (turn === 2) return { x: -x, y: -y };
  return turn === 3 ? { x: -y, y: x } : { x, y };
}

const boxOf = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): Box => ({
  x0: Math.min(a, c),
  y0: Math.min(b, d),
  x1: Math.max(a, c),
  y1: Math.max(b, d),
});

/** A letter at the very edge is cut and not hidden. */
const grown = ({ x0, y0, x1, y1 }: Box, by: number): Box => ({ x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by });

function colorOf(hex: string): Paint {
  const color = Number.parseInt(String(hex).slice(1), 16);
  return Number.isNaN(color) ? null : color;
}
