import { regex, regexesOf } from '#readers/patterns';

export const dutyPatterns = {
  opening: {
    pattern: /^(?:[a-z]{3,}ing|[a-z]+) [\p{L}\p{N}]/u,
    examples: ['manage the payroll', 'cooking for 200 guests'],
    counterexamples: ['payroll', '24 hours', 'SAP reports'],
  },
  /** Words before the verb. */
  lead: {
    pattern: regex('i')`
      ^(?:(?:in\sthis\s(?:role|job|position),?\s)?(?:you|the\s(?:candidate|successful\scandidate))
      (?:['’]ll|\s(?:will|shall))\s(?:also\s)?(?!be\b)|to\s)
    `,
    examples: ['You will manage stores', 'To manage stores', "You'll manage stores"],
    counterexamples: ['Manage stores', 'You will be happy', 'Toning hair'],
  },
  /** Words before a noun or an -ing form. */
  charge: {
    pattern: regex('i')`
      ^(?:you(?:['’]ll|\swill|['’]re|\sare)\s)?(?:be\s)?(?:responsible\sfor|in\scharge\sof)\s
    `,
    examples: ['Responsible for the payroll', 'You will be responsible for payroll', 'Be in charge of a shop'],
    counterexamples: ['Take charge of', 'You are responsible'],
  },
  /** Verbs that open a duty. */
  verb: {
    pattern: regex('')`
      ^(?:achieve|administer|advise|analy[sz]e|answer|apply|approve|arrange|assemble|assess|assist|attend|audit|balance|
      book|build|buy|calculate|care|change|check|clean|coach|collect|compile|complete|conduct|configure|control|cook|
      coordinate|counsel|create|cut|debug|define|deliver|deploy|design|develop|diagnose|dispatch|document|draft|draw|drive|
      edit|educate|estimate|evaluate|examine|execute|file|gather|generate|greet|guide|handle|host|identify|
      implement|improve|inspect|install|instruct|integrate|investigate|issue|keep|launch|lay|lead|liaise|load|maintain|
      make|manage|measure|mentor|migrate|mix|monitor|move|negotiate|operate|optimi[sz]e|organi[sz]e|oversee|
      own|pack|perform|pick|plan|prepare|present|process|procure|produce|promote|prototype|provide|purchase|receive|
      reconcile|record|recruit|repair|report|represent|research|resolve|review|run|schedule|secure|sell|serve|
      specify|supervise|support|take|teach|test|track|train|translate|transport|treat|
      troubleshoot|update|validate|verify|visit|wash|weld|welcome|write)$
    `,
    examples: ['manage', 'cook', 'reconcile'],
    counterexamples: ['manages', 'payroll'],
  },
  /** Begins like a verb and is none. */
  topic: {
    pattern: regex('')`
      ^[a-z]+\s(?:management|reviews?|automation|improvements?|planning|control|analysis|analytics|development|engineering|
      design|strateg(?:y|ies)|optimi[sz]ation|processing|support|maintenance)\b
    `,
    examples: ['change management on site', 'code review and testing'],
    counterexamples: ['manage the reviews', 'change dressings'],
  },
  /** A second verb in the third person: "prepares returns and files them". */
  secondVerb: {
    pattern: /(?:,|\band|\bor) \w+s\b/,
    examples: ['prepares returns and files them'],
    counterexamples: ['prepares returns for the office'],
  },
  /** Clauses that a question can do without. */
  tail: {
    pattern: regex('i')`
      (?:,?\s(?:including|such\sas|using|via|through|so\sthat|in\sorder\sto|based\son|as\swell\sas|to\sensure|
      while|which|where|by\s\w+ing|ensuring|
      in\sline\swith|in\saccordance\swith|according\sto)|\s[-–—])\s.*$
    `,
    examples: ['plan events, including the catering', 'plan events by calling people', 'plan events to ensure quality'],
    counterexamples: ['plan events', 'plan events by June'],
  },
  /** True of every job, so that an answer tells nothing. */
  general: {
    pattern: regex('i')`
      \b(?:team\s(?:members?|players?)|other\s(?:duties|tasks)|duties|responsibilit\w+|ad[-\s]hoc|
      as\s(?:assigned|required|needed|directed)|abreast|
      up[-\s]to[-\s]date|best\spractices?|trends?|different\steams?|and\sso\son|working\swith|day[-\s]to[-\s]day)\b
    `,
    examples: ['Mentor team members', 'Keep abreast of new trends', 'Perform other duties'],
    counterexamples: ['Lead a team of six'],
  },
  /** Not to be read out to a candidate. */
  unfit: {
    pattern: regex('i')`
      \b(?:we|us|you|must|should|etc|they|he|she|his|her|i|any\sother)\b|
      \b(?:on|of|to|with|from|for|about)\s(?:them|their)\b|^\S+\s(?:them|their)\b|[:;[\]@/*]|\.\s|,\sthe\b
    `,
    examples: ['Manage what we sell', 'Perform any other task', 'Plan: run events', 'Report on their findings'],
    counterexamples: ['Manage the monthly payroll', 'Assess patients and plan their care'],
  },
};
export const dutyRegex = regexesOf(dutyPatterns);
