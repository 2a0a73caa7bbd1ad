import { regexesOf } from '#readers/patterns';

export const headlinePatterns = {
  /** A headline may continue on the next line. */
  firstHalf: {
    pattern: /^\p{Lu}[\p{L} &,-]{3,50}$/u,
    examples: ['Senior Machine Learning', 'Sales & Marketing'],
    counterexamples: ['senior', 'Senior | Lead', 'Led 5 teams'],
  },
  documentNameAtEnd: {
    pattern: /\s(?:resume|résumé|cv)[\s:–-]{0,4}$/iu,
    examples: ['Data Engineer Resume', 'Nurse CV -'],
    counterexamples: ['Resume', 'Data Engineer'],
  },
  outerPunctuation: {
    pattern: /^[\s,·•–—|-]+|[\s,·•–—|:-]+$/gu,
    examples: ['- Engineer', 'Engineer :'],
    counterexamples: ['Engineer', 'Front-end engineer'],
  },
  /** Signs that a line is not a headline: a lower-case start (except iOS), the end of a sentence, a year, a label. */
  lowerCaseStart: { pattern: /^\p{Ll}(?!\p{Lu})/u, examples: ['engineer'], counterexamples: ['iOS Developer'] },
  sentenceEnd: { pattern: /[.!?]$/, examples: ['I am an engineer.'], counterexamples: ['Engineer'] },
  year: { pattern: /\d{4}/, examples: ['Engineer 2019'], counterexamples: ['Engineer 2'] },
  label: { pattern: /^[^:]{2,20}:/, examples: ['Position: Engineer'], counterexamples: ['Engineer'] },
};
export const headlineRegex = regexesOf(headlinePatterns);
