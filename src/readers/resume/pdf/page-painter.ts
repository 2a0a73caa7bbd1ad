import { type Box, boxOf, intersection, type Matrix, transformBox } from './geometry.ts';
import { GraphicsStack, type GraphicsState } from './graphics-state.ts';
import { PageBackground } from './page-background.ts';
import { moveText, type PdfFont, type PdfGlyph, type PlacedGlyph, placeGlyphs, setTextMatrix } from './text-state.ts';
import { LetterCollector, type PaintColor, type VisibleText } from './visible-letters.ts';

export type PageSource = {
  operators: { fnArray: readonly number[]; argsArray: readonly unknown[] };
  /** The numbers of operators by their pdf.js names. */
  codes: Readonly<Record<string, number>>;
  font: (name: string) => PdfFont | undefined;
  isShown: (contentGroup: unknown) => boolean;
  transform: Matrix;
  width: number;
  height: number;
};

type OperatorHandlers = Record<string, (args: never) => unknown>;
type TransparencyGroup = { smask?: unknown };

/** In points. Lines as thick as letters cover them. */
const thickLine = 8;
const clippingMode = 7;

/**
 * Hidden letters are transparent, tiny, off the page, clipped, covered, without contrast, in a hidden layer, or in
 * invisible mode (3), unless they are the text of a scan.
 */
export function readVisibleText(source: PageSource): VisibleText {
  const { fnArray, argsArray } = source.operators;
  const painter = new PagePainter(source);
  for (const [i, code] of fnArray.entries()) painter.run(code, argsArray[i] ?? []);
  return painter.visibleText();
}

class PagePainter {
  readonly #source: PageSource;
  readonly #background = new PageBackground();
  readonly #letters: LetterCollector;
  readonly #graphics: GraphicsStack;
  readonly #layers: boolean[] = [];
  readonly #handlers = new Map<number, (args: never) => unknown>();
  #masks = 0;
  #clipsNextPath = false;
  /** Pictures are not decoded and leave only their transformation. */
  #pictureMatrix: Matrix | undefined;

  constructor(source: PageSource) {
    this.#source = source;
    const page: Box = { x0: 0, y0: 0, x1: source.width, y1: source.height };
    this.#letters = new LetterCollector(page, this.#background);
    this.#graphics = new GraphicsStack(page, source.transform, source.font);
    const handlers = {
      ...this.#structureHandlers(),
      ...this.#pathHandlers(),
      ...this.#colorHandlers(),
      ...this.#textStateHandlers(),
      ...this.#textHandlers(),
    };
    for (const [name, handler] of Object.entries(handlers)) {
      const code = source.codes[name];
      if (code !== undefined) this.#handlers.set(code, handler);
    }
  }

  run(code: number, args: unknown): void {
    this.#handlers.get(code)?.(args as never);
  }

  visibleText(): VisibleText {
    return this.#letters.visibleText();
  }

