import { regex, regexesOf, regexPart, wordSet } from '#readers/patterns';

/** In lower case. The first match wins: "Benefits and perks" before "what you bring". */
export const headingPatterns = {
  ignored: {
    pattern: regex('')`
      \b(?:
      (?:training|tools?|equipment|kit|uniform|what) we (?:provide|supply|give)|training (?:provided|given)|
      you(?:['’]ll| will) (?:gain|receive|develop|(?:also )?learn)|^skills to (?:gain|learn)$|we(?:['’]ll| will) teach you|
      what we(?:['’]ll| can| will) teach|what others do|
      ^(?:das |was )?(?:wir )?bieten(?: wir)?(?: dir| ihnen)?$|what(?:['’]s| is) not (?:needed|required|necessary)|
      ^(?:place|location|hours|pay|salary)(?: (?:and|&) (?:place|location|hours|times?|pay|salary|start))+$|
      won['’]t need|^not needed$|don['’]t worry about|your interfaces|key (?:relationships|interfaces)|
      you (?:do not|don['’]t|won['’]t|will not) (?:need|have to|do|be doing)|
      about (?!you\b|the (?:role|job|position|opportunity|work)\b|this (?:role|job|position|opportunity)\b|your?\b|
      (?:the|our) (?:(?:ideal|right|successful) )?(?:person|candidate|applicant|individual)\b|the tech(?:nology)?(?: stack)?$)|
      who (?:we are|are we)\b(?! looking| seeking| searching)|^what (?:do|will|would) i get(?! (?:to|up to|involved)\b)|
      ^who (?:do|should|can) (?:i|you) (?:talk|speak|write) to|
      ^who (?:is|are) (?!(?:you|we|this|it)\b|the )(?!.*\b(?:candidates?|applicants?|person|people|fit|suitable|ideal|you)\b)
      [^?]{2,40}(?=\?$)|
      ^more (?:on|about) (?!(?:you|your|this)\b|(?:the|our) (?:role|job|position|opportunity|work|person|tech|ideal|right|candidate))|
      ^why (?!(?:you\W*$|you(?:['’]re| are) |this (?:role|job|position)))|
      ^our (?:customers|clients|services|teams?|ethos)$|what['’]?s (?:on offer|next)|what (?:do )?you need to do (?:now|next)|
      what working at|
      ^working at (?!height|this\b|that\b|an?\b|speed|pace)|
      company (?:overview|description|summary|profile|information|name|website)|
      (?:employer|our) (?:description|culture|values|mission|story|company|commitment|people|benefits)|
      benefits?\b|(?:comp and )?perks\b|what (?:we|you(?:['’]?ll)?) (?:offer|get)\b(?! to do)(?<!what you offer)|we offer|
      ^our offer|^you get$|
      ^what (?!you\b|(?:the|our|your|an?) (?!(?:company|role|job|position)\b))(?:\S+ ){1,3}(?:can )?offers?\b|
      ^(?!(?:what|i|you|your|the (?:role|job|position)) )(?!.*\b(?:candidate|applicant|person|profile|experience|someone|special)\b)
      (?:\S+ ){1,4}offers$|
      ^process notes?$|^where to (?:apply|file)$|^application deadline$|^type of (?:contract|employment)$|
      ^selection procedure$|^we (?:give|provide|have)$|^(?:what )?we(?:['’]ll| will| can)? (?:give|provide)(?: you)?(?: with)?$|
      the good stuff|look forward to$|^facilities$|life with us|nice bits|be rewarded|reasons to join|
      ^your advantages|(?:extras for|added extras)|
      make your (?:work|life)|how we hire|^(?:thanks|kind|best|warm)?\W*(?:&|and)?\W*regards|
      compensation|salar(?:y|ies)|remuneration|pay (?:range|rate|transparency)|^pay$|ctc\b|
      equal\b|eeo\b|e\.e\.o|diversity|inclusion|
      how to apply|(?<!need )to apply(?! you(?: will|['’]ll)? (?:need|must|should|have))|apply now|application (?:process|questions?)|
      interview process|selection process|hiring process|
      disclaimer|privacy|^schedule|shifts?\b|what['’]?s in it for you|
      additional information|supplemental|ability to commute|commute|legal (?:notice|disclaimer)|accommodations?|
      why (?:join|us|work|you will love|you[’']ll love)|life at|notice period|
      contact (?:us|person|details|information)|^contact$|^(?:for|to) .{3,50}\bcontact$|speak with|
      physical (?:demands?|requirements?|capabilities|abilities|effort)|work environment|working conditions?|visa|travel\b|clearance|
      behaviou?rs|attributes|personality|traits|
      ways we work|in store for you|you can expect from us|got you covered|powered by|
      ^industry$|^department$|reference|^grade\b|\bdate$|^date\b|
      housing|health (?:insurance|benefits)|covid|
      ^kpis?$|^(?:key )?performance (?:indicators|measures|metrics)$|^documents? required\b|required documents|documents? (?:to|you) |
      process of (?:filling|applying)|^instructions\b|^unacceptable\b|^criminal (?:history|records?)$|disqualif\w+|\bdqs?$|convictions?|
      goodies|rewards?|the (?:deal|package|small print|fine print|company)$|package|boring bits|nuts and bolts|
      (?:other|more|further) (?:open )?(?:roles|jobs|vacancies|positions|openings)|might not (?:love|like|be)|comp|pay (?:& |and )\w+|
      posting statement|your (?:work|role) impacts?|please note|^(?:meet )?the team$|our stack|trial shift)\b|^note\b
    `,
    examples: [
      'about acme',
      'benefits',
      'what we offer',
      'how to apply',
      'notice period',
      'why join us',
      'other open roles',
      'goodies',
      'pay & stuff',
      'more on acme',
      'who are acme foods?',
      'what acme can offer for full-time positions',
      'acme foods offers',
      'where to apply',
      'working at acme',
      'type of contract',
    ],
    counterexamples: [
      'about you',
      'about the person',
      'about the role',
      'what you get to do',
      'requirements',
      'who are you?',
      'who is your ideal candidate?',
      'the ideal candidate offers',
      'more about the role',
    ],
  },
  /** Alone on a line they end the demands, in any form and above any text. */
  endsDemands: {
    pattern: regex('')`
      ^(?:what(?:'s| is) in it for (?:me|you)|(?:what )?(?:we can|can we) offer(?: you)?|we(?:'re| are) offering|in return(?: we offer)?|
      (?:what )?you(?:'ll| will)? (?:get|can expect(?: from us)?)(?: in return)?|what to expect|
      (?:(?:employee|staff|company|other|additional|our|key|core) )?benefits(?: include)?|(?:package|perks|rewards) (?:and|&) benefits|
      working (?:for|with) us|our promise|training (?:and|&) (?:development|progression)|development opportunities|
      (?:career )?progression|annual leave|holidays?(?: entitlement)?|pension|uniform|(?:health (?:and|&) )?wellbeing|work[- ]life balance|
      equipment provided|(?:working )?hours|hours of work|working (?:pattern|conditions)|location|(?:hourly|day) rate|pay scale|duration|
      contract (?:type|length|duration)|(?:for )?(?:further|more|other|important) (?:information|details|info)|notes?|
      get in touch|apply(?:ing)?|how to apply|next steps?|what(?: happens)? next|(?:recruitment|interview|selection) process|
      employer(?: details)?|(?:similar|related) jobs|seniority level|employment type|job function|dbs checks?|right to work|
      other things to know|certificate of sponsorship|
      reasonable adjustments|recruitment agencies|safeguarding statement|bonus (?:scheme|(?:and|&) commission)|
      (?:start|closing) date|please note|equal opportunit(?:y|ies)(?: employer)?|pre-employment checks|physical demands)\??$
    `,
    examples: [
      "what's in it for me",
      "what you'll get in return",
      'working hours',
      'further information',
      'employee benefits',
      'bonus scheme',
    ],
    counterexamples: ['benefits administration', 'working at height', 'training', 'you will get the work done'],
  },
  bonusPay: {
    pattern: /performance bonus|yearly bonus|referral bonus|joining bonus/,
    examples: ['performance bonus', 'joining bonus of'],
    counterexamples: ['bonus points', 'bonus skills'],
  },
  ignoredButRequired: {
    pattern: regex('')`
      \b(?:language|travel) requirements?\b|programming language|certifications|\bskills\b(?!.*\b(?:benefits|learn|gain|teach|
      develop)\b)|\b(?:experience|qualifications|knowledge) ?(?:and|&|\/)|
      \b(?:industry|sector) experience$|(?<!\b(?:your|our|the) )\b(?:expertise|knowledge)$|
      (?<!\b(?:physical|visa|shift|schedule|legal|other|additional) )\brequirements$
    `,
    examples: [
      'language requirements',
      'programming language',
      'licenses and certifications',
      'essential skills/attributes',
    ],
    counterexamples: ['language', 'travel'],
  },
  preferred: {
    pattern: regex('')`
      \b(?:
      nice[- ]to[- ]haves?|nice ?2 ?haves?|good[- ]to[- ]haves?|great to have|would be (?:nice|great|cool|good)|
      pref+err?ed(?! (?:candidate|applicant)(?:['’]s)? profile)|prefer|preferences?|preferr?able|preferr?ably|
      bonus(?: points| skills)?|plus(?:es)?(?! (?:one|two|any|either|at least|experience|tickets)\b)|
      (?:also|be) good if|desirables?|desired(?! candidate| profile)|wish ?list|(?:an|extra|definite|added) edge|extras|
      optional|advantages?|advantageous|
      stand out|you (?:apart|shine)|strengthens? your|(?:get|gets|given?) (?:priority|preference)|extra[- ]awesome|even better|plusses|
      highly regarded|well regarded|
      ['’]d help|of interest|ideally|brownie|karma|could[- ]have|extra (?:credit|love|skills?|experience|qualifications?)|not a must|
      recommended(?: (?:skills?|qualifications?|experience))?$|(?:complementary|supplementary) skills|points in|great if|ideal additional|
      added advantage|add-on|(?:an?|(?:an? )?(?:added|additional|valuable|extra|great|real|big)) assets?|^assets?$|not essential|
      secondary skill(?:s|-?sets?)?|^additional skills?(?:\(s\))?$|
      nice (?:but|on top|extras?|to see|touch(?:es)?)|(?:nice|good)[- ]to[- ]know|you (?:might|may|could) have$|^ideal$|
      not an? (?:problem|issue)|
      (?:would|will|['’]d|also) (?:also )?be (?:really |highly |even )?(?:lovely|handy|helpful|useful|ideal|brilliant|fantastic|awesome|
      amazing|wonderful|impressed|chuffed|delighted|thrilled|over the moon|looked upon|extra|better)|
      (?:we|us|our (?:team|day|attention|eye)) (?:(?:really|very|extra) )?(?:(?:smile|happy|swoon|day|dance)|(?:even )?(?:happier|more))|
      (?:would|will|['’]d|we) also (?:like|desire)|
      ^also,? (?:we|you)(?:['’]d| would) (?:like|love|appreciate|value|welcome) |
      wow us|(?:get|gets|catch) (?:us|our) (?:really )?(?:excited|attention|eye)|catch our eye|
      (?:don['’]t|no) (?:worry|panic|stress|fret)|(?:not|no|isn['’]?t|aren['’]?t) (?:an? )?(?:deal[- ]?breakers?|biggie|needed|required|
      necessary|mandatory|must|essential)|
      leg up|helps|would help|helpful|handy|useful|cherry on|icing on|gravy|sprinkles|toppings|secret sauce|gold stars?|kudos|props|
      unicorn|(?:ideal|perfect) world|dream (?:scenario|candidate extras)|above and beyond|
      (?:extra|double|bonus|brownie)? ?points? (?:for|if)|extra (?:points|consideration|credit)|special consideration|
      favou?r(?:able|ably|ed)|in your favou?r|
      highly (?:regarded|valued|beneficial|desirable)|beneficial|also (?:valued|great|good|have|bring)|
      (?:does(?:n['’]t| not)|can['’]?t|cannot|won['’]?t) hurt|^edge$|puts? you (?:in front|ahead)|
      ^recommendations$|go amiss|the edge|level[- ]up|stretch|stand[- ]?outs?|differentiators?|
      distinguishing|(?:might|may|could) also|head start|ahead of|front of the queue|top of the pile|to the top|
      value[- ]add(?:s|ed)?|is welcome|^nice$|^we(?: (?:also|would|really|especially)){0,2} appreciate$|a little extra|
      if we could wish|match if also|fit if you also|(?:love|like) it if you|(?:would|will) be valued|not required but)\b
    `,
    examples: [
      'nice to have',
      'nice on top',
      'it would also be good if',
      'what would make us smile',
      'what would make us really happy',
      'what would put you in front',
      'recommendations',
      "it won't hurt if you have",
      'would be lovely but no biggie',
      "and we'd be chuffed if you also had",
      "helps, isn't needed",
      'our wish list',
      'a definite edge',
      'preferred qualifications',
      'prefferred qualifications',
      'bonus points',
      'what sets you apart',
      'extra love if you have',
      'desired skills',
      "also, we'd like to see",
    ],
    counterexamples: ['desired candidate profile', 'requirements', 'surplus', 'who we can help'],
  },
  preferredButRequired: {
    pattern: regex('')`
      (?<!(?:\b(?:not|no|none|nothing|never|means)|n't)\b[^,;]{0,20})\b(?:required|must|mandatory|minimum)\b|
      \bessential ?(?:and|&|\/|or) ?(?:desirable|preferred|optional)|
      \b(?:indicate|unless|if) \W?preferred\b|\bindicate if\b
    `,
    examples: ['required and preferred skills', 'minimum / preferred'],
    counterexamples: ['not required', "isn't required", 'not a must'],
  },
  duties: {
    pattern: regex('')`
      \b(?:
      responsib\w+|dut(?:y|ies)|
      what (?:you(?:['’]?ll| will)|will you|would you|.{1,20} would) (?:do|be doing|work on)|your work will|
      what you get to do|you(?:['’]ll| will)\b|
      key areas|tasks?|accountabilit\w+|day[- ]to[- ]day|essential functions|in this role|
      deliverables|expectations|outcomes|activities|how you(?:['’]ll| will| would)|
      role and|scope of work|impact|job purpose|functions|
      (?<!new )challenges$|
      the (?:gig|work|day job|seat|mission|challenge)|day in,? day out|a (?:day|night|week) in|(?:any|a) given (?:day|shift|week)|
      what (?:the job is|is involved|we need you for)|what['’]s (?:involved|the (?:role|job)(?: all)? about)|
      what (?:will|would|do) (?:i|you) (?:be )?(?:do|doing|own)|
      (?:candidate|applicant|person|individual)s? will
      \s(?:contribute|work|join|support|lead|report|manage|deliver|assist|help|focus|develop|play|perform|do)$|
      your (?:mission|day|field of play|playground|impact)|
      we need you for|spend your time)\b
    `,
    examples: [
      'key responsibilities',
      "what you'll do",
      'duties',
      'day-to-day',
      'scope of work',
      'the gig',
      'day in, day out',
      'what will i be doing?',
      'in particular, the successful candidate will contribute',
    ],
    counterexamples: ['requirements', 'what you bring', 'description', 'the ideal candidate will have'],
  },
  dutiesButRequired: {
    pattern: regex('')`
      \brequirements?|qualifications?|skills?\b|
      ^(?!.*(?:responsib|\bdut|\btasks?\b|following)).*\b(?:you(?:['’]?ll| will)|superpowers)\b.*
      \s(?:bring|need(?! to do)|have|possess|come with|succeed)\b|
      \bsuccessful\b.*\byou\b|\bto (?:succeed|thrive|excel|be considered)\b|love this (?:job|role)|^who you(?:['’]?ll| will) be$
    `,
    examples: [
      'duties and requirements',
      'tasks and skills',
      "what you'll bring to the table",
      "experience you'll need",
    ],
    counterexamples: [
      'duties',
      "what you'll do",
      "who you'll work with",
      'you will have the following responsibilities',
    ],
  },
  required: {
    pattern: regex('')`
      \b(?:
      require(?:d|s|ments?)|must|mandatory|essential(?! functions| duties)|qualifications?|qualified|
      what you(?:['’]?ll| will)? (?:bring|need|have)|you(?:['’]ll)? (?:bring|have|need|should|must)|
      skills?|skill-?sets?|competenc(?:y|ies)|eligibility|
      (?:candidate|desired|your|ideal) profile|ideal candidate|successful candidate|who you are|about you|
      looking for|we need|we look for|seeking|makes you eligible|^should have|^why you\W*$|^the person$|capabilities|
      experience|expertise|tech(?:nology)? stack|technologies|tools|knowledge|
      fit (?:the bill )?if|great fit|outstanding fit|right fit|to be successful|need to succeed|what it takes|
      education|certifications?|background|prerequisites?|pre-requisites?|criteria|proficienc(?:y|ies)|abilities|
      toolset|programming languages|exp|must[- ]haves?|essentials|non[- ]negotiables?|deal[- ]?breakers|backpack|toolbox|
      we(?:['’]re|re| are) (?:after|lookin)|we(?:['’]d)? (?:want|expect)|who (?:succeeds|thrives|we think you are)|
      (?:you(?:['’]ll)?|you will) love this if|you (?:might|may|could) be (?:a|the|our|right)|sound(?:s)? like you|is this you|
      minimums|person specification|about (?:the|our) (?:right )?(?:person|candidate|applicant|individual))\b|^(?:about )?you\W*$
    `,
    examples: [
      'requirements',
      'what you bring',
      'who you are',
      'tech stack',
      'candidate profile',
      'must have',
      'you:-',
      'what you should have in your backpack',
      "what we're lookin for",
    ],
    counterexamples: ['essential functions', 'location', 'expected outcomes'],
  },
  /** Tried after the others. */
  rareDuties: {
    pattern: regex('')`
      \b(?:typical (?:day|week)|your days will|
      ^(?:your|daily) work$|main job|^(?:jd|the project|project description)$|who can\W*$|
      (?:day|week|days|month)s? looks? like|your (?:new challenge|contribution)|awaits you|expect to do|
      get (?:up to|stuck)|keeps you busy|nitty[- ]gritty|post[- ]?holder(?! (?:will|must|should) (?:have|hold|be))|incumbent|
      key (?:result|performance) areas|kras?|
      resp\b|examples of work|objectives|where you come in|plan for you|time split|you to (?:do|achieve)|
      (?:job|role|position|post) (?:involves?|entails?))\b
    `,
    examples: ['what does your week look like?', 'key result areas', 'what the job involves'],
    counterexamples: ['the job', 'a typical company'],
  },
  rareRequired: {
    pattern: regex('')`
      \b(?:(?:will|would|should|could) (?:thrive|apply|succeed|fit)|(?:could|is) (?:this|it) (?:be )?you|superpowers|
      makes? you (?:tick|perfect|an? (?:good |great |perfect )?fit)|what (?:do )?i need|candidates? should|we wish for|job specifications?$|
      like you to have|fit (?:right )?in if|know coming in|what convinces us|to apply you|what you offer|
      apply if|hear from you|someone (?:who|with)|does it take|success requires|you(?:['’]ve| have| already)|
      (?:convince|impress) us|distinguishes you|that['’]s you|you (?:come with|are|['’]re)|
      (?:ideal|right|perfect) (?:applicant|teammate|person|candidate)|
      applicants? will|registrations?|^keywords?$|^languages?|licen[cs]es?\b|tickets|the bar we|really need|you & your|are you|we ask|
      ^the (?:successful |ideal |right )?(?:candidate|applicant)s?$|^person spec$|
      ^(?:(?:successful|ideal|suitable) )?(?:candidates?|applicants?) (?:will|should|must|need)|competences?|^(?:key |personal )?qualities$|
      ^(?:software|systems)(?: (?:packages|used|skills))?$|computer literacy|(?:technical|the) stack$|^stack$|^your (?:strengths|
      toolkit|talents)$|
      certificates|accreditations?|memberships?|what(?:['’]s| is) (?:needed|expected|required|essential)|what we (?:value|seek|
      would like|['’]d like)|
      what (?:you can|can you) offer|what you (?:know|can do|are good at|['’]re good at)|who can apply|who this is for|^suitable for$|
      this job is for you|also needed|to be considered|^(?:have|can) you(?: got)?$|^(?:ihr|dein|das) profil|anforderungen|
      we require|client needs|ticks? (?:all|the|these)|a match|say yes|requisite|profile|bring these)\b
    `,
    examples: ['who should apply?', 'could this be you?', 'professional registration', "let's see if we're a match"],
    counterexamples: ['next steps', 'the team'],
  },
  rareIgnored: {
    pattern: regex('')`
      ^(?:our client|meet |get to know|in return|ready (?:to|for)|interested|sounds? (?:good|like your)|like what|next steps|
      what (?:happens|are you waiting)|no agenc|share|sign up|follow us|refer|still reading|fancy a|don['’]t be shy|show me|got questions|
      where (?:you['’]ll|will)|work location|job types?|functional area|role category|number of|reports? to|hours of|start date|contract|
      probation|hybrid|flexible|parking|relocation|sponsorship|stipend|logistics|the logistics|accessibility|
      gdpr|e-verify|(?:eeo|ada|clery act) statement|veterans|what we do$|we are (?!after|hiring|looking|recruiting|seeking|searching)\w+$|
      the good bits|important to note|think you)|
      \b(?:like to work here|pick us|choose us|makes us|look after you|commission|bonus scheme|learning (?:and|&) development|
      career (?:progression|path|growth|development)|disclosure|safeguarding|offenders|(?:background|employment|pre-employment) checks?|
      drug[- ]free|vaccination|walk-in|deadline|documents|questions|equality|disability confident|apply anyway|interview scheme|fraud|
      also viewed|not (?:quite right|convinced)|legal bit|got your back|acknowledg\w+|work ?place)\b
    `,
    examples: [
      'interested?',
      'what happens next?',
      'career progression',
      'our client',
      'disability confident employer',
    ],
    counterexamples: ['what we need', 'the job', 'interesting work'],
  },
  overview: {
    pattern: regex('')`
      \b(?:
      description|summary|overview|introduction|job brief|your job|
      about (?:the|this) (?:role|job|position|opportunity)|
      the (?:role|position|job|opportunity)|purpose|
      short version|tl;?dr|elevator pitch|nutshell|at a glance|job (?:role|profile|details)|role)\b
    `,
    examples: ['job description', 'about the role', 'summary', 'the opportunity'],
    counterexamples: ['location', 'benefits'],
  },
};
export const headingRegex = regexesOf(headingPatterns);

