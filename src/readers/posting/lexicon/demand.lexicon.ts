import { regex, regexesOf, regexPart } from '#readers/patterns';

const demandWords = regexPart`
  \b(?:must|mandatory|(?<!\b(?:as|when|where|if) )required(?! to (?!have|hold|possess))|
  requires?(?! (?:one|you) to (?!have|hold|know))|essential|prerequisite|
  experience[ds]?|experiance|exp|expertise|experts?|affinity with|
  knowledge(?! (?:shar\w+|bases?|hubs?|transfer)\b)|knowledgeable|knows?|know-how|understanding|familiar\w*|exposure|
  proficien\w*|skilled|(?<!['’]s )skills?|skill-?set|competen\w+|fluen\w+|native[- ]level|near[- ]native|native (?:\w+ )?speakers?|
  command (?:of|over)|grasp|background|well[- ]versed|
  hands[- ]on|certifi\w+|licen[sc]ed?|qualified|qualifications?|trained in|adept|
  able to (?:use|work|read|operate|write|speak|teach)|ability to (?:use|work|read|operate|write|speak|develop|design|build)|
  non-negotiable|compulsory|second nature|whi[sz]z(?:es)? (?:with|at|in)|your way around|live and breathe|confident (?:with|in|using)|
  looking for|seeking|hiring|(?<!\b(?:as|when|where|if) )need(?:ed|s)?|wanted|
  (?:somebody|someone|anybody|person|people|candidates?|applicants?) who|(?:someone|somebody|anyone|(?:hear from|meet|
  looking for) people|candidates?|
  applicants?) with(?! an? (?:interest|passion|love)\b| {2})|
  (?:candidates?|applicants?|person|post ?holder) (?:(?:will|should|must|would) )?(?:have|has|holds?|possess(?:es)?)
  (?! (?:(?:the |an? )?(?:opportunit(?:y|ies)|chance|right)|access|responsib\w+|been|to)\b)|calls? for|searching for|we (?:seek|
  look for)|keen to hear from|you (?:can )?offer|you['’]ve got(?! (?:to|the|our|access|questions)\b)|should possess|
  (?:is|are) (?:vital|crucial|key|expected)|(?:is|are) an? requirement|minimum requirements?|requirements (?:is|are|include)|holders? of|
  recruiting an?|
  you (?:(?:will|should) )?(?:hold|possess|have(?! (?:the (?:opportunity|chance|right|responsib\w+)|access|fun|been|seen|heard|responsib\w+|
  to|any questions|what it takes|an? (?:say|chance|opportunity|career|big|good|friendly|positive|caring|warm|keen|can-do|smile|flair|
  voice|direct|real|great|key|strong influence|unique)|opportunit\w+|plenty)\b))|
  should (?:have|be|know)|comfortable (?:with|in|using)|good (?:at|in|with)|strong in|sound in|worked (?:on|with|in)|
  \d\+? ?(?:years?|yrs?)|tech(?:nology)? stack|in date|up[- ]to[- ]date|valid)\b|\bcurrent\W*$
`;

