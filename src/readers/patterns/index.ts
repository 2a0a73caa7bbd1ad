export { countryNames } from './country-names.ts';
export { type Pattern, type PatternTable, regex, regexesOf, regexPart } from './pattern.ts';
export { entryList, nameList, wordList, wordSet } from './word-list.ts';
