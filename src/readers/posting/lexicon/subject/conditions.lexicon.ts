import { regex, regexesOf } from '#readers/patterns';

/** What the employer gives, and what every job asks of everybody: checks, rules, a laptop. */
export const conditionPatterns = {
  /** What the employer gives. */
  benefits: {
    pattern: regex('i')`
      ^\W*(?:total )?(?:package|salary|pay|rate|remuneration)\b.{0,12}[£$€₹\d]|
      \b(?:free|subsidi[sz]ed|staff) (?:\w+ ){0,2}(?:parking|uniforms?|lunch(?:es)?|meals|gym|shuttle|coffee|breakfast)\b|
      \b\d+%? (?:\w+ ){0,3}(?:annual leave|holidays?|vacation|hols|pto|paid leave|pension|401 ?\(?k\)?)(?![a-z])|
      \b(?:company (?:car|van|vehicle)|fuel card|cycle to work|death in service|profit share|1[34]th month|
      referral bonus|sign(?:ing|[- ]on)[- ]bonus|private (?:health|medical (?:insurance|cover\w*|aid))\w*|(?:nhs|employer) pension|
      cpd allowance|hmo (?:day|with|card))\b|
      \bget instant access to learning\b|\bmeal (?:coupons?|vouchers?)\b|
      ^\W*\w+(?: \w+)? offers? (?:an? )?competitive (?:salar(?:y|ies)|pay|compensation)(?:,? (?:and|&) [\w ,]+)?\W*$|
      [£$€₹]\s?\d[\d,.k]* .{0,30}\b(?:allowance|bonus|stipend)\b|\bdiscount(?:ed|s)? (?:on|at|pet|gym|meals|shopping)\b
    `,
    examples: [
      '25 days annual leave',
      'free parking',
      'NHS pension',
      'company car and fuel card',
      '£500 training allowance',
      'Meal vouchers',
    ],
    counterexamples: [
      'pension administration',
      'Private equity, valuation',
      '3D computer vision',
      'Prepare 200 meals a day',
      'private pensions',
      'train 10 super users',
      'Issue food vouchers to families',
    ],
  },
  /** Staff of some trades work with these. */
  benefitsOrWork: {
    pattern: regex('i')`
      \b(?:annual leave|parental leave|sick leave|life assurance|share options|stock options|mediclaim|provident fund|gratuity|
      private medical|health cover|pet care|superannuation)\b
    `,
    examples: ['life assurance', 'Provident fund, gratuity'],
    counterexamples: ['leave', 'payroll'],
  },
  workOn: {
    pattern:
      /manag|admin|calculat|process|handl|reconcil|advi[sc]|sales|sell(?!(?:ing)? (?:annual )?leave)|payroll|report/i,
    examples: ['gratuity calculations', 'Managing sick leave'],
    counterexamples: ['PF, ESI, gratuity', 'Buy or sell annual leave'],
  },
  /** Work with what is also a benefit: "Company car fleet administration" */
  workOnBenefit: {
    pattern: /\b(?:manag|admin|calculat|process|handl|prepar|claims?\b|instruct|analys|fleet\b)/i,
    examples: ['Prepare staff meals', 'pension claims handling'],
    counterexamples: ['mediclaim', 'sell leave'],
  },
  /** Work of the people who run the payroll, also outside a section of demands. */
  payrollWork: {
    pattern: /\b(?:payroll|challans?|salary (?:preparation|processing)|exit formalities)\b/i,
    examples: ['Payroll, gratuity', 'monthly challans'],
    counterexamples: ['salary and gratuity'],
  },
  /** "Php 38,000" */
  money: {
    pattern: /\b(?:php|inr|usd|eur|gbp|aud|nzd|cad|sgd|aed|zar|rs\.?)\s?\d{1,3}(?:[.,]?\d{3}|k)[\d.,]*/gi,
    examples: ['Php 38,000', 'USD 90k'],
    counterexamples: ['PHP 8', 'php'],
  },
  /** Checks that everybody who is hired passes, and promises and conditions that stand beside them. */
  vetting: {
    pattern: regex('gi')`
      \b(?:(?:an? )?(?:enhanced|basic|standard|clear|satisfactory|clean|current|valid) )*
      (?:dbs|pvg|crb|accessni|garda vetting|nbi|(?:criminal )?background|(?:national |federal )?police|credit|criminal records?|reference|
      right to work|(?:\d+[- ]panel )?drug|tb|flu|hepatitis)
      \s?(?:disclosures?|checks?|checked|clearances?|vetting|certificates?|screen(?:s|ing)?|tests?|shots?|update service|
      scheme|membership)+\b|
      \b(?:pass|undergo|clear|
      (?:you|candidates?|applicants?|employees?|offers?|appointments?|selected)\b[^.;]{0,30}\bsubject to)
      \s(?!(?:understanding|written|spoken)\b)(?:[\w-]+ ){1,8}(?:checks?|screenings?|investigations?)\b
      (?: as required by the(?: (?!(?:and|or|with)\b)\w+){1,4})?|
      \bdisclosure (?:and|&) barring(?: service)?(?: \(?dbs\)?)?(?: checks?| clearance)?|\bsubject to (?:an? )?(?:[\w-]+ ){0,3}(?:dbs|
      pvg|disclosure)\b[^.;]{0,80}|
      \bcomplete (?:[\w-]+ ){0,4}(?:background|dbs|police|criminal|security|vetting|reference|credit)(?: [\w-]+){0,3} (?:checks?|
      screenings?|investigations?)\b|
      \bdue diligence ?\/ ?background (?:investigation|check|verification)s? on you\b|\bmust have valid vaccination certificates?\b|
      \b(?:current|up[- ]to[- ]date|proof of|compliant with|meet) (?:\w+ ){0,2}
      (?:vaccinat|immuni[sz]at)ion (?:requirements?|records?|status)\b|
      (?:(?:dhs|dcsi)\b\W{0,3})*\bworking with (?:children|vulnerable (?:people|adults))(?: \(?wwcc\)?)?(?: checks?| cards?)\b|
      \bgarda (?:vetting|vetted|clearance)\b|
      \b(?:(?:clean|clear|good|safe|acceptable|satisfactory|valid) )*(?:criminal(?: (?:and|or|&) credit)?|
      credit(?: (?:and|or|&) criminal)?|motor vehicle) (?:records?|history)(?: reports?)?(?=\W*$|[,.;)]|\s(?:and|or|is|are|required)\b)|
      \bwwcc\b|\bbs ?7858\b|\bblue card\b|
      \bndis (?:worker )?(?:screening|checks?|clearance)+\b|\b(?:enhanced|basic|standard) dbs\b|\bmvr\b|
      \b(?:work|employment) authori[sz]ation\b|
      \bcommitted to (?:the )?safeguarding\b[^.;,]{0,120}|
      \brehabilitation of offenders act\b[^.;]{0,80}|\bdrugs? (?:and|&) alcohol (?:tests?|testing|screening|policy)\b[^.;,]{0,30}|
      (?<!\b(?:in|of|selling|sales|sell) )\b(?:business|public liability) insurance(?=\W*$|[,.;)]| for\b)|
      \bno (?:[A-Z]{2}(?:\d{2})?(?:, ?| or | and )?){1,6} ?endorsements?\b|
      \baccommodations? (?:is|are) available (?:up)?on request\b[^.;,]{0,40}|\bwe use no (?:(?!\bbut\b)[^.;,]){1,60}|
      \b(?:visa )?sponsorship\b(?: \(\d+\))? (?:is |may be |can be )?(?:not )?(?:possible|available|offered|considered)\b[^.;,]{0,80}|
      \bsuccessful completion of (?:the |an? )?(?:[\w-]+ ){0,6}(?:aptitude|assessment|pre-employment|psychometric) tests?\b|
      \beveryone does (?:our|the) [^.;]{0,60}training\b[^.;]{0,40}|^\W*salary packaging\b[^.;]{0,120}
    `,
    examples: [
      'Enhanced DBS',
      'Garda vetting',
      'National Police Check',
      'clean motor vehicle record',
      'Current immunization records',
      'a clear DBS check',
      'PVG scheme',
      '10 panel drug screen',
      'pass a thorough background check',
      'is committed to safeguarding children',
      'subject to the Rehabilitation of Offenders Act (Exceptions Order) 1975',
      'Drug & alcohol testing applies',
      'accommodation is available on request under AODA',
      'Sponsorship (482) is possible for Irish applicants',
      'Successful completion of the POSS and SHL aptitude tests',
      'Salary packaging up to $11,600 and ADOs',
    ],
    counterexamples: [
      'safeguarding',
      'credit history reviews',
      'credit control',
      'background in Java',
      'drug discovery',
      'sponsorship sales',
    ],
  },
  /** The employer does something under a law. */
  underLaw: {
    pattern: regex('gu')`
      \b(?:[Uu]nder|[Ii]n accordance with|[Pp]ursuant to|[Dd]efined (?:by|in)|[Rr]equired by|[Ss]ubject to) the
      \s(?:\p{Lu}[\p{L}-]* (?:(?:and|of|at|for|&) )?){1,6}Act\b(?: \d{4})?
    `,
    examples: ['under the Immigration Act 2016', 'as defined in the Equality Act'],
    counterexamples: ['under the team lead and act', 'the Equality Act'],
  },
  /** Every job follows rules. */
  rules: {
    pattern: regex('gi')`
      (?!(?:and |or )?(?:company|corporate|local government|international|federal|state) law\b)\b(?:in (?:full |
      strict )?(?:compliance|accordance|conformance|conformity) with (?:all |the |our )?)?
      (?:(?:all|any|applicable|established|company|corporate|departmental|local|state|federal|national|government|governmental|other|
      internal|relevant|current|external|organizational|prescribed|and|or|&)(?:, | )(?:and |or |& )?){1,6}
      (?:laws?|regulations?|polic(?:y|ies)|procedures?|standards?|guidelines|rules|regulatory requirements)\b
      (?!\s[a-z]+(?:ion|ment|sis|writing|making|drafting|setting)\b)
      (?: and (?:laws?|regulations?|polic(?:y|ies)|procedures?|standards?|guidelines|rules)\b)?
    `,
    examples: [
      'in accordance with all local and federal laws',
      'applicable regulations',
      'established standards and policies',
    ],
    counterexamples: [
      'employment law',
      'GMP regulations',
      'security policies',
      'in compliance with HIPAA',
      'and policy interpretation',
    ],
  },
  mayBeEquipment: {
    pattern: /\b(?:ram|laptop|computer|pc|desktop|internet|broadband|wi-?fi)\b|mbps\b/i,
    examples: ['8GB of RAM', '50 Mbps', 'own laptop'],
    counterexamples: ['Java', 'program'],
  },
  /** What the person works with at home. */
  equipment: {
    pattern: regex('giu')`
      (?:(?!\sand\s)[^,;.]){0,60}(?:\b\d+ ?gb (?:of )?ram\b|\bram of \d|\b\d+ ?mbps\b|
      \b(?:own|personal|good|stable|reliable|working) (?:laptop|computer|pc|desktop|internet|broadband|wi-?fi)
      (?=\W*$|[,.;)]|\s(?:connection|access|and|or|with|for|at|to|is|required|essential)\b))
      (?:(?!\sand\s)[^,;.]){0,60}
    `,
    examples: ['A laptop with 8GB of RAM', 'internet of 50 Mbps', 'Must have own laptop'],
    counterexamples: ['Computer networks', 'RAM and CPU design', 'Good computer skills'],
  },
  /** What studies and laws say, what a level is for, where an office is, and that a list of duties is not complete. */
  boilerplate: {
    pattern: regex('gi')`
      \bunless (?:doing so|it|this|such accommodations?|the accommodation)\b[^.;,]{0,60}\bundue (?:hardship|burden)\b
      (?: (?:on|to|for) [^.;,]{1,60})?|
      \bprocessing of my personal data\b[^.;]{0,120}|\bin accordance with the (?:law|act) on personal data protection\b[^.;]{0,60}|
      \b(?:statistics|studies|research|surveys?) (?:show|suggest|indicate|tell|prove)s?\b[^.;]{0,160}|
      (?<=\b(?:years?|yrs?)['’]?(?: of)? )post[- ]trade(?= experience)|
      \b(?:(?:your|their) )?own (?:(?:basic|small) )?(?:(?:hand|power) )?tools\b|
      \binventory of (?:all )?(?:duties|responsibilities|duty)\b|
      \bto (?:the|a) (?:level|standard) (?:required|needed|expected) (?:for|by|to)\b[^.;,]{0,60}|
      (?-i:\b(?:office|branch|campus|plant|depot) \([A-Z][^()]{1,60}\))(?= (?:is|are|has|have|needs?|seeks?)\b)|
      \b(?:complian(?:t|ce)|comply|adhere(?:nce)?) (?:to|with) (?:(?:all|the|any|our|relevant|applicable) ){1,4}(?:[\w&'’-]+ ){0,3}
      (?:policies|procedures|rules)(?: and (?:policies|procedures|rules))? (?:related|relating|with regard|pertaining) to\b[^.;]{0,160}
    `,
    examples: [
      'Statistics show that',
      'an inventory of all duties',
      'French to the level required for court work',
      'Our Pune office (Baner Road) is',
      'Compliance to all relevant Acme policies and procedures related to Quality and Safety',
      'unless it is an undue hardship on operations',
      'processing of my personal data',
    ],
    counterexamples: ['statistics', 'inventory of stock', 'hardship funds'],
  },
  mayBeNotice: {
    pattern: /trademark|\((?:nasdaq|nyse|bse|nse|lse|asx|tsx)|\bfdic\b/i,
    examples: ['trademarks of', '(NYSE: X)'],
    counterexamples: ['NYSE listings', 'marks'],
  },
  /** Whose trademarks these are, and where shares of the company are traded. */
  notice: {
    pattern: regex('gi')`
      [^.;]{0,160}\b(?:is an?|are) (?:registered )?trademarks? of\b[^.;]{0,120}|
      \((?:nasdaq|nyse|bse|nse|lse|asx|tsx)[: ]+[a-z]{1,6}\)|\bmember (?:of the )?fdic\b(?: and the federal reserve system)?
    `,
    examples: ['X and Y are trademarks of Acme', '(NASDAQ: ACME)', 'is a member of the FDIC'],
    counterexamples: ['search for trademarks', 'NYSE listings'],
  },
};
export const conditionRegex = regexesOf(conditionPatterns);
