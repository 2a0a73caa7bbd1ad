import { wordSet } from '#readers/patterns';

/** Small words that separate phrases. */
export const separators = wordSet(`
  and or in on of with using for to from by as via through including include includes included such like within across at into
  the a an is are be been being has have had will would should must can could may might any all our your you we their its it
  that this these those which who whose e.g i.e etc i other others both between per vs not no than more most least about over
  either neither plenty particularly especially specifically under when where how what if but also so then one two three
  four five each every only versed plus prefer welcome welcomed
  preferred preferable preferably equivalent related relevant respective similar while during after before against among along without
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
  refer develops analyzes analyses writes executes modifies deploy deploys configure configures integrate integrates debug install installs
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
  work usage use needs a1 a2 b1 b2 c1 c2 speaker speakers essential desirable compulsory verbally fluently
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
  independently self self-motivated self-motivation self-starter flexible flexibility adaptable adaptability dynamic fast-paced quick
  learn learner learning-attitude contributor contributors level levels range variety number part parts areas area way
  ways things thing ideas idea
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
export const narrowingWords = wordSet(
  'user website email client vendor vendors school contract page culture employment',
);

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
  contracts control controls conversion cooking copywriting costing counseling counselling credentialing
  credentialling credit cuisine curriculum cutting
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
  irish persian farsi dari pashto kurdish armenian hindi bengali tamil telugu kannada malayalam marathi gujarati punjabi
  urdu odia assamese konkani sindhi nepali sinhala japanese korean mandarin cantonese vietnamese thai indonesian malay
  khmer burmese filipino tagalog cebuano swahili somali amharic tigrinya yoruba igbo hausa zulu isizulu xhosa isixhosa
  setswana sesotho sepedi shona afrikaans creole maori samoan tongan hmong georgian kazakh uzbek
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
    safeguarding scaffolding scheduling segmentation serialization sewing soldering statistics sterilization storytelling
    stocktaking storyboarding surveying switches tailoring taxation teaching telephony thermodynamics threading tiling
    timekeeping transcription translation triage troubleshooting typing typography underwriting upholstery
    venepuncture virtualization virtualisation visualization visualisation warehousing welding wireframes wireframing
    wiring
  `),
]);

/** They name a skill alone where they are demanded: "knowledge of networking". */
export const demandedHeads = wordSet(`
  retail telecom fintech cloud automation databases database networking storage clustering monitoring deployment deployments infrastructure
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

/** They say little about a technology job. */
export const sideSkills = wordSet('coding programming');

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
  respect patience kindness humility empathy honesty resilience curiosity charisma tact politeness maturity courage ambition
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
  finalist finalists
  linkedin rules passport passports adult adults child hotel account accounts references none regards thanks barrier undergraduate tech
  secondary compulsory start-up startup startups
  second else abroad nearby record visa weekend home hybrid local young overtime reliability multitasking non-smoker ambiguity
  black blue green gold red white cognate whatever anger enough still ectc cctc ftc l1 l2 l3 equiv
  syntax modules servers iphone iphones ipad ipads initiatives pursuits whitepapers seller cpu real-world some any having
  international large-scale early-stage remote certificates commuting smiling living program programme
  specialty residency veteran minority diplomacy screen first seats wpm ii iii
  phe clinical acute care hospital hospitals practitioner medical registration interventions guidance app
  computer computers objectives service bank little weights container community children relocation pension
  methodologies calculations regular architect guides files datasets helpers
  correct interacting female females male males
  supervised unsupervised ensemble predictive classes strategies appreciate desktop innovative implementation
  equivalents analysis assessment attribution connectivity constraints creation cross-platform data delivery execution
  exploits financial front guidelines high-complexity in-depth industrial information institutes metrics power prioritize
  projects protocol protocols prototypes quality recommendation recommendations response scenarios sections sites space
  structure tablets tables transitions views
  stack stacks queue queues tree trees graph graphs heap heaps array arrays
`);

/** As a whole these name no skill: what the employer is like and gives, and what every candidate shows. */
export const notPhrases: ReadonlySet<string> = new Set([
  'health services',
  'internal functions',
  'plain english',
  'european language',
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
  'post trade',
  'post qualification',
  'linked list',
  'linked lists',
  'direct implementation',
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
  'personal development',
  'professional development',
]);

