/** The matrix of PDF: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export type Box = { x0: number; y0: number; x1: number; y1: number };

/** What is painted on a page besides letters. `color` is null where it is a picture, a pattern or shines through. */
export type Shape = Box & { color: number | null; exact: boolean };

const moveTo = 0;
const close = 3;
// How many numbers follow the codes of moving, a line, a curve, and closing.
const operands = [2, 2, 6, 0];
const white = 0xffffff;
// Of 255, in the channel that differs most: light grey on white is still read from about here on.
const leastContrast = 24;
const thinnest = 3;
const maxShapes = 2_000;
const maxPoints = 20_000;
const maxParts = 16;

export function multiply(first: Matrix, then: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [A, B, C, D, E, F] = then;
  return [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F];
}

/** The upright box around a box that a matrix may turn or slant. */
export function place({ x0, y0, x1, y1 }: Box, [a, b, c, d, e, f]: Matrix): Box {
  const xs = [a * x0 + c * y0, a * x1 + c * y0, a * x0 + c * y1, a * x1 + c * y1];
  const ys = [b * x0 + d * y0, b * x1 + d * y0, b * x0 + d * y1, b * x1 + d * y1];
  return { x0: Math.min(...xs) + e, y0: Math.min(...ys) + f, x1: Math.max(...xs) + e, y1: Math.max(...ys) + f };
}

export const contains = ({ x0, y0, x1, y1 }: Box, x: number, y: number): boolean =>
  x >= x0 && x <= x1 && y >= y0 && y <= y1;

/** The colored areas of a page in the order in which they are painted, to tell what a letter stands on. */
export class Ground {
  readonly #shapes: Shape[] = [];
  readonly #drawings: (Box & { color: number | null; depth: number })[] = [];

  /** How much has been painted so far: what comes later lies over it. */
  get depth(): number {
    return this.#shapes.length;
  }

  /** A page of very many areas is a drawing; past the first 2,000 they are not told apart from the paper. */
  add(shape: Shape): void {
    const tooThin = shape.x1 - shape.x0 < thinnest || shape.y1 - shape.y0 < thinnest;
    if (!tooThin && this.#shapes.length < maxShapes) this.#shapes.push(shape);
  }

  /** Adds what a path fills. `points` is pdf.js's list of drawing commands and coordinates. */
  addPath(points: Float32Array, matrix: Matrix, color: number | null): void {
    const upright = (matrix[1] === 0 && matrix[2] === 0) || (matrix[0] === 0 && matrix[3] === 0);
    const parts = partsOf(points);
    if (parts.some(({ exact }) => !exact)) {
      const whole = place(parts.reduce(around), matrix);
      if (this.#drawings.length < maxShapes) this.#drawings.push({ ...whole, color, depth: this.depth });
      if (parts.length > maxParts) return this.add({ ...whole, color, exact: false });
    }
    for (const part of parts) {
      const alone =
        parts.length === 1 || (parts.length <= maxParts && parts.every((p) => p === part || !overlap(p, part)));
      this.add({ ...place(part, matrix), color, exact: part.exact && upright && alone });
    }
  }

  /**
   * Whether a letter of this size is drawn as a shape. Chromium draws bold type that it has no font for, and puts the
   * letters themselves over it without painting them.
   */
  isDrawn(x: number, y: number, size: number): boolean {
    return this.#drawings.some((drawing) => {
      const isLetters = drawing.y1 - drawing.y0 <= 3 * size && contains(drawing, x, y);
      return isLetters && this.shows(x, y, drawing.color, 1, drawing.depth);
    });
  }

  /** Whether a letter at this place in this color can be told from what is under it, and lies under nothing. */
  shows(x: number, y: number, color: number | null, alpha: number, depth: number): boolean {
    for (let i = this.#shapes.length - 1; i >= 0; i--) {
      const shape = this.#shapes[i];
      if (!shape || !contains(shape, x, y)) continue;
      if (i >= depth) {
        if (shape.exact && shape.color !== null) return false;
        continue;
      }
      if (color === null || shape.color === null || contrast(color, shape.color) * alpha >= leastContrast) return true;
      // The box around a curved shape does not tell whether the letter is on it: look at what is under it as well.
      if (shape.exact) return false;
    }
    return color === null || contrast(color, white) * alpha >= leastContrast;
  }

  /** Whether something is painted here later on. */
  isFilledLater(x: number, y: number, depth: number): boolean {
    return this.#shapes.slice(depth).some((shape) => contains(shape, x, y));
  }

  /** The share of the page that its largest picture covers, 0 to 1. */
  pictureShare(page: Box): number {
    const area = ({ x0, y0, x1, y1 }: Box) => Math.max(0, x1 - x0) * Math.max(0, y1 - y0);
    const pictures = this.#shapes.filter(({ color }) => color === null).map((shape) => area(cut(shape, page)));
    return Math.max(0, ...pictures) / Math.max(1, area(page));
  }
}

export const boxOf = ([a = 0, b = 0, c = 0, d = 0]: Iterable<number>): Box => ({
  x0: Math.min(a, c),
  y0: Math.min(b, d),
  x1: Math.max(a, c),
  y1: Math.max(b, d),
});

export function cut(a: Box, b: Box): Box {
  return {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  };
}

function contrast(a: number, b: number): number {
  const channel = (shift: number) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255));
  return Math.max(channel(16), channel(8), channel(0));
}

const around = (a: Box & { exact: boolean }, b: Box & { exact: boolean }): Box & { exact: boolean } => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
  exact: false,
});

const overlap = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/** The connected parts of a path as boxes; `exact` where the part is that very box. */
function partsOf(points: Float32Array): (Box & { exact: boolean })[] {
  const parts: { xs: number[]; ys: number[]; curved: boolean }[] = [];
  for (let i = 0; i < Math.min(points.length, maxPoints); ) {
    const command = points[i] ?? close;
    const count = operands[command] ?? 0;
    if (command === moveTo) parts.push({ xs: [], ys: [], curved: false });
    const part = parts.at(-1);
    for (let at = i + 1; part && at <= i + count; at += 2) {
      part.xs.push(points[at] ?? 0);
      part.ys.push(points[at + 1] ?? 0);
    }
    if (part && count > 2) part.curved = true;
    i += 1 + count;
  }
  return parts
    .filter(({ xs }) => xs.length > 1)
    .map(({ xs, ys, curved }) => {
      const box = { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
      const near = (value: number, low: number, high: number) =>
        Math.min(value - low, high - value) <= (high - low) / 100;
      const inCorners = xs.every((x, i) => near(x, box.x0, box.x1) && near(ys[i] ?? 0, box.y0, box.y1));
      return { ...box, exact: !curved && inCorners };
    });
}
