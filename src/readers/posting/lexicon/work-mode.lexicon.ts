import { regex, regexesOf, regexPart } from '#readers/patterns';

const few = '(?:[1-4]|one|two|three|four)';
const dayCount = regexPart`\b${few}(?: ?[-–/] ?| or | to )?${few}?`;
const fullWeek = '(?:[5-6]|five|six|all)';
const perWeek = regexPart`(?: (?:a|per|in a|each|every|of the) (?:week|month|fortnight)| ?\/ ?(?:week|month)| weekly)?,?`;
const office = regexPart`(?:the |our |your )?(?:[\p{L}\d'’.-]+ ){0,2}office`;
const job = '(?:role|position|post|job|opportunity|vacancy|opening)';
const weekday = '(?:mon|tue|wed|thu|fri)[a-z]*';

export const workModePatterns = {
  modeLabel: {
    pattern: regex('')`
      ^(?:work|working|job|remote|location|employment|workplace) ?
      (?:mode|model|arrangements?|type|status|setup|set-up|style|option|place type)$|
      ^(?:type of work|workplace|work ?mode|remote|wfh|wfo|job type|job types|mode of work|mode of working|work from home)$
    `,
    examples: ['work mode', 'employment type', 'remote status', 'workplace', 'mode of work'],
    counterexamples: ['mode', 'work location', 'type of contract'],
  },
  remotelyLabel: {
    pattern: /^\W*(?:work(?:ing)? remotely|remote|remote work)$/,
    examples: ['work remotely', 'remote work', '* working remotely'],
    counterexamples: ['remote team', 'work mode'],
  },
  yes: { pattern: /^\W*yes\b/i, examples: ['Yes', '* yes, always'], counterexamples: ['Yesterday', 'No'] },
  no: { pattern: /^\W*no\b/i, examples: ['No', '- no'], counterexamples: ['Not yet', 'Temporarily'] },
  /** "If you look for a remote job, please don't apply", "either remote or from the office" */
  remoteDenied: {
    pattern: regex('')`
      \bremote or\b|\bor remote\b(?! (?:in|within|across|from)\b)|
      \bremote\b.{0,80}\b(?:don['’]?t|do not|cannot|can['’]?t)\b|
      \b(?:don['’]?t|do not|cannot|can['’]?t)\b.{0,80}\bremote\b
    `,
    examples: ['looking for a remote job, please do not apply', 'remote or onsite', "we can't offer remote work"],
    counterexamples: ['a fully remote position', 'leeds or remote within the uk'],
  },
  /** What is remote, hybrid or on site, but not the job. It is left out. */
  ofOthers: {
    pattern: regex('gu')`
      \b(?:interviews?|assessments?|onboarding|induction|training|meetings?|process|platform|monitoring|customers?|clients?|
      companies|businesses|firms|users)(?: (?:is|are|was|were|will be|can be|that|who|which|to|go|goes|went|have|gone|all|both|now)){0,4}
      \s(?:conducted |held |done )?(?:fully |100% |entirely |completely )?(?:remote(?:ly)?|hybrid|on-?site|on site|in[- ]person)\b|
      \b(?:fully |100% |entirely |completely )?remote (?:area|monitoring|platform|access|support|control|interview|onboarding|
      customers?|clients?|sites?|communit|locations?|clinics?|sensing|desktop|hands|servers?|devices?|users?|patients?|learning|fill)\w*|
      \b(?:recruit|fill|sourc|plac|headhunt)\w* (?:for |of |into )?(?:[\p{L}'’-]+ ){0,3}?(?:fully )?
      (?:remote|hybrid|on-?site) (?:roles|positions|jobs)|
      \b(?:parking|gym|canteen|restaurant|nursery|cr[eè]che|caf[eé]|accommodation)(?: is)?(?: available)? on[- ]?site\b|
      \bon-?site (?:parking|gym|canteen|restaurant|nursery|cr[eè]che|caf[eé])\b|
      \bhybrid[- ](?:work(?:ing)? )?(?:policies|cloud|vehicles?|cars?|engines?|powertrains?|apps?|mobile|infrastructure|integrations?|
      environments?|events?|networks?|power|it|identit\w+|solutions?)\b|
      \b(?:advis|guid|consult|implement|draft|writ|review)\w* (?:[\p{L}'’-]+ ){0,5}hybrid work(?:ing)? policy\b|
      \bhybrid ${job} (?:combining|blending|mixing|between|across|spanning|(?:that|which) (?:combines|blends|mixes|spans))\b|
      \bremote ${job} (?:fill|advert|board|seeker)\w*|
      \bremote ${job} in the (?:[\p{L}'’-]+ )?(?:highlands?|islands?|outback|kimberley|pilbara|
      hebrides|mountains?|bush|territor\w+|valley|far north)\b
    `,
    examples: [
      'interviews are fully remote',
      'companies that went fully remote',
      'a fully remote monitoring platform',
      'fill remote positions',
      'parking on site',
      'hybrid cloud',
      'hybrid working policies',
      'a hybrid role combining care and teaching',
      'a remote position in the outback',
    ],
    counterexamples: [
      'this role is fully remote',
      'a hybrid role',
      'our hybrid working policy',
      'remote position in the us',
    ],
  },
  /** "One day from home after probation": not from the start. */
  afterProbation: {
    pattern: regex('g')`
      (?:\b(?:work(?:ing)? )?(?:\d|one|two|three) (?:days?|mornings?)[^.;,]{0,40})?
      \b(?:after|following|on passing|once you (?:pass|have passed))(?: (?:a|the|your|successful))? (?:\w+ )?probation[^.;]*
    `,
    examples: ['one day from home after probation', 'after probation you may work from home'],
    counterexamples: ['one day from home', 'a probation of three months'],
  },
  /** Work at other people's homes: a day at the office is no office job then. */
  visits: {
    pattern: regex('')`
      \b(?:visit\w*|care for|caring for)\b.{0,40}\b(?:at home|(?:own|their) homes?)\b|
      \bhome visits?\b|\blive-in\b|
      \b(?:clients?|patients?|customers?|residents?|service users?)['’]?s?['’]? (?:own )?homes?\b
    `,
    examples: ['visit clients in their own homes', 'patients at their home visits', 'in the client’s home'],
    counterexamples: ['work from home', 'visit our office'],
  },
  /** Engines, of which "Hybrid" is one in a list. */
  engine: {
    pattern: /^\W*(?:petrol|diesel|electric|ev|gasoline|hydrogen|public|private|cloud|on-premises?)\W*$/i,
    examples: ['Petrol', 'Diesel,', 'electric'],
    counterexamples: ['Electric vehicles are our passion', 'Remote'],
  },
};
export const workModeRegex = regexesOf(workModePatterns);

