import { numberWords } from '#readers/numbers';
import { yearSpellingRegex } from './lexicon/year-spellings.lexicon.ts';

const is = yearSpellingRegex;

/** Of digits or a word: 2 for "two". */
export function yearValue(text: string | undefined): number | null {
  if (text === undefined) return null;
  const word = numberWords.indexOf(text);
  return word >= 0 ? word : Number(text);
}

/** Numbers and units of years in one form, in lower case: "Two and a half yrs" becomes "2.5 yrs". */
export function oneSpelling(text: string): string {
  return text
    .replace(is.gluedUnit, ' ')
    .replace(is.gluedLabel, ' ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(is.optionalPlural, '$1s')
    .replace(is.gluedExperience, 'experience: ')
    .replace(is.numberInBrackets, '$1')
    .replace(is.shortUnit, '$1$2$3 years')
    .replace(is.plusAfterUnit, '$1+ $2')
    .replace(is.andHalf, (_, whole: string) => `${yearValue(whole)}.5`)
    .replace(is.yearAndHalf, '1.5 years')
    .replace(is.halfYear, '6 months')
    .replace(is.aYear, '1 ')
    .replace(is.yearsOfExperience, 'years of experience')
    .replace(is.lostUnit, '$& years ')
    .replace(is.severalInBrackets, '$1 years')
    .replace(is.halfDecade, '5 years')
    .replace(is.leastInBrackets, '')
    .replace(is.mostInBrackets, (all, a?: string, b?: string, c?: string, d?: string, e?: string, f?: string) =>
      withMost(all, a ?? d ?? '', b ?? e ?? '', c ?? f ?? ''),
    )
    .replace(is.leastAndMost, '$1 -')
    .replace(is.ofLastYears, '$1')
    .replace(is.decade, '10 years')
    .replace(is.decades, (_, many: string) => `${(yearValue(many) ?? 0) * 10} years`)
    .replace(is.couple, '2 ')
    .replace(is.newlyQualified, '0-')
    .replace(is.orFresher, (_, after?: string, before?: string) => `0-${after ?? before} years`)
    .replace(is.seasons, 'years')
    .replace(is.bareMinimum, '$& years')
    .replace(is.eitherOf, (_, a?: string, b?: string, c?: string, d?: string) => `${a ?? c}-${b ?? d}`)
    .replace(is.monthsToYears, '$1 months - ')
    .replace(is.lostHyphen, (all, from: string, to: string) =>
      withHyphen(all, yearValue(from) ?? 0, yearValue(to) ?? 0),
    );
}

/** "3-8 years of experience" */
const withMost = (all: string, from: string, words: string, to: string): string =>
  Number(from) < Number(to) ? `${from}-${to} ${words}` : all;

/** "In lieu of a degree six 6 years": the same number twice is one. */
const withHyphen = (all: string, from: number, to: number): string =>
  from < to ? `${from}-${to} ` : from === to ? `${to} ` : all;
