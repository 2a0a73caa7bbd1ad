import { numberWords } from '#readers/numbers';
import { writtenNumberRegex } from './whatsapp-answers.lexicon.ts';

const { digits, grouped, decimal, otherWords, multiplied } = writtenNumberRegex;

function plain(text: string): string | undefined {
  const groups = grouped.exec(text);
  if (groups) return `${groups[1]?.replaceAll(',', '')}${groups[2] ?? ''}`;
  const parts = decimal.exec(text);
  if (parts) return `${parts[1]}.${parts[2]}`;
  return /^[+-]?\d+$/.test(text) ? text : undefined;
}

/** "about 5 years" is 5. Undefined for none, several or units. */
export function parseNumber(sentence: string): string | undefined {
  const text = sentence.slice(0, 300).normalize('NFKC').replaceAll('\u2212', '-');
  if (multiplied.test(text) || otherWords.test(text)) return undefined;
  const found = text.match(digits) ?? [];
  const named = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => numberWords.includes(word));
  if (found.length + named.length !== 1 || (text.match(/\d+(?:[.,]\d+)*/gu) ?? []).length !== found.length)
    return undefined;
  const [number] = found;
  return number === undefined ? String(numberWords.indexOf(named[0] ?? '')) : plain(number)?.replace(/^\+/, '');
}
