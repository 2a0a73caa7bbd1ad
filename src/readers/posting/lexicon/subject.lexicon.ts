import { regex, regexesOf, regexPart, wordSet } from '#readers/patterns';

const people = regexPart`
  (?:teams?(?! foundation)|engineers|developers|designers|analysts|scientists|managers|stakeholders|departments?|architects|owners|experts|
  specialists|partners|colleagues|testers|programmers|leads|administrators|consultants|vendors|clients|customers|
  groups?|functions|professionals|peers|doctors|physicians|nurses|teachers|officers|marketers|accountants|auditors|
  pharmacists|surveyors|therapists|forwarders|solicitors|contractors|suppliers|electricians|plumbers|carpenters|brokers)
`;

/** Fields of study, and what else stands beside a degree. */
const ofDegree = regexPart`
  (?:(?:an? |any |the |other |another |equivalent |closely |applied |human |public |business |computer |information |software |data )*
  (?:[\w-]+(?: [\w-]+)? )?
  (?:sciences?|engineering|maths?|mathematics|statistics|physics|(?:econo|socio)\w+|telecommunications?|administration|finance|
  accounting|accountancy|commerce|
  marketing|management|communications?|journalism|psychology|education|nursing|pharmacy|medicine|epidemiology|
  biostatistics|biology|chemistry|
  law|arts?|design|humanities|
  technology|systems|it|cs|mis|electronics|electrical|mechanical|civil|business|analytics|informatics|computing|studies|resources|
  fields?|disciplines?|subjects?|areas?|equivalent|degree|diploma|ged|related|similar|relevant|mba|phd|tech|b\.?tech|m\.?tech|mca|bca|
  ms|bs|me|be|masters?|bachelors?|graduate|postgraduate)\b|(?:is |also )?(?:preferred|required|preferably)\b)
`;
const studyField = regexPart`
  (?:(?:computer|electronics|telecommunications?|electrical|mechanical|civil|software|information|data|industrial|applied|computational) )?
  (?:sciences?|engineering|electronics|telecommunications?|mathematics|maths|statistics|physics|economics|technology|
  related (?:quantitative |technical )?fields?)
`;
const relatedField = regexPart`
  [^.;]{0,120}\b(?:or|and)(?: an?| any)?(?: other)?(?: closely| equivalent)? (?:related|similar|equivalent|relevant|comparable|technical|
  quantitative|allied|stem)\b
`;
/** Behind "and": the next demand. */
const nextDemand = regexPart`
  (?:(?:an?|the|valid|current|full|clean|good|strong|solid|sound|deep|in-depth|proven|excellent|thorough|working|some) )*
  (?:knowledge|proficien\w+|experienced?|licen[cs]ed?|certifi\w+|pin|npi|understanding|
  familiar\w*|skills?|driv\w+|hands-on|strong|solid|
  (?:[\w-]+ ){0,4}(?:registration|registered|membership|eligib\w+|certificat\w+|licen[cs]e))\b
`;

/** Ends what a denial or other people's work covers. */
const butDemanded = regexPart`
  \ (?:but|as long as|so long as|provided|though|if you|so you|(?:and|so) (?:you|we|needs?|requires?|must))\b
`;

/** Further items of what is denied: "Kubernetes, Terraform or AWS" */
const deniedRest = '(?:(?:, [^,;.–—]{1,30}){1,4},? or [^,;.–—]{1,40}(?=[.;]|$))?';

/** "The team uses Java, so you must know it" */
const alsoYours = regexPart`
  [^.;]{0,160}\b(?:so|and) you (?:must|need|should|will|have to)\b[^.;]{0,30}\b(?:it|both|them|this|these)\b
`;

/** Who does what is not the job of this person. */
const otherPeople = regexPart`
  (?:others|another|(?:the|our|a|an|another) (?:[\w&/-]+ ){0,3}?(?:teams?|departments?|dept|colleagues?|agenc(?:y|ies)|compan(?:y|ies)|
  contractors?|accountants?|planners?|offices?|firms?|draftsm[ae]n|specialists?|providers?|labs?|laborator(?:y|ies)|partners?|suppliers?|
  bureau|division|groups?|engineers?|managers?|consultants?|people|staff|crew))
`;

/** Lifts of buildings, which people repair. */
const ofLifts = '(?:engineer|install|maint|moderni|shaft|truck|plan|operat|equipment|supervis|repair)';

/** A demand in the same statement as a wish or a denial. */
const demandNext = regexPart`
  (?:(?:an?|the|your|some|good|great|strong|solid|hands-on|proven|excellent|sound|deep|prior|previous|already|one|two|three|\d+\+?)[ -])*
  (?:(?:[\w-]+ ){0,3}(?:experience|knowledge|skills|understanding|grasp|command|background|expertise|track record|licen[cs]e|
  registration|card|certificate|pin)|
  years?|trained|proficien\w+|strong|solid)\b
`;

