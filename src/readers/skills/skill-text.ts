import { initialPairs, licenceClasses, plusCertificates, skillTextRegex } from './skill-text.lexicon.ts';

/**
 * The gap between two words. Phrases continue over all gaps except `hard`. Items of a list end at `line`, `slash` and
 * `hard`.
 */
export type WordGap = 'space' | 'line' | 'slash' | 'hyphen' | 'glue' | 'hard';

/**
 * `words` are in lower case, `raws` as written. `gaps[i]` precedes word i, and `gaps[words.length]` follows the last
 * word. `starts` and `ends` are positions in the normalized text.
 */
export type Tokens = { words: string[]; raws: string[]; gaps: WordGap[]; starts: number[]; ends: number[] };

// Each Han or kana character is a word, because no spaces separate them: "熟悉Java" contains Java.
const wordPattern =
  /[[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]+|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gv;
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const { languageSign, plusSign, secondInitial, trailer } = skillTextRegex;
const spaces = /^[^\S\n]+$/;
const oneLineBreak = /^[^\S\n]*\n[^\S\n]*$/;
const slashed = /^ ?\/ ?$|^ & $/;

/** Applies NFKC (ligatures, full width), and removes soft hyphens and zero-width characters. */
export const normalizeText = (text: string): string => text.normalize('NFKC').replace(invisible, '');

/**
 * Splits a text into words. `C++`, `C#`, `Network+`, `.NET` and pairs such as `M&A` stay whole. Version digits after
 * `C++` are dropped.
 */
export function tokenize(text: string): Tokens {
  const source = normalizeText(text);
  const words: string[] = [];
  const raws: string[] = [];
  const gaps: WordGap[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let end = 0;
  wordPattern.lastIndex = 0;
  for (let match = wordPattern.exec(source); match !== null; match = wordPattern.exec(source)) {
    if (match.index < end) continue; // part of the C++ or M&A before it
    let raw = match[0];
    let between = match.index === end + 1 && source.charCodeAt(end) === 32 ? ' ' : source.slice(end, match.index);
    end = match.index + raw.length;
    const next = source.charCodeAt(end);
    if (raw.length <= 8 && (next === 43 || next === 35)) {
      const sign = signAt(source, end, raw);
      raw += sign.replace(/\d/g, '');
      end += sign.length;
    } else if (raw.length === 1 && (next === 38 || next === 32)) {
      secondInitial.lastIndex = end;
      const pair = secondInitial.exec(source);
      if (pair && initialPairs.has(`${raw}&${pair[1]}`.toLowerCase())) {
        raw = `${raw}&${pair[1]}`;
        end = secondInitial.lastIndex;
      }
    }
    if (match[0].length <= 2 && raw === match[0] && (next === 43 || next === 32)) {
      const sign = trailerAt(source, end, raw);
      if (sign > 0) raw += '+E';
      end += sign;
    }
    let word = raw.toLowerCase();
    if (raw.length === 3 && word === 'net' && between.endsWith('.') && (between.length > 1 || words.length === 0)) {
      word = '.net';
      between = between.slice(0, -1);
    }
    words.push(word);
    raws.push(raw);
    starts.push(word === '.net' ? match.index - 1 : match.index);
    ends.push(end);
    gaps.push(words.length === 1 ? 'hard' : gapOf(between));
  }
  gaps.push('hard');
  return { words, raws, gaps, starts, ends };
}

/** The sign of a name: `++17` after C, `#` after at most two letters, `+` after the name of a certificate. */
function signAt(source: string, at: number, word: string): string {
  languageSign.lastIndex = at;
  const sign = languageSign.exec(source)?.[0] ?? '';
  if (sign === '' && plusCertificates.has(word.toLowerCase())) {
    plusSign.lastIndex = at;
    return plusSign.exec(source)?.[0] ?? '';
  }
  return sign === '#' && word.length > 2 ? '' : sign;
}

/** Length of the trailer sign after a licence class: "+E", " + E". */
function trailerAt(source: string, at: number, letters: string): number {
  if (!licenceClasses.has(letters.toLowerCase())) return 0;
  trailer.lastIndex = at;
  return trailer.exec(source)?.[0].length ?? 0;
}

function gapOf(between: string): WordGap {
  if (between === ' ' || between === '') return 'space';
  if (between === ', ' || between === '. ' || between === ',') return 'hard'; // the most frequent first
  if (between.length === 1 && '-‐‑'.includes(between)) return 'hyphen';
  if (between.length === 1 && "._'’–&".includes(between)) return 'glue';
  if (spaces.test(between)) return 'space';
  if (oneLineBreak.test(between)) return 'line';
  return slashed.test(between) ? 'slash' : 'hard';
}

/** The words as one text, with bars where no phrase can continue. */
export function phraseText(tokens: Tokens): string {
  let joined = '';
  for (let i = 0; i < tokens.words.length; i += 1)
    joined += `${tokens.gaps[i] === 'hard' ? ' | ' : ' '}${tokens.words[i]}`;
  return `${joined} `;
}
