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
  /** A fast check before `nextLabel`, which is slow. */
  mayHaveLabels: {
    pattern: regex('')`
      \||Location|Mode|[Tt]ype ?:|Terminal|Depot|Standort|Place of work|\s(?:Experience|Exp|Salary|Notice|Position|Duration|Shift)|
      LOC|MODE|\s(?:EXP|SALARY|CTC|NOTICE|JOB|POSITION|DURATION|SHIFT)
    `,
    examples: ['Pune | Remote', 'Full-time, Location: Pune', 'Pune Salary: 2', 'Pune EXPERIENCE: 3'],
    counterexamples: ['Experience in sales', 'a new location'],
  },
  nextLabel: {
    pattern: regex('u')`
      \s\|\s|\s\d{1,2}\s(?=(?:(?:Job |Work )?Location \p{Lu}|(?:Salary|Experience|Timings?|Shift) ))|
      (?<=\p{Ll})(?=(?:Job |Work )?Location ?:)|(?<=[\p{Ll}.)])(?=(?:Job|Employment) [Tt]ype ?:)|
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
      'bake bread 2 Location Pune 3 Salary high',
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
    pattern: /\b(?:location:?|located|downtown|city) (?=((?:[\p{Ll}.'’-]+ ){0,3}[\p{Ll}.'’-]+))/gu,
    examples: ['primary location reno nv full time', 'city houston state texas', 'dynamic team downtown austin'],
    counterexamples: ['location', 'relocation reno', 'capacity houston'],
  },
  /** The same for the town of the employer. */
  flatEmployer: {
    pattern: regex('gu')`
      (?<!\b(?:customers?|clients?|users?|manager|teams?|travel|offices?|parent|from)\s(?:(?:is|are|to)\s)?)
      \b(?:headquarters?|headquartered|based) (?=((?:[\p{Ll}.'’-]+ ){0,3}[\p{Ll}.'’-]+))
    `,
    examples: ['institute based reno', 'corporate headquarters reno nv'],
    counterexamples: ['web-based', 'base reno', 'customers are based reno'],
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
  /** The same in a form, where a quarter comes before it: "South Ext Part 1, Delhi". */
  numberedPart: {
    pattern: /(?<=\p{L}) (?:part|sec(?:tor)?|phase|block|stage)[ .-]{0,2}(?:\d+|[ivx]+)(?=,)/giu,
    examples: ['South Ext Part 1, Delhi', 'Model Town Phase II, Delhi'],
    counterexamples: ['Sector 62, Noida', 'Part time, Delhi'],
  },
  /** "Pune - WFO 5 days": what follows the place is about the work mode. */
  modeTail: {
    pattern: regex('iu')`
      (?<=\p{L}.{1,80})(?:\s?(?:[-–—,;]|\|)\s?|\.?\s(?=with (?:\w+ )?travel))
      (?:wfo|wfh|work from|(?:with )?(?:some |regular |occasional )?travel|hybrid|on-?site|\d days?|full[- ]time|part[- ]time)\b.*$
    `,
    examples: ['Pune - WFO 5 days', 'Leeds, hybrid, two days', 'Leeds. with travel to York'],
    counterexamples: ['Hybrid, Leeds', 'Pune'],
  },
  /** "UK wide", "US only" */
  onlyTail: {
    pattern: /(?<=\p{L})[ -]only\b(?=\W*$)|(?<=\b\p{L}{2,3})[ -]wide\b(?=\W*$)/iu,
    examples: ['UK wide', 'Remote, US only'],
    counterexamples: ['only', 'Widecombe', 'nationwide', 'Country wide'],
  },
  /** In brackets after several places. Groups: the only one of them. */
  onlyFrom: {
    pattern: regex('u')`
      \((?=[^()]{0,60}\b[Oo]nly\b)(?:[Oo]nly )?(?:[Cc]andidates?|[Aa]pplicants?|[Pp]eople|[Ll]ocals?)(?: only)?
      \s(?:from|in|of|(?:based|residing|living|located) in) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)\b[^()]{0,40}\)|
      \([Oo]nly (?:(?:for|from) )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?:[ -]based)?(?: (?:candidates?|applicants?|locals?)[^()]{0,30})?\)|
      \((\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?:[ -]based)? (?:candidates?|applicants?|locals?) only[^()]{0,30}\)
    `,
    examples: [
      '(candidates from Pune only need apply)',
      '(only Pune candidates)',
      '(Pune based candidates only)',
      '(only from Pune)',
    ],
    counterexamples: ['(candidates from Pune preferred)', '(WFO only)', '(Pune)'],
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
      [\s-]based$|\s(?:locations?|patch|(?<!^bay )area|cbd|metro|office|(?:city|town) cent(?:re|er)|region|hybrid|remote|on-?site|wfo|
      req\.? ?#?\d*|ref[\w-]*\d\w*|(?:it |tech |technology |(?:(?:global )?(?:delivery|development|innovation|engineering) ))?
      (?:park|cent(?:re|er)|hub|campus))$|[^\p{L}.]+$|(?<=\p{L}{2})\.\s*$
    `,
    examples: ['Mumbai location', 'Leeds / York patch', 'Perth CBD', '📍 Berlin', 'located in Nagpur', 'Pune Req #12'],
    counterexamples: ['Mumbai', 'St. Pete', 'Bay Area'],
  },
  townAndCode: {
    pattern: /^(\p{Lu}[\p{L}.'’ -]+?) ([A-Z]{2,3})$/u,
    examples: ['Tampa FL', 'Perth WA', 'Fort Collins CO'],
    counterexamples: ['Tampa', 'tampa fl', 'FL'],
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
  /** "Remote (Canada)". Groups: the name, of up to two words. */
  remoteIn: {
    pattern: regex('gu')`
      \b(?:[Rr]emote(?:ly)?|[Ww]ork from (?:home|anywhere))(?: anywhere)?(?:\s\(|\s?[-–] |,? (?:(?:in|within|across|from) )(?:the )?)
      (?!EU\b)((?:\p{Lu}\.){2,3}|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)
    `,
    examples: [
      'Remote (Canada)',
      'remote within Germany',
      'Remote in US',
      'Remote - India',
      'Remote- India',
      'remotely from the UK',
      'Work from anywhere in Chile',
    ],
    counterexamples: ['Remote in EU', 'remote', 'Remote in the north'],
  },
  /** The value of a label that names no place. */
  remoteAlone: {
    pattern: /^\W*(?:fully |100% )?(?:remote|work from home|wfh|anywhere)\b(?!.*\b(?:or|office|hybrid|days?|now)\b)/i,
    examples: ['Remote', 'Fully remote, full time', 'Work from home'],
    counterexamples: ['Leeds', 'Remote or Leeds', 'Remote for now', 'remotely'],
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
      \b(?:(?<!\b(?:is|are) )headquartered|hq['’]?d|head ?quarters|head office|based|located|situated|compan(?:y|ies)|agenc(?:y|ies)|
      firm|start-?up|consultancy|offices?|organi[sz]ation|distributor|manufacturer|retailer)
      (?: (?:is|are|based|located|situated))?\s(?:in|at|@|out of|from)\s(?=\p{Lu})|
      \b(?:is|are|['’](?:s|re)) an? (?:[\p{L}&'’,-]+ ){0,6}(?:charity|opticians?|builder|contractor|supplier|wholesaler|producer|maker|
      forwarder|broker|dealer|business)\sin\s(?=\p{Lu})
    `,
    examples: [
      'a bakery headquartered in Leeds',
      "we're HQ'd in Leeds",
      'an IT company based in Leeds',
      'located @ Leeds',
      'Acme is an independent charity in Leeds',
    ],
    counterexamples: [
      'our history in leeds',
      'headquarters',
      'bakers in Leeds',
      'Acme is headquartered in Leeds',
      'our supplier in Leeds',
    ],
  },
  /** Of a group of companies whose other towns are named too, up to the place. */
  regionalHeadquarters: {
    pattern: /\bregional (?:head ?quarters|head office|hq) (?:is |are )?(?:based |located )?in (?=\p{Lu})/iu,
    examples: ['a group with regional headquarters in Leeds'],
    counterexamples: ['headquarters in Leeds', 'regional offices in Leeds'],
  },
  /** At the start of a sentence: "Acme builds ovens in Leeds", up to the place. */
  employerMakes: {
    pattern: regex('u')`
      ^\W*(?!(?:You|They|It|He|She|This|That|Our|Clients|Customers)\b)\p{Lu}[\p{L}&.'’ -]{1,40}?
      \s(?:builds?|makes?|manufactures?|assembles?|produces?|bakes?|brews?|prints?|grows?)
      \s[^.;()]{3,120}? in (?=\p{Lu})
    `,
    examples: ['Acme Ovens builds ovens and mixers in Leeds', 'We make bread in Leeds'],
    counterexamples: ['Acme sells ovens in Leeds', 'You build ovens in Leeds', 'a firm that builds ovens in Leeds'],
  },
  /** "The baking team is entirely located in India", up to the name. */
  wholeTeamIn: {
    pattern:
      /\b(?:[Tt]he|[Oo]ur) (?:[\p{L}&-]+ ){0,3}team is (?:entirely|fully|wholly|all) (?:located|based) in (?=\p{Lu})/u,
    examples: ['The QA team is entirely located in India'],
    counterexamples: ['The team is located in several cities', 'A team is entirely in India'],
  },
  /** One large site, as opposed to many branches, up to the place. */
  ownSite: {
    pattern: regex('iu')`
      \b(?:an?|our|one) (?:[\p{L}\d,.-]+ ){0,6}(?:distribution|fulfil?ment|production|manufacturing|processing)
      \s(?:cent(?:re|er)|facility|plant|site) in (?=\p{Lu})
    `,
    examples: ['26 branches and a large distribution center in Mesa, AZ'],
    counterexamples: ['distribution centers in Leeds', 'a branch in Leeds'],
  },
  /** "Our Leeds campus", at the start of a sentence. Groups: the town. */
  ourCampus: {
    pattern: regex('u')`
      ^\W*Our (?:new |busy )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)
      \s(?:campus|site|plant|factory|hospital|school|brewery)\b
    `,
    examples: ['Our Leeds campus, opened in 2021, is home to 520 colleagues'],
    counterexamples: ['Our campus', 'Our Leeds office', 'in our Leeds campus'],
  },
  /** Groups: the town, and its region in brackets. */
  townAsEmployer: {
    pattern: regex('u')`
      ^\W*The (?:Town|City|Village|Township|Municipality|Borough) of (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)
      (?: \((\p{Lu}[\p{L} ]+)\))? (?:is|are|employs?|has|have|seeks?|invites?|requires?|needs?)\b
    `,
    examples: ['The Town of Muncie (Indiana) is', 'The City of Leeds employs'],
    counterexamples: ['We like the town of Muncie', 'The City of Leeds', 'The Bank of Leeds is'],
  },
  /** Groups: the establishment's town in the first lines, beside the title: "The Mill House, Bath". */
  establishmentAndTown: {
    pattern: /^(.{2,40}), (\p{Lu}[\p{L}'’-]+(?: (?:on|upon|in|under|le) \p{Lu}[\p{L}'’-]+| \p{Lu}[\p{L}'’-]+)?)$/u,
    examples: ['The Mill House, Bath', 'The Mill House, Newton on Tees'],
    counterexamples: ['The Mill House', 'The Mill House, near the river'],
  },
  /** A name that ends so is an employer's. */
  legalForm: {
    pattern: /\b(?:ltd|limited|llc|llp|inc|plc|gmbh|pvt)\.?$/i,
    examples: ['Acme Bakeries Ltd.', 'Acme Pvt'],
    counterexamples: ['Limited edition', 'Leeds'],
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
  /** About a company that the employer has bought. */
  acquired: {
    pattern: regex('i')`
      \bwe (?:have )?(?:recently |just )?acquired an? (?:[\w-]+ ){0,2}(?:carrier|company|firm|agency|business|competitor|start-?up|
      broker|brand|group)\b.*$
    `,
    examples: ['we acquired a carrier in Leeds'],
    counterexamples: ['Acme, acquired by Bolt', 'you acquire a client', 'we acquired a head office in Leeds'],
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
  betweenPlaces: {
    pattern: /\s*(?:\/|;|\||\sor\s|\sand\s|&|•|\n)\s*/i,
    examples: ['Pune/Mumbai', 'Pune or Mumbai', 'Pune & Mumbai'],
    counterexamples: ['Pune, Mumbai', 'Portland'],
  },
};
export const jobPlaceRegex = regexesOf(jobPlacePatterns);
