import { Parser } from 'htmlparser2';
import { blockElements, boldElements, postingTextRegex, skippedElements } from './lexicon/posting-text.lexicon.ts';
import { spreadRatedRows, spreadSpecification, spreadTables } from './plain-tables.ts';
import { noStructured, readStructured, type StructuredPosting } from './structured-data.ts';

/** `heading`: `tag` for h1 to h6, `bold` for a line that is bold throughout. */
export type PostingLine = { text: string; heading: 'tag' | 'bold' | null; item: boolean };

export type Posting = { lines: PostingLine[]; structured: StructuredPosting };

const maxLine = 2000;

/** Parts of at most 2,000 letters. Limits the work of every rule that searches a line. */
export const wrap = (text: string): string[] =>
  text.length <= maxLine ? [text] : (text.match(/[^]{1,1990}(?:\s|$)|[^]{1,2000}/g) ?? []).map((part) => part.trim());

const isHeading = /^h[1-6]$/;
const maxPasses = 3;

type Style = 'heading' | 'bold' | 'plain';

/** Accepts unclosed and badly nested elements. */
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
  /** Texts of the header cells of the current table. */
  #columns: string[] = [];
  #columnStart = 0;
  #script: string[] | undefined;

  constructor(keepBreaks: boolean) {
    this.#keepBreaks = keepBreaks;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'script' && /ld\+json/i.test(attributes['type'] ?? '')) this.#script = [];
    if (skippedElements.has(name)) this.#skipped += 1;
    if (blockElements.has(name)) this.end();
    if (boldElements.has(name)) this.#bold += 1;
    if (isHeading.test(name)) this.#heading += 1;
    if (name === 'pre' || /white-space:\s*pre/i.test(attributes['style'] ?? '')) this.#preformatted += 1;
    if (name === 'li') this.#item = true;
    if (name === 'table') this.#columns = [];
    if (name === 'tr') this.#cells = 0;
    if (name === 'td' || name === 'th') this.#openCell(name);
  }

  /** Columns of demands such as "Essential" and "Desirable" are sections. Other cells of a row make one line. */
  #openCell(name: string): void {
    const column = this.#columns[this.#cells];
    this.#cells += 1;
    const areDemands = this.#columns.filter((text) => postingTextRegex.demandColumn.test(text)).length > 1;
    if (name === 'td' && areDemands && column !== undefined) {
      this.end();
      this.lines.push({ text: column, heading: 'tag', item: false });
    } else if (this.#cells > 1) this.text(this.#cells === 2 ? ': ' : ' | ');
    this.#columnStart = this.#pieces.length;
  }

  close(name: string): void {
    if (name === 'script' && this.#script) {
      this.scripts.push(this.#script.join(''));
      this.#script = undefined;
    }
    if (skippedElements.has(name)) this.#skipped = Math.max(0, this.#skipped - 1);
    if (blockElements.has(name)) this.end();
    if (boldElements.has(name)) this.#bold = Math.max(0, this.#bold - 1);
    if (isHeading.test(name)) this.#heading = Math.max(0, this.#heading - 1);
    if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted - 1);
    if (name === 'li') this.#item = false;
    if (name === 'th') {
      const cell = this.#pieces.slice(this.#columnStart);
      this.#columns.push(
        cell
          .map(({ text }) => text)
          .join('')
          .trim(),
      );
    }
  }

  text(text: string): void {
    if (this.#script) this.#script.push(text);
    if (this.#skipped > 0) return;
    const style = this.#heading > 0 ? 'heading' : this.#bold > 0 ? 'bold' : 'plain';
    this.#pieces.push({ text, style });
  }

  end(): void {
    if (this.#pieces.length > 0) {
      const pieces = this.#pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
      const styles = new Set(pieces.map(({ style }) => style));
      const heading = styles.size !== 1 || styles.has('plain') ? null : styles.has('heading') ? 'tag' : 'bold';
      const whole = this.#pieces
        .map(({ text }) => text)
        .join('')
        // Templates of postings mark notes with double braces: "{{or another tool}}".
        .replaceAll('{{', '(')
        .replaceAll('}}', ')');
      const breaks = this.#keepBreaks || this.#preformatted > 0 ? /\n/ : postingTextRegex.lineBreakBeforeBullet;
      const lines = withLabels(withoutWraps(whole.split(breaks)));
      for (const line of spreadTables(spreadSpecification(lines))) this.#add(line, heading);
      this.#pieces = [];
    }
  }

  #add(raw: string, heading: PostingLine['heading']): void {
    const spaced = raw
      .replace(postingTextRegex.wrongBytes, ' ')
      .replace(postingTextRegex.link, '$1')
      .replace(postingTextRegex.backslash, '/')
      .replace(/[\s\u00A0]+/gu, ' ')
      .trim();
    const marked = postingTextRegex.markedHeading.exec(spaced);
    const text = (marked?.[1] ?? marked?.[2] ?? spaced)
      .replace(postingTextRegex.gluedLabel, '$1: ')
      .replace(postingTextRegex.boldMark, '')
      .replace(postingTextRegex.strayMark, '');
    const plain = text.replace(postingTextRegex.bullet, '').trim();
    if (plain === '') return;
    this.lines.push({ text: plain, heading: marked ? 'bold' : heading, item: this.#item || plain !== text });
  }
}

const narrowestText = 40;

/** Joins lines that were only broken to fit a width. Items of a list in lower case are no such lines. */
function withoutWraps(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let last = '';
  for (const line of lines) {
    const isItem = postingTextRegex.demandItem.test(line) && !postingTextRegex.beforeDemand.test(last);
    const follows = last.length >= narrowestText && !isItem && postingTextRegex.unfinished.test(last);
    const isRest = (follows && postingTextRegex.continuation.test(line)) || postingTextRegex.article.test(last);
    if (isRest && !postingTextRegex.bullet.test(line.trim())) joined.push(`${joined.pop()} ${line.trim()}`);
    else joined.push(line);
    last = line.trim();
  }
  return joined;
}

const fewestLabelled = 2;

/** "Language: Dutch" for each line of a table whose first column labels the second. One such line may be a coincidence. */
function withLabels(lines: readonly string[]): readonly string[] {
  const areLabelled = lines.filter((line) => postingTextRegex.tabbedLabel.test(line)).length >= fewestLabelled;
  return areLabelled ? lines.map((line) => line.replace(postingTextRegex.tabbedLabel, '$1: ')) : lines;
}

const fewestWrittenBreaks = 2;

/** With a line break for each that an export wrote as "\\n". Those of JSON in a script stay. */
function withBreaks(source: string): string {
  if (!source.includes('\\n') || /<script/i.test(source)) return source;
  const written = source.match(postingTextRegex.writtenBreak)?.length ?? 0;
  const areBreaks = written >= fewestWrittenBreaks && written > source.split('\n').length - 1;
  return areBreaks ? source.replace(postingTextRegex.writtenBreak, '\n') : source;
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

/** Marks of text in UTF-8 that was read as Windows-1252. */
const withRightMarks = (text: string): string =>
  text
    .replace(postingTextRegex.wrongDash, '–')
    .replace(postingTextRegex.wrongApostrophe, '’')
    .replace(postingTextRegex.wrongBullet, '•')
    .replace(postingTextRegex.wrongQuote, '"');

/** From HTML as job boards export it, or plain text. Leaves out scripts and styles, except a JSON-LD JobPosting. */
export function readHtml(html: string): Posting {
  let reader = readOnce(withRightMarks(withBreaks(html)));
  for (let pass = 1; pass < maxPasses; pass += 1) {
    const text = reader.lines.map((line) => line.text).join('\n');
    if (!postingTextRegex.escapedTag.test(text)) break;
    const { scripts } = reader;
    reader = readOnce(text);
    reader.scripts.push(...scripts);
  }
  const structured = reader.scripts.reduce(readStructured, noStructured);
  const described = structured.texts.flatMap((text) => readHtml(withoutScripts(text)).lines);
  return { lines: spreadRatedRows([...described, ...reader.lines]), structured };
}

// A description inside a description could recurse without end.
const withoutScripts = (html: string): string => html.replaceAll(/<script/gi, '<i');

export const readPlain = (text: string): PostingLine[] => {
  const reader = new LineReader(true);
  reader.text(withRightMarks(withBreaks(text)));
  reader.end();
  return reader.lines;
};
