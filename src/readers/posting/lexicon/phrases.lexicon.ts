import { regex, regexesOf, wordSet } from '#readers/patterns';

export const phrasePatterns = {
  word: {
    pattern: /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}+#'’.&-]*[\p{L}\p{N}+#])?/gu,
    examples: ['Java', 'C++', 'self-service', 'Node.js'],
    counterexamples: [' ', '- '],
  },
  /** Capital letters or digits within: DMZ, IntSights, P2P. Names that end in a year are campaigns. */
  abbreviation: {
    pattern: regex('u')`
      ^(?!.{3,}20[12]\d$)(?:\p{Lu}[\p{Lu}\p{N}&+#-]{2,5}s?|(?:\p{Lu}\p{L}*\p{Ll}|\p{Ll}{1,2})\p{Lu}[\p{L}\p{N}]*|\p{Ll}{3,5}\p{Lu}|
      (?=.*\p{Lu})(?=.*\d)[\p{L}\d-]{2,10})$
    `,
    examples: ['DMZ', 'IntSights', 'dApps', 'P2P', 'POCs', 'ISO9001', 'memoQ'],
    counterexamples: ['Java', 'welding', '2020', 'REGULATIONS', 'skillsGraphic', 'Fair2024'],
  },
  /** Two words without the space between them, the first one short. */
  glued: {
    pattern: /^\p{Ll}{2,}\p{Lu}\p{Ll}|\p{Ll}{3}\.\p{Lu}\p{Ll}/u,
    examples: ['orTwo', 'years.Who'],
    counterexamples: ['iOS', 'IntSights', 'java'],
  },
  /** "isn't", "you've", but not "bachelor's" */
  contraction: {
    pattern: /['’](?:t|ve|d|ll|re|m)$|^(?:it|that|what|there|who|here|let|he|she)['’]s$/i,
    examples: ["isn't", 'you’ve', "we'd", "it's"],
    counterexamples: ["bachelor's", 'Pint'],
  },
  /** Time zones and levels of languages, which follow names. */
  measure: {
    pattern: regex('i')`
      ^(?:(?:utc|gmt|cet|cest|eet|eest|bst|aest|aedt|nzst|pdt|edt|cdt|sgt|pht)(?:[+-]\d{1,2})?|[abc][12][+-]|
      \d+(?:gb|mb|tb|kb|mbps|gbps|ghz|mhz)|\d+(?:-\d+)?\+?(?:years?|yrs?|months?))$
    `,
    examples: ['UTC-3', 'CET', 'B2+', '8GB', '2-4Yrs'],
    counterexamples: ['C++', 'UTCD', 'B2B'],
  },
  /** Parts of an address. */
  address: {
    pattern: regex('iu')`
      ^(?:suite|ste|floor|unit|plot|sector|block|flat|building) \d|^\p{Lu}{2} \d{5}$|\b(?:town|city) cent(?:re|er)$|
      \b[a-z]{1,2}\d[\da-z]? \d[a-z]{2}\b|\S{32}
    `,
    examples: ['Suite 200', 'TX 75024', 'Sector 62', 'Wigan town centre', 'Bury BL9 0EJ', `tag ${'RMjQ'.repeat(8)}`],
    counterexamples: ['Unit testing', 'ISO 9001', 'call centre'],
  },
  employerExperience: {
    pattern: /^nhs experience\b/i,
    examples: ['NHS experience'],
    counterexamples: ['NHS', 'NHS pay'],
  },
  /** Of health services and their values ("NHS Trusts", "the highest quality care"), notices about equality, and days. */
  ofEmployer: {
    pattern: regex('i')`
      ^nhs (?!digital|spine|payroll|experience)|^nhs$|^trust (?:polic|value|board|site|premis)\w*$|
      ^(?:(?:high|good|best|possible|safe|quality|exceptional|compassionate|excellent|person['’]s) )+(?:care|services?)$|
      ^(?:high|highest|exceptional|excellent) standards$|\b(?:sexual|ethnic) (?:identity|orientation|origin)$|
      \bwebsite['’]s\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day$
    `,
    examples: ['NHS Trusts', 'NHS', 'quality care', 'sexual orientation', 'AfternoonTuesday'],
    counterexamples: ['NHS Digital', 'wound care', 'trusts', 'care standards', 'trust law', 'quality standards'],
  },
  /** Above a table. */
  tableHeading: {
    pattern: /^(?:skills?|competency) matrix$/i,
    examples: ['Skill Matrix', 'skills matrix'],
    counterexamples: ['traceability matrix'],
  },
  /** Its examples are the skills. */
  kindAlone: {
    pattern: regex('i')`
      ^(?:[\w-]+ )?(?:programming|coding|scripting) languages?$|^(?:second|third|foreign|another|other|additional)(?: \w+)? languages?$
    `,
    examples: ['programming languages', 'modern programming language', 'second European language'],
    counterexamples: ['query languages', 'English language'],
  },
  /** It says how: "quickly grasp". */
  adverb: {
    pattern: /^(?!(?:supp|rep|fami|assemb|anoma|monopo)ly$)[a-z]{3,}ly$/,
    examples: ['quickly', 'highly'],
    counterexamples: ['assembly', 'supply', 'poly'],
  },
  /** Short names of modules stand in the text. */
  modules: {
    pattern: /\b\p{Lu}{2,4} [Mm]odules?\b/u,
    examples: ['SD and MM modules', 'FICO Module'],
    counterexamples: ['native modules', 'Qt modules', 'MM modular'],
  },
  /** The last word of the name of a law. */
  law: {
    pattern: /(?:\bAct|\bProcedure Rules|\bRegs)$/,
    examples: ['Safety Act', 'Civil Procedure Rules', 'Building Regs'],
    counterexamples: ['act', 'Action', 'Business Rules'],
  },
  /** After a word that only begins the name of a law: "Construction" before " Act". */
  lawAfter: {
    pattern: /^(?: \p{Lu}\p{L}+)? Act\b(?! as\b)/u,
    examples: [' Act', ' Safety Act 2022'],
    counterexamples: [' act', ' Action', ', Act', ' Act as'],
  },
  /** A verb follows: "to process data" */
  beforeInfinitive: {
    pattern: regex(
      'i',
    )`(?<!\b(?:exposure|related|access|due|applied|limited|approach|addition|similar|dedicated|respect|regard|
      according|applicable|relating|pertaining|committed|commitment|used|front|end|business|peer|up|adher\w+|introduc\w+|transition\w*))
      \sto\s$`,
    examples: ['Ability to ', 'queries to '],
    counterexamples: ['exposure to ', 'with ', 'related to '],
  },
  road: { pattern: /^[AM]\d{1,3}$/, examples: ['M5', 'A38'], counterexamples: ['M365b', 'S3'] },
  beforeRoad: { pattern: /\b(?:the|off)\s$/i, examples: ['down on the '], counterexamples: ['with ', 'on '] },
  /** Before a reference number. */
  beforeReference: {
    pattern: /\b(?:quot(?:e|ing)|ref(?:erence)?|job|vacancy|req(?:uisition)?)\b(?: ?(?:id|no|number|code))?[\s.:#]*$/i,
    examples: ['Please apply, quoting ', 'Ref: ', 'Job ID: '],
    counterexamples: ['reference architecture ', 'experience with '],
  },
  /** What a system does for its users. The trade of catering is a skill. */
  catersFor: {
    pattern:
      /^catering (?:(?:to|for) )?(?:at least|more than|over|up to|[>\d]|(?:[\w-]+ ){0,2}(?:users|visitors|customers)\b)/i,
    examples: ['catering to users', 'catering for a million visitors', 'catering at least 10'],
    counterexamples: ['catering for weddings', 'catering management'],
  },
  /** "P35,000" is an amount. */
  amount: { pattern: /^P\d{1,3},\d{3}/, examples: ['P35,000-45,000'], counterexamples: ['P35, P45', 'P2P'] },
  beforeTown: {
    pattern: /\b(?:in|of|around|near|across|from|to)\s(?:\p{Lu}[\p{L}-]+(?:, | or | and |\/))?$/iu,
    examples: ['based in ', 'north of '],
    counterexamples: ['Trane, ', 'with '],
  },
  /** The town before a town: "Bengaluru / Pune". */
  townBefore: {
    pattern: /(\p{Lu}\p{L}+)\s*(?:\/|\||&|\bor\b|\band\b)\s*$/u,
    examples: ['Bengaluru / ', 'Delhi or '],
    counterexamples: ['Bengaluru, ', 'java / '],
  },
  /** A name before ", Texas". */
  nextPlace: {
    pattern: /^, (\p{Lu}[\p{L}.]*(?: (?:and |of )?\p{Lu}[\p{L}.]*)*)(?=\s*(?:[,.;()|]|$))/u,
    examples: [', Texas', ', West Bengal.'],
    counterexamples: [', texas', ' Texas'],
  },
  /** Before a verb: "you have", "you've". */
  beforeParticiple: {
    pattern: /(?:\b(?:have|has)|['’]ve)\s(?:\w+ly )?$/i,
    examples: ['have ', "you've ", 'have recently '],
    counterexamples: ['with ', 'behave '],
  },
  participle: {
    pattern: regex('i')`
      ^(?:shipped|built|given|written|led|run|done|worked|delivered|launched|deployed|maintained|implemented|made|seen|used|taught|
      held|spent|taken|owned|scaled|completed|sold|grown|handled|contributed|created)$
    `,
    examples: ['shipped', 'built', 'Led'],
    counterexamples: ['embedded', 'distributed', 'shipping'],
  },
  /** "beekeeping experience" names what somebody has done. */
  doneBefore: {
    pattern: /^(?:exp(?:erience)?|skills?|knowledge)$/i,
    examples: ['experience', 'skills'],
    counterexamples: ['software', 'skilled'],
  },
  /** What somebody has of a field: "geospatial experience" */
  haveable: {
    pattern:
      /^(?:experience|exp|knowledge|exposure|training|background|certifi\w+|licen[cs]\w+|awareness|understanding)$/i,
    examples: ['experience', 'certification', 'exposure'],
    counterexamples: ['tools', 'experienced'],
  },
  /** "operating services" is a duty, "operating systems" a field. */
  operated: {
    pattern: /^(?!systems?$|rooms?$|theat(?:re|er)s?$|tables?$|procedures?$|leases?$|models?$|budgets?$|cost)/i,
    examples: ['services', 'machines'],
    counterexamples: ['systems', 'room', 'theatre'],
  },
  /** A person, or a certificate of a body, with a note in brackets. */
  credential: {
    pattern: /\b(?:registered|certified|chartered|qualified|licen[sc]ed)\b|^(?:bls|acls|pals|cpr|nrp|atls|als|ils)$/i,
    examples: ['Registered Nurse', 'BLS'],
    counterexamples: ['Registration', 'AWS'],
  },
  /** A kind whose examples follow: "a systems language (Go or Rust)". */
  kind: {
    pattern: /\b(?:languages?|frameworks?|librar(?:y|ies)|databases?|tools?)$/i,
    examples: ['systems language', 'web frameworks'],
    counterexamples: ['database design', 'language skills'],
  },
  kindBefore: {
    pattern: /\b(?:one|any|another|a|an)(?: or (?:more|two|several)(?: of)?)?(?: \w+)?\s$/i,
    examples: ['at least one ', 'one or more ', 'any modern '],
    counterexamples: ['knowledge of ', 'done '],
  },
  /** A maker whose name needs the word after it: "Microsoft technologies" */
  maker: { pattern: /^(?:microsoft|apple|google)$/i, examples: ['Microsoft'], counterexamples: ['Oracle', 'Googled'] },
  narrowing: {
    pattern: /^(?:technical|enterprise|commercial|core)$/,
    examples: ['technical'],
    counterexamples: ['good'],
  },
  capitalized: { pattern: /^\p{Lu}/u, examples: ['Prometheus'], counterexamples: ['tools', '3D'] },
  shouted: { pattern: /^\p{Lu}{7,}$/u, examples: ['REGULATIONS'], counterexamples: ['DMZ', 'Regulations'] },
  /** Abbreviations in capitals are no shouting. */
  shortList: {
    pattern: /^\W*\p{Lu}{2,5}\d*(?:[/,] ?\p{Lu}{2,5}\d*)+\W*$/u,
    examples: ['EMS/NMS/FCAPS', 'CISA, ISO27001, CCP'],
    counterexamples: ['LOCAL RULES', 'LOCAL, LEGAL REGULATIONS', 'GSK'],
  },
  verb: { pattern: /^[a-z]{3,}ing$/, examples: ['deploying', 'writing'], counterexamples: ['king', 'Java'] },
  asWellAs: { pattern: /\bas well as\b/gi, examples: ['Go as well as Java'], counterexamples: ['as well'] },
  /** Directly before what is demanded. */
  demandedBefore: {
    pattern: regex('gi')`
      \b(?:(?:knack|flair) for|(?:any|one|either) of(?: the following)?:?|(?:user|users) of|(?:able|ability) to (?:carry out|undertake|
      operate|use|interpret|read(?:(?:, | and |, and |\/)(?:understand|interpret|follow|write))*)|
      (?:need to|must|should) (?:understand|know)|
      (?:years|yrs)['’]?(?: (?:\w+ing|post[- ]\w+))? (?:in|with|on|at)|
      (?:experience[ds]?|knowledge(?:able)?|understanding|familiar\w*|proficien\w*|exposure|expertise|experts?|hands[- ]on|command|
      versed|skilled|competen\w*|grasp|awareness|trained|adept|conversant|comfortable|confident|fluen\w+|certified|background|
      know-how)
      \s(?:(?:(?!and\b|or\b)[\w-]+\s){0,2}?(?:with|of|in|on|using|to|over|about)|(?:\w+ly\s(?:and\s\w+ly\s)?)?working\s(?:on|with|in)|
      (?:developing|building|designing|writing|creating|deploying|using|running|maintaining|supporting|reviewing|reading|
      implementing|managing)
      (?: (?:and|or|\/) \w+ing)?|(?:with|of|in) (?:\w+ing(?:, |,? and |,? or ))+\w+ing))
      \s(?:(?:the|a|an|using|working|in|with|on|of|some|any|various|both|tools?|such|as|like)\s)*
      (?:(?:use|usage|application|administration|operation|principles|practices?|fundamentals|basics|preparation|interpretation|
      implementation|installation|supervision|delivery|treatment)\sof\s(?:(?:the|an?|various)\s)*)?
    `,
    examples: [
      'experience with ',
      'Good knowledge of the ',
      'well versed in ',
      'experience working with ',
      'experience building ',
      'years on the ',
      'at least one of ',
      'able to carry out ',
      'experience in the administration of ',
      'experience in designing and evaluating ',
      'Ability to read and interpret ',
      'yrs working in ',
    ],
    counterexamples: ['experience ', 'with ', 'ability to ', 'years of '],
  },
  /** Ends of words that name nothing alone: "highly scalable". */
  notNoun: {
    pattern: /(?:ly|able|ible|ful|ous|ive|ent|ant|[^u]al|[^r]ic|ed|ing)$/i,
    examples: ['scalable', 'highly', 'analytical', 'writing'],
    counterexamples: ['patterns', 'code', 'fabric', 'manual'],
  },
  /** Ends of nouns made from verbs: "campaign development" */
  action: { pattern: /\p{L}{3}ment$/iu, examples: ['development'], counterexamples: ['fluent', 'cement'] },
  /** They name a skill with the word after them. */
  adjective: {
    pattern: /(?:able|ible|ful|ous|ive|[^u]al|[^r]ic|-based)$/i,
    examples: ['surgical', 'diagnostic', 'evidence-based'],
    counterexamples: ['manual', 'documented', 'design'],
  },
  industry: {
    pattern: /^(?:industry|sector|domain|setting|firm)$/i,
    examples: ['industry', 'firm'],
    counterexamples: ['industrial', 'firmware'],
  },
  experience: {
    pattern: /\b(?:experience|knowledge|understanding|exposure|background|familiar\w*|know[- ]?how)\b/i,
    examples: ['Insurance experience', 'Telecom domain know how'],
    counterexamples: ['expert'],
  },
  credentialHead: {
    pattern: /^(?:licen[cs]es?|certificates?|registration|permit|accreditation|commission|endorsement)$/i,
    examples: ['license', 'Certificate', 'commission'],
    counterexamples: ['certification', 'licensed'],
  },
  /** They leave open which one it is. */
  anyCredential: {
    pattern: regex('i')`
      ^(?:driv\w+['’]?s?|professional|degree|school|college|university|training|any|other|relevant|birth|medical|sales|
      company|work|provided?)$
    `,
    examples: ["driver's", 'college'],
    counterexamples: ['adjuster', 'notary'],
  },
  experienceWord: { pattern: /^exp(?:erience)?$/i, examples: ['experience', 'exp'], counterexamples: ['expert'] },
  yearWord: { pattern: /^(?:years?|yrs?|months?|mos)['’]?$/i, examples: ['years', 'yrs'], counterexamples: ['yearly'] },
  /** Directly before what somebody has worked in. */
  yearsBefore: {
    pattern: /\b(?:years?|yrs?|months?)['’]?(?: of)?\s$/i,
    examples: ['5+ years of ', '18 months '],
    counterexamples: ['years with ', 'of '],
  },
  /** Between two items that are demanded together. */
  nextItem: {
    pattern: regex('')`
      ^\s*(?:,|\/|&|,?\s*\band\s?\/\s?or\b|\band\b|\bor\b|,\s*and\b|,\s*or\b|
      [,(]?\s*(?:including|such as|e\.?g\.?,?|like)(?: the)?:?)\s*$
    `,
    examples: [', ', ' and ', ', or ', '/', ', including ', ' (such as '],
    counterexamples: [' with ', '. ', ' and knowledge of '],
  },
  /** After what is demanded: "orthodontic experience is required". */
  experienceAfter: {
    pattern: regex('i')`
      ^(?:experience|background|certification|certificate|licen[sc]e|licensure|knowledge|expertise|proficiency)(?:\s?\(|\W*
      (?:$|[.,;)]|\b(?:(?:is|are|an?|absolute|also) )*(?:required|must|mandatory|preferred|desired|desirable|
      necessary|needed|essential|and|or|in a|plus)\b))
    `,
    examples: ['experience required', 'experience.', 'license is required', 'experience is a must', 'experience (in'],
    counterexamples: ['experience with', 'knowledge of', 'background checks'],
  },
  /** Ends of the names of people at work. */
  person: {
    pattern: /(?:er|or|ist|ant|ent|ian|chef|cook|nurse|clerk|lead|head)$/i,
    examples: ['Chef', 'Teller', 'Assistant'],
    counterexamples: ['Oracle', 'Merlin'],
  },
  /** After a name that is said to be demanded: "Oracle experience essential". */
  demandAfter: {
    pattern:
      /^(?:experience|knowledge|expertise)\W*(?:\b(?:is|are|an?|also) )*(?:required|must|mandatory|needed|essential)\b/i,
    examples: ['experience essential', 'knowledge is a must'],
    counterexamples: ['experience.', 'knowledge of tax is required'],
  },
  /** After the first item of a list, or a certificate. */
  listedAfter: {
    pattern: /^(?:\s?[,/&+]|\s(?:or|and)\b|\s(?:certif|ticket|card|licen|regist|qualif|train|provider))/i,
    examples: [', ATLS or', ' & harness', ' ticket', ' certification'],
    counterexamples: [' to work', '.'],
  },
  /** After what a preference is about. */
  afterSubject: {
    pattern: regex('iu')`
      ^(?:\s\(|\s?:\s?\d{1,2}\+? (?:years?|yrs?|months?)\b|[^\p{L}\p{N}:(?]*(?:$|(?:is|are|would|will|can|may)\b
      (?: (?:be|all|both|also|highly|very|strongly|always|really|considered|seen|regarded|viewed|as|an?))*
      (?:[^\p{L}\p{N}]*$|[,.;]| (?:great|good|nice|useful|helpful|ideal|welcome|big|huge|strong|added|of|for|in|but|if|prefer\p{L}+)\b)))
    `,
    examples: ['', ' is', ' would be', '.', ' (Go)', ': 2 years', ' is great, if you have it', ' will be of help'],
    counterexamples: [' of our customers', ': Go', ' and Go', ' in', ' is located here'],
  },
  /** After a kind whose examples follow: "databases like Kafka" */
  examplesAfter: {
    pattern: /^\s*\(?(?:like|such as|including|e\.?g)\b/i,
    examples: [' like Kafka', ' (such as Go)'],
    counterexamples: [', Kafka', ' likely'],
  },
  /** At the end of the text before the first item of a list. */
  listOpening: {
    pattern: /\b(?:using|with|in|on|like|as|including):?\s$/i,
    examples: ['monitoring with ', 'using: '],
    counterexamples: ['proof of ', 'the '],
  },
  /** A short item that names several things, of which one is enough. */
  choiceOfNames: {
    pattern: /\p{L} ?\/ ?\p{L}|\p{L} (?:and\/)?or \p{L}/u,
    examples: ['Docker / Embedded Coder', 'Docker and/or Aruba'],
    counterexamples: ['Senior Java Developer', 'Docker and Aruba'],
  },
  /** Between a name and another one that does as well. */
  orBetween: { pattern: /^(?: ?\/ ?| (?:and\/)?or )$/, examples: [' or ', '/'], counterexamples: [', ', ' and '] },
  fieldOfStudy: {
    pattern: /^(?:sciences?|engineering|technology|studies|administration|arts|mathematics)$/i,
    examples: ['Science', 'Engineering'],
    counterexamples: ['Coder', 'Engineer'],
  },
  /** At the end of the text before an item of a list. */
  listedBefore: {
    pattern: /(?:[,/(]|\band|\bor|\blike|\bas|\be\.?g\.?,?)\s*$/i,
    examples: ['Nessus, ', 'Nagios and ', 'such as '],
    counterexamples: ['experience with ', '. '],
  },
};
export const phraseRegex = regexesOf(phrasePatterns);

/** Small words that separate phrases. */
export const separators = wordSet(`
  and or in on of with using for to from by as via through including include includes included such like within across at into
  the a an is are be been being has have had will would should must can could may might any all our your you we their its it
  that this these those which who whose e.g i.e etc i other others both between per vs not no than more most least about over
  either neither plenty particularly especially specifically under when where how what if but also so then one two three
  four five each every only versed plus prefer welcome welcomed
  preferred preferable preferably equivalent related relevant similar while during after before against among along without
  upon onto off out up down do does did doing he she they his her them us me my
  require requires shall though although because since unless until whether cannot got towards toward
`);

/** Left out at the start of a phrase. */
export const firstWords = wordSet(`
  own live need needs old confident another highest exceptional reliable altered outstanding
  particular appropriate suitable native native-level near-native native-speaker bilingual verifiable
  good strong solid sound excellent great proven basic advanced deep in-depth thorough extensive working practical hands-on
  comfortable
  prior previous existing established relevant demonstrated demonstrable some various different modern current latest new
  common popular general detailed overall full complete high high-level low-level key core major main multiple several many large
  small complex efficient effective high-volume high-quality secured
  clean safe secure robust scalable best minimum maximum least proficient proficiency expert expertise experienced
  experience knowledge understanding familiarity familiar exposure awareness ability skilled skills fluency fluent command
  grasp background certified certification writing building developing designing creating managing maintaining implementing
  handling performing preparing conducting providing supporting using leading executing delivering driving ensuring
  working worked work understand know knowing use develop build design create manage maintain implement handle perform
  prepare conduct hold provide support monitor ensure execute deliver very fundamental fundamentals intermediate professional
  provides analyze analyse analyzing operate operates repair repairs possess possesses demand communicate troubleshoot identify
  verify evaluate review modify investigate diagnose assist support supports maintains conducts performs prepares
  coordinate coordinates oversee ensures track raise raises advise advises lay lays pour
  develops analyzes analyses writes executes modifies deploy deploys configure configures integrate integrates debug install installs
  update read interpret write complete follow gather collect assess determine establish improve optimize facilitate present
  respond resolve repeated obtain minimize minimise enforce enhance solve accelerate mobilize mobilise discover showcase simplify
  anticipate promote fulfil fulfill expect developed
  valid extra additional significant real genuine clear comprehensive specific essential mandatory required desired
  preferred must strongly highly technical industry leading commercial enterprise sr senior junior jr min max etc
`);

/** Left out at the end of a phrase. */
export const fillers = wordSet(`
  skills skill knowledge experience experiences expertise concepts concept techniques technique tools tool technologies technology
  fundamentals basics principles practices practice procedures understanding proficiency software applications application
  environment environments platform platforms solutions solution products product required needed expected mandatory must preferred
  etc background exposure related fluent fluency native spoken conversational working processes process methods method certification
  certifications certificate certified functions issues limitations tasks activities based depending setting settings know-how
  work usage use needs a1 a2 b1 b2 c1 c2 speaker speakers essential desirable compulsory
`);

/** They complete an adjective: "medical software". */
export const objects = wordSet(`
  procedures procedure software applications processes process methods practices principles techniques concepts functions tools
  platforms
`);

/** A phrase with one of these names no skill. */
export const vagueWords = wordSet(`
  ability abilities able team teams company companies client clients customer customers candidate candidates applicant
  applicants role roles position positions job jobs degree degrees bachelor bachelors bachelor's master masters master's
  university college graduate graduates graduation diploma school education field fields discipline year years yr yrs month
  months day days week weeks hour hours time times deadline deadlines pressure schedule shift shifts salary pay benefits
  bonus office location locations country countries city india usa uk us asia europe people person individual
  individuals member members colleague colleagues manager managers engineer engineers developer developers analyst analysts
  designer designers lead leads stakeholder stakeholders user users vendor vendors organization organisation organizations
  business businesses industry industries sector domain domains verticals environment world team-player attitude mindset approach passion
  passionate interest motivation motivated enthusiasm initiative integrity confidence energy energetic creative creativity
  attention detail details communication verbal written oral interpersonal presentation leadership teamwork
  collaboration problem problem-solving thinking decision decisions multitask organized organised independent
  independently self self-motivated self-starter flexible flexibility adaptable adaptability dynamic fast-paced quick
  learner learning-attitude level levels range variety number part parts areas area way ways things thing ideas idea
  results result priority priorities goals goal success opportunity opportunities responsibility responsibilities requirement
  requirements
  qualification qualifications plus advantage bonus interview resume cv email phone contact apply website page
  employee employees employer employment equal race gender age religion status law-abiding travel willing willingness
  available availability immediate notice period joiner joiners full-time part-time permanent contract contractual
  minimum maximum equivalent similar related relevant following above below non-technical english-speaking strong excellent
  good great best successful ideal quality-of-life value values culture growth career lot lots success project-based
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october
  november december am pm ist ctc lpa inr usd hr-team walk-in date posted fresher freshers total overall
  existing associated comparable post-qualification post-registration newer evolve involve involves envision
  reduce explain join joins articulate innovate expand pieces footprint impact
  supervision mind eye ear hand hands body heart head nature personality sense manner manners
  judgment judgement discretion speak speaks fluently firm firms
  same attendance punctuality exp experience experienced knowledge understanding please required requires preferred mandatory note yes
`);

/** Whose or what kind of thing it is: with a word for trade knowledge they name a skill, "website architecture". */
export const narrowingWords = wordSet('user website email client vendor vendors school contract page culture');

/** Of what is said to be good, welcome or optional: it names no skill of the candidate. */
export const notWelcomeSkills = wordSet(`
  pension question questions coffee tea letter letters visit visits parking accommodation relocation salary reference
  references attendance application applications lunch food dress pets dogs children applicants candidates people pay bonus
  uniform meals travel enquiries calls
`);

/** Words for trade knowledge: a phrase that ends in one names a skill. */
export const skillHeads = wordSet(`
  licence license licences licenses permit card ticket tickets endorsement drives welding
  accounting administration algebra algorithms analysis analytics animation api apis architecture architectures assembly
  assessment assessments assurance audits auditing authentication authorization automation backup backups baking balancing
  billing bookkeeping branding budgeting budgets calibration campaigns care carpentry catering ceramics charting
  cleaning closing coding compatibility compliance composition computing configuration configurations construction containers
  contracts control controls conversion cooking copywriting costing counseling counselling credit cuisine curriculum cutting
  data databases database debugging deployment deployments design detection development diagnosis diagnostics diagrams
  dispensing documentation documents drafting drawing drawings dressing driving editing electronics embroidery encryption
  engineering english entry equipment estimation estimating evaluation events fabrication filing filters finance finishing
  forecasting formulation frameworks framework french funds gardening german governance grading graphics grooming guidelines
  handling hardware hygiene illustration images implementation infrastructure injections inspection inspections installation
  installations instrumentation instruments insurance integration integrations interfaces inventory investigation
  investigations invoicing japanese knitting labelling landscaping language languages laundry law laws layout layouts legislation lending
  lesson lessons libraries library licence license licensing lifting lighting litigation loading loans logging logistics machinery
  machines machining maintenance management manufacturing mapping marketing masonry mathematics measurement mechanics
  medication medications medicine menu menus merchandising methodologies methodology metrics middleware migration
  migrations mining modeling modelling models molding moulding monitoring navigation negotiation negotiations network
  networking networks nursing nutrition onboarding operation operations optimisation optimization ordering packing
  packaging painting parsing patterns payments payroll pharmacology photography physics pipelines piping planning plans
  plastering plumbing policies policy polishing presses pricing printing probability procurement production profiling
  programming programs protocol protocols prototyping psychology pumps purchasing queries recognition reconciliation
  reconciliations records recovery recruiting recruitment refrigeration regression regulations rehabilitation rendering
  repair repairs replication reporting reports research resuscitation retention review reviews risk routing safety sales
  sampling sanitation scaffolding scheduling scripting scripts security segmentation semantics services sewing simulation
  simulations sketching soldering sourcing spanish specifications spreadsheets standards statements statistics statutes
  sterilization stitching stocktaking storage storyboards strategies strategy structures styling supervision surveying
  surveys surgery switches switching systems tailoring taxation taxes teaching techniques telephony templates templating
  testing tests therapy threading ticketing tiling tools trading transcription transfer translation transport
  treasury treatment troubleshooting tuning turning typing typography underwriting upholstery valuation valuations
  validation ventilation verification versioning virtualization virtualisation visualization visualisation visualizations
  warehousing weaving web welding wiring wireframes workflows writing
`);

/** "English communication" demands the language. */
export const spokenLanguages = wordSet(`
  english spanish french german italian portuguese dutch flemish russian ukrainian belarusian polish czech slovak
  slovenian hungarian romanian bulgarian serbian croatian bosnian macedonian albanian greek turkish lithuanian latvian
  estonian finnish swedish danish norwegian icelandic welsh gaelic basque catalan galician maltese arabic hebrew
  persian farsi dari pashto kurdish armenian hindi bengali tamil telugu kannada malayalam marathi gujarati punjabi
  urdu odia assamese konkani sindhi nepali sinhala japanese korean mandarin cantonese vietnamese thai indonesian malay
  khmer burmese filipino tagalog cebuano swahili somali amharic tigrinya yoruba igbo hausa zulu afrikaans creole
  makaton bsl
`);

/** They name a skill alone. */
export const soleHeads: ReadonlySet<string> = new Set([
  ...spokenLanguages,
  ...wordSet(`
    accessibility accounting algebra algorithms animation auditing authentication authorization bookkeeping baking
    biology biostatistics blueprints branding bricklaying budgeting caching calculus calibration carpentry cataloguing
    catering charting chemistry coding composting concurrency copywriting cooking costing counselling counseling cpr
    cryptography curriculum debugging dispensing docker drafting drywall econometrics editing electronics encryption
    estimating fabrication firewalls firewall forecasting forklift fundraising gardening genetics grading hematology
    housekeeping hydraulics illustration immunology interrupts invoicing irrigation joinery labelling landscaping
    linguistics litigation logistics machining masonry mathematics merchandising metallurgy metrology microbiology
    midwifery milling mixology modelling modeling moulding multithreading multi-threading negotiation negotiations
    oncology optics painting paediatrics pediatrics pathology payroll pedagogy phlebotomy phonics photography physics
    physiology piping plastering plumbing pneumatics polymers pricing procurement prototyping proxy psychology
    purchasing radiology reconciliation reconciliations recruiting rigging robotics roofing routers routing
    safeguarding scaffolding scheduling segmentation serialization sewing soldering statistics sterilization
    stocktaking storyboarding surveying switches tailoring taxation teaching telephony thermodynamics threading tiling
    timekeeping transcription translation triage troubleshooting typing typography underwriting upholstery
    venepuncture virtualization virtualisation visualization visualisation warehousing welding wireframes wireframing
    wiring
  `),
]);

/** They name a skill alone where they are demanded: "knowledge of networking". */
export const demandedHeads = wordSet(`
  cloud automation databases database networking storage clustering monitoring deployment deployments infrastructure
  reporting scalability containers containerization orchestration observability logging testing
  integration integrations migration migrations replication backup documentation
  websites mobile analytics hardware cabling compliance contracts tendering inspections inventory
  investigations assessments audits filing invoices onboarding
  proposals purchasing quotations regression sourcing statistics
  tenders training valuation windows hiring compensation diversity tuning clustering optimization optimisation
  classification mentoring fermentation visualizations visualisations triggers servers payments budgets policies shipping
  receiving interviewing staffing advertising branding manufacturing transportation healthcare education
  frontend backend front-end back-end server-side client-side marketing finance research engineering writing safety
  maintenance boosting composition architecture performance drawings specifications planning trades
  apis api plugins plug-ins widgets themes customization customisation programming coding scripting indexing caching
  rendering provisioning patching hardening imaging wireless switching ticketing shell peripherals printers computers
  algorithm availability http orm conversions sourcing screening headhunting induction appraisals grievances attendance
  rostering picking packing reservations bookings weighing labelling decorating retouching typesetting proofreading
  observations differentiation moderation invigilation sterilisation suturing cannulation catheterisation ventilation
  purging grinding turning forging casting coating sandblasting pipework pipefitting soldering commissioning
  telemetry schematics metering surveying dredging haulage stevedoring underwriting collections dunning
`);

/** In a full list they give way to names that say more. */
export const generalNames = wordSet(`
  cloud integration integrations architecture infrastructure feature features component components performance system systems
  delivery research diversity industrial analytics maintenance specifications operations engineering solutions
  services technology technologies registry
`);

/** Skills of two letters, which need a list of skills around them. */
export const shortNames = wordSet('CI CD PN AD QA QC UI UX BI ML DL AI DB OS AR VR XR RF MM PP SD FI QM WM EF');

/** What stands beside "knowledge of" and names no skill if one of these is in it. */
export const notHeads = wordSet(`
  take takes possess possesses having show shows demonstrate demonstrates bring brings meet help helps like love
  laptop bike wheeler vehicle gender male males female females men women marital humor humour ethic ethics balance food outlook
  health fitness
  sake page click need needs versions version problems issues behind provider providers set sets aptitude attitude
  information ecosystem ecosystems science sciences profile profiles limitations institutions players trends topics
  challenges setting settings track third 3rd party viz holder holders spaces perspectives expectations brands fit freak
  commitment capabilities capability driven toolset considerations changes choices disciplines excellence income
  edge staff workers employees people someone something everything others aspects kinds types
  projects state stack proof resolution association transformation star jerk jerks ego egos workspace workspaces laptops
  new large small big toolsets
  type forms form sources end ends basis manner scale production lifecycle life cycle life-cycle
  patience kindness humility empathy honesty resilience curiosity charisma tact politeness maturity courage ambition
  dedication diligence accountability professionalism loyalty compassion warmth appearance strengths weaknesses stamina
  persistence perseverance tenacity hunger openness friendliness assertiveness customer-focus said relocation citizenship
  proximity anyone greater minorities veterans disability timeline timelines recommendations together
  there further presentations matters engage inform motivate inspire redirect learns establishes pursue
  compassionate contributions accidents fatality everyone’s everyone's criminal
  solver solvers thinker thinkers demeanor demeanour workload workloads mindset mind-set oriented posting postings listening considered
`);

/** What somebody has worked in: "dental experience". */
export const tradeWords = wordSet(`
  administrative agency agricultural automotive banking bar bartending bilingual biotech call-center childcare classroom clerical
  clinical commercial construction consulting corporate courtroom culinary dental dispatch e-commerce ecommerce editorial
  education electrical
  engineering fashion fieldwork finance financial fintech food fundraising government grocery healthcare hospice hospital
  hospitality hotel hvac industrial inpatient insurance janitorial kitchen laboratory landscaping law-firm legal logistics maritime
  mechanical medical military mortgage municipal nonprofit non-profit orthodontic outpatient paralegal pediatric pharmaceutical
  pharmacy plumbing production property restaurant retail rehabilitation secretarial security supermarket teaching telecom textile
  therapy transportation trucking tutoring utility veterinary warehouse wholesale
`);

/** They end like verbs and begin names. */
export const nounsInIng = wordSet(`
  housing operating streaming caching clustering mirroring engineering marketing accounting banking manufacturing pricing
  billing staffing nursing trading training processing computing
`);

/** With a capital letter too, these alone name nothing. */
export const plainNames = wordSet(`
  security data statistical statistics engineering metrics operations operation database databases merchant excel cloud
  network networks networking internal external features feature systems system services service solution solutions
  management research science sciences technical digital mobile internet web commerce marketing sales finance legal
  banking healthcare retail insurance manufacturing education government public private global international regional
  local corporate enterprise industrial agile advanced senior windows
`);

/** Alone they name no skill: profiles, papers, places of work, patients, colours, general words. */
export const notAlone = wordSet(`
  linkedin passport passports adult adults child hotel account accounts references none regards thanks barrier undergraduate tech
  secondary compulsory start-up startup startups
  second else abroad nearby record visa weekend home hybrid local young overtime reliability multitasking non-smoker ambiguity
  black blue green gold red white cognate whatever anger enough still ectc cctc ftc l1 l2 l3 equiv
  syntax modules servers iphone iphones ipad ipads initiatives pursuits whitepapers seller cpu real-world some any having
  international large-scale early-stage remote certificates commuting smiling living program programme
  specialty residency veteran minority diplomacy screen first seats wpm ii iii
  phe clinical acute care hospital hospitals practitioner medical registration interventions guidance app
  computer computers objectives service bank little weights container community children relocation pension
`);

/** As a whole these name no skill: what the employer is like and gives, and what every candidate shows. */
export const notPhrases: ReadonlySet<string> = new Set([
  'health services',
  'healthcare services',
  'clinical services',
  'community services',
  'specialist services',
  'external bodies',
  'necessary tools',
  'recruitment process',
  'recruitment agencies',
  'staff events',
  'solution focus',
  'patient recovery',
  'personal attributes',
  'post registration',
  'duty free shops',
  'short term',
  'long term',
  'fast pace',
  'internet access',
  'vision coverage',
  'dress code',
  'casual dress code',
  'diverse backgrounds',
  'accurate records',
  'service providers',
  'privacy policy',
  'relocation policy',
  'active listening',
  'job posting',
]);

/** They end no name: "voice account". */
export const notLast = wordSet('account department workspace premises program programme residency specialty');

/** They look like names and are none. */
export const notSkillNames = wordSet(`
  hiring a1 a2 b1 b2 c1 c2 q1 q2 q3 q4 vhi urgent wanted vacancy vacancies apply rto wtd fifo dido d&a ppe mvr ctc esi pf lta hra cpd eap
  aip adv
  vsop esop hmo we're we’re you're you’re it's it’s i'm they're mediclaim gratuity toil
  covid covid-19 covid19 eoe eeo and or not ceo cto cfo coo vp hod faq faqs usp kra kras kpa jd jds rs inr usd gbp eur
  lakh lakhs ged hons ond hnd nil minimal controller controllers director directors pqe sde swe now principal staff-level outside
  cv ps nb tbd asap plz iso am pm bpo kpo mnc mncs it hr gmt est pst ist cst sat sun mon tue wed thu fri
  pvt ltd llp inc llc corp plc us uk uae eu nyc wfh wfo ee ug pg hsc ssc be btech mtech bsc msc bca mca mba phd phil bcom mcom
  we our you your the all job jobs role share send private public challenge strive always love department development
  ram mbps gbps poc pocs proof-of-concept proof-of-concepts loc mode exp gsa associate medium consultant world class life smart good
  great best web online digital desirable optional better nice2have
`);