  #structureHandlers(): OperatorHandlers {
    return {
      save: () => this.#graphics.save(),
      restore: () => this.#restore(),
      transform: (args: Matrix) => this.#transform(args),
      paintFormXObjectBegin: (args: [Matrix | null, number[] | null]) => this.#enterForm(...args),
      paintFormXObjectEnd: () => this.#restore(),
      beginGroup: ([group]: [TransparencyGroup]) => this.#enterGroup(Boolean(group?.smask)),
      endGroup: ([group]: [TransparencyGroup]) => {
        if (group?.smask) this.#masks -= 1;
        this.#restore();
      },
      beginAnnotation: ([, box, ...matrices]: [string, number[], Matrix, Matrix]) =>
        this.#enterAnnotation(box, matrices),
      endAnnotation: () => this.#restore(),
      beginMarkedContent: () => this.#layers.push(true),
      beginMarkedContentProps: ([tag, group]: [string, unknown]) =>
        this.#layers.push(tag !== 'OC' || this.#source.isShown(group)),
      endMarkedContent: () => this.#layers.pop(),
      setGState: ([entries]: [[string, unknown][]]) => this.#graphics.setEntries(entries),
    };
  }

  #pathHandlers(): OperatorHandlers {
    const clipNext = () => {
      this.#clipsNextPath = true;
    };
    return {
      clip: clipNext,
      eoClip: clipNext,
      constructPath: (args: [number, [Float32Array | null], Float32Array | null]) => this.#paintPath(...args),
      shadingFill: () => this.#fillClip(),
    };
  }

  #colorHandlers(): OperatorHandlers {
    const set = (key: 'fill' | 'stroke', paint: PaintColor) => {
      this.#graphics.current[key] = paint;
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

  #textStateHandlers(): OperatorHandlers {
    const set =
      (key: 'lineWidth' | 'charSpacing' | 'wordSpacing' | 'mode' | 'rise') =>
      ([value]: number[]) => {
        this.#graphics.current[key] = value ?? 0;
      };
    return {
      setLineWidth: set('lineWidth'),
      setCharSpacing: set('charSpacing'),
      setWordSpacing: set('wordSpacing'),
      setTextRenderingMode: set('mode'),
      setTextRise: set('rise'),
      setHScale: ([percent]: number[]) => {
        this.#graphics.current.scale = (percent ?? 100) / 100;
      },
      setLeading: ([leading]: number[]) => {
        this.#graphics.current.leading = -(leading ?? 0);
      },
      setFont: ([name, size]: [string, number]) => this.#graphics.setFont(name, size),
    };
  }

  #textHandlers(): OperatorHandlers {
    return {
      beginText: () => this.#changeText((state) => setTextMatrix(state)),
      setTextMatrix: ([matrix]: [ArrayLike<number>]) =>
        this.#changeText((state) => setTextMatrix(state, Array.from(matrix) as unknown as Matrix)),
      moveText: ([x, y]: [number, number]) => this.#changeText((state) => moveText(state, x, y)),
      setLeadingMoveText: ([x, y]: [number, number]) => {
        this.#graphics.current.leading = y;
        this.#changeText((state) => moveText(state, x, y));
      },
      nextLine: () => this.#changeText((state) => moveText(state, 0, state.leading)),
      showText: ([glyphs]: [(PdfGlyph | number)[]]) =>
        this.#changeText((state) => placeGlyphs(state, state.matrix, glyphs, (glyph) => this.#paintGlyph(glyph))),
    };
  }

  #restore(): void {
    if (this.#pictureMatrix && this.#masks === 0) {
      const picture = transformBox({ x0: 0, y0: 0, x1: 1, y1: 1 }, this.#pictureMatrix);
      this.#background.add({ ...intersection(picture, this.#graphics.current.clip), color: null, exact: false });
    }
    this.#pictureMatrix = undefined;
    this.#graphics.restore();
  }

  #transform(matrix: Matrix): void {
    this.#graphics.transform(matrix);
    this.#pictureMatrix = this.#graphics.current.matrix;
  }

  #enterForm(matrix: Matrix | null, box: number[] | null): void {
    this.#pictureMatrix = undefined;
    this.#graphics.save();
    if (matrix) this.#graphics.transform(matrix);
    if (box) this.#graphics.clip(box);
  }

  #enterGroup(isMask: boolean): void {
    this.#pictureMatrix = undefined;
    this.#graphics.enterGroup();
    if (isMask) this.#masks += 1;
  }

  #enterAnnotation(box: number[] | null, matrices: (Matrix | null)[]): void {
    this.#pictureMatrix = undefined;
    this.#graphics.enterPage();
    if (box) this.#graphics.clip(box);
    for (const matrix of matrices.slice(0, 2)) if (matrix) this.#graphics.transform(matrix);
  }

  #paintPath(kind: number, [points]: [Float32Array | null], box: Float32Array | null): void {
    this.#pictureMatrix = undefined;
    if (this.#clipsNextPath && box) this.#graphics.clip(box);
    this.#clipsNextPath = false;
    const { endPath, stroke, closeStroke } = this.#source.codes;
    if (!points || !box || kind === endPath || this.#masks > 0 || this.#isHiddenLayer()) return;
    const { fill, matrix } = this.#graphics.current;
    if (kind === stroke || kind === closeStroke) this.#paintLine(box);
    else if (fill !== 'none') this.#background.addPath(points, matrix, this.#graphics.opaque(fill));
  }

  #paintLine(corners: Float32Array): void {
    const { stroke, lineWidth, matrix } = this.#graphics.current;
    if (stroke === 'none' || lineWidth * Math.hypot(matrix[0], matrix[1]) < thickLine) return;
    const { x0, y0, x1, y1 } = boxOf(corners);
    const half = lineWidth / 2;
    const area = { x0: x0 - half, y0: y0 - half, x1: x1 + half, y1: y1 + half };
    this.#background.add({ ...transformBox(area, matrix), color: this.#graphics.opaque(stroke), exact: false });
  }

  #fillClip(): void {
    this.#pictureMatrix = undefined;
    if (this.#masks === 0) this.#background.add({ ...this.#graphics.current.clip, color: null, exact: false });
  }

  #isHiddenLayer(): boolean {
    return this.#layers.includes(false);
  }

  #changeText(change: (state: GraphicsState) => void): void {
    this.#pictureMatrix = undefined;
    change(this.#graphics.current);
  }

  #paintGlyph(glyph: PlacedGlyph): void {
    // Letters in a mask are its shape, not text.
    if (this.#masks > 0) return;
    const { mode, isBoldFont, stroke, fill, strokeAlpha, fillAlpha, groupAlpha, clip } = this.#graphics.current;
    const isStroked = mode % 4 === 1;
    this.#letters.add(glyph, {
      clip: this.#isHiddenLayer() ? undefined : clip,
      mode: mode === clippingMode ? clippingMode : mode % 4,
      bold: isBoldFont || mode % 4 === 2,
      paint: isStroked ? stroke : fill,
      alpha: (isStroked ? strokeAlpha : fillAlpha) * groupAlpha,
    });
  }
}

function colorOf(hex: string): PaintColor {
  const color = Number.parseInt(String(hex).slice(1), 16);
  return Number.isNaN(color) ? null : color;
}
