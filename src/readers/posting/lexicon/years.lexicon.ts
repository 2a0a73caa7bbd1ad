import { numberWords } from '#readers/numbers';
import { regex, regexesOf } from '#readers/patterns';

const number = String.raw`(\d{1,2}(?:\.\d{1,2})?|${numberWords.join('|')})`;
const inBrackets = String.raw`(?:\d{1,2}|${numberWords.join('|')})`;
const grades = 'junior|jr|mid|intermediate|senior|sr|lead|principal|graduate|trainee|executive|associate|architect';
const unit = String.raw`(years?|yrs?|yr|months?|mos?)`;

/** For text in lower case. */
export const jobYearsPatterns = {
  /** Text without these states no years: quicker to see than that no other pattern matches. */
  mayState: {
    pattern: /y(?:ea)?r|month|\bmos?\b|season|decade|yoe|pqe|exp|\d ?\+?y\b/i,
    examples: ['5 Yrs', '6 mos', '3+ YOE', '7+ exp', '5y'],
    counterexamples: ['more Java', 'Docker 5'],
  },
  /** Groups: from, plus, its unit, to, plus, unit. */
  amount: {
    pattern: regex('g')`
      (?<![\d.,$₹€£%/]|[a-z\d)+.]-|\b[a-z])${number}(?:-?ish)?(?: ?\(${inBrackets}\))?( ?\+| plus| or (?:more|above|longer))? ?
      (?:(?:${unit}\b\.?['’]? ?)?(?:-|–|—|to|till|up to|~)+ ?(?:max(?:imum)?\.? )?${number}(?: ?\(${inBrackets}\))?( ?\+| plus)?)? ?
      (?:or (?:more|above) |-?plus |\+ ?|(?:full|complete|consecutive|continuous|successive|solid|recent) |
      -(?=(?:years?|yrs?)\.? (?:of )?(?:\w+ )?experience))?${unit}\b
    `,
    examples: [
      '5 years',
      'one-year experience',
      '3ish years',
      'two-plus years',
      'two full years',
      'five (5) yrs',
      '5 (five) years',
      '3+ years',
      '3 - 5 years',
      '6 months to 2 years',
      '3 or more years',
      '1 to max 5 years',
      '-2+ years',
      '3 till 5 years',
      'two consecutive years',
      '5-yrs. experience',
    ],
    counterexamples: ['$5 years', 'covid-19 years', 'v5 years', '5 yearly', 'many years'],
  },
  /** "4 - 9" after a label of experience. Groups: from, plus, to. */
  labelledAmount: {
    pattern: regex('')`
      ^\D{0,12}(?<![a-z])${number}( ?\+)?(?: ?(?:-|–|—|to) ?${number})?(?: ?\+)?\b
    `,
    examples: ['4 - 9', 'minimum 3', '2 to 5'],
    counterexamples: ['any', 'see the description above: 4'],
  },
  experienceLabel: {
    pattern: regex('')`
      ^(?:(?:total|work|relevant|required|minimum|maximum|min|max|overall|job|professional|desired)\.? )*
      (?:experience|exp)\.?
      (?: (?:required|level|range|needed|years|in years)| ?\(.{0,20}\))*$|
      ^(?:(?:minimum|min|total|required|desired|no|number)\.? |of )*(?:years?|yrs?) (?:of )?(?:relevant |work |total )*(?:experience|
      exp)\.?(?: required| needed)?$|
      ^(?:total |relevant )?yoe$
    `,
    examples: [
      'experience',
      'total work exp.',
      'experience required (in years)',
      'minimum years of experience',
      'no. of years of exp',
      'exp.(yrs)',
      'yrs of exp',
    ],
    counterexamples: ['experience with java', 'years'],
  },
  maximumBefore: {
    pattern: regex('')`
      (?:up ?to|upto|(?:maximum|max\.?)(?: of| experience:?| exp\.?:?)?|less than|under|below|not more than|no more than|at most) ?$
    `,
    examples: ['up to ', 'less than', 'maximum of '],
    counterexamples: ['at least ', 'more than '],
  },
  /** The value of a label: "up to 30 years" is no minimum. */
  upTo: {
    pattern: /^\W*(?:up ?to|max(?:imum)?)\b/,
    examples: [': up to 30 years', 'max 25'],
    counterexamples: [': 3 up to 5'],
  },
  maximumAfter: {
    pattern: /^(?: of)?(?: [\w-]+){0,2},? or (?:(?:less|fewer)(?! \w+ed\b)|(?:under|below)(?=\W*$|[.,;)]))/,
    examples: [' of experience or less', ' or less'],
    counterexamples: [' or more', ' of experience, or a degree', ' of experience or under supervision'],
  },
  minimumBefore: {
    pattern:
      /(?:at ?least|(?:no|not) (?:less|fewer) than|minimum(?: of)?|min\.?|(?<!\bnot? )more than|over|above|>=?|≥) ?(?:of )?$/,
    examples: ['at least ', 'no less than ', 'minimum of ', '>= '],
    counterexamples: ['at least one of the ', 'up to ', 'not more than '],
  },
  /** Of a job whose experience is how long a licence has been held. */
  lorryTitle: {
    pattern: regex('i')`
      \b(?:hgv|lgv|pcv|psv|cdl|class (?:1|2|i|ii|a|b|c)|cat(?:egory)? [cd]\b|c ?\+ ?e|code 1[04]|trucks?|truckers?|lorr(?:y|ies)|artics?|
      tankers?|haulage|hiab|coach driver|bus driver|heavy (?:vehicle|duty|goods)|h[cr] driver|mc driver|trailers?)\b
    `,
    examples: ['HGV Class 1 Driver (Nights)', 'Truck Driver', 'CDL-A Driver', 'Code 14 Driver'],
    counterexamples: ['Delivery Driver', 'Driver Manager', 'Baker'],
  },
  licence: {
    pattern: /\b(?:licen[cs]ed?|entitlement|cdl|hgv|lgv|class [12]|code 1[04]|c ?\+ ?e)\b/i,
    examples: ['Class 1 licence', 'CDL-A'],
    counterexamples: ['a driver', 'a licensing authority'],
  },
  licenceBefore: {
    pattern: regex('')`
      (?<!\b(?:convictions?|points?|endorsements?|bans?|clean)\b[^.;]{0,20})
      \b(?:licen[cs]e|entitlement|cdl(?:-[ab])?|hgv|lgv|class [12]|code 1[04]|pdp|prdp|c ?\+ ?e)\b
      (?:(?!\b(?:clean|points?|endorsements?|convictions?|valid|bans?|lived|free|disqualif\w+|accidents?)\b)[^.;]){0,40}?
      \b(?:held|for|over|min\.?|minimum)(?: (?:for|a|an|of|at|least|minimum|min\.?|over|more than|no less than|longer than))*[ :-]{1,3}$|
      \b(?:hold(?:ing)?|held|had)\b[^.;,]{0,30}\b(?:licen[cs]e|entitlement|cdl|hgv|lgv|class [12]|c ?\+ ?e)\b
      [^.;]{0,20} for(?: (?:a|at|least|minimum|of|over|more than))* $
    `,
    examples: [
      'class 1 (c+e) licence held for a minimum of ',
      'must have held a class 1 licence for at least ',
      'licence held ',
      'cdl held for over ',
    ],
    counterexamples: [
      'licence clean for ',
      'licence valid for ',
      'licence and you ',
      'no convictions on your licence for ',
    ],
  },
  licenceAfter: {
    pattern:
      /^['’]?(?: of)? (?:holding|having held|with) (?:an? |your |the )?(?:[\w+-]+ ){0,3}(?:licen[cs]e|entitlement|cdl)\b/,
    examples: [' holding a class 1 licence', ' with a cdl'],
    counterexamples: [' driving', ' of experience with vans'],
  },
  /** What is held or lasts: a licence, residence, references, the age of children, somebody else's years. */
  otherSubjectBefore: {
    pattern: regex('')`
      (?:
      \b(?:licen[cs]e|passport|visa|permit)(?: that (?:you )?(?:have|has))?(?: (?:held|clean|valid|owned))*(?: (?:for|of|over))?|
      \b(?:lived|living|resid\w+|right to work|references?|checkable|vetting|sponsorship|screening|no[- ]claims|history)\b[^.;]{0,60}|
      \b(?:children|child|pupils|kids|students|toddlers|babies|learners|young people|infants|boys|girls|teens|teenagers|boy|girl|
      m[ae]n|wom[ae]n|lady|gentleman|adult)
      \s(?:of|from|aged|ages?|between)(?: (?:ages?|aged|and|to|the|\d{1,2}))*|
      \bfor (?:children|pupils|kids|students|infants)|
      \bteach|\bages?|
      \btrain for|\b(?:stay|remain)(?: with us| here| in post)?(?: for)?|
      \b(?:maternity cover|probation|gaps?|initial term|contract is|contract will be)\b(?: [a-z]+){0,3}|
      \b(?:towards?|train(?:ed|ing)?|study(?:ing)?|qualify|complet\w+|earn)\b[^.;]{0,40} (?:over|in|within)|
      \b(?:runs?|running|lasts?|lasting|spans?|spanning|continues?|funded|extended|renewed|held|trading|scheduled|planned)
      (?: (?:for|over|of))?(?: (?:another|a further|the|around|about))?|
      \b(?:handling|processing|covering|covers?|analy[sz]ing|containing|spanning|storing|migrating|archiving|towards|guarantees? of|
      warranty of)
      )
      \W*(?:(?:at least|over|more than|nearly|almost|minimum(?: of)?|a minimum of|(?:a )?total of|up to|about|around) )?$
    `,
    examples: [
      'a licence held for at least ',
      'lived in the country for ',
      'references covering ',
      'pupils of ',
      'children of 2 and ',
      'a young man of ',
      'practices for children ',
      'teach ',
      'a project that runs for ',
      'gaps of more than ',
      'probation of ',
      'must stay for at least ',
    ],
    counterexamples: ['a licence and at least ', 'teaching: ', 'working with children ', 'you have '],
  },
  /** How long the study for a degree takes: "a diploma (3 years)". Unless what follows is experience after all. */
  ofStudyBefore: {
    pattern: /\b(?:degree|diploma)(?: in(?: [a-z]+){1,4})? ?\($/,
    examples: ['diploma in hotel management (', 'a degree ('],
    counterexamples: ['diploma and (', 'cooking ('],
  },
  /** Unless what follows is experience after all. */
  nextIsExperience: {
    pattern: /^['’]?\W*(?:of )?(?!with |and )(?:[\w-]+ ){0,2}(?:experience|exp|pqe)\b/,
    examples: [' of driving experience', ' experience'],
    counterexamples: ['. Experience', ' in a home with experience', ' with experience'],
  },
  /** Somebody else's years. */
  othersBefore: {
    pattern: regex('')`
      \b(?:your|the) (?:[a-z]+ )?(?:manager|boss|team|mentor|colleagues|founders?|owners?)\s(?:has|have)\s(?:over |more than )?$|
      \b(?:learn(?:ing)?|taught|coached|guided|mentored) (?:from|by) (?:[\w-]+ ){1,4}with\s(?:over |more than |at least )?$|
      \b(?:from|by|alongside|under|with|assisting|supporting|mentor(?:ing)?|supervis(?:e|ing)|coach(?:ing)?|reporting to|reports? to|
      join(?:ing)?) (?:an? |our |the |highly |very )?
      (?:[a-z-]+ ){0,3}
      (?:partners?|colleagues?|seniors?|developers?|engineers?|mentors?|experts?|managers?|lawyers?|solicitors?|consultants?|
      directors?|surgeons?|founders?|owners?|chefs?|specialists?|teachers?|nurses?|professionals|team|leaders?|staff|people|juniors?|
      employees|trainers?|instructors?|
      somebody|someone)
      \s(?:with|who(?:['’]s| has| have)?|having|has|have|of)(?: (?:got|been|had|worked|practi[sc]ed|combined|a combined)\b[^.;,]{0,30})?
      \W*(?:(?:at least|over|more than|nearly|almost|(?:a )?total of|up to|about|around) )?$
    `,
    examples: [
      'your line manager has ',
      'the team has ',
      'learn from a partner with over ',
      'alongside senior developers with ',
      'by a partner who has ',
      'led by someone with ',
      'learn from stylists with ',
      'mentor staff with ',
    ],
    counterexamples: ['we look for engineers with ', 'we look for someone with ', 'you have ', 'a nurse with '],
  },
  /** Where "years" belong to what follows: "5 year olds", "a 4 year apprenticeship", "20-year guarantees". */
  otherSubjectAfter: {
    pattern: regex('')`
      ^['’]?[\s-]*(?:
      olds?\b|(?:(?!experience|exp\b|of\b|post\b)[a-z-]+ ){0,3}
      (?:apprenticeships?|training contracts?|guarantees?|entitlement|traineeships?|residency|residence|references|progress check|
      no[- ]claims|visa|
      scholarship|fellowship|lease)\b|
      (?:(?!experience|exp\b|of\b)[a-z-]+ ){0,3}(?:work|employment|address|checkable|verifiable|career)(?: [a-z-]+)? history\b|
      of (?:[a-z]+ )?(?:checkable|verifiable|address|employment) (?:[a-z]+ )?history\b|
      (?:clean |full |valid )?(?:uk |driving |driver['’]?s )*licen[cs]e\b|
      (?:in|of|at) (?:college|university|school)\b(?! teach)|
      without sponsorship|no[- ]claims)
    `,
    examples: [
      ' olds',
      ' of checkable work history',
      ' apprenticeship',
      ' checkable work history',
      ' guarantees',
      ' in college',
      ' licence',
    ],
    counterexamples: [' of experience', ' experience in school history', ' in sales', ' of history teaching'],
  },
  /** Years instead of something else: "in lieu of a degree, 6 years". */
  insteadBefore: {
    pattern: regex('')`
      \blieu (?:of )?(?:an? |the )?(?:[\w'’-]+ )?(?:degree|diploma|education|qualifications?)\W*(?:(?:at least|minimum)\W+)?$
    `,
    examples: ['in lieu of a degree, ', 'in lieu of formal qualifications, at least '],
    counterexamples: ['in lieu of ', 'a degree, '],
  },
  /** Years of those with another degree than the posting asks for. */
  otherDegreeBefore: {
    pattern: regex('')`
      \bif (?:an? |the |any )?(?:candidates?|applicants?|you|they|someone|individuals?)\b[^.;]{0,40}?\b(?:degrees?|diplomas?|bachelor\w*|
      master\w*|phd|doctorate)\b[^.;]*$
    `,
    examples: ["if a candidate does not have a bachelor's degree, then they must have over ", 'if you have a phd and '],
    counterexamples: ['if you have ', "a bachelor's degree and "],
  },
  /** A number of years as an attribute of a noun: "a two-year scheme". */
  attribute: {
    pattern: regex('')`
      ^ (?!(?:of|in|with|as|or|and|to|at|on|for|from|using|is|are|must|need|min\w*|plus|doing|total|strong|full|post|pqe|required|preferred|
      relevant|working|worked|work|hands|professional|similar|proven|solid|practical|prior|previous|direct|related|overall|recent)\b)[a-z]
    `,
    examples: [' scheme', ' rotation in four teams'],
    counterexamples: [' of experience', ' minimum', '. Java'],
  },
  otherTimeBefore: {
    pattern: regex('')`
      (?:\b(?:
      (?:post|role|job|position|appointment) (?:is|will be) for|
      (?:done|been|doing|worked) (?:this |it |here )?for|(?:available|commit(?:ted|ment)?|internship|intern) (?:for|of)|last|past|
      within|next|every|first|after|
      (?:in|over|within)(?: the)? previous|recent|nearly|almost|over the|for over|than a|about us|
      age[d]?|history of|since|each|per|of the|span of|once in|
      (?<!\b(?:degree|diploma|qualification|training|certificate|education) )backed by|contract of|contract period(?: (?:will be|is|of))*|
      bond of|warranty of|company of|in business for|
      duration(?: of| ?:)?(?: (?:a )?minimum(?: of)?)?|contract ?:?|length ?:?|bond:|bond period:?|
      in|class|grade|in the (?:first|next|last)|valid|valid for|out of (?:work|practice|the workforce)(?: for)?)\W*|^\W*\(for )$
    `,
    examples: [
      'in the last ',
      'available for ',
      'for a duration of ',
      '(for ',
      "who's done this for ",
      'contract: ',
      'certificate (valid ',
      'out of work for ',
      'the post is for ',
      'contract period will be of ',
      'aged ',
      'every ',
    ],
    counterexamples: ['at least ', 'minimum '],
  },
  otherTimeAfter: {
    pattern: regex('')`
      ^\W*(?:
      (?:or )?older|old\b|strong\b|young\b|trusted\b|(?:of )?age\b|ago\b|
      contracts?\b|bond\b|warranty\b|history\b|
      degrees?\b|diploma\b|course\b|programs?\b|programmes?\b|plans?\b|warranties|agreements?\b|
      assignments?\b|commitments?\b|funding\b|probation\b|notice\b|colleges?\b|
      of (?:full[- ]time |formal |regular )?(?:education|schooling|study|college|service\b|growth|history|success|continuous)|
      (?:full[- ]time )?education|tenure\b|anniversary|in business(?! (?:develop|analy|intelligence|admin|operation|process|system|bank|
      consult|plan|support|partner|sales|strategy|law|continuity|central|objects|control|manag|
      transform|architect|improve))|running\b|in a row|period\b|project\b|
      from now|later\b|time\b(?! experience))
    `,
    examples: [' old', ' or older', ' of full-time education', ' contract', ' ago', '-degree', ' in business'],
    counterexamples: [' of experience', ' time experience', ' in Java', ' in business development'],
  },
  ageBefore: {
    pattern: /\bage\b(?:(?!\bexp).){0,20}$/,
    examples: ['age limit: ', 'age '],
    counterexamples: ['agency with ', 'page ', 'age 21-40 years, exp. '],
  },
  ofCompany: {
    pattern: regex('')`
      \b(?:we|our|us|company|firm|group|founded|established|leader|leading|clients?|organi[sz]ation|agency|team of|
      (?<!\ban? )(?:ltd|llc|inc|plc|gmbh)\.?,? (?:has|with)|
      (?<!\b(?:person|someone|who|that|candidate) )(?:brings|boasts))\b
    `,
    examples: ['our company has ', 'a team of ', 'acme ltd, with '],
    counterexamples: ['you have ', 'a welder at acme ltd, '],
  },
  ofCompanyAfter: {
    pattern: regex('')`
      ^.{0,50}\bour (?:teams?|company|firm|experts?|people|staff)\b|
      ,\s[^,]{2,40} (?:serves?|provides?|delivers?|offers?|helps?|is|are|has|have)\b
    `,
    examples: [' of experience in the industry, our team is', ' of experience in roads, acme builds ltd serves'],
    counterexamples: [' of experience in Java', ' in our industry'],
  },
  ofTitle: {
    pattern: regex('i')`
      \(?(?:(?:\d{1,2}|\bnq|\bnewly qualified) ?(?:-|–|to) ?\d{1,2}\+?|\d{1,2} ?\+) ?(?:years?|yrs?)['’]?(?: of)?
      (?: (?:exp\w*|pqe))?\)?|
      (?<!\b(?:up ?to|less|than|under|below|max(?:imum)?\.?|of|no|not|without|more|at most)\s(?:\w+ )?)
      \b\d{1,2} ?(?:years?|yrs?)['’]?(?: of)?(?: [\w-]+){0,2} exp(?:erience)?\b
    `,
    examples: [
      'ML Engineer (2-4 years)',
      'Architect | 9 to 12 yrs',
      'Solicitor (NQ - 3 years PQE)',
      'Welder, 5+ yrs',
      'Cook - 3 Years UK Experience',
    ],
    counterexamples: [
      'Engineer, 6 to 12 months',
      'Web 2.0 Developer',
      'Cook, less than 2 years experience',
      'Cook with up to 5 years experience',
      'Cook (max 3 years of experience)',
      'Cook (no prior 2 years experience needed)',
    ],
  },
  /** After a range in a title that is about the contract or the children: "5-6 years contract". */
  notOfTitle: {
    pattern: /^\W*(?:fixed|contract|ftc|term|temporary|room|class|old|olds)\b/i,
    examples: [' contract', ' fixed term', ' room'],
    counterexamples: [' experience', ')', ' | Leeds'],
  },
  /** Before such a range. */
  notOfTitleBefore: {
    pattern: /\b(?:contract|ftc|fixed|term|cover|nursery|toddler|room|apprenticeship|ages?)\b/i,
    examples: ['Contract ', 'Toddler Room Leader '],
    counterexamples: ['Java Developer ('],
  },
  ofCandidate: {
    pattern: regex('')`
      \b(?:you|your|candidates?|applicants?|must|requir\w+|some(?:body|one)|any(?:body|one)|
      looking for|seeking|seeks?|needs?|hiring|want|should|minimum|at least|ideal)\b
    `,
    examples: ['you have ', 'we are looking for ', 'required: ', 'we are after somebody with '],
    counterexamples: ['we have '],
  },
  /** Where nothing else tells what the years are. */
  demandedAfter: {
    pattern: /^\W{0,3}(?:is |are )?(?:required|mandatory|a must|minimum|min|total|overall)\b/,
    examples: [' required', ' (minimum)'],
    counterexamples: [' of warranty required', ' minutes'],
  },
  /** The same, before the number. */
  demandedBefore: {
    pattern: regex('')`
      (?:(?<!\b(?:for|after|within|every|over) (?:an? )?)\b(?:at ?least|(?:no|not) (?:less|fewer) than|minimum(?: of)?|min\.?)|
      \b(?:you(?:['’]ll| will| must| should)? (?:have|bring|need)|must have|should have|ideally|with upwards of|(?:must|
      should|shall) have (?:[\w-]+ ){1,8}for(?: at least| an? minimum of| over)?|
      (?:you(?:['’]ve|['’]ll have| (?:will |must |should )?have)|(?:must|should) (?:have|of)) (?:done|had|got)|
      (?:want(?:s|ed)?|needs?|needed|looking for|seek(?:s|ing)?|hiring|requires?|required) (?:an? )?(?:[\w-]+ ){1,3}(?:with|having|who has)|
      (?:wanted|needed|required) with))\W*$
    `,
    examples: [
      'at least ',
      'a minimum of ',
      'you bring ',
      'must have ',
      "you'll need ",
      'you should have run shops for ',
      'must have been selling homes for a minimum of ',
      'they shall have taught the subject for a minimum of ',
      'we want someone with ',
      'you have done ',
      'farm hand needed with ',
    ],
    counterexamples: ['after at least ', 'for a minimum of ', 'you have done it for ', 'you work for someone with '],
  },
  /** A statement that opens with the years. */
  opening: {
    pattern: /^\W*(?:over |more than |around )?$/,
    examples: ['', '- ', 'over '],
    counterexamples: ['we have ', 'for '],
  },
  workAfter: {
    pattern: regex('')`
      ^['’]?\W*(?:in|as|behind|with|on)\s
      (?!(?:business|operation|the making|the market|row|total|the (?:uk|us|country)|site|top|average|time|with|us|our|his|her|their)\b)
    `,
    examples: [' in a kitchen', ' as a welder', '+ in sales', "' behind a bar"],
    counterexamples: [' in business', ' of growth', ' with us'],
  },
  /** After years with a plus that are not those of a person: "10+ years of growth". */
  ofOrganization: {
    pattern: regex('')`
      ^['’]?\W*(?:(?:of|in) (?:[\w-]+ ){0,2}(?:business|growth|history|success|excellence|innovation|trading|service|tradition|heritage|
      operation|existence|quality|trust)\b|we\b|our\b|running\b|and (?:counting|growing)\b|strong\b|old\b|ago\b|(?:on|in) the market\b)
    `,
    examples: [' of steady growth', ' in business', ' and counting'],
    counterexamples: [' of sales', ' on the tools', ''],
  },
  /** Wherever they stand in the statement. */
  similarWorkAfter: {
    pattern: regex('')`
      ^['’]?\W*(?:in|as) (?:an? |the )?(?:[\w-]+ ){0,2}(?:comparable|equivalent|same|role|roles|position|post|trade|field|sector|
      setting|capacity)\b|
      ^['’]?(?: [\w-]+){0,3} (?:behind (?:them|you|the)|under (?:their|your) belt)\b|
      ^['’]?\W*post[- ](?:registration|admission|graduation)\b
    `,
    examples: [' in a comparable post', ' in the welding trade', "' driving behind them", ' post registration'],
    counterexamples: [' in a row', ' in Leeds', ' behind schedule'],
  },
  experience: {
    pattern: regex('')`
      \b(?:
      experience[ds]?|exp|experiance|experince|exprience|expirience|expertise|pqe|post[- ]?qualif\w+|qualified|(?:you|who)(?:['’]ve|
      (?:['’]ll| will| should| must)? have| has) (?:probably )?(?:been|worked|spent)|
      background|track record|exposure|
      worked|working|work|career|professional(?:ly)?|practice|hands[- ]on|industry|relevant|similar|knowledge|
      developing|building|designing|managing|leading)\b
    `,
    examples: ['experience', 'hands-on', 'working with'],
    counterexamples: ['expert', 'degree'],
  },
  ofWholeCareer: {
    pattern: regex('')`
      \b(?:total work|overall|total|relevant|professional|work|working|
      industry|it|related|full[- ]time|similar|commercial|progressive)\b
    `,
    examples: ['total experience', 'relevant', 'commercial'],
    counterexamples: ['java', 'Sales'],
  },
  degree: {
    pattern: regex('g')`
      \b(?:associate['’]?s?|bachelor['’]?s?|master['’]?s|high school|diploma|doctorate|ph\.?d|\d year) ?(?:degree|diploma)?\b|
      \b(?:bsc?|b\.s(?:c|\.c)?\.?|ba|b\.a\.?|msc?|m\.s(?:c|\.c)?\.?|ma|m\.a\.?|mba)(?= (?:degree|with|plus|and \d|\+))
    `,
    examples: ['associate degree', "bachelor's degree", 'high school diploma', "master's", 'bs with ', 'm.sc. and 2'],
    counterexamples: ['degree', '6 years', 'ms office and 2'],
  },
  /** "4 years with a bachelor's degree". Groups: the degree. */
  degreeAfter: {
    pattern:
      /^(?:(?!\bor\b)[^,;.(]){0,50}?\b(?:with|and|plus) (?:an? |the )?((?!an? )[\w'’.]+ (?:\w+ )?(?:degree|diploma))\b/,
    examples: [" of experience with a bachelor's degree", ' and a high school diploma'],
    counterexamples: [' of experience or a degree', ' with a degree', ', with a high school diploma'],
  },
  bachelor: {
    pattern: /^(?:bachelor|b\.?s|b\.?a)/,
    examples: ["bachelor's degree", 'bsc', 'b.a.'],
    counterexamples: ['associate degree', 'msc'],
  },
  fresher: {
    pattern: regex('i')`
      \b(?:freshers?|fresh graduates?|
      no (?:prior |previous |work )?experience (?:is )?(?:required|needed|necessary)|
      experience (?:is |isn['’]t )?(?:not |un|(?<=isn['’]t ))(?:required|needed|necessary|essential)|
      needs? no (?:prior |previous )?experience|
      entry[- ]level)\b|\bno experience\?
    `,
    examples: [
      'Freshers can apply',
      'no prior experience required',
      'No experience?',
      'entry-level',
      'You need no experience',
    ],
    counterexamples: [
      'fresh food',
      'experience required',
      'experience is essential',
      'Java experience is not mandatory',
    ],
  },
  /** After a label of experience. */
  noneNeeded: {
    pattern: /^\W*(?:none|nil|no experience|not? (?:required|needed|necessary))\b/,
    examples: ['none', ': not required'],
    counterexamples: ['in sales', 'not less than 2'],
  },
  fresherDenied: {
    pattern: regex('i')`
      \b(?:no|not|except|don['’]?t|please)\W+(?:\w+\W+){0,2}freshers?\b|\bfreshers? (?:can |may )?also\b|
      \bfreshers?\b[^.]{0,20}\b(?:not|do not|don['’]?t|excuse)\b|
      \b(?:not|isn['’]t|no)\b(?:\W+\w+){0,2}\W+entry[- ]level|
      supervis|mentor|train[ ](?!you\b)
    `,
    examples: [
      'No freshers',
      'Freshers please excuse',
      'mentor freshers',
      'Freshers also applied',
      'not an entry-level role',
    ],
    counterexamples: ['Freshers welcome'],
  },
  /** A box ticked in the form of a job portal. */
  jobType: {
    pattern: /^\W*(?:job|employment) types?\b/i,
    examples: ['Job Types: Full-time, Fresher'],
    counterexamples: ['Freshers welcome'],
  },
  /** A part of the career. */
  ofLeading: {
    pattern: regex('')`
      ^\W*(?:of )?(?:experience )?(?:in |of |with )?
      (?:managing|leading|supervising|mentoring|people management|leadership|managerial|supervisory)\b
    `,
    examples: [' of experience managing a team', ' of leadership'],
    counterexamples: [' of experience in Java', ' of experience in cash management'],
  },
  /** A row of the form of a job portal. */
  preferredRow: {
    pattern: /^[^:.]{2,60}: ?\d{1,2}\+? years? \(preferred\)\W*$/i,
    examples: ['PHP: 3 years (Preferred)'],
    counterexamples: ['3 years of PHP (preferred)', 'PHP: 3 years (Required)'],
  },
  /** A row counts without other years, and so do these: "this role would suit someone with". */
  suits: {
    pattern:
      /\b(?:would|will|may|might) (?:best |ideally |really )?suit (?:an? )?(?:[\w-]+ ){1,3}(?:with|who has|having)\b/i,
    examples: [
      'This would suit someone with 2 years of sales',
      'The role will suit a recent graduate with some experience',
    ],
    counterexamples: ['A suit with 2 years of wear', 'Hours to suit a parent with a child'],
  },
  /** In a preferred section without any other years: "a degree and 8-10 years". */
  degreeBefore: {
    pattern:
      /\b(?:degree|diploma|bachelor['’]?s?|graduation|graduate)\b[^.;:]{0,50}\b(?:and|with|plus) (?:at least |over |a minimum of )?$/,
    examples: ['bs or ba degree in a relevant field and ', "bachelor's degree with at least "],
    counterexamples: ['a degree or ', 'experience and '],
  },
  preferredAfter: {
    pattern: regex('')`
      ^(?:[^,.;]{0,60}\bpreferred\b|
      (?:(?!\byears?\b)[^.;]){0,100}\b(?:instead|in lieu|in place of|(?:substitut\w+|accepted|considered) for)\b|
      (?:(?!\byears?\b)[^,.;]){0,60}\bwithout (?:(?:an? |the |any )?(?:[\w'’-]+ )?(?:degree|diploma|qualifications?)|one)\b)
    `,
    examples: [
      ' of experience preferred',
      ' preferred',
      ' of roofing considered instead',
      ' of sales without a college degree',
      ' may be substituted for the degree',
    ],
    counterexamples: [' of Java, Go preferred', ' of sales, or 7 years in lieu of a degree', ' without a break'],
  },
  /** In the whole statement: "of experience in hematology, chemistry and blood bank preferred". */
  preferredListAfter: {
    pattern: regex('')`
      ^[^,.;:()]{0,60} (?:in|with|of)(?: (?!(?:degree|diploma|certif\w*|knowledge|experience)\b)[\w&/'’-]+){1,3}
      (?:,(?: (?!(?:and|or|an?|degree|diploma|certif\w*|knowledge|experience|good|strong)\b)[\w&/'’-]+){1,3}){1,4}
      ,? (?:and|or)(?: (?!(?:an?|degree|diploma|certif\w*|knowledge|experience|good|strong|is|are|would)\b)[\w&/'’-]+){1,3}
      (?: (?:is|are|would be|strongly|highly|very)){0,3}
      \s(?:preferred|desirable|desired|advantageous|an? (?:\w+ )?(?:advantage|plus|asset|bonus))\b
    `,
    examples: [
      ' of experience in hematology, chemistry and blood bank strongly preferred',
      ' experience in retail, hotels or catering would be an advantage',
    ],
    counterexamples: [
      ' of experience in java, go preferred',
      ' of experience in sales, retail and a degree preferred',
      ' of experience in hematology, chemistry and blood bank',
    ],
  },
  /** A wish: "ideally five years". */
  preferredBefore: {
    pattern:
      /\b(?:ideally|preferably|hopefully)\W+(?:(?:with|have|has|you have|around|about|at least|over|a|up to)\W+){0,2}$/,
    examples: ['ideally ', 'ideally with around ', 'preferably, '],
    counterexamples: ['ideally in Leeds, ', 'at least '],
  },
  /** Before another minimum: "a degree and 2 years, or 6 years". */
  alternativeBefore: {
    pattern: /,? or (?:at least |a minimum of |minimum )?$/,
    examples: [' of experience, or ', ' or at least '],
    counterexamples: [' for ', ' or with '],
  },
  /** After the years: "5 years as an assistant". */
  asPosition: {
    pattern: /^\s*(?:(?:of )?experience )?as\b/i,
    examples: [' as an assistant', ' of experience as a cook'],
    counterexamples: [' of experience', ' in sales'],
  },
  withProof: {
    pattern: /^[^.;,]{0,60}\b(?:degree|phd|master|bachelor|diploma|licen[cs]e|certif\w*|qualification)/i,
    examples: [' as a clerk with a degree'],
    counterexamples: [' as a clerk'],
  },
  wish: {
    pattern: /\b(?:ideally|preferably|hopefully)\b/i,
    examples: ['Ideally 2 years in sales'],
    counterexamples: ['an ideal cook', 'preferred'],
  },
  /** Firm even after a wish: "ideally five years, but at least two". */
  firmBefore: {
    pattern: /\b(?:but|though|and) (?:at least|a minimum of|no less than|not less than|minimum) $/,
    examples: ['five years, but at least ', 'and a minimum of '],
    counterexamples: ['ideally at least '],
  },
  /** A part of the years before it: "10 years in sales with at least 2 as a manager". */
  partBefore: {
    pattern: /(?:\b(?:with|including|of which|of those|incl\.?)|,)\W{0,5}(?:at ?least|minimum(?: of)?|over)?\W{0,5}$/,
    examples: ['8 years in sales with at least ', 'five years, '],
    counterexamples: ['and at least ', 'experience: '],
  },
  partAfter: {
    pattern: /^\W*(?:of (?:which|those|them|that)|thereof)\b/,
    examples: [' of which in payroll', ' of those in Leeds'],
    counterexamples: [' of experience'],
  },
  /** The years of one of several vacancies: "Junior Cook: 1 year, Senior Cook: 5 years". Groups: the grade. */
  grade: {
    pattern: regex('')`
      (?:^\W*|[,;:(/&] ?)(?:for )?(?:an? |the )?\b(${grades})\b(?:(?!\b(?:${grades})\b)[^,;]){0,40}$|
      \b(?:and|or) (?:for )?\b(${grades})\b ?[\(:] ?$
    `,
    examples: [
      'junior cook: ',
      'for senior position: min. ',
      'intermediate 3+ yrs, senior ',
      'senior (5 years) & lead (',
    ],
    counterexamples: ['as a senior cook ', 'you are a junior '],
  },
  /** A title that names several vacancies. */
  severalJobs: {
    pattern:
      /\b(?:\d|two|three|several|multiple) (?:roles|positions|posts|vacancies|openings|jobs)\b|\bx ?\d\b|\/ ?(?:sr|senior)\b/i,
    examples: ['2 roles: Cook and Waiter', 'Nurses x 3', 'Executive / Sr. Executive'],
    counterexamples: ['Cook', 'Sr. Executive'],
  },
  /** "in a DBA role and fluent in SQL": the years are not about what follows. */
  otherDemand: {
    pattern: regex('')`
      [,;.()]|\bin an? (?=[\w-]+ environment)|
      \band (?=(?:be |have |is )?
      (?:fluen|proficien|strong|good|excellent|solid|knowledge|ability|able|familiar|certified))
    `,
    examples: [' in java, sql', ' in a role and fluent in ', ' with tools in an agile environment'],
    counterexamples: [' in java and sql', ' in sales'],
  },
  subjectBefore: {
    pattern: /([\p{L}][\p{L}\p{N} .+#/&-]{0,60})[:\-–(]+ ?$/u,
    examples: ['Java - ', 'Total experience: ', 'SQL ('],
    counterexamples: ['Java ', '5 - '],
  },
};
export const jobYearsRegex = regexesOf(jobYearsPatterns);
