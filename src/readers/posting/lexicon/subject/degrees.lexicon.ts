import { regex, regexesOf, regexPart } from '#readers/patterns';

/** Fields of study, and what else stands beside a degree. */
const ofDegree = regexPart`
  (?:(?:an? |any |the |other |another |equivalent |closely |applied |human |public |business |computer |information |software |data )*
  (?:[\w-]+(?: [\w-]+)? )?
  (?:sciences?|engineering|maths?|mathematics|statistics|physics|(?:econo|socio)\w+|telecommunications?|administration|finance|
  accounting|accountancy|commerce|
  marketing|management|communications?|journalism|psychology|education|nursing|pharmacy|medicine|epidemiology|
  biostatistics|biology|chemistry|
  law|arts?|design|humanities|
  technology|systems|it|cs|mis|
  cse|ece|eee|eie|computers|electronics|electrical|mechanical|civil|business|analytics|informatics|computing|studies|resources|
  fields?|disciplines?|subjects?|areas?|equivalent|degree|diploma|ged|related|similar|relevant|mba|phd|tech|b\.?tech|m\.?tech|mca|bca|
  ms|bs|me|be|masters?|bachelors?|graduate|postgraduate)\b|(?:is |also )?(?:preferred|required|preferably)\b)
`;

const studyField = regexPart`
  (?:(?:computer|electronics|telecommunications?|electrical|mechanical|civil|software|information|data|industrial|applied|computational) )?
  (?:sciences?|engineering|electronics|telecommunications?|mathematics|maths|statistics|physics|economics|technology|
  related (?:quantitative |technical )?fields?)
`;

const relatedField = regexPart`
  [^.;]{0,120}\b(?:or|and)(?: an?| any)?(?: other)?(?: closely| equivalent)? (?:related|similar|equivalent|relevant|comparable|technical|
  quantitative|allied|stem|(?<=\bany )(?:[\w-]+ )?courses?)\b
`;

/** "Sales, Marketing or Economics": names alone, up to the end of the statement. */
const namedFields = regexPart`
  (?-i:(?:[A-Z][a-z]+(?: [A-Z][a-z]+)?, ){0,4}[A-Z][a-z]+(?: [A-Z][a-z]+)?,? or (?:[A-Z][a-z]+ )?
  (?:Economics|Engineering|Business|Commerce|Finance|Accounting|Statistics|Mathematics|Physics|Science|Sciences|Psychology|
  Sociology|Administration|Management|Marketing|Law|Communications?|Studies)\W*(?:$|[.;]))
`;

/** Behind "and": the next demand. */
const nextDemand = regexPart`
  (?:(?:an?|the|valid|current|full|clean|good|strong|solid|sound|deep|in-depth|proven|excellent|thorough|working|some) )*
  (?:knowledge|proficien\w+|experienced?|licen[cs]ed?|certifi\w+|pin|npi|understanding|
  familiar\w*|skills?|driv\w+|hands-on|strong|solid|
  (?:[\w-]+ ){0,4}(?:registration|registered|membership|eligib\w+|certificat\w+|licen[cs]e)|
  (?:[\w-]+ ){1,2}experience)\b
`;

