import { numberWords } from '#readers/numbers';
import { regex, regexesOf } from '#readers/patterns';

const number = String.raw`(\d{1,2}(?:\.\d{1,2})?|${numberWords.join('|')})`;

/** Ways to write a number of years, for one spelling of all. Most are for text in lower case. */
export const yearSpellings = {
  /** "Kotlin (5y)", "3y+". Groups: the number, plus. */
  shortUnit: {
    pattern: /(?<![\w.$€£-])(\d{1,2}) ?(\+?)y(\+?)(?![\w'’-])/g,
    examples: ['5y', '3y+', '3+y', '2 y'],
    counterexamples: ['5 years', '5yo', 'v5y', '3-y'],
  },
  /** "10 yrs+". Groups: the number, the unit. */
  plusAfterUnit: {
    pattern: /\b(\d{1,2}) ?(years?|yrs?)(?:\.? ?\+| plus)(?!\w)/g,
    examples: ['10 yrs+', '3years +', '5 years plus'],
    counterexamples: ['10+ yrs', '5 years'],
  },
  /** The hyphen, or a word for it, got lost: "1 3 yrs", "two four years". */
  lostHyphen: {
    pattern: regex('g')`(?<![\d.,/-] ?)\b${number} ${number} ?(?=(?:years?|yrs?)\b)`,
    examples: ['1 3 yrs', 'of 4 8 years', 'two four years', 'five 5 years'],
    counterexamples: ['1-3 years', '3 years', '2020, 3 years'],
  },
  /** "6 months 2 years", "03M-2 yrs". Groups: the months. */
  monthsToYears: {
    pattern: /\b(\d{1,2}) ?(?:months? (?:-|–|to )?|m ?(?:-|–|to) ?)(?=\d{1,2} ?(?:years?|yrs?)\b)/g,
    examples: ['6 months 2 years', '03m-2 yrs'],
    counterexamples: ['6 months and 2 years', '3m in sales 2 years'],
  },
  /** The unit got lost: "minimum 7+ experience", "3-5 PQE". After other words it is a version: "Java 8+ experience". */
  lostUnit: {
    pattern: regex('g')`
      (?<=^\W{0,5}|\b(?:minimum|min\.?|least|of|with|has|have|having|over|total|overall|requires?|needs?)[ :-]{1,3})\d{1,2} ?\+
      (?= ?(?:of )?(?:(?:relevant|total|overall|work|working|industry|professional) )?(?:experience|exp)\b)|
      (?<![\d.,/$₹€£])\b\d{1,2}\+?(?= ?pqe\b)
    `,
    examples: ['minimum 7+ experience', '10 + relevant experience', '3-5 pqe'],
    counterexamples: ['7+ years of experience', '100+ experience', '5 experience', 'java 8+ experience'],
  },
  /** Groups: the least. */
  leastAndMost: {
    pattern: regex('g')`
      \b(\d{1,2})(?: ?(?:years?|yrs?)\.?)? ?(?:[/,;-]|and|to)? ?(?:a )?max(?:imum)?\.?(?: of| ?(?:experience|exp)\b\.?)?(?: ?[:-])?
      (?=\s?\d{1,2}\b(?! ?(?:\+ ?)?(?!(?:years?|yrs?|experience|exp|of)\b)[a-z%]))
    `,
    examples: [
      'exp. 2 yrs / max. exp. 5 yrs',
      '2 years, maximum experience: 5 years',
      'min: 2 max: 5',
      '2 and a maximum of 5 years',
    ],
    counterexamples: ['2 years of maximum effort', 'max: 5', 'exp: 3 yrs max 12 lpa', '3 years, max 30 days'],
  },
  /** "3+ years (max 8)", "3 years min, 8 years max". Groups: the least, its unit and words, the most; the same again. */
  mostInBrackets: {
    pattern: regex('g')`
      \b(\d{1,2}) ?\+? ?((?:years?|yrs?)\b\.?['’]?(?: (?:of )?(?:[\w-]+ ){0,3}(?:experience|exp)\b\.?)?) ?[(,;/–-] ?
      (?:and )?(?:a )?(?:up ?to|max(?:imum)?\.?|(?:not|no) more than)(?: of)?:? (\d{1,2})(?: ?(?:years?|yrs?)\b\.?|(?=\)))|
      \b(\d{1,2}) ?((?:years?|yrs?)\b\.?) ?(?:min(?:imum)?\b\.?|or more)
      (?: ?(?:[,;/–-]|to|and)){0,2} (\d{1,2}) ?(?:years?|yrs?)\b\.? ?max(?:imum)?\b\.?
    `,
    examples: [
      '3+ years (max 8)',
      '2+ years of baking experience (not more than 6 years)',
      '3 years, maximum 8 years',
      '3 years min, 8 years max',
      '3 yrs minimum - 8 yrs maximum',
    ],
    counterexamples: [
      '3 years, max 12 lpa',
      '3 years (max 40 hours)',
      '3 years min',
      '8 years max',
      '3 years, 8 years max',
    ],
  },
  /** "2 of the last 5 years". Groups: the number. */
  ofLastYears: {
    pattern: regex('g')`${number} (?:out )?of the (?:last|past|previous) ${number}(?= years?\b)`,
    examples: ['at least 2 of the last 5 years', 'two out of the past three years'],
    counterexamples: ['2 years of the last 5'],
  },
  /** "Several years (min. 4)". Groups: the number. */
  severalInBrackets: {
    pattern:
      /\b(?:several|some|many|a few) (?:years|yrs)['’]? ?\((?:(?:min|minimum|at least|approx|ca)\.? ?)?(\d{1,2}) ?\+?\)/g,
    examples: ['several years (min. 4)', 'some years (3+)'],
    counterexamples: ['several years (sales)', '4 years (min)'],
  },
  halfDecade: { pattern: /\bhalf a decade['’]?s?\b/g, examples: ['half a decade'], counterexamples: ['a decade'] },
  leastInBrackets: {
    pattern: / ?\(min(?:imum)?\.?\)/g,
    examples: ['2 years (min)'],
    counterexamples: ['(minor)', 'min'],
  },
  yearsOfExperience: { pattern: /\byoe\b/g, examples: ['3+ yoe'], counterexamples: ['yoel'] },
  decade: {
    pattern: /\b(?:an?|one) (?:full )?decade['’]?s?(?= (?:or more |plus )?(?:of|in|as|at)\b| experience\b)/g,
    examples: ['over a decade of experience', "a decade's experience", 'a decade or more in sales'],
    counterexamples: ['decades', 'this decade', 'it took a decade to build'],
  },
  /** Groups: the number. */
  decades: {
    pattern: regex(
      'g',
    )`${number} decades['’]?(?= (?:or more )?of (?:\w+ )?(?:experience|expertise)\b| experience\b| (?:of \w+ )?behind you\b)`,
    examples: ['two decades of experience', "three decades' experience"],
    counterexamples: ['two decades ago', 'decades of experience', 'two decades in the business have made us strong'],
  },
  /** The number alone: "minimum of (2) years". Groups: the number. */
  numberInBrackets: {
    pattern: regex('g')`(?<!\b(?:\d{1,2}|${numberWords.join('|')}) ?)\( ?(\d{1,2}) ?\+?\)(?= ?(?:years?|yrs?)\b)`,
    examples: ['(3) years', 'minimum of (2) years'],
    counterexamples: ['five (5) years', '(3) references', '5 (5) years'],
  },
  optionalPlural: { pattern: /\b(year|yr|month)\(s\)/g, examples: ['5 year(s)'], counterexamples: ['years (5)'] },
  gluedExperience: {
    pattern: /\bexp(?:erience)?\.?-(?=\d)/g,
    examples: ['exp-2yrs'],
    counterexamples: ['exp - 2 yrs', 'experience-based'],
  },
  couple: {
    pattern: /\ba couple (?:of )?(?=years?\b)/g,
    examples: ['a couple of years', 'a couple years'],
    counterexamples: ['the last couple of years', 'a couple of weeks'],
  },
  /** "1-3 years / fresher": from the beginner on. Groups: the largest number. */
  orFresher: {
    pattern: regex('g')`
      \b(?:\d{1,2} ?(?:-|–|to) ?)?(\d{1,2}) ?(?:years?|yrs?)(?: of)?(?: experience| exp)? ?(?:/|or|and) ?freshers?\b|
      \bfreshers? ?(?:/|or|to|-|–) ?(?:\d{1,2} ?(?:-|–|to) ?)?(\d{1,2}) ?(?:years?|yrs?)\b
    `,
    examples: ['1-3 years/fresher', 'freshers or 2 years', 'fresher - 2 years'],
    counterexamples: ['1-3 years', 'freshers with a degree', '3 years for freshers'],
  },
  /** "between 3 and 5 years", "3 or 4 years" */
  eitherOf: {
    pattern: regex('g')`
      \bbetween ${number} and ${number}(?= ?(?:years?|yrs?)\b)|\b${number} ?(?:\bor\b|/) ?${number}(?= ?(?:years?|yrs?)\b)
    `,
    examples: ['between 3 and 5 years', '3 or 4 years', '3/4 years'],
    counterexamples: ['3 or more years', 'Java 8 and 5 years'],
  },
  /** "two and a half years", "1½ years". Groups: number. */
  andHalf: {
    pattern: regex('g')`${number}(?: and a half| 1/2| ½|½)(?= ?(?:years?|yrs?)\b)`,
    examples: ['one and a half years', '1½ years', '3 1/2 years'],
    counterexamples: ['one and a half months', 'half a year'],
  },
  halfYear: {
    pattern: /\b(?:a )?half (?:an? |of an? )?year\b/g,
    examples: ['half a year', 'a half year'],
    counterexamples: ['first half of year'],
  },
  yearAndHalf: {
    pattern: /\b(?:an?|one) year and a half\b/g,
    examples: ['a year and a half'],
    counterexamples: ['a year'],
  },
  aYear: {
    pattern: regex('g')`
      (?<=\b(?:at least|minimum(?: of)?|over|more than) )an? (?:full )?(?=year\b)|
      (?<!\b(?:once|twice|times|days|weeks|months) )\ban? (?:full )?
      (?=year(?:['’]s)? (?:or (?:more|two|so) )?(?:of )?(?:[\w-]+ )?experience\b)
    `,
    examples: ['at least a year', 'a year of experience', "a year's experience", 'a year or more of sales experience'],
    counterexamples: ['twice a year', 'a yearly experience', 'two days a year of sales experience'],
  },
  /** "ideally five years, but at least three": the second number lacks its unit. */
  bareMinimum: {
    pattern: regex('g')`
      \b(?:but|though|and|with) (?:at least|a minimum of|no less than|not less than) ${number}(?=\W*$|\s?[.,;)])|
      \b(?:but|though) (?:at least|a minimum of|no less than|not less than) ${number}(?= (?:in|as)\b)
    `,
    examples: ['but at least three.', 'and a minimum of 2', 'but at least two in sales'],
    counterexamples: ['but at least three references', 'at least three'],
  },
  /** "NQ - 3 years PQE": from the newly qualified on. */
  newlyQualified: {
    pattern: regex(
      'g',
    )`\b(?:nq|newly qualified|(?:new|recent) graduates?|entry[- ]level) ?(?:-|–|to|up to) ?(?=${number} ?(?:\+ ?)?(?:years?|yrs?)\b)`,
    examples: ['nq - 3 years', 'newly qualified up to 5 yrs', 'new graduates to 2 years'],
    counterexamples: ['nq with 3 years', '3 years'],
  },
  seasons: {
    pattern: /\bseasons(?= (?:of|in|as)\b)/g,
    examples: ['three seasons of harvest work'],
    counterexamples: ['four seasons hotel', 'all seasons'],
  },
  gluedUnit: {
    pattern: /(?<=\d\+? ?(?:[Yy]ears?|[Yy]rs?))(?=\p{Lu}\p{Ll})/gu,
    examples: ['5+ yearsWork'],
    counterexamples: ['5 years Work', 'yearsWork'],
  },
  gluedLabel: {
    pattern: /(?<=\p{Ll}{2})(?=Experience ?:)/gu,
    examples: ['Pastry ChefExperience: 2 years'],
    counterexamples: ['Experience: 2 years', 'Chef Experience:'],
  },
};
export const yearSpellingRegex = regexesOf(yearSpellings);
