import { type Box, boxOf, intersection, type Matrix, multiply, transformBox } from './geometry.ts';
import { initialTextState, isBold, type PdfFont, type TextState } from './text-state.ts';
import type { PaintColor } from './visible-letters.ts';

/** Contains only state that affects visibility. `isNormal`: there is no blend mode or mask. */
export type GraphicsState = TextState & {
  matrix: Matrix;
  clip: Box;
  fill: PaintColor;
  stroke: PaintColor;
  fillAlpha: number;
  strokeAlpha: number;
  groupAlpha: number;
  isNormal: boolean;
  lineWidth: number;
};

const leastOpaque = 0.95;

export class GraphicsStack {
  readonly #page: Box;
  readonly #pageMatrix: Matrix;
  readonly #fontOf: (name: string) => PdfFont | undefined;
  readonly #saved: GraphicsState[] = [];
  current: GraphicsState;

  constructor(page: Box, pageMatrix: Matrix, fontOf: (name: string) => PdfFont | undefined) {
    this.#page = page;
    this.#pageMatrix = pageMatrix;
    this.#fontOf = fontOf;
    this.current = {
      ...initialTextState,
      matrix: pageMatrix,
      clip: page,
      fill: 0,
      stroke: 0,
      fillAlpha: 1,
      strokeAlpha: 1,
      groupAlpha: 1,
      isNormal: true,
      lineWidth: 1,
    };
  }

  save(): void {
    this.#saved.push({ ...this.current });
  }

  restore(): void {
    this.current = this.#saved.pop() ?? this.current;
  }

  transform(matrix: Matrix): void {
    this.current.matrix = multiply(matrix, this.current.matrix);
  }

  clip(corners: Iterable<number>): void {
    this.current.clip = intersection(this.current.clip, transformBox(boxOf(corners), this.current.matrix));
  }

  enterGroup(): void {
    this.save();
    const { groupAlpha, fillAlpha } = this.current;
    this.current = {
      ...this.current,
      groupAlpha: groupAlpha * fillAlpha,
      fillAlpha: 1,
      strokeAlpha: 1,
      isNormal: true,
    };
  }

  /** Starts from the whole page. */
  enterPage(): void {
    this.save();
    this.current = { ...this.current, matrix: this.#pageMatrix, clip: this.#page };
  }

  setFont(name: string, size: number): void {
    this.current.font = this.#fontOf(name) ?? {};
    this.current.isBoldFont = isBold(this.current.font);
    this.current.fontSize = size;
  }

  setEntries(entries: readonly [string, unknown][]): void {
    for (const [key, value] of entries) {
      if (key === 'ca') this.current.fillAlpha = Number(value);
      if (key === 'CA') this.current.strokeAlpha = Number(value);
      if (key === 'LW') this.current.lineWidth = Number(value);
      if (key === 'BM') this.current.isNormal = value === 'source-over';
      if (key === 'SMask' && value) this.current.isNormal = false;
      if (key === 'Font') this.setFont(...(value as [string, number]));
    }
  }

  opaque(color: number | null): number | null {
    const { isNormal, fillAlpha, groupAlpha } = this.current;
    return isNormal && fillAlpha * groupAlpha > leastOpaque ? color : null;
  }
}