/** Degrees, and the fields of study beside them. */
export const degreePatterns = {
  /** Fields of study are not skills. */
  degree: {
    pattern: regex('gi')`
      \b(?:bachelor\w*|(?<!\bscrum )master['’]?s|master of|
      (?<!\b(?:high|some|large|good|360|greater|certain|significant)[- ])degree(?! of (?:accuracy|care|autonomy|independence|detail|
      precision|skill))|
      (?<!\b(?:an?|experienced|senior) )(?-i:B\.?S\.?|B\.?A\.?|M\.?S\.?|M\.?A\.?)(?-i:\/(?:BS|BA|MS|MA)){0,2} (?:degree )?in
      (?= (?:an? )?(?-i:[A-Z]))|b\.? ?tech|b\.e\b|m\.? ?tech|
      [bm]\.? ?eng(?: ?\(hons\))?|n\.? ?dip|nqf(?: level)? [1-9](?: (?:or|to) [1-9])?|b\.?sc|m\.?sc|b\.?com|m\.?com|mca|bca|mba|phd|ph\.d|
      (?<!\b(?:case|user) )studies in|(?:completed|formal|relevant) vocational training|
      (?<!\b(?:teach|deliver|tutor|mark|examin|assess|plan)\w* (?:[\w-]+ ){0,4})(?:hnd|hnc|btec|gcses?|(?<!\bto )a[- ]levels?)|ged|
      leaving cert|(?<=^\W*|[/,] ?|\b(?:and|or) )(?:matric(?:ulation)?|grade 1[0-2])(?=\W*$| ?/|,| (?:and|or|with|plus|certificate)\b)|
      (?<!\blevel \d )diploma(?! students)|graduat(?!e (?:recruitment|scheme|programme|student))\w+|
      major(?:ed|ing)? in|(?:educational|academic) background in|third[- ]level (?:qualification|education)|
      (?<=^\W*)(?:ug|pg) ?:|graduate of (?:an? )?(?:bs|ba|bsc|bachelor)|post[- ]?graduat\w+|university (?:education|studies))\b\.?
      (?:[^(]|\([^()]{0,160}\)|\((?![^()]{0,160}\))){0,160}?(?=\bwith\b|\bplus\b|\bwho\b|(?<!gcse.{0,20})\d|\bexperience\b|\bmust\b|
      (?<!\b[a-z])\.(?!\S| in\b)|;|
      ,\ (?!(?:and |or )?${ofDegree})(?!${relatedField})(?!${namedFields})|\ and ${nextDemand}|\ [-–]\ (?!${ofDegree})|$)
    `,
    examples: [
      "Bachelor's degree in Computer Science",
      'B.Tech in IT with Java',
      'majoring in finance',
      'BS in Quality',
      'Third-level qualification in Food Science',
      'UG: B.Com, LLB in Law',
      'BEng in Civil Engineering',
      'Matric / Grade 12',
      'Graduate of BS Tourism or Statistics',
      'Diploma in Mechanical Engineering or a B.Sc. in Agricultural Engineering',
      'degree in data science, computers, statistics or economics',
    ],
    counterexamples: ['Computer Science', 'a major release', 'Teach Grade 12 mathematics', 'Bengali'],
  },
  /** What stands for a degree: "training" in it is no skill. */
  equivalent: {
    pattern: regex('gi')`
      \bbackground in (?:computer science|information technology|engineering)(?:,? or (?:computer science|information technology|
      engineering|(?:an? )?(?:related|similar) (?:field|discipline|area)))+(?![\w-]| \w)|
      \bcombination of (?:(?:relevant|related|formal|prior|work|professional|job|academic)\s)*
      (?:(?:education|training|experience|schooling|coursework|skills|knowledge|(?:an? )?degrees?|certifications?)
      (?:al|s)?(?:, ?| ?\/ ?|,? (?:and|or|and\/or|&) )?){2,5}|
      (?:\b(?:equivalent|comparable) (?:\w+ )?|(?<=^\s*;\s+))experience in (?:an? |the )?
      (?:(?:related|relevant|quantitative|technical|similar|scientific) )+(?:fields?|disciplines?|areas?)(?: ?\([^()]{0,200}\))?
    `,
    examples: [
      'a background in Computer Science or Information Technology, and',
      'an equivalent combination of education, training and experience',
      'combination of training and/or experience',
      'equivalent experience in a quantitative field (e.g. physics, biology)',
      ' ;         experience in a quantitative field (physics, biology)',
    ],
    counterexamples: [
      'a combination of Java and Python',
      'training and experience',
      'background in Computer Science or Engineering management',
    ],
  },
  /** Who issues a licence or recognizes a school. */
  issuer: {
    pattern: regex('gi')`
      \b(?:(?:as )?issued|recogni[sz]ed|accredited|granted|awarded) by (?:an? |the )?(?:(?!\b(?:and|or|with)\b)[^.;,()]){1,60}
    `,
    examples: ['license issued by the Ohio Board of Nursing', 'Institute recognized by Indian Nursing Council'],
    counterexamples: ['registered by the NMC', 'issued an invoice'],
  },
  /** An item after a degree, with what separates it. */
  afterDegree: {
    pattern: /(?:,| and\b| or\b|\/| having\b)(?:(?!,| and\b| or\b|\/).)+/g,
    examples: [', NMC', ' and AutoCAD'],
    counterexamples: ['degree'],
  },
  /** A name with two capitals. */
  properName: {
    pattern: /\p{Lu}\p{L}+\p{Lu}/u,
    examples: ['AutoCAD', 'QTS'],
    counterexamples: ['Biology', 'IT'],
  },
  schoolCertificate: {
    pattern: /^\W*(?:and |or )?\W*(?:an? )?(?:GED|GCSEs?|HND|HNC|BTEC|NVQ|MBA|MCA|BCA|PhD)\b(?! \w)/,
    examples: [' or GED', '/HND'],
    counterexamples: [' and AutoCAD', ' or NVQ level'],
  },
  /** In a posting of capitals, fields of study look like names of tools. */
  fieldInCapitals: {
    pattern:
      /\b(?:ENGINEERING|SCIENCES?|ARTS|COMMERCE|MANAGEMENT|ADMINISTRATION|STUDIES|NURSING|EDUCATION|ACCOUNTING|ECONOMICS|TECHNOLOGY)\b/,
    examples: [' / N.DIP MINING ENGINEERING'],
    counterexamples: [' AND AUTOCAD', ' and Civil Engineering'],
  },
  /** A line of nothing but fields of study: what the degree before it is in. */
  fieldsAlone: {
    pattern: regex('i')`
      ^(?=.*\b(?:computer (?:science|engineering)|electronics|telecommunications?|electrical|mechanical|civil|physics)\b)
      \W*${studyField}(?:(?:,? (?:or|and) |, | ?\/ ?)(?:an? |any )?${studyField})+\W*$
    `,
    examples: [
      'Mathematics, Computer Science, Applied Statistics, Engineering.',
      'Electronics or Electrical Engineering',
    ],
    counterexamples: ['Statistics and mathematics', 'Electronics', 'Computer science, Java'],
  },
};
export const degreeRegex = regexesOf(degreePatterns);
