/**
 * What stands between two words. Phrases run over all but `hard`; a word standing alone in a list has an edge
 * (`line`, `slash`, `hard`) or a joining word on both sides.
 */
export type Gap = 'space' | 'line' | 'slash' | 'glue' | 'hard';

/** `words` are lower case, `raws` as written; `gaps[i]` stands before word i, `gaps[words.length]` after the last. */
export type Tokens = { words: string[]; raws: string[]; gaps: Gap[] };

// Han and kana are written without spaces: each character is a word of its own, so that "熟悉Java" still holds Java.
const wordPattern =
  /[[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]+|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gv;
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const signSuffix = /\+\+\d{0,2}(?![\p{L}\p{N}+])|#(?![\p{L}\p{N}#])/uy;
// Joined by any other sign they are the initials of a person: M.A., C. B. Rao.
const pairs = new Set(['c&b', 'f&b', 'l&d', 'm&a', 'p&c', 'p&l', 'r&d']);
const pairEnd = /[ ]?&[ ]?([A-Za-z])(?![\p{L}\p{N}&+#])/uy;
const spaces = /^[^\S\n]+$/;
const oneLineBreak = /^[^\S\n]*\n[^\S\n]*$/;
const slashed = /^ ?\/ ?$|^ & $/;

/** Unicode compatibility forms folded (ligatures, full width), soft hyphens and zero-width characters dropped. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC').replace(invisible, '');
}

/**
 * Splits a text into words. `C++`, `C#`, `.NET` and pairs such as `M&A` stay whole; any other punctuation only parts words. Version digits
 * glued to `C++` are dropped.
 */
export function tokenize(text: string): Tokens {
  const source = normalizeText(text);
  const words: string[] = [];
  const raws: string[] = [];
  const gaps: Gap[] = [];
  let end = 0;
  wordPattern.lastIndex = 0;
  for (let match = wordPattern.exec(source); match !== null; match = wordPattern.exec(source)) {
    if (match.index < end) continue; // what a C++ or M&A before it has taken
    let raw = match[0];
    let between = match.index === end + 1 && source.charCodeAt(end) === 32 ? ' ' : source.slice(end, match.index);
    end = match.index + raw.length;
    const next = source.charCodeAt(end);
    if ((next === 43 || next === 35) && raw.length <= 8) {
      signSuffix.lastIndex = end;
      const sign = signSuffix.exec(source)?.[0];
      if (sign !== undefined && (sign !== '#' || raw.length <= 2)) {
        raw += sign.replace(/\d/g, '');
        end += sign.length;
      }
    }
    if (raw.length === 1 && (next === 38 || next === 32)) {
      pairEnd.lastIndex = end;
      const pair = pairEnd.exec(source);
      if (pair && pairs.has(`${raw}&${pair[1]}`.toLowerCase())) {
        raw = `${raw}&${pair[1]}`;
        end = pairEnd.lastIndex;
      }
    }
    let word = raw.toLowerCase();
    if (raw.length === 3 && word === 'net' && between.endsWith('.') && (between.length > 1 || words.length === 0)) {
      word = '.net';
      between = between.slice(0, -1);
    }
    words.push(word);
    raws.push(raw);
    gaps.push(words.length === 1 ? 'hard' : gapOf(between));
  }
  gaps.push('hard');
  return { words, raws, gaps };
}

function gapOf(between: string): Gap {
  if (between === ' ' || between === '') return 'space';
  if (between === ', ' || between === '. ' || between === ',') return 'hard'; // the commonest, before any pattern
  if (between.length === 1 && "-._'’‐‑–&".includes(between)) return 'glue';
  if (spaces.test(between)) return 'space';
  if (oneLineBreak.test(between)) return 'line';
  return slashed.test(between) ? 'slash' : 'hard';
}

/** The words as one string, ready for whole-phrase search: spaces inside phrases, a bar where no phrase may cross. */
export function phraseText(tokens: Tokens): string {
  let joined = '';
  for (let i = 0; i < tokens.words.length; i += 1)
    joined += `${tokens.gaps[i] === 'hard' ? ' | ' : ' '}${tokens.words[i]}`;
  return `${joined} `;
}
