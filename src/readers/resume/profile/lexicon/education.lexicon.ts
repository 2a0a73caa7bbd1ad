import { regex, regexesOf } from '#readers/patterns';

export const educationPatterns = {
  degree: {
    pattern: regex('iu')`
      (?<!\p{L})(?:
      ph\.?\s?d|d\.?phil|doctor(?:ate)?|doctoral|
      post[- ]?graduat\w{0,4}|under[- ]?graduate|
      masters?(?:['’]s)?|bachelors?(?:['’]s)?|associates?(?:['’]s)?\s(?:degree|of|in)|associates?(?=\s?:)|
      diploma|m\.?b\.?a|m\.?c\.?a|b\.?c\.?a|b\.?b\.?a|b\.?b\.?m|
      m\.?\s?tech|b\.?\s?tech|m\.?\s?sc|b\.?\s?sc|m\.?\s?com|b\.?\s?com|m\.?eng|b\.?eng|
      b\.e\.?|m\.e\.?|b\.a\.?|m\.a\.?|b\.s\.?|m\.s\.?|be|
      b\.ed|m\.ed|llb|ll\.?m|mbbs|pgdm|pgdca|
      h\.?s\.?c|s\.?s\.?c|ged|high school diploma|higher secondary|intermediate|
      abitur|licen[cs]e|licenciatura|ingénieur|
      jd|j\.d|m\.?phil|b\.?pharm|m\.?pharm|b\.?arch|bsn|msn|b\.?f\.?a|m\.?f\.?a|aas|a\.a\.s?|
      bs|ba|ms|ma|meng|
      12th|10th|xii(?:th)?|x(?:th)? class|minor)
      (?!\p{L})|
      学士|硕士|博士|本科|大专
    `,
    examples: ['Bachelor of Science', 'B.Tech', 'PhD', 'M. Sc', 'Associate of Arts', '12th', '硕士'],
    counterexamples: ['Mastering Excel', 'Science', 'Associate at Acme'],
  },
  /** Degrees that are ordinary words in lower case. */
  lowerCaseWord: {
    pattern: /(?<!\p{L})(?:be|ba|ma|ms|bs|me|jd|minor|license|intermediate|associate)(?!\p{L})/u,
    examples: ['be', 'license'],
    counterexamples: ['BE', 'License', 'maybe'],
  },
  institution: {
    pattern: regex('iu')`
      (?<!\p{L})(?:
      university|univ\.?|college|institute?|school|academy|polytechnic|faculty|
      universit[àáäé]t?|universidad|université|hochschule|gymnasium|
      vidyalaya|vidyapeeth|iit|nit|iiit|bits|mit|eth|ucla|uc\s\p{Lu}\p{L}+|cbse|icse|
      universit\p{L}{1,4}|üniversitesi)
      (?!\p{L})|
      大学|学院|高中
    `,
    examples: ['University of Pune', 'IIT Bombay', 'UC Berkeley', 'Technische Universität', '北京大学'],
    counterexamples: ['Acme', 'scholarly', 'admitted'],
  },
  note: {
    pattern: regex('iu')`
      (?<!\p{L})(?:
      c?gpa|grade|percentage|aggregate|cum\.|major gpa|magna|summa|cum laude|
      \d{1,2}(?:\.\d{1,2})?\s?%|\d\.\d{1,2}\s?\/|
      honou?rs?:|thesis|coursework|relevant courses|advisor|awarded|scholar)
    `,
    examples: ['CGPA 8.5', '82 %', 'magna cum laude', 'Thesis: Engines'],
    counterexamples: ['Bachelor of Science', 'Honours'],
  },
  courseworkLine: {
    pattern: /^(?:relevant )?course ?work/iu,
    examples: ['Relevant Coursework: Algorithms', 'Course work'],
    counterexamples: ['Courses', 'My coursework'],
  },
  removedPlace: {
    pattern: /\b(?:city\s?,\s?state)(?:\s?,\s?\p{L}+)?/giu,
    examples: ['City , State', 'City, State, Country'],
    counterexamples: ['Kansas City', 'City'],
  },
  separator: {
    pattern: /\s{2,}|\s?[|•·;:\t]\s?|\s[-–—]\s|,\s|[()]/u,
    examples: ['B.E., Pune', 'B.E. - Pune', 'B.E. (Pune)', 'B.E. | Pune'],
    counterexamples: ['B.E.', 'Post-graduate'],
  },
  highSchoolDiploma: {
    pattern: /(?:high school diploma)$/iu,
    examples: ['High School Diploma'],
    counterexamples: ['High School Diploma, Pune', 'High School'],
  },
  nameStart: {
    pattern: /^[\p{Lu}\p{Lo}\p{N}]/u,
    examples: ['University', '大学', '12th'],
    counterexamples: ['university', '(University)'],
  },
  field: {
    pattern: /^\p{Lu}[\p{L} &/'-]{3,50}$/u,
    examples: ['Computer Science', 'Arts & Crafts'],
    counterexamples: ['computer science', 'CGPA 8'],
  },
  /** "Technician Pune Institute". */
  trainedRole: {
    pattern: /^(Engineer|Specialist|Technician)\s(?=\p{Lu})/u,
    examples: ['Engineer Pune University'],
    counterexamples: ['Engineer at Acme', 'Engineering School'],
  },
  atOrFrom: {
    pattern: /\s(?:at|from)\s(?=\p{Lu})/u,
    examples: ['B.Tech at Pune University', 'B.A. from Delhi'],
    counterexamples: ['B.Tech at home', 'B.Tech Pune'],
  },
  ofOrIn: { pattern: /^\s(?:of|in)\s/u, examples: [' of Science', ' in Arts'], counterexamples: [' at Pune', 'of'] },
  verbAtStart: {
    pattern: /^(?:graduated as|attended|completed|pursuing|from|at)\s/iu,
    examples: ['Graduated as Engineer', 'pursuing B.Tech', 'From Delhi'],
    counterexamples: ['Graduate School', 'Atlanta University'],
  },
};
export const educationRegex = regexesOf(educationPatterns);
