import { regex, regexesOf, regexPart, wordSet } from '#readers/patterns';

/** A person with one of these is on a register or has passed an examination: the title is a qualification. */
const credential = regexPart`
  (?:certified|chartered|registered|licen[sc]ed|incorporated|enrolled|accredited|designated safeguarding|
  red seal|food safety|accuracy checking|higher level teaching|associate cloud|professional cloud|ase|class power)
`;

const endOfCertificate = regexPart`
  \s*$|\s?[.,;()]|\s(?:is|are|would|will|preferred|desir(?:able|ed)|advantageous|beneficial|a plus|an? (?:\w+ )?advantage|
  or (?:similar|equivalent)|highly|strongly|from|such as)\b
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
  /** At the start of a text, before the list of what a role needs. */
  roleBefore: {
    pattern:
      /^[^:.;]{0,80}\b(?:developer|engineer|programmer|administrator|analyst|designer|architect|tester)s?\s?:\s/iu,
    examples: ['The job for Back End Developer: '],
    counterexamples: ['Developer, ', 'Tools: '],
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
  /** After the name of a skill, with what the certificate is called and nothing that it is part of. */
  certificateAfter: {
    pattern: regex('u')`
      ^(?:\s(?:[\p{Lu}\d][\p{L}\d.+#]*|developer|administrator|associate|professional|practitioner|foundation|level)){0,3}
      \s(?:[Cc]ertifications?|CERTIFICATIONS?|[Cc]ertificate|CERTIFICATE)(?=${endOfCertificate})
    `,
    examples: [
      ' certification',
      ' Developer certification preferred',
      ' Solutions Architect Associate certification (any)',
    ],
    counterexamples: [
      ' and a certification',
      ' experience, certification',
      ' certified partners',
      ' certification training',
      ' keystore certificates',
      ' Cert III',
    ],
  },
  /** Before the name of a skill. */
  certificateBefore: {
    pattern: /\b(?:certification|certificate) in $/i,
    examples: ['Certification in ', 'a certificate in '],
    counterexamples: ['certified in ', 'certifications in ', 'certification, experience in '],
  },
  /** After such a skill: nothing else belongs to its name. */
  certificateEnd: {
    pattern: regex('')`^(?:${endOfCertificate})`,
    examples: ['', ' is a plus', ', ideally recent'],
    counterexamples: [' or Java', ' Science'],
  },
  /** A certificate that the employer offers, or one that the work is about: a file to issue or install. */
  certificateOffered: {
    pattern: regex('i')`
      \b(?:paid|pays?|free(?! choice)|fund(?:ed|ing)?|we (?:offer|provide|support|sponsor|cover)|sponsor\w*|reimburse\w*|
      allowance|provided|offered|towards?|
      work(?:ing)? for an?|opportunit\w+|issu(?:e|es|ing)|install\w*|renew\w*|rotat\w*|manag(?:e|es|ing)|deploy\w*|configur\w*)\b
    `,
    examples: ['Paid AWS certification', 'We offer AWS certification', 'Willing to work towards an AWS certification'],
    counterexamples: ['AWS certification preferred', 'AWS certification, free choice of level'],
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
  /** It says nothing beside the languages themselves. */
  severalLanguages: {
    pattern: /^(?:bi|multi)lingual$/i,
    examples: ['bilingual', 'Multilingual'],
    counterexamples: ['bilingual Spanish'],
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
  /** A kind that examples name better, by its last word: "front-end languages", "equivalents". */
  kindOfMany: {
    pattern: regex('i')`
      (?:^|\s)(?:languages|frameworks|libraries|tools|toolsets|platforms|technologies|packages|engines|products|
      applications|systems|solutions|environments|portals)$
    `,
    examples: ['front-end languages', 'Libraries', 'text search engines'],
    counterexamples: ['container orchestration', 'language', 'version control'],
  },
  /** After a kind, before its examples. */
  examplesNext: {
    pattern: /^,?\s?(?:\(|\b(?:such as|like|e\.?g\.?|for example|including|viz)\b)/i,
    examples: [' such as', ' (e.g.', ', like', '('],
    counterexamples: [' or', ', ', ' liked'],
  },
  /** "ExpressJSetc" */
  gluedEtc: {
    pattern: /(?<=[\p{L}\d]{2})etc(?![\p{L}\p{N}])/gu,
    examples: ['ElasticSearchetc.'],
    counterexamples: ['etc.', 'fetch', ', etc'],
  },
  /** Beside communication, negotiation is no trade either. */
  softNegotiation: {
    pattern: regex('i')`
      \b(?:communicat\w+|presentation|interpersonal|influencing|persuasion|listening)(?: skills)?(?:,? (?:and|&) |, |\/)
      (?:(?:presentation|interpersonal|influencing|persuasion|listening|problem[- ]solving|organi[sz]\w+)(?: skills)?
      (?:,? (?:and|&) |, |\/)){0,3}
      (?:strong |good )?(?:negotiation|negotiating|negotiations|negotiation skills|negotiating skills)$
    `,
    examples: ['communication and negotiation', 'Communication, presentation and negotiation skills'],
    counterexamples: ['tender negotiation', 'communication and contract negotiation', 'procurement and negotiation'],
  },
  /** Computer literacy, and what stands between it and the programs that say more: "Computer literate - Excel" */
  literacyBefore: {
    pattern:
      /^(?:basic )?(?:computer|pc)(?: (?:literate|literacy|skills|knowledge))?[\s:(–—-]*(?:including|such as|with|in|e\.g\.?)?[\s:(]*$/i,
    examples: ['Computer literate - ', 'basic computer skills including '],
    counterexamples: ['computer literate, ', 'computer networks '],
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
/** Short names that mean something else where a posting names no other technology: a student veterinary nurse, a TV channel. */
export const otherSenses: ReadonlySet<string> = new Set(['SVN', 'RDS', 'STL', 'DOM', 'HIPS']);
/** Most of their skills have names of their own. */
export const namedCategories = wordSet('language frontend backend mobile database cloud devops network office');
/** Most of their skills are tools rather than fields. */
export const toolCategories = wordSet('language frontend backend mobile database enterprise');
