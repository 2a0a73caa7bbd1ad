import type { SourceLine } from './resume.normalize.ts';

// Lines from the top and from the end of a page.
const reach = 3;
const longestNumber = 40;
const longestLine = 200;
const pageNumber =
  /^\W*(?:(?:page|seite|página|pagina|p\.|第)\s*)?#\s*(?:(?:of|von|de|di|sur|\/|-)\s*#)?\s*(?:页)?\W*$/i;

/**
 * Leaves out what a program prints at the top or the end of each page: lines with the page's number, and from the
 * second page on lines that are the same on all. A page that has nothing else keeps it.
 */
export function dropRunningLines(pages: readonly SourceLine[][]): SourceLine[][] {
  if (pages.length < 2) return [...pages];
  const edges = pages.map((lines, page) => edgesOf(lines).map((line) => ({ line, text: unnumbered(line, page) })));
  const seen = new Map<string, number>();
  for (const edge of edges) {
    for (const text of new Set(edge.map(({ text }) => text))) seen.set(text, (seen.get(text) ?? 0) + 1);
  }
  return pages.map((lines, page) => {
    const running = new Set<SourceLine>();
    for (const { line, text } of edges[page] ?? []) {
      const everywhere = seen.get(text) === pages.length;
      const isNumber = text.length <= longestNumber && pageNumber.test(text);
      if (isNumber || (everywhere && (page > 0 || text.includes('#')))) running.add(line);
    }
    const rest = lines.filter((line) => !running.has(line));
    return rest.some(({ text }) => text !== '') ? rest : lines;
  });
}

function edgesOf(lines: readonly SourceLine[]): SourceLine[] {
  const filled = lines.filter(({ text }) => text !== '');
  return [...new Set([...filled.slice(0, reach), ...filled.slice(-reach)])];
}

/** The text with # for the number of its page and, after it, for that of all pages. */
function unnumbered({ text }: SourceLine, page: number): string {
  const number = `(?<!\\d)${page + 1}(?!\\d)`;
  const line = text.trim().slice(0, longestLine);
  const ofAll = line.replace(new RegExp(`${number}(\\s?(?:of|von|de|di|sur|/|-)\\s?)\\d{1,4}(?!\\d)`, 'i'), '#$1#');
  // The last one, for there may be a date before it.
  const last = [...line.matchAll(new RegExp(number, 'g'))].at(-1)?.index;
  if (ofAll !== line || last === undefined) return ofAll;
  return `${line.slice(0, last)}#${line.slice(last + String(page + 1).length)}`;
}
