import type { RunStyle, Styles } from './resume.docx-xml.ts';
import type { SourceLine } from './resume.normalize.ts';

/** A node of mammoth's document. */
export type Element = {
  type: string;
  children?: Element[];
  value?: string;
  breakType?: string;
  styleId?: string | null;
  styleName?: string | null;
  /** Points. */
  fontSize?: number | null;
  isBold?: boolean;
  numbering?: { isOrdered?: boolean } | null;
};

type Stretch = { text: string; size: number; bold: boolean };
type Line = { stretches: Stretch[] };

// Word's own where a document says nothing, in half points.
const defaultSize = 20;
const longestCell = 100;

/** The lines of the body: a row of short cells is one, a cell of several is a column of the layout. */
export function linesOfDocument(document: Element, styles: Styles): SourceLine[] {
  const lines = blocks(document.children ?? [], styles);
  const usual = usualSize(lines.flatMap(({ stretches }) => stretches));
  return lines.map(({ stretches }) => {
    const text = stretches.map((stretch) => stretch.text).join('');
    const letters = (chosen: Stretch[]) => chosen.reduce((sum, stretch) => sum + stretch.text.trim().length, 0);
    const count = letters(stretches);
    if (count === 0) return { text: '', size: null, bold: false };
    const size = stretches.reduce((sum, stretch) => sum + stretch.size * stretch.text.trim().length, 0) / count;
    const bold = letters(stretches.filter((stretch) => stretch.bold)) * 2 > count;
    return { text, size: Math.round((size / usual) * 100) / 100, bold };
  });
}

const gap: Line = { stretches: [] };

function blocks(elements: readonly Element[], styles: Styles): Line[] {
  return elements.flatMap((element) => {
    if (element.type === 'paragraph') return paragraph(element, styles);
    if (element.type === 'table')
      return [gap, ...(element.children ?? []).flatMap((row) => tableRow(row, styles)), gap];
    return blocks(element.children ?? [], styles);
  });
}

function tableRow(row: Element, styles: Styles): Line[] {
  const cells = (row.children ?? []).map((cell) => trimmed(blocks(cell.children ?? [], styles)));
  const filled = cells.filter((lines) => lines.length > 0);
  if (filled.every((lines) => lines.length === 1 && lengthOf(lines[0]) <= longestCell)) {
    const space: Stretch = { text: ' ', size: 0, bold: false };
    return [{ stretches: filled.flatMap(([line], i) => [...(i > 0 ? [space] : []), ...(line?.stretches ?? [])]) }];
  }
  return filled.flatMap((lines) => [gap, ...lines, gap]);
}

const lengthOf = (line: Line | undefined): number =>
  (line?.stretches ?? []).reduce((sum, { text }) => sum + text.length, 0);

function trimmed(lines: Line[]): Line[] {
  const isFilled = ({ stretches }: Line) => stretches.some(({ text }) => text.trim() !== '');
  return lines.slice(Math.max(0, lines.findIndex(isFilled)), lines.findLastIndex(isFilled) + 1);
}

function paragraph(element: Element, styles: Styles): Line[] {
  const lines: Line[] = [{ stretches: [] }];
  const base = { ...styles.usual, ...styles.byId.get(element.styleId ?? '') };
  collect(element, base, styles, lines);
  const isHeading = /^(?:heading|title)\b/i.test(element.styleName ?? '');
  const bullet = element.numbering && element.numbering.isOrdered === false;
  const begin = lines[0]?.stretches[0];
  if (bullet && begin && trimmed(lines).length > 0) lines[0]?.stretches.unshift({ ...begin, text: '• ' });
  return isHeading ? [gap, ...lines] : lines;
}

function collect(element: Element, style: RunStyle, styles: Styles, lines: Line[]): void {
  for (const child of element.children ?? []) {
    if (child.type === 'text' || child.type === 'tab') {
      const text = child.type === 'tab' ? '\t' : (child.value ?? '');
      lines.at(-1)?.stretches.push({ text, size: style.size ?? defaultSize, bold: style.bold ?? false });
    } else if (child.type === 'break') {
      lines.push({ stretches: [] });
    } else if (child.type === 'run') {
      const own = { ...style, ...styles.byId.get(child.styleId ?? '') };
      if (child.fontSize) own.size = child.fontSize * 2;
      if (child.isBold) own.bold = true;
      collect(child, own, styles, lines);
    } else {
      collect(child, style, styles, lines);
    }
  }
}

/** The size in which most letters are written. */
function usualSize(stretches: readonly Stretch[]): number {
  const counts = new Map<number, number>();
  for (const { text, size } of stretches) counts.set(size, (counts.get(size) ?? 0) + text.trim().length);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [defaultSize, 0])[0] || defaultSize;
}
