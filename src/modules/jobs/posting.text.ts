import { Parser } from 'htmlparser2';
import { noStructured, readStructured, type StructuredPosting } from './posting.structured.ts';

/** `tag`: an h1-h6. `bold`: a line that is bold from its first character to its last. */
export type PostingLine = { text: string; heading: 'tag' | 'bold' | null; item: boolean };

/** A posting as lines of plain text, and what it says in fields of its own (JSON-LD). */
export type Posting = { lines: PostingLine[]; structured: StructuredPosting };

const blocks = new Set(
  'address article aside blockquote body br caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main menu nav ol option p pre section summary table tbody tfoot thead title tr ul'.split(
    ' ',
  ),
);
const bolds = new Set(['b', 'strong', 'th', 'dt']);
const left = new Set(['script', 'style', 'noscript', 'template', 'svg', 'select', 'head', 'button']);
const isHeading = /^h[1-6]$/;
// What HTML that was escaped once more looks like after one reading. A lone "<div>" may be what a sentence is about.
const escapedTag = /<\/(?:p|div|ul|ol|li|h[1-6]|strong|b|em|span|table|tr|td)>|<br ?\/?>/i;
const maxPasses = 3;
const breakBeforeBullet = /\n(?=[^\S\n]*[-•*·▪●◦‣–][^\S\n])/u;

type Style = 'heading' | 'bold' | 'plain';

/** Collects text between block elements into lines. Elements need not be closed or nested well. */
class LineReader {
  readonly lines: PostingLine[] = [];
  readonly scripts: string[] = [];
  readonly #keepBreaks: boolean;
  #pieces: { text: string; style: Style }[] = [];
  #skipped = 0;
  #bold = 0;
  #heading = 0;
  #preformatted = 0;
  #item = false;
  #cells = 0;
  #script: string[] | undefined;

  constructor(keepBreaks: boolean) {
    this.#keepBreaks = keepBreaks;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'script' && /ld\+json/i.test(attributes['type'] ?? '')) this.#script = [];
    if (left.has(name)) this.#skipped += 1;
    if (blocks.has(name)) this.end();
    if (bolds.has(name)) this.#bold += 1;
    if (isHeading.test(name)) this.#heading += 1;
    if (name === 'pre' || /white-space:\s*pre/i.test(attributes['style'] ?? '')) this.#preformatted += 1;
    if (name === 'li') this.#item = true;
    if (name === 'tr') this.#cells = 0;
    if ((name === 'td' || name === 'th') && this.#cells++ > 0) this.text(this.#cells === 2 ? ': ' : ' | ');
  }

  close(name: string): void {
    if (name === 'script' && this.#script) {
      this.scripts.push(this.#script.join(''));
      this.#script = undefined;
    }
    if (left.has(name)) this.#skipped = Math.max(0, this.#skipped - 1);
    if (blocks.has(name)) this.end();
    if (bolds.has(name)) this.#bold = Math.max(0, this.#bold - 1);
    if (isHeading.test(name)) this.#heading = Math.max(0, this.#heading - 1);
    if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted - 1);
    if (name === 'li') this.#item = false;
  }

  text(text: string): void {
    if (this.#script) this.#script.push(text);
    if (this.#skipped > 0) return;
    const style = this.#heading > 0 ? 'heading' : this.#bold > 0 ? 'bold' : 'plain';
    this.#pieces.push({ text, style });
  }

  /** Ends the line at hand. */
  end(): void {
    if (this.#pieces.length > 0) {
      const pieces = this.#pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
      const styles = new Set(pieces.map(({ style }) => style));
      const heading = styles.size !== 1 || styles.has('plain') ? null : styles.has('heading') ? 'tag' : 'bold';
      const whole = this.#pieces.map(({ text }) => text).join('');
      const breaks = this.#keepBreaks || this.#preformatted > 0 ? /\n/ : breakBeforeBullet;
      for (const line of whole.split(breaks)) this.#add(line, heading);
      this.#pieces = [];
    }
  }

  #add(raw: string, heading: PostingLine['heading']): void {
    const text = raw.replace(/[\s\u00A0]+/gu, ' ').trim();
    const plain = text.replace(/^(?:[-•*·▪●◦‣–—>✓✔➢§o]|\d{1,2}[.)])\s+|^[•·▪●◦‣✓✔➢]/u, '').trim();
    if (plain !== '') this.lines.push({ text: plain, heading, item: this.#item || plain !== text });
  }
}

function readOnce(source: string): LineReader {
  const breaks = source.split('\n').length - 1;
  const tags = source.match(/<\/?(?:p|div|li|br|tr|h[1-6])\b/gi)?.length ?? 0;
  const reader = new LineReader(tags < breaks / 4);
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    onclosetag: (name) => reader.close(name),
    ontext: (text) => reader.text(text),
  });
  parser.write(source);
  parser.end();
  reader.end();
  return reader;
}

/**
 * A posting's text by lines, from HTML in any of the shapes that job boards export (escaped once or more, breaks
 * instead of paragraphs, tables) or from text without tags, whose own line breaks then count. Scripts and styles are
 * left out, except a JSON-LD JobPosting, whose description is read like the rest.
 */
export function readHtml(html: string): Posting {
  let reader = readOnce(html);
  for (let pass = 1; pass < maxPasses; pass += 1) {
    const text = reader.lines.map((line) => line.text).join('\n');
    if (!escapedTag.test(text)) break;
    const { scripts } = reader;
    reader = readOnce(text);
    reader.scripts.push(...scripts);
  }
  const structured = reader.scripts.reduce(readStructured, noStructured);
  const described = structured.texts.flatMap((text) => readHtml(withoutScripts(text)).lines);
  return { lines: [...described, ...reader.lines], structured };
}

// A description within a description is nobody's: reading it would be a way to make us read without end.
const withoutScripts = (html: string): string => html.replaceAll(/<script/gi, '<i');

/** Plain text by lines. */
export const readPlain = (text: string): PostingLine[] => {
  const reader = new LineReader(true);
  reader.text(text);
  reader.end();
  return reader.lines;
};
