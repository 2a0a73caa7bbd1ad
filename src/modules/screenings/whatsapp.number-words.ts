import { numberWords } from '#platform/number-words.ts';

// The sign only where no word or number ends before it: 3-5 is a range.
const digits = /(?<![\p{L}\d.,])[+-]?\d+(?:[.,]\d+)*/gu;
const grouped = /^([+-]?\d{1,3}(?:,\d{2,3})*,\d{3})(\.\d+)?$/;
const decimal = /^([+-]?\d+)[.,](\d+)$/;
const larger = /twenty-|thirty|fort[iy]|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|quarter|dozen/i;
/** Words that multiply, or make two numbers of what has one: what was meant is asked rather than guessed. */
const unclear = /\d\s*(?:k|lakhs?|lacs?|l|crores?|cr|million|mn|m|thousand|%|\/\s*\d)(?![\p{L}])/iu;

function plain(text: string): string | undefined {
  const groups = grouped.exec(text);
  if (groups) return `${groups[1]?.replaceAll(',', '')}${groups[2] ?? ''}`;
  const parts = decimal.exec(text);
  if (parts) return `${parts[1]}.${parts[2]}`;
  return /^[+-]?\d+$/.test(text) ? text : undefined;
}

/** The one number in a sentence, as digits with a point: "about 5 years" is 5. Undefined for none, several or units. */
export function numberIn(sentence: string): string | undefined {
  const text = sentence.slice(0, 300).normalize('NFKC').replaceAll('\u2212', '-');
  if (unclear.test(text) || larger.test(text)) return undefined;
  const found = text.match(digits) ?? [];
  const named = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => numberWords.includes(word));
  if (found.length + named.length !== 1 || (text.match(/\d+(?:[.,]\d+)*/gu) ?? []).length !== found.length)
    return undefined;
  const [number] = found;
  return number === undefined ? String(numberWords.indexOf(named[0] ?? '')) : plain(number)?.replace(/^\+/, '');
}
