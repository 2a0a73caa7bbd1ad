import { regex, regexesOf, wordSet } from '#readers/patterns';

/** Words that postings write with a capital although they name nothing. */
export const ordinaryWords = wordSet(`
  annual application applications care client clients complete create customer customers daily data deliver department
  departments deployment development documentation employees ensure entire existing implementation improve integration
  maintain maintenance manage management managers monthly new payroll processes processing product products project
  projects provide requirements software solution solutions staff system systems training user users website websites
  weekly
`);

export const dutyWordPatterns = {
  /** One thing without an article, after the verb. Groups: the verbs, and what follows. */
  bareObject: {
    pattern: regex('u')`
      ^(?<verb>[a-z]+(?:(?:,|\sand|\sor)\s[a-z]+)?)\s
      (?<object>(?:(?!(?:the|an?|all|any|each|every|both|no|our|your|its|this|that|and|or|of|for|in|with|to|on|
      through|via|across|using|from|at|by|as)\s|
      [\p{L}-]+[^s\W]s\s|\p{L}+ly\s)[\p{L}-]+\s){0,4}
      (?:(?:front|back)[-\s]?end|application|website|platform|codebase|calendar)
      (?:$|\s(?:of|for|in|with|so|from|within|using|according|as)\b).*)
    `,
    examples: [
      'optimize application for speed',
      'handling entire website',
      'design and build website',
      'develop and maintain complex client-facing web application',
    ],
    counterexamples: [
      'optimize the application',
      'manage project plans',
      'build applications',
      'build a website',
      'sell products through website',
      'answer customers via website',
    ],
  },
  /** One of several: "a complex web application". */
  oneOfSeveral: {
    pattern: /^(?:new|high|complex|robust|scalable|responsive|simple|secure|reliable|modern|custom) /,
    examples: ['complex web application'],
    counterexamples: ['entire website', 'newest website'],
  },
  /** "lead team of four": "a" is missing. Group: the verb. */
  bareTeam: {
    pattern:
      /^(lead|leading|manage|managing|supervise|supervising|build|building|coach|coaching) (?=(?:team|group|crew) of )/,
    examples: ['lead team of four', 'managing team of cooks'],
    counterexamples: ['lead a team of four', 'lead team meetings'],
  },
  /** "with functional team to design", "the availability of database": "the" is missing. */
  bareGroup: {
    pattern: regex('gu')`
      \bwith\s(?=(?:(?!(?:the|an?|our|your|each|every|any|one|this)\b)\p{Ll}[\p{L}-]*\s)?team(?:$|\s(?:to|in|for|on|and)\b))|
      \bof\s(?=(?:database|system)(?:$|,|\s(?:and|in|for|proactively)\b))
    `,
    examples: ['work with functional team to design', 'availability of database proactively'],
    counterexamples: [
      'work with the team to design',
      'with functional teams',
      'of database systems',
      'work with Ops team members',
    ],
  },
  /** "improve operations and automation process": the plural is missing. */
  bareProcess: {
    pattern: /(?<=^(?!.*\b(?:the|an?|each|every|our|one)\s).*\band [a-z]+ process)$/u,
    examples: ['improve operations and automation process'],
    counterexamples: ['improve the planning and reporting process', 'improve automation processes'],
  },
  /** "managing and troubleshooting of switches": "of" is too much. Group: the words before it. */
  gerundsOf: {
    pattern: regex('')`
      ^((?:managing|installing|configuring|designing|developing|deploying|implementing|creating|updating|reviewing|repairing)\sand\s
      (?:troubleshooting|installing|configuring|maintaining|testing|developing|deploying|implementing|updating|repairing|fixing))\sof\s
    `,
    examples: ['managing and troubleshooting of switches'],
    counterexamples: ['planning of routes', 'feeding and wellbeing of animals', 'accounting and reporting of assets'],
  },
};
export const dutyWordRegex = regexesOf(dutyWordPatterns);
