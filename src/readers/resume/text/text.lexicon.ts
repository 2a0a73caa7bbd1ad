import { regex, regexesOf } from '#readers/patterns';

const months = 'Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec';
const monthAndYear = `(?:${months})[a-z]{0,6}\\.? \\d{4}`;

export const textPatterns = {
  /** Date ranges whose dash pdfTeX has lost. */
  dateBeforeDate: {
    pattern: regex('g')`\b(${monthAndYear}) (?=(?:${monthAndYear}|Present|Current)\b)`,
    examples: ['Sep. 2023 Mar. 2024', 'June 2023 Present'],
    counterexamples: ['Sep. 2023 - Mar. 2024', 'Sep. 2023'],
  },
  /** NUL for a ligature that the font does not explain: fl before these endings, otherwise fi. */
  lostFlLigature: {
    pattern: /\0(?=o[aow]|u[ei]|ex|y|ight|at)/g,
    examples: ['work\0ow', '\0exible', '\0ight'],
    counterexamples: ['\0nance', 'flow'],
  },
  lostFiLigature: {
    pattern: /\0(?=\p{Ll})/gu,
    examples: ['\0nance', 'of\0ce'],
    counterexamples: ['\0', '\0A'],
  },
  fontBullet: {
    pattern: /^\s{0,10}[\uf0b7\uf0a7]/,
    examples: ['\uf0b7 Java', '  \uf0a7Java'],
    counterexamples: ['Java \uf0b7', '\ue0b0'],
  },
  /** Controls and format characters, except tab and soft hyphen. */
  invisible: {
    pattern: /[^\P{Cc}\t]|[^\P{Cf}\xad]/gu,
    examples: ['a\u200bb', 'a\u0007'],
    counterexamples: ['a\tb', 'a\xadb'],
  },
  /** "E X P E R I E N C E": five or more capitals at the start, or single letters only. */
  letterSpaced: {
    pattern: regex('u')`
      ^\s{0,10}(?:[\p{Lu}&]\s{1,4}){4,100}[\p{Lu}&](?!\S)|
      ^\s{0,10}(?:[\p{L}&]\s{1,4}){3,100}[\p{L}&]\s{0,10}$
    `,
    examples: ['E X P E R I E N C E', 'S k i l l s', 'E D U C A   T I O N now'],
    counterexamples: ['I am a C and R person', 'A B C'],
  },
  dash: { pattern: /[\u2010-\u2015\u2043\u2212]/g, examples: ['–', '—', '−'], counterexamples: ['-', '_'] },
  /** LaTeX's dash of a range. */
  softHyphenAsDash: {
    pattern: /(?<=[\s\d)])\xad+(?=[\s\d(])/g,
    examples: ['2019 \xad 2021', '555\xad5555'],
    counterexamples: ['engi\xadneer'],
  },
  hyphenAtEnd: {
    pattern: /\xad\s*$/,
    examples: ['archi\xad', 'archi\xad '],
    counterexamples: ['archi', 'ar\xadchi'],
  },
  continuesWord: {
    pattern: /^\s{0,10}\p{Lowercase}/u,
    examples: ['tect', ' tect'],
    counterexamples: ['Tect', '-tect'],
  },
  /** Scanning apps add it to pages without text. */
  scanMark: {
    pattern: /^\s{0,10}scanned (with|by) .{1,30}$/i,
    examples: ['Scanned with CamScanner', 'scanned by Acme'],
    counterexamples: ['Scanned documents with care and attention to every detail', 'Ada'],
  },
  /** The start of HTML, XML, RTF or PostScript. */
  markup: {
    pattern: /^\s*(?:<!doctype|<!--|<\?|<(?:html|head|body|svg|div|p|table)\b|\{\\rtf|%!PS)/i,
    examples: ['<!DOCTYPE html>', '<?xml', '{\\rtf1', '<p>Ada', '%!PS-Adobe'],
    counterexamples: ['Ada <ada@example.com>', '<person>'],
  },
};
export const textRegex = regexesOf(textPatterns);

export const qualityPatterns = {
  /** UTF-8 read as windows-1252, and replacement characters. */
  mojibake: {
    pattern: regex('u')`
      \u00e2[\u20ac\u201a\u0080-\u009f]|
      \u00c3[\u0080-\u00bf\u0192\u201a-\u203a]|
      \u00c2[\u00a0-\u00bf]|
      \ufffd|
      \(cid:\d
    `,
    examples: ['â€™', 'Ã©', '\ufffd', '(cid:12)'],
    counterexamples: ['é', 'Âge', '(city)'],
  },
  latinWord: {
    pattern: /^[a-z\u00c0-\u024f]{4,40}$/,
    examples: ['engineer', 'größe'],
    counterexamples: ['Ada', 'abc', '工程师工'],
  },
  vowel: {
    pattern: /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýāăąēęěīįőūůű]/i,
    examples: ['engineer', 'ÄRZTE', 'rhythm'],
    counterexamples: ['bcdfg', 'xzt'],
  },
};
export const qualityRegex = regexesOf(qualityPatterns);
