import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { type Element, linesOfDocument } from './resume.docx-lines.ts';
import { readStyles, readWordXml, type Styles, type WordText } from './resume.docx-xml.ts';
import { ResumeFailure } from './resume.failure.ts';
import { isMainPart, maxZipEntries } from './resume.format.ts';
import type { SourceLine } from './resume.normalize.ts';

const maxUnpackedBytes = 50 * 1024 * 1024;
const maxHeaderBytes = 256 * 1024;
const gap: SourceLine = { text: '', size: null, bold: false };

/** As much of mammoth as is used. It takes a file system of ours in place of the bytes. */
type Mammoth = {
  convertToHtml: (
    input: { file: { exists: (name: string) => boolean; read: (name: string, encoding?: string) => Promise<unknown> } },
    options: { externalFileAccess: boolean; transformDocument: (document: Element) => Element },
  ) => Promise<unknown>;
};

/** What a DOCX shows, before its characters are tidied. */
export type DocxText = { lines: SourceLine[]; hiddenCharacters: number };

/**
 * Reads the page headers, which often hold the name and the address, and then the document.
 * @throws ResumeFailure `encrypted`, `unsupported` (a zip of another kind) or `too_complex`; anything else thrown
 *   means a damaged file
 */
export async function readDocx(bytes: Buffer, mammoth: Mammoth): Promise<DocxText> {
  const parts = await Parts.open(bytes);
  const stylesXml = await parts.text('word/styles.xml');
  const styles: Styles = stylesXml ? readStyles(stylesXml) : { usual: {}, byId: new Map() };
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
  parts.replace(main, withoutCuts(xml, body));
  const document = await documentOf(parts, mammoth);
  const headerLines = [...headers]
    .join('\n')
    .split('\n')
    .filter(Boolean)
    .map((text) => ({ ...gap, text }));
  return {
    lines: [...headerLines, gap, ...linesOfDocument(document, styles)],
    hiddenCharacters: hiddenCharacters + body.hiddenCharacters,
  };
}

/** The tree that mammoth makes HTML of; the HTML itself would keep neither sizes nor bold letters of styles. */
async function documentOf(parts: Parts, mammoth: Mammoth): Promise<Element> {
  let document: Element = { type: 'document', children: [] };
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

function withoutCuts(xml: string, { cuts }: WordText): string {
  let from = 0;
  const kept: string[] = [];
  for (const [start, end] of cuts.sort(([a], [b]) => a - b)) {
    kept.push(xml.slice(from, start));
    from = Math.max(from, end);
  }
  return kept.join('') + xml.slice(from);
}

/** The files in a DOCX, unpacked one by one and no further than the zip's directory says. */
class Parts {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #replaced = new Map<string, string>();

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  static async open(bytes: Buffer): Promise<Parts> {
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
    return new Parts(zip, entries);
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
    if (!entry) throw new Error('The DOCX names a part that it does not have.');
    const bytes = await buffer(await this.#zip.openReadStreamPromise(entry));
    if (encoding === 'base64') return bytes.toString('base64');
    return encoding ? new TextDecoder(encoding).decode(bytes) : bytes;
  };

  async text(name: string): Promise<string | undefined> {
    return this.exists(name) ? String(await this.read(name, 'utf-8')) : undefined;
  }
}
