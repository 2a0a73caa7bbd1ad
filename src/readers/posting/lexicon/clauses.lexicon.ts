import { regex, regexesOf, regexPart } from '#readers/patterns';

/** Put before alternatives that all begin at a word or at another character, it spares trying them at each letter. */
const notInsideWord = regexPart`(?:(?<!\w)|(?!\w))`;

const praise = regexPart`
  (?:big|huge|strong|definite|distinct|added|additional|extra|great|major|nice|real|massive|solid|serious|considerable|significant|
  clear|key|valuable|welcome)
`;

/** "not essential but desirable" */
const deniedBut = regexPart`
  \b(?:(?:(?:is|are|be|was) )?not|(?:is|are|was)n['’]t) (?:(?:strictly|absolutely|really) )?
  (?:necessary|essential|a must|required|mandatory|compulsory|a requirement|needed)
  (?:[/,] ?not (?:an? )?\w+)?,? (?:but|though|although)(?: it)?\b(?! not (?:an? )?(?:disqualifier|problem|blocker))
  (?: (?:is|are|would|will|be|highly|very|still|definitely|always|certainly|also|an?|${praise}))*
  (?: (?:desir\w+|prefer\w+|helpful|useful|advantage\w*|plus|bonus|welcome|beneficial|nice|good|great|handy|appreciated|valued|asset)
  (?: to have)?\b)?
`;

/** Words after which something is preferred. */
const leading = regexPart`
  (?:\b(?:(?:extra |double |big |brownie )?(?:bonus|extra|brownie|double) (?:points?|marks?|credit) (?:if|for)|bonus if|
  (?:it(?:['’]d| would) (?:also )?be )?(?:nice|great|lovely|cool|handy|ideal|fantastic|brilliant) if(?= you\b|$)|
  (?:extra )?(?:kudos|karma) (?:for|if|to)|we(?:['’]d| would) be (?:very |really )?happy about|
  points in your favou?r|it (?:(?:would|will|really) (?:really )?)?helps? (?:if|to (?:know|have))|
  we(?:['’]d|['’]ll| would| will) (?:also )?be (?:really |very |so |especially )?(?:happy|impressed|excited|pleased) if|
  we(?:['’]d| would) (?:also )?(?:love|be (?:delighted|thrilled|excited|happy)) to see(?! you)|we love (?:people|someone|
  those) (?:who|with)|
  we(?:['’]d| would)? (?:(?:particularly|especially) welcome|(?:also )?welcome applications from (?=(?:experienced|qualified|newly|
  people with|candidates with|those with)\b))|could have(?= ?:)|
  it(?:['’]s| is| would be| will be) (?:also )?(?:an? (?:\w+ )?(?:asset|advantage|plus|bonus)|advantageous|beneficial|helpful|useful)
  (?:,? (?:but|though|although) [^,.;]{3,40},?)? (?:to (?:have|know|speak|hold|possess)|if (?:you|candidates|applicants)\b)|
  we(?:['’]d| would)? (?:also |(?:highly|really|particularly|especially) )?(?:welcome|value) (?:any |some |prior |previous )?
  (?:experience|knowledge|exposure|familiarity) (?:of|in|with|to)|
  (?:strong|great|top|exceptional|outstanding|standout) candidates? (?:(?:will|would) (?:also|often|typically)|may|might|could|also|often)
  (?: also)? (?:have|bring|know|possess|offer)|
  (?:additional|extra|special) consideration (?:(?:(?:will|would|may) be |is )?given to|for (?=(?:candidates|applicants|those)\b))|
  (?:it is|it['’]s|that['’]s) (?:also )?(?:good|great|nice|helpful|useful) if|better (?:still|yet),? if|(?:perhaps|
  maybe) you(?:['’]ve| (?:also |already )?(?:have|know))|(?:we['’]d|we would) (?:also )?(?:love|be (?:over the moon|delighted|
  chuffed|thrilled|impressed))
  (?: it| to see| to hear from \w+)? ?(?:if|who|with)|
  you (?:(?:might|may|could) also|may|might) (?:have(?! (?:to|heard|seen|noticed|read|guessed|responsib\w+|contact|the|access)\b)|
  bring|know)|
  (?:will|would|['’]ll) have an? (?:\w+ )?(?:advantage|edge|head start) (?:if|with)|
  (?:would|['’]d) also (?:have|bring|know)|
  (?:may|might) (?:also |already |even )?(?:possess|have (?:experience|knowledge|skills?|worked|used))|
  in an? (?:ideal|perfect) world|
  (?:you['’]ll |you will )stand out if|would suit someone (?:with|who)|if we['’]re (?:really )?lucky|
  (?:particularly|especially) (?:keen|interested) (?:to hear from|in|on)|we['’]d prefer|we would prefer|
  we (?:also |strongly )?(?:prefer|favou?r) (?=(?:candidates|applicants|people|those|someone|anyone|engineers|developers) (?:with|who)\b)|
  preference for (?=(?:candidates|applicants|people|those|someone|anyone) (?:with|who)\b)|
  advantage (?:is|are|would be|will be)(?= (?:to have|having|knowledge|experience|previous|prior)\b)|
  if you(?:['’]ve| (?:also |already |do )?(?:have|hold|know))(?: got| also| already)?(?![^.;]*(?:\d\+? ?years?|\bapply)\b)
  (?=[^.;]{3,120}\b(?:(?:do|please|then) (?:tell|say|mention|shout|let)|(?:tell|let) us (?:know )?(?:about|because|as)|even better|
  all the better|more money|is higher|
  (?:, |then |that['’]s |that is |it['’]s )(?:great|fantastic|brilliant|awesome|wonderful|amazing|excellent|perfect|ideal)|
  (?:great|fantastic|brilliant|awesome|wonderful|amazing)(?:, we\b|\W*$)))|
  (?:you|we) (?:do not|don['’]t) (?:need|expect|require|have)(?: you)?(?: to (?:know|have|be))?(?=[^.;]{2,60},? (?:but|although|
  though)\b[^.;]{0,50}
  \b(?:helps?|bonus|plus|advantage|useful|great|nice|welcome|love|if you)\b)|
  no need (?:for|to (?:know|have))(?=[^.;]{2,60},? (?:but|although|though)\b[^.;]{0,50}\b(?:helps?|bonus|plus|advantage|useful|
  great|nice|welcome|love|if you)\b)|
  we(?:['’]d| would) (?:also like|(?:also )?love) you to (?:have|know)|we prefer(?! (?:to|not|that)\b)|better still,? you have|
  also nice(?= ?:)|nice(?= ?:)(?<=(?:^|[.;])\s*nice)|von vorteil|idealerweise|w(?:ü|ue)nschenswert(?: (?:sind|ist|wären|wäre))?|
  priority given to|also welcome(?= ?:)|
  (?:would|will|['’]d) (?:really )?(?:blow us away|impress us|wow us|excite us|delight us|make us (?:very |really )?happy)(?: if)?|
  an? (?:big |huge |great )?(?:plus|bonus|asset) (?:is|are|would be|will be)(?! (?:to|if|paid|given|payable|based|earned)\b))\b)
`;

