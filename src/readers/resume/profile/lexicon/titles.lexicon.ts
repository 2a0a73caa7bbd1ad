import { regex, regexesOf, wordSet } from '#readers/patterns';

/** A title has at least one. */
export const roleWords = wordSet(`
  accountant actor actuary adjuster admin administrator adviser advisor advocate agent aide ambassador analyst
  anchor apprentice architect archivist artist assembler assistant associate attendant attorney auditor author avp
  baker banker barber barista bartender bde berater biologist bookkeeper broker buyer
  captain caregiver carpenter cashier ceo cfo chairman chairperson chef chemist chief cio ciso cleaner clerk
  clinician cmo co-founder co-ordinator coach cofounder columnist commander commis consultant contractor
  controller coo cook coordinator copywriter counsel counsellor counselor courier creator cto curator custodian
  dba dealer dean dentist designer detailer developer devops dietitian director dispatcher doctor drafter
  draftsman driver
  economist editor educator electrician employee engineer entrepreneur entwickler esthetician estimator evaluator
  evangelist evp examiner executive expert
  facilitator faculty fellow filmmaker financier fitter founder freelancer fundraiser
  generalist geologist gm guard
  handler handyman head headmaster hostess hygienist
  illustrator ingenieur inspector installer instructor intern internee interpreter interviewer investigator
  janitor journalist judge
  laborer labourer landscaper lawyer lead leader lecturer leiter liaison librarian lifeguard linguist
  machinist maid maintainer manager marketer mason mechanic member mentor merchandiser merchant microbiologist
  midwife model moderator musician
  nanny negotiator nurse
  officer operator optician organiser organizer owner
  painter paralegal paramedic partner pastor pathologist pharmacist phlebotomist photographer physician physicist
  physiotherapist pilot planner plumber poet porter postdoc practitioner praktikant presenter president principal
  processor proctor producer professor programmer promoter proprietor psychologist publicist purchaser
  radiographer realtor receptionist recruiter registrar rep reporter representative researcher reviewer
  salesman salesperson scheduler scholar scientist sde sdet secretary seller sergeant server shareholder soldier
  solicitor sommelier sourcer specialist sre staff statistician steward stewardess stylist superintendent
  supervisor surgeon surveyor svp sysadmin
  tailor teacher technician technologist telecaller teller tester therapist toolmaker trader trainee trainer
  translator treasurer tutor typist
  underwriter usher
  vet veterinarian videographer volunteer vp
  waiter waitress warden watchman webmaster welder werkstudent worker writer
  工程师 实习生 经理 主管 开发 总监 顾问 设计师 研究员
`);

/** Roles with other meanings too: alone they are not a title. */
export const weakRoleWords = wordSet(`
  actor agent associate chief coach controller creator driver expert fellow guard head host judge lead
  member model partner principal processor rep server staff
  开发
`);

export const organizationWords = wordSet(`
  ab academy ag agency airlines airways army as associates association authority
  bank board builders bureau bv
  cafe capital center centre church clinic club co college commission communications company
  construction consultancy consultants consulting corp corporation council
  deli department
  electronics energy engineering enterprise enterprises exports
  federation financial foods foundation
  global gmbh group
  healthcare hochschule holdings hospital hotel hotels
  inc industries infosystems infotech institute insurance international
  kg
  laboratories labs limited llc llp logistics ltd
  media ministry motors
  navy networks nv
  office organisation organization oy
  partners pharma pharmaceuticals plc properties pte pty pvt
  realty resort restaurant
  sa sarl sas school se services society software solutions srl startup store stores studio studios systems
  team technologies technology telecom traders trading
  union university universität
  ventures
  公司 大学 学院 银行 集团
`);

/** Words that occur only in the names of companies. */
export const legalForms = wordSet(`
  ag bv corp corporation gmbh inc limited llc llp ltd plc pte pty pvt sarl srl
  consulting infotech labs solutions technologies
  公司 集团
`);

export const titlePatterns = {
  chineseRole: {
    pattern: /工程师|实习生|经理|主管|总监|顾问|设计师|研究员|开发者/u,
    examples: ['软件工程师', '产品经理'],
    counterexamples: ['开发', '公司'],
  },
  chineseOrganization: {
    pattern: /公司|大学|集团|学院|银行/u,
    examples: ['北京大学', '某某公司'],
    counterexamples: ['工程师'],
  },
  chineseCompany: { pattern: /公司|集团/u, examples: ['某某公司'], counterexamples: ['北京大学'] },
  internship: {
    pattern: regex('iu')`
      (?<!\p{L})(?:
      intern|interns|internship|internee|trainee|apprentice|apprenticeship|volunteer|
      werkstudent|praktikant|praktikum|student assistant|teaching assistant|working student|实习生|实习)
      (?!\p{L})
    `,
    examples: ['Software Engineering Intern', 'Apprentice', 'Werkstudent IT', 'Teaching Assistant'],
    counterexamples: ['Internal Auditor', 'Engineer', 'International Sales'],
  },
  chineseInternship: { pattern: /实习/u, examples: ['算法实习生'], counterexamples: ['工程师'] },
};
export const titleRegex = regexesOf(titlePatterns);

export const smallTitleWords = wordSet('and of in for the at to with');