/** Alone on a line of plain text these are no heading. */
export const neverHeadingsAlone = wordSet('plus preferred bonus required optional must desired tools');

/** What else headings of preferences consist of. */
export const preferenceWords = wordSet(`
  pluses optional criteria extra extras credit even better great useful helpful beneficial advantage advantages advantageous
  added add adds additional asset assets considered icing cake cherry top brownie points perfect world might may would also if
  secondary value appreciate wishlist wish list complementary supplementary recommended favour favor following any these those love we'd
  you'll impressed get set apart stand out ways edge ideal ideally but not necessary required essential an in on to it with
  good-to-have bonuses marks highly strongly attributes
`);

/** A short line is a heading if it consists of these words only. */
export const headingWords = wordSet(`
  a about abilities accountabilities additional and apply applicants are
  basic be benefits bieten bonus bring
  candidate candidates certification certifications comp company competencies critical culture
  day day-to-day description desirable desired details do duties
  education educational eeo eligibility eligible employer employment equal essential experience expertise
  for functional good good-to-have good-to-haves
  have hours how i ideal information introduction is it it's job join
  key knowledge learn level levels like looking
  main mandatory minimum must must-have must-haves need needed nice nice-to-have nice-to-haves nice2have
  of offer opportunity or other our overview
  perks personal place plus points position preferable preferred primary process professional profile purpose
  qualification qualifications qualities
  required requirement requirements responsibilities responsibility responsible role roles
  set skill skills skillset soft specific stack statement summary
  tech technical technologies technology the this to tools traits
  us we we're we’re wir what what's who why will work working
  years you you'll you’ll your
  & - +
`);

