import { Parser } from 'htmlparser2';

/** How Word writes letters, as far as it matters for whether and how they are seen. Sizes in half points. */
export type RunStyle = {
  vanish?: boolean;
  color?: string;
  size?: number;
  bold?: boolean;
  shaded?: boolean;
};
export type Styles = { usual: RunStyle; byId: ReadonlyMap<string, RunStyle> };

/** `cuts` are where in the XML the invisible text is, [from, to); `paragraphs` hold what is left. */
export type WordText = { cuts: [number, number][]; hiddenCharacters: number; paragraphs: string[] };

type RunState = { style: RunStyle; texts: [number, number][]; characters: number; text: string };

const leastSize = 7;
const leastContrast = 24;

/** Reads the text of a part (main document, header), and finds what in it cannot be seen. */
export function readWordXml(xml: string, styles: Styles): WordText {
  const reader = new PartReader(styles, /behindDoc="(?:1|true)"|z-index:-|<w:background\b/.test(xml));
  walk(xml, reader);
  return reader;
}

export function readStyles(xml: string): Styles {
  const reader = new StylesReader();
  walk(xml, reader);
  return reader;
}

export function isHidden({ vanish, color, size, shaded }: RunStyle): boolean {
  return Boolean(vanish) || (size !== undefined && size < leastSize) || (!shaded && isNearWhite(color));
}

/** The names are those without their prefix, which each program may choose. */
type Visitor = {
  open: (name: string, attributes: Record<string, string>, at: number) => void;
  text: (text: string) => void;
  close: (name: string, at: number) => void;
};

function walk(xml: string, visitor: Visitor): void {
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

/** Takes note of one property of a run, a paragraph or a style. */
function apply(style: RunStyle, name: string, { val, fill }: Record<string, string>): void {
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

class PartReader implements Visitor, WordText {
  readonly cuts: [number, number][] = [];
  readonly paragraphs: string[] = [];
  hiddenCharacters = 0;
  readonly #styles: Styles;
  /** Whether something may lie behind the text that white letters stand out from. */
  readonly #painted: boolean;
  readonly #path: string[] = [];
  readonly #runs: RunState[] = [];
  readonly #blocks: RunStyle[] = [];
  #paragraph: RunStyle = {};
  #line = '';

  constructor(styles: Styles, painted: boolean) {
    this.#styles = styles;
    this.#painted = painted;
  }

  open(name: string, attributes: Record<string, string>, at: number): void {
    const parent = this.#path.at(-1);
    this.#path.push(name);
    const run = this.#runs.at(-1);
    if (name === 'p') this.#paragraph = {};
    if (name === 'r') this.#runs.push({ style: {}, texts: [], characters: 0, text: '' });
    // What a text box is painted with may come from elsewhere: there white may well be seen.
    if (isBlock(name)) this.#blocks.push({ shaded: name === 'txbxContent' });
    const block = this.#blocks.at(-1);
    const style = this.#styles.byId.get(attributes.val ?? '');
    if (block && parent === 'tblPr' && name === 'tblStyle') block.shaded = style?.shaded;
    if (block && (parent === 'tcPr' || parent === 'tblPr') && name === 'shd') apply(block, name, attributes);
    if (name === 'pStyle') Object.assign(this.#paragraph, style);
    if (parent === 'pPr' && name === 'shd') apply(this.#paragraph, name, attributes);
    if (!run) return;
    if (name === 'rStyle') Object.assign(run.style, style);
    if (parent === 'rPr') apply(run.style, name, attributes);
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
    const style = { ...this.#styles.usual, ...this.#paragraph, ...run.style };
    if (isHidden({ ...style, shaded: Boolean(shaded || style.shaded || this.#paragraph.shaded) })) {
      this.cuts.push(...run.texts);
      this.hiddenCharacters += run.characters;
    } else if (!this.#path.includes('Fallback')) {
      this.#line += run.text;
    }
  }
}

class StylesReader implements Visitor, Styles {
  readonly usual: RunStyle = {};
  readonly byId = new Map<string, RunStyle>();
  readonly #path: string[] = [];
  #open: { id: string; base: string; style: RunStyle } | undefined;

  open(name: string, attributes: Record<string, string>): void {
    const parent = this.#path.at(-1);
    this.#path.push(name);
    if (name === 'style') this.#open = { id: attributes.styleId ?? '', base: '', style: {} };
    if (name === 'basedOn' && this.#open) this.#open.base = attributes.val ?? '';
    if (parent === 'rPr' || name === 'shd') {
      const style = this.#open?.style ?? (this.#path.includes('docDefaults') ? this.usual : undefined);
      if (style) apply(style, name, attributes);
    }
  }

  text(): void {}

  /** Programs write a style after the one that it is based on. */
  close(name: string): void {
    this.#path.pop();
    if (name !== 'style' || !this.#open) return;
    this.byId.set(this.#open.id, { ...this.byId.get(this.#open.base), ...this.#open.style });
    this.#open = undefined;
  }
}
