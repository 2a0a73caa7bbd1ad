import { regex, regexesOf } from '#readers/patterns';

export const alternativePatterns = {
  /** Between the items of an enumeration. */
  link: {
    pattern: /^[\s,&/|()]*(?:\b(?:and\s*\/\s*or|or|and)\b[\s,/]*)?(?:(?:other|similar|the|a|an|in)\s+)?$/i,
    examples: [', ', ' or ', '/', ' and ', ' and/or ', ', or '],
    counterexamples: [' with ', '. ', ' knowledge of '],
  },
  or: {
    pattern: /\bor\b/i,
    examples: [' or ', ' and/or '],
    counterexamples: [', ', ' and ', ' for ', '/'],
  },
  and: {
    pattern: /\band\b(?!\s*\/)|&/i,
    examples: [' and ', ', and ', ' & '],
    counterexamples: [' or ', ' and/or ', ', '],
  },
  /** At the end of the text before an enumeration. */
  examples: {
    pattern: /(?:\bsuch as|\be\.?g\.?|\bfor example|\bfor instance|\blike|\bi\.e\.?)[\s,:]*(?:the\s+)?$/i,
    examples: ['tools such as ', 'control (e.g. ', 'languages like ', 'for example, '],
    counterexamples: ['including ', 'such as any of the '],
  },
  /** A name stands directly before "such as". */
  namedBefore: {
    pattern: regex('i')`
      ^\s*(?:(?:tools?|systems?|frameworks?|languages?|platforms?|technologies|databases?|software|services?|programs?|
      packages?|standards?|libraries)\s*)?[\s(,-]*
      (?:such as|e\.?g\.?|for example|for instance|like|i\.e\.?)
    `,
    examples: [' such as ', ' tools (e.g. ', ' databases like '],
    counterexamples: [' and excellent skills in tools such as '],
  },
  oneOf: {
    pattern: regex('i')`
      \b(?:any|one|either|at least one|one or more|any one)(?: of)?
      (?: the)?(?: following)?(?: \w+){0,3}[\s:(-]*$
    `,
    examples: ['any of ', 'one of the following languages: ', 'either '],
    counterexamples: ['company with tools and many other things from ', 'all of '],
  },
};
export const alternativeRegex = regexesOf(alternativePatterns);