/** They end no name: "voice account". */
export const notLast = wordSet('course account department workspace premises program programme residency specialty');

/** "UAE experience" and "two years in GCC" name places. */
export const placesOfExperience = wordSet('uae uk us usa eu gcc ksa mena');

/** They look like names and are none. */
export const notSkillNames = wordSet(`
  hiring nsw qld nbi a1 a2 b1 b2 c1 c2 q1 q2 q3 q4 vhi urgent wanted vacancy vacancies apply rto wtd fifo dido d&a ppe
  mvr ctc esi pf lta hra cpd eap
  aip adv csrs tsrs
  vsop esop hmo we're we’re you're you’re it's it’s i'm they're mediclaim gratuity toil
  covid covid-19 covid19 eoe eeo and or not ceo cto cfo coo vp hod faq faqs usp kra kras kpa jd jds rs inr usd gbp eur
  lakh lakhs ged hons ond hnd nil minimal controller controllers director directors pqe sde swe now principal staff-level outside
  cv ps nb tbd asap plz iso am pm bpo kpo mnc mncs it hr gmt est pst ist cst sat sun mon tue wed thu fri
  pvt ltd llp inc llc corp plc us uk uae eu nyc wfh wfo ee ug pg hsc ssc be btech mtech bsc msc bca mca mba phd phil bcom mcom
  we our you your the all job jobs role share send private public challenge strive always love department development
  ram mbps gbps poc pocs proof-of-concept proof-of-concepts loc mode exp gsa associate medium consultant world class life smart good
  great best web online digital desirable optional better nice2have
`);

/** Directly beside "knowledge of" too, these name no skill of a trade. */
export const generalNouns = wordSet(`
  advice agencies agendas amounts appointees appointments approaches apps arrangements aspirations assumptions assure barriers
  boys breadth calls capacity carers case cases charge code codebases configuration consultants context contractors dates
  delivery demands dependency design development developments differences dignity direction discussions documentation documents
  environment environments equipment evidence execution facilities factors families feel format formats foundation framework
  frameworks function functionality functions girls group groups guests however impacts importance influence initiate innovation
  insights instructions intake language languages last libraries life line long management markets meetings methodologies
  mission model models nurses offer operation operations order organisation organisations organization organizations oversight
  parents part participation partnership past path patients patterns peers phase phases place practitioners prestige principle
  principles problems products professionals profound program programme programmes programs project pupils questions reason
  relation relationships remit residents respect rights risk risks scope service services share single sites society solution
  solutions space specialist specialities specification speech stages standards store stores structure students suppliers system
  systems table tables targets teams terms things thought values variety view vision volunteers web whilst work
`);

/** They end no name of an activity: "operating models coming from". */
export const notActivities = wordSet(`
  applying affecting being building coming concerning enabling ensuring following going helping including involving leading
  listening looking reasoning making regarding relating seeking supporting using working
`);

/** No names alone, but parts of names: "classroom management", "web frameworks". */
export const partsOfNames = wordSet('class development digital eu life public smart web');

/** Which or whose experience it is, rather than in what: "recent experience", "customer experience". */
export const notTrades = wordSet(`
  academic actual additional adequate agency alongside amazing ample any applicable appropriate better brand broad broadest
  business-related candidate career client clinical combined considerable consumer contemporary corporate cross-functional
  customer day-to-day decent deep demonstrable demonstrative depth desirable desired development digital direct diverse
  documented employee employment end-user engaging enough essential excellent extended extensive extra field first-class
  first-hand firsthand foreign freelance functional general global great guest guests handson however industrial industry
  international internship job-related just learning less level life limited little live-in lived local management managerial
  meaningful minimal minimum months more multi-site national necessary new offer offline omnichannel online operational overseas
  own paid participant past patient patients personal positive possible post post-qualification post-registration
  postregistration practical preferred previous prior professional progressive project real real-world recent regional related
  relative relevant required requisite responsible rich round seamless service shopping significant similar solid some specific
  start-up start-ups startup startups student substantial substantive substitute successful sufficient supervised team technical
  that this total unique unpaid unparalleled useful user varied vast verifiable visitor vocational voluntary volunteer
  volunteering whatever whilst wide work working years
`);