const inlineNames = regexPart`
  (?:(?:Key|Job|Technical|Basic|Minimum|Preferred|Required|Additional|Desired|Mandatory|Essential|Roles? and|Roles? &) )?
  (?:
  Responsibilities|Requirements|Qualifications|Duties|(?:Role|Company|Position) (?:Description|Summary|Overview)|
  Nice [Tt]o [Hh]ave|Good [Tt]o [Hh]ave|Must [Hh]ave|Must-have|
  Skills Required|Skills & Experiences?|Skills and Experience|Skills|
  Benefits|Perks|About Us|About You|Job Expectations|What you bring|What you['’]ll do|What we offer|What you (?:don['’]t|won['’]t|
  do not|will not) need|(?:What you|You)(?:['’]ll| will) learn|
  (?:Minimum|Basic|Required|Preferred|Desired|Desirable|Additional|Appropriate|Main)
  \s(?:qualifications|requirements|skills?(?: and experience)?|experience|background|responsibilities|duties)(?= ?[:：])|
  (?:Desirable|Desired|Preferred)(?= ?[:：])|
  Location|Work Location|Job Location|Experience|Equal Opportunity)
  (?: Skills)?
`;
/** Belong to the heading after them. */
const beforeName = regexPart`
  (?:Key|Job|Technical|Basic|Minimum|Maximum|Min\.|Max\.|Min|Max|Preferred|Required|Additional|Desired|Desirable|Mandatory|
  Essential|Other|Educational|Primary|Secondary|Bonus|Core|Soft|
  [Hh]ave|Professional|Work|Relevant|Total|Prior|and|&|of|your|our|the)
`;
const unmarkedQualifications = '(?:minimum|basic|required|preferred|desired) (?:qualifications?|skills?)';
const unmarkedRequirements = '(?:qualifications?|requirements?)';
const startOfRequirements =
  '(?: (?:deep|strong|proven|bachelor|minimum|at least|least|high school|education|experience|\\d{1,2} ?\\+? year))';