/** Text about somebody else, or about what nobody demands. */
export const subjectPatterns = {
  address: {
    pattern: /[\w.+-]{1,64}@\S{1,100}|(?:https?:\/\/|www\.)\S+/giu,
    examples: ['jobs@example.com', 'https://example.com/git', 'www.example.com'],
    counterexamples: ['@home', 'example.com'],
  },
  /** What the employer gives. */
  benefits: {
    pattern: regex('i')`
      ^\W*(?:total )?(?:package|salary|pay|rate|remuneration)\b.{0,12}[£$€₹\d]|
      \b(?:free|subsidi[sz]ed|staff) (?:\w+ ){0,2}(?:parking|uniforms?|lunch(?:es)?|meals|gym|shuttle|coffee|breakfast)\b|
      \b\d+%? (?:\w+ ){0,3}(?:annual leave|holidays?|vacation|hols|pto|paid leave|pension|401 ?\(?k\)?)(?![a-z])|
      \b(?:company (?:car|van|vehicle)|fuel card|cycle to work|death in service|profit share|1[34]th month|
      referral bonus|sign(?:ing|[- ]on)[- ]bonus|private (?:health|medical (?:insurance|cover\w*|aid))\w*|(?:nhs|employer) pension|
      cpd allowance|hmo (?:day|with|card))\b|
      [£$€₹]\s?\d[\d,.k]* .{0,30}\b(?:allowance|bonus|stipend)\b|\bdiscount(?:ed|s)? (?:on|at|pet|gym|meals|shopping)\b
    `,
    examples: [
      '25 days annual leave',
      'free parking',
      'NHS pension',
      'company car and fuel card',
      '£500 training allowance',
    ],
    counterexamples: [
      'pension administration',
      'Private equity, valuation',
      '3D computer vision',
      'Prepare 200 meals a day',
      'private pensions',
      'train 10 super users',
    ],
  },
  /** Staff of some trades work with these. */
  benefitsOrWork: {
    pattern: regex('i')`
      \b(?:annual leave|parental leave|sick leave|life assurance|share options|stock options|mediclaim|provident fund|gratuity|
      private medical|health cover|pet care|superannuation)\b
    `,
    examples: ['life assurance', 'Provident fund, gratuity'],
    counterexamples: ['leave', 'payroll'],
  },
  workOn: {
    pattern: /manag|admin|calculat|process|handl|reconcil|advi[sc]|sales|sell|payroll|report/i,
    examples: ['gratuity calculations', 'Managing sick leave'],
    counterexamples: ['PF, ESI, gratuity'],
  },
  /** Work with what is also a benefit: "Company car fleet administration" */
  workOnBenefit: {
    pattern: /\b(?:manag|admin|calculat|process|handl|prepar|claims?\b|instruct|analys|fleet\b)/i,
    examples: ['Prepare staff meals', 'pension claims handling'],
    counterexamples: ['mediclaim', 'sell leave'],
  },
  /** Work of the people who run the payroll, also outside a section of demands. */
  payrollWork: {
    pattern: /\b(?:payroll|challans?|salary (?:preparation|processing)|exit formalities)\b/i,
    examples: ['Payroll, gratuity', 'monthly challans'],
    counterexamples: ['salary and gratuity'],
  },
  /** Checks that everybody who is hired passes, and promises and conditions that stand beside them. */
  vetting: {
    pattern: regex('gi')`
      \b(?:(?:an? )?(?:enhanced|basic|standard|clear|satisfactory|clean|current|valid) )*
      (?:dbs|pvg|crb|accessni|garda vetting|nbi|(?:criminal )?background|police|credit|criminal records?|reference|right to work|
      (?:\d+[- ]panel )?drug|tb|flu|hepatitis)
      \s?(?:disclosures?|checks?|checked|clearances?|vetting|certificates?|screen(?:s|ing)?|tests?|shots?|update service|
      scheme|membership)+\b|
      \b(?:pass|undergo|clear) (?!(?:understanding|written|spoken)\b)(?:[\w-]+ ){1,8}(?:checks?|screenings?|investigations?)\b|
      \bdisclosure (?:and|&) barring(?: service)?(?: \(?dbs\)?)?(?: checks?| clearance)?|\bsubject to (?:an? )?(?:[\w-]+ ){0,3}(?:dbs|
      pvg|disclosure)\b[^.;]{0,80}|
      \bcomplete (?:[\w-]+ ){0,4}(?:background|dbs|police|criminal|security|vetting|reference|credit)(?: [\w-]+){0,3} (?:checks?|
      screenings?|investigations?)\b|
      \bworking with (?:children|vulnerable (?:people|adults))(?: \(?wwcc\)?)?(?: checks?| cards?)\b|\bwwcc\b|\bbs ?7858\b|\bblue card\b|
      \bndis (?:worker )?(?:screening|checks?|clearance)+\b|\b(?:enhanced|basic|standard) dbs\b|\bmvr\b|
      \b(?:work|employment) authori[sz]ation\b|
      \bcommitted to (?:the )?safeguarding\b[^.;,]{0,120}|
      \brehabilitation of offenders act\b[^.;]{0,80}|\bdrugs? (?:and|&) alcohol (?:tests?|testing|screening|policy)\b[^.;,]{0,30}|
      (?<!\b(?:in|of|selling|sales|sell) )\b(?:business|public liability) insurance(?=\W*$|[,.;)]| for\b)|
      \bno (?:[A-Z]{2}(?:\d{2})?(?:, ?| or | and )?){1,6} ?endorsements?\b
    `,
    examples: [
      'Enhanced DBS',
      'a clear DBS check',
      'PVG scheme',
      '10 panel drug screen',
      'pass a thorough background check',
      'is committed to safeguarding children',
      'subject to the Rehabilitation of Offenders Act (Exceptions Order) 1975',
      'Drug & alcohol testing applies',
    ],
    counterexamples: ['safeguarding', 'credit control', 'background in Java', 'drug discovery'],
  },
  /** "Php 38,000" */
  money: {
    pattern: /\b(?:php|inr|usd|eur|gbp|aud|nzd|cad|sgd|aed|zar|rs\.?)\s?\d{1,3}(?:[.,]?\d{3}|k)[\d.,]*/gi,
    examples: ['Php 38,000', 'USD 90k'],
    counterexamples: ['PHP 8', 'php'],
  },
  /** Fields of study are not skills. */
  degree: {
    pattern: regex('gi')`
      \b(?:bachelor\w*|(?<!\bscrum )master['’]?s|master of|
      (?<!\b(?:high|some|large|good|360|greater|certain|significant)[- ])degree(?! of (?:accuracy|care|autonomy|independence|detail|
      precision|skill))|
      b\.? ?tech|b\.e\b|m\.? ?tech|b\.?sc|m\.?sc|b\.?com|m\.?com|mca|bca|mba|phd|ph\.d|
      (?<!\b(?:case|user) )studies in|(?:completed|formal|relevant) vocational training|
      (?<!\b(?:teach|deliver|tutor|mark|examin|assess|plan)\w* (?:[\w-]+ ){0,4})(?:hnd|hnc|btec|gcses?|(?<!\bto )a[- ]levels?)|ged|
      leaving cert|
      diploma(?! students)|graduat(?!e (?:recruitment|scheme|programme|student))\w+|
      major(?:ed|ing)? in|post[- ]?graduat\w+|university (?:education|studies))\b\.?
      (?:[^(]|\([^()]{0,160}\)|\((?![^()]{0,160}\))){0,160}?(?=\bwith\b|\bplus\b|\bwho\b|(?<!gcse.{0,20})\d|\bexperience\b|\bmust\b|
      (?<!\b[a-z])\.(?!\S)|;|
      ,\ (?!(?:and |or )?${ofDegree})(?!${relatedField})|\ and ${nextDemand}|\ [-–]\ (?!${ofDegree})|$)
    `,
    examples: ["Bachelor's degree in Computer Science", 'B.Tech in IT with Java', 'majoring in finance'],
    counterexamples: ['Computer Science', 'a major release'],
  },
  /** An item after a degree, with what separates it. */
  afterDegree: {
    pattern: /(?:,| and\b| or\b|\/| having\b)(?:(?!,| and\b| or\b|\/).)+/g,
    examples: [', NMC', ' and AutoCAD'],
    counterexamples: ['degree'],
  },
  /** A line of nothing but fields of study: what the degree before it is in. */
  fieldsAlone: {
    pattern: regex('i')`
      ^(?=.*\b(?:computer (?:science|engineering)|electronics|telecommunications?|electrical|mechanical|civil|physics)\b)
      \W*${studyField}(?:(?:,? (?:or|and) |, | ?\/ ?)(?:an? |any )?${studyField})+\W*$
    `,
    examples: [
      'Mathematics, Computer Science, Applied Statistics, Engineering.',
      'Electronics or Electrical Engineering',
    ],
    counterexamples: ['Statistics and mathematics', 'Electronics', 'Computer science, Java'],
  },
  /** The employer does something under a law. */
  underLaw: {
    pattern: regex('gu')`
      \b(?:[Uu]nder|[Ii]n accordance with|[Pp]ursuant to|[Dd]efined (?:by|in)|[Rr]equired by|[Ss]ubject to) the
      \s(?:\p{Lu}[\p{L}-]* (?:(?:and|of|at|for|&) )?){1,6}Act\b(?: \d{4})?
    `,
    examples: ['under the Immigration Act 2016', 'as defined in the Equality Act'],
    counterexamples: ['under the team lead and act', 'the Equality Act'],
  },
  /** Every job follows rules. */
  rules: {
    pattern: regex('gi')`
      (?!(?:and |or )?(?:company|corporate|local government|international|federal|state) law\b)\b(?:in (?:full |
      strict )?(?:compliance|accordance|conformance|conformity) with (?:all |the |our )?)?
      (?:(?:all|any|applicable|established|company|corporate|departmental|local|state|federal|national|government|governmental|other|
      internal|relevant|current|external|organizational|prescribed|and|or|&)(?:, | )(?:and |or |& )?){1,6}
      (?:laws?|regulations?|polic(?:y|ies)|procedures?|standards?|guidelines|rules|regulatory requirements)\b
      (?: and (?:laws?|regulations?|polic(?:y|ies)|procedures?|standards?|guidelines|rules)\b)?
    `,
    examples: [
      'in accordance with all local and federal laws',
      'applicable regulations',
      'established standards and policies',
    ],
    counterexamples: ['employment law', 'GMP regulations', 'security policies', 'in compliance with HIPAA'],
  },
  /** "At Oracle, we", "an HR interview" */
  employer: {
    pattern: regex('gu')`
      \bexperience of our\b[^.;]{0,80}|
      \b[Ff]or our [\p{L}-]+(?: [\p{L}-]+){0,2} (?:firm|company|agency|startup)\b|
      (?<!\b(?:[Gg]ood|[Gg]reat|[Pp]roficient|[Ee]xperts?|[Ss]killed|[Aa]dept|[Ee]xcellent|[Ss]trong|[Ee]xperienced|[Cc]omfortable|
      [Cc]ompetent|[Cc]onfident) )
      \b[Aa]t (?!(?:Work|Heights?|Level|Band|Key|Grade|Scale|KS\d)\b)\p{Lu}[\p{L}\p{N}.]+|
      (?<!\b(?:[Ee]xperience|[Ww]orked|[Bb]ackground|[Yy]ears?) (?:\w+ ){0,2}(?:in|of|within) (?:an? |the )?)
      \bHR (?:interview|round|discussion|team|department|contact)\b
    `,
    examples: ['At Oracle, we build', 'an HR interview', 'for our HR consulting firm'],
    counterexamples: ['good at Java', 'at home', 'HR policies'],
  },
  /** "work closely with data engineers and designers" */
  colleagues: {
    pattern: regex('gi')`
      \b(?:work(?:ing|s)?|collaborat\w+|partner(?:ing|s)?|coordinat\w+|co-ordinat\w+|liais\w+|interact\w*|interfac\w+|
      communicat\w+|pair(?:ing)?|engag\w+|cooperat\w+|consult\w*)
      (?: \w+){0,4}? (?:with|alongside|across|between|to)
      \s(?:(?!(?:for|across|to|in|on|using|from|at|of|within|into) )[\w&/+'’-]+,? ){0,9}?
      ${people}\b(?:(?:,| and| or| &) (?:[\w&/-]+ ){0,3}?${people}\b)*
    `,
    examples: ['work closely with data engineers', 'Collaborate with UX designers and software architects'],
    counterexamples: ['work with Java', 'experience with React'],
  },
  betweenColleagues: {
    pattern: /(,\s(?:and )?|\s(?:and|or|&|with)\s)/,
    examples: ['SAP, Excel', 'design and sales teams'],
    counterexamples: ['sales teams', 'land'],
  },
  endsInPeople: {
    pattern: regex('i')`${people}\W*$`,
    examples: ['external auditors', 'sales teams'],
    counterexamples: ['SAP', 'auditors of SAP'],
  },
  /** Part of a company, when its name stands beside teams. */
  department: {
    pattern: regex('i')`
      ^(?:engineering|quality assurance|information technology|(?:cyber|information )?security|cybersecurity|devops|(?:back|
      front)end development|
      mobile development|data (?:science|engineering|analysis)|research(?: and development)?|software (?:development|engineering)|
      analytics|infrastructure|architecture|quality control|communication|product(?: management| design| development)?|
      (?:(?:ux|ui|graphic|user experience|interaction) )?design|business (?:analysis|development)|project management)$
    `,
    examples: ['Quality Assurance', 'DevOps'],
    counterexamples: ['Excel', 'Quality Assurance Tools'],
  },
  /** "the BI and data-infra teams", unless this person leads them. */
  teams: {
    pattern: regex('g')`
      \b(?=[A-Z(&a])(?!(?:Agile|Scrum|Kanban|DevOps)\b)
      (?<!\b(?:lead|leading|manage|managing|build|building|handle|handling)\b[^.]{0,40})
      (?<!\b(?:[Ee]xperience|[Yy]ears?|[Bb]ackground|[Ww]orked) (?:\w+ ){0,3}(?:in|of|within) (?:an? |the )?(?:[A-Z][\w/-]{0,20} ){0,3})
      (?:(?:[A-Z][\w/-]*|\([A-Z]+\)|and|&) ){1,5}(?:team|teams|[Dd]epartments?|[Dd]ivisions?)\b
    `,
    examples: ['Data-Infra & BI teams', 'the Sales team', 'Reporting and Analytics division'],
    counterexamples: ['leading a QA team', 'a good team'],
  },
  learning: {
    pattern: regex('giu')`
      \b(?:(?:willing\w*|eager\w*|keen\w*|able|ability|desire|want|hungry|curiosity|curious|quick|opportunity|chance|love|like) to
      \s(?:learn|pick up|master|be trained|understand new)(?!\s*,|\s+and\b)|
      (?:you(?:['’]ll| will)|will|opportunit\w+ (?:to|for)) (?:also )?learn\w*|
      (?<!\b(?:knowledge|understanding|experience) (?:of|in|with),? (?:and|or|
      plus) [a-z ]{0,20})interest(?:ed)? in(?: learning)?(?! or (?:experience|knowledge)\b)|
      (?:full|free|paid|further|in-house|on[- ]the[- ]job|we (?:provide|offer|give)(?: \w+)?) training (?:in|on)|
      training (?:(?:will be |is )?(?:provided|given|offered) )(?:in|on)|
      (?<!\b(?:knowledge|understanding|experience) (?:of|in|with),? (?:and|or|plus) [a-z ]{0,20})passion(?:ate)? (?:for|about)|
      affinity (?:for|towards?)|
      (?:vision|motivation|desire|aspir\w+|ambition|hope|want) to (?:become|grow|create a|build a|develop (?:and|your|in))|
      gain (?:an? |some |your )?(?:\w+ ){0,2}(?:exposure|experience|understanding|knowledge)|exposure will be)\b:?
      (?:(?!,? (?:with|and|plus|but|already) (?:already )?${demandNext}|,? (?:and )?knows? \p{L}|
      ,\s(?!and\b|or\b)(?:[\w-]+ ){0,3}(?:licen[cs]e|[ns]vq|level \d|qualified|trained|experience|card|certificate|registration|
      qts)\b)[^.;:]){0,160}
    `,
    examples: [
      'willing to learn Kafka',
      'an interest in finance',
      'You will learn Excel',
      'a vision to become a Java developer',
      'gain exposure to Go',
    ],
    counterexamples: ['machine learning', 'deep learning with Python'],
  },
  clients: {
    pattern: regex('gi')`
      (?!${alsoYours})\b(?:our|whose) (?:clients?|customers?|products?|partners?|solutions?|platforms?|services|portfolio)\b
      [^.;:]{0,20}(?:\b(?:includ\w+|(?:are|is)(?! (?:\w+ly )?(?:looking|seeking|searching|recruiting|hiring|after|in need)\b)|range|
      such as)|, like)\b(?:(?!,? (?:and|so) you\b)[^.;]){0,200}
    `,
    examples: ['Our clients include Oracle and SAP', 'our products are e-commerce sites'],
    counterexamples: ['our clients expect Java', 'client service'],
  },
  /** Whom an agency recruits for: "Our client, a leading Java consultancy" */
  agencyClient: {
    pattern: regex('gi')`
      \b(?:our|my|the) client,? (?:is )?an? [^,.;]{3,90}?
      (?=[,.;]|\s(?:for|to|is|are|requires?|seeks?|needs?|wants?|who|that|has|have|looking|with)\b|$)
    `,
    examples: ['Our client, a leading Java consultancy, needs', 'our client is a busy bakery'],
    counterexamples: ['our client needs Java', 'client relations'],
  },
  /** What studies say, and that a list of duties is not complete. */
  boilerplate: {
    pattern: regex('gi')`
      \b(?:statistics|studies|research|surveys?) (?:show|suggest|indicate|tell|prove)s?\b[^.;]{0,160}|
      \binventory of (?:all )?(?:duties|responsibilities|duty)\b
    `,
    examples: ['Statistics show that', 'an inventory of all duties'],
    counterexamples: ['statistics', 'inventory of stock'],
  },
  industries: {
    pattern: regex('gi')`
      \b(?:in|for|of|across|within) (?:the |an? |our )?
      (?:(?!(?:in|for|of|across|within|with|using|on|at|to|from|the|an?)\b)[\w&/-]+,? ){0,6}?(?:and |or )?[\w&/-]+
      \s(?:industry|industries|sectors?|verticals?)\b
    `,
    examples: ['in the retail and logistics industries', 'for the insurance sector'],
    counterexamples: ['industrial design', 'sector'],
  },
  /** "CPA is not required", "nobody expects coding", "no haulage experience needed" */
  negated: {
    pattern: regex('gi')`
      (?<!\w)(?:(?!\b(?:required|needed|essential|must),? (?:and|but) )(?:[^,;.()–—]|\.(?=\w))){0,80}?(?:\b(?:is|are|was|be)(?: not|
      n['’]t)|\bnot|\bwithout being) (?:\w+ )?(?:required|needed|
      necessary|expected)\b
      (?: to (?:have|know|hold) (?:(?!${butDemanded})[^,;.–—]){0,80})?(?! (?:but(?! (?:[\w-]+ ){1,4}(?:is|are)\b)|though|if|unless))|
      \b(?:no|zero) (?!(?:less|fewer|more|later|matter)\b)(?:[\w/-]+ ){1,5}?(?:is |are )?(?:required|needed|necessary)\b|
      \b(?:nobody|no one|we do(?:n['’]t| not)) (?:expects?|needs?|requires?|cares?)\b[^,;.]{0,80}|
      \bwe do(?:n['’]t| not) (?:use|run|work with|write|touch) (?:(?!${butDemanded})[^,;.–—]){1,40}|
      \bno [\w.+#]{1,20}(?:,? (?:or|and) [\w.+#]{1,20})?,? (?:please|thanks)\b|
      (?<!\b(?:if|unless) )\byou (?:do(?:n['’]t| not)|wo(?:n['’]t| not)|will not) (?:need|have)(?! supervision\b| to be (?:told|asked|
      shown|reminded)\b)
      \ (?!hand|(?:an? )?(?:problem|trouble|issue)s?\b)(?:to )?
      (?:(?!${butDemanded})[^,;.–—]){0,80}${deniedRest}|\byou needn['’]t (?:(?!${butDemanded})[^,;.–—]){0,80}${deniedRest}|
      \bno need (?:for|to have) (?:(?!${butDemanded})[^,;.–—]){0,80}|\b(?:we )?no longer (?:use|need|require|work with) [^,;.]{1,40}|
      \b(?:rather than|instead of|other than|except) [\w.+#/-]+(?: [A-Z][\w.+#]*)?|
      \bif you(?:['’]ve| have)(?:n['’]t| not| never) (?:used|worked)\b[^,;.]{0,40}|
      \b(?:you(?:['’]ve| have) )?never (?:used|worked with) [^,;.?]{1,40}|
      \bno [^.?!,;]{1,40}\? no (?:problem|worries)|\bzero (?:knowledge|experience) (?:of|in|with) [^,;.]{1,40}|[^,;.?]{1,30}\? nope\b|
      [^,;.]{1,60} is not a requirement\b|[^,;.]{1,40} (?:is|are) (?:not|no) (?:an? )?substitutes?\b|
      (?:[^,;.]|\.(?=\w)){1,40} ?= ?no\b(?=\W*$|[.,;])|[^,;.]{1,60} not (?:required|needed) but not (?:an? )?(?:disqualifier|problem|
      blocker)\b|
      \bdo(?:n['’]t| not) apply (?:for|if)\b(?! you (?:do(?:n['’]t| not)|have(?:n['’]t| no| not)|lack|are(?:n['’]t| not)|can))
      [^.;]{0,80}|
      \b(?:do(?:n['’]t| not) worry|no (?:problem|worries|need|stress)|it['’]?s (?:fine|ok|okay)) (?:if|about|to)\b[^,;.]{0,80}
    `,
    examples: [
      'zero haulage experience needed',
      'CPA is NOT required',
      'no degree needed',
      'nobody expects coding',
      "you won't need Java",
      'we do not use Jenkins',
      'no PHP please',
    ],
    counterexamples: [
      'Java is required',
      'No less than 4 years Java required',
      'no overtime',
      'Do not apply if you do not have Java',
    ],
  },
  /** "we will teach you Excel", "training given on Excel" */
  taught: {
    pattern: regex('gi')`
      \b(?:you['’]ll|you will) (?:receive|get|be given) [^.;]{0,30}\b(?:coaching|training|tuition) (?:in|on)\b[^.;]{0,100}|
      \bwe(?:['’]ll| will| can| do)? (?:teach|train|show|upskill|certify|put) you\b(?:(?!${butDemanded})[^.;]){0,120}|
      \bwe (?:pay for|cover|fund|sponsor) your\b[^.;]{0,60}|
      [^,;.()]{1,60}\bwe (?:can |will |['’]ll )(?:teach|show) you\b[^.;]{0,60}|
      \byou(?:['’]ll| will) be (?:fully )?(?:trained|taught|upskilled|certified) (?:in|on|to|up)\b(?:(?!${butDemanded})[^.;]){0,120}|
      \b(?:full |on the job |in-house )?training (?:is |will be )?(?:given|provided|supplied|offered)
      ,?\s(?:on|in|for|including)\b(?:(?!,?${butDemanded}|, [^,;.]{1,40}\b(?:essential|required|needed)\b)[^.;]){0,100}|
      \btraining (?:in|on|for) [^,;.]{1,60} (?:(?:is|will be|can be) )?(?:given|provided|arranged|offered|paid|funded)\b|
      \b(?:work(?:ing)?|study) (?:towards?|for) (?:an? |your |the )?(?:level|nvq|svq|diploma|qualification|certif\w+|apprenticeship)\b
      [^,;.]{0,60}|
      \bfunded (?:level|nvq|training|qualification|diploma|certif\w+|course)\b[^,;.]{0,40}|
      [^,;.()]{1,60}\((?:(?:we|you) [^()]{0,40}\bget (?:this|it|one|them)|training (?:can|will) be (?:arranged|given|provided))\)|
      \([^()]{0,60}\b(?:training|cert\w*) (?:is |will be )?(?:given|provided|paid)\)|
      \b[^,;.()]{0,40}\b(?:training|cert\w*|licen[cs]e) (?:will be|is) (?:given|provided|arranged|paid)\b
      (?:,?\s(?:on|in|for)\b[^.;]{0,100})?
    `,
    examples: [
      'we will teach you Xero',
      'training given on Kronos',
      'Forklift cert will be provided',
      'Allergen training is given to all',
    ],
    counterexamples: [
      'train staff on Kronos',
      'certificate in Xero',
      'working for clients in Java',
      'externally funded research',
      'studying towards ACCA',
    ],
  },
  /** "Our buildings division uses Excel", "the projects team, who do the Azure" */
  otherTeams: {
    pattern: regex('gi')`
      (?!${alsoYours})
      (?<!\b(?:lead|leading|manage|managing|run|running|ensure|ensuring|make sure|keep|keeping|support|supporting|develop|developing|
      update|help|with) (?:that )?)
      \b(?:our|the|their) (?:[\w&/-]+ ){0,3}(?:teams?|division|departments?|dept|groups?|labs?|branch|planners?|office|agency|company|
      engineering group|warehouses|drivers|accountants?|tax agent)(?: next door| in \w+| on site)?(?:,? (?:who|which|that))?
      \s(?:runs?|uses?|looks? after|handles?|builds?|codes?|plans?|does|do|is built|manages?|lodges?|takes? care|
      is moving|are moving|sends?)\b(?:(?!,?${butDemanded})[^.;]){0,160}|
      \b(?:designed|built|maintained|written) by (?:the|our|a|an|another|others|people)\b[^.;,]{0,60}
    `,
    examples: ['Our fire division look after alarms', 'the planner uses Primavera', 'forms built by our team'],
    counterexamples: ['the team is small', 'lead our team', 'our team of engineers'],
  },
  /** Work that others do: "P6 is run by the planner" */
  handledElsewhere: {
    pattern: regex('gi')`
      [^,;.]{0,60}\b(?:is|are) (?:handled|dealt with|done|run|managed|lodged|looked after|taken care of|passed|outsourced) (?:by|to)
      \s${otherPeople}\b(?:(?!${butDemanded})[^.;,]){0,60}|
      (?:(?!\b(?:where|experience|knowledge)\b)[^,;.]){0,60}\b(?:is|are|gets?|being) (?:all )?(?:out-?sourced|sub-?contracted|
      contracted out|
      farmed out|sent out(?= to (?:an?|the|our|another|external)\b|\W*$)|done (?:externally|elsewhere))\b
      (?:(?!${butDemanded})[^.;,]){0,60}
    `,
    examples: ['NDT is subcontracted', 'P6 is run by the planner', 'Wiring is handled by another team'],
    counterexamples: [
      'run the payroll',
      'passed by an audit',
      'invoices are sent out weekly',
      'done by an Excel macro',
    ],
  },
  /** A fast check before `handledElsewhere`, which is slow. The next two are checks of the same kind. */
  mayBeHandledElsewhere: {
    pattern: regex('i')`
      \b(?:handled|dealt with|done|run|managed|lodged|after|care of|passed|outsourced) (?:by|to)\b|
      out-?sourced|contracted|\bout\b|\bdone\b
    `,
    examples: ['is run by the planner', 'is outsourced'],
    counterexamples: ['run the payroll'],
  },
  mayBeEquipment: {
    pattern: /\b(?:ram|laptop|computer|pc|desktop|internet|broadband|wi-?fi)\b|mbps\b/i,
    examples: ['8GB of RAM', '50 Mbps', 'own laptop'],
    counterexamples: ['Java', 'program'],
  },
  mayBeNegated: {
    pattern:
      /\b(?:no|not|nope|nobody|never|zero|without|than|instead of|except)\b|n['’]t\b|\bworry\b|= ?no\b|['’]?s (?:fine|ok)/i,
    examples: ['driving = no', 'not required', "needn't", "don't worry"],
    counterexamples: ['required'],
  },
  mayBeTaught: {
    pattern: regex('i')`
      train|teach|taught|coach|tuition|upskill|\bshow you|\bput you|cert|licen[cs]e will|toward|\bstudy|
      funded|\bwe (?:pay|cover|fund|sponsor)|
      \bget (?:this|it|one|them)
    `,
    examples: ['we will teach you', 'training given'],
    counterexamples: ['learn'],
  },
  /** "developers (Java, Flutter)" */
  colleagueTools: {
    pattern: regex('gi')`
      \b(?:with|w\/|by|help\w*|support\w*|from|alongside|(?:squad|team|group|crew) of|to) (?:[\w&-]+,? ){0,4}?(?:engineers|developers|
      devs|designers|analysts|
      scientists|teams?)\s?\((?:who [^()]*|[^()]{1,80})\)
    `,
    examples: ['a squad of 7 engineers (Kotlin, AWS)', 'with developers (who work in Ruby)'],
    counterexamples: ['tools (Java)', 'Hiring 2 engineers (Java)'],
  },
  /** A line of a form of a job portal, or about how to apply. */
  formField: {
    pattern: regex('i')`
      ^\W*(?:call|whatsapp|phone|text|ring)\b[^.;]{0,60}?\+?\(?\d[\d\s()+-]{6,}\d|^\W*(?:call|phone) ?\/ ?whatsapp\b|
      ^\W*(?:job|vacancy|position|requisition) (?:code|id|ref\w*|number)\b|
      ^\W*(?:cctc|ectc|current ctc|expected ctc|pan(?: no\.?| number)?|interview(?: mode| process| rounds?)?)(?: ?\/ ?\w+)? ?:|
      ^\W*your (?:contact|line manager|manager)(?: person)? (?:is|will be)\b|
      \b(?:whatsapp|send|share|e?-?mail|forward|drop|submit) (?:(?:me|us|in|across|your|ur|the|updated|latest|detailed) )*
      (?:cv|resume|résumé|(?<=\b(?:me|us|your|ur|the|updated|latest) )(?:cvs|resumes|résumés|profiles?))\b|
      ^\W*(?:industry(?:[ -]type)?|functional area|service line|department|role category|employment type|job type|company(?: name)?|
      posted(?: on)?|
      job posting|recruitment status|date of joining|share on|skill category|job category|category|categories|job function|
      reports? to|reporting to|business unit|(?:job |work )?locations?|place|address|contact|
      salary|ctc|pay|education|notice period|tags?|job id|requisition)\s*(?::|[-–]\s)\s*\S
    `,
    examples: [
      'WhatsApp your CV to the HR team',
      'Call or WhatsApp 0800 123',
      'Job code: SQL/BA',
      'Industry: Information Technology',
      'Functional Area - Sales',
      'Reports to: Head of Finance',
    ],
    counterexamples: ['Skills: Java', 'client server', 'Department'],
  },
  /** The same where no skill follows. */
  formFieldOrDemand: {
    pattern: /^\W*(?:website|sector|team|schedule|shift|budget|division|client|domain)\s*(?::|[-–]\s)\s*(?=\S)/i,
    examples: ['Website: example.com', 'Shift - nights', 'Domain: insurance'],
    counterexamples: ['Skills: Java', 'client server', 'Teams: Java'],
  },
  /** How to reach the employer. */
  contact: {
    pattern: regex('iu')`
      \b(?:call|whats ?app|phone|mobile|contact|e-?mail|mail|send|share|forward|reach)\b.{0,80}(?:\S@\S|\+?\(?\d[\d\s()+-]{8,})
    `,
    examples: ['Call or WhatsApp for more information (+44 20 7946 0000)', 'Share your resume at jobs@example.com'],
    counterexamples: ['WhatsApp Business API', 'Send 100 emails a day'],
  },
  /** What the person works with at home. */
  equipment: {
    pattern: regex('giu')`
      (?:(?!\sand\s)[^,;.]){0,60}(?:\b\d+ ?gb (?:of )?ram\b|\bram of \d|\b\d+ ?mbps\b|
      \b(?:own|personal|good|stable|reliable|working) (?:laptop|computer|pc|desktop|internet|broadband|wi-?fi)
      (?=\W*$|[,.;)]|\s(?:connection|access|and|or|with|for|at|to|is|required|essential)\b))
      (?:(?!\sand\s)[^,;.]){0,60}
    `,
    examples: ['A laptop with 8GB of RAM', 'internet of 50 Mbps', 'Must have own laptop'],
    counterexamples: ['Computer networks', 'RAM and CPU design', 'Good computer skills'],
  },
  /** "sit at a desk and use office equipment" */
  physical: {
    pattern: regex('i')`
      (?<![\w-])(?:sit|stand|walk|lift|bend|kneel|stoop)\b(?!-|\s${ofLifts})
      (?:[^.;]{0,60}(?<![\w-])(?:sit|stand|walk|lift|bend|kneel|crouch)\b(?!-|\s${ofLifts})|
      [^.;,]{0,40}\b\d+ ?(?:pounds|lbs|kgs?|kilos?)\b|[^.;,]{0,30}\b(?:at a desk|for long periods|all day)\b)|
      \b(?:able|ability|prolonged|periods|require|involve|frequent|regular|constant|subject)\w*\b[^.;]{0,40}
      (?<![\w-])(?<!\b(?:pipe|tube|metal|sheet|bar|dog|steel) )
      (?:sitting|standing|walking|lifting|bending|kneeling|stooping|crouching)\b
      (?!-| (?:aids?|frames?|hoists?|equipment|operations?|gear|tackle|plans?|and (?:slinging|threading|rolling|fabricat\w+|welding)|
      supervis\w+|
      appliances|orders?|data|committees?|charges?|timber|seam|machines?|presse?s?|rolls?|moments?))
    `,
    examples: ['to sit and stand at a desk', 'Lift up to 50 lbs'],
    counterexamples: [
      'forklift and cranes',
      'stand-up comedy',
      'lift installation and lift maintenance',
      'walk-in customers',
    ],
  },
  /** An item of a list after its comma, or the next demand after "and". */
  nextItem: {
    pattern: regex('g')`
      ,[^,]*|\band (?!(?:carry|sit|stand|walk|lift|bend|kneel|reach|push|pull|move|climb|stoop|crouch|twist|turn|grip)\b)[^,]*|
      \b(?:while|using)\b[^,]*
    `,
    examples: [', HACCP', ' and know HACCP', ' while operating a lathe'],
    counterexamples: [' all day'],
  },
  /** What everybody at a desk uses. */
  officeThing: {
    pattern: /\b(?:computers?|(?:tele)?phones?|keyboards?|monitors?|office equipment)\b/i,
    examples: ['telephones', 'use a keyboard'],
    counterexamples: ['HACCP', 'telephony'],
  },
  qualification: {
    pattern: /\b(?:licen[cs]es?|certificat\w*|certified|knowledge|experience|qualification|ticket|card|skills?)\b/i,
    examples: [', forklift licence', 'first aid certificate'],
    counterexamples: [', reach and climb'],
  },
  /** Companies name skills when they describe themselves. */
  ofCompany: {
    pattern: regex('iu')`
      \b(?:we are(?! (?:looking|seeking|hiring|in search|searching))|
      we['’]re(?! (?:looking|seeking|hiring))|
      we (?:have|build|use|help|offer|provide|deliver|believe|serve|work|specialize|do|
      develop|create|make|love)|
      our (?:clients?|company|team|mission|products?|customers|vision|story|culture|goal|platform|people|
      employees|values|business|offices?)|
      is (?:an?|the|one of the) (?:[\w-]+ ){0,3}(?:leading|leader|global|fast|growing|premier|provider|
      company|firm|platform|startup|start-up|agency|brand|organi[sz]ation|manufacturer|consult\w+)|
      certified (?:it |software )?company\b|certified\b.{0,40}\bcompany\W*$|act(?:s|ing)? as an? employment (?:agency|business)|
      founded|headquartered|leader in|leading (?:provider|company|global)|established in)\b
    `,
    examples: [
      'We are an AI company',
      'Acme is a leading vendor',
      'our mission',
      'We build ERP software',
      'ISO 27001 certified company',
    ],
    counterexamples: ['You are', 'Know Java', 'We are looking for a cook'],
  },
  /** "Acme Pharmaceuticals manufactures its products in certified facilities". Of a role, this would be a duty. */
  companyActs: {
    pattern: regex('u')`
      ^\W*(?:The )?(?:\p{Lu}[\p{L}\d&.’'-]* ){0,3}(?!\p{L}*(?:er|or|ist|ant|ent|ian|ate|tive|man|urse|ead|tern|ech) )
      \p{Lu}[\p{L}\d&.’'-]+ (?:manufactures|provides|offers|delivers|serves|operates|specializes|develops|
      supplies|employs|helps|creates|designs|owns|builds)\b
    `,
    examples: ['Acme Foods manufactures', 'The Example Group offers', 'Bolt helps'],
    counterexamples: ['The Data Engineer develops', 'The candidate provides', 'Nurse operates', 'develops Java'],
  },
  /** Also at the end of a list of requirements, where no heading announces it. */
  companySpeaks: {
    pattern: regex('iu')`
      ^\W*(?:
      we(?:['’](?:re|ve|ll|d))? (?!(?:(?:are|will|would|can|do|must|be|currently|also|actively|really|highly|only|mainly|mostly|
      primarily|ideally|particularly|
      especially|strongly|always) )*
      (?:(?:like|love) (?:you|someone|somebody|an? |it if|to (?:see|hear|meet|have))|welcome (?!you)|value\b|look\b|
      looking|seek(?:ing)?|searching|hir(?:e|ing)|need|require|want|expect|prefer|use|using|work|working|code|write|build|are an?|
      ask|insist|recruit(?:ing)?|after|accept|consider|have (?:someone|somebody)|hope|wish)\b)|
      our (?!clients? (?:(?:is|are) )?(?:\w+ly )?(?:looking|seek|requires?|needs?|wants?|search|recruit)|(?:ideal|perfect|candidate|
      tech\w*|stack|current|core|main|tools?|preferred|successful|requirements?)\b)|
      in return,? we\b|why (?:\p{Lu}|join|us|work)|(?:join|contact|call|email|mail) us\b(?! (?:with your|if you)\b)|
      (?:important notice|please (?:note|be advised|do not(?! apply (?:unless|without|if you (?:do not|don['’]t)))|send|mail|share)|
      it has come to our))
    `,
    examples: ['We offer Excel classes', 'Our people love Java', 'We’re a Python house', 'Please send your CV'],
    counterexamples: ['We are looking for Java', 'We use Java', 'Our tech stack: Java', 'Weekly reports'],
  },
  toCandidate: {
    pattern: regex('i')`
      \byou(?:['’]ll| will| have| must| should| need)\b|
      \b(?:is|are|both|all|also) (?:essential|required|needed|mandatory|vital|an? must)\b|\b(?:essential|required|mandatory)\W*$|
      ^\W*our (?!(?:clients?|customers?|users|partners?|products?|services|company|business)\b)[\w -]{2,30}? (?:must|needs?|have to|
      has to|requires?)\b
    `,
    examples: [
      'Our drivers need a licence',
      'as you will',
      'you must have',
      'so tissue viability knowledge is essential',
    ],
    counterexamples: ['We offer you fruit', 'your', 'Our clients need Java'],
  },
  ofCandidate: {
    pattern: regex('i')`
      \b(?:you(?!['’]ll love| can be)|candidates?|applicants?|looking for|seeking|hiring|searching for|in search of|
      must|requires?|required|needs?|needed|seeks?|wants|recruiting|look for|(?:(?:hear from|meet) people|someone|somebody|
      anyone) with|responsible|
      proficien\w+|knowledge of|
      experience (?:in|with|of|as|using)|years['’]? (?:of )?experience|join (?:us|our team) as)\b
    `,
    examples: ['you will', 'We are looking for', 'experience with Java'],
    counterexamples: ['We are an AI company', 'your favourite bank'],
  },
};
export const subjectRegex = regexesOf(subjectPatterns);

/** Of skills whose names are those of departments, too. */
export const departmentCategories = wordSet('sales marketing hr finance legal operations support soft');
