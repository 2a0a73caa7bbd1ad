import { regex, regexesOf, regexPart } from '#readers/patterns';

const name = regexPart`
  (?<name>(?!(?:The|This|That|We|You|Our|Your|It|Its|He|She|They|There|What|Who|If|As|In|On|For|Job|Role|Team|Company|Position|
  Candidates?|Applicants?|Experience|Knowledge|Skills?|Us|Home|Work|Least|Clients?|Market)\b)
  \p{Lu}[\p{L}\d&’'-]+(?:\.(?:com|io|ai|co)\b)?(?: \p{Lu}[\p{L}\d&’'-]+){0,2})
`;

/** Where postings name the employer. */
export const companyPatterns = {
  introduced: {
    pattern: regex('gu')`
      (?:^\W*|[.!?]\s)(?:The )?${name}(?:, an? (?:[\p{L}\d&'’-]+ ){0,4}(?:company|business|subsidiary|division|brand))?,?
      \s(?:is (?:committed|proud|(?:currently |now |actively )?(?:hiring|seeking|looking|searching)|
      (?:an?|the|one of (?:the )?) ?(?:[\p{L}\d'’-]+ ){0,4}
      (?:leader|leading|largest|provider|company|firm|startup|start-up|employer|agency|vendor|manufacturer|consultancy|bank|retailer))\b|
      (?:serves|employs|was founded|has been (?:an?|the|in business|providing|helping|serving|building|established|recognized|named|
      voted|trading)\b)\b)
    `,
    examples: [
      'Acme is a global leader',
      'Zed Foods serves',
      'Bolt is an equal opportunity employer',
      'Acme is hiring',
      'Collins Baking, an Acme Foods company, is a leader',
    ],
    counterexamples: ['Java is a must', 'This is a company'],
  },
  about: {
    pattern: regex('gu')`^\W*(?:About|Why|Life at) ${name}\W*$`,
    examples: ['About Acme', 'Life at Acme Foods:'],
    counterexamples: ['About the role', 'About You', 'about Java'],
  },
  at: {
    pattern: regex('gu')`\b[Aa]t ${name}(?:,? (?:we|you|our)\b|, (?:the|every)\b)`,
    examples: ['At Acme, we bake', 'here at Acme Foods you can'],
    counterexamples: ['good at Java, and', 'At home we'],
  },
};
export const companyRegex = regexesOf(companyPatterns);

/** In a title. */
export const titleEmployerPatterns = {
  /** Whom the work is for: "Accountant for Dialysis Solutions Company". */
  employer: {
    pattern: regex('i')`
      \s(?:for|at|with) (?:an? |the |our |one of )?(?:[\w&.'’-]+ ){0,5}(?:company|firm|client|start-?up|agency|corporation|
      organi[sz]ation)\b.*$
    `,
    examples: ['Accountant for Dialysis Solutions Company', 'Welder at a growing firm'],
    counterexamples: ['Company secretary', 'Engineer for Java'],
  },
};
export const titleEmployerRegex = regexesOf(titleEmployerPatterns);

/** What the job demands of its own company's product. */
export const productPatterns = {
  demandedBefore: {
    pattern: regex('i')`
      \b(?:experience|knowledge|expertise|proficien\w+|certifi\w+|understanding|familiar\w*|skills?|hands-on)\W+(?:\w+\W+){0,3}$
    `,
    examples: ['experience with ', 'Knowledge of the '],
    counterexamples: ['the benefits of ', 'experience of life on a farm near '],
  },
  demandedAfter: {
    pattern: regex('i')`
      ^\W+(?:\w+\W+){0,2}(?:experience|knowledge|expertise|skills?|certifi\w+|developer|development|administrat\w+)\b
    `,
    examples: [' administration', ' CRM experience'],
    counterexamples: [' products', ' serves people who have experience'],
  },
};
export const productRegex = regexesOf(productPatterns);
