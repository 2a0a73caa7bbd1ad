import { regex, regexesOf, regexPart } from '#readers/patterns';

/** Ends what a denial or other people's work covers. */
const butDemanded = regexPart`
  \ (?:but|as long as|so long as|provided|though|if you|(?:and|so) (?:you|we|needs?|requires?|must))\b
`;

/** Further items of what is denied: "Kubernetes, Terraform or AWS" */
const deniedRest = '(?:(?:, [^,;.–—]{1,30}){1,4},? or [^,;.–—]{1,40}(?=[.;]|$))?';

/** "The team uses Java, so you must know it" */
export const alsoYours = regexPart`
  [^.;]{0,160}\b(?:so|and) you (?:must|need|should|will|have to)\b[^.;]{0,30}\b(?:it|both|them|this|these)\b
`;

/** Who does what is not the job of this person. */
const otherPeople = regexPart`
  (?:others|another|(?:the|our|a|an|another) (?:[\w&/-]+ ){0,3}?(?:teams?|departments?|dept|colleagues?|agenc(?:y|ies)|compan(?:y|ies)|
  contractors?|accountants?|planners?|offices?|firms?|draftsm[ae]n|specialists?|providers?|labs?|laborator(?:y|ies)|partners?|suppliers?|
  bureau|division|groups?|engineers?|managers?|consultants?|people|staff|crew))
`;

/** A demand in the same statement as a wish or a denial. */
const demandBeside = regexPart`
  (?:(?:an?|the|your|some|good|great|strong|solid|hands-on|proven|excellent|sound|deep|prior|previous|already|one|two|three|\d+\+?)[ -])*
  (?:(?:[\w-]+ ){0,3}(?:experience|knowledge|skills|understanding|grasp|command|background|expertise|track record|licen[cs]e|
  registration|card|certificate|pin)|
  years?|trained|proficien\w+|strong|solid)\b
`;

