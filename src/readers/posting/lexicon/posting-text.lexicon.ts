import { regex, regexesOf, wordSet } from '#readers/patterns';

export const blockElements = wordSet(`
  html body header main footer nav menu section article aside address center
  h1 h2 h3 h4 h5 h6 title hr p pre br div blockquote
  ul ol li dl dt dd
  table caption thead tbody tfoot tr
  figure figcaption form fieldset option details summary
`);
export const boldElements = wordSet('b strong th dt');
export const skippedElements = wordSet('script style noscript template svg select head button');

export const postingTextPatterns = {
  /** Left over from HTML that was escaped twice. A lone "<div>" may be part of a sentence. */
  escapedTag: {
    pattern: /<\/(?:p|div|ul|ol|li|h[1-6]|strong|b|em|span|table|tr|td)>|<br ?\/?>/i,
    examples: ['<p>Java</p>', 'Java<br/>SQL', '<BR>'],
    counterexamples: ['a <div> element', 'a < b > c'],
  },
  lineBreakBeforeBullet: {
    pattern: /\n(?=[^\S\n]*[-~•*·▪●◦‣–→►▸][^\S\n])/u,
    examples: ['Skills\n- Java', 'Skills\n  • Java'],
    counterexamples: ['Skills\nJava', 'Skills\n-Java', '- Java'],
  },
  /** A line break that an export wrote out. */
  writtenBreak: {
    pattern: /\\r\\n|\\n(?=\\|[\s\-–•*▪●\p{Lu}\d]|$)/gu,
    examples: ['Skills:\\n- Java', 'Java\\nSQL', 'Java\\r\\nSQL'],
    counterexamples: ['C:\\new', 'Skills:\n- Java'],
  },
  /** The first cell of a line, which labels the second. */
  tabbedLabel: {
    pattern: /^\s*(\p{Lu}[\p{L}/&-]{2,14}(?: [\p{L}/&-]{1,14}){0,2}):?\t+(?=[^\t]{3,}$)/u,
    examples: ['Language\tDutch', 'Key skills:\tWelding'],
    counterexamples: ['Welding\tMIG\tTIG', 'TUPE\tD', 'Ask us anything you like\tnow or later'],
  },
  /** The text of a heading in Markdown. */
  markedHeading: {
    pattern: /^(?:#{1,6} +(.{1,100}?)\W*|(?:\*\*|__)([^*_]{1,100})(?:\*\*|__):?)$/,
    examples: ['**ESSENTIAL**', '## What you bring', '**You:**'],
    counterexamples: ['**Hours:** 40', 'C# and F#', '#hiring'],
  },
  demandColumn: {
    pattern: /^(?:essential|desirable|required|preferred|must|nice|good to have|minimum|desired)\b.{0,30}$/i,
    examples: ['Essential', 'Desirable criteria', 'Must have'],
    counterexamples: ['Skill', 'Level'],
  },
  /** A row of a person specification, with E or D in the next column. Groups: the demand, the letter. */
  specification: {
    pattern: /^(.{3,200}?\S)(?:\t+| {3,}| [–—-] )([ED])(?:(?:[\t ]+| [–—-] )[A-Z](?:\/[A-Z])*){0,3}\s*$/,
    examples: ['TUPE   D   I', 'GDPR\tE', 'Knowledge of Go     E     A/I', 'Fine turf – D – I'],
    counterexamples: ['Vitamin D', 'Plan   B', 'Team E'],
  },
  /** A row of an HTML table that rates demands. Groups: the demand, the rating. */
  ratedRow: {
    pattern:
      /^(.{3,200}(?<!\b(?:category|class|licen[cs]e|grade|pattern|rating|vitamin))\S): (E|D|Essential|Desirable)$/i,
    examples: ['Knowledge of Go: E', 'GDPR: Desirable'],
    counterexamples: ['Criteria: E/D', 'Vitamin D', 'Plan: B', 'Desirable: Go'],
  },
  /** A numbered criterion. Groups: the letter, the demand. */
  criterion: {
    pattern: /^\s*([ED])\d{1,2}[.:)]\s+(\S.*)$/,
    examples: ['E1. Proofreading skills', 'D12) French'],
    counterexamples: ['E1 visa', 'F1. Proofreading', 'D12'],
  },
  /** In a cell of a column such as "Essential". */
  mark: { pattern: /^(?:x|yes|y|✓|✔|•|\*)$/i, examples: ['X', '✓'], counterexamples: ['Excel', 'no'] },
  /** UTF-8 that was read as Windows-1252: a space without a break, and a byte order mark. */
  wrongBytes: {
    pattern: /Â(?=\s|$|[^\p{L}\p{N}\s])|ï»¿/gu,
    examples: ['Power BIÂ', 'SQLÂ and'],
    counterexamples: ['Âncora', 'BANÂNA'],
  },
  /** The same for marks: all begin with these two letters. */
  wrongDash: {
    pattern: /â€[“”"–—\u0093\u0094]/gu,
    examples: ['2â€“4 years', '2â€”4'],
    counterexamples: ['â€™', '5 €'],
  },
  wrongApostrophe: { pattern: /â€[™˜'‘’\u0098\u0099]/gu, examples: ['yearsâ€™'], counterexamples: ['â€¢ Java', '5 €'] },
  wrongBullet: { pattern: /â€[¢•]/gu, examples: ['â€¢ Java'], counterexamples: ['â€™', '• Java'] },
  wrongQuote: { pattern: /â€[œ¦\u009d]?/gu, examples: ['â€œJavaâ€'], counterexamples: ['crâche', '5 €'] },
  /** A label in Markdown whose value follows without a space. */
  gluedLabel: {
    pattern:
      /^(?:\*\*|__)((?:Job |Work )?(?:Location|Category|Number|Schedule|Type|Title)|City)(?:\*\*|__)(?=[\p{Lu}\d])/u,
    examples: ['**Location**Pune', '__Job Number__26'],
    counterexamples: ['**Location:** Pune', '**Kubernetes**-based', '**Location** Pune', '**Java**Script'],
  },
  boldMark: { pattern: /\*\*|(?<!\w)__|__(?!\w)/g, examples: ['**Hours:** 40'], counterexamples: ['2 * 3', 'a__b'] },
  /** Of Markdown. Group: its text. */
  link: {
    pattern: /\[([^[\]\n]{1,100})\]\((?:https?:\/\/|mailto:|\/)[^()\s]{0,300}\)/g,
    examples: ['[Acme](https://acme.example) bakes'],
    counterexamples: ['list[0](x)', '[Acme] (see https://acme.example)'],
  },
  /** Between alternatives, for a slash. */
  backslash: { pattern: /(?<=[\p{L}\p{N}])\\(?=\p{L})/gu, examples: ['GCP\\AWS'], counterexamples: ['\\d', 'C:\\ '] },
  /** In "such as; A, B" the list goes on. */
  strayMark: { pattern: /(?<=\bsuch as) ?;/g, examples: ['such as; Java'], counterexamples: ['as such; Java'] },
  /** A line that goes on in the next one. */
  unfinished: {
    pattern: /[\p{L}\p{N},)&/-]$/u,
    examples: ['Experience with Web API', 'in Java,'],
    counterexamples: ['Know Java.', 'Requirements:'],
  },
  /** The line breaks off after an article and goes on in the next one: "ERP experience is a" */
  article: {
    pattern: /\s(?:an?|the)$/i,
    examples: ['ERP experience is a', 'knowledge of the'],
    counterexamples: ['Plan A.', 'data', 'What we are looking for'],
  },
  /** The rest of a line that was broken to fit a width. */
  continuation: {
    pattern: /^\s*(?:\p{Ll}{2,}[ ,.]|a )(?!\p{Lu})/u,
    examples: ['framework is a plus', 'next generation TV'],
    counterexamples: ['- framework', 'Framework is a plus', 'o Java', 'java'],
  },
  /** A line that begins like a demand of its own. */
  demandItem: {
    pattern: regex('i')`
      ^\s*(?:(?:good|strong|solid|excellent|basic|working|proven|deep|extensive|sound|in-depth|prior|some|hands-on|practical) )?
      (?:knowledge|experience|understanding|familiarity|proficiency|exposure|expertise|ability|proficient|familiar|experienced)
      \s(?:of|in|with|on|to)\b
    `,
    examples: ['knowledge of Git', 'strong experience with Go', 'ability to lead'],
    counterexamples: ['framework is a plus', 'knowledgeable staff'],
  },
  /** The end of a line that such a line continues. */
  beforeDemand: {
    pattern: regex('i')`
      (?:[,&/-]|\b(?:and|or|of|with|have|has|your|our|their|good|strong|solid|excellent|basic|working|proven|deep|extensive|sound|
      in-depth|prior|previous|some|hands-on|practical|relevant|professional|industry|technical|years?|the|demonstrated|demonstrable))$
    `,
    examples: ['You have a strong', 'at least 3 years of', 'design and'],
    counterexamples: ['JSON and XML processing', 'tools (XSLT)'],
  },
  bullet: {
    pattern: regex('u')`
      ^(?:[-~+•*·▪●◦‣–—✓✔➢→➔►▸»★✅§o]|>{1,2}|\d{1,2}[.)])\s+|^[-–—](?=\p{Lu}\p{Ll})|
      ^\d{1,3}\s?%\s*[-–:]?\s*(?=\p{Lu}\p{Ll})(?!(?:Remote|Travel|On-?site|Office|Home|Hybrid|Commission|Work)\b)|
      ^\d{1,2}(?:-|\.\d{1,2}\.?)\s+(?=\p{Lu}\p{Ll})
      (?!(?:[Yy]ears?|[Yy]rs?|[Mm]onths?|[Ll]akhs?|[Ll]acs?|[Mm]illion)\b)|^[•·▪●◦‣✓✔➢→➔►▸★✅❖■\uF000-\uF0FF]|
      ^\d{1,2}(?=(?:Good|Strong|Solid|Excellent|Basic|Working|Hands|Must|Should|Able|Ability|Knowledge|Experience|Expertise|Familiar|
      Understanding|Proficien|Exposure|Object[- ]oriented)\p{Ll}*\b)
    `,
    examples: [
      '>> Java',
      '-Java',
      '1- Java',
      '1.1 Java',
      '• Java',
      '- Java',
      '+ Java',
      '2) Java',
      '✓Java',
      'o Java',
      '→ Java',
      '5Knowledge of Java',
      '~ Java',
      '40% Prepare the books',
    ],
    counterexamples: [
      'Java',
      '-java',
      '2.5 Years',
      '2- 5 years',
      '2.5 years',
      'of Java',
      '5 Knowledge',
      '3Shape',
      '100% Remote',
    ],
  },
};
export const postingTextRegex = regexesOf(postingTextPatterns);
