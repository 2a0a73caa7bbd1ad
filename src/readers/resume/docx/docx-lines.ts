import type { ResumeLine } from '../resume-document.ts';
import type { RunStyle, WordStyles } from './word-xml.ts';

export type DocxElement = {
  type: string;
  children?: DocxElement[];
  value?: string;
  breakType?: string;
  styleId?: string | null;
  styleName?: string | null;
  /** Points. */
  fontSize?: number | null;
  isBold?: boolean;
  numbering?: { isOrdered?: boolean } | null;
};

type StyledText = { text: string; size: number; bold: boolean };
type StyledLine = { texts: StyledText[] };

// Word's default, in half points.
const defaultSize = 20;
const maxShortCell = 100;

/** A row of short cells is one line; cells with several lines are columns. */
export function docxLines(document: DocxElement, styles: WordStyles): ResumeLine[] {
  const lines = blockLines(document.children ?? [], styles);
  const usual = usualSize(lines.flatMap(({ texts }) => texts));
  return lines.map(({ texts }) => {
    const text = texts.map((part) => part.text).join('');
    const countLetters = (parts: StyledText[]) => parts.reduce((sum, part) => sum + part.text.trim().length, 0);
    const count = countLetters(texts);
    if (count === 0) return { text: '', size: null, bold: false };
    const size = texts.reduce((sum, part) => sum + part.size * part.text.trim().length, 0) / count;
    const bold = countLetters(texts.filter((part) => part.bold)) * 2 > count;
    return { text, size: Math.round((size / usual) * 100) / 100, bold };
  });
}

const gap: StyledLine = { texts: [] };

function blockLines(elements: readonly DocxElement[], styles: WordStyles): StyledLine[] {
  return elements.flatMap((element) => {
    if (element.type === 'paragraph') return paragraphLines(element, styles);
    if (element.type === 'table')
      return [gap, ...(element.children ?? []).flatMap((row) => rowLines(row, styles)), gap];
    return blockLines(element.children ?? [], styles);
  });
}

function rowLines(row: DocxElement, styles: WordStyles): StyledLine[] {
  const cells = (row.children ?? []).map((cell) => withoutEmptyEnds(blockLines(cell.children ?? [], styles)));
  const filled = cells.filter((lines) => lines.length > 0);
  if (filled.every((lines) => lines.length === 1 && lengthOf(lines[0]) <= maxShortCell)) {
    const space: StyledText = { text: ' ', size: 0, bold: false };
    return [{ texts: filled.flatMap(([line], i) => [...(i > 0 ? [space] : []), ...(line?.texts ?? [])]) }];
  }
  return filled.flatMap((lines) => [gap, ...lines, gap]);
}

const lengthOf = (line: StyledLine | undefined): number =>
  (line?.texts ?? []).reduce((sum, { text }) => sum + text.length, 0);

function withoutEmptyEnds(lines: StyledLine[]): StyledLine[] {
  const isFilled = ({ texts }: StyledLine) => texts.some(({ text }) => text.trim() !== '');
  return lines.slice(Math.max(0, lines.findIndex(isFilled)), lines.findLastIndex(isFilled) + 1);
}

function paragraphLines(element: DocxElement, styles: WordStyles): StyledLine[] {
  const lines: StyledLine[] = [{ texts: [] }];
  const base = { ...styles.defaults, ...styles.byId.get(element.styleId ?? '') };
  collectTexts(element, base, styles, lines);
  const isHeading = /^(?:heading|title)\b/i.test(element.styleName ?? '');
  const bullet = element.numbering && element.numbering.isOrdered === false;
  const start = lines[0]?.texts[0];
  if (bullet && start && withoutEmptyEnds(lines).length > 0) lines[0]?.texts.unshift({ ...start, text: '• ' });
  return isHeading ? [gap, ...lines] : lines;
}

function collectTexts(element: DocxElement, style: RunStyle, styles: WordStyles, lines: StyledLine[]): void {
  for (const child of element.children ?? []) {
    if (child.type === 'text' || child.type === 'tab') {
      const text = child.type === 'tab' ? '\t' : (child.value ?? '');
      lines.at(-1)?.texts.push({ text, size: style.size ?? defaultSize, bold: style.bold ?? false });
    } else if (child.type === 'break') {
      lines.push({ texts: [] });
    } else if (child.type === 'run') {
      const own = { ...style, ...styles.byId.get(child.styleId ?? '') };
      if (child.fontSize) own.size = child.fontSize * 2;
      if (child.isBold) own.bold = true;
      collectTexts(child, own, styles, lines);
    } else {
      collectTexts(child, style, styles, lines);
    }
  }
}

function usualSize(texts: readonly StyledText[]): number {
  const counts = new Map<number, number>();
  for (const { text, size } of texts) counts.set(size, (counts.get(size) ?? 0) + text.trim().length);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [defaultSize, 0])[0] || defaultSize;
}
