import { regex, regexesOf, wordSet } from '#readers/patterns';

export const positionPatterns = {
  placeholder: {
    pattern: regex('giu')`
      (?<!\p{L})(?:
      company name(?:\s(?:city\s?,\s?state|city|state)(?=\s|$))?|
      employer name|organization name|name of (?:the )?company|
      confidential(?: company)?|
      city\s?,\s?state(?:\s?,\s?country)?)
      (?!\p{L})
    `,
    examples: ['Company Name City , State', 'Confidential', 'Name of the company'],
    counterexamples: ['Company', 'confidentiality', 'New York City'],
  },
  workedAs: {
    pattern: regex('iu')`
      ^(?:
      (?:i am |i was |have |currently |presently |previously |also )?
      (?:working|worked|work|employed|served|serving|interned)\s
      (?:as|with|at|for|in)\s
      (?:an?\s|the\s)?)
    `,
    examples: ['Worked as an analyst', 'Currently working with Acme', 'Interned at Acme'],
    counterexamples: ['Workshop at Acme', 'I worked as a nurse'],
  },
  separator: {
    pattern: /\s{2,}|\s?[|•·◦;\t]\s?|\s[-–—]{1,2}\s|\s?[–—]\s?|:\s/u,
    examples: ['Acme | Engineer', 'Acme – Engineer', 'Acme  Engineer', 'Role: Engineer'],
    counterexamples: ['Acme, Engineer', 'Front-end'],
  },
  comma: {
    pattern: /,\s(?!(?:Ltd|Limited|Inc|LLC|LLP|L\.L\.C|Corp|GmbH|Co|Pvt|PLC|S\.A|AG)(?![\p{L}-]))/u,
    examples: ['Engineer, Acme', 'Acme, Incredible Labs'],
    counterexamples: ['Acme, Inc.', 'Acme, Ltd'],
  },
  inOrAt: {
    pattern: /\s(?:at|@|with|in|for)\s(?=[\p{Lu}\p{N}])/iu,
    examples: ['Engineer at Acme', 'Worked in Acme', 'Engineer @ 3M'],
    counterexamples: ['Engineer Acme', 'at Acme'],
  },
  at: {
    pattern: /\s(?:at|@|with)\s(?=[\p{Lu}\p{N}])/u,
    examples: ['Engineer at Acme', 'Engineer with Acme'],
    counterexamples: ['Engineer in Research', 'at home'],
  },
  note: {
    pattern: /\s?\(([^()]{2,60})\)/gu,
    examples: ['Acme (Pune)', 'Engineer (contract)'],
    counterexamples: ['Acme', 'Acme ()'],
  },
  companyInName: {
    pattern: /(?:university|hospital|bank|center|centre|college|institute|school|agency|hotel|group)/iu,
    examples: ['City Hospital', 'Grand Hotel'],
    counterexamples: ['Acme', 'Sales'],
  },
  legalFormWord: {
    pattern: /^(?:ltd|limited|inc|llc|llp|gmbh|corp|corporation)[.,]?$/iu,
    examples: ['Ltd.', 'Inc', 'GmbH,'],
    counterexamples: ['Include', 'Acme Ltd'],
  },
  notEmployer: {
    pattern: regex('iu')`
      ^(?:
      the|an?|no|not|na|n\/a|none|nil|various|present|current|client|clients|company name.*|
      self|self[ -]employed|freelanc(?:e|er|ing)|
      home|company|employer|
      remote|full[ -]time|part[ -]time|contract|contractor|intern|internship|permanent|temporary|
      duties|responsibilities|roles?|job description|accomplishments|achievements|projects?|
      summary|description|environment|technologies|tools|
      city|state|country|gpa|promoted|hybrid|volunteer|seasonal|
      current project|position|title|skills(?: used)?|
      key .*|main .*|project .*|page.*|domain.*|(?:.*\s)?period|
      duration|dates?|tenure|designation|roles?|location)$
    `,
    examples: ['Self-employed', 'Key achievements', 'Probation period', 'N/A'],
    counterexamples: ['Acme', 'The Home Depot', 'Keystone'],
  },
  /** United, Allied and the like start names. */
  achievement: {
    pattern: regex('u')`
      ^(?!United|Allied|Applied|Associated|Advanced|Integrated|Consolidated|Federated|Unified|Centralized|Shared|Trusted|Inspired)
      (?:\p{Lu}\p{Ll}+ed|Led|Built|Wrote|Made|Ran|Set|Responsible|Managing|Working|Using|Developing|Providing)\s
    `,
    examples: ['Managed teams', 'Led the team', 'Responsible for sales'],
    counterexamples: ['United Airlines', 'Ledger Ltd', 'Applied Materials'],
  },
  /** Terms in brackets, or an unclosed bracket. */
  contractTerms: {
    pattern: regex('iu')`
      \s?\((?:
      [^()]*(?:time|remote|contract|freelance|years?|months?|hybrid|intern|on-?site)[^()]*\)|
      [^()]*$)
    `,
    examples: ['Acme (full-time)', 'Acme (2 years)', 'Acme (Pune'],
    counterexamples: ['Acme (Pune)', 'Acme'],
  },
  seniority: {
    pattern: /^(?:senior|sr|junior|jr|lead|seasonal|temporary|acting|interim|chief)\.?\s/iu,
    examples: ['Senior Engineer', 'Sr. Nurse', 'Acting manager'],
    counterexamples: ['Leadership Labs', 'Engineer'],
  },
  initialsOnly: {
    pattern: /^(?:\p{Lu}{2}|Ltd|Inc|LLC|Pvt|Corp|Limited)\.?$/u,
    examples: ['CA', 'Ltd.', 'Inc'],
    counterexamples: ['IBM', 'Acme Ltd'],
  },
  webDomain: {
    pattern: /^[\p{L}\p{N}-]+\.[\p{L}.-]{2,}$/u,
    examples: ['booking.com', 'del.icio.us'],
    counterexamples: ['Booking', 'a b.com'],
  },
  nameWord: {
    pattern: /^[('"“&+]?(?:[\p{Lu}\p{Lt}\p{Lo}\p{N}]|\p{Ll}\p{Lu})/u,
    examples: ['Acme', 'eBay', '"Acme"', '3M', '公司'],
    counterexamples: ['acme', '-'],
  },
  notInName: {
    pattern: /[!?<>{}=]|https?:|www\.|@/,
    examples: ['ada@example.com', 'www.acme', 'What?'],
    counterexamples: ['Acme & Co', 'AT&T'],
  },
  article: {
    pattern: /^(?:an?|the|as)\s/iu,
    examples: ['An engineer', 'the lead', 'as nurse'],
    counterexamples: ['Analyst', 'assistant'],
  },
  achievementTitle: {
    pattern: /^(?:\p{Lu}\p{Ll}+ed|Oversaw|Led|Won)\s(?:the|an?|in|with|to|and|by|for)\s/u,
    examples: ['Managed the team', 'Led a project'],
    counterexamples: ['Led Engineer', 'Certified Nurse', 'Managed Services Engineer'],
  },
};
export const positionRegex = regexesOf(positionPatterns);

/** "Director, Sales" does not work at Sales. */
export const departmentWords = wordSet(`
  account accounting accounts administration advertising america americas analytics apac application applications
  architecture art asia audit automation
  back banking branch business
  chemical civil cloud communications compliance computer content contract control corporate creative customer
  data department dept design desk development digital division
  east education electrical emea engineering estimation europe events
  fabrication field finance freelance front full-time
  general global grade
  hardware health hr human hybrid
  inc industrial information infrastructure international internship it
  legal level logistics
  maintenance manufacturing marketing mechanical media mobile
  national north nursing
  office on-site onsite operations
  part-time payroll permanent planning platform process procurement product production products program programs
  project projects proposal public purchasing
  quality
  region regional relations remote reports research resources retail
  sales security self-employed service services software south strategy support systems
  tax team technical technology temporary test testing training treasury
  various
  web west wholesale
`);
export const departmentJoins = wordSet('and of the & for');

export const employerJoins = wordSet(`
  of and the for in at on to
  de du la des et
  und von
  y e
  & - + /
`);