export const workModeWords = {
  hybrid: {
    pattern: regex('')`
      \bhybrid\b|${dayCount} days?${perWeek} (?:remote|wfh|(?:from|at) home|in(?: the)? office)\b
    `,
    examples: ['hybrid', '3 days hybrid', 'leeds (2 days remote)', 'one day a week from home'],
    counterexamples: ['hybrids', '5 days in office'],
  },
  remote: {
    pattern: regex('')`
      \b(?:fully )?remote\b|\bwork(?:ing)? from home\b|\bwfh\b|\btelecommut|\bwork from anywhere\b|\bhome[- ]based\b
    `,
    examples: ['fully remote', 'working from home', 'wfh', 'telecommuting', 'home-based'],
    counterexamples: ['remotely', 'home'],
  },
  onsite: {
    pattern: regex('')`
      \bon-?site\b|\bon site\b|\bwork(?:ing)? from (?:the )?office\b|\bwfo\b|\bin[- ](?:the )?office\b|\bin[- ]person\b|
      \boffice[- ]based\b
    `,
    examples: ['onsite', 'on-site', 'work from the office', 'in-office', 'in person', 'office based'],
    counterexamples: ['website', 'office'],
  },
};
export const workModeWordRegex = regexesOf(workModeWords);

export const workModeStatements = {
  hybrid: {
    pattern: regex('u')`
      \bhybrid[- ](?:work(?:ing)?|role|position|job|employees?|schedule|office|set-?up|remote|opportunity|contract|basis)\b
      (?! environments?\b)|
      \bhybrid (?:mode|model)\b|
      \(hybrid\b|
      \bhybrid\b[ ,:;–-]{1,3}\(?(?:with )?(?:\d (?:days?|x)|${few} days?|${weekday}\b)|
      ${dayCount} days?${perWeek} (?:(?:working|work|flex|based|spent) )?(?:in|at|from) ${office}\b|
      \b(?:in|at|from) ${office},? (?:for )?(?:at least )?${few} days?\b|
      ${dayCount}(?: (?:flex )?days?)?${perWeek} (?:working )?from (?:your )?home\b|
      ${dayCount} (?:flex )?days?${perWeek} (?:[a-z]+ )?at (?:your )?home\b(?! (?:visits?|care))|
      ${dayCount} days?${perWeek} (?:of )?(?:wfh|remote(?:ly)?|home[- ]working|working remotely|work(?:ing)? from home)\b|
      ${dayCount} days?${perWeek} on-?site\b(?! (?:with|at) )|
      \b${weekday}(?: (?:and|&) ${weekday})? (?:at|from) home\b|
      \bnot (?:a )?(?:100%|fully|completely|entirely) remote\b|\bmobile work(?:ing)? (?:max\b|up to|\d)|
      \b\d0% (?:of (?:your|the) time )?(?:in[- ](?:the )?)?office\b|
      \b(?:rest|remainder|others?)(?: of (?:the|your) (?:week|time))? (?:at|from) home\b|
      ^hybrid\W*$|^hybrid[:.,]|[·|•] hybrid(?: ?[(\[·|•,]|$)
    `,
    examples: [
      'a hybrid role',
      'hybrid model',
      'hybrid, 3 days',
      'hybrid: tues and thurs',
      '2 days a week in the office',
      'one day from home',
      'in the office three days a week',
      'two days a week in our leeds office, the rest from home',
      'two in the shop, two from home',
      '1 day wfh',
      'mondays and fridays from home',
      '3 days a week onsite',
      'not 100% remote',
      'mobile working up to 50%',
      '60% office attendance',
      'hybrid',
      'munich · hybrid (lab)',
    ],
    counterexamples: [
      'hybrid cloud',
      'hybrid working environment',
      'hybrid apps',
      '5 days a week in the office',
      'four days a week in our care home',
      'two days a week at our sister home',
      "4 days a week in the client's home",
      '4 days on site with customers',
    ],
  },
  remote: {
    pattern: regex('')`
      (?<!\bnot (?:a )?)\b(?:fully|100%|completely|entirely|permanently|permanent) remote\b|
      (?<!\b(?:no|not|not a|non) )\bremote (?:position|role|job|opportunity|opening|vacancy|only)\b|
      \bthis (?:is a|role is|position is|job is)(?: fully)? remote\b|
      \bwork from home (?:job|role|position|opportunity|only)\b|
      \bpermanent work from home\b|
      \bwork(?:ing)? remotely from (?:anywhere|home)\b|
      (?<!\bmay )\bwork(?:ing)? from anywhere\b(?! (?:for |up to )?(?:\d|one|two|three|four|six|a few|weeks?|polic|scheme))|
      (?<!\bnot (?:a |an )?(?:fully )?)\b(?:fully )?home[- ]based (?:${job}|contract)\b|
      \b${job} is (?:fully |100% )?home[- ]based\b|^home[- ]based(?:\W*$|[,.;:]| with\b)|
      \(remote\b[^)]{0,30}\)|\bor remote (?:in|within|across|from)\b|
      ^remote\W*$|^work(?:ing)? from home\W*$|\bremote[- ](?:forever|first)\b|
      \bremote in (?:the )?(?:us|usa|uk|eu|india|canada|australia|europe|germany)\b|\bwfh (?:set-?up|with)\b|
      ^remote ?[-–,(] ?(?:us|usa|uk|eu|india|europe|canada|anywhere|worldwide)\b
    `,
    examples: [
      'fully remote',
      'a remote position',
      'this role is remote',
      '(remote in india)',
      'remote - us',
      'remote in the us',
      'remote-first',
      'berlin or remote within germany',
      'wfh with monthly visits',
      'a home-based role',
      'you can work from anywhere in the uk',
    ],
    counterexamples: [
      'not a remote position',
      'not 100% remote',
      'remote teams',
      'remote servers',
      'work from anywhere 6 weeks a year',
      'home-based care',
    ],
  },
  onsite: {
    pattern: regex('u')`
      \b(?:compulsory |only |strictly |mandatory )?work(?:ing)? from (?:the )?office\b(?! (?:later|once|occasionally))|
      \bon-?site (?:role|position|job|work only|opportunity|only)\b|
      \bthis (?:position|role|job) is (?:fully |100% )?(?:an )?on-?site\b|
      \(on-?site\)|
      \bin[- ]office (?:role|position|job|internship)\b|\(in[- ]office\)|
      (?<!\bnot (?:an? )?)\b(?:fully|100%|entirely|wholly) (?:on[- ]?site|in[- ]office|office[- ]based)\b|
      (?<!\bnot an? (?:fully )?)\boffice[- ]based (?:${job}|full[- ]time|only)\b|
      \b${job} (?:is|will be) (?:fully |100% |strictly |mainly )?(?:an )?office[- ]based\b|^office[- ]based\W*$|
      \b${fullWeek}(?: full)? days?${perWeek} (?:(?:working|work|based) )?(?:in|at|from) ${office}\b|
      \b${fullWeek}(?: full)? days?${perWeek} (?:(?:working|work|based|wfo) )?(?:on[- ]?site\b|wfo\b|(?:in|at) (?:the |our )?plant\b)|
      \b(?:in|at|from) ${office},? (?:for )?${fullWeek}(?: full)? days?\b|
      \bbased (?:full[- ]time|permanently) (?:at|in|on) (?:our|the|site)\b|
      \bwork(?:ing)? (?:full[- ]time )?(?:from|at|in|out of) our (?:[\p{L}'’-]+ ){1,3}office\b
      (?!.{0,60}\b(?:remote\w*|home|hybrid|days?|or|occasional\w*|once|when)\b)|
      \bable to work on-?site\b|
      ^on-?site\W*$|, on-?site\W*$|\bhours are [^.;]{1,40}, in(?: the)? office\b|
      \bno (?:remote|work from home|working from home|home[- ]working|wfh)\b|
      \b(?:work(?:ing)? from home|remote work(?:ing)?|home[- ]working|wfh) (?:is|are) not\b|
      \bnot (?:a )?remote (?:role|position|job)\b
    `,
    examples: [
      'work from office',
      'an on-site role',
      'no work from home',
      'not a remote job',
      'night shifts, onsite',
      'this is an office-based role',
      'fully on-site',
      '5 days a week in the office',
      'five days a week on site',
      'in the office 5 days',
      '5 days wfo',
      '6 days working in plant',
      'based full time at our plant',
      "you'll work from our london office",
      'working from home is not available',
    ],
    counterexamples: [
      'work from the office once',
      'on-site support',
      'onsite visits',
      'office-based team',
      '2 days in the office',
      'work from our london office or from home',
    ],
  },
};
export const workModeStatementRegex = regexesOf(workModeStatements);

