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
    pattern: regex('')`
      ^(?<verb>[a-z]+(?:(?:,|\sand|\sor)\s[a-z]+)?)\s
      (?<object>(?:(?:entire|whole)\s)?
      (?:(?:front|back)[-\s]?end|application|website|platform|codebase)
      (?:$|\s(?:of|for|in|with|so|from|within|using)\b).*)
    `,
    examples: ['optimize application for speed', 'handling entire website', 'design and build website'],
    counterexamples: ['optimize the application', 'manage project plans', 'build applications'],
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
