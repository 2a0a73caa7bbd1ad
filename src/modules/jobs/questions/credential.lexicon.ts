import { regex, regexesOf } from '#readers/patterns';

export const credentialPatterns = {
  /** Credentials, recognized by a common word. */
  word: {
    pattern: regex('i')`
      \b(?:licen[cs]es?|registrations?|certificat(?:es?|ions?)|licen[cs]e\sholder|cards?|tickets?|badge|passports?|
      visas?|clearance|vetting|
      memberships?|accreditations?|qualifications?|credentials?|belt|pin)$|
      \b(?:licen[cs]ed|registered|certified|certificate|chartered|accredited|qualified|diploma|[ns]vq|pvg|dbs|crb|
      cert\s(?:[ivc]+|\d)|professional\scertificate)\b|
      \b(?:background|barring|children|credit|criminal|drug|police|records?|reference|security|vetting|worker)\s(?:checks?|
      screening|tests?)$|
      \blevel\s(?:[1-8]|i{1,3}|iv|v)\b|\b(?:1[5-9]|2\d)th\sedition\b|\bright\sto\swork\b|^pqe$|
      ^(?:hgv|lgv|pcv|psv)\sclass\s\d$|^cat(?:egory)?\s?(?:[abcd]1?|c\s?(?:\+|and|&)?\s?e|c1\s?\+?\s?e)$|^class\s?\d$
    `,
    examples: [
      'SIA licence',
      'NMC registration',
      'Enhanced DBS',
      'digi tacho card',
      'Security clearance',
      'NVQ Level 2',
      'Chartered Accountant',
      'Cat C+E',
      '18th Edition',
      'Working with Children Check',
    ],
    counterexamples: ['Licensing Agreements', 'Ticketing Tools', 'Visa Processing', 'Quality Check', 'Wound Care'],
  },
  /** Credentials, recognized by name or abbreviation. */
  award: {
    pattern: regex('')`
      ^(?:QTS|QTLS|BSN|MSN|ADN|GNM|ANM|RVN|RDH|RRT|IRTEC|MLT|EPA\s60[89].*|NATE|City\s(?:&|and)\sGuilds(?:\s\d+)?|
      PGCE|B\.?Ed|M\.?Ed|MBBS|TEFL|TESOL|CELTA|CTET|NCLEX|NAPLEX|NREMT|NBCOT|ARRT|DANB|CCC-SLP|PMHNP|
      ACCA|ACA|CA|CIMA|CMA|CPA|CFA|FRM|CeMAP|CPCU|LLQP|NMLS|QFA|CIPD|CHRP|SHRM|CIPS|CIPM|CILEX|REC|CIM|
      CISSP|CCSP|SSCP|CCSK|GSEC|GCIH|CISM|CISA|CRISC|CEH|OSCP|CCNA|CCNP|CCIE|PCNSE|MCSE|
      MCSA|RHCE|RHCSA|CKA|CKAD|ISTQB|PMP|CAPM|CSM|CSPO|CBAP|
      CSWP|
      CPC|Driver\sCPC|CDL|ADR|CSCS|CPCS|NPORS|ECS|JIB|CISRS|SIA|PSA|IPAF|PASMA|SMSTS|SSSTS|NEBOSH|IOSH|NICEIC|OFTEC|
      EUSR|RTITB|NCCCO|GWO|STCW|BOSIET|ATPL|HAZWOPER|CSTS|NPTC|BICSc|IICRC|ServSafe|WSET|CIDESCO|CIMSPA|NASM|NMC|GMC|
      GDC|GPhC|
      [A-Z]{6,8}\d{3,4}[A-Z]?|(?:AZ|DP|SC|MS|PL|AI|MB)-\d{3}|
      BLS|ILS|ACLS|ATLS|PALS|(?:Basic|Immediate|Advanced(?:\sCardiac)?|Pa?ediatric)\sLife\sSupport|
      HCPC|RCVS|AHPRA|CORU|NMBI|SRA|RN|RGN|RMN|LPN|CNA|Safe\sPass|Bar\sAdmission|AM2\sAssessment|C&G\s2391|
      PA1\sand\sPA6|EASA\sPart\s66|
      Type\sRating|Propertymark|Gas\sSafe|NPLQ|PTS|Personal\sTrack\sSafety|CompTIA\sA\+?|First\sAid\sat\sWork|
      Assessor\sAward|CompTIA\sSecurity\+|Care\sCertificate|Garda\sVetting|PVG\sScheme)$
    `,
    examples: [
      'QTS',
      'ACCA',
      'CISSP',
      'CPC',
      'Safe Pass',
      'Basic Life Support',
      'HLTAID012',
      'AZ-104',
      'EPA 608',
      'GNM',
      'City & Guilds',
    ],
    counterexamples: ['SQL', 'GAAP', 'HACCP', 'CPR'],
  },
  /** Tasks that contain a credential's word: customs clearance is work, not a credential. */
  work: {
    pattern: regex('i')`
      \b(?:patients?|students?|guests?|vehicles?|compan(?:y|ies)|trade\s?marks?|events?|domains?|users?|products?|
      drugs?|land|
      birth|device)\sregistrations?$|
      \b(?:customs|site|stock|land)\sclearance$|\b(?:lead|leads|job|support|help\s?desk|jira|contract|document)\s
      (?:qualifications?|tickets?|vetting)$|\blevel\s\d(?:\sand\s\d)?\s(?:support|tickets?|helpdesk)\b|\b(?:credit|
      debit|payment|gift|
      score|report|business|kanban)\scards?$|\b(?:ssl|tls|digital)\scertificates?$|\bsoftware\slicen[cs]es?$|
      \blicen[cs]ed\strades?$|
      \bconveyor\sbelt$|\b(?:high|low|row|service)[-\s]level\b
    `,
    examples: [
      'Patient registration',
      'Customs clearance',
      'Lead Qualification',
      'Level 2 support',
      'SSL certificates',
    ],
    counterexamples: ['NMC registration', 'Security clearance', 'Level 2 Food Hygiene'],
  },
  /** Credentials that HR checks with a document, so no question is needed. */
  formality: {
    pattern: regex('i')`
      ^(?:(?:full|clean|valid|uk|us|manual|own)\s)*driv(?:ing|er['’]?s?)\slicen[cs]es?$|
      ^(?:(?:full|clean|valid|uk|us|manual|own)\s)+licen[cs]es?$|^(?:BSN|MSN|ADN|RVN|RDH|RRT)$|\bright\sto\swork\b|
      \bpassports?$|\bvisas?$|^pqe$|
      \b(?:background|credit|criminal|drug|police|records?|reference)\s(?:checks?|screening|tests?)$
    `,
    examples: ['Full UK driving licence', 'full clean licence', 'BSN', 'Right to work', 'Background check'],
    counterexamples: ['Forklift licence', 'DBS check', 'Security clearance'],
  },
  /** The noun behind a name in its line: "LGV licence", "First Aid certificate". */
  noun: {
    pattern: /(?<=§ )(?:licen[cs]e|certificate|certification|registered|(?:registered|certified)(?=\W*$))\b/i,
    examples: ['Valid § licence', '§ certification is mandatory', '§ REGISTERED'],
    counterexamples: ['Licence for §', '§ licensing', '§ registration and returns'],
  },
  /** A participle that describes the holder: Gas Safe registered. */
  held: {
    pattern: /\b(?:accredited|certified|licen[cs]ed|qualified|registered)$/i,
    examples: ['Gas Safe registered', 'Scrum certified'],
    counterexamples: ['Registered Nurse'],
  },
  /** Words with a capital letter only at the start of a line: Forklift licence. */
  common: {
    pattern: regex('')`
      ^(?:Certified|Chartered|Class|Clean|Counterbalance|Crane|Current|Electrical|Enhanced|Firearms|Food|Forklift|
      Full|Nursing|Pilot|
      Practi[cs]ing|Professional|Registration|Security|Slinger|State|Teaching|Trade|Valid)(?=\s[a-z])
    `,
    examples: ['Forklift licence', 'Security clearance'],
    counterexamples: ['Gas Safe registration', 'SIA licence', 'Enhanced DBS'],
  },
  /** A driving entitlement without a noun. */
  bareLicence: {
    pattern:
      /^(?:(?:hgv|lgv|pcv|psv) class \d|cat(?:egory)?\s?(?:[abcd]1?|c1?\s?(?:\+|and|&)?\s?e)|c1?\s?\+\s?e|class\s?\d)$/i,
    examples: ['HGV Class 1', 'Cat C+E', 'C+E', 'Class 2'],
    counterexamples: ['HGV licence', 'Cat Care', 'ADR'],
  },
  /** A card without a noun. */
  bareCard: {
    pattern: /^(?:CSCS|CPCS|NPORS|ECS|CISRS|IPAF|TWIC)$/,
    examples: ['CSCS', 'TWIC'],
    counterexamples: ['CSCS card', 'CSM'],
  },
  /** A short course without a noun. */
  bareCertificate: {
    pattern:
      /^(?:[A-Z]{6,8}\d{3,4}[A-Z]?|BLS|ILS|ACLS|ATLS|PALS|ADR|(?:Basic|Immediate|Advanced|Pa?ediatric)\b.* Life Support)$/,
    examples: ['HLTAID012', 'BLS', 'Advanced Cardiac Life Support'],
    counterexamples: ['BLS certificate', 'CISSP'],
  },
  /** An examination without a noun. */
  bareQualification: {
    pattern: /^(?:(?:Driver )?CPC|(?:.* )?\d\dth Edition|C&G 2391)$/i,
    examples: ['18th Edition', 'CPC', 'Driver CPC'],
    counterexamples: ['CPCS', '18th Edition certificate'],
  },
  /** A noun that the next alternative has too: "BLS certificate or ACLS certificate". */
  repeatedNoun: {
    pattern: / (licence|certificate|certification|qualification|registration)(?=(?:,| or) [^,]*? \1\b)/g,
    examples: ['BLS certificate or ACLS certificate', 'forklift licence or LGV licence'],
    counterexamples: ['BLS certificate or CSCS card', 'certificate in care'],
  },
  check: {
    pattern: /\b(?:dbs|pvg|checks?|clearance|vetting|screening)\b/i,
    examples: ['Enhanced DBS', 'Security clearance'],
    counterexamples: ['NMC registration'],
  },
  /** Stages of school: taught, but not held. */
  stage: {
    pattern: /^(?:ks|key stages?)\s?[1-5](?:\s?(?:and|&|-|\/|to)\s?(?:ks)?\s?[1-5])?$/i,
    examples: ['KS3', 'Key Stage 4', 'KS3 and KS4'],
    counterexamples: ['QTS', 'Stage Lighting'],
  },
};
export const credentialRegex = regexesOf(credentialPatterns);

export const credentialNouns: { [held: string]: string } = {
  accredited: 'accreditation',
  certified: 'certification',
  licenced: 'licence',
  licensed: 'licence',
  qualified: 'qualification',
  registered: 'registration',
};
