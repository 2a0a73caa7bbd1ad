import { regex, regexesOf, wordSet } from '#readers/patterns';

/** Words that postings write with a capital although they name nothing. */
export const ordinaryWords = wordSet(`
  accounts and application applications budget budgets build business candidates care client clients code complete
  contracts create customer customers data deliver department departments departmental deployment design develop
  development documentation documents employee employees end ensure existing for grievances head heads implementation
  improve integration interview interviews invoices issues large maintain maintenance manage management managers
  manufacturing market monitor monthly new payroll performance plan planning plans process processes processing product
  production products program programs project projects provide quality reporting reports requirement requirements
  review reviews sales security service services site sites software solution solutions staff strategy support system
  systems task tasks team teams technical technology technologies test testing tests the tools training user users
  vendor vendors website websites weekly with
`);

export const dutyWordPatterns = {
  /** A verb and one thing without an article. Groups: the verbs, and what follows. */
  bareObject: {
    pattern: regex('')`
      ^(?<verb>[a-z]+(?:(?:,|\sand|\sor)\s[a-z]+)?)\s
      (?<object>(?:(?:entire|whole|complete|existing|new|overall)\s)?(?:web\s|mobile\s)?
      (?:(?:front|back)[-\s]?end|architecture|application|website|product|platform|codebase|
      project|team|database|page|system|store|shop|office|department)
      (?:$|\s(?:of|for|to|in|with|and|on|by|at|so|from|within|using)\b).*)
    `,
    examples: ['optimize application for speed', 'handling entire website', 'design and build website'],
    counterexamples: ['optimize the application', 'manage project plans', 'build applications'],
  },
};
export const dutyWordRegex = regexesOf(dutyWordPatterns);
