import type { Box } from './geometry.ts';

/** `exact`: the part is a rectangle. */
export type PathBox = Box & { exact: boolean };

const moveCommand = 0;
const closeCommand = 3;
/** Coordinates after the commands move, line, curve and close. */
const coordinateCounts = [2, 2, 6, 0];
const maxPoints = 20_000;

/** One for each connected part. `points`: pdf.js's list of commands and coordinates. */
export function pathBoxes(points: Float32Array): PathBox[] {
  const parts: { xs: number[]; ys: number[]; curved: boolean }[] = [];
  for (let i = 0; i < Math.min(points.length, maxPoints); ) {
    const command = points[i] ?? closeCommand;
    const count = coordinateCounts[command] ?? 0;
    if (command === moveCommand) parts.push({ xs: [], ys: [], curved: false });
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
      const isAtEdge = (value: number, low: number, high: number) =>
        Math.min(value - low, high - value) <= (high - low) / 100;
      const areCorners = xs.every((x, i) => isAtEdge(x, box.x0, box.x1) && isAtEdge(ys[i] ?? 0, box.y0, box.y1));
      return { ...box, exact: !curved && areCorners };
    });
}
