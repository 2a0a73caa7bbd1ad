import {
  type Font,
  firstText,
  type Glyph,
  isHeavy,
  moveBy,
  moveTo,
  type Placed,
  type TextState,
  write,
} from './resume.pdf-glyphs.ts';
import { type Letter, LetterSieve, type Paint } from './resume.pdf-letters.ts';
import { type Box, boxOf, cut, Ground, type Matrix, multiply, place } from './resume.pdf-shapes.ts';

export type PaintedPage = { letters: Letter[]; hiddenCharacters: number };

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

type State = TextState & {
  matrix: Matrix;
  clip: Box;
  fill: Paint;
  stroke: Paint;
  fillAlpha: number;
  strokeAlpha: number;
  groupAlpha: number;
  plain: boolean;
  lineWidth: number;
};
type Handlers = Record<string, (args: never) => unknown>;
type Group = { smask?: unknown };

// In points: a line as thick as a letter is high is painted for the area that it covers.
const thickLine = 8;

/**
 * Follows the painting of a page, to know of each letter where it stands and whether it can be seen. Left out are
 * letters painted invisibly (mode 3, unless the page is a scan and they are its text), transparent, tiny, off the page,
 * clipped away, covered, in the color of what they stand on, or in a layer that is switched off.
 */
export function paint(source: PageSource): PaintedPage {
  const { fnArray, argsArray } = source.operators;
  const painter = new Painter(source);
  for (const [i, code] of fnArray.entries()) painter.follow(code, argsArray[i] ?? []);
  return painter.page();
}

class Painter {
  readonly #source: PageSource;
  readonly #page: Box;
  readonly #ground = new Ground();
  readonly #sieve: LetterSieve;
  readonly #stack: State[] = [];
  readonly #layers: boolean[] = [];
  readonly #handlers = new Map<number, (args: never) => unknown>();
  #state: State;
  #masks = 0;
  #clipsNext = false;
  /** A picture leaves nothing but its place: pictures are not decoded. */
  #emptyPlace: Matrix | undefined;

  constructor(source: PageSource) {
    this.#source = source;
    this.#page = { x0: 0, y0: 0, x1: source.width, y1: source.height };
    this.#sieve = new LetterSieve(this.#page, this.#ground);
    this.#state = {
      ...firstText,
      matrix: source.transform,
      clip: this.#page,
      fill: 0,
      stroke: 0,
      fillAlpha: 1,
      strokeAlpha: 1,
      groupAlpha: 1,
      plain: true,
      lineWidth: 1,
    };
    for (const [name, handler] of Object.entries({ ...this.#structure(), ...this.#colors(), ...this.#texts() })) {
      const code = source.codes[name];
      if (code !== undefined) this.#handlers.set(code, handler);
    }
  }

  follow(code: number, args: unknown): void {
    this.#handlers.get(code)?.(args as never);
  }

  page(): PaintedPage {
    return this.#sieve.page();
  }

  #structure(): Handlers {
    return {
      save: () => this.#save(),
      restore: () => this.#restore(),
      transform: (args: Matrix) => this.#transform(args),
      paintFormXObjectBegin: (args: [Matrix | null, number[] | null]) => this.#enterForm(...args),
      paintFormXObjectEnd: () => this.#restore(),
      beginGroup: ([group]: [Group]) => this.#enterGroup(Boolean(group?.smask)),
      endGroup: ([group]: [Group]) => {
        if (group?.smask) this.#masks -= 1;
        this.#restore();
      },
      beginAnnotation: ([, box, ...matrices]: [string, number[], Matrix, Matrix]) => this.#annotate(box, matrices),
      endAnnotation: () => this.#restore(),
      beginMarkedContent: () => this.#layers.push(true),
      beginMarkedContentProps: ([tag, group]: [string, unknown]) =>
        this.#layers.push(tag !== 'OC' || this.#source.isShown(group)),
      endMarkedContent: () => this.#layers.pop(),
      clip: () => this.#clipNext(),
      eoClip: () => this.#clipNext(),
      constructPath: (args: [number, [Float32Array | null], Float32Array | null]) => this.#path(...args),
      shadingFill: () => this.#fillAll(),
      setGState: ([entries]: [[string, unknown][]]) => this.#setState(entries),
    };
  }

