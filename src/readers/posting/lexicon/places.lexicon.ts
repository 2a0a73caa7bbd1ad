import { regex, regexesOf } from '#readers/patterns';

export const jobPlacePatterns = {
  placeLabel: {
    pattern: regex('')`
      ^(?:the )?(?:primary |additional |other |preferred |base |posting |hiring )?
      (?:job |work |working |office |company )?
      (?:locations?|loc|city|cities|town|place(?: of work)?|work ?place|job site|site name|place of posting|(?:area|place) of assignment|
      duty station|where|standort|arbeitsort|dienstort|standplaats|lieu de travail|sede|terminal|depot)
      (?: ?\(s\))?$
    `,
    examples: [
      'loc',
      'duty station',
      'site name',
      'the location',
      'location',
      'job location',
      'preferred work locations',
      'city',
      'location(s)',
    ],
    counterexamples: ['locations of our offices', 'job type', 'experience'],
  },
  /** Labels below which only well-known towns are places. */
  weakPlaceLabel: {
    pattern:
      /^(?:(?:job |work |office |company )?address|office|offices|site|base|based|based (?:in|at)|venue|branch)$/,
    examples: ['address', 'office', 'based in', 'site'],
    counterexamples: ['office skills', 'location', 'email address'],
  },
  nextLabel: {
    pattern: regex('u')`
      \s\|\s|(?<=\p{Ll})(?=(?:Job |Work )?Location ?:)|(?<=[\p{Ll}.)])(?=(?:Job|Employment) [Tt]ype ?:)|
      \s(?=(?:Job|Work) Location \p{Lu})|(?<=[.;,])\s(?=(?:Job |Work )?(?:Location|Mode)\b)|(?<=[.;])\s(?=(?:Terminal|Depot|
      Standort|Place of work)\s?:)|
      (?<!\b(?:Current|Preferred|Company|Office|Base|Primary|Other|Posting|Hiring|Interview|Job|Work|Your|Additional))
      \s(?=(?:Job |Work )?Location ?:)|
      \s(?=(?:Experience|Exp\.?|Salary|Notice [Pp]eriod|Job [Tt]ype|Employment [Tt]ype|Positions?|Duration|Shift)\s?[:–-])|
      (?<!\b(?:CURRENT|PREFERRED|COMPANY|OFFICE|BASE|PRIMARY|OTHER|POSTING|HIRING|INTERVIEW|JOB|WORK|YOUR|ADDITIONAL))
      \s(?=(?:(?:JOB |WORK )?LOCATION|LOC|MODE|EXPERIENCE|EXP\.?|SALARY|CTC|NOTICE PERIOD|JOB TYPE|POSITIONS?|DURATION|SHIFT) ?[:–-])
    `,
    examples: [
      'Pune | Remote',
      'Full-time, Location: Pune',
      'from 11am to 4pmLocation: Pune',
      'Pune.Job Type: Full-time',
      'Full-Time Work Location Pune',
      'Apply now. Work Mode: Remote',
      'Cook Location: Pune',
      'Pune Salary: 2',
      'COOK JOB LOCATION: Pune',
      'Pune EXPERIENCE: 3',
    ],
    counterexamples: ['Pune, Mumbai', 'Location: Pune', 'Current Location: Pune', 'Job Location: Pune'],
  },
  labelledValue: {
    pattern: /^\W{0,3}([\p{L}][\p{L} ()-]{1,40}?)\s*(?::[\s:-]*|\s?[-–—]+\s+|\s[-–—]+\s?)(.*)$/u,
    examples: ['Location: Pune', 'Location - Pune', '• Job Location:', 'Work mode :- Hybrid'],
    counterexamples: ['Pune', 'full-time work', '24/7: shifts'],
  },
  /** A form pasted without its colons. */
  unmarkedLocation: {
    pattern:
      /^(?:(?:job|work) )?location(?: | ?[-–—](?!(?:based|aware|specific|agnostic|independent|free|flexible|less)\b))(\p{Lu}.*)$/iu,
    examples: ['Location Pune', 'Location-Pune', 'Job Location Pune, Maharashtra'],
    counterexamples: ['Location', 'Location: Pune', 'The location Pune', 'Location-Based Services'],
  },
  /** "The job location is Pune." */
  statedLocation: {
    pattern: /^\W{0,3}(?:the )?(?:job |work |office )?location (?:is|will be) (?:at |in )?(?!key\W*$)(.*)$/iu,
    examples: ['Location is Pune.', 'The job location will be in Pune'],
    counterexamples: ['Location: Pune', 'Location is key.', 'The location of our office is Pune'],
  },
  /** In a text without capitals. Groups: the words from the name on. */
  flatLocation: {
    pattern: /\blocation:? ((?:[\p{Ll}.'’-]+ ){0,3}[\p{Ll}.'’-]+)/gu,
    examples: ['primary location reno nv full time'],
    counterexamples: ['location', 'relocation reno'],
  },
  /** Letters of a state that are a word, too. */
  smallWord: {
    pattern: /^(?:in|or|me|hi|ok|id|la|ma|pa|al|de|co|oh|on|ab|sa|mo|pr)$/,
    examples: ['in', 'or'],
    counterexamples: ['nv', 'texas'],
  },
  /** The label below that of a city. */
  regionLabel: {
    pattern: /^(?:state|province|county|country)$/,
    examples: ['state', 'province'],
    counterexamples: ['statement', 'city'],
  },
  /** The line break after the place got lost: "PuneSalary: 2". Groups: the town. */
  gluedTown: {
    pattern: /^(\p{Lu}\p{Ll}{2,})(?=\p{Lu}\p{Ll})/u,
    examples: ['PuneSalary', 'LeedsPosition Cook'],
    counterexamples: ['Pune', 'Pune Salary', 'McLean'],
  },
  /** Between the place and a sentence after it: "Pune, India. You work". */
  afterValue: {
    pattern: /(?<=[\p{Ll})]{3}|\b[A-Z]{2,3}|\b[A-Z]{1,2}\d{1,2})[.!] +(?=\p{Lu})/u,
    examples: ['Pune. Hybrid', 'Perth, WA. We work', 'Pune (Camp). Apply', 'Hull, HU3. We work'],
    counterexamples: ['St. Paul', 'Co. Cork', 'Pune.'],
  },
  /** Indeed. Groups: the place before a question about the way to work, and one that is required. */
  formPlace: {
    pattern: regex('i')`
      ^\W*(.{2,200}?): (?:Reliably commute|Relocate before|Willing to relocate)|^\W*([^():]{3,80}) \((?:Required|Preferred)\)$
    `,
    examples: [
      'Pune, Maharashtra: Reliably commute or relocate',
      'Delhi: Relocate before starting',
      '* Reno, NV (Preferred)',
    ],
    counterexamples: ['Must reliably commute', 'Pune: Remote', 'Java: 1 year (Required)'],
  },
  /** The job is anywhere in what follows. */
  wholeOf: {
    pattern: /\b(?:pan|all[- ]over|(?:all )?across|anywhere in|throughout)[ -]+(?:the )?(?=\p{Lu})/giu,
    examples: ['PAN India', 'All-over Tamil Nadu', 'across Germany'],
    counterexamples: ['Panvel', 'all overs'],
  },
  /** Between the names of one place. */
  dash: {
    pattern: /\s*[-–—]\s+|\s+[-–—]\s*/,
    examples: ['India - NCR', 'Motera- Pune'],
    counterexamples: ['Stoke-on-Trent'],
  },
  /** Of the country and state: "IN-MH-Mumbai". */
  codesBefore: {
    pattern: /^(?:(?:[A-Z]{2,3}-)+|(?:IND|USA|GBR|DEU|AUS|CAN) )(?=\p{Lu}\p{Ll})/u,
    examples: ['IN-MH-Mumbai', 'IND Bangalore'],
    counterexamples: ['New Delhi', 'AC-DC', 'Stoke-on-Trent'],
  },
  notPlace: {
    pattern: regex('i')`
      \b(?:
      remote|remotely|hybrid|onsite|on-site|office|home|wfh|wfo|
      anywhere|multiple|various|flexible|locations?|any|
      candidates?|job|work|working|limited|ltd|pvt|
      pan|required|preferred|notice|salary|experience|shift|company|based|only|
      please|apply|team|client|days?|see|tbd|n\/a|na|not|
      near|open|across|within|europe|africa|asia|apac|emea|(?:latin|north|south) america|latam|middle east|worldwide|all over|
      time ?zones?|available|relocate|
      we|our|is|are|will|you|must|
      years?|months?|international|global|mobility|strategy|associate|
      services?|tracking|intelligence|analytics|details?|preferences?|statements?|reason)\b
    `,
    examples: ['Remote', 'Multiple Locations', 'Near Pune', 'Acme Pvt', 'PAN India'],
    counterexamples: ['Panvel', 'Pune', 'New York', 'Nagpur'],
  },
  noteOnPlace: {
    pattern: regex('gi')`
      \((?:preferred|required|wfo|wfh|onsite|on-site|hybrid|remote|work from office|work from home|only)\)
    `,
    examples: ['Pune (Preferred)', 'Delhi (WFO)'],
    counterexamples: ['Pune (West)'],
  },
  /** Numbers, British (of the town or the street), Irish, Canadian, Dutch, and Australian after the state. */
  postalCode: {
    pattern: regex('g')`
      (?:\s-\s?)?\b\d{5,6}(?:-\d{4})?\b|\b[Pp][Ii][Nn] ?[Cc][Oo][Dd][Ee]\b|
      \b[A-Z]\d[\dW] ?[A-Z\d]{4}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|
      \b[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?\b|
      \b\d{4} ?[A-Z]{2}\b|(?<=\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT) )\d{4}\b
    `,
    examples: [
      'Pune 411001',
      'Boston 02108',
      'Pin code',
      'Bath, BA1 1AA',
      'Leeds LS1',
      'Cork, T12 X8N9',
      'Kelowna V1Y 2A3',
      '1012 AB Amsterdam',
      'Perth WA 6000',
    ],
    counterexamples: ['Sector 62', 'Pune', 'WA', '2012'],
  },
  /** The numbered part of a town: "Pune Sec 21". */
  block: {
    pattern: /\b(?:sec(?:tor)?|phase|plot|block|unit|zone)[ .-]{0,2}(?:\d+|[ivx]+)\b/gi,
    examples: ['Pune Sec 21', 'Phase II'],
    counterexamples: ['Sector', 'Secunderabad'],
  },
  /** "Pune - WFO 5 days": what follows the place is about the work mode. */
  modeTail: {
    pattern: regex('iu')`
      (?<=\p{L}.{1,80})\s?(?:[-–—,;]|\|)\s?
      (?:wfo|wfh|work from|(?:with )?(?:some |regular |occasional )?travel|hybrid|on-?site|\d days?|full[- ]time|part[- ]time)\b.*$
    `,
    examples: ['Pune - WFO 5 days', 'Leeds, hybrid, two days'],
    counterexamples: ['Hybrid, Leeds', 'Pune'],
  },
  /** "UK wide", "US only" */
  onlyTail: {
    pattern: /(?<=\p{L})[ -]only\b(?=\W*$)|(?<=\b\p{L}{2,3})[ -]wide\b(?=\W*$)/iu,
    examples: ['UK wide', 'Remote, US only'],
    counterexamples: ['only', 'Widecombe', 'nationwide', 'Country wide'],
  },
  county: {
    pattern: /^(?:co\.?|county) (\p{Lu}\p{L}+)$/iu,
    examples: ['Co. Cork', 'County Durham'],
    counterexamples: ['Cork', 'Company'],
  },
  /** Not the name of a town, but what stands in one. */
  institution: {
    pattern: regex('iu')`
      \b(?:school|academy|college|university|institute|hospital|infirmary|clinic|surgery|practice|nursery|cent(?:re|er)|unit|ward|
      department|dept|trust|lodge|court|manor|house|hall|hotel|resort|plaza|towers?|building|floor|street|road|lane|avenue|drive|
      block|wing|campus|branch|store|shop|depot|warehouse|plant|factory|estate|mall|
      airport|station|port|industrial area|church|theatre|museum|library|village|taluk|mandal|tehsil)\b
    `,
    examples: ['Oakwood Primary School', 'Royal Infirmary', 'Surgical Assessment Unit', '12 High Street'],
    counterexamples: ['Leeds', 'Newport', 'Portsmouth'],
  },
  /** A part of a town in brackets after its name. */
  quarter: {
    pattern:
      /\b(?:East|West|North|South|Central|Layout|Nagar|Park|Phase|Downtown|Crossing|Hills|CBD|City Centre|Quarter)\b/,
    examples: ['Camp East', 'HSR Layout', 'Downtown North'],
    counterexamples: ['Urgent', 'Car essential'],
  },
  /** People, not towns, before a region: "Sales Manager, Texas". */
  roleName: {
    pattern: regex('iu')`
      (?:[^e]er|or|ist|ian|ant|ent|ing|nurse|chef|lead|head|intern|clerk|officer|technician|specialist|sales|marketing|support|nights?|
      days?|permanent|contract|temp|junior|senior|staff|care|team|role|jobs?|level|grade|band|year|term|cover|leave|it|hr|m\/f|all)$|
      ^(?:dr|mr|mrs|ms|prof)\b
    `,
    examples: ['Sales Manager', 'Nurse', 'Dentist', 'Dr Smith'],
    counterexamples: ['Plano', 'Fort Collins', 'Barnstaple', 'Muncie'],
  },
  /** Words around the name of a place in a title or the head of a text. */
  aroundPlace: {
    pattern: regex('giu')`
      ^[^\p{L}]+|^(?:(?!compan|firm|agency|business|client|customer).){0,40}\b(?:based|located|situated) (?:in|at|out of) |
      ^(?:for |job )?location:? |^remote(?: (?:in|within|from|across))? |
      ^(?:greater|central|near|nr) (?=\p{L})|
      [\s-]based$|\s(?:locations?|patch|area|cbd|metro|office|(?:city|town) cent(?:re|er)|region|hybrid|remote|on-?site|wfo|req\.? ?#?\d*|
      ref[\w-]*\d\w*|(?:it |tech |technology |(?:(?:global )?(?:delivery|development|innovation|engineering) ))?(?:park|cent(?:re|er)|hub|
      campus))$|[^\p{L}.]+$|(?<=\p{L}{2})\.\s*$
    `,
    examples: ['Mumbai location', 'Leeds / York patch', 'Perth CBD', '📍 Berlin', 'located in Nagpur', 'Pune Req #12'],
    counterexamples: ['Mumbai', 'St. Pete'],
  },
  townAndCode: {
    pattern: /^(\p{Lu}[\p{L}.'’ -]+?) ([A-Z]{2,3})$/u,
    examples: ['Tampa FL', 'Perth WA', 'Fort Collins CO'],
    counterexamples: ['Tampa', 'tampa fl', 'FL'],
  },
  /** What every sentence has that names the place of the work. */
  nameInSentence: {
    pattern: regex('u')`
      \b(?:[Oo]ur|cover\w*|across|throughout|in|at|to|of|near|around|outside|either|location|beautiful|sunny|central|downtown|our|
      the|new|busy|is|be|only|
      prefer\w*|for|from|[Oo]nly|wanted,|required,|needed,|cover|ex|@|
      ['’]s) \p{Lu}|\(\p{Lu}|
      ^\W*\p{Lu}[\p{L}'’-]+ (?:based )?(?:[Cc]andidates?|CANDIDATES?)\b|\p{Lu}[\p{L}'’-]+[ -]based\b
    `,
    examples: ['a bakery in Leeds', 'our Leeds office', 'WFO (Leeds', 'LEEDS CANDIDATES'],
    counterexamples: ['Leeds', 'in an office'],
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
      ^\W*(?:come (?:and|to) |live and )?work in|(?:right |all )?here in|(?:wfo|from office|on-?site|hybrid) ?\(|
      (?:desk|team|office|role|you)(?: is|['’]ll|,)? (?:sits?|sitting) in|one of our (?:offices|sites|branches|stores) in|
      (?:hospital|school|practice|clinic|surgery|nursery|home|restaurant|hotel|resort|salon|garage|farm|bakery|brewery|pub|caf[eé]|
      shop|factory|academy|dealership|kitchen|gym|spa)(?: is)?(?: based| located| situated)? (?:in|near|just outside|close to)
      (?: the (?:heart|centre|center|outskirts|middle|edge|town|village|city) of)?(?: beautiful| sunny| central| downtown)?|
      (?:site|depot|warehouse|office|shop|school|farm|hotel|clinic|restaurant|bakery|salon|factory|plant|store) is [^.;,]{1,40}
      \s(?:near|outside|close to)|
      (?:two|three|four|five|\d) (?:shops|stores|salons|clinics|restaurants|schools|depots|nurseries|practices|bakeries|farms),? in|
      (?:deliver(?:y|ies|ing)?|driv(?:e|ing)|jobs|sites|homes|routes?|rounds?|cleaning|calls)(?: [a-z]+){0,2} in and around|
      join us (?:in|at)|relocation to|^\W*(?:office|offices) in|
      (?:fifo|fly[- ]in,?[ /-]?fly[- ]out)(?: (?:role|position|roster|work))? (?:from|ex|out of)|
      (?:business|company|companies|firm|agency|consultancy|builder|contractor) in|
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
  partOfTown: {
    pattern: /^(?:north|south|east|west|central|inner|greater)(?:[- ](?:east|west))? /i,
    examples: ['North London', 'South-West London', 'central Leeds'],
    counterexamples: ['London', 'Northampton'],
  },
  areaLabel: {
    pattern: /^(?:sales )?(?:territory|patch|area|region|areas? covered|area of work)$/,
    examples: ['territory', 'area covered'],
    counterexamples: ['area of expertise', 'city'],
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
    pattern: /^\W*our (?:growing |busy )?$|\b(?:part of|join(?:ing)?) (?:our|the) (?:growing |busy )?$/i,
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
  /** "Our Leeds branch needs a clerk": before and after the name. */
  hiringBefore: {
    pattern: /\b[Oo]ur (?:new |busy |growing )?$/,
    examples: ['Our busy '],
    counterexamples: ['in our own '],
  },
  hiringAfter: {
    pattern: regex('i')`
      ^ (?:head )?(?:office|branch|store|site|hub|studio|depot|clinic|hospital|school|nursery|shop|restaurant|kitchen|warehouse|plant)
      \s(?:team )?(?:(?:is|are) (?:now |currently |actively )?(?:looking|seeking|hiring|recruiting|searching)|needs?|seeks?|requires?)\b
    `,
    examples: [' office is looking for', ' depot team needs'],
    counterexamples: [' office', ' office opened', ' office needed'],
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
  /** A sentence that begins with it: "Leeds-based, two days at home". */
  startOfSentence: { pattern: /(?:^|[.!?])\s*$/, examples: ['', 'Join us. '], counterexamples: ['we are '] },
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
  locationAfter: { pattern: /^ locations?\b/i, examples: [' location'], counterexamples: [' locate'] },
  /** After a town at the start: "Leeds candidates preferred" */
  candidatesAfter: {
    pattern: /^ (?:based )?(?:candidates?|applicants?)\b.{0,20}\b(?:only|preferred|can apply)\b/i,
    examples: [' CANDIDATES ARE PREFERRED', ' candidates only'],
    counterexamples: [' candidates are many', ' only'],
  },
  /** "Remote (Canada)". Groups: the name, of up to two words. */
  remoteIn: {
    pattern: regex('gu')`
      \b(?:[Rr]emote(?:ly)?|[Ww]ork from (?:home|anywhere))(?: anywhere)?(?:\s\(| [-–] |,? (?:(?:in|within|across|from) )(?:the )?)
      (?!EU\b)((?:\p{Lu}\.){2,3}|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)
    `,
    examples: [
      'Remote (Canada)',
      'remote within Germany',
      'Remote in US',
      'Remote - India',
      'remotely from the UK',
      'Work from anywhere in Chile',
    ],
    counterexamples: ['Remote in EU', 'remote', 'Remote in the north'],
  },
  remote: {
    pattern: /\bremote(?:ly)?\b|\bwork from (?:home|anywhere)\b/i,
    examples: ['fully remote', 'work from anywhere'],
    counterexamples: ['remotes', 'the work'],
  },
  /** "US-based, fully remote", "remote, must live in Spain". Groups: the name. */
  remoteFrom: {
    pattern: regex('gu')`
      (?<![\p{L}-])(\p{Lu}[\p{L}.]+)-based\b(?! (?:[a-z-]+ )?(?:clients?|compan|firms?|customers?|start-?ups?|users?|business))|
      \b(?:must|should|to|you) (?:live|reside|be (?:based|located|resident)) (?:in|within)
      \s(?:the )?(\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?)|(?<!\b(?:customers?|clients?|users?)\b[^.;]{0,20})\b[Aa]nywhere (?:in|
      within) (?:the )?(\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?)
    `,
    examples: ['US-based', 'must live in Spain', 'anywhere in Canada', 'anywhere within the UK'],
    counterexamples: ['we live in Spain', 'based in Spain', 'anywhere', 'a US-based client'],
  },
  /** More countries after the first one. */
  furtherNames: {
    pattern: /^(?:(?:,? or |,? and |, | ?\/ ?| & )\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?){1,5}/u,
    examples: [' or Poland', ', Spain and Poland'],
    counterexamples: ['. Poland', ' or not'],
  },
  /** An employer, up to its place. */
  employerIn: {
    pattern: regex('iu')`
      \b(?:headquartered|hq['’]?d|head ?quarters|head office|based|located|situated|compan(?:y|ies)|agenc(?:y|ies)|firm|start-?up|
      consultancy|offices?|organi[sz]ation|distributor|manufacturer|retailer)
      (?: (?:is|are|based|located|situated))?\s(?:in|at|@|out of|from)\s(?=\p{Lu})
    `,
    examples: [
      'a bakery headquartered in Leeds',
      "we're HQ'd in Leeds",
      'an IT company based in Leeds',
      'located @ Leeds',
    ],
    counterexamples: ['our history in leeds', 'headquarters', 'bakers in Leeds'],
  },
  /** Groups: the town. */
  employerOfTown: {
    pattern: regex('u')`
      (?<!\p{L}|\b(?:to|for|with|of|by|from|like|suppl(?:y|ies)|serves?|helps?|advises?) (?:an? )?)
      (\p{Lu}\p{L}{1,30}(?: \p{Lu}\p{L}{1,30})?)[ -]based (?:[a-z-]+ ){0,3}
      (?:company|agency|firm|start-?up|consultancy|organi[sz]ation|distributor|manufacturer|retailer|business|contractor|practice)\b
    `,
    examples: ['Acme is a Leeds-based firm', 'a New York based design agency'],
    counterexamples: ['a Leeds-based client', 'a cloud-based business', 'we deliver to a Leeds-based retailer'],
  },
  /** The employer of a client, or an employer whose people are elsewhere. */
  ofOtherEmployer: {
    pattern: /\b(?:clients?|customers?|work for|remote(?:ly)?|from home|hires? in|cover|teams? in|distributed)\b/i,
    examples: ['Our client, a Leeds-based firm', 'You work for a Leeds-based retailer', 'builds its team in'],
    counterexamples: ['Acme is a Leeds-based firm'],
  },
  markedHeadquarters: {
    pattern:
      /(?<!\p{L})(\p{Lu}\p{L}{1,30}(?: \p{Lu}\p{L}{1,30})?(?:, [A-Z]{2})?) \((?:HQ|[Hh]ead ?quarters|[Hh]ead [Oo]ffice)\)/u,
    examples: ['Leeds (HQ)', 'Reno, NV (head office)'],
    counterexamples: ['Leeds', 'HQ (Leeds)'],
  },
  /** Of an employer with several places, or about those of others. */
  manyPlaces: {
    pattern: regex('i')`
      \b(?:global\w*|international\w*|world ?wide|nationwide|countries|clients|customers|users|presence|across|various|multiple|several|
      other|whether|also|originally|founded in|\d+ (?:cities|offices|locations|branches)|time ?zones?|universit\w+|colleges?)\b
    `,
    examples: ['with a global presence', 'offices in 12 countries', 'clients in Leeds'],
    counterexamples: ['headquartered in Leeds'],
  },
  betweenSentences: {
    pattern: /(?<=[\p{Ll}\d]{2}[.!?])\s+(?=\p{Lu})|;\s/u,
    examples: ['We bake. You sell', 'We bake; you sell'],
    counterexamples: ['St. Paul', 'We bake.'],
  },
  /** A choice of workplaces that a company has, or visits. */
  whether: {
    pattern: /\b(?:whether|travel\w*|visit\w*|trips?)\b[^.;]*$/i,
    examples: ['Whether you work ', 'you will travel to '],
    counterexamples: ['You work ', 'Ask whether. You work '],
  },
  /** Before the place of a vacancy. */
  placeAfter: {
    pattern: /\s(?:in|at|@|near|out of)\s(?:(?:our|the) )?(?=\p{Lu})/gu,
    examples: ['a baker in Leeds', 'a baker near Leeds'],
    counterexamples: ['in leeds', 'into Leeds'],
  },
  /** Up to the words before the place: "we are hiring a baker (based)", "this position is", "candidates". */
  vacancyBefore: {
    pattern: regex('i')`
      (?:\b(?:seeking|looking (?:out )?for(?:ward to)?|looking to (?:hire|recruit|add)|hiring|recruiting|in search of|searching for|
      in need of)\b|
      ^\W*(?:(?:urgent(?:ly)?|immediate|job|current|multiple|new) )*(?:openings?|vacanc(?:y|ies)|requirements?) (?:for|of)\b|
      \bjoin (?:our|the|us|a)\b|\b(?:role|position|vacancy|opening|requirement|opportunity) (?:is|will be|exists)(?! responsible)\b|
      ^\W*as an? (?=[^,]{2,60}$)|\b(?:willing|able|ready|required|have|has) to (?:work|relocate|travel daily|commute)\b|
      \bcandidates? (?:will|must|should|to) be (?:based|positioned|located|posted|placed)$|
      \b(?:candidates?|applicants?)(?: (?:only|currently|based|residing|living|located|ideally))*$)
      (?:(?!\bto (?!join|be\b|work|sit|our|the)|\b(?:clients?|colleagues?|accounts?|conference|events?|teams\b|customers?|
      partners?|stakeholders?|companies|company|experience|skills?|knowledge|who|that|which|whose|
      headquarter\w*|offices|branches|degree|markets?|suppliers?|history|travel|founded|graduates?|universit\w+)\b)
      [^.;!?]){0,140}$
    `,
    examples: [
      'we are seeking a baker',
      'join the baking team of Acme',
      'This position is',
      'As a baker',
      'Willing to work in an office',
      'The candidate will be positioned',
      'we need candidates',
    ],
    counterexamples: [
      'we are seeking a baker for our clients',
      'we are seeking a baker to sell bread',
      'The position is responsible for bread',
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
  titlePart: {
    pattern: /\s[-–—|]\s|[()[\]|]|\s[•·]+\s|:\s/,
    examples: ['Cook - Leeds', 'Cook (Leeds)', 'Acme ••• Perth', 'Munich · permanent'],
    counterexamples: ['Sous-Chef', 'AC/DC', 'Leeds, York'],
  },
  inBrackets: {
    pattern: /(\p{Lu}[\p{L}.'’ -]{1,40}?) ?\(([^()]{2,40})\)/gu,
    examples: ['Surat (Gujarat)', 'Mumbai (Camp East)'],
    counterexamples: ['(Pune)', 'Pune'],
  },
  /** Beside a place in the head of a text. */
  besidePlace: {
    pattern:
      /^(?:(?:full|part)[- ]time|permanent|contract|temporary|(?:fully )?remote|hybrid|on-?site|flexible|home office|wfh|wfo)$/i,
    examples: ['full-time', 'Hybrid', 'flexible'],
    counterexamples: ['We bake for Leeds', 'full'],
  },
  listOfOffices: {
    pattern: /\b(?:(?:global|our|other) (?:offices|locations|branches)|offices in|customers|clients|countries)\b/i,
    examples: ['Our offices: Leeds | Paris', 'Global Offices'],
    counterexamples: ['Head office, Leeds', 'Leeds'],
  },
  townInBrackets: {
    pattern: /\((\p{Lu}[\p{L} .'’-]{1,30}, [A-Z]{2,3})\)/gu,
    examples: ['Acme (Plano, TX) is'],
    counterexamples: ['Acme (Plano) is', '(the best, AI)'],
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
  /** Capitalized names in a row, as far as they may be places. */
  namesAhead: {
    pattern: /^\p{Lu}[\p{L}.'’-]*(?:(?:,? or |,? and |, | \/ |\/| & | )\p{Lu}[\p{L}.'’-]*){0,7}/u,
    examples: ['Exeter or Truro in', 'Muncie, IN and will'],
    counterexamples: ['the north'],
  },
  namesInRow: {
    pattern: /\p{Lu}[\p{L}.'’-]*(?:(?:,? or |,? and |, | \/ |\/| & | )\p{Lu}[\p{L}.'’-]*){0,7}/gu,
    examples: ['only Exeter or Truro', 'onsite in Muncie, IN'],
    counterexamples: ['the north'],
  },
  /** In a title: "Baker in Leeds", "Baker Leeds". Groups: the names after "in", and the last one. */
  endOfTitle: {
    pattern: /\s(?:in|at|near|for) (\p{Lu}.{2,60})$|(?<!\b(?:of|&|and|for|the|ex))\s(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u,
    examples: ['Baker in Leeds', 'Baker Leeds', 'Baker for Leeds office'],
    counterexamples: ['Baker of Leeds', 'Baker'],
  },
  capitalized: {
    pattern: /\b\p{Lu}(?:[\p{L}.'’]|-(?!based\b))+(?: \p{Lu}(?:[\p{L}'’]|-(?!based\b))+)?/gu,
    examples: ['our Leeds office', 'New York', 'York-based'],
    counterexamples: ['our office'],
  },
  betweenNames: {
    pattern: /\s*(?:[,/;]|\sor\s|\sand\s|\s&\s)\s*/i,
    examples: ['Leeds / York', 'Tampa, FL', 'Leeds or York'],
    counterexamples: ['Leeds'],
  },
  remoteInPlace: {
    pattern: /^\W*remote\W+(?:in\s+)?([\p{Lu}][\p{L} ,.]+?)\W*$/iu,
    examples: ['Remote in Pune', 'Remote (India)', 'Remote - Austin, TX'],
    counterexamples: ['Remote', 'Pune (remote)'],
  },
  placeWithMode: {
    pattern: regex('iu')`
      ^(.+?)\s*(?:,|\(|-|–|or|\/)\s*
      (?:remote|hybrid|on-?site|work from (?:office|home)|wfo|wfh)\W*
      (?:only\W*)?$
    `,
    examples: ['Pune (Hybrid)', 'Pune or remote', 'Delhi - WFO only'],
    counterexamples: ['Hybrid in Pune', 'Pune'],
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
  betweenPlaces: {
    pattern: /\s*(?:\/|;|\||\sor\s|\sand\s|&|•|\n)\s*/i,
    examples: ['Pune/Mumbai', 'Pune or Mumbai', 'Pune & Mumbai'],
    counterexamples: ['Pune, Mumbai', 'Portland'],
  },
};
export const jobPlaceRegex = regexesOf(jobPlacePatterns);
