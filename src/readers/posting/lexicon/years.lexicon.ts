import { numberWords } from '#readers/numbers';
import { regex, regexesOf } from '#readers/patterns';

const number = String.raw`(\d{1,2}(?:\.\d{1,2})?|${numberWords.join('|')})`;
const unit = String.raw`(years?|yrs?|yr|months?|mos?)`;

/** For text in lower case. */
export const jobYearsPatterns = {
  /** Groups: from, plus, its unit, to, plus, unit. */
  amount: {
    pattern: regex('g')`
      (?<![\d.,$₹€£%/-]|\b[a-z])${number}(?: ?\(\d{1,2}\))?( ?\+| plus| or more| or above)? ?
      (?:(?:${unit}\b\.?['’]? ?)?(?:-|–|—|to|~)+ ?(?:max(?:imum)?\.? )?${number}(?: ?\(\d{1,2}\))?( ?\+| plus)?)? ?
      (?:or (?:more|above) |-?plus |\+ ?|full |-(?=years? (?:of )?(?:\w+ )?experience))?${unit}\b
    `,
    examples: [
      '5 years',
      'one-year experience',
      'two-plus years',
      'two full years',
      'five (5) yrs',
      '3+ years',
      '3 - 5 years',
      '6 months to 2 years',
      '3 or more years',
      '1 to max 5 years',
    ],
    counterexamples: ['$5 years', 'v5 years', '5 yearly', 'many years'],
  },
  /** The hyphen got lost: "1 3 yrs". */
  lostHyphen: {
    pattern: /(?<![\d.,/-] ?)\b(\d{1,2}) (\d{1,2}) ?(?=(?:years?|yrs?)\b)/g,
    examples: ['1 3 yrs', 'of 4 8 years'],
    counterexamples: ['1-3 years', '3 years', '2020, 3 years'],
  },
  /** "between 3 and 5 years", "3 or 4 years" */
  eitherOf: {
    pattern: regex('g')`
      \bbetween ${number} and ${number}(?= ?(?:years?|yrs?)\b)|\b${number} (?:or|/) ?${number}(?= ?(?:years?|yrs?)\b)
    `,
    examples: ['between 3 and 5 years', '3 or 4 years'],
    counterexamples: ['3 or more years', 'Java 8 and 5 years'],
  },
  gluedUnit: {
    pattern: /(?<=\d\+? ?(?:[Yy]ears?|[Yy]rs?))(?=\p{Lu}\p{Ll})/gu,
    examples: ['5+ yearsWork'],
    counterexamples: ['5 years Work', 'yearsWork'],
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
      ^(?:(?:total|work|relevant|required|minimum|min|overall|job|professional|desired)\.? )*
      (?:experience|exp)\.?
      (?: (?:required|level|range|needed|years|in years|\(.{0,20}\)))*$|
      ^(?:minimum |total |required )*years of (?:relevant |work )*experience$
    `,
    examples: ['experience', 'total work exp.', 'experience required (in years)', 'minimum years of experience'],
    counterexamples: ['experience with java', 'years'],
  },
  maximumBefore: {
    pattern: regex('')`
      (?:up ?to|upto|maximum(?: of)?|max\.?|less than|under|below|not more than|no more than|at most) ?$
    `,
    examples: ['up to ', 'less than', 'maximum of '],
    counterexamples: ['at least ', 'more than '],
  },
  minimumBefore: {
    pattern:
      /(?:at ?least|(?:no|not) (?:less|fewer) than|minimum(?: of)?|min\.?|more than|over|above|>=?|≥) ?(?:of )?$/,
    examples: ['at least ', 'no less than ', 'minimum of ', '>= '],
    counterexamples: ['at least one of the ', 'up to '],
  },
  otherTimeBefore: {
    pattern: regex('')`
      (?:\b(?:
      (?:done|been|doing|worked) (?:this |it |here )?for|last|past|within|next|every|first|after|
      (?:in|over|within)(?: the)? previous|recent|nearly|almost|over the|for over|than a|about us|
      age[d]?|history of|since|each|per|of the|span of|once in|
      contract of|contract period(?: (?:will be|is|of))*|bond of|warranty of|company of|in business for|
      duration:?|contract:?|length:?|bond:|bond period:?|
      in|class|grade|in the (?:first|next|last))\W*)$
    `,
    examples: ['in the last ', "who's done this for ", 'contract: ', 'contract period will be of ', 'aged ', 'every '],
    counterexamples: ['at least ', 'minimum '],
  },
  otherTimeAfter: {
    pattern: regex('')`
      ^\W*(?:
      (?:or )?older|old\b|strong\b|young\b|trusted\b|of age\b|ago\b|
      contracts?\b|bond\b|warranty\b|history\b|
      degrees?\b|diploma\b|course\b|programs?\b|programmes?\b|plans?\b|warranties|agreements?\b|
      assignments?\b|commitments?\b|probation\b|notice\b|colleges?\b|
      of (?:full[- ]time |formal |regular )?(?:education|schooling|study|college|service\b|growth|history|success|continuous)|
      (?:full[- ]time )?education|tenure\b|anniversary|in business|running\b|in a row|period\b|project\b|
      from now|later\b|time\b(?! experience))
    `,
    examples: [' old', ' or older', ' of full-time education', ' contract', ' ago', '-degree'],
    counterexamples: [' of experience', ' time experience', ' in Java'],
  },
  ageBefore: {
    pattern: /\bage\b.{0,20}$/,
    examples: ['age limit: ', 'age '],
    counterexamples: ['agency with ', 'page '],
  },
  ofCompany: {
    pattern: regex('')`
      \b(?:we|our|us|company|firm|group|founded|established|leader|leading|clients?|organi[sz]ation|agency|team of)\b
    `,
    examples: ['our company has ', 'a team of '],
    counterexamples: ['you have '],
  },
  ofCompanyAfter: {
    pattern: /^.{0,50}\bour (?:teams?|company|firm|experts?|people|staff)\b/,
    examples: [' of experience in the industry, our team is'],
    counterexamples: [' of experience in Java', ' in our industry'],
  },
  ofTitle: {
    pattern: /\(?\d{1,2} ?(?:-|–|to) ?\d{1,2}\+? ?(?:years?|yrs?)(?: of)?(?: exp\w*)?\)?/i,
    examples: ['ML Engineer (2-4 years)', 'Architect | 9 to 12 yrs'],
    counterexamples: ['Engineer, 6 to 12 months', 'Web 2.0 Developer'],
  },
  ofCandidate: {
    pattern: regex('')`
      \b(?:you|your|candidates?|applicants?|must|requir\w+|
      looking for|seeking|seek|need|hiring|want|should|minimum|at least|ideal)\b
    `,
    examples: ['you have ', 'we are looking for ', 'required: '],
    counterexamples: ['we have '],
  },
  experience: {
    pattern: regex('')`
      \b(?:
      experience[ds]?|exp|experiance|expertise|background|track record|
      worked|working|work|career|professional|practice|hands[- ]on|industry|relevant|similar|knowledge|
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
    pattern:
      /\b(?:associate['’]?s?|bachelor['’]?s?|master['’]?s|high school|diploma|doctorate|ph\.?d|\d year) ?(?:degree|diploma)?\b/g,
    examples: ['associate degree', "bachelor's degree", 'high school diploma', "master's"],
    counterexamples: ['degree', '6 years'],
  },
  bachelor: { pattern: /^bachelor/, examples: ["bachelor's degree"], counterexamples: ['associate degree'] },
  fresher: {
    pattern: regex('i')`
      \b(?:freshers?|fresh graduates?|
      no (?:prior |previous |work )?experience (?:is )?(?:required|needed|necessary)|
      entry[- ]level)\b
    `,
    examples: ['Freshers can apply', 'no prior experience required', 'entry-level'],
    counterexamples: ['fresh food', 'experience required'],
  },
  fresherDenied: {
    pattern: regex('i')`
      \b(?:no|not|except|don['’]?t|please)\W+(?:\w+\W+){0,2}freshers?\b|\bfreshers? (?:can |may )?also\b|
      \bfreshers?\b[^.]{0,20}\b(?:not|do not|don['’]?t|excuse)\b|
      supervis|mentor|train[ ]
    `,
    examples: ['No freshers', 'Freshers please excuse', 'mentor freshers', 'Freshers also applied'],
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
  preferredAfter: {
    pattern: /^(?:[^,.;]{0,60}\bpreferred\b|[^.;]{0,100}\b(?:instead|in lieu)\b)/,
    examples: [' of experience preferred', ' preferred', ' of roofing considered instead'],
    counterexamples: [' of Java, Go preferred'],
  },
  /** "in a DBA role and fluent in SQL": the years are not about what follows. */
  otherDemand: {
    pattern:
      /[,;.()]|\band (?=(?:be |have |is )?(?:fluen|proficien|strong|good|excellent|solid|knowledge|ability|able|familiar|certified))/,
    examples: [' in java, sql', ' in a role and fluent in '],
    counterexamples: [' in java and sql', ' in sales'],
  },
  subjectBefore: {
    pattern: /([\p{L}][\p{L}\p{N} .+#/&-]{0,60})[:\-–(]+ ?$/u,
    examples: ['Java - ', 'Total experience: ', 'SQL ('],
    counterexamples: ['Java ', '5 - '],
  },
};
export const jobYearsRegex = regexesOf(jobYearsPatterns);
