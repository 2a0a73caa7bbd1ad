import { regex, regexesOf } from '#readers/patterns';

export const questionPatterns = {
  /** A field of a job portal's form, which says little about the work. */
  formLine: {
    pattern: /^[^:]{2,60}: \d{1,2} years?\b/,
    examples: ['Kafka: 1 year (Preferred)'],
    counterexamples: ['2 years of Kafka', 'Kafka'],
  },
  /** Disciplines rather than tools: System Design, Data Analysis. */
  discipline: {
    pattern: regex('i')`
      (?:design(?:ing)?|mining|administration|analysis|\w{3}ics|intelligence|visuali[sz]ation|warehousing|testing|
      architecture|engineering|model(?:l)?ing|networking|\w{2}ops|operations|itil|itsm|sre|science|learning|processing|
      vision|
      patterns|structures|programming|development|assurance|management|automation)$
    `,
    examples: ['System Design', 'Data Analysis', 'Machine Learning', 'Data Visualisation', 'Data Mining'],
    counterexamples: ['Java', 'Design Systems', 'Kafka'],
  },
  /** Help for users, rather than a system. */
  helpDesk: {
    pattern: /\b(?:troubleshooting|support|desk|resets?|service)$/i,
    examples: ['Printer troubleshooting', 'Technical Support', 'Help Desk'],
    counterexamples: ['Zendesk', 'Active Directory', 'Support Vector Machines'],
  },
  /** Work to be good at, by its ending. Other names of sales, marketing and law are tools or documents: CRM, Meta Ads. */
  practice: {
    pattern: regex('i')`
      (?:[a-z]{3}(?:ing|tions?|sions?|ment|ance|ence|ics|ism)|\b(?:sales|law|strategy|operations|partnerships?|success|calls|
      visits|presentations|
      pipeline|agency|research|relations|deals|seo|sem|e-commerce|property|injury|privacy|aid|affairs|crime))$
    `,
    examples: ['Cold Calling', 'B2B Sales', 'Lead Generation', 'Family Law', 'Property Management'],
    counterexamples: ['CRM', 'HubSpot', 'Mailchimp', 'Westlaw', 'Configure Price Quote', 'Meta Ads'],
  },
  /** A program, by its spelling or by its name: OpenTable, Opera PMS. */
  program: {
    pattern: regex('')`
      [a-z][A-Z][a-z]|\b(?:CRM|POS|EPOS|PMS|LMS|GDS|MIS|EMR|EHR)$|\b[Ss]oftware\b|\b(?:[Ss]ystems?|[Tt]ools?|[Pp]latforms?|
      Web|Suite)$|^(?:Dentrix|Eaglesoft|Open\sDental)$
    `,
    examples: ['OpenTable', 'Opera PMS', 'Learning Management Systems', 'Dentrix'],
    counterexamples: ['Wound Care', 'HACCP', 'Web Design'],
  },
  /** § names the purpose of a program rather than the program: "§ software such as Merlin". */
  programOf: {
    pattern: /§ (?:\w+ )?(?:software|systems?|packages?|tools?|platforms?)\b/i,
    examples: ['Knowledge of § software such as Merlin', 'A § management system'],
    counterexamples: ['Knowledge of §', 'Software for §'],
  },
  /** Somebody, or where they work: Product Manager, Receptionists, Hotel. */
  person: {
    pattern: regex('i')`
      \b(?:(?!cyber\b|joiners?\b)\w+(?:er|or|ist|ant)s?|electricians?|technicians?|physicians?|librarians?|dieti[ct]ians?|beauticians?|
      nurses?|secretar(?:y|ies)|
      midwi(?:fe|ves)|(?:life)?guards?|paralegals?|operatives?|representatives?|stewards?|stewardess|host(?:ess)?|
      baristas?|agents?|mates?|pilots?|coach(?:es)?|actuar(?:y|ies)|waitress(?:es)?|fellows?|mechanics?|paramedics?|
      directors?|presidents?|
      chefs?(?:\sde\s\w+)?|cooks?|interns?|clerks?|executives?|dba|heads?|
      hotels?|firms?|hospitals?|schools?|clinics?|restaurants?|leads?|architects?|attendants?|
      trainees?|associates?|officers?|analysts?)$
    `,
    examples: [
      'Product Manager',
      'Receptionists',
      'Staff Nurse',
      'Midwife',
      'Security Guard',
      'Warehouse Operative',
      'Chef de Partie',
      'dba',
      'Hotel',
    ],
    counterexamples: ['Nursing', 'Sales', 'Java', 'Cyber', 'Joiners'],
  },
  /** A lexicon's name for people rather than their work: Registered Nurse. */
  roleName: {
    pattern: regex('i')`
      \b(?:nurse|assistant|practitioner|representative|(?:care|social|support)\sworker|counsell?or|therapist|
      technician|solicitor|
      conveyancer|educator|instructor|supervisor|officer|scientist|behaviou?r\sanalyst|receptionist|advis[eo]r|
      accountant|cook|crew|
      electrician|mechanic|artist|paramedic|barista|paralegal(?:\swork)?|safeguarding\slead|product\sowner)$
    `,
    examples: ['Registered Nurse', 'Barista', 'Teaching Assistant', 'Licensed Clinical Social Worker'],
    counterexamples: ['Docker', 'Service Workers', 'Nursing', 'Google Tag Manager'],
  },
  /** Customer-facing work without deals or systems. Matches the skill or its whole. */
  customerFacing: {
    pattern: regex('i')`
      ^(?:cash\shandling|point\sof\ssale|merchandising|retail\ssales|order\sprocessing|customer\sservice|call\scenter|
      zendesk|freshdesk)$
    `,
    examples: ['Cash Handling', 'Point of Sale', 'Customer Service'],
    counterexamples: ['Sales', 'ServiceNow', 'RAID'],
  },
  /** Care for people who are not patients, and first aid, which every trade has. Matches the skill or its whole. */
  nonPatientCare: {
    pattern: regex('i')`
      \b(?:home\scare|social\swork|nutrition|first\said|cpr|pmva|lifeguarding|family|crisis|motivational|trauma-informed|
      care\splanning)\b
    `,
    examples: ['Social Work', 'First Aid', 'Family Therapy'],
    counterexamples: ['Wound Care', 'Patient Care', 'Nursing'],
  },
  /** Beauty, fitness and animal care. Matches the skill or its whole. */
  wellness: {
    pattern: /\b(?:beauty|fitness|yoga|sports coaching|veterinary)\b/i,
    examples: ['Beauty Care', 'Fitness Training', 'Veterinary Nursing'],
    counterexamples: ['Wound Care', 'Gait Training'],
  },
  /** Work in healthcare without patients. Matches the skill or its whole. */
  backOffice: {
    pattern: regex('i')`
      \b(?:laboratory|microbiology|biotechnology|bioinformatics|chemistry|pharmacovigilance|clinical\s(?:data|research)|
      public\shealth|
      records|coding|billing|terminology|transcription|hipaa|hl7|healthcare\smanagement)\b
    `,
    examples: ['Medical Coding', 'Analytical Chemistry', 'Clinical Research'],
    counterexamples: ['Wound Care', 'Nursing', 'Phlebotomy'],
  },
  /** § is a field of study, rather than a craft: "Studies in §". Experience beside a degree is no field of study. */
  studies: {
    pattern: regex('i')`
      \b(?:degrees?|studies|studied|bachelor\S*|master['’]?s|vocational\straining|graduates?\s(?:in|of)|b\.?tech|m\.?tech)\b
      (?:(?!\b(?:experienced?|years?\sof|knowledge|skills?|proficien\w+|expertise|working)\b)[^;§]){0,200}§|
      §(?:(?!\b(?:experienced?|years?|knowledge|skills?|proficien\w+)\b)[^.;]){0,60}
      (?:\b(?:degrees?|studies)\b(?!\s(?:in|of)\b)|\bor\s(?:\S+\s){0,3}(?:degrees?|studies)\b)
    `,
    examples: ['Studies in §', "Master's in § or statistics", 'Vocational training in §', 'A § degree'],
    counterexamples: [
      'Scrum Master of §',
      'Case work with §',
      'B.Tech with 3 years of §',
      '3 years of experience in § Degree in physics',
    ],
  },
  /** § is another person's skill or no skill, so no question is about it. */
  another: {
    pattern: regex('i')`
      \b(?:don['’]?t|do\snot|committed\sto|talk\sto)\b[^.;]{0,30}§|
      ^(?:(?:job\s)?categor(?:y|ies)|industry|tags|key\s?words|functional\sarea)\s?:|^§\s(?:status|type|category|code|date)\s?:?$|
      \binfluence\sover\b.*§|
      ^the\s(?!(?:ideal|successful|right|candidate|applicant|role|job|position|person)\b)(?:[\w-]+\s){1,4}(?:runs?|
      uses?|is|are|has|works?)\b
    `,
    examples: [
      'Please do not apply for §',
      'Our school is committed to §',
      'Category: §',
      '§ Status',
      'Indirect influence over sales through support of §',
      'The control room upstairs runs §',
    ],
    counterexamples: ['Experience with §', 'The ideal candidate has used §', 'Do not be shy. You know §'],
  },
  /** § is named in passing, so other skills come first. */
  aside: {
    pattern: regex('i')`
      \b(?:our|never|benefits\sof)\b[^.;]{0,30}§|
      \b(?:since|because|so\s(?:that\s)?(?:you|we))\b[^.;]*§|
      §[-\s](?:powered\s|(?:[\w()]+\s){0,3}(?:team|department|group|division|community)\b)|
      \bfrom\b[^.;]{0,40}\bto\s(?:[a-z]+\s)?§
    `,
    examples: [
      'Reviewing plans with our §',
      'You join the § Information Services (IS) Department',
      'From design to final §',
      'An engine for § powered products',
      'Good German, since § are German',
    ],
    counterexamples: ['Experience with §', 'You will work with § in several teams'],
  },
  /** Separators between the parts of a title. */
  betweenParts: {
    pattern: /\s[-–—|]+\s?|(?<=\p{L}{4})[-–—]\s|--+|_|[,(:]/u,
    examples: ['Cook - Leeds', 'Analyst--CyberArk', 'Cook || Leeds', 'Manager_PKI', 'Engineer- Backend'],
    counterexamples: ['Sous-Chef', 'Cook Leeds'],
  },
  /** A title that does not say what the work is about: "Lead I", "Engineer". */
  generalRole: {
    pattern: regex('iu')`
      ^(?:(?:senior|sr\.?|junior|jr\.?|assistant|asst\.?|deputy|principal|\p{Lu}{2}-senior) )*
      (?:lead|engineer|manager|executive|officer|associate|analyst|specialist|consultant|developer|vice president|director|head)s?
      (?: (?:[ivx]{1,3}|\d))?$
    `,
    examples: ['Lead I', 'Engineer', 'IN-Senior Associate', 'Vice President', 'Engineer III'],
    counterexamples: ['Cook', 'Software Engineer', 'Lead Nurse'],
  },
  shouted: {
    pattern: /^(?=.*\p{Lu}{4})[^\p{Ll}]+$/u,
    examples: ['HGV DRIVER', 'COOK / WAITER'],
    counterexamples: ['HGV Driver', 'PHP', 'Cook'],
  },
  /** Two positions in the plural. Groups: both, in the singular. */
  pluralPair: {
    pattern: /(\p{L}{3}(?:er|or|ist|ant))s (?:and|&) (\p{L}+(?:er|or|ist|ant)|[Ll]ead|[Nn]urse|[Aa]nalyst)s$/u,
    examples: ['Cybersecurity Engineers and Leads'],
    counterexamples: ['Engineer and Lead', 'Sales and Leads', 'Waiters and Waitresses', 'Trainers and Fitness'],
  },
  /** The plural of the last word of a position. */
  pluralPerson: {
    pattern: /(?<=(?:er|or|ist|ant|intern|nurse|executive|analyst|engineer))s$/iu,
    examples: ['iOS Developers', 'Nurses'],
    counterexamples: ['Developer', 'Chefs'],
  },
  /** After the position: "Cook for a busy hotel" */
  ofEmployer: {
    pattern: /\s(?:for|at|with) (?:an?|our|one of) .+$/i,
    examples: ['Cook for a busy hotel', 'Baker at our shop'],
    counterexamples: ['Manager for Exeter'],
  },
  /** The number of vacancies, and words of a vacancy: Cook x2, Cook wanted. */
  openings: {
    pattern: regex('ig')`
      \s*\b(?:x\s?\d{1,2}|\d{1,2}\s?x|\d{1,2}\s(?:posts?|positions?|vacanc(?:y|ies)|openings?))$|^\d{1,2}\s?x\s+|
      ^(?:(?:urgent(?:ly)?|immediate) )*(?:(?:job )?(?:openings?|vacanc(?:y|ies)|requirements?) (?:for|of)|
      hiring(?: for)?(?:\W{2,})?|(?:we are )?looking for(?= an? (?!new\b|change\b))|walk-?in for)\s+(?!manager)(?:an? )?|
      \s(?:urgently )?(?:wanted|required|needed)(?: (?:asap|urgently|now|immediately))?$|
      \s(?:no )?(?:required experience|experience required)\b.*$|^(?:full|part)[- ]time (?!(?:or|and)\b|&)
    `,
    examples: [
      'Chef de Partie x2',
      'Chef x 2',
      '3 x Cook',
      'Nurse 2 posts',
      'URGENT HIRING!! Cook',
      'Opening for Cook',
      'Cook wanted',
      'Cook Required experience',
      'Full time Cook',
    ],
    counterexamples: ['Developer', 'UX Designer', 'Xerox Technician', 'Hiring Manager', 'Customer Experience Manager'],
  },
  /** Adjectives rather than nouns: "multi-threaded", "cloud-native". */
  adjective: {
    pattern: regex('iu')`
      (?:-\w*ed|[-\s]oriented|^\p{L}+ical|cloud\snative|-native|-driven|-based|responsive|(?:bi|multi)lingual|secretarial|full[-\s]stack|
      ^open[-\s]source)$
    `,
    examples: [
      'multi-threaded',
      'Object-oriented',
      'cloud-native',
      'Cloud Native',
      'Full Stack',
      'open-source',
      'statistical',
    ],
    counterexamples: ['Java', 'Wound Care', 'front-end', 'React Native'],
  },
  /** A word that adds nothing to a name: "Agile environment", "Django frameworks". */
  filler: {
    pattern: /\s(?:concepts?|environments?|frameworks?|principles?|skills?|solutions?|techniques?|technologies)$/i,
    examples: ['Agile environment', 'AI solutions', 'Django frameworks'],
    counterexamples: ['Environment', 'Java', 'Framework Design'],
  },
  /** Said with an article: "the user interface". */
  withArticle: {
    pattern: /(?:\blife-? ?cycle|\buser interface|\b(?:OSI|data|domain|security|operating) model)$/i,
    examples: ['Software Development Life-cycle', 'user interface', 'OSI Model'],
    counterexamples: ['Interface Design', 'lifecycles', 'Modelling'],
  },
  /** Said in the plural: "work with web applications". */
  inPlural: {
    pattern: regex('i')`
      ^(?:web|mobile|desktop|cloud|enterprise)\s(?:application|app|website|service)$|\b(?:firewall|router|relational\sdatabase)$|
      ^(?:mail|web|file|print|application|proxy|database)\sserver$|^(?:rest(?:ful)?\s)?api$
    `,
    examples: ['web application', 'mobile app', 'FortiGate firewall', 'Mail Server', 'API'],
    counterexamples: ['web applications', 'Web API', 'web application security', 'SQL Server', 'Windows Server'],
  },
  /** Said with the noun of what one does there: "Help Desk support". */
  desk: {
    pattern: /^(?:help|service)[-\s]?desk$/i,
    examples: ['Help Desk', 'Service Desk'],
    counterexamples: ['Zendesk', 'Help Desk Support'],
  },
  /** A place of work, which is a skill only in a title: "experience in warehouses". */
  workplace: {
    pattern:
      /\b(?:warehouses|hotels?|firms?|hospitals?|schools?|clinics?|restaurants?|stores?|kitchens?|offices?|laborator(?:y|ies))$/i,
    examples: ['warehouses', 'fine restaurants', 'Hotel'],
    counterexamples: ['warehouse', 'Nursing'],
  },
  /** Knowledge, methods and platforms, with which nobody builds or runs anything. */
  knowledge: {
    pattern: regex('i')`
      \b(?:maths?|mathematics|probability|statistics|algebra|calculus|principles|guidelines|algorithms|agile|scrum|kanban|
      sdlc|oops?|mvc|mvvm|solid|r?dbms|cms|backups?|protocols?|process(?:es)?|methodolog(?:y|ies)|
      practices|lifecycle|life-?\s?cycle|projects?|websites?)$|
      ^(?:ios(?:\s?\d+)?|android|(?:web|mobile|cross-browser)\s\w+|(?:\w+ )?app(?:lication)?s?)$
    `,
    examples: [
      'Linear Algebra',
      'Maths',
      'Design Principles',
      'iOS',
      'iOS7',
      'mobile applications',
      'ITIL processes',
      'RDBMS',
      'Networking protocols',
    ],
    counterexamples: ['Algorithm Studio', 'Java', 'Android Studio', 'Processing', 'Amazon Web Services', 'Cisco IOS'],
  },
  /** What one does, by the ending of several words or of a common word. Nobody builds anything with it. */
  activityName: {
    pattern: /^(?:\p{Ll}|.*[\s-])(?!.*\b[Ss]pring$).*\p{L}{3}(?:ing|tion|ment)$/u,
    examples: ['BI Reporting', 'message-brokering', 'Data Ingestion'],
    counterexamples: ['Spring', 'Java Spring', 'Elastic Beanstalk', 'CloudFormation'],
  },
  /** Programs for writing code. Everybody uses one, so a question about it says little. */
  codeEditor: {
    pattern:
      /^(?:android studio|(?:microsoft )?visual studio(?: code)?|vs ?code|eclipse(?: ide)?|intellij(?: idea)?|netbeans|x-?code|pycharm)$/i,
    examples: ['Android Studio', 'Visual Studio', 'Eclipse'],
    counterexamples: ['Data studio', 'Visual Studio Team Services'],
  },
  /** Everybody uses it, so a question about it says little. Questions about systems and faults do not fit it. */
  versionControl: {
    pattern: regex('i')`
      ^(?:git(?:hub|lab|flow)?|git hub|svn|subversion|tortoise ?svn|mercurial|bitbucket|cvs|tfs|perforce|version control|
      source control|(?:source )?code versioning)(?: systems?| tools?)?$
    `,
    examples: ['Git', 'GitHub', 'version control'],
    counterexamples: ['GitOps', 'Git hooks', 'GitLab CI', 'Jenkins'],
  },
  /** A verb and what it is done to: no name for "your work with". */
  verbPhrase: {
    pattern:
      /^(?:read|shoot|write|make|take|give|keep|carry|perform|prepare|operate|maintain|install|create|handle|provide|produce)\s\p{Ll}/u,
    examples: ['read drawings', 'shoot tethered'],
    counterexamples: ['reading drawings', 'test automation', 'Make'],
  },
  /** A kind of tool, beside tools of that kind. */
  kind: {
    pattern:
      /^(?:\p{Ll}+ )?(?:databases?|frameworks?|languages|libraries|platforms?|mobile|cloud|containers|tools|systems|scripting)$/u,
    examples: ['databases', 'programming languages', 'mobile'],
    counterexamples: ['MySQL', 'database design'],
  },
  neverAsked: {
    pattern: regex('i')`
        ^(?:computer\sliteracy|cloud\scomputing|information\stechnology|software|product\sknowledge|driving\slicense|b2[bc]|
        time\smanagement|hand\stools|sdlc|software\s(?:development|testing)\slife[-\s]?cycles?|debugging|documentation|
        reporting|sales\stargets|dot\sphysical|work(?:ing)?\sat\sheight|immuni[sz]ations?|lead\sauditor|optician|
        .*\sendorsement)$
      `,
    examples: ['Computer Literacy', 'Cloud Computing', 'Driving License', 'B2B', 'DOT physical', 'Tanker Endorsement'],
    counterexamples: ['AWS', 'Cloud Security'],
  },
  /** What one works in rather than with: Web Development, HR. */
  activity: {
    pattern: regex('i')`
      ^(?!(?:spring|sap|oracle|azure|aws|microsoft|ms|dynamics|google|adobe|usertesting|salesforce|ibm|cisco|ant|material)\b).*
      (?:(?<!system |api )design|partnering|mining|networking|insurance|banking|development|
      analysis|science|engineering|administration|management|recruitment|sourcing|hiring|testing|tuning|
      operations|marketing|sales|accounting|bookkeeping|nursing|teaching|security|modelling|modeling|processing|\bdevops|\bhr|
      human resources|learning|maintenance|support)$
    `,
    examples: ['Web Development', 'HR', 'Data Science', 'Performance Tuning', 'Web Design', 'HR Business Partnering'],
    counterexamples: ['Java', 'Docker', 'Azure DevOps', 'UserTesting', 'SAP HR', 'Ant Design', 'System Design'],
  },
  /** A job that builds or studies software, and does not run it. Its tools of operation are only means. */
  buildsSoftware: {
    pattern: regex('i')`
      ^(?!.*\b(?:dev\s?(?:sec)?ops|cloud|infrastructure|reliability|sre|network\w*|systems?|support|platform|deployment)\b).*
      \b(?:developers?|programmers?|scientists?|(?:software|data|machine learning|ml|ai)\s(?:\w+\s)?engineers?)\b
    `,
    examples: ['Django Developer', 'Senior Data Scientist', 'Machine Learning Engineer'],
    counterexamples: ['DevOps Developer', 'Cloud Engineer', 'System Administrator'],
  },
  /** A job that runs databases rather than programs with them. */
  runsDatabases: {
    pattern: regex('i')`
      \b(?:dba|(?:database|db|(?:postgre\s?|my)?sql)\s(?:\w+\s)?(?:admin\w*|engineers?|analysts?|support|specialists?))\b|
      \badministrator\b
    `,
    examples: ['DBA', 'Database Administrator', 'Postgre SQL Database Engineer', 'Network Administrator'],
    counterexamples: ['SQL Developer', 'Database Developer', 'Data Engineer'],
  },
  /** A job that describes or programs the work of another trade, and does not do it. */
  studiesTrades: {
    pattern: /\b(?:(?:business|systems?|functional)\s(?:\w+\s)?analysts?|developers?|programmers?|testers?)\b/i,
    examples: ['Manager Business Analyst', 'Functional Analyst', 'Salesforce Developer'],
    counterexamples: ['Financial Analyst', 'Business Development Manager'],
  },
  /** Before an activity, "in" is better than "with". Group: the words before it. */
  withSkill: {
    pattern: /\b(work(?:ed)?|done|experience do you have) with(?= \{skill\})/,
    examples: ['your work with {skill}', 'What have you done with {skill}'],
    counterexamples: ['your approach to {skill}', 'something you built with {skill}'],
  },
  /** What a page or a message is written in: a question about it says little. */
  format: {
    pattern: /^(?:json|xml|yaml|d?html ?[\d.]*|css ?[\d.]*|xslt|csv|markdown|ajax)$/i,
    examples: ['JSON', 'CSS3'],
    counterexamples: ['JSON Schema', 'JavaScript'],
  },
  /** What data is written in. */
  dataFormat: {
    pattern: /^(?:json|xml|yaml|csv)$/i,
    examples: ['JSON', 'XML'],
    counterexamples: ['HTML', 'JSON Schema'],
  },
  /** A sentence that says of § alone that it is a must. */
  isMust: {
    pattern:
      /^(?:[\w'’]+\s){0,3}§\s(?:skills?\s|knowledge\s)?(?:is|are)\s(?:an?\s)?(?:must|mandatory|compulsory|essential)\b/i,
    examples: ['Knowledge of § is mandatory', '§ skills are a must'],
    counterexamples: ['Knowledge of Java and § is mandatory', '§ is an asset'],
  },
  /** A kind of database, beside databases of that kind. */
  databaseKind: {
    pattern: /^(?:r?dbms|(?:relational |sql )?databases?)$/i,
    examples: ['RDBMS', 'relational database'],
    counterexamples: ['MySQL', 'Oracle Database', 'database design'],
  },
  /** Everyone in the trade has it: Web Development. */
  wholeTrade: {
    pattern: / development$|^(?:software|computer) (?:programming|engineering)$/i,
    examples: ['Web Development', 'Software Development', 'Software Programming'],
    counterexamples: ['Development', 'Java', 'Object-Oriented Programming'],
  },
};
export const questionRegex = regexesOf(questionPatterns);
