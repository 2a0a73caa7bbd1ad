import { regex, regexesOf, regexPart, wordSet } from '#readers/patterns';
import { alsoYours } from './undemanded.lexicon.ts';

const people = regexPart`
  (?:teams?(?! foundation)|engineers|developers|designers|analysts|scientists|managers|stakeholders|departments?|architects|owners|experts|
  specialists|partners|colleagues|testers|programmers|leads|administrators|consultants|vendors|clients|customers|
  groups?|functions|professionals|peers|doctors|physicians|nurses|teachers|officers|marketers|accountants|auditors|
  pharmacists|surveyors|therapists|forwarders|solicitors|contractors|suppliers|electricians|plumbers|carpenters|brokers|
  scrum masters?|product owner|project manager|business analyst)
`;
const namedTeam = regexPart`(?:(?:[A-Z][\w/-]*|\([A-Z]+\)|and|&) ){1,5}(?:team|teams|[Dd]epartments?|[Dd]ivisions?)\b`;

/** Whom a text is about: the company, its clients and teams, or the candidate. */
export const peoplePatterns = {
  /** "At Oracle, we", "an HR interview" */
  employer: {
    pattern: regex('gu')`
      \bexperience of our\b[^.;]{0,80}|
      \b[Ff]or our [\p{L}-]+(?: [\p{L}-]+){0,2} (?:firm|company|agency|startup)\b|
      \b(?:[Ww]ork(?:ing|ed)?|[Ee]xperience) (?:with|at|for|in|from) (?:[\p{L}\d-]+ ){0,4}
      (?:firms?|company|companies|agency|agencies|consultancy|consultancies)(?:\s?:|,? (?:such as|like))
      \s(?:\p{Lu}[\p{L}&]+(?: \p{Lu}[\p{L}&]+)?(?:,? (?:and|or) |, | ?\/ ?|(?=$|[.;])))+(?=$|[.;])|
      (?<!\b(?:[Gg]ood|[Gg]reat|[Pp]roficient|[Ee]xperts?|[Ss]killed|[Aa]dept|[Ee]xcellent|[Ss]trong|[Ee]xperienced|[Cc]omfortable|
      [Cc]ompetent|[Cc]onfident) )
      \b[Aa]t (?!(?:Work|Heights?|Level|Band|Key|Grade|Scale|KS\d)\b)\p{Lu}[\p{L}\p{N}.]+|
      (?<!\b(?:[Ee]xperience|[Ww]orked|[Bb]ackground|[Yy]ears?) (?:\w+ ){0,2}(?:in|of|within) (?:an? |the )?)
      \bHR (?:interview|round|discussion|team|department|contact)\b
    `,
    examples: [
      'At Oracle, we build',
      'an HR interview',
      'for our HR consulting firm',
      'working with a consulting firm: Deloitte, PWC',
    ],
    counterexamples: ['good at Java', 'at home', 'HR policies'],
  },
  /** "work closely with data engineers and designers" */
  colleagues: {
    pattern: regex('gi')`
      \b(?:work(?:ing|s)?|collaborat\w+|partner(?:ing|s)?|coordinat\w+|co-ordinat\w+|liais\w+|interact\w*|interfac\w+|
      communicat\w+|pair(?:ing)?|engag\w+|cooperat\w+|consult\w*|shar(?:e|ing))
      (?: \w+){0,4}? (?:with|alongside|across|between|to)
      \s(?:(?!(?:for|across|to|in|on|using|from|at|of|within|into) )[\w&/+'’-]+,? ){0,9}?
      ${people}\b(?:(?:,| and| or| &| ?/) (?:[\w&/-]+ ){0,3}?${people}\b)*
      (?:,? (?:like|such as|including)(?: (?:the )?(?-i:[A-Z])[\w/&]*(?:,(?: and| or)?| and| or|(?=\W*$|[.;)]))){1,8})?
    `,
    examples: [
      'work closely with data engineers',
      'Collaborate with UX designers and software architects',
      'Coordinate with the Scrum Master',
      'Working with internal teams, like Sales, Operations, and IT.',
    ],
    counterexamples: ['work with Java', 'experience with React'],
  },
  /** "non-technical people (sales, marketing)" */
  whoTheyAre: {
    pattern: regex(
      'gi',
    )`(?<=\b(?:people|colleagues|staff|audiences?|${people})) \((?-i:[a-z][a-z &/-]*(?:, ?| and |\)))+`,
    examples: ['Explain it to non-technical people (sales, marketing)'],
    counterexamples: ['people (Workday)', 'teams (Java, React)', 'software (excel)'],
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
      ^(?:engineering|quality assurance|information technology|(?:cyber ?|information )?security|devops|(?:back|
      front)end development|
      mobile development|data (?:science|engineering|analysis)|research(?: and development)?|software (?:development|engineering)|
      analytics|infrastructure|architecture|quality control|communication|product(?: management| design| development)?|
      (?:(?:ux|ui|graphic|user experience|interaction) )?design|business (?:analysis|development)|project management)$
    `,
    examples: ['Quality Assurance', 'DevOps'],
    counterexamples: ['Excel', 'Quality Assurance Tools'],
  },
  /** Departments that colleagues work in: "work with partners in Engineering, Support, and Product Management" */
  departments: {
    pattern: regex('g')`
      (?<!\b[Ee]xperience (?:of |in )?)\b(?:[Cc]ollaborat\w+|[Ww]ork\w*(?: \w+)?) with (?:[a-z-]+ ){0,2}(?:partners|
      stakeholders|colleagues|peers|counterparts) (?:in|across|from|within)
      (?:,? (?:and |& )?(?:Engineering|Support|Sales|Marketing|Finance|Legal|Operations|HR|
      Human Resources|IT|Product(?: Management)?|Customer (?:Success|Service|Support)|Design|Procurement|
      Security|Compliance|Accounting)(?![\w/&-]| [A-Z]))+(?=\W*$|[.;])
    `,
    examples: [
      'collaborate with key partners in Engineering, Support, and Product Management',
      'work with peers across Finance & Legal',
    ],
    counterexamples: [
      'work with colleagues in English',
      'train colleagues in Security',
      'work with stakeholders in SAP',
    ],
  },
  /** "the BI and data-infra teams", unless this person leads them. */
  teams: {
    pattern: regex('g')`
      \b(?=${namedTeam})(?!(?:Agile|Scrum|Kanban|DevOps)\b)
      (?<!\b(?:lead|leading|manage|managing|build|building|handle|handling)\b[^.]{0,40})
      (?<!\b(?:[Ee]xperience|[Yy]ears?|[Bb]ackground|[Ww]orked) (?:\w+ ){0,3}(?:in|of|within) (?:an? |the )?(?:[A-Z][\w/-]{0,20} ){0,3})
      ${namedTeam}|
      \b[Jj]oin (?:our|the) (?:(?!(?:using|building|working|to|who|that)\b)[\w/-]+ |& ){1,6}
      (?:[Tt]eams?|[Pp]ractices?|[Dd]epartments?|[Dd]ivisions?)\b|
      \bacross our (?:[\w/&-]+,? ){1,12}(?:teams|departments|divisions|functions)\b
    `,
    examples: [
      'Data-Infra & BI teams',
      'the Sales team',
      'Reporting and Analytics division',
      'join our Analytics & Data Practices',
      'across our Geoscience, HSE and operational teams',
    ],
    counterexamples: ['leading a QA team', 'a good team'],
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
  clients: {
    pattern: regex('gi')`
      \b(?:our|whose) (?!${alsoYours})(?:clients?|customers?|products?|partners?|solutions?|platforms?|services|portfolio)\b
      [^.;:]{0,20}(?:\b(?:includ\w+|(?:are|is)(?! (?:\w+ly )?(?:looking|seeking|searching|recruiting|hiring|after|in need)\b)|range|
      such as)|, like)\b(?:(?!,? (?:and|so) you\b)[^.;]){0,200}
    `,
    examples: ['Our clients include Oracle and SAP', 'our products are e-commerce sites'],
    counterexamples: ['our clients expect Java', 'client service'],
  },
  /** Whom an agency recruits for: "Our client, a leading Java consultancy" */
  agencyClient: {
    pattern: regex('gi')`
      \bfor (?<=\b(?:hiring|looking|wanted|requirements?|vacanc(?:y|ies)|openings?)\b[^.;]{0,80})an? (?:well[- ])?(?:reputed|reputable|
      renowned|known) (?:[\w&-]+ ){1,3}?(?:company|firm|organi[sz]ation|group|manufacturer)\b|
      \b(?:our|my|the) client,? (?:is )?an? [^,.;]{3,90}?
      (?=[,.;]|\s(?:for|to|is|are|requires?|seeks?|needs?|wants?|who|that|has|have|looking|with)\b|$)
    `,
    examples: ['Our client, a leading Java consultancy, needs', 'our client is a busy bakery'],
    counterexamples: ['our client needs Java', 'client relations'],
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
  /** Companies name skills when they describe themselves. */
  ofCompany: {
    pattern: regex('iu')`
      \b(?:we are(?! (?:looking|seeking|hiring|in search|searching))|
      we['’]re(?! (?:looking|seeking|hiring))|
      we (?:have|build|use|help|offer|provide|deliver|believe|serve|work|specialize|do|
      develop|create|make|love)|
      our (?:clients?|company|team|mission|products?|customers|vision|story|culture|goal|platform|people|
      employees|values|business|offices?)|
      our (?:experts|consultants|engineers|specialists|scientists) (?:help|support|enable|guide|advise|deliver)\b|
      our (?:[\w-]+ ){1,4}will (?:support|enable|power)\b|
      is (?:an?|the|one of the) (?:[\w-]+ ){0,3}(?:leading|leader|global|fast|growing|premier|provider|
      company|firm|platform|startup|start-up|agency|brand|organi[sz]ation|manufacturer|consult\w+)|
      certified (?:it |software )?company\b|certified\b.{0,40}\bcompany\W*$|act(?:s|ing)? as an? employment (?:agency|business)|
      founded|headquartered|leader in|leading (?:provider|company|global)|established in)\b|
      ^\W*(?:with|through|thanks to) our\b|^\W*(?:an? )?(?:modern|new|young) fleet\b
    `,
    examples: [
      'We are an AI company',
      'Acme is a leading vendor',
      'our mission',
      'We build ERP software',
      'ISO 27001 certified company',
      'With our approach to analytics, teams worry less',
      'Our experts help customers use Java',
      'Our data science environments will support',
      'Modern fleet of automatic lorries',
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
  /** An abbreviated role before a verb. Certificates and products ("Oracle Identity Manager (OIM)") do not match. */
  roleAndInitials: {
    pattern: regex('')`
      ^\W*(?:The|Our) (?:[A-Z][a-z]+ ){1,4}
      (?:Manager|Engineer|Developer|Owner|Officer|Executive|Lead|Analyst|Consultant|Specialist|Administrator) \([A-Z]{2,6}\)
      (?= (?:is|will|has|works|leads|reports|plays|must)\b)
    `,
    examples: ['The Technical Product Manager (TPM) is', 'The Data Engineer (AWS) will'],
    counterexamples: ['Certified Information Security Manager (CISM)', 'Oracle Identity Manager (OIM) is'],
  },
  /** A unit of the company, under requirements too: "Treasury and Risk Systems (TRS) organization is a part of the group" */
  unitOfCompany: {
    pattern: regex('u')`
      ^\W*(?:The |Our )?(?:\p{Lu}[\p{L}\d&/.-]* (?:\(\p{Lu}+\) )?(?:and |of |& )?){1,7}
      (?:[Oo]rgani[sz]ation|[Dd]ivision|[Bb]usiness [Uu]nit|[Gg]roup|[Dd]epartment) is an? (?:\w+ ){0,2}(?:part|arm|member|branch) of\b
    `,
    examples: ['Treasury and Risk (TR) organization is a critical arm of Acme', 'The Data Division is a part of Acme'],
    counterexamples: ['Experience in a group is a plus', 'Agile Group is a plus', 'Java is the main language'],
  },
  /** Also at the end of a list of requirements, where no heading announces it. */
  companySpeaks: {
    pattern: regex('iu')`
      ^\W*(?:the|our) (?:organi[sz]ation|company|department|team) (?:is (?:comprised|composed|made up)|consists|comprises)\b|
      ^[\W_]*iso \d+\b[^.;]{0,20}\b(?:certified|accredited|compliant)\b[^.;]{0,40}\bcompany[\W_]*$|
      ^\W*(?:
      we(?:['’](?:re|ve|ll|d))? (?!(?:(?:are|will|would|can|do|must|be|currently|also|actively|really|highly|only|mainly|mostly|
      primarily|ideally|particularly|
      especially|strongly|always) )*
      (?:(?:like|love) (?:you|someone|somebody|an? |it if|to (?:see|hear|meet|have))|welcome (?!you)|value\b|look\b|
      looking|seek(?:ing)?|searching|hir(?:e|ing)|need|require|want|expect|prefer|use|using|work|working|code|write|build|are an?|
      ask|insist|recruit(?:ing)?|after|accept|consider|have (?:someone|somebody)|hope|wish)\b)|
      our (?!clients? (?:(?:is|are) )?(?:\w+ly )?(?:looking|seek|requires?|needs?|wants?|search|recruit)|(?:ideal|perfect|candidate|
      tech\w*|stack|current|core|main|tools?|preferred|successful|requirements?)\b)|
      in return,? we\b|I (?:speciali[sz]e|recruit)\b|
      why (?:\p{Lu}|join|us|work)|(?:join|contact|call|email|mail) us\b(?! (?:with your|if you)\b)|
      (?:important notice|please (?:note|be advised|do not(?! apply (?:unless|without|if you (?:do not|don['’]t)))|send|mail|share)|
      it has come to our))
    `,
    examples: [
      'We offer Excel classes',
      'Our people love Java',
      'I specialise in Java',
      'We’re a Python house',
      'Please send your CV',
      'The organization is comprised of sales and marketing',
    ],
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
      must|requires?|required|(?<!n['’]t |\b(?:their|your|our|individual|specific|changing|customers?['’]?|clients?['’]?|business|support|
      special|the) )needs?|needed|seeks?|wants|recruiting|look for|(?:(?:hear from|meet) people|someone|somebody|
      anyone) with|responsible|
      proficien\w+|knowledge of|
      experience (?:in|with|of|as|using)|years['’]? (?:of )?experience|join (?:us|our team) as)\b
    `,
    examples: ['you will', 'We are looking for', 'experience with Java'],
    counterexamples: [
      'We are an AI company',
      'your favourite bank',
      "teams don't need to worry",
      'their individual needs',
    ],
  },
};
export const peopleRegex = regexesOf(peoplePatterns);

/** Of skills whose names are those of departments, too. */
export const departmentCategories = wordSet('sales marketing hr finance legal operations support soft');
