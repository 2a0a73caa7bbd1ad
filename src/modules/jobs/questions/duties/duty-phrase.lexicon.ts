import { regex, regexesOf } from '#readers/patterns';

export const dutyPatterns = {
  opening: {
    pattern: /^(?:[a-z]{3,}ing|[a-z]+) [\p{L}\p{N}]/u,
    examples: ['manage the payroll', 'cooking for 200 guests'],
    counterexamples: ['payroll', '24 hours', 'SAP reports'],
  },
  /** "pre - processing", "follow- up". Group: the prefix, if it is apart. */
  spacedPrefix: {
    pattern:
      /(?:\b(pre|non|co|multi) [-–] |(?<=\b(?:pre|post|non|co|multi|follow|proof))- )(?=(?!(?:and|or|to)\b)\p{Ll})/giu,
    examples: ['pre - processing', 'follow- up', 'Proof- of'],
    counterexamples: ['core - Java', 'pre-processing', 'pre- and post-operative', 'post - frank letters'],
  },
  /** Verbs of several forms in one list: "design, analyzes, evaluates", "monitoring it daily and respond". */
  mixedForms: {
    pattern: regex('')`
      ,\s(?:analyzes|evaluates|develops|maintains|provides|ensures|creates|performs|prepares|identifies)\b|
      ^(?!helping|letting|making)[a-z]+ing\s(?:(?!\b(?:to|who|that|which)\s).)*\sand\s(?:respond|analy[sz]e|ensure|
      maintain|provide|identify|create|implement|
      resolve|perform|prepare|improve|deliver|coordinate|participate|develop)\s(?!and\b|or\b|,)
    `,
    examples: ['design and code, analyzes, evaluates, tests', 'monitoring it daily and respond to concerns'],
    counterexamples: [
      'clean floors, windows, toilets and kitchens',
      'helping residents to wash, dress and prepare meals',
      'overseeing contractors who install and maintain the lifts',
      'cleaning and maintaining rooms',
      'design and maintain it',
    ],
  },
  /** Words before the verb. */
  lead: {
    pattern: regex('i')`
      ^(?:(?:(?:in\sthis\s(?:role|job|position)|as\s(?:an?|the|our)\s[\w\s-]{3,40}?),?\s)?(?:you|(?:the|this)\s(?:successful\s|ideal\s)?
      (?:candidate|applicant|post\s?holder|job\s?holder|incumbent|position|role))
      (?:['’]ll|\s(?:will|shall))\s(?:also\s)?(?:be\s(?=[a-z]{2,}ing\s)|(?!be\b))
      (?:work(?:ing)?\s(?:as\spart\sof|in|within)\san?\s(?:[\w-]+\s){0,3}team\sto\s)?|
      you\s(?!(?:are|have|can|know|need|must|should|may|might|want|love|like|enjoy|speak|bring|hold|possess|think|understand|get|
      will|would|could|do)\b)|to\s)
    `,
    examples: [
      'You will manage stores',
      'To manage stores',
      "You'll manage stores",
      'You will be managing stores',
      'You will work as part of a friendly team to manage stores',
      'As our Head Chef, you will manage stores',
      'The post holder will manage stores',
    ],
    counterexamples: ['Manage stores', 'You will be happy', 'You have a licence', 'Toning hair'],
  },
  adverb: {
    pattern: /^(?!(?:[Ss]upp|[Aa]pp|[Rr]ep|[Cc]omp|[Rr]e|[Ff]ami|[Aa]ssemb)ly\b)\p{L}+ly\s(?=\p{Ll})/u,
    examples: ['Proactively explores', 'constantly monitor'],
    counterexamples: ['Apply rules', 'supply chain', 'Reply to letters', 'Daily SQL checks'],
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
      ^(?:achieve|address|administer|advertise|advise|agree|analy[sz]e|answer|apply|approve|arrange|assemble|assess|
      butcher|charge|deal|fill|isolate|undertake|hoover|spray|drill|hold|practise|
      assist|attend|audit|automate|bake|balance|bathe|book|brief|build|buy|calculate|calibrate|call|care|chair|change|
      chase|check|clean|coach|collect|compile|complete|compose|conduct|configure|control|convert|cook|
      coordinate|counsel|create|cut|debug|decorate|define|deliver|deploy|design|develop|diagnose|discuss|
      dismantle|dispatch|dispense|distribute|document|draft|draw|drive|edit|educate|empty|encourage|enforce|enrol|
      enroll|enter|erect|escalate|escort|establish|estimate|evaluate|examine|execute|explain|explore|extract|facilitate|
      feed|file|fit|fix|forecast|formulate|gather|generate|give|greet|grill|groom|grow|guide|handle|harvest|help|hire|
      host|identify|implement|improve|inform|initiate|inspect|install|instruct|integrate|interpret|interview|
      investigate|iron|issue|keep|launch|lay|lead|liaise|load|maintain|make|manage|measure|mentor|migrate|mix|modify|
      monitor|mop|motivate|move|mow|negotiate|nurture|observe|obtain|operate|optimi[sz]e|organi[sz]e|overhaul|oversee|
      own|pack|paint|patrol|perform|photograph|pick|pitch|plan|polish|pour|prepare|prescribe|present|prioriti[sz]e|
      process|procure|produce|promote|proofread|protect|prototype|provide|provision|prune|publish|purchase|receive|
      reconcile|record|recruit|reduce|refactor|register|remove|renew|repair|replace|replenish|reply|report|represent|
      research|resolve|respond|restock|restore|retain|review|rewrite|run|schedule|screen|search|secure|select|sell|send|
      serve|set|shape|shortlist|simulate|solve|sort|specify|stack|strengthen|submit|suggest|supervise|support|survey|
      sweep|synthesi[sz]e|tailor|take|teach|test|track|train|transcribe|transform|translate|transport|treat|triage|
      troubleshoot|tune|underwrite|unload|update|upgrade|upsell|vacuum|validate|verify|visit|wash|weigh|welcome|weld|
      win|wire|wrap|write|adjust|carry|collaborate|communicate|contribute|determine|enable|enhance|ensure|expand|interact|
      participate|partner|scope|use|utili[sz]e)$
    `,
    examples: ['manage', 'cook', 'reconcile', 'give', 'upgrade'],
    counterexamples: ['manages', 'payroll', 'contact'],
  },
  /** Where a sentence of several duties is split. */
  betweenDuties: {
    pattern: /,\s(?:and\s|or\s|you(?:['’]ll|\swill)\s)?|;\s|\s[-–—]\s/u,
    examples: ['clean, wash', 'clean, and wash', 'clean - wash'],
    counterexamples: ['clean and wash', 'part-time'],
  },
  listOpening: {
    pattern: regex('i')`
      ^(?:(?:your|the|main|key|daily)\s)*(?:duties|tasks|responsibilities|role|job|work)\s
      (?:(?:will|would)\s)?(?:also\s)?(?:be|includes?|involves?)\s
    `,
    examples: ['Duties will include ', 'The role involves '],
    counterexamples: ['Manage duties '],
  },
  /** A form in -ing that is no noun. */
  gerund: {
    pattern: regex('')`
      ^(?!(?:training|morning|evening|marketing|engineering|accounting|banking|clothing|housing|building|parking|nursing|
      something|anything|everything|nothing|during|including|following|according|being|having|working|meeting|spring|string|
      ceiling|outstanding|ongoing|upcoming|leading-edge)$)[a-z-]{3,}ing$
    `,
    examples: ['cleaning', 'serving'],
    counterexamples: ['training', 'king', 'cleaner'],
  },
  /** They say little about the work. */
  vagueVerb: {
    pattern: /^(?:collaborat|communicat|contribut|interact|participat|partner|support|assist|help|ensur)/,
    examples: ['collaborate', 'participating'],
    counterexamples: ['manage', 'carry'],
  },
  /** Two words that are surely a verb and what it is done to: "replenish shelves". */
  short: {
    pattern: regex('')`
      ^(?:administer|answer|assemble|assess|book|clean|coach|collect|cook|deliver|diagnose|dispatch|dispense|draft|
      empty|feed|greet|inspect|
      install|interview|maintain|manage|operate|pack|paint|pick|prepare|recruit|repair|replace|replenish|restock|sell|
      serve|sort|stack|
      supervise|sweep|teach|train|translate|unload|wash|weld|welcome|wire|write)\s[a-z]{3,}s$
    `,
    examples: ['replenish shelves', 'draft wills', 'deliver babies'],
    counterexamples: ['design patterns', 'test cases', 'clean well', 'operate the tills'],
  },
  /** Nouns before "of": "maintenance of lifts", "review and repair of pumps". */
  nominal: {
    pattern: regex('')`
      ^(?!\w+\sdispos|dispos|knowledge|understanding|experience|advantage|general|several)
      (?:[a-z]+(?:,|\sand|\sor)\s(?!dispose|capable|aware|proud)[a-z]+|
      [a-z]+(?:[st]ion|ment|[ae]nce|ysis|ing|al|[et]ry|age|sale))\sof\s
    `,
    examples: ['maintenance of lifts', 'planning of routes', 'review and repair of pumps', 'delivery of goods'],
    counterexamples: [
      'take care of guests',
      'collect and dispose of waste',
      'years of experience',
      'curious and capable of change',
    ],
  },
  /** A noun, although it looks like a verb: "support for the night shift". */
  supportNoun: {
    pattern: /^support (?:for|in|with|to|during) /,
    examples: ['support for the night shift', 'support in the planning of events'],
    counterexamples: ['support users of the till', 'supports the night shift'],
  },
  /** A noun phrase that starts with a word like a verb. `fit`, `call` and `win` are verbs only before an object. */
  topic: {
    pattern: regex('')`
      ^(?:pick\s(?:accuracy|rates?|lists?)|track\s(?:records?|circuits?)|balance\ssheets?|train\s(?:stops?|stations?)|
      research\s(?:notes?|papers?)|(?:call|record|report|order|book)\s(?!\w*thing\b)[a-z]{3,}ing|report\sgeneration|
      press\sreleases?|purchase\s(?:orders?|ledger)|load\scalculations?)\b|
      ^[a-z]+\s(?:management|reviews?|automation|execution|improvements?|planning|control|analysis|analytics|development|
      engineering|
      design|strateg(?:y|ies)|optimi[sz]ation|processing|support|maintenance|data\strending)\b|
      ^(?:test\s(?:plans?|cases?|scripts?|data|suites?|environments?)|design\s(?:documents?|patterns?)|support\stickets?|
      process\s(?:maps?|flows?)|stock\s(?:counts?|rotation))\s(?:for|of|in|and)\b|
      ^(?:fit|call|win)s?\s(?:(?:logs|notes|cent(?:er|re)s|rates|times|volumes)\b|
      (?!(?:the|an?|our|your|all|each|every|any|both|new|up|out|on|back|at|\d+)\b|[A-Z]|[a-z]+[^s\W]s\b))
    `,
    examples: [
      'change management on site',
      'code review and testing',
      'process data trending',
      'fit enough to lift 20 kg',
      'call centre experience',
      'win rate reporting',
      'test plans for the app',
      'track record of sales',
      'balance sheet reconciliations',
      'train stops',
      'report writing',
    ],
    counterexamples: [
      'manage the reviews',
      'change dressings',
      'fit radiators',
      'call back customers',
      'win new clients',
      'fit a new boiler',
      'test the plans',
      'track the records',
      'balance the tills',
      'record everything on paper',
      'train staff',
    ],
  },
  /** A second verb in the third person: "prepares returns and files them". */
  secondVerb: {
    pattern: /(?:,|\band|\bor) \w+s\b/,
    examples: ['prepares returns and files them'],
    counterexamples: ['prepares returns for the office'],
  },
  /** A noun that looks like a verb, beside another noun: "test and automation tools". Group: the word after it. */
  pairOfNouns: {
    pattern: regex('iu')`
      ^(?:test|change|design|support|document|report|record|research|process|plan|audit|review|control|track|screen|survey|
      monitor|issue|train|call|schedule|search|market|project|account|lead|care)s?,?\s(?:and|or)\s(\p{L}+)(?=\s|$)
    `,
    examples: ['test and automation tools', 'change and adaptability'],
    counterexamples: ['test the tools', 'prepare and file returns'],
  },
  nounAfterPair: {
    pattern: /(?:tion|(?<!mis)sion|ity|ment|ness|[ae]nce|ing)$|^\p{Lu}/u,
    examples: ['automation', 'Adaptability', 'Risk'],
    counterexamples: ['commission', 'onboard', 'trace'],
  },
  /** Clauses that a question can do without. */
  tail: {
    pattern: regex('i')`
      (?:,?\s(?:including|inc|such\sas|using|via|(?<!\b(?:comes?|go(?:es)?|run|walk|pass|follow|carry|break|put)\s)through|so\sthat|
      in\sorder\sto|based\son|as\swell\sas|to\sensure|
      whil(?:e|st)|which|where|by\s\w+ing|ensuring|
      in\sline\swith|in\saccordance\swith|according\sto)|\s[-–—])\s.*$
    `,
    examples: ['plan events, including the catering', 'plan events by calling people', 'plan events to ensure quality'],
    counterexamples: ['plan events', 'plan events by June'],
  },
  /** "to" and a verb are needed after these: "drive engineers to design tests". */
  asksToAct: {
    pattern: regex('i')`
      (?:^|\b(?:and|or)\s|,\s)(?:drive|encourage|inspire|motivate|empower|influence|instruct|ask|invite|remind|persuade|require|
      train|teach|coach|get|push)\s(?:[\w'’-]+\s){0,2}[\w'’-]+$
    `,
    examples: ['understand the market and drive engineers', 'encourage all pupils'],
    counterexamples: ['drive the van to the shops of the town', 'bake bread'],
  },
  /** The last comma of a list without "and". Groups: the words around it. */
  openList: {
    pattern: regex('u')`
      ^((?:(?!\b(?:and|or)\b,?\s[^,]*,|,\s(?:and|or)\s).)*[^\s,]),\s
      ((?!(?:and|or|with|without|including|in|on|at|to|for|from|by|as|of|such|which|where|who|that|plus|if|when|while|whilst|so|then|
      not|no|but|both|either|especially|particularly|mainly|mostly|ideally|also|often|sometimes|eg|ie|namely|etc|whether|after|
      before|during|until|under|over|across|throughout|via|through|per|within|alongside|together|along|up|down|out|even|
      whenever|because|since|depending|based|according|subject|related|using|inc|the)\b)
      [^\s,]+(?:\s(?!and\b|or\b)[^\s,]+){0,4})$
    `,
    examples: ['prepare rosters, budgets', 'handle calls by phone, e-mail, WhatsApp', 'design, build, test software'],
    counterexamples: [
      'prepare rosters, budgets and plans',
      'serve guests, if needed',
      'find bugs, fix and report them',
    ],
  },
  /** Where a long duty may end. Group `verb`: only if a verb follows. */
  weakBreak: {
    pattern: regex('gi')`
      ,?\s(?:(?:to|and(?!\s(?:test|change|design|support|document|report|record|research|process|plan|audit|review|control|track|
      screen|survey|monitor|issue|train|call|schedule|search|market|project|account|lead|care|build|help|repair|display|transfer|
      use|cost)\b))\s(?:further\s|better\s)?(?<verb>[a-z]+)(?=\s)|alongside\b|along\swith\b|across\b|throughout\b|
      related\sto\b|as\sper\b|on\sa\s\w+\sbasis\b|that\b|for\b|under\sthe\b)|,\s(?=with\b|[a-z]{3,}ing\s(?!and\b|or\b))
    `,
    examples: ['build apps to support users', 'plan menus, taking care', 'write texts for the web'],
    counterexamples: ['plan menus', 'cook, bake and roast', 'design, testing and reviews', 'pay and support given'],
  },
  /** The last word, after another one of its kind. */
  lastOfMany: {
    pattern: /(?:,|\b(?:and|or))\s([a-z]+)$/,
    examples: ['plan menus and cook', 'harden, maintain'],
    counterexamples: ['plan menus', 'and cook it'],
  },
  /** What ends like this goes on with an object or another word. */
  cutOff: {
    pattern: regex('')`
      \b(?:to|that)\s[a-z]+$|\b(?:in|by|of|at|,)\s[a-z]+ing$|,\s[a-z]+ing\s\S+$|
      \b(?:able|responsible|in\sways|with\sthe\saim|how|when|where|what|which|whether|who|ability|opportunity|chance|means|steps?|
      needed|required|out|times|easier)$|
      \b(?:between|both|from)\s(?!.*\band\s)|^(?:[Ee]nable|[Aa]llow|[Gg]ive|[Mm]ake\s(?:it|sure)|[Ee]nsure\s(?:that|at))\b
    `,
    examples: [
      'a model to verify',
      'services that work',
      'help in cultivating',
      'reports, finding ways',
      'and be able',
      'advise guests on how',
      'manage the relationship between sales',
      'ensure at all times',
    ],
    counterexamples: ['go to the shop', 'plan testing', 'plans that work well', 'ties between sales and stock'],
  },
  /** True of every job, so an answer says little. */
  general: {
    pattern: regex('i')`
      \b(?:team\s(?:members?|players?)|other\s(?:duties|tasks)|duties|responsibilit\w+|ad[-\s]hoc|
      as\s(?:assigned|required|needed|directed)|abreast|
      up[-\s]to[-\s]date|best\spractices?|trends?|different\steams?|and\sso\son|working\swith|day[-\s]to[-\s]day|
      as\srequested|miscellaneous|ethical|specialist\sarea|safety,\shealth|permanent\steams|take\sownership$|multi[-\s]faceted|
      up[-\s]and[-\s]coming|broad\srange\sof\stools|sub-function|feasibly|respective\s\w+|real\ssolutions|
      (?:for|at|with)\s(?:our|the|this)\s(?:organi[sz]ation|company|trust|group)$|report(?:s|ing)?\sto\sthe|answering\sto|core\svalues|
      mandatory\s(?:\w+\s)?trainings?|summary\sof\sthe\sjob|details\sof\sthis\s(?:role|job|position)|
      ownership\sof\sdeliverables|requiring\smanual\sdexterity)\b|
      ^grow\s(?:and\sdevelop\s)?(?:your\s)?skills\b|^use\syour\s(?:expertise|experience|skills|knowledge)\b|\bmanage\stimelines?$|
      ^take\son\s(?:\w+\s)?tasks$|
      ^report(?:s|ing)?\s(?:directly\s)?to\s(?:[\w&-]+\s){0,6}(?:manager|director|head|lead(?:er)?|officer|supervisor|president|
      chief|principal|architect|owner|engineer|partner)\W*$
    `,
    examples: [
      'Mentor team members',
      'Keep abreast of new trends',
      'Perform other duties',
      'Live our core values',
      'Report to the Sales Manager',
      'reporting to Technical Architect',
      'explore the details of this role',
      'grow and develop skills',
      'use your expertise in baking',
      'take on complex tasks',
    ],
    counterexamples: [
      'Lead a team of six',
      'Report to HMRC on VAT',
      'Chair weekly meetings with contractors',
      'Help pupils develop their skills',
    ],
  },
  /** One thing without an article, after a preposition: such a line would sound wrong. */
  bareEnd: {
    pattern: regex('u')`
      \b(?:in|of|for|with|to|on|from|at|by)\s
      (?!(?:the|an?|each|every|any|one|this|that|its|all|no|such|other|another)\s)
      (?:(?!(?:the|an?|and|or|each|every|any|your|our)\s)[\p{L}-]+\s){0,3}
      (?:region|SLA|stack|program|project|product|application|website|client|environment)$|
      ^(?:perform|ensure|lead|maintain)\s(?!(?:the|an?|each|every|any|all|your|our)\s)(?:(?!(?:the|an?)\s)[\p{L}-]+\s){0,7}
      (?:review|project|process)$|
      ^(?:ensure|maintain)\shigh\slevel\b
    `,
    examples: [
      'troubleshoot network issues in agreed SLA',
      'participate in agile development program',
      'lead small to medium size systems project',
      'ensure high level accuracy',
    ],
    counterexamples: [
      'troubleshoot issues in the agreed SLA',
      'take part in a program',
      'lead projects',
      'maintain a website',
    ],
  },
  /** Topics that are too sensitive or too crude for an automated question. */
  delicate: {
    pattern: regex('i')`
      \b(?:bereave\w*|stillb\w+|miscarr\w+|dying|death|deaths|die|deceased|bod(?:y|ies)\sof|end[-\s]of[-\s]life|
      palliative|terminal(?:ly)?\sill|
      grie(?:f|ving)|mourn\w*|funerals?|suicid\w*|self[-\s]harm|abuse\w*|assaults?|rape|violen\w+|restrain\w*|kick\w*|
      throw\sout|drunk\w*|
      intoxicated|kill\w*|fight\w*|dismiss\w*|redundanc\w+|lay\soff|terminate\semployees|fire\sstaff|evict\w*|
      euthan\w+)\b
    `,
    examples: ['Support bereaved parents after stillbirth', 'Kick out drunk guests', 'Lay off staff'],
    counterexamples: ['Support parents after birth', 'Terminate cables', 'Welcome guests'],
  },
  /** Removed before the check for private matters, because these words describe clients here. */
  clients: {
    pattern: /\b(?:children|family|illness|disab(?:led|ility|ilities))\b/giu,
    examples: ['Teach children to read', 'Support adults with disabilities'],
    counterexamples: ['Serve guests'],
  },
  /** A question, a call, or two sentences without a space between them. */
  sentenceEnd: {
    pattern: /[?!]|\p{Ll}{2}\.(?!(?:Net|Js|Io)\b)\p{Lu}\p{Ll}/u,
    examples: ['join us!', 'in the cloud.Handling tickets'],
    counterexamples: ['ASP.Net', 'Node.Js', 'use of Node.js'],
  },
  /** What somebody has, is or can do: a condition rather than work. */
  condition: {
    pattern: regex('i')`
      ^own\s(?:an?\s)?(?:(?!the\s)[\w-]+\s){0,2}(?:transport|cars?|bikes?|vehicles?|vans?|trucks?|scooters?|tools?|tooling|ppe|laptops?|
      computers?|pcs?|phones?|smartphones?|internet|licen[cs]es?|equipment|kit|uniform|accommodation|knives|workwear)\b|
      ^(?:willing|unwilling|outgoing|hard[-\s]?working|exciting|interesting|rewarding|thriving|existing|mastering|possessing|
      exhibiting|possess(?:es)?)\b|
      ^(?:lift|mov|carry|push|pull)\w*\s.*\b\d+\s?(?:kgs?|kilos?|lbs?|pounds)\b|
      ^[a-z]+ing\s(?:concepts?|skills?|principles?|protocols?|techniques?)\b|\b(?:strong|pref|essential)$|
      \bexp\b|\b(?:months?|years?|yrs?)['’]?\s(?:\+|min(?:imum)?|experience|exp)
    `,
    examples: [
      'own transport non-negotiable',
      'own hand tools and van',
      'own a car',
      'willing to work nights',
      'mastering scripting languages',
      'moving objects up to 20 kg',
      'pick or pack exp 6 months +',
      'routing concepts and switches',
      'drawing reading strong',
    ],
    counterexamples: [
      'own the tools for testing',
      'own the delivery of a product',
      'own SLAs and alerting',
      'move furniture between rooms',
      'improve the customer experience',
    ],
  },
  /** A sentence with a subject of its own: "CNC mills are programmed elsewhere". */
  ownSubject: {
    pattern: regex('i')`
      ^(?!(?:ensur|check|verif|confirm|mak|see|monitor|know|determin|decid|test|validat|explain|report|prov|show|keep)\w*\s)
      (?:(?!\b(?:that|which|who|what|where|when|why|how|if|whether|as|while|whilst|so|
      because|than|until|once|it|ensure|ensuring|check|see)\b).)*
      \s(?:is|are|was|were|(?:has|have)\sbeen)\s|\b\w+n['’]t\b
    `,
    examples: ['wire EDM and CNC mill are programmed by us', "chase builders, they don't read emails"],
    counterexamples: [
      'ensure ePCR is completed',
      'run tests to ensure demands are met',
      'repair what is broken',
      'clean rooms that are free',
      'write an island guide',
    ],
  },
  /** It does not say what the work is about. */
  vague: {
    pattern: regex('i')`
      ^(?:improve|ensure|provide|create|develop|implement|perform|define|identify|establish|maintain|achieve|enhance|utili[sz]e|use)
      \s(?:with|by|from|using|via|through)\b|
      \s(?:that|this|these|those|it|ones?|some)$|
      ^help\s[a-z]+[^s\W]\s(?:them|their)\b|^\S+\s(?:it|this|these|those)\s|
      \btomorrow['’]s\b|\bmost\s(?:interesting|exciting)\b|^working\spapers?\b
    `,
    examples: [
      'improve with adopting methodologies',
      'fix some of that',
      'verify it through a machine',
      'help develop their careers',
      'solve the most interesting problems',
      'working paper in Excel',
    ],
    counterexamples: ['improve the menu with the chef', 'help residents plan their meals', 'fix some of that wiring'],
  },
  /** Fragments and sentences that do not fit into a question. */
  unfit: {
    pattern: regex('i')`
      \b(?:we|us|you|must|should|etc|they|he|she|his|her|i|any\sother)\b|\b20\d\d\b|
      ^inviting\sapplications\sfor\sthe\s(?:role|post|position)\b|\b(?:closing|start|interview)\sdate\b|
      ^interviews?\sat\sour\s(?:[\w-]+\s){0,2}(?:depot|office|site|branch|store|clinic)(?:,|$)|
      ^(?:send|submit|attach|bring|carry|email|provide|the\sevidence|evidence)\s(?:(?:your|a|an|of|the|full|updated|\d|copies)\s)*
      (?:cv|resume|cover\w*\sletter|evidence|proof|copy)\b|
      ^evidence\sof\b|^hold\s(?!(?:an?|the|regular|weekly|daily|monthly|\p{Ll}+s)\s)|
      ^\w+ing\s(?:it|experience)\b|^during\b|\b(?:it|that|there)['’]s\b|
      ^(?:understanding|having|being|knowing|everything|anything|looking\sfor|welcome\sto)\b|^working\sknowledge\b|
      ^(?:ongoing|outstanding|upcoming|leading[-\s]edge)\b|,\s(?:no|travel\sto)\b|\b(?:like|mostly|mainly|especially|yrs?)$|
      ^[a-z]+ing\s(?:of\s(?:[\w-]+\s){1,3}|[\w-]+s\s)?(?:is|are|was|were|has|have|will|can)\b|
      ^[\w-]+\s(?:will|shall|is|are|was|were|may)\b|^[a-z]+ing\s(?:up|in|out|on)\saims\b|
      \b(?:on|of|to|with|from|for|about)\s(?:them|their)\b|^\S+\s(?:them|their)\b|[:;[\]@/*]|
      \s-[a-z]|\bthat\sof\b|
      \bto\smake\s(?:it\s)?sure$|^(?:and|assist\sto|joining\s(?:our|(?:the|an?)\s(?:\w+\s)?team)|
      challenging\s(?:work|roles?|projects?|tasks?)|a\scombination)\b|
      ^(?:take|bring|drive)\s.*\bnext\slevel\b|
      \b(?:mandatory|preferred|your|our|same|and\smentor)$|\bpersonally\slearn\b|
      ^using\slogic\b|\.\s|,\sthe\b|
      \b(?:of|to|for|with|from|and|or|the|an?|in|at|by|as|into|per|via|than)$
    `,
    examples: [
      'Manage what we sell',
      'Perform any other task',
      'Plan: run events',
      'Report on their findings',
      'understanding of patterns',
      'welcome to the bakery',
      'looking for a baker with a licence',
      'programming is done by two people in Mastercam',
      'interviews will be held on Tuesday',
      'stepping Up aims to assist applicants',
      'support the process and teams of',
      'build capabilities -focusing on AI',
      'document new solutions as well as maintaining that of others',
      'use models to make sure',
      'and take pride in it',
      'join us and your',
      'lead a team of engineers and mentor',
    ],
    counterexamples: [
      'Manage the monthly payroll',
      'Assess patients and plan their care',
      'Checking that doors are locked',
      'joining copper pipes',
      'give pupils the opportunity to read aloud',
      'develop short- to long-term plans',
      'drive the van to sites when required',
    ],
  },
};
export const dutyRegex = regexesOf(dutyPatterns);
