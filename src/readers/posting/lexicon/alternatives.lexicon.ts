import { regex, regexesOf } from '#readers/patterns';

export const alternativePatterns = {
  /** Between the items of an enumeration. */
  link: {
    pattern: regex('i')`
      ^[\s,&/|()]*(?:\bor(?: (?:experience|knowledge))? (?:of|in|with)\s|\bor,? (?:alternatively|failing that|else|at least),?\s|
      \b(?:and\s*\/\s*or|or|and|alternatively)\b[\s,/]*)?(?:(?:any\s+)?(?:other|another|similar|the|a|an|in)\s+|(?<=\bor\s)any\s+)?$
    `,
    examples: [
      ', ',
      ' or ',
      '/',
      ' and ',
      ' and/or ',
      ', or ',
      ', alternatively ',
      ' or any other ',
      ' or any ',
      ' or experience of ',
    ],
    counterexamples: [' with ', '. ', ' and knowledge of ', ' knowledge of '],
  },
  /** The same with one unknown abbreviation, or the end of a name, after words such as "one of": "OSC, WQ, CPQ" */
  linkWithName: {
    pattern: regex('')`
      ^(?:\s?[,/]\s?[A-Z][A-Z\d]{1,5}|\s
      (?!Database|Framework|Distribution|Language|Tool|Platform|System|Server|Software|Librar|Technolog)[A-Z][a-z]+)\s?[,/]\s?(?:or\s)?$
    `,
    examples: [', WQ, ', '/WQ/', ' Runtime, '],
    counterexamples: [', ', ', Expert, ', ' or ', ' Database, '],
  },
  /** Between a name and what a bracket says of it. */
  bracketOpens: { pattern: /^\s?\($/, examples: [' (', '('], counterexamples: [' (or ', ', ', ') ('] },
  or: {
    pattern: /\b(?:or|alternatively)\b/i,
    examples: [' or ', ' and/or '],
    counterexamples: [', ', ' and ', ' for ', '/'],
  },
  and: {
    pattern: /\band\b(?!\s*\/)|&/i,
    examples: [' and ', ', and ', ' & '],
    counterexamples: [' or ', ' and/or ', ', '],
  },
  /** At the end of the text before an enumeration. */
  examples: {
    pattern:
      /(?:\bsuch as|\be\.?g\.?|\bfor example|\bfor instance|\blike(?: using)?|\bi\.e\.?|\bviz\.?)[\s,:;]*(?:the\s+)?$/i,
    examples: ['tools viz. ', 'tools such as ', 'control (e.g. ', 'languages like ', 'for example, '],
    counterexamples: ['including ', 'such as any of the '],
  },
  /** "Viz. A, B and C" means all of them. */
  namely: {
    pattern: /^(?!.*\b(?:one|any|either) (?:of|or more)\b).*\bviz\.?\W*$/i,
    examples: ['tools viz. '],
    counterexamples: ['tools such as ', 'One of the databases viz. '],
  },
  /** A name stands directly before "such as". */
  namedBefore: {
    pattern: regex('i')`
      ^\s*(?:(?:tools?|systems?|frameworks?|languages?|platforms?|technologies|databases?|software|services?|programs?|
      packages?|standards?|libraries)\s*)?[\s(,-]*
      (?:such as|e\.?g\.?|for example|for instance|like|i\.e\.?|viz\.?)
    `,
    examples: [' such as ', ' tools (e.g. ', ' databases like '],
    counterexamples: [' and excellent skills in tools such as '],
  },
  /** After a tool, before examples of its parts: "Java frameworks such as Spring". They do not replace Java. */
  partsOfTool: {
    pattern: /^\s(?:\w+ )?(?:frameworks?|librar(?:y|ies)|services|modules|packages|components)\b/i,
    examples: [' frameworks such as ', ' web services like '],
    counterexamples: [' such as ', ' tools like ', ' platforms (e.g. '],
  },
  /** Keys of clouds with services of their own. */
  clouds: { pattern: /^(?:aws|azure|gcp|google cloud)$/, examples: ['aws'], counterexamples: ['cloud computing'] },
  /** Before details of what stands before it. */
  opening: {
    pattern: regex(
      'gi',
    )`\(\W*(?:(?:such as|e\.?g\.?|for example|like|including|particularly|especially|i\.e\.?)[\s,:]+)?|
      \b(?:such as|e\.?g\.?|for example|for instance|like|including|viz\.?)[\s,:]+`,
    examples: ['SDK (UIKit)', 'tools such as Jira', 'control (e.g. Git)', 'languages including R'],
    counterexamples: ['liked Java', 'SDK: UIKit'],
  },
  bracketEnd: { pattern: /[)(]/, examples: ['UIKit)'], counterexamples: ['UIKit, Core Data'] },
  /** Where an enumeration of examples ends. */
  examplesEnd: {
    pattern: regex('i')`
      [()]|[.;:](?=\s|$)|\b(?:with|to|for|in|on|that|which|who|is|are|will|by|from|using|as well|
      (?:and|,) (?:(?:a|an|the|good|strong|solid|some|excellent|basic|working) )*
      (?:knowledge|experience|understanding|familiarity|ability|exposure|proficiency|expertise|skills?))\b
    `,
    examples: ['Jira. Know Git', 'Jira and knowledge of Git', 'Jira for work'],
    counterexamples: ['Jira, Node.js and Git'],
  },
  /** Ends an enumeration that names only some of what it means. */
  openEnd: {
    pattern: /(?:,? ?\b(?:etc|and so on|and more|among others)\b|\.{3}|…)/gi,
    examples: [', etc.', 'Jira etc', 'Jira...', ', and so on'],
    counterexamples: ['Jira.', 'sketch'],
  },
  /** Between a name and what details it: "configuration management platforms (" */
  headGap: {
    pattern: regex('i')`
      ^\s*(?:(?:tools?|systems?|frameworks?|languages?|platforms?|technolog(?:y|ies)|databases?|software|services?|programs?|
      packages?|standards?|libraries|concepts|techniques|methods|certifications?|skills?|ecosystem)\s*)?[\s(,:-]*$
    `,
    examples: [' ', ' tools ', ' frameworks, '],
    counterexamples: [' and other tools', ' for '],
  },
  /** Also before a list that ends in "and". */
  explicitOneOf: {
    pattern: /\b(?:any|one|either|two|three|more)(?: or more)? of\b|\bfollowing\b|[:(–—-]\s*$/i,
    examples: ['any of ', 'one of the following ', 'any one tool – '],
    counterexamples: ['any ', 'one apprentice in '],
  },
  /** Before a kind of which one is enough: "at least one scripting language: Bash, Perl" */
  one: {
    pattern: regex('i')`
      \b(?:any|one|either)(?: or more)?(?: of(?: the)?(?: following)?)?
      (?! (?:years?|months?|previous|prior|such|other|additional|supervision|help|great|good|strong)\b)
      (?: (?:[\w-]*[^\Ws]|\w))?\s$
    `,
    examples: ['at least one ', 'any one ', 'one of the ', 'one of relation ', 'any modern '],
    counterexamples: ['one year of ', 'many of ', 'any previous ', 'one of many popular '],
  },
  /** Between such a kind and its alternatives. */
  kindGap: {
    pattern: /^(?: \w+){0,2}\s?[:(–—-]+\s?$/,
    examples: [' language: ', ' database (', ' tool – '],
    counterexamples: [', ', ' ', ' and other tools in use: '],
  },
  /** Before a bracket with examples of several things of a kind. In "concepts (…)" and "protocols (…)" it names them all. */
  kindsInBracket: {
    pattern: regex('i')`
      \b(?:tools|systems|frameworks|languages|platforms|(?<!web )technologies|databases|libraries|solutions|providers|
      cloud services|certifications|methodologies)\s?\(\s?$
    `,
    examples: ['deployment tools (', 'relational databases (', 'cloud services ('],
    counterexamples: ['OOP concepts (', 'routing protocols (', 'Office programs (', 'database (', 'SDK ('],
  },
  /** The name of a kind stands directly before the bracket. */
  namedKind: {
    pattern: /^\s?(?:[a-z]+\s?)?\(\s?$/i,
    examples: [' tools (', ' (', ' ('],
    counterexamples: [' and other tools (', ', tools ('],
  },
  /** The word before a name that may share its last words, with what is between them. */
  sharedHead: {
    pattern:
      /(?<![\p{L}\p{N}-])((?:[Oo](?:n|ff) )?\p{L}[\p{L}\p{N}-]{1,20}?)-?(?: ?, ?(?:and |or |AND |OR )?| ?[&/] ?| (?:and|or|AND|OR) )$/u,
    examples: ['unit and ', 'UNIT AND ', 'Incident, ', 'front- and ', 'web/'],
    counterexamples: ['unit ', 'with ', ', '],
  },
  /** Only a comma stands between the word and the name. */
  commaAlone: {
    pattern: /,\s?$/,
    examples: ['Marketing, '],
    counterexamples: ['Marketing, and ', 'web/', 'unit and '],
  },
  /** Keys of what every web page consists of: "HTML/CSS" are no alternatives. */
  ofPages: {
    pattern: /^(?:html|css|javascript)$/,
    examples: ['html', 'css'],
    counterexamples: ['xhtml', 'typescript'],
  },
  /** Directly before a word, without a mark between them. */
  lastWord: { pattern: /([\p{L}\p{N}-]+)\s$/u, examples: ['software '], counterexamples: ['software, ', ''] },
  /** After a list of alternatives. */
  orSimilar: {
    pattern: regex('i')`
      ^\s*(?:, ?or|or any)\s(?:any )?(?:an?other |other )?(?:similar|equivalent|comparable|others?|related)
      (?! (?:field|degree|discipline|course|subject|experience|qualification|role))\b|
      ^\s*,? or (?:similar|equivalent|comparable|others?|sim)\.?\s*\)|
      ^\s*,? or (?:another|(?:any )?other) (?:(?:modern|similar|comparable|major|popular) )?(?:web |scripting |programming |cloud |bi )?
      (?:frameworks?|tools?|languages?|crm|cms|databases?|platforms?|systems?|software|packages?)\b
    `,
    examples: [
      ', or similar',
      ' or any other equivalent tools',
      ', or another comparable one',
      ' or another framework',
      ' or equivalent)',
    ],
    counterexamples: [', or related field', ' or similar', ', or Java', ' and similar'],
  },
  /** After a list of one kind: "MySQL, Oracle or similar". After others, it is about the last one. */
  orSimilarOne: {
    pattern: regex('i')`
      ^\s*,? or (?:an? )?(?:similar|equivalent|comparable)(?=\W*$|
      \s(?:\w+\s){0,2}(?:frameworks?|tools?|languages?|databases?|platforms?|systems?|software|packages?)\b)
    `,
    examples: [' or similar', ' or similar measurement software', ' or equivalent tools'],
    counterexamples: [' or similar work', ', or Java', ' and similar'],
  },
  /** After a list of which any will do: "any of them", "(any one)". */
  orAny: {
    pattern: regex('i')`
      ^[\s,(–—-]*(?:any (?:one )?of (?:them|these|those)|any one|either(?: one)? (?:is (?:fine|ok(?:ay)?)|will do|works)|
      it does(?:n['’]t| not) matter(?: which)?|(?:we don['’]t mind )?which ?ever|take your pick|pick your poison)(?=\W*$|[.;,)])
    `,
    examples: [' any of them', ' (any one)', ', it does not matter', ' - whichever'],
    counterexamples: [', any other', ' and either', ' in any one week'],
  },
  /** After a name that does as well as the one before it: "is equally fine", "will also be considered". */
  alsoFine: {
    pattern: regex('i')`
      ^\s(?:background\s)?(?:(?:is|are|would be|will be|will) )?
      (?:(?:also|equally|just as|perfectly)(?: be)? (?:considered|looked at|accepted|fine|ok(?:ay)?|acceptable)|
      (?:fine|ok(?:ay)?)(?: too| as well)|(?<=background )acceptable)\b(?! to\b)
    `,
    examples: [' is equally fine', ' is fine too', ' will also be considered', ' background acceptable'],
    counterexamples: [' is fine', ' is considered', ' acceptance', ' is also required', ' is good'],
  },
  oneOf: {
    pattern: regex('i')`
      (?<!\b(?:level|stage|phase|tier|grade|class|year|step|zone|day|to|to-)[ -]?)\b(?:any(?!(?: \w+){0,2} (?:experience|knowledge|
      exposure)\b)|
      one(?! (?:or two|to|full|years?|yrs?|months?|day|week|term|team|of (?:our|the (?:experts?|best|leading|largest|first)))\b)|either|
      (?:two|three) of(?! our\b)|
      (?:a )?(?:few|some|couple) of(?= (?:the |these )?following\b)|
      \d(?: ?[-–] ?\d)? of(?= (?:the |these )?following\b)|(?:from )?among(?:st)?(?= the following))
      (?: or more)?(?: of)?
      (?: the)?(?: following)?(?: \w+){0,3}[\s:;(–—-]*$
    `,
    examples: [
      'any of ',
      'one of the following languages: ',
      'any one tool – ',
      'either ',
      'from among the following: ',
      'a few of the following: ',
    ],
    counterexamples: [
      'company with tools and many other things from ',
      'all of ',
      'one year of ',
      'level one ',
      'any previous experience of ',
    ],
  },
};
export const alternativeRegex = regexesOf(alternativePatterns);
