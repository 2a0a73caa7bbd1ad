import { regex, regexesOf, wordList } from '#readers/patterns';

export const monthAbbreviations = wordList('jan feb mar apr may jun jul aug sep oct nov dec');

const months = wordList(`
  january february march april may june july august september october november december
  jan feb mar apr jun jul aug sept sep oct nov dec
`).join('|');
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;

export const writtenDatePatterns = {
  yearFirst: {
    pattern: /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/,
    examples: ['2026-03-12', '2026/3/1'],
    counterexamples: ['12/03/2026', '2026-03'],
  },
  yearLast: {
    pattern: /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/,
    examples: ['12/03/2026', '1.3.2026'],
    counterexamples: ['12/03-2026', '12/03/26'],
  },
  dayMonth: {
    pattern: new RegExp(String.raw`^${day}[ -](?:of )?(${months})\.?,?[ -](\d{4})$`),
    examples: ['12 march 2026', '1st of may, 2026', '3-sept-2026'],
    counterexamples: ['march 12 2026', '12 march'],
  },
  monthDay: {
    pattern: new RegExp(String.raw`^(${months})\.? ${day},? (\d{4})$`),
    examples: ['march 12, 2026', 'sept. 3rd 2026'],
    counterexamples: ['12 march 2026', 'march 2026'],
  },
};
export const writtenDateRegex = regexesOf(writtenDatePatterns);

export const writtenNumberPatterns = {
  /** A sign only at the start of a word: 3-5 is a range. */
  digits: {
    pattern: /(?<![\p{L}\d.,])[+-]?\d+(?:[.,]\d+)*/gu,
    examples: ['about 5 years', '-2', '2,50,000', '12.5'],
    counterexamples: ['five', 'v2'],
  },
  grouped: {
    pattern: /^([+-]?\d{1,3}(?:,\d{2,3})*,\d{3})(\.\d+)?$/,
    examples: ['1,000', '2,50,000', '-1,000.5'],
    counterexamples: ['1000', '1,00', '12,5'],
  },
  decimal: {
    pattern: /^([+-]?\d+)[.,](\d+)$/,
    examples: ['12.5', '12,5', '-0.5'],
    counterexamples: ['12', '1.2.3'],
  },
  otherWords: {
    pattern: /twenty-|thirty|fort[iy]|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|quarter|dozen/i,
    examples: ['twenty-five', 'a hundred', 'half a year', 'forty'],
    counterexamples: ['twenty', 'five'],
  },
  /** Units that multiply a number, and fractions. */
  multiplied: {
    pattern: regex('iu')`
      \d\s*(?:k|lakhs?|lacs?|l|crores?|cr|million|mn|m|thousand|%|\/\s*\d)(?![\p{L}])
    `,
    examples: ['5k', '12 lakh', '10%', '5/10', '2 cr'],
    counterexamples: ['5 kilometres', '12 months', '5'],
  },
};
export const writtenNumberRegex = regexesOf(writtenNumberPatterns);

export const choicePatterns = {
  /** Group: the number of the option. */
  optionNumber: {
    pattern: /^(?:option |no\.? ?|#)?(\d{1,3})$/,
    examples: ['2', 'option 2', '#3', 'no. 1'],
    counterexamples: ['option two', '2 years'],
  },
  betweenOptions: {
    pattern: /[,;\n&+]|\band\b/i,
    examples: ['1, 3', '1 and 3', 'Java & SQL'],
    counterexamples: ['1 3', 'Android'],
  },
};
export const choiceRegex = regexesOf(choicePatterns);