const unmarkedDuties = 'essential (?:dut(?:y|ies)|functions?)';
const unmarkedOpportunity = 'equal (?:employment )?opportunity';
/** In text without capitals and commas, "degree preferred experience Java" may be "Degree preferred. Experience: Java". */
const lowerCaseNames = regexPart`
  (?:(?<!(?:degree|field|discipline|equivalent|master|bachelor|certification|or|plus|also) )
  (?:preferred|desired) (?:experience|skills?|education|qualifications?)(?: (?:&|and|and/or) (?:experience|skills?))?|
  (?:minimum|position|job) requirements?|(?:primary|key|main|daily) (?:responsibilit(?:y|ies)|accountabilit(?:y|ies)|dut(?:y|ies))|
  working conditions?|physical (?:demands?|requirements?)|company overview|benefits? (?:package|summary))
`;

/** Words with which an item of a list begins. */
const itemOpening = regexPart`
  (?:Abilit(?:y|ies)|Able to|Accreditation|Advanced|Attention|Bachelor['’]?s?|Basic|Certif(?:ied|ications?)|Comfortable|
  Competen(?:t|cy)|Comprehensive|Conversant|Degree|Demonstrated|Detail-oriented|Effective|Excellent|Exceptional|Experienced?|
  Expert(?:ise)?|Extensive|
  Familiar(?:ity)?|Fluen(?:t|cy)|Good|Hands-on|High school|In-depth|Knowledge(?:able)?|Licensed?|Master['’]?s|Minimum|Must|
  Outstanding|Possess(?:es)?|Preferred|Previous|Prior|Proficien(?:t|cy)|Proven|Skilled|Solid|Strong|Thorough|
  Understand(?:s|ing)?|Valid|Willing(?:ness)?|Working|
  (?:Adher|Advis|Analy[sz]|Assist|Assur|Collaborat|Communicat|Complet|Conduct|Coordinat|Creat|Deliver|Detect|Determin|Develop|
  Document|Ensur|Establish|Evaluat|Execut|Facilitat|Follow|Handl|Identif|Implement|Inspect|Install|Interact|Investigat|Lead|
  Maintain|Manag|Monitor|Operat|Overse|Participat|Perform|Prepar|Provid|Recommend|Resolv|Respond|Schedul|Serv|Supervis|Support|
  Track|Train|Troubleshoot|Utili[sz])(?:e|es|ee|ees|s|y|ies|ing)?)
`;

