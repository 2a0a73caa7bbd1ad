import type { ResumeLine } from '../resume-document.ts';
import { layoutRegex } from './layout.lexicon.ts';

const linesAtEdge = 3;
const maxNumberLine = 40;
const maxLine = 200;

/** Drops page numbers and, from the second page on, lines that all pages share, unless nothing else is left. */
export function dropHeadersAndFooters(pages: readonly ResumeLine[][]): ResumeLine[][] {
  if (pages.length < 2) return [...pages];
  const edges = pages.map((lines, page) => edgesOf(lines).map((line) => ({ line, text: maskPageNumber(line, page) })));
  const seen = new Map<string, number>();
  for (const edge of edges) {
    for (const text of new Set(edge.map(({ text }) => text))) seen.set(text, (seen.get(text) ?? 0) + 1);
  }
  return pages.map((lines, page) => {
    const dropped = new Set<ResumeLine>();
    for (const { line, text } of edges[page] ?? []) {
      const isOnAllPages = seen.get(text) === pages.length;
      const isNumber = text.length <= maxNumberLine && layoutRegex.pageNumber.test(text);
      if (isNumber || (isOnAllPages && (page > 0 || text.includes('#')))) dropped.add(line);
    }
    const rest = lines.filter((line) => !dropped.has(line));
    return rest.some(({ text }) => text !== '') ? rest : lines;
  });
}

function edgesOf(lines: readonly ResumeLine[]): ResumeLine[] {
  const filled = lines.filter(({ text }) => text !== '');
  return [...new Set([...filled.slice(0, linesAtEdge), ...filled.slice(-linesAtEdge)])];
}

/** Puts # for the page number and, after it, the number of pages. */
function maskPageNumber({ text }: ResumeLine, page: number): string {
  const number = `(?<!\\d)${page + 1}(?!\\d)`;
  const line = text.trim().slice(0, maxLine);
  const ofAll = line.replace(new RegExp(`${number}(\\s?(?:of|von|de|di|sur|/|-)\\s?)\\d{1,4}(?!\\d)`, 'i'), '#$1#');
  // The last one, because a date may precede it.
  const last = [...line.matchAll(new RegExp(number, 'g'))].at(-1)?.index;
  if (ofAll !== line || last === undefined) return ofAll;
  return `${line.slice(0, last)}#${line.slice(last + String(page + 1).length)}`;
}