const firmWords = regexPart`(?:must|required|mandatory|essential|need(?:ed|s)?|expected|compulsory|non-negotiable)`;

/** A letter that no further demand begins at: ", Docker is required", ", but SQL". */
const beforeDemand = regexPart`(?:(?!,[^,.;]{0,80}\b${firmWords}\b|,? (?:but|while|and you)\b)[^.;()])`;

export const clausePatterns = {
  /** A sentence of its own, not an item of a list of names. */
  yearsAlone: {
    pattern: /^\W*\d{1,2} ?\+? ?(?:-|–|to)? ?\d{0,2} ?\+? ?(?:years?|yrs?|y)\W*$/i,
    examples: ['3+ years.', '2-4 yrs.'],
    counterexamples: ['3 years in sales.', 'Java 8.'],
  },
  /** A list of preferences, whose semicolons separate its items. */
  preferredList: {
    pattern: /(?<!;[^.;]{0,80})\b(?:plus|bonus|advantage|asset|advantageous|desirable|beneficial)\s*:\s[^.:]*;[^.:]*/gi,
    examples: ['would be a plus: Qt, git; LaTeX'],
    counterexamples: ['would be a plus: Qt, git', 'Qt is a plus; LaTeX', 'Java; a plus: Qt; Go'],
  },
  /** Within such a list: what is demanded after all. */
  demandInList: {
    pattern: /\b(?:required|must|mandatory|essential|at least|minimum|fluent|\d{1,2}\+? ?(?:years?|yrs?))\b/i,
    examples: ['Docker is required', 'at least 5 years of Go'],
    counterexamples: ['LaTeX'],
  },
  sentenceEnd: {
    pattern: regex('u')`
      (?=\s)(?<=[.!?;。；])
      (?<!\b(?:[Ee]\.?g|[Ii]\.e|etc|viz|vs|incl|approx|[Mm]ax|[Mm]in|Sr|Jr|[Cc]ert|[Cc]at|[Dd]ip|[Vv]ol|Dept|Govt|Adv|Acc|
      St|Dr|Prof|Mech|Elec|U\.[SK])\.|\b[Ee]xp\.(?=\s+\d))\s+(?=[\p{Lu}\p{N}#•(])|
      (?=\p{Lu}\p{Ll}{2})(?<=\p{Ll}{2}[.!?])(?!(?:Net|Com|Org|Web|Text|Data)\b)(?=\p{Lu}\p{Ll}{2,}\s)|
      (?=\s?-\s)(?<=[\p{L}.)])\s?-\s(?=(?:Strong|Solid|Good|Excellent|Basic|Deep|Proven|Prior|Hands|Working|Experienced?|Knowledge|
      Proficien\p{L}+|Familiar\p{L}*|Understanding|Exposure|Ability|Must|Minimum|Expert\p{L}*)\s)|
      (?=\s(?:Exp|Know|Und|Fam|Abi|Prof|Part))(?<=\s\p{Ll}{4,20})
      (?<!\s(?:strong|good|deep|sound|solid|working|basic|some|prior|proven|excellent|have|having|years|months|
      extensive|relevant|thorough|practical|professional|industry|technical|
      minimum|total|advanced|with|includes?|including|demonstrates?|possess\p{Ll}*|
      general|similar|previous|require\p{Ll}*|expert|this|your|following|their|other|both|great|clear|preferred|overall|work|least))
      \s(?=(?:Experience|Knowledge|Understanding|Familiarity|Exposure|Ability|Proficiency|Proficient|Participation|Expertise)
      \s(?:in|with|of|to|working|on|using)\s)|
      (?=\d{1,2}\. ?(?:\p{Lu}\p{Ll}|\d))(?<=\p{L}{3})|
      (?=\s(?:Must\s(?:have|possess|know|be)|(?:Nice|Good)\sto\shave)\s)(?<=\p{L}{2})\s|
      \s*[;•▪●|]\s+|
      \s*[\uF000-\uF0FF✓✔➢❖■]+\s*|
      \s\*\s
    `,
    examples: [
      'Know Java. Know SQL.',
      'Know Java.Write code',
      'Know Java.Use code',
      'Java; SQL',
      'Java * SQL',
      'a field2. Good knowledge',
      'of encryption Participation in projects',
      '5 years- Knowledge of Go',
      'Tableau etc Must possess SQL',
      'MS Excel Nice to have skills are',
    ],
    counterexamples: [
      'Node.js',
      'Asp.Net Core',
      'Booking.Com extranet',
      'e.g. Java',
      'languages (eg. Java)',
      'Java, SQL',
      'tools - Go',
      '3 to max. 6 years',
      'Max. exp. 6 years',
      'Cert. IV in Training',
    ],
  },
  /** A skill near these words is preferred, not required. */
  preference: {
    pattern: regex('iu')`
      ${notInsideWord}(?:
      ${deniedBut}|\((?:an? )?(?:big |huge )?(?:plus|bonus|(?-i:[Nn]ice))!*\)|\(not (?:strictly |necessarily )?(?:required|needed|
      necessary)\)|(?<!\b(?:licen[cs]e|category|cat|class|vitamin) ?)\(d\)\W*$|^\W*(?:an? )?(?:big |huge |nice |real )?(?:bonus|plus|
      advantage)[.!]*$|
      \b(?:(?:would be|will be|is|are|be|as|considered(?: as)?) )?(?<!\b(?:earns?|gets?|pays?|receives?|plus|with|and|offers?) )
      (?:(?:an?|some) )?
      (?:(?:an?|${praise})(?: ${praise})? (?:plus|bonus|advantage|asset|differentiator)|(?:is|as|be) (?:plus|advantage))(?:es|
      s)?\b(?! (?:register|managers?|management|owners?|finance|protection|list|tracking|scheme|system)\b)|
      (?<!\bc )\bplus[.)!]*$|\b(?:plus(?=: )(?<=(?:^|[,.;])\s*plus)|
      secondary(?: skills?)?(?= ?[:–—-] )(?<=(?:^|[,.;])\s*secondary(?: skills?)?))|
      \b(?:welcomed?(?<!\b(?:nqts?|students?|beginners|graduates|applicants|candidates|walk-?ins|returners|trainees|apprentices|
      nurses|applications|all) (?:are )?welcomed?)|favou?r(?:able|ed)|ideal(?<!\b(?:as|an?|the|our|both) ideal))[.)!]*$|
      \((?:an? )?advantage\)|\bnice ?2 ?have\b|
      (?-i:\b(?:if|where) possible(?<=^\W*(?!(?:Use|Using|Work|Support|Help|Reduce|Automate|Improve|Keep|Deploy|Drive|Visit|
      Learn)\b)(?:[A-ZÀ-Þ][A-Za-zÀ-ÿ\d+#.]*,? ?){1,3}(?:if|where) possible))\W*$|^\W*possibly\b(?! the\b)|
      \bhelps to have\b|\bvery much an? (?:plus|bonus|advantage)\b|
      (?:[=:]|\s[–—-]) ?(?:an? )?(?:big |huge |added )?(?:bonus|plus|big tick)\b(?! \w+ years)(?! (?:and|scheme|calculation|payments?)\b)|
      (?:[=:]|\s[–—-]) ?(?:an? )?(?:big |huge |added )?(?:(?-i:[Nn]ice)|advantage|asset)[.!]*$|
      \b(?:would|['’]d) (?:also )?be (?:an? )?(?:\w+ )?(?:lovely|handy|cool|awesome|brilliant|
      fantastic|ideal|perfect|amazing|wonderful|helpful|useful|desirable|better|
      (?:nice|lovely|real|welcome|massive|big|great) (?:extra|help|touch)|of (?:interest|benefit|help))
      (?! (?:candidate|person|applicant|fit|match|for|role|job)\b)(?: to have\b)?|
      \bwill (?:also )?be (?:\w+ )?(?:handy|helpful|useful|desirable|of (?:interest|benefit|help))\b|
      \b(?:(?:comes? in|is|are|come in) (?:very |really )?(?:handy|useful))\b|\bhelps(?:\W*$|(?=,? but\b))|
      \b(?:merely )?helpful\b(?! (?:attitude|manner|approach|and|person|personality|colleague|team|to (?:guests|customers|others|people)))|
      \buseful (?:but|as|if|too)\b|\balso useful\b|\b(?:nice|lovely|handy|useful|good|great),? (?:but )?(?:not|no) (?=a must|needed|
      required|necessary|essential|mandatory)|\b(?:nice|great|lovely|handy|useful|good) but (?:not|no)\b|\b(?:advantageous|handy|
      (?<!\b(?:be|feel|yourself) )useful|recommended|encouraged)[.)!]*$|\b(?:is|are) (?:strongly |highly )?recommended\b(?! (?:that|to))|
      \b(?:extra|plus) points\b|^\W*plus to have\b|
      \bgood[- ]to[- ]know(?= ?:)|\b(?:will|would) be prioriti[sz]ed\b|\bpriority (?:(?:will|would|
      shall) be|is) given\b|
      \b(?:would|will|['’]d) (?:really |definitely |also )?help(?= you (?:succeed|stand|settle|in)\b|[.)!]*$|,| but\b)|
      \bis an? (?:big|huge|real|nice) (?:win|add)\b|\b(?:is|be|considered) an? (?:win|pre|strength|(?:nice |welcome )?extra)[.!]*$|
      \bas an? (?:nice |welcome )?extra\b|\ban? (?:great |real |nice |big )?value[- ]add(?:ition)?\b|
      \badds? (?:weight|strength|value) to your (?:application|profile|cv|resume)\b|\bto your advantage\b|\bin your favou?r\b|
      (?<!\b(?:that|ensure|sure) [^.;,]{0,40})\bis (?:also )?(?:good|great)[.)!]*$|\bgood thing to have\b|\bnon-essential\b|
      \b(?:is|are) an? (?:nice|lovely|real|welcome|massive|big) (?:extra|bonus|help|touch)\b|\((?:very )?(?-i:[Nn]ice)\)|(?::|
      \s[–—-]) ?(?:very )?(?-i:[Nn]ice)[.!]*$|\ban? real bonus\b|
      \b(?:look(?:ed)? (?:up)?on (?:very )?(?:favou?rably|kindly)|look (?:kindly|favou?rably) (?:up)?on)\b|
      \b(?:will |would |can )?(?:puts? you ahead|sets? you apart|gets? you noticed|tips? the balance|strengthens? your application|
      makes? our day|see you shortlisted|goe?s? a long way|have us grinning|give[sn]? you an? (?:edge|advantage|head start))\b|
      \bfeather in your cap\b|\bstring to your bow\b|
      \b(?:will |would )?(?:get|catch|grab)(?:s|es)? (?:our|my) (?:attention|eye)\b|
      \b(?:cherry on (?:top|the cake)|icing on the cake)\b|\bwelcome extra\b|
      \b(?:would|will|do)(?:n['’]t| not) (?:hurt|go amiss)\b|\b(?:even|all the) better\b(?: (?:equipped|placed|suited))?|
      \bgiven (?:an? |more |first |extra |special |added |due )?(?:priority|preference|advantages?|importance)\b|\bnot a deal[- ]?breaker\b|
      ${leading}|
      (?<!\bnot (?:just )?(?:an? )?)\bnice[- ]to[- ]have|\bgood[- ]to[- ]have|\bgreat to have|
      \b(?:(?:highly|strongly|greatly|definitely) )?preferr?ed
      (?<!\b(?:(?:immediate|early|quick) joiners?|local(?:ly)?(?: based)? (?:candidates?|people)) preferr?ed)(?! (?:suppliers?|
      agenc\w+|vendors?|partners?|locations?|(?:start|
      joining) dates?|candidates? (?:has|have|will|must|should)|names?|bidders?|returns?|
      shares?|stocks?|equity)\b)|
      \bpreff?err?abl[ey](?! (?:based|living|local(?:ly)?|available|within)\b)|\bpreffered\b|\bsomething we(?:['’]d)? love to see\b|
      \bpref\b\.?(?= ?(?:$|[).,;]|in\b|with\b|from\b))|\bstrongly prefer\b|
      (?<!\b(?:guest|customer|cookie|user|food) )\bpreference(?: (?:will|would|is|shall)(?: be)? given)?\b(?! for| cent(?:re|er)\b|
      \selicit|\sshares?\b|
      \smanagement)|
      (?<!\b(?:must|that|who|you|to) |^\W{0,3})\b(?:is|are|be) (?:\w+ )?(?:helpful|useful)\b|
      \buseful additions?|\b(?:(?:highly|strongly|very) )?desirable|\badvantageous\b(?! pric)|\bbeneficial\b(?! own)|
      \bideally(?! (?:placed|suited|located|positioned|based|living|local|available|within)\b)|
      (?<!\bnot |n['’]t )\boptional\b(?! (?:modules?|extras?|practice))|
      \bbonus(?: points?)?:|\bbonus points?(?! (?:scheme|program\w*)\b)|
      \bnot (?:mandatory|essential|a must|critical|a requirement|strictly (?:required|necessary|needed))(?!\w)|
      \bwould be (?:nice|great|good|appreciated|welcome)(?: to have\b)?|
      \b(?:is|are|be|highly|especially|particularly) (?:welcome|appreciated|desired)\b|\bprojects? welcomed\b|\bencouraged to apply\b|
      (?<!\ban? |\bwith )\bhighly regarded\b|\b(?:is|are) (?:also )?nice\b(?! (?:and|person|people|to))|\bweightage\b|\blikewise\W*$|
      \bof advantage\b|\b(?:welcome|good|great|nice|valuable) additions?\b|\badded skills?\W*$|
      \b(?:is|are|be) an? ${praise} benefit\b(?! (?:to|for|of)\b)|(?<!\ban? )\bwell regarded\b|\badditional (?:qualification|benefit)\W*$|
      \b(?:top of the|to the top of (?:the|our)) (?:pile|list)\b|\bnice (?:skill|extra)s?\b(?: to have)?|
      \b(?:considered|viewed|treated|regarded) favou?rably\b|\bmakes? (?:your |our )?life easier\b|\b(?:would be|is|are) valued\b|
      \bvalued[.)!]*$|(?<=\b(?:experience|knowledge|exposure) (?:of|in|with|about|on) [^.;,]{1,40} )(?<!\b(?:are|is|\w+ly) )awesome[.)!]*$|
      \bwould suit\W*$|\b(?:experience|skills?|knowledge) favou?red\W*$|\b(?:is|are|
      be) (?:also )?favou?r(?:able|ed)\b|
      \bbrings? added value\b|\b(?:would|will) benefit you\b|\b(?:will|would) have an? (?:\w+ )?(?:advantage|head start)\b|
      \bin good stead\b|\bcounts? in (?:your|the candidate['’]s) favou?r\b|\bso much the better\b|
     \b(?:will|would) be an? (?:edge|benefit)\b|
      \b(?:have|has|is) an edge\b(?! (?:case|comput|device|node|network|rout))|\bhave an advantage[.!]*$|
      \bnice,? but we can (?:live|do|manage) without\b|\bbut we do(?:n['’]t| not) (?:insist on|require|expect) (?:it|this|them)\b|
      \bmakes? you stand out\b|\bgets? extra credit\b|\bgood if you have\b|
      ^\W{0,3}as (?:is|are|would)\b(?! (?:required|usual|the|this))|\bconsidered in (?:the )?ranking\b|\bdesired (?:skills?|
      qualifications?|experience) (?:includes?|are|would)\b|
      (?<=\w )\bhandy (?:for|when)\b|\bhandy[,.] not\b|
      \bgets? you a long way\b|\ba (?:big |real |great |huge )?help(?=[).,]|\W*$)|\s[–—-] (?:cool|nice|great|handy|lovely) but (?:not|
      no|only|we)\b|
      [=:] ?also an? (?:plus|bonus|advantage)\b|\bleg up (?:with|if)\b|\band so would\b|
      \bis(?:n['’]t| not) (?:an? )?(?:absolute )?must\b|\b(?:is|are) of (?:interest|benefit|help)\b|\bdesired\W*(?:$|\d+\+? years?\W*$)|
      \bappreciated\W*$|\b(?:(?:is|are|be) )?(?:highly|greatly|particularly|especially|also|much|but) valued\b|
      \b(?:added|additional|extra) benefit\W*$|
      \balso an edge\b|^\W*so (?:is|are|would be) (?![^.;]*\b(?:mandatory|required|must|essential|reason|team|job|role)\b)|
      \bto your benefit\b|
      \b(?:would|will) be (?:super|superb|a strong recommendation)\b|(?<=^\W*\p{Lu}\p{L}+) (?:is )?also\W*$|
      \b(?:an |added )add[- ]on\b|\badd[- ]on advantage|\bare pluses\b|\bis ideal\b|\bideal(?=\W*$|, (?:other|but|though|although)\b)|
      \bpays? extra\b|= ?extra [£$€₹]|\b(?:is|will be|would be) an? (?:strong )?recommendation\b|
      \ban? (?:added|extra) (?:value|edge)\b)
    `,
    examples: [
      'Kafka is a plus',
      'Korean also an edge',
      'Exposure to Sage ideal, other systems considered',
      'VNA licence = extra £1.20',
      'A forklift licence pays extra',
      'isiXhosa will be a recommendation',
      'Go will count in the candidate’s favour',
      'So is Ariba',
      'would be to your benefit',
      'Arabic also',
      'Kafka: also a plus',
      'With knowledge of Kafka is an edge',
      'It is an asset to speak French',
      'Applicants with Kafka will have an advantage',
      'We would particularly welcome applications from people with Kafka',
      'HTML: nice, but we can live without it',
      'First aid is not necessary, though it is welcome',
      'It would be advantageous, but by no means essential, to have Kafka',
      'Could have: Kafka',
      'SQL handy for reports',
      'tilers (gents a help)',
      'a licence – cool but not needed',
      'considered in ranking',
      'a huge advantage',
      'Simulink, or similar – considered a strong advantage',
      'added extra advantage',
      'nice-to-have',
      'Go (preferred)',
      'not mandatory',
      'SQL plus',
      'CCNA preference',
      'is preferrable',
      'would be very helpful',
      'is an add-on',
      'is a huge benefit',
      'would be a good addition',
      'will be added skills.',
      'are pluses',
      'has an extra edge',
      'would be lovely to have',
      'experience there = bonus',
      'very much a plus',
      'SQL would be cool',
      'ADR would be useful',
      'would be extremely helpful',
      'Bilingual helpful for calls',
      'nice but not a must',
      'Polish will get you noticed',
      'TIG would not hurt',
      'a feather in your cap',
      'looked upon favourably',
      'Level 3 would be better',
      'Also welcome: Go',
      'It would blow us away if you knew Go',
      'A plus is Go',
      'GIS is highly regarded',
      'Dutch is nice but',
      "After Effects isn't a must",
      'exposure is of interest',
      'Power Automate likewise',
      'NAV is strongly preferred',
      'Go is highly valued',
      'VAT an added benefit.',
      'Helm catches our eye',
      'Strong candidates will also have Go',
      'Extra consideration given to',
      'We value experience with',
      'Go (pref)',
      'Bonus!',
      'Go (not required)',
      "Go isn't required but useful",
      "You don't need Go, but it helps",
      'Go - advantage',
      'Go is a pre',
      'Go experience favoured',
      'You may have Go',
      'Helm would make us happy',
      'Those with Go will have an advantage',
    ],
    counterexamples: [
      '5 plus years of Java',
      'Java is required',
      'a plush office',
      'You would be an ideal candidate',
      'Successful candidates will have Go',
      'We value teamwork',
      'You may have to travel',
      'You may have responsibility for payroll',
      "You don't need Go, but Helm",
      'Our advantage: people',
    ],
  },
  /** The words before these are required; the words after them are preferred. */
  leadingPreference: {
    pattern: regex('i')`
      ^(?:preferr?ably|ideally|possibly|helps to have|plus|secondary(?: skills?)?|strongly prefer|preference(?: \w+)*|
      priority (?:\w+ ){1,3}given|bonus(?: points?)?:?|${leading}|
      look(?:ed)? (?:kindly|favou?rably) (?:up)?on|not a deal[- ]?breaker|
      (?:would be )?(?:nice|good|great)[- ]to[- ]have|(?:(?:would|['’]d) (?:also )?be )(?:\w+ ){1,2}to have)$
    `,
    examples: [
      'preferably',
      'Bonus points:',
      'nice to have',
      'preference will be given',
      'extra points for',
      "we'd be over the moon if",
      'in an ideal world',
    ],
    counterexamples: ['is a plus', 'preferred'],
  },
  /** Around a preference that labels what follows: "Essential - Java, Desirable - AWS" */
  labelBefore: {
    pattern: /(?:^|[,.;])\s*$/,
    examples: ['', 'Essential - Java, '],
    counterexamples: ['AWS - ', 'AWS '],
  },
  /** Before "desirable" in "Essential Java, desirable AWS". */
  essentialBefore: {
    pattern: /^\W*(?:essential|mandatory|required)\b[^,;]*[,;]\s*$/i,
    examples: ['Essential Java, '],
    counterexamples: ['Java is essential, ', 'Essential Java, AWS '],
  },
  labelEnd: {
    pattern: /^\s?[–—-]\s(?=[\p{L}\d])/u,
    examples: [' - AWS', ' – SAP SD'],
    counterexamples: [', AWS', '-AWS'],
  },
  /** About a detail of what is demanded, unlike the words that open a list. */
  preferably: {
    pattern: /^(?:preferr?ably|ideally|idealerweise)$/i,
    examples: ['preferably', 'Ideally'],
    counterexamples: ['bonus points:', 'nice to have'],
  },
  /** After "it is preferred" or "a plus": what is welcome stands next. */
  welcomed: {
    pattern: regex('i')`
      ^\ ?(?::|,?\ ?(?:if|when) (?:you|they|he|she|the candidate|candidates?|applicants?)\b|
      (?:that|to) (?:\w+ ){0,3}?(?:have|has|know|be|possess|hold)\b(?=\W*\w)|
      for (?:(?:candidates|applicants|those|anyone|people) (?:with|who)|(?:you|(?:the )?(?:candidates?|applicants?)) to (?:have|
      know|be|possess|hold))\b)
    `,
    examples: [' to have worked in tiling', ' if you know Go', ': Go', ' for candidates with payroll experience'],
    counterexamples: [' and must', '.', ' for this role', ' to succeed'],
  },
  requirement: {
    pattern: regex('i')`
      \b(?:must|strong|required|mandatory|essential|expected|minimum|at least|needed|necessary|prerequisites?|non-negotiable|
      compulsory|given|
      qualified|fluent|[abc][12]|min|hold|need|years?|yrs|proficien\w*|expert\w*|solid|hands[- ]on)\b
    `,
    examples: ['must know Java', '5 years', 'proficiency in SQL', 'hands-on'],
    counterexamples: ['Java', 'mustard'],
  },
  /** A single thing is preferred: the last one of two. */
  ofLastOnly: {
    pattern: /^(?:is )?an? (?:\w+ )?(?:plus|bonus|advantage|asset)$/i,
    examples: ['an advantage', 'is a big plus'],
    counterexamples: ['are a plus', 'preferred'],
  },
  /** Before a single thing that is preferred: "You need Java and ", "Must have Java and " */
  needAnd: {
    pattern: regex('i')`
      ^\W*(?:you (?:will )?)?(?:must (?:have|hold|know)|need)\b[^,;]* (?:and|plus|with) (?=[^,;]*$)|
      ^[^,;]* and (?=(?:some|any|knowledge of|experience (?:of|in|with)) [^,;]*$)
    `,
    examples: ['You need Java and AWS ', 'Must have Java and ', 'Experience of Java and knowledge of AWS '],
    counterexamples: ['Java and AWS ', 'You need Java '],
  },
  /** Words about a single thing: "is a plus", "a bonus". */
  ofOneThing: {
    pattern: /^(?:is|would be|will be|an?|as an?)\b/i,
    examples: ['is a plus', 'would be nice', 'a bonus'],
    counterexamples: ['are a plus', 'preferred'],
  },
  /** More than two names before the wish, or a kind with its examples. */
  severalNamed: {
    pattern: /,.*,| (?:and|or|such as|like|including|e\.g\.?) |[&/]/,
    examples: ['A, B, C ', 'A and B, C ', 'clouds such as A, B '],
    counterexamples: ['A, B ', 'Full licence, forklift '],
  },
  /** Follows a single thing, as in "French is a plus". */
  verbIs: { pattern: /^is\b/, examples: ['is a plus'], counterexamples: ['are a plus', 'a plus', 'island'] },
  /** Two things, as a statement of their own: "Dutch and English" */
  pairBefore: {
    pattern: /^[^,;]{1,80} and [^,;]{1,40}$/,
    examples: ['Dutch and English'],
    counterexamples: ['Dutch', 'A, B and C'],
  },
  /** Before a comma that ends a demand. */
  statementEnd: {
    pattern:
      /\w (?:experience|knowledge|skills|registration|licen[cs]e|card|certificate|ticket|class \d|level \d)$|^\W*(?:qts|gas safe)$/i,
    examples: ['SQL Server experience', 'NMC registration', 'HGV class 1'],
    counterexamples: ['experience', 'experience with SQL'],
  },
  /** A few words between a dash and a preference, which is about them: "MVC frameworks - Kafka preferred" */
  afterDash: {
    pattern: /^ [–—-] \p{Lu}\S*(?: \S+){0,3} ?$/u,
    examples: [' - Kafka ', ' – Google Cloud '],
    counterexamples: [' - ', ', Kafka ', ' – all very '],
  },
  /** A note on an item of a list: "Kotlin - 3 years" */
  noteBefore: { pattern: /\w [–—-] ?\w/, examples: ['Kotlin - 3 years'], counterexamples: ['Kotlin, Java', 'e-mail'] },
  /** One of several alternatives is preferred, with "|" for the words: "AWS (|), Azure or Google Cloud" */
  preferredAmong: {
    pattern: /\(\|\)(?:,[^.;()]{1,60})?,? or /i,
    examples: ['AWS (|), Azure or GCP', 'Go (|) or Rust'],
    counterexamples: ['Go, Rust (|)', 'AZ-900 or similar (|)', 'AWS (|). Azure or GCP'],
  },
  preferable: { pattern: /^preferr?able$/i, examples: ['preferable'], counterexamples: ['is preferable'] },
  throughIt: {
    pattern: /^ (?:through|using|with|from|in)\b/,
    examples: [' through Azure DevOps'],
    counterexamples: [', Go', ' for'],
  },
  /** A statement of its own after a comma. */
  ownStatement: {
    pattern: regex('i')`
      ^(?:, | ,| - | – |; )(?:an? (?=\w+ )|we(?:['’]re)?|you(?:['’]ll)?|so|having|also|(?:and )?(?:any |some |an? |prior |previous )?
      (?:knowledge|experienced?|familiar\w*|exposure|understanding))\b
    `,
    examples: [
      ", we're moving to Lightspeed so experience there ",
      ', experience with Go ',
      ', and knowledge of Go ',
      ' ,Knowledge of Go ',
    ],
    counterexamples: [', Asp.net and Web API framework ', ', Go '],
  },
  /** Goes on with what is preferred: "Helm is a plus (v3 or later)", "Helm is a plus, same goes for Go" */
  preferredToo: {
    pattern: regex('i')`
      ^\W{0,3}(?:\((?![^()]{0,200}\b(?:required|mandatory|must|essential|is|are|we|you|our|not)\b)[^()]{1,200}\)|
      (?:including|such as|e\.?g\.?|like|for example)\s${beforeDemand}{1,200}|
      (?:and )?(?:the )?(?:same goes for|so (?:is|are|would|does)|likewise(?! (?:you )?(?:must|need)\b))\b${beforeDemand}{0,200})
    `,
    examples: [' (e.g. Go)', ' including Go and Helm', ', same goes for Go'],
    counterexamples: [' and Go', ', Go', ' (required)', ' (we use Go)', ', likewise you must know Go'],
  },
  lastItem: {
    pattern: regex('')`
      ^, (?:and|or)\b(?! (?:an? |some |any )?(?:\w+ )?
      (?:knowledge|experience|understanding|exposure|familiarity|proficiency)\b)[^,]*$
    `,
    examples: [', or any other equivalent ', ', and Go '],
    counterexamples: [', Go ', ', and Go, Java', ' but Go', ', and knowledge of Go '],
  },
  /** Ends what a leading preference governs. */
  butRequired: {
    pattern: regex('i')`
      , (?=definitely\b)|(?:,? (?:but|while) (?!not\b)|; |\. )(?=[^.]*\b(?:need|must|essential|required|mandatory|non-negotiable|
      expect\w*|have to)\b)|
      ,? and (?=(?:you )?(?:also |definitely )?(?:must|need to|have to)\b)|, (?=(?:you )?must\b)|
      ,? and (?=(?:at least |a minimum of )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|ten)(?: ?\(\d{1,2}\))?\+? (?:years?|yrs?)
      (?:['’]|\s)(?:of )?)
    `,
    examples: [
      ', but React is where you need to be sharp',
      '; Go is essential',
      ' and you must know Go',
      ' in book-keeping and two years of experience in Excel',
    ],
    counterexamples: [', but not much', ', Go and Java', ' and Go'],
  },
  /** What comes before the last comma is required in any case. */
  firmRequirement: {
    pattern: regex('i')`\b(?:${firmWords}|at least|minimum|\d\+? ?(?:years?|yrs?))\b`,
    examples: ['at least 3 years', 'must know Java'],
    counterexamples: ['Strong experience', 'hands-on'],
  },
  /** The same without years: those of an enumeration may be preferred as a whole. */
  firmWithoutYears: {
    pattern: regex('i')`\b${firmWords}\b`,
    examples: ['must know Java'],
    counterexamples: ['at least 3 years', 'hands-on'],
  },
  /** Said of a whole statement, which is required among preferences too. */
  must: {
    pattern: regex('i')`
      \b(?:is|are) (?:an? )?(?:absolute |definite )?(?:must|required|mandatory|compulsory|essential)\b|
      ^\W*(?:you )?must (?:have|know|possess|hold|use|follow|speak|drive|be (?:able|fluent|qualified|registered|certified))\b|\bmandatory\b
    `,
    examples: ['Java is required', 'Must have good knowledge of Go', 'SQL (mandatory)'],
    counterexamples: ['required skills', 'Java would be a must-see'],
  },
  deniedMust: {
    pattern: /\b(?:not|no|neither|nor|if|where|when)\b|n['’]t\b/i,
    examples: ['Java is not required', "isn't mandatory"],
    counterexamples: ['Java is required'],
  },
  /** From a bracket to the words of preference. */
  emptyAside: {
    pattern:
      /^\((?:\W|\b(?:it|this|that|which|both|all|each|but|and|is|are|should|would|will|can|not|highly|strongly|very|also)\b)*$/i,
    examples: ['(', '(should ', '(this is highly ', '(both '],
    counterexamples: ['(VBA '],
  },
  /** The end of a demand before another part of the statement. */
  demandEnd: {
    pattern: regex('gi')`
      (?<!\bnot (?:an? )?)\b(?:required|mandatory|essential|expected|(?:is|are) (?:an? )?(?:absolute |definite )?must|compulsory|
      non-negotiable)
      \)?(?=(?:,|;)? (?:and|but|while|whereas) |[,;] | ?[/&|] )
    `,
    examples: ['Java is a must and Go', 'Java required, Go'],
    counterexamples: ['Java is not essential but welcome', 'must know Java and Go', 'essential knowledge of Go'],
  },
  /** "Ideally" between two commas, or after a bracket, is about what stands up to the next one: the text before and after it. */
  beforeInserted: { pattern: /[,(]\s*$/, examples: ['Java and, ', 'payroll ('], counterexamples: ['Java and '] },
  inserted: {
    pattern: regex('u')`
      ^\s*,[^,)]*|^\s[^,;.)]{2,40}(?=, and\b)|
      ^(?!\sin \p{Lu}\S*, (?:\p{Lu}\S*, )*\p{Lu}[\p{L}\d+#]*,? or \p{Lu})\s(?:in|with|from|at|within|for) [^,;.)]{2,60}(?=, (?!and\b|or\b))
    `,
    examples: [', Go, plus Helm', ', Sage), VAT', ' in retail, Helm'],
    counterexamples: [' Go, Helm', ' in retail, or Helm', ' in Java, Scala or Go'],
  },
  /** Of "SQL is good to have but not a must": said of what stands before it. */
  toHave: { pattern: /\bto[- ]have\s*$/i, examples: ['good to have'], counterexamples: ['good to have:'] },
  verbAtEnd: {
    pattern: /\b(?:is|are|be)(?: an?)?\s*$/i,
    examples: ['SQL is ', 'SQL is a '],
    counterexamples: ['this '],
  },
  afterwards: {
    pattern: /^,? (?:but|though|although|as|because|since)\b/i,
    examples: [' but not a must', ', since we use it'],
    counterexamples: [': Go', ' Go'],
  },
  /** At the beginning of a preference, or in the four letters before it. */
  verbAtStart: {
    pattern: /^.{0,4}\b(?:is|are|be|would|will)\b/i,
    examples: ['SQL is a plus', ' are preferred'],
    counterexamples: ['preferred', 'Kafka preferred'],
  },
  /** Before a preference that marks one item: "Java, Python (preferred), Go", "Java, Python – preferred, Go". */
  openMark: { pattern: /\s?\($|\s[–—-]\s?$/, examples: ['Python (', 'Python – '], counterexamples: ['Python, '] },
  endsInEtc: {
    pattern: /[,)] ?etc\.?\)?\s*[–—-]?\s*$/i,
    examples: ['distributed systems: caching, streaming, etc. - ', 'Go, Rust, etc. '],
    counterexamples: ['etc. and Go '],
  },
  /** Preferring all items of an enumeration. */
  ofAll: { pattern: /prefer|desir/i, examples: ['is preferred'], counterexamples: ['is a plus'] },
  /** Before a preference that is about all that one demand lists: "experience in A, B and C strongly preferred" */
  demandOpensList: {
    pattern: regex('i')`
      ^[^,;.]*\b(?:experience|knowledge|background|exposure|familiarity) (?:in|with|of|to)\b[^,;.]*,
      (?![^;.]*\ (?:and|or) (?:an?|the|some|any)\b)[^;.]*$
    `,
    examples: ['2 years of experience in hematology, chemistry and blood bank '],
    counterexamples: [
      'experience in sales, retail and a degree ',
      'experience in hematology ',
      '2 years, experience in hematology ',
      '5 years of Java, Go and SQL ',
    ],
  },
  ofSeveral: { pattern: /\b(?:are|both)\b/i, examples: ['are a plus'], counterexamples: ['is a plus'] },
  /** Before a preference that is about the statement before it. */
  ofStatementBefore: {
    pattern: regex('i')`
      ^\W*(?:(?:but|though|while|although|and) )?(?:this|that|it|these|those|both|all of (?:this|these)|either)(?:['’]s)?
      (?: (?:experience|knowledge|skills?|background|one|would|will|is|are|not|be|really|very|definitely|certainly|all|also|an?|seen|
      considered|as))*\W*$
    `,
    examples: ['That ', 'This experience would ', 'Both are ', "It's "],
    counterexamples: ['This team ', 'Go ', ''],
  },
  remarkEnd: {
    pattern:
      /^\W*(?:but|though|although|as|since|because|in this (?:role|job)|for (?:us|this (?:role|job))|here|too)\b[^.;:]{0,80}[.!]*$/i,
    examples: [', but not a must.', ' for this role.'],
    counterexamples: [' if you know Go', ' to have Go', ': Go'],
  },
  /** Where a demand begins in text without punctuation. */
  demandOpening: {
    pattern: /(?<=\s)(?:experienced?|knowledge|familiar(?:ity)?|understanding|exposure)\s/g,
    examples: ['agile experience core java', 'and knowledge of Go'],
    counterexamples: ['core java', 'experience'],
  },
};
export const clauseRegex = regexesOf(clausePatterns);
