import { regex, regexesOf } from '#readers/patterns';

/** What sentences say about where the work is. */
export const statedPlacePatterns = {
  /** What every sentence has that names the place of the work. */
  nameInSentence: {
    pattern: regex('u')`
      \b(?:[Oo]ur|cover\w*|across|throughout|in|at|to|of|near|around|outside|between|either|location|beautiful|sunny|central|downtown|our|
      the|its|their|new|busy|growing|expanding|is|be|only|
      prefer\w*|for|from|[Oo]nly|wanted,|required,|needed,|cover|ex|
      ['’]s) \p{Lu}|@ ?\p{Lu}|\b(?:[Ss]ite|[Ww]arehouse|[Dd]epot|[Hh]ub|[Pp]lant|[Bb]ranch) \p{Lu}|\(\p{Lu}|
      ^\W*\p{Lu}[\p{L}'’-]+ (?:based )?(?:[Cc]andidates?|CANDIDATES?)\b|\p{Lu}[\p{L}'’-]+[ -]based\b
    `,
    examples: ['a bakery in Leeds', 'our Leeds office', 'WFO (Leeds', 'LEEDS CANDIDATES'],
    counterexamples: ['Leeds', 'in an office', 'write to me@example.com'],
  },
  /** Sentences that name the place of the work, up to the name. */
  workIn: {
    pattern: regex('giu')`
      \b(?:
      join (?:our|the) (?:[\p{L}-]+ ){0,3}(?:team|squad|crew|group|department) (?:based )?(?:in|at)|
      (?:from|at|out of|in|for|to|join|of) (?:our|the) (?:[\p{L}-]+ ){0,3}
      (?:office|headquarters|hq|studio|lab|branch|site|store|clinic|hospital|depot|plant|warehouse|facility|practice|workshop|
      cent(?:re|er))
      \s(?:based |located )?(?:in|at|near|outside)|
      (?:hiring|recruiting|vacanc(?:y|ies)|openings?|positions?|roles?|jobs?|opportunit(?:y|ies))
      (?: based| located| available)? (?:in|for location)|
      (?:role|position|job|vacancy|opening|requirement) (?:is|will be) for|
      (?:candidates?|applicants?)(?: (?:should|must) be)?(?: only| currently)* from|
      (?:must|should|to|you|candidates?|applicants?)(?: who)? (?:live|reside|living|residing|(?:be |are )?(?:based|located)|currently live)
      (?: (?:in or|in and) (?:around|near)| in| near| within [^.;,]{0,30} of)|
      commut(?:e|able|ing) (?:distance )?(?:to|from|of)|commuting distance of|
      for location|on[- ]?site (?:in|at)|relocate to|work takes place in|
      hybrid\W{1,3}(?:working\W{1,3})?\d(?:-\d)? days? in|
      hybrid\W{1,3}(?:(?:mon|tue|wed|thu|fri)[a-z]{0,6}(?:,? and |, ?| ?& ?| ?\/ ?|-)?){1,4} in|
      across (?:(?:our|two|three|four|several|multiple) )?(?:[\p{L}-]+ ){0,2}
      (?:sites|branches|stores|clinics|schools|hospitals|practices) in|
      (?:in|at|on) the (?:heart|centre|center|outskirts|middle|edge) of|
      \b(?:has|have) (?:arisen|come up|become available) in|(?<!\bnot )(?:wanted(?: in|,)|(?<!\bas )needed in)|
      (?:days?|once|twice)(?: (?:a|per) week)? in (?:our|the)|days? (?:a|per) week in|you(?:['’]ll| will)? (?:be )?cover(?:ing)?(?: the)?|
      ^\W*(?:come (?:and|to) |live and )?work in|come (?:and |to )?(?:work|join us)(?: (?:with|for) us)?(?: here)? (?:in|at)|
      (?:trunk(?:ing|s)?|tramping|shunting|(?:day|night|delivery|bus|school) (?:runs?|routes?)) (?:between|out of|from|ex)|
      (?:right |all )?here in|(?:wfo|from office|on-?site|hybrid) ?\(|
      (?:desk|team|office|role|you)(?: is|['’]ll|,)? (?:sits?|sitting) in|one of our (?:offices|sites|branches|stores) in|
      (?:hospital|ward|school|practice|clinic|surgery|nursery|pharmacy|
      home|restaurant|hotel|resort|salon|garage|farm|bakery|brewery|pub|caf[eé]|
      shop|factory|academy|dealership|kitchen|gym|spa)(?: is)?(?: based| located| situated)? (?:in|near|just outside|close to)
      (?: the (?:heart|centre|center|outskirts|middle|edge|town|village|city) of)?(?: beautiful| sunny| central| downtown)?|
      (?:site|depot|warehouse|office|shop|school|farm|hotel|clinic|restaurant|bakery|salon|factory|plant|store) is [^.;,]{1,40}
      \s(?:near|outside|close to)|
      (?:two|three|four|five|\d) (?:shops|stores|salons|clinics|restaurants|schools|depots|nurseries|practices|bakeries|farms),? in|
      (?:deliver(?:y|ies|ing)?|driv(?:e|ing)|jobs|sites|homes|routes?|rounds?|cleaning|calls)(?: [a-z]+){0,2} in and around|
      join us (?:in|at)|relocation to|^\W*(?:office|offices) in|
      (?:fifo|fly[- ]in,?[ /-]?fly[- ]out)(?: (?:role|position|roster|work))? (?:from|ex|out of)|
      (?:business|company|companies|firm|agency|consultancy|builder|contractor)(?: of \w{1,6})? in|
      (?:office|role|position|job|you)(?: is| are| will be| can be|['’]ll be)? (?:based |located )in|
      work ?place (?:is|will be) (?:based |located )?in
      )(?: (?:central|downtown|either|beautiful|sunny))?(?:\s|(?<=\())(?=\p{L})
    `,
    examples: [
      'join our sales team in Leeds',
      'from our office in Leeds',
      'at the plant in Leeds',
      'a general practice in Leeds',
      'for location Leeds',
      'join our Payroll squad in Leeds',
      'in our research centre in Leeds',
      'the workplace is in central Leeds',
      'right here in Leeds',
      'the desk sits in Leeds',
      'WFO (Leeds',
      'candidates should be from Leeds',
      'you must live within 30 miles of Leeds',
      'the role can be based in either Leeds',
      'the bakery lies in the heart of Leeds',
      'baker wanted, Leeds',
      'an opportunity has arisen in Leeds',
      'two days a week in Leeds',
      'Come and work in Leeds',
      'Then come and work with us in Leeds',
      'Trunking between Leeds',
      'on-site at Leeds',
      'work takes place in Leeds',
      'Hybrid working (3 days in Leeds',
      'across our two sites in Leeds',
      "you'll be covering Leeds",
      'the school is in Leeds',
      'commutable from Leeds',
      'a practice in the centre of Leeds',
      'the farm is a few miles outside Leeds',
      'we have two shops, in Leeds',
      'deliver parcels in and around Leeds',
      'Join us in beautiful Leeds',
      'FIFO ex Perth',
      'a kitchen near Leeds',
      'a family-owned pharmacy in Leeds',
      'Hybrid: Tues and Thurs in Leeds',
    ],
    counterexamples: ['clients in Leeds', 'our history in Leeds', 'at work in Leeds'],
  },
  /** The work goes on in several towns or counties, up to their names. */
  areaOfWork: {
    pattern: regex('giu')`
      \b(?:visit(?:s|ing)?|field[- ]based|mobile|role|position|territory|patch|routes?|rounds?|inspect(?:ing|s)?|care calls)\b
      [^.;:]{0,60}?\s(?:across|covering|throughout) (?=\p{L})|
      \b(?:team|service|role|patch|territory|position) covers (?=\p{L})
    `,
    examples: ['visit patients across Kent', 'a field-based role covering Leeds', 'our team covers Truro'],
    counterexamples: ['customers across Kent', 'visits. Sales across Kent', 'insurance covers Truro'],
  },
  /** "Two days in Leeds and the rest at home": up to the name, and after it. */
  daysIn: {
    pattern: /\b(?:one|two|three|four|\d) days? (?:in|at) (?=\p{Lu})/gu,
    examples: ['spend two days in Leeds'],
    counterexamples: ['two days in our office', 'some days in Leeds'],
  },
  restAtHome: {
    pattern:
      /^[^.;]{0,40}\b(?:the rest|the others?|otherwise|remainder|days? (?:from|at) home|(?:from|at) home|remote(?:ly)?)\b/i,
    examples: [' and the rest at home', ', two from home'],
    counterexamples: [' to meet the bakers', '. The rest'],
  },
  /** After a town: "Home-based, Leeds area". */
  areaAfter: {
    pattern: /^ (?:metro(?:politan)? )?area\b(?! (?:manager|sales|director|lead))/i,
    examples: [' area', ' metro area'],
    counterexamples: [' areas', ' area manager'],
  },
  /** "Be part of our Leeds team": before and after the town. */
  teamBefore: {
    pattern:
      /^\W*our (?:growing |busy )?$|\b(?:part of|join(?:ing)?) (?:our|the|their) (?:growing |busy |expanding )?$/i,
    examples: ['Our ', 'be part of the ', 'join our growing '],
    counterexamples: ['work with our ', 'support the '],
  },
  teamAfter: {
    pattern: /^(?:[- ]based)? (?:[a-z]+ )?team\b/,
    examples: [' team', ' sales team', '-based team'],
    counterexamples: [' Teams', ' office'],
  },
  /** "A short walk from Leeds station" */
  stationAfter: {
    pattern: /^ (?:(?:train|railway|bus|tube|metro|central) )?station\b/i,
    examples: [' station', ' train station'],
    counterexamples: [' stationery', ' city'],
  },
  stationBefore: {
    pattern: /\b(?:walk|minutes?|mins?|close|near|next|stroll)\b[^.;]{0,20}$/i,
    examples: ['five minutes from ', 'close to '],
    counterexamples: ['You run '],
  },
  areaBefore: {
    pattern:
      /\b(?:home[- ]based|remote|hybrid|based|located|situated|live|reside|residing|deliver\w*|driv\w+)\b[^.;]{0,20}$/i,
    examples: ['Home-based, ', 'you live in the '],
    counterexamples: ['We keep the '],
  },
  /** After the name of a town: "a Leeds-based position" */
  roleOfTown: {
    pattern: /^[ -]based (?!on\b)(?:[a-z-]+ ){0,2}(?:role|position|job|vacancy|opening|opportunity|post)\b/i,
    examples: ['-based role', ' based permanent position'],
    counterexamples: ['-based client', ' based on the role'],
  },
  /** At the end of a statement. Groups: the names of a town, the letters of its state. */
  townAtEnd: {
    pattern: /[ ,@-](\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?),? ([A-Z]{2,3})[.!]?$/u,
    examples: ['FITTERS NEEDED, MELBOURNE VIC.', 'Fitters needed in Tampa FL'],
    counterexamples: ['Fitters needed in Melbourne', 'MELBOURNE VIC'],
  },
  wanted: {
    pattern: /\b(?:required|wanted|needed|hiring|recruiting|seeking|looking for|vacanc(?:y|ies)|openings?)\b/i,
    examples: ['FITTERS NEEDED FOR ', 'Hiring bakers in '],
    counterexamples: ['We bake in '],
  },
  /** In small letters: "our brasserie in leeds city centre". Groups: the town. */
  smallTown: {
    pattern:
      /\b(?:in|at|near|of) (?:the |central )?(\p{Ll}[\p{Ll}'’-]{2,}(?: \p{Ll}[\p{Ll}'’-]{2,}){0,2}) (?:city|town) cent(?:re|er)\b/gu,
    examples: ['our brasserie in leeds city centre', 'a shop near milton keynes town center'],
    counterexamples: ['in Leeds city centre', 'in a centre'],
  },
  /** "Our Leeds branch needs a clerk": before and after the name. */
  hiringBefore: {
    pattern: /\b[Oo]ur (?:new |busy |growing )?$/,
    examples: ['Our busy '],
    counterexamples: ['in our own '],
  },
  hiringAfter: {
    pattern: regex('i')`
      ^ (?:head )?(?:office|branch|store|site|hub|studio|depot|clinic|hospital|school|nursery|shop|restaurant|kitchen|warehouse|plant)
      (?: \([^()]{2,40}\))?\s(?:team )?
      (?:(?:is|are) (?:now |currently |actively )?(?:looking|seeking|hiring|recruiting|searching)|needs?|seeks?|requires?)\b
    `,
    examples: [' office is looking for', ' depot team needs', ' office (Old Town) is hiring'],
    counterexamples: [' office', ' office opened', ' office needed'],
  },
  /** "Acme requires a baker for its Leeds branch", up to the name. */
  ownBranchBefore: {
    pattern: regex('i')`
      \b(?:requires?|seeks?|needs?|is (?:now |currently )?(?:hiring|recruiting|seeking|looking for)|openings?|vacanc(?:y|ies))
      (?: for)? (?:an?|\d+|two|three|four|several|experienced|qualified) [^.;]{0,120}? for (?:its|their) (?:new |busy )?$
    `,
    examples: ['Acme requires a baker for its '],
    counterexamples: ['Acme bakes for its ', 'requires a baker for our ', 'Acme needs software for its '],
  },
  /** After the name of a town, which comes before it: "our Leeds office". */
  ourOfficeBefore: {
    pattern: regex('u')`
      \b(?:[Ii]n|[Aa]t|[Ff]rom|out of|to|[Jj]oin|[Ff]or) (?:our|the|\p{Lu}[\p{L}&.-]{1,30}(?:['’]s|s['’]))
      \s(?:new |busy )?(?:\p{Lu}\p{L}+,? (?:or|and|/) )?$
    `,
    examples: ['from our ', 'at the busy ', "in Acme's ", 'in our Leeds or '],
    counterexamples: ['our ', 'visit our '],
  },
  ourOfficeAfter: {
    pattern: regex('iu')`
      ^(?:,? (?:or|and|/) \p{Lu}\p{L}+)? (?:(?:head|delivery|development|engineering|technology|tech|innovation|r&d|it|corporate) )?
      (?:offices?|branch|depot|plant|store|hub|site|studio|campus|warehouse|headquarters|hq|cent(?:re|er)|location|hospital|clinic|school|
      nursery|shop|restaurant|kitchen|bakery|brewery|salon|garage|workshop|lab|factory|showroom|farm)s?\b
    `,
    examples: [' office', ' or York office', ' depot, next', ' delivery centre'],
    counterexamples: [' officer', ' team'],
  },
  /** "This role is Dublin based", "only Exeter candidates" */
  townBasedBefore: {
    pattern: /\b(?:role|position|job|post|vacancy) (?:is|will be) $|\b(?:only|prefer(?:red|ably)?)(?: for)? $/i,
    examples: ['this role is ', 'we take only ', 'only for '],
    counterexamples: ['our company is '],
  },
  basedAlone: {
    pattern: /^-based(?=[,.;(]|\W*$)/i,
    examples: ['-based, hybrid', '-based.'],
    counterexamples: ['-based company', ' based'],
  },
  townBasedAfter: {
    pattern: /^[ -](?:based|candidates?|applicants?)\b/i,
    examples: [' based', '-based', ' candidates'],
    counterexamples: [' office'],
  },
  /** "for Leeds location", up to the name. */
  atLocationBefore: {
    pattern: /\b(?:for|in|at|from) (?:our |the )?$/i,
    examples: ['joiners for '],
    counterexamples: ['to '],
  },
  /** After a town at the start: "Leeds candidates preferred" */
  candidatesAfter: {
    pattern: /^ (?:based )?(?:candidates?|applicants?)\b.{0,20}\b(?:only|preferred|can apply)\b/i,
    examples: [' CANDIDATES ARE PREFERRED', ' candidates only'],
    counterexamples: [' candidates are many', ' only'],
  },
  /** "As a baker in Leeds, you bake": up to the name, and after it. */
  asRole: {
    pattern: /\bAs an? (?:[\p{L}/&-]+ ){1,6}in (?=\p{Lu})/gu,
    examples: ['As a baker in Leeds', 'Summary As a baker in Leeds'],
    counterexamples: ['as a baker in Leeds', 'As a baker'],
  },
  you: {
    pattern: /^, (?:you\b|your role\b)/,
    examples: [", you'll bake", ', your role is'],
    counterexamples: [', we bake', '. You bake'],
  },
  /** A choice of workplaces that a company has, or visits. */
  whether: {
    pattern: /\b(?:whether|travel\w*|visit\w*|trips?)\b[^.;]*$/i,
    examples: ['Whether you work ', 'you will travel to '],
    counterexamples: ['You work ', 'Ask whether. You work '],
  },
  /** Before the place of a vacancy. */
  placeAfter: {
    pattern:
      /\s(?:in|at|near|out of)\s(?:(?:our|the) )?(?=\p{Lu})|\s@ ?(?=\p{Lu})|\s(?:site|warehouse|depot|hub|plant|branch)\s(?=\p{Lu})/gu,
    examples: ['a baker in Leeds', 'a baker near Leeds', 'a baker @Leeds', 'bakers for our site Leeds'],
    counterexamples: ['in leeds', 'into Leeds'],
  },
  /** Up to the words before the place: "we are hiring a baker (based)", "this position is", "candidates". */
  vacancyBefore: {
    pattern: regex('i')`
      (?:\b(?:seeking|looking (?:out )?for(?:ward to)?|looking to (?:hire|recruit|add)|hiring|recruiting|in search of|searching for|
      in need of|we(?: still| urgently| now| also)? (?:need|require)(?! to))\b|^\W*need(?! to)\b|
      ^\W*(?:(?:urgent(?:ly)?|immediate|job|current|multiple|new) )*(?:(?:openings?|vacanc(?:y|ies)|requirements?) (?:for|of)\b|
      (?:openings?|vacanc(?:y|ies))\b(?= ?[:–-]| [^,.]{3,50}$))|\b(?<!\bnot )wanted (?=for|at|by)\b|
      \bjoin (?:our|the|us|a)\b|\b(?:role|position|vacancy|opening|requirement|opportunity) (?:is|will be|exists)(?! responsible)\b|
      ^\W*as an? (?=[^,]{2,60}$)|\b(?:willing|able|ready|required|have|has) to (?:work|relocate|travel daily|commute)\b|
      \bcandidates? (?:will|must|should|to) be (?:based|positioned|located|posted|placed)$|
      \b(?:candidates?|applicants?)(?: (?:only|currently|based|residing|living|located|ideally))*$)
      (?:(?!\bto (?!join|be\b|work|sit|our|the)|
      \b(?:clients?|colleagues?|accounts?(?! (?:executives?|managers?|assistants?|clerks?|officers?|payable|receivable)\b)|
      conference|events?|teams\b|customers?|
      partners?|stakeholders?|companies|company|experience|skills?|knowledge|who|that|which|whose|
      headquarter\w*|offices|branches|degree|markets?|suppliers?|history|travel|founded|graduates?|universit\w+)\b)
      (?:[^.;!?]|\.(?=\d))){0,140}$
    `,
    examples: [
      'we are seeking a baker',
      'baker wanted for a busy shop',
      'seeking a baker for ovens worth 1.2 million',
      'join the baking team of Acme',
      'This position is',
      'As a baker',
      'Willing to work in an office',
      'The candidate will be positioned',
      'we need candidates',
      'we need six bakers for our',
      'Urgent opening Head Baker',
      'Vacancy: Head Baker',
    ],
    counterexamples: [
      'we are seeking a baker for our clients',
      'we are seeking a baker to sell bread',
      'The position is responsible for bread',
      'we need to bake bread',
      'experience with bakers',
    ],
  },
  /** Names that need not be well-known, since a workplace or an employer is in them. Groups: the name. */
  workplaceOfName: {
    pattern: regex('gu')`
      (?:\b(?:[Oo]ur|[Tt]he|[Aa]n?) (?:[\p{L}-]+ ){0,3}
      (?:kitchen|restaurant|shop|salon|bakery|caf[eé]|pub|hotel|school|nursery|clinic|surgery|practice|garage|workshop|store|
      showroom|farm|gym|office|depot|warehouse|site|plant|factory|branch|studio|home|hospital|brewery|dealership)
      (?: is)?(?: based| located| situated)? (?:in|near|outside)|
      \b(?:company|agency|firm|start-?up|business|charity|consultancy|bakery|school)(?: is)? (?:based|located|situated) in)
      \s(\p{Lu}\p{Ll}[\p{L}'’-]{1,}(?: \p{Lu}\p{Ll}[\p{L}'’-]+)?)
      (?=\W*$|[.,;:)!]|\s(?:needs?|is|are|has|have|to|and|with|on|for|from|where|who|as|one|two|three|four|\d|every|each)\b)|
      \bfor (\p{Lu}\p{Ll}[\p{L}'’-]{1,}) [Ll]ocation\b
    `,
    examples: ['You run our kitchen in Bath.', 'an IT company based in Andheri.', 'hiring for Taratala location'],
    counterexamples: [
      'our kitchen in the town',
      'clients in Bath.',
      'our office in IT',
      'a school in Bath Spa Mews Road',
    ],
  },
  /** What follows "in" besides places. */
  timeOrTopic: {
    pattern: regex('i')`
      ^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|
      christmas|easter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|year|key|phase|grade|stage|band|accordance|order|addition|line|
      this|that|these|your|our|its|their|central|current|prime|new|base|project|customer)\b
    `,
    examples: ['September', 'Year 5', 'Key Stage'],
    counterexamples: ['Bath', 'Yearsley', 'Newham'],
  },
  timeZone: {
    pattern: /^[^.;]{0,30}\btime ?zones?\b/i,
    examples: [' or Africa time zones'],
    counterexamples: [' for a time'],
  },
  /** After "based in Nagpur": ", India". */
  regionAfter: {
    pattern: /^, (\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)?)\b/u,
    examples: [', India', ', West Sussex.'],
    counterexamples: [' India', ', near'],
  },
  inTown: {
    pattern: /^(?:,| in) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u,
    examples: [' in Hull', ', New Malden'],
    counterexamples: [' in the town', '. In Hull'],
  },
  /** Between the parts of a title, of which the first is the role. */
  betweenTitleParts: {
    pattern: /\s[-–—|]\s|[()|]|,\s/,
    examples: ['Cook - Leeds', 'Cook (Leeds)', 'Cook | Leeds'],
    counterexamples: ['Sous-Chef', 'AC/DC'],
  },
  /** Before the name of a place where people work. */
  atPlace: {
    pattern: /\b(?:in|at|from|near|around)\s$/i,
    examples: ['office based in ', 'at ', 'from '],
    counterexamples: ['Dear ', 'works '],
  },
  /** Before a field, not a place. */
  fieldBefore: {
    pattern: regex('i')`
      \b(?:degrees?|diploma|bachelor['’]?s|master['’]?s|studies|experience|background|knowledge|expertise|interests?|qualifications?) in\s$
    `,
    examples: ['a degree in ', 'experience in ', 'a special interest in '],
    counterexamples: ['an experienced baker in ', 'No experience needed in ', 'our bakery in '],
  },
  /** Within a paragraph, only sentences about the role itself tell where it is. */
  roleIsBased: {
    pattern: regex('i')`
      ^\W*(?:this|the) (?:[\w-]+ ){0,2}?(?:role |position |job |post )?(?:is|will be)
      \s(?:[\w-]+ ){0,3}(?:based|located|situated) (?:in|at)\b
    `,
    examples: ['The role is based in Leeds', 'This is a hybrid role based in Leeds', 'The post will be based at Leeds'],
    counterexamples: ['Based in Leeds, our parent bakes', 'This role supports a customer who is based in Leeds'],
  },
  /** After a name: "our Avonmouth depot". */
  workplaceAfter: {
    pattern: /^ (?:offices?|depot|branch|store|plant|campus|site|studio|hospital|clinic|warehouse|hub|lab)\b/i,
    examples: [' depot', ' office and'],
    counterexamples: [' team', ' officer'],
  },
  /** "The role is based in Leeds", but no company is. */
  basedIn: {
    pattern: regex('u')`
      (?:^|\b(?:[Rr]ole|[Pp]osition|[Jj]ob|[Pp]ost|[Oo]ffice|[Yy]ou(?:['’]ll)? (?:will )?(?:be )?|[Tt]his)\b[^.;,]{0,30}?)
      \b(?:[Bb]ased|[Ll]ocated|[Ss]ituated) (?:in|at|out of) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,4})
    `,
    examples: ['The role is based in Leeds', 'Office based in Norwich with a day at home', 'Based in New York'],
    counterexamples: ['Acme is a company based in Leeds', 'based in the North'],
  },
  locationAfter: { pattern: /^ locations?\b/i, examples: [' location'], counterexamples: [' locate'] },
  /** A sentence that begins with it: "Leeds-based, two days at home". */
  startOfSentence: { pattern: /(?:^|[.!?])\s*$/, examples: ['', 'Join us. '], counterexamples: ['we are '] },
};
export const statedPlaceRegex = regexesOf(statedPlacePatterns);