  #colors(): Handlers {
    const set = (key: 'fill' | 'stroke', paint: Paint) => {
      this.#state[key] = paint;
    };
    return {
      setFillRGBColor: ([color]: [string]) => set('fill', colorOf(color)),
      setStrokeRGBColor: ([color]: [string]) => set('stroke', colorOf(color)),
      setFillColorN: () => set('fill', null),
      setStrokeColorN: () => set('stroke', null),
      setFillTransparent: () => set('fill', 'none'),
      setStrokeTransparent: () => set('stroke', 'none'),
    };
  }

  #texts(): Handlers {
    const set =
      (key: 'lineWidth' | 'charSpacing' | 'wordSpacing' | 'mode' | 'rise') =>
      ([value]: number[]) => {
        this.#state[key] = value ?? 0;
      };
    return {
      setLineWidth: set('lineWidth'),
      setCharSpacing: set('charSpacing'),
      setWordSpacing: set('wordSpacing'),
      setTextRenderingMode: set('mode'),
      setTextRise: set('rise'),
      setHScale: ([percent]: number[]) => {
        this.#state.scale = (percent ?? 100) / 100;
      },
      setLeading: ([leading]: number[]) => {
        this.#state.leading = -(leading ?? 0);
      },
      setFont: ([name, size]: [string, number]) => this.#setFont(name, size),
      beginText: () => this.#text((state) => moveTo(state)),
      setTextMatrix: ([matrix]: [ArrayLike<number>]) =>
        this.#text((state) => moveTo(state, Array.from(matrix) as unknown as Matrix)),
      moveText: ([x, y]: [number, number]) => this.#text((state) => moveBy(state, x, y)),
      setLeadingMoveText: ([x, y]: [number, number]) => {
        this.#state.leading = y;
        this.#text((state) => moveBy(state, x, y));
      },
      nextLine: () => this.#text((state) => moveBy(state, 0, state.leading)),
      showText: ([glyphs]: [(Glyph | number)[]]) =>
        this.#text((state) => write(state, state.matrix, glyphs, (letter) => this.#put(letter))),
    };
  }

  #save(): void {
    this.#stack.push({ ...this.#state });
  }

  #restore(): void {
    if (this.#emptyPlace && this.#masks === 0) {
      const box = cut(place({ x0: 0, y0: 0, x1: 1, y1: 1 }, this.#emptyPlace), this.#state.clip);
      this.#ground.add({ ...box, color: null, exact: false });
    }
    this.#emptyPlace = undefined;
    this.#state = this.#stack.pop() ?? this.#state;
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

  #annotate(box: number[] | null, matrices: (Matrix | null)[]): void {
    this.#save();
    this.#state = { ...this.#state, matrix: this.#source.transform, clip: this.#page };
    if (box) this.#clip(boxOf(box));
    for (const matrix of matrices.slice(0, 2)) if (matrix) this.#transform(matrix);
    this.#emptyPlace = undefined;
  }

  #clip(box: Box): void {
    this.#state.clip = cut(this.#state.clip, place(box, this.#state.matrix));
  }

  #clipNext(): void {
    this.#clipsNext = true;
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

  #path(kind: number, [points]: [Float32Array | null], box: Float32Array | null): void {
    this.#emptyPlace = undefined;
    if (this.#clipsNext && box) this.#clip(boxOf(box));
    this.#clipsNext = false;
    const { endPath, stroke, closeStroke } = this.#source.codes;
    if (!points || !box || kind === endPath || this.#masks > 0 || this.#isOff()) return;
    const { fill, matrix } = this.#state;
    if (kind === stroke || kind === closeStroke) this.#line(box);
    else if (fill !== 'none') this.#ground.addPath(points, matrix, this.#solid(fill));
  }

  #line(box: Float32Array): void {
    const { stroke, lineWidth, matrix } = this.#state;
    if (stroke === 'none' || lineWidth * Math.hypot(matrix[0], matrix[1]) < thickLine) return;
    const { x0, y0, x1, y1 } = boxOf(box);
    const half = lineWidth / 2;
    const area = { x0: x0 - half, y0: y0 - half, x1: x1 + half, y1: y1 + half };
    this.#ground.add({ ...place(area, matrix), color: this.#solid(stroke), exact: false });
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

  #isOff(): boolean {
    return this.#layers.includes(false);
  }

  #setFont(name: string, size: number): void {
    this.#state.font = this.#source.font(name) ?? {};
    this.#state.heavy = isHeavy(this.#state.font);
    this.#state.fontSize = size;
  }

  #text(action: (state: State) => void): void {
    this.#emptyPlace = undefined;
    action(this.#state);
  }

  #put(letter: Placed): void {
    const { mode, heavy, stroke, fill, strokeAlpha, fillAlpha, groupAlpha, clip } = this.#state;
    // What is painted for a mask is its shape, and not text.
    if (this.#masks > 0) return;
    const stroked = mode % 4 === 1;
    this.#sieve.add(letter, {
      clip: this.#isOff() ? undefined : clip,
      mode: mode === 7 ? 7 : mode % 4,
      bold: heavy || mode % 4 === 2,
      paint: stroked ? stroke : fill,
      alpha: (stroked ? strokeAlpha : fillAlpha) * groupAlpha,
    });
  }
}

function colorOf(hex: string): Paint {
  const color = Number.parseInt(String(hex).slice(1), 16);
  return Number.isNaN(color) ? null : color;
}
