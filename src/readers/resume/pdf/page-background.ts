import { type Box, contains, intersection, type Matrix, overlap, transformBox, union } from './geometry.ts';
import { pathBoxes } from './path-boxes.ts';

/** A painted area. `color` is null for pictures, patterns and transparent paint. `exact`: it fills its whole box. */
export type PaintedArea = Box & { color: number | null; exact: boolean };

const white = 0xffffff;
/** Out of 255, in the channel that differs most. Fainter text is unreadable. */
const leastContrast = 24;
const leastThickness = 3;
/** A page with more areas is a drawing; further ones count as paper. */
const maxAreas = 2_000;
const maxPathParts = 16;

/** Painted areas in order of painting, to decide whether letters on them are visible. */
export class PageBackground {
  readonly #areas: PaintedArea[] = [];
  readonly #curves: (Box & { color: number | null; depth: number })[] = [];

  /** Later areas cover earlier ones. */
  get depth(): number {
    return this.#areas.length;
  }

  add(area: PaintedArea): void {
    const isThin = area.x1 - area.x0 < leastThickness || area.y1 - area.y0 < leastThickness;
    if (!isThin && this.#areas.length < maxAreas) this.#areas.push(area);
  }

  /** `points`: pdf.js's list of commands and coordinates. */
  addPath(points: Float32Array, matrix: Matrix, color: number | null): void {
    const isUpright = (matrix[1] === 0 && matrix[2] === 0) || (matrix[0] === 0 && matrix[3] === 0);
    const parts = pathBoxes(points);
    if (parts.some(({ exact }) => !exact)) {
      const whole = transformBox(parts.reduce<Box>(union, parts[0] as Box), matrix);
      if (this.#curves.length < maxAreas) this.#curves.push({ ...whole, color, depth: this.depth });
      if (parts.length > maxPathParts) return this.add({ ...whole, color, exact: false });
    }
    for (const part of parts) {
      const isSeparate =
        parts.length === 1 || (parts.length <= maxPathParts && parts.every((p) => p === part || !overlap(p, part)));
      this.add({ ...transformBox(part, matrix), color, exact: part.exact && isUpright && isSeparate });
    }
  }

  /** Chromium draws bold text that it has no font for as curves, with unpainted letters over it. */
  isDrawn(x: number, y: number, size: number): boolean {
    return this.#curves.some((curve) => {
      const mayBeText = curve.y1 - curve.y0 <= 3 * size && contains(curve, x, y);
      return mayBeText && this.shows(x, y, curve.color, 1, curve.depth);
    });
  }

  /** Whether a letter in this color contrasts with the area under it and is not covered. */
  shows(x: number, y: number, color: number | null, alpha: number, depth: number): boolean {
    for (let i = this.#areas.length - 1; i >= 0; i--) {
      const area = this.#areas[i];
      if (!area || !contains(area, x, y)) continue;
      if (i >= depth) {
        if (area.exact && area.color !== null) return false;
        continue;
      }
      if (color === null || area.color === null || contrast(color, area.color) * alpha >= leastContrast) return true;
      // The letter may be inside the box of a curved area but beside the area, so also check what is below.
      if (area.exact) return false;
    }
    return color === null || contrast(color, white) * alpha >= leastContrast;
  }

  isFilledLater(x: number, y: number, depth: number): boolean {
    return this.#areas.slice(depth).some((area) => contains(area, x, y));
  }

  /** The share of the page that its largest picture covers, 0 to 1. */
  pictureShare(page: Box): number {
    const sizeOf = ({ x0, y0, x1, y1 }: Box) => Math.max(0, x1 - x0) * Math.max(0, y1 - y0);
    const pictures = this.#areas.filter(({ color }) => color === null).map((area) => sizeOf(intersection(area, page)));
    return Math.max(0, ...pictures) / Math.max(1, sizeOf(page));
  }
}

function contrast(a: number, b: number): number {
  const channel = (shift: number) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255));
  return Math.max(channel(16), channel(8), channel(0));
}