export const titleAcronyms = wordSet(`
  AI AWS BI CAD CNC CRM DBA ER ERP ETL GIS HR HVAC iOS IT JS ML PHP QA SAP SEO SQL UI UX
  CEO CFO COO CTO PM PMO PR SDE SRE VP
  CNA CPA ICU LPN RN
  BA BBA BCA BE BS BSC GED HSC JD LLB MA MBA MCA ME MS MSC PHD SSC
  II III IV LLC UC UK USA
`);

/** Words in titles that do not identify a trade. */
export const commonTitleWords = wordSet(`
  senior junior lead principal staff head chief sr jr i ii iii iv
  associate assistant deputy vice intern trainee
  administrator analyst consultant coordinator director engineer executive expert manager member officer
  professional representative specialist supervisor technician
  and of the in for at to with
  team member. full part time
`);

/** Trades whose titles share no word, in lower case. */
export const tradePatterns = {
  development: {
    pattern: regex('')`
      develop|programm|software|full.?stack|front.?end|back.?end|web (?:engineer|master)|\bsde\b|coder|
      mobile engineer|android|ios\b
    `,
    examples: ['full-stack developer', 'programmer'],
    counterexamples: ['nurse'],
  },
  infrastructure: {
    pattern: regex('')`
      devops|site reliab|\bsre\b|cloud engineer|platform engineer|infrastructure|
      system(?:s)? (?:admin|engineer)|network|sysadmin
    `,
    examples: ['site reliability engineer', 'systems administrator'],
    counterexamples: ['system analyst'],
  },
  data: {
    pattern: regex('')`
      data (?:scien|engineer|analy)|machine learning|\bml\b|\bai\b|\bbi\b|business intelligence|etl|statistic|analytics
    `,
    examples: ['data scientist', 'bi developer'],
    counterexamples: ['data entry clerk'],
  },
  testing: {
    pattern: /test|\bqa\b|quality assur|\bsdet\b/,
    examples: ['qa engineer', 'tester'],
    counterexamples: ['quality inspector'],
  },
  databases: { pattern: /database|\bdba\b/, examples: ['oracle dba'], counterexamples: ['data clerk'] },
  finance: {
    pattern: /account|audit|bookkeep|tax|financ|payroll|controller|treasur/,
    examples: ['auditor', 'payroll clerk'],
    counterexamples: ['sales clerk'],
  },
  humanResources: {
    pattern: /human resource|\bhr\b|recruit|talent|sourcer/,
    examples: ['hr generalist', 'recruiter'],
    counterexamples: ['shrink'],
  },
  sales: {
    pattern: /sales|business develop|account (?:executive|manager)|seller|broker|realtor/,
    examples: ['account manager', 'salesperson'],
    counterexamples: ['accountant'],
  },
  marketing: {
    pattern: /market|brand|seo\b|content|social media|advertis|public relations|communicat|media/,
    examples: ['brand manager', 'seo specialist'],
    counterexamples: ['baker'],
  },
  nursing: {
    pattern: /nurs|caregiv|medical assist|clinical|patient/,
    examples: ['registered nurse', 'caregiver'],
    counterexamples: ['doctor'],
  },
  teaching: {
    pattern: /teach|lectur|professor|tutor|instructor|educat|faculty/,
    examples: ['teacher', 'lecturer'],
    counterexamples: ['student'],
  },
  kitchen: {
    pattern: /chef|cook|culinary|kitchen|baker/,
    examples: ['sous chef', 'line cook'],
    counterexamples: ['waiter'],
  },
  hospitality: {
    pattern: /waiter|waitress|server|bartend|barista|host|front desk|guest/,
    examples: ['waiter', 'front desk agent'],
    counterexamples: ['chef'],
  },
  design: {
    pattern: /design|graphic|illustrat|artist|\bux\b|\bui\b/,
    examples: ['ui designer', 'illustrator'],
    counterexamples: ['guide'],
  },
  law: {
    pattern: /legal|lawyer|attorney|paralegal|advocate|counsel/,
    examples: ['paralegal', 'general counsel'],
    counterexamples: ['consultant'],
  },
  projects: {
    pattern: /project manag|program manag|scrum|pmo|delivery manag/,
    examples: ['project manager', 'scrum master'],
    counterexamples: ['project engineer'],
  },
  customerSupport: {
    pattern: /customer (?:service|support|success)|help ?desk|technical support|call cent/,
    examples: ['helpdesk agent', 'customer support lead'],
    counterexamples: ['customer'],
  },
  office: {
    pattern: regex('')`
      secretar|receptionist|office (?:manag|admin|assist)|administrative|executive assistant|clerk
    `,
    examples: ['office manager', 'secretary'],
    counterexamples: ['officer'],
  },
  construction: {
    pattern: /civil|construction|site engineer|surveyor/,
    examples: ['civil engineer', 'site engineer'],
    counterexamples: ['web site owner'],
  },
  manufacturing: {
    pattern: /mechanic|electric|maintenance|technician|manufactur|production/,
    examples: ['maintenance technician', 'electrician'],
    counterexamples: ['nurse'],
  },
};
export const tradeRegexes: readonly RegExp[] = Object.values(regexesOf(tradePatterns));
