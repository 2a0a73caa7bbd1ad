/** The matrix of PDF: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export type Box = { x0: number; y0: number; x1: number; y1: number };

export const identityMatrix: Matrix = [1, 0, 0, 1, 0, 0];

export function multiply(first: Matrix, then: Matrix): Matrix {
  // Taking arrays apart is slow, and this runs for every letter.
  const { 0: a, 1: b, 2: c, 3: d, 4: e, 5: f } = first;
  const { 0: A, 1: B, 2: C, 3: D, 4: E, 5: F } = then;
  return [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F];
}

/** The upright box around a transformed box. */
export function transformBox({ x0, y0, x1, y1 }: Box, [a, b, c, d, e, f]: Matrix): Box {
  const xs = [a * x0 + c * y0, a * x1 + c * y0, a * x0 + c * y1, a * x1 + c * y1];
  const ys = [b * x0 + d * y0, b * x1 + d * y0, b * x0 + d * y1, b * x1 + d * y1];
  return { x0: Math.min(...xs) + e, y0: Math.min(...ys) + f, x1: Math.max(...xs) + e, y1: Math.max(...ys) + f };
}

export const contains = ({ x0, y0, x1, y1 }: Box, x: number, y: number): boolean =>
  x >= x0 && x <= x1 && y >= y0 && y <= y1;

export const boxOf = ([a = 0, b = 0, c = 0, d = 0]: Iterable<number>): Box => ({
  x0: Math.min(a, c),
  y0: Math.min(b, d),
  x1: Math.max(a, c),
  y1: Math.max(b, d),
});

export const intersection = (a: Box, b: Box): Box => ({
  x0: Math.max(a.x0, b.x0),
  y0: Math.max(a.y0, b.y0),
  x1: Math.min(a.x1, b.x1),
  y1: Math.min(a.y1, b.y1),
});

export const union = (a: Box, b: Box): Box => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});

export const overlap = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