/** The same where only the space is left between two items. */
const demandOpening = regexPart`
  (?:(?:Must|Should) have|
  (?:Good|Strong|Solid|Sound|Excellent|Deep|In-depth|Hands-on|Working|Basic|Prior|Previous|Proven)
  \s(?:experience (?:in|with|of|on|using|working)|knowledge (?:of|in|on)|understanding of|communication|analytical|problem)|
  Experience (?:in|with|of|on|using|working|building|developing|designing|creating)|Knowledge (?:of|in|on)|Understanding of|Hands[- ]on|
  Familiar(?:ity)? with|Proficien(?:t|cy) (?:in|with)|Ability to|Able to|Expertise (?:in|with)|Well[- ]versed)\s
`;

/** Where a line is split at a heading glued to other text. */
export const inlineHeadingPatterns = {
  /** Text pasted onto one line: a colon follows, or a capital letter without a space. */
  glued: {
    pattern: regex('g')`
      (?=${inlineNames} ?[:：])(?<=[\s.;,•])(?<!\b${beforeName} |\/ )|
      (?=${inlineNames}[A-Z][a-z])(?<=[.!)a-z])|
      (?=${inlineNames}\s*$)(?<=[.;!)]\s)|
      (?=(?:Nice|Good)[- ]to[- ]haves?\s*[:：]?\s*$)(?<=[a-z)])|
      (?=(?:Desired|Required|Preferred|Essential|Additional|Reporting|Working) [A-Z][a-z]+[a-zA-Z &]{0,30}[:：])(?<=[a-z)])|
      (?=[A-Z])(?<=\b[Yy]ou [a-z'’ ]{0,12}(?:need|learn)(?: [a-z]{2,12})?(?:: ?| [-–—] )[^.:!?]{1,120}[.!?]\s)|
      (?=[A-Z](?:[a-z]{2}|[a-z]? |[A-Z]{1,40} ))(?<=^${inlineNames}|[\s.!)a-z]${inlineNames})
    `,
    examples: [
      'Build apps. Requirements: Java',
      'Years in Go. Preferred qualifications: Java',
      'Build apps.RequirementsFive years',
      'RequirementsFive years',
      'reports in ExcelDesired Qualities: care',
      'load tests (k6)Nice-to-haves',
      'helpdesk support. Desirable:',
    ],
    counterexamples: [
      'Requirements',
      'Experience is desirable: Java',
      'The requirements are high',
      'Benefits of Java',
      'Basic Qualifications:',
      'Desired Knowledge / Skills:',
    ],
  },
  /** The line breaks of a list got lost: "food safetyExperience in …" */
  item: {
    pattern: regex('g')`
      \s*·\s+(?=[A-Za-zÀ-ÿ])|(?=[A-ZÀ-Þ]{2,5} (?:certifi|licen[sc]e|is an? |an? plus))(?<=(?<![A-Za-zÀ-ÿ])[a-zß-ÿ]{4,20})|
      (?=We (?:offer|are|have|provide|believe|value)\b)(?<=[a-zß-ÿ]{4})|
      (?=\d{1,2} ?\+?(?: ?[-–] ?\d{1,2}\+?)? ?(?:[Yy]ears?|[Yy]rs?)\b)(?<=[a-zß-ÿ]{4}|[a-zß-ÿ]{3}\.)|
      (?=(?:You(?:['’]ll| will| are| must| have| need)|The (?:role|job|position|successful|ideal|company)|
      We (?:are|offer)|This (?:role|job|position|is)) [a-zß-ÿ])(?<=[a-zß-ÿ]{2})|
      (?=${itemOpening}\s)(?<=[A-Za-zÀ-ÿ]{3}[)”"]?)|
      (?=${demandOpening})(?<=[a-zß-ÿ\d)]{2}\s)(?<!\b(?:and|or|of|the|with|a|an|in|for|your|our|to|as)\s)|
      (?=[A-ZÀ-Þ](?!(?:JS|ET|CSS|[a-z]{1,2})\b)[A-Za-zÀ-ÿ'’-]{2})(?<=[a-zß-ÿ]{2}[.!;])(?=[A-Za-zÀ-ÿ'’-]{3,}\s)
    `,
    examples: [
      'food safetyExperience in sales',
      'equipmentDetect faults',
      'preferred.PHR-CP or',
      'a plus Must have tact',
      'team skills Experience building APIs',
      'in sales5+ years',
      'or equivalent.5-8 years',
      'about youYou are a nurse',
      'skillsCPA certification',
      'to learnWe offer',
    ],
    counterexamples: [
      'Skills and Experience in Java',
      'food safety. Experience in sales',
      'JavaScript and Go',
      'NuvoraAI is a plus',
      'Node.js or',
      'Vue.JS and',
    ],
  },
  /** A word in lower case and the start of the next item. In "5 yearsWork" the years are those of the work. */
  gluedWord: {
    pattern: /(?<![\p{L}\p{N}])(?!years)\p{Ll}{4,}\p{Lu}(?:\p{Ll}{2}|\p{Lu}{2}|\p{Lu}&)[\p{L}\p{N}]*/gu,
    examples: ['skillsDispatching', 'criteriaFMEA', 'aptitudeGD&T'],
    counterexamples: ['nodeJS', 'yearsWork', 'JavaScript', 'iPhone', 'skills', 'macOS'],
  },
  unmarked: {
    pattern: regex('gi')`
      (?<=\s)(?=${unmarkedQualifications}\b|${unmarkedDuties}\b|${unmarkedOpportunity}\b)|
      (?<=\b${unmarkedQualifications}|\b${unmarkedDuties}|\b${unmarkedOpportunity})(?=\s)|
      (?<=[a-z] )(?<!\b(?:minimum|basic|required|preferred|desired) )(?=${unmarkedRequirements}${startOfRequirements})|
      (?<=[a-z] ${unmarkedRequirements})(?=${startOfRequirements})
    `,
    examples: [
      'and more preferred qualifications Java',
      'equal employment opportunity we are',
      'duty assigned qualification deep understanding',
    ],
    counterexamples: ['qualifications', 'preferred skillset', 'gather requirement of users'],
  },
  lowerCase: {
    pattern: regex('g')`
      (?<=[\s_])(?=${lowerCaseNames}[\s_])|(?<=[\s_]${lowerCaseNames})(?=[\s_])(?! (?:&|and|and/or) (?:experience|skills?)\b)
    `,
    examples: [
      'linux familiarity desired skill & experience aws flask',
      'end _preferred education and/or experience_ vmware',
      'of routine nature minimum requirement bachelor degree',
    ],
    counterexamples: ['bachelor degree preferred experience java', 'preferred experience:'],
  },
  whole: {
    pattern: regex('i')`
      ^(?:${inlineNames}|${lowerCaseNames}|${unmarkedQualifications}|${unmarkedRequirements}|${unmarkedDuties}|${unmarkedOpportunity})$
    `,
    examples: ['Key Responsibilities', 'preferred skills', 'What you’ll do'],
    counterexamples: ['Requirements: Java', 'Java'],
  },
};
export const inlineHeadingRegex = regexesOf(inlineHeadingPatterns);

/** In lower case within a heading. */
export const smallWords = wordSet(
  'a an and also are as at be for from good have if in is it of on or our that the this to we what who will with would you your',
);
