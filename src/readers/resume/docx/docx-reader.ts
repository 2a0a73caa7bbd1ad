import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ResumeFailure } from '../failure.ts';
import { isMainPart, maxZipEntries } from '../format.ts';
import type { ResumeLine } from '../resume-document.ts';
import { type DocxElement, docxLines } from './docx-lines.ts';
import { readStyles, readWordXml, type WordStyles, type WordText } from './word-xml.ts';

const maxUnpackedBytes = 50 * 1024 * 1024;
const maxHeaderBytes = 256 * 1024;
const gap: ResumeLine = { text: '', size: null, bold: false };

/** It accepts a file system instead of bytes. */
type Mammoth = {
  convertToHtml: (
    input: { file: { exists: (name: string) => boolean; read: (name: string, encoding?: string) => Promise<unknown> } },
    options: { externalFileAccess: boolean; transformDocument: (document: DocxElement) => DocxElement },
  ) => Promise<unknown>;
};

export type DocxText = { lines: ResumeLine[]; hiddenCharacters: number };

/**
 * Page headers first: they often contain name and address. Throws ResumeFailure `encrypted`, `unsupported` (another
 * kind of zip) or `too_complex`; other errors mean a damaged file.
 */
export async function readDocx(bytes: Buffer, mammoth: Mammoth): Promise<DocxText> {
  const parts = await DocxParts.open(bytes);
  const stylesXml = await parts.text('word/styles.xml');
  const styles: WordStyles = stylesXml ? readStyles(stylesXml) : { defaults: {}, byId: new Map() };
  const headers = new Set<string>();
  let hiddenCharacters = 0;
  for (const name of parts.headers()) {
    const header = readWordXml((await parts.text(name)) ?? '', styles);
    hiddenCharacters += header.hiddenCharacters;
    headers.add(header.paragraphs.filter((text) => text.trim() !== '').join('\n'));
  }
  const main = parts.main();
  const xml = (await parts.text(main)) ?? '';
  const body = readWordXml(xml, styles);
  parts.replace(main, withoutHiddenText(xml, body));
  const document = await documentOf(parts, mammoth);
  const headerLines = [...headers]
    .join('\n')
    .split('\n')
    .filter(Boolean)
    .map((text) => ({ ...gap, text }));
  return {
    lines: [...headerLines, gap, ...docxLines(document, styles)],
    hiddenCharacters: hiddenCharacters + body.hiddenCharacters,
  };
}

/** mammoth's HTML lacks sizes and the bold of styles. */
async function documentOf(parts: DocxParts, mammoth: Mammoth): Promise<DocxElement> {
  let document: DocxElement = { type: 'document', children: [] };
  await mammoth.convertToHtml(
    { file: parts },
    {
      externalFileAccess: false,
      transformDocument: (element) => {
        document = element;
        return { ...element, children: [] };
      },
    },
  );
  return document;
}

function withoutHiddenText(xml: string, { hiddenRanges }: WordText): string {
  let from = 0;
  const kept: string[] = [];
  for (const [start, end] of hiddenRanges.sort(([a], [b]) => a - b)) {
    kept.push(xml.slice(from, start));
    from = Math.max(from, end);
  }
  return kept.join('') + xml.slice(from);
}

/** Unpacks each file when it is read, up to the size in the zip's directory. */
class DocxParts {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #replaced = new Map<string, string>();

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  static async open(bytes: Buffer): Promise<DocxParts> {
    const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
    const entries = new Map<string, Entry>();
    let unpacked = 0;
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new ResumeFailure('encrypted');
      unpacked += entry.uncompressedSize;
      entries.set(entry.fileName, entry);
      if (unpacked > maxUnpackedBytes || entries.size > maxZipEntries) throw new ResumeFailure('too_complex');
    }
    if (![...entries.keys()].some(isMainPart)) throw new ResumeFailure('unsupported');
    return new DocxParts(zip, entries);
  }

  main(): string {
    return [...this.#entries.keys()].find(isMainPart) ?? '';
  }

  headers(): string[] {
    return [...this.#entries.values()]
      .filter((entry) => /^word\/header\d*\.xml$/.test(entry.fileName) && entry.uncompressedSize <= maxHeaderBytes)
      .map((entry) => entry.fileName);
  }

  replace(name: string, text: string): void {
    this.#replaced.set(name, text);
  }

  readonly exists = (name: string): boolean => {
    return this.#entries.has(name);
  };

  readonly read = async (name: string, encoding?: string): Promise<Uint8Array | string> => {
    const replaced = this.#replaced.get(name);
    if (replaced !== undefined && encoding) return replaced;
    const entry = this.#entries.get(name);
    if (!entry) throw new Error('The DOCX refers to a missing part');
    const bytes = await buffer(await this.#zip.openReadStreamPromise(entry));
    if (encoding === 'base64') return bytes.toString('base64');
    return encoding ? new TextDecoder(encoding).decode(bytes) : bytes;
  };

  async text(name: string): Promise<string | undefined> {
    return this.exists(name) ? String(await this.read(name, 'utf-8')) : undefined;
  }
}
