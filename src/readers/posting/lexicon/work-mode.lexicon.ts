import { regex, regexesOf, regexPart } from '#readers/patterns';

const few = '(?:[1-4]|one|two|three|four|a couple of|a few)';
const dayCount = regexPart`\b${few}(?: ?[-–/] ?| or | to )?${few}?`;
const fullWeek = '(?:[5-6]|five|six|all)';
const perWeek = regexPart`(?: (?:a|per|in a|each|every|of the) (?:week|month|fortnight)| p ?\/ ?w| ?\/ ?(?:week|month)| weekly)?,?`;
const office = regexPart`(?:the |our |your )?(?:[\p{L}\d'’.-]+ ){0,2}office`;
const job = '(?:role|position|post|job|opportunity|vacancy|opening)';
/** Nothing after it says that it is only a part of the work. */
const notMixed = String.raw`(?!.{0,60}\b(?:remote\w*|home|wfh|hybrid|online|or|field|occasional\w*|sometimes)\b)`;
const weekday = '(?:mon|tue|wed|thu|fri)[a-z]*';
const inAWeek = '(?:,? (?:a|per|in a|each|every|of the)|(?: ?\\/)) ?week\\b';
/** "In our office by the sea in Exeter at least two days a week" */
const officeThenDays = regexPart`
  (?:\b(?:work(?:ing|s)?|be|being|are|based|come|coming|go|going|commut\w+|attend|attending|present|['’]re) |^\W*)
  (?:(?:in|into|at|from|to) )?${office}\b[^.;]{0,40}? (?:at least |around |about |for )?(?:${few} (?:days?|times)|[1-4] ?x|twice)${inAWeek}
`;

/** "You may work remotely up to two days per week" */
const remotelyOnDays = regexPart`\bwork(?:ing)? remotely,? (?:for |on )?(?:up to |at least )?${dayCount} days?${inAWeek}`;

