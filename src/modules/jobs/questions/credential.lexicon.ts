import { regex, regexesOf } from '#readers/patterns';

export const credentialPatterns = {
  /** Something to hold or to pass, by its words. */
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
  /** Something to hold, by its initials or its name. */
  award: {
    pattern: regex('')`
      ^(?:QTS|QTLS|PGCE|B\.?Ed|M\.?Ed|MBBS|TEFL|TESOL|CELTA|CTET|NCLEX|NAPLEX|NREMT|NBCOT|ARRT|DANB|CCC-SLP|PMHNP|
      ACCA|ACA|CA|CIMA|CMA|CPA|CFA|FRM|CeMAP|CPCU|LLQP|NMLS|QFA|CIPD|CHRP|SHRM|CIPS|CIPM|CILEX|REC|CIM|
      CISSP|CISM|CISA|CRISC|CEH|OSCP|CCNA|CCNP|CCIE|PCNSE|MCSE|MCSA|RHCE|RHCSA|CKA|CKAD|ISTQB|PMP|CAPM|CSM|CSPO|CBAP|
      CSWP|
      CPC|Driver\sCPC|CDL|ADR|CSCS|CPCS|NPORS|ECS|JIB|CISRS|SIA|PSA|IPAF|PASMA|SMSTS|SSSTS|NEBOSH|IOSH|NICEIC|OFTEC|
      EUSR|RTITB|NCCCO|GWO|STCW|BOSIET|ATPL|HAZWOPER|CSTS|NPTC|BICSc|IICRC|ServSafe|WSET|CIDESCO|CIMSPA|NASM|NMC|GMC|
      GDC|GPhC|
      [A-Z]{6,8}\d{3,4}[A-Z]?|BLS|ILS|ACLS|ATLS|PALS|(?:Basic|Immediate|Advanced(?:\sCardiac)?|Pa?ediatric)\sLife\sSupport|
      HCPC|RCVS|AHPRA|CORU|NMBI|SRA|RN|RGN|RMN|LPN|CNA|Safe\sPass|Bar\sAdmission|AM2\sAssessment|C&G\s2391|
      PA1\sand\sPA6|EASA\sPart\s66|
      Type\sRating|Propertymark|Gas\sSafe|NPLQ|PTS|Personal\sTrack\sSafety|CompTIA\sA\+?|First\sAid\sat\sWork|
      Assessor\sAward|CompTIA\sSecurity\+|Care\sCertificate|Garda\sVetting|PVG\sScheme)$
    `,
    examples: ['QTS', 'ACCA', 'CISSP', 'CPC', 'Safe Pass', 'Basic Life Support', 'HLTAID012'],
    counterexamples: ['SQL', 'GAAP', 'HACCP', 'CPR'],
  },
  /** Work that has a word of these. */
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
  /** What is settled with a document or after the offer. */
  formality: {
    pattern: regex('i')`
      ^(?:(?:full|clean|valid|uk|us|manual|own)\s)*driv(?:ing|er['’]?s?)\slicen[cs]es?$|\bright\sto\swork\b|
      \bpassports?$|\bvisas?$|^pqe$|
      \b(?:background|credit|criminal|drug|police|records?|reference)\s(?:checks?|screening|tests?)$
    `,
    examples: ['Full UK driving licence', 'Right to work', 'Background check'],
    counterexamples: ['Forklift licence', 'DBS check', 'Security clearance'],
  },
  /** What a name is in its line: "LGV licence", "CCNP certification". */
  noun: {
    pattern: /(?<=§ )(?:licen[cs]e|certificate|certification)\b/i,
    examples: ['Valid § licence', '§ certification is mandatory'],
    counterexamples: ['Licence for §', '§ licensing', '§ registration and returns'],
  },
  /** Who has one, instead of what they have. */
  held: {
    pattern: /\b(?:accredited|certified|licen[cs]ed|qualified|registered)$/i,
    examples: ['Gas Safe registered', 'Scrum certified'],
    counterexamples: ['Registered Nurse'],
  },
  /** Written with a capital letter only at the head of a line. */
  common: {
    pattern: regex('')`
      ^(?:Certified|Chartered|Class|Clean|Counterbalance|Crane|Current|Electrical|Enhanced|Firearms|Food|Forklift|
      Full|Nursing|Pilot|
      Practi[cs]ing|Professional|Registration|Security|Slinger|State|Teaching|Trade|Valid)(?=\s[a-z])
    `,
    examples: ['Forklift licence', 'Security clearance'],
    counterexamples: ['Gas Safe registration', 'SIA licence', 'Enhanced DBS'],
  },
  check: {
    pattern: /\b(?:dbs|pvg|checks?|clearance|vetting|screening)\b/i,
    examples: ['Enhanced DBS', 'Security clearance'],
    counterexamples: ['NMC registration'],
  },
  /** What is taught at a level, which nobody holds. */
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