export const workModeHashtags = {
  remote: { pattern: /#li-?remote\b/, examples: ['#li-remote', '#liremote'], counterexamples: ['remote'] },
  hybrid: { pattern: /#li-?hybrid\b/, examples: ['#li-hybrid'], counterexamples: ['#hybrid'] },
  onsite: { pattern: /#li-?on-?site\b/, examples: ['#li-onsite', '#li-on-site'], counterexamples: ['#li-site'] },
};
export const workModeHashtagRegex = regexesOf(workModeHashtags);

const inTitle = (mode: string): RegExp =>
  regex('')`
    (?:[([|,–—/-] ?|\bor )(?:fully |100% )?${mode}(?: ?[([)\]|,–—-]| only| (?:in|within|from|or)\b| ?$)|
    [([]${mode}\b[^)\]]{0,30}[)\]]
  `;

export const workModeTitles = {
  hybrid: {
    pattern: inTitle('hybrid'),
    examples: ['engineer (hybrid)', 'engineer, hybrid', 'engineer - hybrid, leeds'],
    counterexamples: ['hybrid engineer', 'engineer, hybrid cloud'],
  },
  remote: {
    pattern: inTitle('(?:remote|home office)'),
    examples: [
      'engineer - fully remote',
      '[remote us] engineer',
      'engineer, remote only',
      'engineer, pune or remote (india)',
      'engineer - berlin or home office',
    ],
    counterexamples: ['remote sensing engineer', 'engineer / remote sites'],
  },
  onsite: {
    pattern: inTitle('on-?site'),
    examples: ['engineer (on-site)', 'engineer | onsite'],
    counterexamples: ['on-site engineer'],
  },
};
export const workModeTitleRegex = regexesOf(workModeTitles);
