import { Parser } from 'htmlparser2';

/** Sizes in half points. */
export type RunStyle = {
  vanish?: boolean;
  color?: string;
  size?: number;
  bold?: boolean;
  shaded?: boolean;
};
export type WordStyles = { defaults: RunStyle; byId: ReadonlyMap<string, RunStyle> };

/** `hiddenRanges` are positions in the XML, [from, to). `paragraphs` have the visible text. */
export type WordText = { hiddenRanges: [number, number][]; hiddenCharacters: number; paragraphs: string[] };

type RunState = { style: RunStyle; texts: [number, number][]; characters: number; text: string };

const leastSize = 7;
const leastContrast = 24;

export function readWordXml(xml: string, styles: WordStyles): WordText {
  const reader = new PartReader(styles, /behindDoc="(?:1|true)"|z-index:-|<w:background\b/.test(xml));
  walk(xml, reader);
  return reader;
}

export function readStyles(xml: string): WordStyles {
  const reader = new StylesReader();
  walk(xml, reader);
  return reader;
}

export const isHidden = ({ vanish, color, size, shaded }: RunStyle): boolean =>
  Boolean(vanish) || (size !== undefined && size < leastSize) || (!shaded && isNearWhite(color));

/** Names come without their prefixes, which differ between programs. */
type XmlVisitor = {
  open: (name: string, attributes: Record<string, string>, at: number) => void;
  text: (text: string) => void;
  close: (name: string, at: number) => void;
};

function walk(xml: string, visitor: XmlVisitor): void {
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const named = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [local(key), value]));
        visitor.open(local(name), named, parser.endIndex + 1);
      },
      ontext: (text) => visitor.text(text),
      onclosetag: (name) => visitor.close(local(name), parser.startIndex),
    },
    { xmlMode: true },
  );
  parser.end(xml);
}

function applyProperty(style: RunStyle, name: string, { val, fill }: Record<string, string>): void {
  const on = val !== 'false' && val !== '0' && val !== 'off';
  if (name === 'vanish' || name === 'specVanish') style.vanish = on;
  if (name === 'b') style.bold = on;
  if (name === 'color') style.color = val ?? 'auto';
  if (name === 'sz' && Number(val) > 0) style.size = Number(val);
  if (name === 'shd') style.shaded = fill !== undefined && fill !== 'auto' && !isNearWhite(fill);
  if (name === 'highlight') style.shaded = val !== undefined && val !== 'none' && val !== 'white';
}

function isNearWhite(color = 'auto'): boolean {
  const channels = /^([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)?.slice(1) ?? [];
  return channels.length === 3 && channels.every((hex) => Number.parseInt(hex, 16) > 255 - leastContrast);
}

const isBlock = (name: string): boolean => name === 'tbl' || name === 'tc' || name === 'txbxContent';

class PartReader implements XmlVisitor, WordText {
  readonly hiddenRanges: [number, number][] = [];
  readonly paragraphs: string[] = [];
  hiddenCharacters = 0;
  readonly #styles: WordStyles;
  /** Whether a background may make white text visible. */
  readonly #painted: boolean;
  readonly #path: string[] = [];
  readonly #runs: RunState[] = [];
  readonly #blocks: RunStyle[] = [];
  #paragraph: RunStyle = {};
  #line = '';

  constructor(styles: WordStyles, painted: boolean) {
    this.#styles = styles;
    this.#painted = painted;
  }

  open(name: string, attributes: Record<string, string>, at: number): void {
    const parent = this.#path.at(-1);
    this.#path.push(name);
    const run = this.#runs.at(-1);
    if (name === 'p') this.#paragraph = {};
    if (name === 'r') this.#runs.push({ style: {}, texts: [], characters: 0, text: '' });
    // The background of a text box is unknown.
    if (isBlock(name)) this.#blocks.push({ shaded: name === 'txbxContent' });
    const block = this.#blocks.at(-1);
    const style = this.#styles.byId.get(attributes.val ?? '');
    if (block && parent === 'tblPr' && name === 'tblStyle') block.shaded = style?.shaded;
    if (block && (parent === 'tcPr' || parent === 'tblPr') && name === 'shd') applyProperty(block, name, attributes);
    if (name === 'pStyle') Object.assign(this.#paragraph, style);
    if (parent === 'pPr' && name === 'shd') applyProperty(this.#paragraph, name, attributes);
    if (!run) return;
    if (name === 'rStyle') Object.assign(run.style, style);
    if (parent === 'rPr') applyProperty(run.style, name, attributes);
    if (name === 't') run.texts.push([at, at]);
    if (name === 'br' || name === 'tab') run.text += ' ';
  }

  text(text: string): void {
    const run = this.#runs.at(-1);
    if (!run || this.#path.at(-1) !== 't') return;
    run.characters += text.replace(/\s/g, '').length;
    run.text += text;
  }

  close(name: string, at: number): void {
    this.#path.pop();
    const run = this.#runs.at(-1);
    const range = run?.texts.at(-1);
    if (name === 't' && range) range[1] = at;
    if (name === 'r' && run) this.#endRun(run);
    if (isBlock(name)) this.#blocks.pop();
    if (name === 'p') {
      this.paragraphs.push(this.#line);
      this.#line = '';
    }
  }

  #endRun(run: RunState): void {
    this.#runs.pop();
    const shaded = this.#painted || this.#blocks.some((block) => block.shaded);
    const style = { ...this.#styles.defaults, ...this.#paragraph, ...run.style };
    if (isHidden({ ...style, shaded: Boolean(shaded || style.shaded || this.#paragraph.shaded) })) {
      this.hiddenRanges.push(...run.texts);
      this.hiddenCharacters += run.characters;
    } else if (!this.#path.includes('Fallback')) {
      this.#line += run.text;
    }
  }
}

class StylesReader implements XmlVisitor, WordStyles {
  readonly defaults: RunStyle = {};
  readonly byId = new Map<string, RunStyle>();
  readonly #path: string[] = [];
  #open: { id: string; base: string; style: RunStyle } | undefined;

  open(name: string, attributes: Record<string, string>): void {
    const parent = this.#path.at(-1);
    this.#path.push(name);
    if (name === 'style') this.#open = { id: attributes.styleId ?? '', base: '', style: {} };
    if (name === 'basedOn' && this.#open) this.#open.base = attributes.val ?? '';
    if (parent === 'rPr' || name === 'shd') {
      const style = this.#open?.style ?? (this.#path.includes('docDefaults') ? this.defaults : undefined);
      if (style) applyProperty(style, name, attributes);
    }
  }

  text(): void {}

  close(name: string): void {
    this.#path.pop();
    if (name !== 'style' || !this.#open) return;
    this.byId.set(this.#open.id, { ...this.byId.get(this.#open.base), ...this.#open.style });
    this.#open = undefined;
  }
}