export const demandPatterns = {
  /** Outside a section of requirements a skill counts beside one of these. */
  phrase: {
    pattern: regex('i')`${demandWords}`,
    examples: [
      'must have Java',
      'Experience in payroll',
      'well versed with Tally',
      'Somebody who writes Go',
      '3+ yrs',
      'required to have tact',
      'SQL is second nature',
      'First aid is non-negotiable',
      'confident with Excel',
    ],
    counterexamples: ['Deploy with Docker', 'Java', 'We sell bread', 'Write plans as required'],
  },
  eachPhrase: {
    pattern: regex('gi')`${demandWords}`,
    examples: ['must have Java', 'Experience in payroll'],
    counterexamples: ['Deploy with Docker'],
  },
  /** Among duties only these demand. */
  phraseOfDuty: {
    pattern: regex('i')`
      \b(?:must (?:have|know|be)|mandatory|experienced? (?:in|with|of|on|using)|knowledge (?:of|in|on|about)|
      understanding (?:of|on|about)|(?:knowledge|understanding)\W*$|experience (?:\w+ )?(?:building|creating|working|using|developing)|
      fluen(?:t|cy) (?:in|with)|is essential|(?:is|are) (?:an? )?(?:must|prerequisites?)|
      proficien\w*|hands[- ]on|well[- ]versed|familiar\w* with|expert(?:ise)? (?:in|with|on)|
      skill(?:s|ed)? (?:in|with|at|working|using)|command (?:of|over)|certified (?:in|as)|certification (?:in|as)|licen[sc]e required|
      should (?:know|have)|\d\+? ?(?:years?|yrs?))\b|
      ^\W*(?:(?:very )?(?:good|strong|excellent|solid|sound|great|deep|advanced) )+(?:[\w/+#.-]+ ){1,3}(?:skills?|experience)\b|
      ^\W*(?:working knowledge|(?:strong|good|solid) background)\s|
      ^\W*you(?:['’]ve| have)? (?:also )?(?:know(?! (?:how|that|what|why|who|when|where)\b)|need(?! to (?!have|know|hold)\b)(?! \S+['’]s )|
      speak(?! (?:to|with|at|for|about|up)\b)|can (?:use(?! (?:our|the|your)\b)|read|speak(?! (?:to|with|at|for)\b))|
      hold(?= (?:an? |the )?(?:[\w/+#.-]+ ){0,4}(?:licen[cs]e|certif\w*|degree|qualification|diploma|registration))|
      worked with|(?:have )?(?:strong|good|solid|excellent|deep|proven|sound) (?:[\w/+#.-]+ )+skills?|
      have (?:[\w/+#.-]+,? ){1,6}skills)\b|
      ^\W*(?:the |our |an )?(?:ideal|successful|right) (?:candidate|person|applicant) (?:will |should |must )?(?:has|have|
      holds(?= an?\b)|knows?)(?! (?:the (?:opportunity|chance|right)|access|to|responsib\w+)\b)\s|
      \byou are the (?:ideal|right) (?:candidate|person)\b|\bit is essential that you\b|
      ^[^,;]{2,60} (?:is|are) required\W*$|
      ^\W*(?:good |strong |clear )?(?:understanding|knowledge)\s
    `,
    examples: [
      'must have Java',
      'with knowledge of payroll',
      'experience in sales',
      'Good debugging skills',
      'Strong shell scripting experience',
      'Working knowledge with Postgres',
      'Should know Agile',
      'You know Kotlin well',
      'You need SQL and Excel',
      'You have SQL and Power BI skills',
      'The ideal candidate has strong Python skills',
      'Java is required.',
      'Understanding accessibility',
    ],
    counterexamples: [
      'as required to support users',
      'gather requirements',
      'You need to manage Jira boards',
      'You know how teams work',
      'You hold stand-ups in Jira',
      'You speak with customers in Zendesk',
      'You can use our Figma licence',
      "You need Monday's Jira report by noon",
      'The successful candidate will hold workshops on Kubernetes',
    ],
  },
  /** A sentence about the work, however many skills it names. */
  sentence: {
    pattern: /\b(?:will|involves?|includes?) (?:be |involve|include|have|managing|handling)|\bresponsib/i,
    examples: ['The duties will involve payroll', 'Responsible for payroll'],
    counterexamples: ['payroll, audits', 'Includes payroll'],
  },
  /** Under a heading of requirements these lines are goals of the work. */
  goal: {
    pattern: /^\W*(?:increas|achiev|ensur|reduc|improv|maximi[sz]|minimi[sz])(?:e|es|ing)\b/i,
    examples: ['Increase customer satisfaction', 'Ensure compliance'],
    counterexamples: ['Reduced hours', 'Experience in improving sales'],
  },
  /** The work of this person. */
  duty: {
    pattern: regex('i')`
      \byou(?:['’]ll| will| would| are)\b|\b(?:candidate|applicant|(?:post|job)[- ]?holder|incumbent) will\b|
      \b(?:will be|responsib\w+|responsibility|duties|role (?:involves|includes|is)|to join)\b|
      ^\W*(?:[A-Z][\w-]+ly )?(?:develop|design|build|creat|maintain|manag|implement|prepar|perform|handl|ensur|conduct|assist|support|
      coordinat|monitor|analy[sz]|test|writ|deliver|provid|develop|plan|lead|review|execut|operat|install|repair|
      administ|deploy|integrat|configur|optimi[sz]|process|record|teach|cook|drive|load|pack|assess|train|document)
      (?:e|es|s|ing|ting|ning|er)?\b
    `,
    examples: [
      'You will run payroll',
      'The postholder will bake',
      'Developing REST APIs',
      'Prepare monthly reports',
      'Responsible for audits',
    ],
    counterexamples: ['Java', 'A bakery that loves jokes'],
  },
  /** A word and one in small letters, as a sentence about the work begins. Demands begin with other words. */
  opensWithVerb: {
    pattern: regex('u')`
      ^\W*(?!(?:[Ww]orking|[Ee]xperienc\w+|[Kk]now\w*|[Uu]nderstand\w*|[Ff]amiliar\w*|[Pp]roficien\w+|[Tt]raining|[Bb]eing|[Hh]aving|
      [Dd]riving|[Ss]trong|[Gg]ood|[Ee]xcellent|[Aa]bility|[Aa]ble|[Mm]ust|[Mm]inimum|[Cc]lean|[Cc]all|[Vv]isits?|[Kk]eeping [Cc]hildren)\b)
      \p{L}\p{Ll}{2,14},?\s\p{Ll}
      (?!.{0,60}\b(?:experience|knowledge|required|essential|preferred|years?|will be|can be|is|are)\b)
    `,
    examples: ['Manage recruitment from start to finish', 'Writing user stories'],
    counterexamples: ['Lead Data Scientist', 'Working experience with Kafka', 'Training in wound care will be given'],
  },
  /** Of those, what an advert promises, asks for or says of the company. */
  promise: {
    pattern: regex('i')`
      \byour\b|\byourself\b|\bcareers?\b|\badverts?\b|\b(?:covering|cover) letter|\b(?:attach|receive|earn|enjoy|join|apply|grow)\b|
      \bdifference\b|\b(?:the|our) (?:future|way people|next generation)\b|\breal change\b|\bcompetitive\b|\bsalary\b|\bpaid (?:days|
      time)\b|
      \bcharit|\bsince (?:19|20)\d\d\b|\b(?:form|details|information|link) below\b|\bbegins?\b|\bsomething special\b|\bopportunit(?:y|
      ies) (?:to|for)\b|
      \b(?:world|industry|market)[- ](?:class|leading|leader)|\blatest technolog|\bdiverse and inclusive\b|\bequal\b|\bpassion|\btogether\b
    `,
    examples: ['Build your future at Acme', 'Make a difference to people', 'Review of applications begins in May'],
    counterexamples: ['Manage recruitment from start to finish', 'Review applications for loans'],
  },
  /** Words for what a person has learned. Most statements that demand something have one. */
  ability: {
    pattern: regex('i')`
      \b(?:experience|knowledge|proficien|familiar|skills?|understanding|ability|able|background|expertise|degree|certif|
      licen[sc]e|qualif|fluen|competen)|\d\+? ?(?:years?|yrs?)\b
    `,
    examples: ['Experience in payroll', 'Certified welder', 'Must be fluent in Polish', '4+ years with Java'],
    counterexamples: ['Java', 'Unskilled', 'Deploy with Docker'],
  },
  /** Words for the employer, its customers and colleagues, whose skills nobody demands. */
  others: {
    pattern: /\b(?:we|our|us|will|company|industry|clients?|customers?|opportunit(?:y|ies)|teams?|mission|patients)\b/i,
    examples: ['Our stack', 'Skills for our clients', 'You will use Java'],
    counterexamples: ['Experience in payroll', 'Goodwill'],
  },
  /** More words of those lines, and of lines about everyday work. */
  team: {
    pattern: regex('i')`
      \b(?:work(?:ing)? (?:(?:closely|alongside|together) )?(?:with|in|on|for|as)|our|your|us|teams?|customers?|clients?|patients|
      company|industry|mission|opportunit(?:y|ies)|daily|days?|provid\w+|ensur\w+|review\w*|train(?:ing)?|services?|support\w*)\b
    `,
    examples: ['Work closely with designers', 'Ensure compliance', 'Support our customers', 'Provide training'],
    counterexamples: ['Experience in payroll', 'Workday'],
  },
  howWell: {
    pattern: regex('i')`
      \b(?:strong|good|solid|sound|excellent|proficien\w+|at least|must|deep|expert\w*|well[- ]versed|
      working knowledge|comfortable|should|hands[- ]on|thorough|extensive|in[- ]depth|advanced|proven)\b
    `,
    examples: ['Strong SQL', 'Hands-on with Git', 'At least one of Java and Kotlin'],
    counterexamples: ['Experience in payroll', 'Goodwill'],
  },
  /** What stands right before the skill that is asked for. */
  objectAfter: {
    pattern: /\b(?:of|in|with|using|knowledge|experience|skills?)[\s:(]*$/i,
    examples: ['knowledge of ', 'skills: ', 'experience with ('],
    counterexamples: ['knowledge of java and ', ''],
  },
  /** A few words with a colon after them. */
  remark: {
    pattern: /(?<=\p{L}.{8,})(?:\s[-–—]\s(?:this|these|it|that|we|our)\b[^.;]*$|\s\((?:we|our)\b[^()]*\))/iu,
    examples: ['Tax returns - this is what we do', 'Tax returns (we use Sage)'],
    counterexamples: ['Tax - this', 'Tax returns – Sage', 'Tax returns (Sage)'],
  },
  heading: {
    pattern: /^[^\p{L}\p{N}]*(?:[^\s,:]+\s){0,3}[^\s,:]+\s*:\s*$/u,
    examples: ['Analytics & Insights:', '- Cloud:'],
    counterexamples: ['Cloud: AWS', 'AWS, such as:', 'Java and one of the following frameworks:'],
  },
  strong: {
    pattern: regex('i')`
      \b(?:must|mandatory|required|essential|strong|solid|expert\w*|proficien\w*|
      hands[- ]on|in-depth|extensive|deep|advanced|excellent|thorough)\b
    `,
    examples: ['must have Java', 'strong SQL', 'in-depth knowledge'],
    counterexamples: ['Java', 'strongly typed'],
  },
  slight: {
    pattern: regex('i')`
      \b(?:familiar\w*|exposure|awareness|affinity|basic|less so|
      some (?:knowledge|experience|understanding))\b
    `,
    examples: ['familiarity with Go', 'basic SQL', 'some experience'],
    counterexamples: ['some tools', 'basics'],
  },
  years: {
    pattern: /(\d{1,2})\s*\+?\s*(?:-|–|to)?\s*(?:\d{1,2})?\s*\+?\s*(?:years?|yrs?)/i,
    examples: ['5 years', '3+ yrs', '3 - 5 years'],
    counterexamples: ['5 days', 'years'],
  },
};
export const demandRegex = regexesOf(demandPatterns);
