import { regex, regexesOf } from '#readers/patterns';

export const sectionLinePatterns = {
  /** The label tells how many of what follows are enough: "Proficiency in one or more of". */
  choice: {
    pattern: /\b(?:any|one|either|two|three)\b.{0,30}$/i,
    examples: ['Proficiency in one or more of', 'Any of these tools'],
    counterexamples: ['Company', 'Tools', 'None'],
  },
  /** A label that names what is demanded, besides the details after it: "Knowledge of networking". */
  demandLabel: {
    pattern:
      /\b(?:knowledge|understanding|experience|skills) (?:of|in|with) (?!(?:the )?(?:following|these|below|areas?|any|one)\b)\w/i,
    examples: ['Knowledge of networking', 'Experience in payroll'],
    counterexamples: ['Knowledge', 'Experience in the following', 'Knowledge of these'],
  },
  /** How well or how long, and no skill: "Payroll experience: 2 years (required)" */
  onlyLevel: {
    pattern: regex('i')`
      ^\W*(?:\d{1,2} ?\+? ?(?:years?|yrs?|months?)|advanced|intermediate|basic|fluent|native|full|clean|valid|[abc][12]|yes|
      required|essential|mandatory|must|needed|desirable|preferred|optional)\b.{0,40}$
    `,
    examples: ['2 years (required)', 'C1', 'essential', 'advanced'],
    counterexamples: ['Java', 'level 2', 'MM, SD'],
  },
  demandsLabelled: {
    pattern: /\b(?:is|are) (?:essential|required|an? must|mandatory)\b|\b(?:licen[cs]e|certificate|pin) required\b/i,
    examples: ['a CSCS card is essential', 'driving licence required'],
    counterexamples: ['essential reading', 'required'],
  },
  label: {
    pattern: /^(?:\d{1,2}[.)]\s*)?([\p{L}][^:.;!?|\d]{1,60}?)\.?\s*(?::\s*-?|\s[-–—]\s|-\s)\s*(\S.*)$/u,
    examples: ['Must have: Docker', '1. Tools - Jira', 'Education:- B.Tech'],
    counterexamples: ['Docker', 'Five years, Java', 'Must have:'],
  },
  /** The label of a field of a job portal's form, on a line of its own. */
  fieldOfForm: {
    pattern: regex('i')`
      ^(?:industry(?: type)?|service line|functional area|business unit|job opening id|job id(?:\/reference code)?)$
    `,
    examples: ['Industry', 'Service Line', 'Job ID/Reference Code'],
    counterexamples: ['Industry knowledge', 'Industry: Banking', 'Industry:', 'Skills'],
  },
  /** Says more than the value of such a field. */
  notOfField: {
    pattern:
      /\b(?:\d{1,2}\+? ?(?:years?|yrs)|experience|must|knowledge|skills?|responsibilit\w+|requirements?)\b|:\s*$/i,
    examples: ['Pharma sales, 5 years', 'Responsibilities', 'Must know Excel', 'Nice to have:'],
    counterexamples: ['Banking', 'Cloud & Infrastructure Services'],
  },
  /** Starts of headings. */
  opening: {
    pattern: regex('i')`
      ^(?:what |who (?:you|we|are)|how (?:you|we)|why |about |your |our |key |main |core |primary |
      desired |required |preferred |minimum |basic |additional |other |job |role |technical |professional |educational? |
      non-technical |mandatory |essential |candidate |the |this |responsibilit|requirement|qualification|skills? (?:and|&|required)|
      must|nice|good to|bonus|ideally|secondary |certification|it (?:would|will|helps)|(?:and )?we(?:['’]d|\s(?:would|need|want))|
      would be|helps)
    `,
    examples: ['What you will bring to the table', 'About you', 'Non-Technical Skills', 'It would also be good if'],
    counterexamples: ['Wound care', 'Strong knowledge'],
  },
  /** Also above a shorter line: "Nice if you also have" above "Go". */
  openingAlone: {
    pattern: regex('i')`
      ^(?:what|who|nice|you should|not a must|it['’]d|would be|(?:highly|well) regarded|extra points|really useful|bonus|
      ideally,? you|secondary skills|the (?:ideal|successful|right) (?:candidate|applicant|person) (?:brings|has|offers|(?:will|should|
      must) (?:have|bring|offer))$)\b
    `,
    examples: ['Nice if you also have', 'What will you be doing'],
    counterexamples: ['Excel', 'The role'],
  },
  /** A heading about benefits, although its words are also a skill of HR. */
  offer: {
    pattern: regex('i')`
      ^(?:compensation|salary|pay|benefits|perks)(?: (?:and|&) |, )(?:other )?(?:compensation|salary|pay|benefits|perks)$|
      ^(?:benefits|perks) (?:for|in|at|of working)\b.{0,30}$
    `,
    examples: ['Compensation and Benefits', 'Salary & perks', 'benefits for locations'],
    counterexamples: ['Compensation and benefits design', 'Benefits'],
  },
  loneHeading: {
    pattern: /^(?:preferred|desired)$/i,
    examples: ['Preferred', 'DESIRED'],
    counterexamples: ['Preferred:', 'Preferred skills', 'Required'],
  },
  sentence: {
    pattern: /^\p{Lu}.*[.!?]$/u,
    examples: ['Rotating shifts.', 'Free lunch!'],
    counterexamples: ['and rotating shifts.', 'Go'],
  },
  /** A paragraph after a list of demands: what the person will do. */
  dutyParagraph: {
    pattern: regex('i')`
      ^you(?:['’]ll| will)\b(?! (?:already |also )?(?:need|have|bring|hold|possess|speak|know|understand|demonstrate|show|
      be (?:an?|required|expected|fluent|proficient|confident|comfortable|qualified|registered|able|familiar|used)))
    `,
    examples: ['You will label prescriptions', "You'll join a small team"],
    counterexamples: ['You will need Excel', 'You will have experience'],
  },
  /** A sentence above a list of what the employer gives, too long for a heading. */
  listOfOffers: {
    pattern: regex('i')`
      ^(?!.*\b(?:compensation|administ\w+|claims?|experience (?:with|in|of))\b).*
      (?:\bin return\b.{0,120}|\bbenefit(?:s|t?ing)(?: (?:from|include|such as|of)|
      \b.{0,60} working (?:for|at|with)\b.{0,60})?(?: (?:are|include))?|
      \b(?:offers?|gives?|provides?) (?:you|our (?:people|employees|staff)|all (?:staff|employees))\b.{0,80}|
      \byou(?:['’]ll| will)(?: also)? (?:enjoy|benefit from)\b.{0,80})\s*[:：][\s–—-]*$
    `,
    examples: [
      'In return for your hard work we can offer you:',
      'You will gain experience as well as benefitting from:',
      'Acme offers you the following: –',
      'Other benefits and rewards of working for such a large organisation are:',
      'You will enjoy:',
    ],
    counterexamples: [
      'You will need:',
      'Knowledge of compensation and benefits:',
      'In return we offer lunch',
      'Benefits',
    ],
  },
  /** Before a heading: "IV. Qualifications". */
  numbering: {
    pattern: /^(?:[IVX]{1,4}|[A-H])[.)]\s+(?=\p{Lu})/u,
    examples: ['IV. Qualifications', 'B) Requirements'],
    counterexamples: ['I work', 'C. elegans', 'V2. Qualifications'],
  },
  /** What the job pays, also between the requirements and the end. */
  pay: {
    pattern: regex('i')`
      ^\W*(?:(?:the|our|expected|estimated|hiring|target|annual|base|starting|current) )*(?:salary|pay|compensation)(?: \w+)? range\b|
      ^\W*this (?:role|position) is (?:also )?eligible for (?:[\w-]+ ){0,4}(?:bonus|incentive|equity|commission|benefits?|compensation)\b
    `,
    examples: [
      'The salary range reflects a target',
      'The expected base pay range',
      'This role is also eligible for a bonus',
    ],
    counterexamples: ['Payroll in the range of a thousand people', 'This role is eligible for remote work'],
  },
  companyLabel: {
    pattern: /^(?:background|(?:the |our )?company|about (?!you\b|the\b|this\b).*)$/i,
    examples: ['BACKGROUND', 'About Acme'],
    counterexamples: ['Requirements', 'About you', 'Educational background'],
  },
  /** A long paragraph after a list of demands goes on to something else. */
  paragraph: {
    pattern: /^(?=.*[.!?]$)\p{Lu}.{60,}[.!?]\s.{30,}$/su,
    examples: [
      `Our bakery is in the middle of the old town of Springfield, by the river. We have two more of them in the hills.`,
    ],
    counterexamples: ['Rotating shifts.', 'Five years of work in a bakery. A licence is required.'],
  },
  /** A paragraph after a list of demands: how to apply, and what the employer gives. */
  closingParagraph: {
    pattern: regex('i')`
      ^(?:interested\b(?! in (?!this|the|our|joining|applying|working|a (?:role|job))\w)|(?:(?:kind|best|warm|many) )?(?:regards|
      thanks)\b\W*$|
      (?:please )?(?:send|email|contact|call|apply)\b(?! (?:cent(?:re|er)|marketing|handling|lens|management|campaigns?|routing|
      tracing))(?=.{0,80}(?:@|\d{4}|\b(?:us|me|cvs?|resumes?|now|today|online|applications?|via|
      details)\b))|for an? (?:\w+ )?(?:chat|discussion|conversation)\b|
      the (?:school|company|hotel|firm|practice|club|trust|group|positions?) (?:provides?|offers?|gives?))
    `,
    examples: [
      'Interested? Send us your documents',
      'Kind regards,',
      'For a chat contact us',
      'The school provides transport',
    ],
    counterexamples: ['Interest in Kafka', 'Sending letters', 'The company needs Kafka'],
  },
  /** Although it names a skill: "Nursing skills" above a list. */
  skillsHeading: {
    pattern: /^(?:[\p{L}-]+ ){1,3}(?:skills|qualifications|requirements|licen[cs]es|certificates)$/iu,
    examples: ['Nursing skills', 'Trade qualifications'],
    counterexamples: ['Skills', 'Excel'],
  },
  /** Headings of several words. */
  question: {
    pattern: /^(?:what|who|how|it|(?:and )?we|would|the) (?:you|we|will|would|this|skills|it|need|be)\b/i,
    examples: ['What you will bring to the team', 'WHO YOU ARE'],
    counterexamples: ['What happens next', 'Whatever you do', 'The role'],
  },
  /** "Preferred qualifications, capabilities, and skills" */
  listOfHeadings: {
    pattern: regex('i')`
      ^(?:required|minimum|preferred|desired) (?:qualifications?|skills?|experience) (?:to|for|of|in) (?:\w+ ){0,5}(?:role|job|position)$|
      ^(?:(?:required|preferred|basic|minimum|additional|desired|key|technical|job|your|candidate|candidate['’]s|essential|relevant|
      specific|professional|other|core|main|mandatory|necessary) )?
      (?:(?:qualifications?|capabilities|skills?|experience|knowledge|education|competencies|abilities|responsibilities|
      requirements?)(?:,? (?:and|&) |, |$)){2,}$
    `,
    examples: [
      'Preferred qualifications, capabilities, and skills',
      'Knowledge, Skills and Abilities',
      'Required skills to do well in this job',
    ],
    counterexamples: ['Skills', 'Knowledge of Java, skills', 'experience, knowledge in Excel'],
  },
  /** About the line above it: "This is not essential" */
  remark: {
    pattern: /^(?:this|these|that|those|it is|an?) /i,
    examples: ['This is not essential', 'A great asset'],
    counterexamples: ['Not essential', 'Nice to have'],
  },
  /** The whole line says that the demand above it may be missing. */
  denial: {
    pattern: regex('i')`
      ^(?:this|that|it|these|those)(?: (?:is|are) not|['’]s not| (?:is|are)n['’]t) (?:strictly |absolutely )?
      (?:essential|required|necessary|mandatory|needed|a must|a requirement)(?:,? (?:but|though|although) [^.;]{1,40})?[.!]?$
    `,
    examples: ['This is not essential', 'These are not required, but welcome.', "It isn't strictly necessary"],
    counterexamples: ['Not essential', 'This is essential', 'This is not required for Java but for Go; Go is a must'],
  },
  /** What is preferred stands in the line itself: "Experience is a plus" */
  ownPreference: {
    pattern: regex('i')`
      ^(?!.*\b(?:the following|of these|in these)\b).*?
      \b(?<!following )(?:experience|knowledge|skills?|education|qualifications?|degree)\b(?! that).{0,40}
      \b(?:plus|bonus|advantage|asset|preferred|desirable|desired|beneficial|helpful|useful|welcome|optional|advantageous|essential|
      required|necessary|recommended|considered|ideal)\b
    `,
    examples: ['Experience is a plus', 'Relevant experience preferred'],
    counterexamples: [
      'Desirable experience',
      'The following skills are a plus',
      'Experience in the following is a plus',
      'Skills that would be useful',
    ],
  },
  /** Above nothing: an item with a mark of its own, "Chartered Beekeeper (preferred)". */
  markedItem: {
    pattern: /^(.{1,60}?)\s?\((?:preferred|required|desirable|desired|essential|optional)\)$/i,
    examples: ['Chartered Beekeeper (Preferred)'],
    counterexamples: ['Preferred (optional skills)', 'Kafka'],
  },
  /** Several words in capitals, perhaps with a note in brackets. */
  shouted: {
    pattern: /^(?=.*\p{Lu}{6})\p{Lu}[\p{Lu}&/'’,-]*(?: [\p{Lu}&/'’,()-]+){1,6}$/u,
    examples: ['TECHNICAL & BEHAVIOURAL COMPETENCIES', 'QUALIFICATIONS (IF REQUIRED)'],
    counterexamples: ['SKILLS', 'MS SQL', 'Technical Competencies', 'SKILLS: SQL'],
  },
  /** A sentence above a list of demands, too long for a heading. */
  listOfDemands: {
    pattern: regex('i')`
      ^(?!.*\b(?:bonus|plus|nice|great|ideal(?:ly)?|even better|not essential|not a requirement|optional|also)\b).*
      \bwe (?:need|seek|(?:are )?(?:looking|searching) for|are seeking) (?:someone|somebody|people|candidates|
      (?:an? )?(?:[a-z-]+ ){0,3}(?:person|candidate|individual|[a-z]+(?:er|or|ist|ant|ian)))
      \s(?:who|that|with)(?: (?:has|have|possess(?:es)?|brings?))?\s?[:：]$
    `,
    examples: ['To be successful in this role, we need someone who has:', 'We are looking for an engineer with:'],
    counterexamples: [
      'We need someone who cooks',
      'Bonus: we are looking for people with:',
      'You will need to work closely with:',
      'searching for better ways to reward the people we work with:',
    ],
  },
  /** Lines about a person rather than headings. */
  quality: {
    pattern: regex('i')`
      ^(?:good\b|strong|excellent|great|proven|solid|sound|ability|able|experience (?:in|with|of|on|as|using)|knowledge (?:of|in)|
      understanding|familiar|proficien|hands[- ]on|fluent|willing|must (?:have|be) [a-z]|\d|experienced|skilled|expert(?:ise)? in|
      minimum \d|attention|self|team player|basic (?:knowledge|understanding)|no |should)
    `,
    examples: ['Good communication skills', 'Experience with Payroll', 'Must have a licence'],
    counterexamples: ['Experience', 'Must have', 'Skills Required'],
  },
  /** Even in a section about the company these words are about the candidate. */
  demand: {
    pattern: regex('i')`
      \b(?:you (?:must|should|need to|will need to) (?:have|be|know)|must have|
      \d\+? ?(?:-|–|to)? ?\d* ?\+? ?(?:years?|yrs?)['’]? (?:of )?(?:[\w-]+ ){0,3}(?:experience|exp)|
      (?:strong|good|sound|solid|hands[- ]on|in-depth|working|proven|excellent|thorough) (?:[\w-]+ )?
      (?:knowledge|experience|understanding|command) (?:of|in|with|on)|
      (?:we are|we['’]re|is) (?:currently )?(?:looking|searching) for (?:an?|our)|the ideal candidate|
      the successful candidate|proficien(?:t|cy) (?:in|with))\b|
      ^\W*(?:proven )?(?:experience|knowledge|familiarity) (?:with|in)\b
    `,
    examples: [
      'You must have a licence',
      '3+ years of experience',
      'Good knowledge of GST',
      'The ideal candidate is calm',
      'Experience with patch panels',
    ],
    counterexamples: ['We have 30 years behind us', 'our experience'],
  },
  desired: {
    pattern:
      /^(?:examples of )?(?:desired|desirable) (?:skills?|qualifications?|experience|profile|candidate)|^additional skills?\W*$/i,
    examples: [
      'Desired skills and experience',
      'Desired Qualifications:',
      'Examples of desirable skills',
      'Additional skills',
    ],
    counterexamples: ['Desirable', 'Nice to have', 'Additional skills that could set you apart'],
  },
  labelIsRequired: {
    pattern: /must|mandatory|required|requirements/i,
    examples: ['Must have', 'Mandatory skills', 'Job Requirements'],
    counterexamples: ['Tools'],
  },
  /** Under preferences too, this label begins the work. */
  labelIsDuties: {
    pattern: /responsibilit|\bduties\b/i,
    examples: ['Appropriate responsibilities', 'Main duties'],
    counterexamples: ['Tools'],
  },
  /** The company introduces itself, and says what it offers, at the end too. */
  company: {
    pattern: regex('u')`
      ^(?:About (?!(?:[Yy]ou|the|[Tt]his)\b)\p{Lu}[^,:]{1,40}$|
      \p{Lu}[^,.:]{1,40}, an? [^,.]{3,50} (?:[Cc]ompany|[Bb]usiness|[Gg]roup),? is\b|
      \p{Lu}\S*(?: \p{Lu}\S*){0,3} is (?:an?|the|one of the) (?:[\w'’-]+ ){0,4}
      (?:leader|leading|largest|provider|company|community|employer)\b)|
      \b[Bb]enefits package includes?\b|\b[Ee]ligible employees? (?:receives?|enjoys?)\b|
      \b(?:[Oo]ffers?|[Pp]rovides?|[Ii]ncludes?|[Rr]eceives?|with) (?:an? |our )?(?:comprehensive|competitive|generous|full|total)
      \s(?:benefits?|compensation)(?: and benefits)? package\b|
      [Aa]ssistance for [Ii]ndividuals with [Dd]isabilities\b|
      \breasonable accommodations? (?:to|for|may|will|is|are|in)\b
    `,
    examples: [
      'About Acme Inc.',
      'Acme, a Bolt company, is a leader',
      'Acme Foods is one of the world’s largest',
      'Our benefits package includes',
      'The positions come with a full benefits package',
      'each eligible employee receives',
    ],
    counterexamples: ['About the team', 'About you', 'Java is a must', 'Excel, a plus'],
  },
  /** However long it is. */
  companyParagraph: {
    pattern: regex('u')`
      ^\W*(?:At \p{Lu}[\p{L}\p{N}&.'’-]*(?: \p{Lu}[\p{L}\p{N}&.'’-]*){0,4}, (?:we|our|you)|
      [Ww]e (?:offer|believe|celebrate|pride ourselves|call our|
      are (?:committed|proud|confident|dedicated|an? (?:equal|proud)))|
      [Ww]hen you join (?:us|our|\p{Lu}\S*)|Join us|
      \p{Lu}[^,:;]{1,40}, one of the (?:[\w’-]+ ){0,2}(?:oldest|largest|biggest|leading|fastest[- ]growing)|
      \p{Lu}[\p{L}\p{N}&]*(?: \p{Lu}[\p{L}\p{N}&]*){0,2} (?:does not accept|is (?:leading the|committed|proud|dedicated)|
      offers? (?:an?|our|its|competitive|excellent|great|you))\b|
      The (?:business|company|firm|group) has (?:recently |just )?(?:invested|grown|expanded|opened|won)\b)
    `,
    examples: [
      'At Acme, we are focused on people',
      'At Acme Foods, you will find',
      'At Acme Foods International Ltd, we respect people',
      'We offer free lunch',
      'Join us',
      'When you join Acme, you grow',
      'Acme & Co., one of the oldest bakeries',
      'Acme offers a warm kitchen',
      'Acme Foods is leading the way',
    ],
    counterexamples: [
      'At least five years, we hope',
      'At Acme you will build',
      'We are after a baker',
      'Java is leading',
      'Joining tables',
      'Java, one of the required languages',
    ],
  },
  employerSpeaks: {
    pattern:
      /\b(?:we|our|applicants?|candidates?|applications?|employment|hire|recruit\w*|qualified)\b|\bis an? equal/i,
    examples: ['We hire regardless of age', 'Acme is an equal opportunity employer'],
    counterexamples: ['Treat patients equally regardless of age'],
  },
  /** Often without a heading. */
  equalOpportunity: {
    pattern: regex('i')`
      \bequal (?:employment )?opportunity(?: employer\b|\s?\/)|
      \b(?:without regard to|regardless of)(?: their| your)? (?:race|colou?r|gender|age|religion)\b|
      ^powered by\b
    `,
    examples: ['We are an Equal Opportunity Employer.', 'regardless of race', 'Powered by JazzHR'],
    counterexamples: ['equal opportunity', 'regardless of size'],
  },
};
export const sectionLineRegex = regexesOf(sectionLinePatterns);
