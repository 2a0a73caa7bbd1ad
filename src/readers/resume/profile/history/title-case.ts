import { smallTitleWords, titleAcronyms } from '../lexicon/titles.lexicon.ts';

/** "SENIOR QA ENGINEER" is Senior QA Engineer. Titles in mixed case stay unchanged. */
export function tidyTitle(title: string): string {
  if (title !== title.toUpperCase()) return title;
  return title
    .split(' ')
    .map((word, i) => {
      const isAbbreviation = titleAcronyms.has(word.replace(/[^\p{L}]/gu, '')) || /\p{L}\.\p{L}/u.test(word);
      if (isAbbreviation) return word;
      const lower = word.toLowerCase();
      return i > 0 && smallTitleWords.has(lower)
        ? lower
        : lower.replace(/(^|[-/&(])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
    })
    .join(' ');
}
