import { regex, regexesOf } from '#readers/patterns';

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
  /** Too short for a name, but for one of several that are demanded: "dissolution and GC" */
  shortName: { pattern: /^\p{Lu}{2}$/u, examples: ['GC'], counterexamples: ['Go', 'GCM'] },
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
      \d+(?:gb|mb|tb|kb|mbps|gbps|ghz|mhz)|\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?(?:k|h|hrs?)|\d+(?:-\d+)?\+?(?:years?|yrs?|months?))$
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
      \bwebsite['’]s\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day$|
      ^\d{1,2}(?:st|nd|rd|th)?[ -](?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)(?:[a-z]{2,6})?\b
    `,
    examples: ['NHS Trusts', 'NHS', 'quality care', 'sexual orientation', 'AfternoonTuesday', '11th NOV 2020'],
    counterexamples: [
      'NHS Digital',
      'wound care',
      'trusts',
      'care standards',
      'trust law',
      'quality standards',
      '3 Jars',
    ],
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
  /** "forms" after what they are for: "Public Works forms" */
  formsOf: { pattern: /^\p{Lu}\S+ forms$/u, examples: ['Works forms'], counterexamples: ['web forms', 'Google Forms'] },
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
  amount: {
    pattern: /^(?:P|R|AED |PHP |INR |Rs\.? ?)?\d{1,3}[, ]\d{3}\b|^\d{1,3}\.\d{2}\b/,
    examples: ['P35,000-45,000', 'R19 000 p/m', '41.50 DOE'],
    counterexamples: ['P35, P45', 'P2P', 'R 4.1', 'Java 8'],
  },
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
  /** Kinds whose names follow without a mark: "SQL technologies Oracle, MSSQL" */
  kinds: {
    pattern: /^(?:technologies|frameworks|languages|libraries|databases|tools|platforms)$/,
    examples: ['technologies', 'tools'],
    counterexamples: ['Technologies', 'tool'],
  },
  /** At the end of the text before the first of such names. */
  afterKinds: {
    pattern: /\b(?:technologies|frameworks|languages|libraries|databases|tools|platforms)\s$/,
    examples: ['SQL technologies '],
    counterexamples: ['technologies, ', 'tool '],
  },
  kindBefore: {
    pattern: /\b(?:one|any|another|a|an)(?: or (?:more|two|several)(?: of)?)?(?: \w+)?\s$/i,
    examples: ['at least one ', 'one or more ', 'any modern '],
    counterexamples: ['knowledge of ', 'done '],
  },
  /** A maker whose name needs the word after it: "Microsoft technologies" */
  maker: { pattern: /^(?:microsoft|apple|google)$/i, examples: ['Microsoft'], counterexamples: ['Oracle', 'Googled'] },
  /** The first words of a name that general words follow: "CRA requirements", "GCC 2015 contract" */
  nameFirst: {
    pattern: /^\p{Lu}{3,5}(?: \d{4})? (?=(?:requirements|contracts?|obligations|rules)$)/u,
    examples: ['CRA requirements', 'GCC 2015 contract'],
    counterexamples: ['Tax requirements', 'CRA team', 'CRA team requirements'],
  },
  /** Words that name a field with "technology" after them: "drive technology" */
  ofTechnology: {
    pattern:
      /^(?!(?:information|science|emerging|industry)$)\p{Ll}{4,}(?<!ing|al|ic|(?<!dr)ive|ed|ful|able|ous|ent|ant|ly)$/u,
    examples: ['drive', 'battery'],
    counterexamples: ['digital', 'emerging', 'Drive', 'information'],
  },
  narrowing: {
    pattern: /^(?:technical|enterprise|commercial|core)$/,
    examples: ['technical'],
    counterexamples: ['good'],
  },
  capitalized: { pattern: /^\p{Lu}/u, examples: ['Prometheus'], counterexamples: ['tools', '3D'] },
  shouted: { pattern: /^\p{Lu}{7,}$/u, examples: ['REGULATIONS'], counterexamples: ['DMZ', 'Regulations'] },
  /** Abbreviations in capitals are no shouting. */
  shortList: {
    pattern: /^\W*\p{Lu}{2,5}\d*(?: ?[/,] ?\p{Lu}{2,5}\d*)+\W*$/u,
    examples: ['EMS/NMS/FCAPS', 'CISA, ISO27001, CCP', 'MRICS / MSCSI'],
    counterexamples: ['LOCAL RULES', 'LOCAL, LEGAL REGULATIONS', 'GSK'],
  },
  longCapitals: {
    pattern: /\p{Lu}{5,}/gu,
    examples: ['SWITCHBOARD UPGRADES', 'OWN TOOLS'],
    counterexamples: ['HTML, CSS, SQL', 'Tools'],
  },
  verb: { pattern: /^[a-z]{3,}ing$/, examples: ['deploying', 'writing'], counterexamples: ['king', 'Java'] },
  /** Work whose verb says what the skill is: "supervising students" */
  guided: {
    pattern:
      /^(?:supervising|mentoring|coaching|training|tutoring) (?:students|pupils|apprentices|trainees|interns|learners)$/,
    examples: ['supervising students'],
    counterexamples: ['supervising', 'training users'],
  },
  /** "three way" of "three way matching" is one word. */
  manyWays: {
    pattern: /\b(one|two|three|four|[1-4]) (?=ways? \p{L})/giu,
    examples: ['three way matching', '3 way valves'],
    counterexamples: ['three ways', 'way'],
  },
  asWellAs: { pattern: /\bas well as\b/gi, examples: ['Go as well as Java'], counterexamples: ['as well'] },
  /** Directly before what is demanded. */
  demandedBefore: {
    pattern: regex('gi')`
      \b(?:(?:knack|flair) for|(?:any|one|either) of(?: the following)?:?|(?:user|users) of|(?:able|ability) to (?:carry out|undertake|
      operate|use|interpret|recogni[sz]e|read(?:(?:, | and |, and |\/)(?:understand|interpret|follow|write))*)|
      (?:need to|must|should) (?:understand|know)|
      (?:years|yrs)['’]?(?: (?:\w+ing|post[- ]\w+))? (?:in|with|on|at)|
      (?:experience[ds]?|knowledge(?:able)?|understanding|familiar\w*|proficien\w*|exposure|expertise|experts?|hands[- ]on|command|
      versed|skilled|competen\w*|grasp|awareness|trained|adept|conversant|comfortable|confident|fluen\w+|certified|background|
      know-how)
      \s(?:(?:in|of)\sco-?operation\swith|
      (?:(?!and\b|or\b)[\w-]+\s){0,2}?(?:with|of|in|on|using|to|over|about)|(?:\w+ly\s(?:and\s\w+ly\s)?)?working\s(?:on|with|in)|
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
    pattern: regex('i')`
      ^(?!(?:metal|signal|rental|disposal|retrieval|referral|logic|traffic)$).*
      (?:ly|able|ible|ful|ous|ive|ent|ant|[^u]al|[^r]ic|ed|ing)$
    `,
    examples: ['scalable', 'highly', 'analytical', 'writing'],
    counterexamples: ['patterns', 'code', 'fabric', 'manual', 'metal'],
  },
  /** Ends of nouns made from verbs: "campaign development" */
  action: { pattern: /\p{L}{3}ment$/iu, examples: ['development'], counterexamples: ['fluent', 'cement'] },
  /** They name a skill with the word after them. */
  adjective: {
    pattern: /(?:able|ible|ful|ous|ive|[^u]al|[^r]ic|-based)$/i,
    examples: ['surgical', 'diagnostic', 'evidence-based'],
    counterexamples: ['manual', 'documented', 'design'],
  },
  /** Experience somebody has, not what somebody experiences. */
  haveableEnd: {
    pattern: regex('iu')`
      ^exp(?:erience)?(?:\s?[^\p{L}\p{N}\s]|\s*$|\s(?:and|or|is|are|as|at|by|for|from|in|including|of|on|over|to|using|with(?:in)?|
      across|prefer\w+|requir\w+|essential|desir\w+|need\w+|must|would|will|that|which|supporting|working|undertaking|leading)\b)
    `,
    examples: ['experience in', 'experience.', 'experience', 'experience required'],
    counterexamples: ['experience the ward', 'expert', 'experienced'],
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
  /** Also of other things, unless an item consists of its name. */
  ticket: { pattern: /^(?:ticket|card)$/i, examples: ['ticket', 'Card'], counterexamples: ['tickets', 'cardiology'] },
  /** They leave open which one it is. */
  anyCredential: {
    pattern: regex('i')`
      ^(?:driv\w+['’]?s?|professional|degree|school|college|university|training|any|other|relevant|birth|medical|sales|
      company|work|provided?|post)$
    `,
    examples: ["driver's", 'college', 'post'],
    counterexamples: ['adjuster', 'notary'],
  },
  /** Before the words that tell whose experience it is. */
  ofSomebody: {
    pattern: /\b(?:the|an?|our|your|their|of)\s$/i,
    examples: ['improve the ', 'a '],
    counterexamples: ['with ', 'other '],
  },
  /** Ends of words that tell what experience is like: "hospital-based" */
  modifier: { pattern: /(?:ed|ly|ing|[ai]ble|['’]s)$|\d/i, examples: ['limited', 'one’s'], counterexamples: ['Chef'] },
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
  /** Work with a hyphen in its name, whatever its ending. */
  compoundActivity: {
    pattern: /^\p{L}+-\p{L}+ing$/u,
    examples: ['pre-opening'],
    counterexamples: ['opening', 'pre-owned'],
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
  /** A row of a form: "Web Forms: 3 years (Required)" */
  formRow: {
    pattern:
      /^\W*(\p{L}[^:,;()]{2,40}?)\s?:\s?\d{1,2}\+?\s?(?:years?|yrs?|months?)\W{0,3}\((?:required|preferred)\)\W*$/iu,
    examples: ['Web Forms: 3 years (Required)', 'Total work: 1 year (Preferred)'],
    counterexamples: ['Web Forms: 3 years', 'Web Forms (Required)', 'Licence: 3 (Required)'],
  },
  /** Between a name and another one that does as well. */
  orBetween: { pattern: /^(?: ?\/ ?| (?:and\/)?or )$/, examples: [' or ', '/'], counterexamples: [', ', ' and '] },
  /** It tells where somebody worked: "in a museum or gallery" */
  afterArticle: {
    pattern: /\b(?:an?|the)\s(?:\p{Ll}+\s)?$/u,
    examples: ['in a ', 'with a main '],
    counterexamples: ['knowledge of '],
  },
  andBetween: { pattern: /^ (?:and|or) $/, examples: [' and '], counterexamples: [', ', ' and in '] },
  statementEnd: { pattern: /^\s*(?:$|[.;(])/, examples: ['', '. Go'], counterexamples: [' is', ', Go'] },
  skillsAfter: { pattern: /^ skills\b/i, examples: [' skills are a must'], counterexamples: [' skilled', ', skills'] },
  plural: {
    pattern: /^(?!(?:sales|systems|goods|analytics|logistics|news|sports|graphics)$)(?:\p{L}+[^s]s|people|children)$/iu,
    examples: ['families', 'people'],
    counterexamples: ['sales', 'glass', 'data'],
  },
  /** At the end of the text before a further item. */
  itemBefore: { pattern: /[,/&]\s*$/, examples: ['payroll, ', 'test/'], counterexamples: ['payroll and '] },
  itemAfter: { pattern: /^\s*[,/&]/, examples: [', payroll', '/test', ' & tests'], counterexamples: [' and tests'] },
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