/** What is denied, taught, or done by others. */
export const undemandedPatterns = {
  learning: {
    pattern: regex('giu')`
      \b(?:(?<=^\W*)learn (?:and|to|how|about)|
      (?:willing\w*|eager\w*|keen\w*|able|ability|desire|want|hungry|curiosity|curious|quick|opportunity|chance|love|like) to
      \s(?:learn|pick up|master|be trained|understand new)(?!\s*,|\s+and\b)|
      (?:you(?:['’]ll| will)|will|opportunit\w+ (?:to|for)) (?:also )?learn\w*|
      (?<!\b(?:knowledge|understanding|experience) (?:of|in|with),? (?:and|or|
      plus) [a-z ]{0,20})(?:(?:actual|genuine|real|true) )?interest(?:ed)? in(?: learning)?(?! or (?:experience|knowledge)\b)|
      (?:full|free|paid|further|in-house|on[- ]the[- ]job|we (?:provide|offer|give)(?: \w+)?) training (?:in|on)|
      training (?:(?:will be |is )?(?:provided|given|offered) )(?:in|on)|
      (?<!\b(?:knowledge|understanding|experience) (?:of|in|with),? (?:and|or|plus) [a-z ]{0,20})passion(?:ate)? (?:for|about)|
      excited (?:about|by)|
      affinity (?:for|towards?)|
      (?:vision|motivation|desire|aspir\w+|ambition|hope|want) to (?:become|grow|create a|build a|develop (?:and|your|in))|
      gain(?:ing)? (?:an? |some |your )?(?:\w+ ){0,2}(?:exposure|experience|understanding|knowledge)|
      (?:increas|develop|improv|build|enhanc|broaden|deepen|expand)(?:e|ing)? your (?:\w+ ){0,2}
      (?:understanding|knowledge|skills)|exposure will be)\b:?
      (?:(?!,? (?:with|and|plus|but|already) (?:already )?${demandBeside}|,? (?:and )?knows? \p{L}|
      ,\s(?!and\b|or\b)(?:[\w-]+ ){0,3}(?:licen[cs]e|[ns]vq|level \d|qualified|trained|experience|card|certificate|registration|
      qts)\b)[^.;:]){0,160}
    `,
    examples: [
      'willing to learn Kafka',
      'an interest in finance',
      'You will learn Excel',
      'a vision to become a Java developer',
      'gain exposure to Go',
      'increase your knowledge about safety',
      'excited about how machine learning can help',
      'Learn and perform the administration of firewalls',
    ],
    counterexamples: ['machine learning', 'deep learning with Python'],
  },
  /** What the job gives to the candidate. */
  offered: {
    pattern: regex('gi')`
      \b(?:this|the|our) (?:[\w-]+ ){0,2}(?:role|position|job|opportunity|internship|programme|program) (?:also |will )?
      (?:offers?|gives?|provides?|presents?|represents?|is)
      \s(?:you )?(?:with )?(?:an? |the )?(?:[\w-]+,? ){0,3}?(?:opportunit\w+|chance) (?:for|to)\b(?:(?!${butDemanded})[^.;]){0,200}
    `,
    examples: [
      'This role offers a unique opportunity for an engineer to grow while working on a procurement suite',
      'The position is a great chance to work with Kafka',
    ],
    counterexamples: ['This role needs Java', 'identify the opportunity to use Java'],
  },
  mayBeNegated: {
    pattern:
      /\b(?:no|not|nope|nobody|never|zero|without|than|instead of|except)\b|n['’]t\b|\b(?:worry|excuse|if)\b|= ?no\b|['’]?s (?:fine|ok)/i,
    examples: ['driving = no', 'not required', "needn't", "don't worry", 'please excuse'],
    counterexamples: ['required'],
  },
  /** "CPA is not required", "nobody expects coding", "no haulage experience needed" */
  negated: {
    pattern: regex('gi')`
      \bnot (?:required|needed|necessary) ?: ?[^.;]{1,80}|
      (?<!\w)(?:(?!\b(?:required|needed|essential|must),? (?:and|but) )(?:[^,;.()–—]|\.(?=\w))){0,80}?(?:\b(?:is|are|was|be)(?: not|
      n['’]t)|\bnot|\bwithout being) (?:\w+ )?(?:required|needed|
      necessary|expected)\b
      (?: to (?:have|know|hold) (?:(?!${butDemanded})[^,;.–—]){0,80})?(?! (?:but(?! (?:[\w-]+ ){1,4}(?:is|are)\b)|though|if|unless))|
      \b(?:no|zero) (?!(?:less|fewer|more|later|matter)\b)(?:[\w/-]+ ){1,5}?(?:is |are )?(?:required|needed|necessary)\b|
      \b(?:nobody|no one|we do(?:n['’]t| not)) (?:expects?|needs?|requires?|cares?)\b[^,;.]{0,80}|
      \bwe do(?:n['’]t| not) (?:use|run|work with|write|touch) (?:(?!${butDemanded})[^,;.–—]){1,40}|
      \bno [\w.+#]{1,20}(?:,? (?:or|and) [\w.+#]{1,20})?(?: \w+s)?,? (?:please|thanks)\b|
      (?:\bnot|n['’]t) (?:currently )?(?:looking for|seeking|hiring|recruiting) (?:(?!${butDemanded})[^,;.–—]){1,80}|
      \b(?:is|it['’]s) not an? (?:[\w.+#]+ ){1,3}(?:role|job|position)\b|\bthere is no (?:[^,;.–—]){1,60} work\b|
      \bwe do(?:n['’]t| not) (?:ask|look|hire) for (?:(?!${butDemanded})[^,;.–—]){1,60}${deniedRest}|
      (?<!\b(?:if|unless) )\byou (?:do(?:n['’]t| not)|wo(?:n['’]t| not)|will not) (?:need|have)(?! supervision\b| to be (?:told|asked|
      shown|reminded)\b)
      \ (?!hand|(?:an? )?(?:problem|trouble|issue)s?\b)(?:to )?
      (?:(?!${butDemanded})[^,;.–—]){0,80}${deniedRest}|\byou needn['’]t (?:(?!${butDemanded})[^,;.–—]){0,80}${deniedRest}|
      \bno need (?:for|to have) (?:(?!${butDemanded})[^,;.–—]){0,80}|\b(?:we )?no longer (?:use|need|require|work with) [^,;.]{1,40}|
      \b(?:rather than|instead of|other than|except) [\w.+#/-]+(?-i: [A-Z][\w.+#]*)?|
      \bif you(?:['’]ve| have)(?:n['’]t| not| never) (?:used|worked)\b[^,;.]{0,40}|
      \b(?:you(?:['’]ve| have) )?never (?:used|worked with) [^,;.?]{1,40}|
      \bno [^.?!,;]{1,40}\? no (?:problem|worries)|\bzero (?:knowledge|experience) (?:of|in|with) [^,;.]{1,40}|[^,;.?]{1,30}\? nope\b|
      \bfrom [^,;.]{1,40} only (?:will|would) not be considered\b|(?<![\w/&-])(?:[\w/&-]+ ){1,6}backgrounds? (?:please|pls) excuse\b|
      ^\W*(?:(?!\b(?:without|no|not|lack\w*)\b|n['’]t\b)[^,;.]){1,60} (?:please |pls )?do not apply\b|
      ^\W*if (?:an? )?(?-i:[A-Z]{2,4}), [^.;]{1,80}|
      [^,;.]{1,60} is not a requirement\b|[^,;.]{1,40} (?:is|are) not (?:an? )?(?:acceptable|accepted|permitted|allowed)\b|
      [^,;.]{1,40} (?:is|are) (?:not|no) (?:an? )?substitutes?\b|
      (?:[^,;.]|\.(?=\w)){1,40} ?= ?no\b(?=\W*$|[.,;])|[^,;.]{1,60} not (?:required|needed) but not (?:an? )?(?:disqualifier|problem|
      blocker)\b|
      \bdo(?:n['’]t| not) apply (?:for|if)\b(?! you (?:do(?:n['’]t| not)|have(?:n['’]t| no| not)|lack|are(?:n['’]t| not)|can))
      [^.;]{0,80}|
      \b(?:do(?:n['’]t| not) worry|no (?:problem|worries|need|stress)|it['’]?s (?:fine|ok|okay)) (?:if|about|to)\b[^,;.]{0,80}
    `,
    examples: [
      'zero haulage experience needed',
      'CPA is NOT required',
      'Not required: Angular.',
      'no degree needed',
      'nobody expects coding',
      "you won't need Java",
      'we do not use Jenkins',
      'no PHP please',
      'We are NOT looking for PHP or frontend developers',
      'this is not a PHP role',
      'there is no machine learning or Spark work',
      'we do not ask for Kubernetes',
      'C / C++ is not acceptable',
      'from air freight only will not be considered',
      'Plastic / Rubber background pls excuse',
      'Merchandisers please do not apply',
      'If RN, current AHPRA registration',
    ],
    counterexamples: [
      'Java is required',
      'No less than 4 years Java required',
      'no overtime',
      'Do not apply if you do not have Java',
      'We are not just looking for Java',
    ],
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
      \byou (?:can|could|may|will) (?:also )?(?:(?:then |later |go on to )+)?train (?:in(?! the\b)|as)(?![-\w])
      (?:(?!${butDemanded})[^.;]){0,100}|
      \b(?:you )?(?:will|can|may) work towards\b(?:(?!${butDemanded})[^.;]){0,100}|
      \bbudget for (?:[^,;.]){0,60}(?:certif\w+|courses?|training|conferences?)\b|
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
      'After six months you can train in TIG welding',
      'You will work towards the 18th Edition',
      'a budget for AWS certifications',
      'Allergen training is given to all',
    ],
    counterexamples: [
      'train staff on Kronos',
      'certificate in Xero',
      'working for clients in Java',
      'externally funded research',
      'studying towards ACCA',
      'you can train on large datasets with PyTorch',
      'you will train in-house staff in Excel',
    ],
  },
  /** "Our buildings division uses Excel", "the projects team, who do the Azure" */
  otherTeams: {
    pattern: regex('gi')`
      (?<!\b(?:lead|leading|manage|managing|run|running|ensure|ensuring|make sure|keep|keeping|support|supporting|develop|developing|
      update|help|with) (?:that )?)
      \b(?:our|the|their) (?!${alsoYours})
      (?:[\w&/-]+ ){0,3}(?:teams?|division|departments?|dept|groups?|labs?|branch|planners?|office|agency|company|
      engineering group|warehouses|drivers|accountants?|tax agent)(?: next door| in \w+| on site)?(?:,? (?:who|which|that))?
      \s(?:runs?|uses?|looks? after|handles?|builds?|codes?|plans?|does|do|is built|manages?|lodges?|takes? care|
      is moving|are moving|sends?)\b(?:(?!,?${butDemanded})[^.;]){0,160}|
      ^\W*our (?:[\w-]+ ){0,3}teams?\b ?[–—-] ?[^.;]{0,160}|
      ^\W*(?:leading|reputed|renowned|well[- ]known) (?:[\w&%,./-]+ ){0,8}?
      (?:exporter|manufacturer|company|firm|supplier|retailer|distributor)\b
      [^.;]{0,160}?(?=\b(?:requires|seeks|is looking for)\b)|
      \bthe (?:team|department|lab|company|office) (?:next door|upstairs|downstairs)\b(?:(?!,?${butDemanded})[^.;]){0,100}|
      \bthe (?:previous|last|former|outgoing) (?:post ?holder|person|employee)\b(?:(?!,?${butDemanded})[^.;]){0,100}|
      \bwhether you(?:['’]re| are| come| have come) from\b(?:(?!, (?:you|we)\b)[^.;]){0,100}|
      \bwinners? of (?:the |an? )?[^.;]{0,60}\bawards?\b[^.;]{0,60}|
      \b(?:designed|built|maintained|written) by (?:the|our|a|an|another|others|people)\b[^.;,]{0,60}
    `,
    examples: [
      'The team next door does NMR',
      'The previous post holder spoke Dutch',
      'Whether you come from nursing or not',
      'Our fire division look after alarms',
      'the planner uses Primavera',
      'forms built by our team',
      'Our trades teams – plasterers and electricians – run out of one depot',
      'Leading exporter with own dyeing and printing, requires',
    ],
    counterexamples: ['the team is small', 'lead our team', 'our team of engineers'],
  },
  /** A fast check before `handledElsewhere`, which is slow. */
  mayBeHandledElsewhere: {
    pattern: regex('i')`
      \b(?:handled|dealt with|done|run|managed|lodged|after|care of|passed|outsourced) (?:by|to)\b|
      out-?sourced|contracted|\bout\b|\bdone\b
    `,
    examples: ['is run by the planner', 'is outsourced'],
    counterexamples: ['run the payroll'],
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
};
export const undemandedRegex = regexesOf(undemandedPatterns);