export const workModePatterns = {
  modeLabel: {
    pattern: regex('')`
      ^(?:work|working|job|remote|location|employment|workplace) ?
      (?:mode|model|arrangements?|type|status|setup|set-up|style|option|place type)$|
      ^(?:type of work|workplace|work ?mode|remote|wfh|wfo|job type|job types|mode of work|mode of working|work from home|mode)$
    `,
    examples: ['work mode', 'employment type', 'remote status', 'workplace', 'mode of work', 'mode'],
    counterexamples: ['mode of interview', 'mode of payment', 'work location', 'type of contract'],
  },
  remotelyLabel: {
    pattern: /^\W*(?:work(?:ing)? remotely|remote|remote work)$/,
    examples: ['work remotely', 'remote work', '* working remotely'],
    counterexamples: ['remote team', 'work mode'],
  },
  /** Remote for a while only. It is left out. */
  forNow: {
    pattern: regex('g')`
      \b(?:remote(?:ly)?|wfh|work(?:ing)? from home),? (?:as of now|for now|for the time being|at (?:the moment|present)|
      initially|temporarily)\b
    `,
    examples: ['remote as of now', 'work from home for now', 'wfh initially'],
    counterexamples: ['remote', 'remote from now on', 'remote for a nowhere'],
  },
  /** In a line of its own it is a benefit, as job boards list it: some days, not the mode of the job. */
  homeAlone: {
    pattern: /^\W*work(?:ing)?[- ]from[- ]home\W*$/i,
    examples: ['Work from home', '- Working from home'],
    counterexamples: ['Work from home / Remote', 'Work from home two days a week'],
  },
  /** In the value of a label, the mode that the job has not: "not a WFH job". */
  notMode: {
    pattern:
      /\b(?:no|not|non|without)\b(?: (?:an?|any|the))? (?:remote(?:ly)?|wfh|work(?:ing)?[- ]from[- ]home|home[- ]?(?:based|working))\b/g,
    examples: ['not a wfh job', 'no work from home', 'not remote'],
    counterexamples: ['no travel, remote', 'wfh'],
  },
  /** A label whose value denies it: "WFH: No". */
  remoteLabel: {
    pattern: regex('')`
      ^\W*(?:wfh|work(?:ing)? from home|home[- ]?working|remote work(?:ing)?|remote)
      (?: (?:option|available|allowed|possible|facility))?\??$
    `,
    examples: ['wfh', 'work from home', 'wfh option', 'remote work allowed?'],
    counterexamples: ['work mode', 'wfh allowance'],
  },
  yes: { pattern: /^\W*yes\b/i, examples: ['Yes', '* yes, always'], counterexamples: ['Yesterday', 'No'] },
  no: {
    pattern: /^\W*(?:no|nil|not (?:applicable|possible|available|allowed|permitted|offered)|n\/a)\b/i,
    examples: ['No', '- no', 'Not applicable'],
    counterexamples: ['Not yet', 'Temporarily'],
  },
  /** "If you look for a remote job, please don't apply", "remote or onsite" */
  remoteUnclear: {
    pattern: regex('')`
      \bremote or\b(?<!\beither remote or)|\bor remote\b(?! (?:in|within|across|from)\b)|
      \bremote\b.{0,80}\b(?:don['’]?t|do not|cannot|can['’]?t)\b|
      \b(?:don['’]?t|do not|cannot|can['’]?t)\b.{0,80}\bremote\b
    `,
    examples: ['looking for a remote job, please do not apply', 'remote or onsite', "we can't offer remote work"],
    counterexamples: ['a fully remote position', 'leeds or remote within the uk', 'either remote or from the office'],
  },
  /** Tells people who want remote work not to apply: the job is on site. */
  remoteExcluded: {
    pattern: regex('')`
      \bif (?:you|u)(?:(?: are|['’]re|r)? (?:only )?(?:looking|searching) for| (?:only )?(?:want|need)) (?:an? )?(?:remote|wfh|
      work from home)\b[^.;]{0,30}
      \b(?:don['’]?t|do not) apply\b(?! (?:without|if|unless))
    `,
    examples: ["if you are looking for a remote job, please don't apply", 'if you only want remote work, do not apply'],
    counterexamples: [
      'looking for a remote job? apply',
      "if you don't apply",
      'we are looking for a remote baker. agencies please do not apply',
    ],
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
      \b(?:yoga|pilates|breakfasts?|lunch(?:es)?|fruit|snacks?|coffee|beers?|dogs?|massages?|drinks|parties|meals?|classes|barista)\b
      [^.;,]{0,30} (?:in|at) ${office}\b[^.;]{0,40}|
      \b(?:hybrid|remote|home)[- ]?(?:work(?:ing)?|office)? (?:allowance|budget|stipend|equipment|bonus|subsidy)\b|
      \bremote(?:ly)? (?:work(?:ing)? )?(?:from )?(?:abroad|overseas)\b[^.;]*|
      \bdifferent work(?:ing)? (?:arrangements|patterns|models|options|styles) (?:like|such as|including)\b[^.;]*|
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
      'yoga in our office two days a week',
      'hybrid work allowance',
      'fully remote work from abroad up to 20 days',
      'hybrid working policies',
      'different working arrangements like job sharing and hybrid working',
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
  /** The form asks whether candidates can commute, so "work from home" among the benefits does not mean fully remote. */
  commutes: {
    pattern: /\breliably commute\b|\brelocate before starting\b/i,
    examples: ['Delhi: Reliably commute or planning to relocate before starting work (Required)'],
    counterexamples: ['a reliable commuter', 'commute'],
  },
  temporarily: {
    pattern: /^\W*temporar/i,
    examples: ['Temporarily due to COVID-19'],
    counterexamples: ['No', 'UK only'],
  },
  /** Between the parts of a headline. */
  betweenParts: {
    pattern: /\s?\|\s?|\s(?:[-–—]|[·•]+)\s/,
    examples: ['Leeds | Hybrid', 'Cook — Remote', 'Leeds · permanent'],
    counterexamples: ['Sous-Chef', 'Leeds, hybrid'],
  },
  /** A line that names a town and a mode. Groups: the town, the mode. */
  townAndMode: {
    pattern: /^\W*(\p{Lu}[\p{L} ]{1,30}?)[ ,]{1,2}\(?(hybrid|remote|on-?site|wfo|wfh)\)?\W*$/iu,
    examples: ['Leeds Hybrid', 'Leeds (WFO)', 'Leeds, remote'],
    counterexamples: ['Hybrid', 'Leeds | Hybrid'],
  },
  /** A line above the text: "Remote", "Remote, Yokohama". Group: the mode. */
  modeAlone: {
    pattern: regex('u')`
      ^(?!.*(?:[Rr]emote|[Hh]ybrid|[Ss]ite|[Oo]ffice).*(?:[Rr]emote|[Hh]ybrid|[Ss]ite|[Oo]ffice))\W*(?:[Ff]ully |100% )?
      ([Hh]ybrid|HYBRID|[Rr]emote|REMOTE|[Oo]n-?[Ss]ite)(?:(?:\s?,\s?|\s[–—-]\s?|[–—-]\s)\p{Lu}[^.;:]{1,60})?\W*$
    `,
    examples: ['Remote', 'remote,London, UK', 'Remote- United States', 'Hybrid, Leeds'],
    counterexamples: [
      'Hybrid or Remote',
      'Remote sensing',
      'Remote: yes',
      'Hybrid-cloud engineer',
      'Remote, hybrid or on-site',
      'Remote, but occasionally in Leeds',
    ],
  },
  /** A part of a headline that shows that it is one. */
  besideMode: {
    pattern: regex('i')`
      ^\W*(?:(?:full|part)[- ]time|permanent|contract|temporary|freelance|internship|
      \d+\+? ?(?:[-–] ?\d+ ?)?(?:years?|yrs?|lpa|hours?))\b|
      [£$€₹]\s?\d
    `,
    examples: ['Permanent', 'full-time', '£30,000', 'up to €50k', '5 years'],
    counterexamples: ['Azure', 'AWS'],
  },
  /** A row of tools, of which "Hybrid" may be one, or about a step of the selection. */
  noHeadline: {
    pattern: regex('i')`
      ^\W*(?:[a-z]+ ){0,2}(?:skills?|stack|tools|technolog\w+|environments?|platforms?|cloud)\s?:|
      \b(?:interviews?|onboarding|induction|assessment (?:day|cent(?:re|er)))\b
    `,
    examples: ['Key skills: AWS', 'Tech stack: AWS', 'First interview - remote'],
    counterexamples: ['Location: Exeter', 'Platform engineer'],
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
      \bhybrid\b|\bwf[ho]:? ${few} days?\b|
      ${dayCount} days?${perWeek} (?:remote|wfh|(?:from|at) home|home[- ]working|in(?: the)? office)\b|${officeThenDays}|${remotelyOnDays}|
      \beither remote or (?:work )?from (?:the )?office\b|\bfrom home on any ${dayCount} days?\b
    `,
    examples: [
      'hybrid',
      'work from home on any two days',
      'in the office in leeds, three days a week',
      '3 days hybrid',
      'leeds (2 days remote)',
      'one day a week from home',
      'up to 2 days home working',
      'option to work remotely up to two days per week',
      'either remote or work from office',
    ],
    counterexamples: ['hybrids', '5 days in office', 'work remotely'],
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
      \boffice[- ]based\b|\boffline\b
    `,
    examples: ['onsite', 'offline', 'on-site', 'work from the office', 'in-office', 'in person', 'office based'],
    counterexamples: ['website', 'office'],
  },
};
export const workModeWordRegex = regexesOf(workModeWords);

export const workModeStatements = {
  hybrid: {
    pattern: regex('u')`
      \bhybrid[- ](?:work(?:ing)?|role|position|job|employees?|schedule|office|set-?up|remote|opportunity|contract|basis)\b
      (?! environments?\b)|
      \bhybrid (?:operating |work(?:ing)? )?(?:mode|model)\b|\bhybrid \(office\b|\b(?:partial|partially|partly) remote\b|
      \(hybrid\b|\bhybrid of (?:remote|home|in[- ]office|office)\b|
      \bhybrid\b[ ,:;–-]{1,3}\(?(?:with )?(?:\d (?:days?|x)|${few} days?|${weekday}\b)|
      ${dayCount} days?${perWeek} (?:(?:working|work|flex|based|spent) )?(?:in|at|from) (?:${office}|(?:the|our|your) offices)\b|
      ${remotelyOnDays}|\beither remote or (?:work )?from (?:the )?office\b|
      \b(?:in|at|from) ${office},? (?:for )?(?:at least )?${few} days?\b|${officeThenDays}|
      \bon-?site,? (?:for )?(?:at least )?${few} days?${inAWeek}|
      \bfrom home(?:,| [-–—])? (?:for )?(?:up to |at least |around |about )?${dayCount} days?\b
      (?! (?:a|per|each|in a|every) (?:year|month|quarter)\b)|
      \b(?:from|at) home (?:on )?${weekday}\b|\bfrom home on any ${dayCount} days?\b|\bup to \d0 ?% mobile work|
      ${dayCount} days?${perWeek} (?:of )?tele-?work(?:ing)?\b|
      ${dayCount} days?(?: of)? tele-?work(?:ing)?${inAWeek}|\b(?:at|from) home otherwise\b|
      \b(?:home[- ]office|home[- ]?working|remote work(?:ing)?),? (?:for |on )?(?:up to |at least )?${dayCount} days?${inAWeek}|
      ${dayCount} (?:remote|home[- ]office|work[- ]from[- ]home) days?${inAWeek}|
      \b(?:wf[ho]:? ${few} days?|${few} days? wfo)\b(?! (?:a|per|each) (?:year|month|quarter)\b)|
      (?<!\d)\d0% (?:home[- ]office|remote)\b|
      ${few} days? (?:in (?:the )?)?office,? (?:and |& )?${few}(?: days?)? (?:at |from )?home\b|
      ${few} days? (?:in (?:the )?)?office ?(?:[,/+&;-]|and){1,2} ?${few}(?: days?)? (?:at |from )?(?:home|wfh|remote)\b|
      ${few} days? (?:at |from )?(?:home|wfh|remote) ?(?:[,/+&;-]|and){1,2} ?${few}(?: days?)? (?:in (?:the )?)?office\b|
      \boffice ${few} days?,? (?:and |& |\/ )?home ${few} days?\b|
      \bwork(?:ing)? remotely (?:sometimes|occasionally|part of the (?:time|week)|some of the time|at times|(?:on )?some days)\b|
      \b(?:partly|partially) (?:from home|remote)\b|
      \boffice attendance\W{1,3}(?:of )?${dayCount} days?\b|
      ${dayCount}(?: (?:flex )?days?)?${perWeek} (?:working )?from (?:your )?home\b|
      ${dayCount} (?:flex )?days?${perWeek} (?:[a-z]+ )?at (?:your )?home\b(?! (?:visits?|care))|
      ${dayCount} days?${perWeek} (?:of )?(?:wfh|remote(?:ly)?|home[- ]working|working remotely|work(?:ing)? from home)\b|
      ${dayCount} days?${perWeek} on-?site\b(?! (?:with|at) )|
      \b${weekday}(?: (?:and|&) ${weekday})? (?:at|from) home\b|
      \bnot (?:a )?(?:100%|fully|completely|entirely) remote\b|\bmobile work(?:ing)? (?:max\b|up to|\d|on ${few} days\b)|
      \b\d0% (?:of (?:your|the) time )?(?:in[- ](?:the )?)?office\b|
      \b(?:rest|remainder|others?)(?: of (?:the|your) (?:week|time))? (?:at|from) home\b|\b(?:rest|remainder) (?:remote(?:ly)?|wfh)\b|
      \b${job} is (?:currently |now )?hybrid\b(?! (?:between|of)\b)|\bhybrid is (?:fine|ok(?:ay)?|possible|available|an option)\b|
      \bmix(?:ture)? of (?:[\p{L}-]+ ){0,2}(?:on-campus|campus|office|on-?site|home)(?:[- ]based)? and
      \s(?:[\p{L}-]+ ){0,2}(?:home|remote|office|campus)\b(?! (?:clean|care|visit|deliver))|
      \boffice\b[^.;]{0,40} ${dayCount} days? out of (?:five|5)\b|
      \b(?:split|divide) your (?:time|week) between (?:your )?(?:home and|(?:the|our)[^.;]{0,30} and (?:your )?home)\b|
      \bremote work(?:ing)?\b[^.;]{0,30} up to \d0%|
      (?:^|[.!] )hybrid\W*$|^hybrid[:.,]|(?<=[.!] )hybrid\.
    `,
    examples: [
      'a hybrid role',
      'hybrid model',
      'you may work from home on any two days',
      'up to 40 % mobile working',
      'hybrid operating model',
      'at least one day a week at our offices',
      'option to work remotely up to two days per week',
      'either remote or from the office',
      'hybrid (office and home) working',
      'hybrid, 3 days',
      'hybrid: tues and thurs',
      '2 days a week in the office',
      'one day from home',
      'partly remote',
      'a hybrid of remote and in-office work',
      'wfh 2 days',
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
      'work from home two days a week',
      'from home up to 3 days per week',
      'from home on mondays',
      'at home on mondays',
      '2 days telework a week',
      'we come to the office a couple of days a week',
      'from our office by the sea at least two days a week',
      'on-site three days a week',
      'mobile working on two days',
      'home office up to two days a week',
      'up to 3 remote days a week',
      'two work from home days a week',
      '60% home office',
      'two days office, three days home',
      'at home otherwise',
      '3 days office / 2 days home',
      '2 days home, 3 days office',
      'office 3 days, home 2 days',
      'work remotely sometimes',
      'office attendance: 2 days',
      'come into the office twice a week',
      'the post is hybrid',
      'hybrid is fine',
      'a mix of on-campus and home working',
      'in the office in leeds three days out of five',
      'split your time between home and our office',
      'remote working is possible up to 60%',
      '1 day p/w, rest remote',
    ],
    counterexamples: [
      'hybrid cloud',
      'hybrid working environment',
      'hybrid apps',
      '5 days a week in the office',
      'four days a week in our care home',
      'two days a week at our sister home',
      'two days a week at client offices',
      'work remotely two days a month',
      "4 days a week in the client's home",
      '4 days on site with customers',
      'from home two days a month',
      'a home office with two desks',
      '100% remote',
      'takes letters from our office to the bank two days a week',
      'from home up to 20 days a year',
    ],
  },
  remote: {
    pattern: regex('')`
      (?<!\bnot (?:a )?)\b(?:fully|100%|completely|entirely|permanently|permanent) remote\b|\b100% remotely\b|
      (?<!\b(?:no|not|not a|non) )\bremote (?:position|role|job|opportunity|opening|vacancy|only)\b|
      \bthis (?:is a|role is|position is|job is)(?: fully)? remote\b|
      (?<!\b(?:no|not|not a|non) )\bwork from home (?:job|role|position|opportunity|only)\b|
      (?<!\bnot (?:a )?)\b(?:fully|100%|completely|permanent(?:ly)?) (?:wfh|home[- ]office|work(?:ing)? from home)\b|
      \bwork(?:ing)? remotely from (?:anywhere|home)\b|\blocated remotely\?\W*y(?:es)?\b|
      (?<!\bmay )\bwork(?:ing)? from anywhere\b(?!\W{1,3}(?:for |up to )*(?:\d|one|two|three|four|six|a few|weeks?|polic|scheme))|
      (?<!\bnot (?:a |an )?(?:fully )?)\b(?:fully )?home[- ]based (?:${job}|contract)\b|
      \b${job} is (?:fully |100% )?home[- ]based\b|^home[- ]based(?:\W*$|[,.;:]| with\b)|
      \byou(?:['’]ll| will) (?:be )?work(?:ing)? (?:fully |entirely |full[- ]time |permanently )?(?:from home|remotely)\b
      (?! (?:on|for|up to|at|a|an|one|two|three|some\w*|part|partly|when|whenever|if|once|after|and|or|with|
      alongside|most\w*|occasional\w*|\d)\b)|
      (?<!\bno )\b(?:workstation|work ?station|desk|office|workplace) (?:(?:is |will be )?(?:at|in) your (?:own )?home)\b(?! [a-z])|
      ^\W*(?:(?:you )?(?:must|should|will|need to|be|are) )*(?:(?:be )?(?:able|ability|willing|willingness|capable|comfortable|open)
      \s(?:to|of|in|with)|open to people) work(?:ing)? (?:in an? (?:virtual|remote) environment, work(?:ing)? from home|remotely
      (?=\W*$))\b|
      \bwe(?:['’]re| are)(?: very| fully)? open to (?:people|candidates|applicants|applications from people|those|anyone)
      \sworking remotely\b|
      \b${job} (?:can|could|may) be (?:done|performed|carried out|worked)(?: entirely| fully)?
      \s(?:from (?:your )?home|remotely|from anywhere)\b
      (?! (?:on|for|up to|at|one|two|three|some\w*|part|when|if|once|and|or|with|most\w*|occasional\w*|\d)\b)|
      \b(?:deliver|teach|give|run|provide) (?:[a-z0-9-]+ ){0,3}(?:lessons|tuition|classes|tutoring|sessions) (?:online |remotely )+
      (?=from (?:your )?(?:own )?home\b)|
      \bonline (?:tutor|teacher|instructor)\b[^.]{0,60}\b(?:remotely|from (?:your )?(?:own )?home)\b|
      \(remote\b[^)]{0,30}\)|\bor remote (?:in|within|across|from)\b|
      ^remote\W*$|^work(?:ing)? from home\W*$|\bwork(?:ing)? from home ?/ ?remote\b|\bremote ?\/ ?work(?:ing)? from home\b|
      \b(?:status|considerations) ?: ?work(?:ing)? from home\W*$|\bremote[- ](?:forever|first)\b|
      \bremote in (?:the )?(?:us|usa|uk|eu|india|canada|australia|europe|germany)\b|\bwfh (?:set-?up|with)\b|
      ^remote ?[-–,(] ?(?:us|usa|uk|eu|india|europe|canada|anywhere|worldwide)\b|
      ^remote,? (?:within|from|across|anywhere)\b|(?:^|[.!] )remote \((?!part|optional|\d|some|occasional|option|possible)[a-z, ]{2,60}\)
    `,
    examples: [
      'fully remote',
      'you will be working from home',
      'you will work remotely',
      '100% wfh',
      '100% home office possible',
      'remote, within two hours of cet',
      'a remote position',
      'this role is remote',
      'work from home / remote',
      'remote/work from home',
      'present status: work from home',
      '(remote in india)',
      'remote - us',
      'remote in the us',
      'remote-first',
      'berlin or remote within germany',
      'wfh with monthly visits',
      'located remotely? y',
      'having your workstation at your home',
      'ability to work in a virtual environment, working from home and alone',
      'be able to work remotely',
      'we are open to people working remotely',
      'this role can be done from home after training',
      'online tutor - deliver lessons remotely',
      'a home-based role',
      'you can work from anywhere in the uk',
    ],
    counterexamples: [
      'not a remote position',
      'not 100% remote',
      'remote teams',
      'remote servers',
      'work from anywhere 6 weeks a year',
      'work from anywhere (up to 6 weeks)',
      "you'll work from home on fridays",
      'you will work from home or in the shop',
      'you will work remotely with clients',
      'not a work from home job',
      'remote patients',
      'home-based care',
      'able to work remotely with clients',
      'ability to work independently and remotely',
      'the role can be done from home on fridays',
      'the office in your home town',
    ],
  },
  onsite: {
    pattern: regex('u')`
      \b(?:compulsory |only |strictly |mandatory )?work(?:ing)? from (?:the )?office\b(?! (?:later|once|occasionally))|
      \bon-?site (?:role|position|job|work only|opportunity|only)\b|
      \b(?:this|the|our) ${job} (?:is|will be) (?:fully |100% |strictly )?(?:an )?on-?site\b(?! (?:and|or|support|with|once|\/)\b)|
      \(on-?site\)|
      \bin[- ]office (?:role|position|job|internship|work)\b(?! or\b)|^on-?site in \p{L}|\(in[- ]office\)|
      (?<!\bnot (?:an? )?)\b(?:fully|100%|entirely|wholly) (?:on[- ]?site|in[- ]office|office[- ]based)\b|
      (?<!\bnot an? (?:fully )?)\boffice[- ]based (?:${job}|full[- ]time|only)\b|
      \b${job} (?:is|will be) (?:fully |100% |strictly |mainly )?(?:an )?office[- ]based\b${notMixed}|^office[- ]based\W*$|
      \b${fullWeek}(?: full)? days?${perWeek} (?:(?:working|work|based) )?(?:in|at|from) ${office}\b|
      \b${fullWeek}(?: full)? days?${perWeek} (?:(?:working|work|based|wfo) )?(?:on[- ]?site\b|wfo\b|(?:in|at) (?:the |our )?plant\b)|
      \b(?:in|at|from) ${office},? (?:for )?${fullWeek}(?: full)? days?\b|
      \bbased (?:full[- ]time|permanently) (?:at|in|on) (?:our|the|site)\b|
      \bwork(?:ing)? (?:full[- ]time )?(?:from|at|in|out of) our (?:[\p{L}'’-]+ ){1,3}office\b
      (?!.{0,60}\b(?:remote\w*|home|hybrid|days?|or|occasional\w*|once|when)\b)|
      \b(?:must|have to|has to|required to) work (?:from|at|in) our office\b(?!.{0,60}\b(?:until|then|first)\b)|
      \b(?:able|willing|amenable|available) to (?:work|report) (?:full(?:y|[- ]time)? |100% )?on-?site\b
      (?! (?:at|with) (?:our )?(?:clients?|customers?))|
      (?:\b(?:on-?site|wfo|from office) from day (?:one|1)|\bday (?:one|1) on-?site)\b(?!.{0,60}\b(?:then|until|induction)\b)|
      ^on-?site\W*$|, on-?site\W*$|\bhours are [^.;]{1,40}, in(?: the)? (?:office|studio|shop|store|workshop)\b|
      \bis remote work\b[^?]{0,80}\ballowed\b[^?]{0,40}\?\W{0,3}no\b|\bno (?:remote|work from home|working from home|home[- ]working|wfh)\b|
      \b(?:work(?:ing)? from home|remote work(?:ing)?|home[- ]working|wfh|tele-?work(?:ing)?) (?:is|are) not\b|\bon[- ]?site 100%|
      \b(?:work(?:ing)? from home|remote work(?:ing)?|home[- ]working|wfh)(?: (?:option|facility|job|role))? (?:is not|isn['’]t|not)
      \s(?:allowed|available|possible|offered|permitted|an option)\b|
      \bsite-based ${job}\b|(?:^\W*|, )(?:fully )?(?:site|office)[- ]based(?=\W*$|[:.;,]| (?:in|at) | \()${notMixed}|
      \b${job} is (?:fully |100% )?site[- ]based\b${notMixed}|
      \b(?:this|the|our) ${job} is (?:fully |100% )?in[- ]person\b${notMixed}|\bin[- ]person (?:role|position|job)\b|
      \b(?:you(?:['’]ll| will)? (?:be )?work(?:ing)?|${job}\b[^.;]{0,60} works) on[- ]?site(?=\W*$|[.,;(])${notMixed}|
      \bwe (?:all )?work in[- ]person\b${notMixed}|\bin[- ]person,? ${fullWeek} days\b|\b${fullWeek} days?${perWeek} in[- ]person\b|
      \b${job} is (?:laboratory|lab|school|campus|workshop|depot|studio)[- ]based\b${notMixed}|
\bwfo only\b|\blocated remotely\?\W*no?\b|
      \b(?:don['’]?t|do not|cannot|can['’]?t) (?:do|offer|allow) (?:any )?(?:work(?:ing)? from home|home[- ]working|remote work\w*|wfh)\b|
      \bnot (?:a )?(?:remote|work from home|wfh) (?:role|position|job)\b|\bon-?site,? (?:for )?${fullWeek} days?${inAWeek}|
      \b(?:you|role|job)(?:['’]re|['’]ll be| are| is| will be) (?:in|at) ${office},? (?:from )?mon(?:day)?s? ?(?:to|-|–) ?fri
    `,
    examples: [
      'this is in office work',
      'is remote work allowed for this position?: no',
      'home working isn’t possible',
      'in person 5 days',
      'the post is laboratory-based',
      'onsite in leeds',
      'work from office',
      'the job is on-site in leeds',
      'an on-site role',
      'no work from home',
      'not a remote job',
      'not a work from home job',
      'on-site five days a week',
      'you are in the office monday to friday',
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
      'you must work from our office',
      'on-site from day one',
      'working from home is not available',
      'wfo only',
      'located remotely?n',
      "we don't do working from home",
      'telework is not available',
      'work from home not allowed',
      'wfh option not available',
      'on site 100%',
      'a site-based role',
      'site based: leeds',
      'office-based in leeds',
      'nine to five, office-based',
      'the position is site based',
      'you will be working on site',
      'this position is in person',
      'an in-person role',
      'from eight to four, office based, and overtime',
      'the position reports to the head baker and works on-site',
      'you will work on site',
      'we work in person',
      'hours are nine to five, in studio',
    ],
    counterexamples: [
      'work from the office once',
      'on-site support',
      'the role is on-site or remote',
      'onsite visits',
      'office-based team',
      'office-based, with a day at home',
      'the role is office-based, home on fridays',
      'the interview is in person',
      'you will work on site with clients',
      'bakers who work on site, at events',
      'we work in person or by phone',
      'a role that requires people to work onsite.',
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
    (?:[([|,–—/-] ?|\bor )(?:fully |100% )?${mode}(?: ?[([)\]|,–—-]| only|
    \s(?:(?:in|within|from|or)\b|(?:uk|usa?|eu|europe|emea|apac|latam|india|ireland|canada|australia|worldwide)(?=\W*$| ?[,)|–-]))| ?$)|
    [([]${mode}\b[^)\]]{0,30}[)\]]|
    ^(?:fully |100% )?${mode}(?: ?[|–—:]| -)\s
  `;

export const workModeTitles = {
  hybrid: {
    pattern: inTitle('hybrid'),
    examples: ['engineer (hybrid)', 'engineer, hybrid', 'engineer - hybrid, leeds', 'hybrid | engineer'],
    counterexamples: ['hybrid engineer', 'engineer, hybrid cloud'],
  },
  remote: {
    pattern: inTitle('(?:remote|home office|wfh|work(?:ing)?[- ]from[- ]home|home[- ]based)'),
    examples: [
      'engineer - fully remote',
      '[remote us] engineer',
      'engineer, remote only',
      'engineer, pune or remote (india)',
      'engineer - berlin or home office',
      'engineer - remote uk',
      'engineer (wfh)',
      'work from home - engineer',
    ],
    counterexamples: ['remote sensing engineer', 'engineer / remote sites', 'manager - remote us sites'],
  },
  onsite: {
    pattern: inTitle('(?:on-?site|wfo|work from office|office[- ]based)'),
    examples: ['engineer (on-site)', 'engineer | onsite', 'engineer - wfo'],
    counterexamples: ['on-site engineer'],
  },
};
export const workModeTitleRegex = regexesOf(workModeTitles);

const place = String.raw`\p{L}+(?:[ ,/]{1,2}\p{L}+){0,4}`;

/** Parts of a headline: "Exeter | Permanent | Hybrid (two days)". */
export const workModeParts = {
  hybrid: {
    pattern: regex('u')`
      ^\W*hybrid(?: (?:work(?:ing)?|role|job|position|model))?
      (?:,? ?\(?(?:${few}|${weekday})\b.{0,40}| ?\([^()]{0,60}\)|(?:,| in) ${place})?\W*$|^\W*(?:hybrid ?\/ ?remote|remote ?\/ ?hybrid)\W*$
    `,
    examples: [
      'hybrid',
      'hybrid working',
      'hybrid (2 days per week)',
      'hybrid, 3 days',
      'hybrid, leeds',
      'hybrid/remote',
      '📍 hybrid in leeds',
    ],
    counterexamples: ['hybrids', 'hybrid cloud', 'not hybrid'],
  },
  remote: {
    pattern: regex('u')`
      ^\W*(?:fully |100% )?remote(?: (?:work(?:ing)?|role|job|position|only|first))?
      (?: ?\([^()]{0,60}\)|,? (?:in|within|from|across) (?:the )?${place}|, ${place})?\W*$|
      ^\W*(?:wfh|work(?:ing)? from home|home[- ]based)(?: ?\([^()]{0,60}\))?\W*$
    `,
    examples: ['remote', 'fully remote', 'remote (canada)', 'remote from poland', 'work from home'],
    counterexamples: ['remote hands', 'remote sensing', 'work from home allowance'],
  },
  onsite: {
    pattern: regex('')`
      ^\W*(?:fully |100% )?(?:on-?site|wfo|work from office|in[- ]office|office[- ]based)(?: (?:role|job|position|only))?
      (?: ?\([^()]{0,60}\))?\W*$
    `,
    examples: ['on-site', 'fully onsite', 'wfo (5 days)'],
    counterexamples: ['on-site support', 'website'],
  },
};
export const workModePartRegex = regexesOf(workModeParts);
