import { regex, regexesOf, regexPart, wordSet } from '#readers/patterns';

/** A person with one of these is on a register or has passed an examination: the title is a qualification. */
const credential = regexPart`
  (?:certified|chartered|registered|licen[sc]ed|incorporated|enrolled|accredited|designated safeguarding|
  red seal|food safety|accuracy checking|higher level teaching|associate cloud|professional cloud|ase|class power)
`;

/** Programs and things whose names end like a role. */
const things = regexPart`
  (?:tag manager|adobe experience manager|sap solution manager|call manager|endpoint manager|package manager|
  (?:apple|meta|facebook) (?:school|business) manager|cent(?:er|re) operations manager|selenium web driver|device drivers?|
  linkedin recruiter|pro engineer|cx programmer|control expert|flow designer|oracle sql developer|coding assistants?|
  (?:sales|generating|qualified) leads|^chef|examination for teachers|of accounting technicians|of emergency medical technicians)
`;

export const mentionPatterns = {
  /** Several "registered nurses" are colleagues. */
  roleAtEnd: {
    pattern: regex('iu')`
      [\s-]*\b(?:(?:developer|engineer|programmer|expert|specialist|analyst|architect|administrator|admin|manager|executive|owner|
      tester|designer|consultant|recruiter|accountant|technician|officer|assistant|coordinator|supervisor|operator|scientist|
      teacher|nurse|chef|cook|driver|clerk|representative|advis[eo]r|writer|editor|master|lead|intern)
      (?:s|(?<!\b${credential}\b.*))|skills?|knowledge|experience|certified|programming|language)$
      (?<!\b${things})
    `,
    examples: ['Laravel Developer', 'product owners', 'recruiter', 'SQL skills', 'registered nurses'],
    counterexamples: [
      'engineering',
      'Java',
      'Registered Nurse',
      'certified public accountant',
      'Google Tag Manager',
      'Chef',
    ],
  },
  /** No role: the skill's own name has the word. */
  knowledgeAtEnd: {
    pattern: regex('i')`
      \b(?:skills?|knowledge|experience|certified|programming|language)$
    `,
    examples: ['PC skills', 'retail experience', 'PLC programming', 'Green Belt certified', 'British Sign Language'],
    counterexamples: ['product owner', 'skilled', 'programmer'],
  },
  /** A name that needs the word after it: "object-oriented programming" */
  adjectiveAtEnd: {
    pattern: /[\s-](?:oriented|driven|based|threaded|level)$/i,
    examples: ['object-oriented', 'event driven'],
    counterexamples: ['front-end', 'Java'],
  },
  /** What needs the word after it to name something else. */
  basedAtEnd: {
    pattern: /[\s-]based$/i,
    examples: ['blockchain based', 'Java-based'],
    counterexamples: ['knowledge base', 'based in Leeds'],
  },
  /** Of a skill, after its name. */
  certificateAfter: {
    pattern: regex('iu')`
      ^(?: (?!(?:or|and|with|in|of|for|to|an?|is|as|any|plus|skills?|experience|knowledge)\b)[\p{L}\d][\p{L}\d.+#-]*){0,2}
      \s(?:certifications?|certificates?|certs?)\b
    `,
    examples: [' certification', ' Developer certification preferred', ' Level 2 cert'],
    counterexamples: [' and a certification', ' experience, certification', ' certified partners'],
  },
  /** After the first name of several. */
  certificatesAfter: {
    pattern: regex('iu')`
      ^(?:(?:, ?(?:and |or )?| or | and | & | ?/ ?)(?!(?:an?|other|any)\b)[\p{L}\d][\p{L}\d.+#-]*(?: (?!or\b|and\b)[\p{L}\d.+#-]+)?){1,5}
      \s(?:certifications?|certificates?|certs?)\b
    `,
    examples: [' or Azure certification', ', Azure or Google Cloud certifications', '/Azure certification'],
    counterexamples: [' certification', ' and a certification', ' and knows what a certification is'],
  },
  /** Before the name. */
  certificateBefore: {
    pattern: /\b(?:certified|certifications?|certificates?) (?:in|on) $/i,
    examples: ['Certification in ', 'certified in '],
    counterexamples: ['certified ', 'certification, experience in '],
  },
  /** A kind of tool. */
  kindAtEnd: {
    pattern: /\b(?:databases?|frameworks?|platforms?|librar(?:y|ies)|servers?|software)$/i,
    examples: ['relational database', 'web frameworks'],
    counterexamples: ['database design', 'Spring Boot'],
  },
  /** What the employer does just now ("We are recruiting"), and what it pays ("$1/hr"). */
  ofEmployer: {
    pattern: /\b(?:we are|we['’]re|now|currently|actively|is|are) (?:recruiting|hiring)$|\d ?(?:\/|per|an) ?hr$/i,
    examples: ['We are recruiting', 'Our client is currently recruiting', '+$1/hr', '17 per hr'],
    counterexamples: ['experience recruiting', 'We are recruiting specialists', 'payroll/HR', '5 years in HR'],
  },
  /** It says nothing beside a demand with a name. */
  ofEveryone: {
    pattern: regex('i')`
      ^(?:software development|software engineering|programming|coding|software|information technology|mental health|
      primary care)$
    `,
    examples: ['Software Development', 'Programming', 'Mental Health'],
    counterexamples: ['Web Development', 'Java'],
  },
  /** A kind of thing, of which the posting demands some. */
  kind: {
    pattern: regex('i')`
      ^(?:(?:computer )?(?:programming|scripting|coding|query) languages?|(?:operating|computer|software|database|information) systems?|
      (?:cloud|software|web|development) (?:platforms?|frameworks?|technologies|services)|
      (?:relational |sql )?databases?|algorithms?|technolog(?:y|ies)|computers?|frameworks?)$
    `,
    examples: ['programming language', 'Operating Systems', 'cloud platforms', 'databases'],
    counterexamples: ['database design', 'Cloud Foundry', 'embedded systems'],
  },
  /** Everyone in the trade has it. */
  general: {
    pattern: / development$|^(?:programming|software|information technology|negotiation)$/i,
    examples: ['Web Development', 'Software', 'Negotiation'],
    counterexamples: ['Development', 'Java'],
  },
};
export const mentionRegex = regexesOf(mentionPatterns);

/** Categories of skills that are trades of their own. */
export const tradeCategories = wordSet(`
  finance hr sales marketing support operations legal hospitality education healthcare engineering construction
`);
export const technologyCategories = wordSet(`
  language frontend backend mobile database data ai cloud devops security network testing blockchain architecture
`);
/** Most of their skills are tools rather than fields. */
export const toolCategories = wordSet('language frontend backend mobile database enterprise');
