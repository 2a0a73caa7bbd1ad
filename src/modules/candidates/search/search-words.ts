/** Folds text in the same way as the database function `search_words`, which makes the stored words. */
function folded(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase();
  return plain.replace(/[ßæœøłđðıþ]/g, (letter) => letters[letter] ?? letter);
}
const letters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', þ: 't' },
};

// `+` and `#` belong to words: C++, C#.
const notWords = /[\s!-"$-*,-/:-@[-`{-~\u00a0-\u00bf\u2000-\u206f\u3000-\u3003]+/;

/** The words of a text in lower case, without accents. */
export const searchWords = (text: string): string[] => folded(text).split(notWords).filter(Boolean);

/** Codes of countries: none is the beginning of another. */
const callingCode = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[0-9]{3})/;

/** Beginnings of stored numbers: as dialed from abroad and within the country. */
export function numberStarts(text: string): string[] {
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '');
  const national = /^\s*(\+|00)/.test(text) ? digits.replace(callingCode, '') : '';
  return [...new Set([digits, national])].filter(Boolean);
}
