import { numberWords } from '#readers/numbers';
import { regex, regexesOf } from '#readers/patterns';

export const statedYearsPatterns = {
  /** Groups: years, months. */
  years: {
    pattern: regex('giu')`
      (?<![\d./-])(\d{1,2}(?:\.\d)?|${numberWords.join('|')})\s?\+?\s?
      (?:\(\d{1,2}\)\s?)?\+?\s?(?:plus\s)?(?:-\s?)?
      (?:years?|yrs?)(?:['’]s?|\.)?\s?\+?
      (?:\s?(?:and|,|&)?\s?(\d{1,2})\s?(?:months?|mths?))?
    `,
    examples: ['5 years', '15+ years', 'five (5) yrs', '3.5 years', "2 years' and 3 months"],
    counterexamples: ['many years', '5 months', '2015'],
  },
  mentionsTime: {
    pattern: /\d|year|decade/iu,
    examples: ['5', 'many years', 'a decade'],
    counterexamples: ['experience'],
  },
  decades: {
    pattern: /(?<!\p{L})(a|one|two|three|four|1|2|3|4)\sdecades?\sof\b/iu,
    examples: ['a decade of experience', 'over two decades of'],
    counterexamples: ['last decade of', 'two decades ago'],
  },
  experienceAfter: {
    pattern: /experience|expertise|career|exp\b|track record/iu,
    examples: [' of experience', ' exp.', ' career'],
    counterexamples: [' of export', ' at Acme'],
  },
  experienceBefore: {
    pattern: /experience\s?(?:of|:|-|–|is|=)?[^.]{0,25}$|professional\s$/iu,
    examples: ['Experience: ', 'total experience of about ', 'professional '],
    counterexamples: ['experience. In the last ', 'aged '],
  },
  otherYears: {
    pattern: /\b(?:old|age|aged|company|firm|last|past|next|warranty|combined)\b/iu,
    examples: ['in the last ', ' old', 'company with '],
    counterexamples: [' of experience', 'golden'],
  },
  endOfSentence: {
    pattern: /[.;](?:\s|$)/,
    examples: ['experience. Then', 'experience;'],
    counterexamples: ['3.5'],
  },
};
export const statedYearsRegex = regexesOf(statedYearsPatterns);
