import { regex, regexesOf, wordSet } from '#readers/patterns';

/** These make up nearly half of spoken English, and hardly occur in other languages. */
export const englishWords = wordSet(`
  i you he she it we they my our their
  the a an this that there
  and or but not so as if when what how then
  of to in on at for with from by
  is are was were be been have had do did
`);

export const notActions = wordSet(`
  am was were be been being have had do does did don didn
  think thought feel felt know knew believe believed guess guessed mean meant understand understood
  like liked love loved want wanted need needed hope hoped wish wished prefer preferred enjoy enjoyed
  can could cannot will would shall should may might must
  say said get got see saw hear heard remember agree agreed try seem seemed suppose supposed used
  not never no and or but so as if
  the a an it that this
  in on at of to with for from
  really actually basically also
`);

export const answerPatterns = {
  /** Line breaks mean nothing: some models start a line at every breath. */
  sentenceEnd: {
    pattern: /(?<=[.!?।。])\s+/u,
    examples: ['I built it. Then I left.', 'मैंने बनाया। फिर'],
    counterexamples: ['Node.js', 'first\nsecond'],
  },
  word: {
    pattern: /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu,
    examples: ['built', '5', 'हिन्दी'],
    counterexamples: ['...', '-'],
  },
  wordWithApostrophe: {
    pattern: /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu,
    examples: ["didn't", 'Acme'],
    counterexamples: ["'"],
  },
  /** Without "one": "one of them" is not a number. */
  number: {
    pattern: regex('giu')`
      (?<![\p{L}\d])(?:\d[\d.,]{0,12}\d|\d)%?|
      \b(?:
      two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|
      twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|
      hundred|thousand|million|percent)\b
    `,
    examples: ['12', '99.9%', 'five people', 'a million'],
    counterexamples: ['one of them', 'v2', 'often'],
  },
  capitalized: {
    pattern: /^\p{Lu}[\p{L}\p{M}\p{N}]{1,29}$/u,
    examples: ['Acme', 'Kafka'],
    counterexamples: ['acme', 'I', 'A-1'],
  },
  /** Group: the verb. */
  firstPerson: {
    pattern: regex('gi')`
      \bI(?:['’]ve)?[ ]
      (?:(?:have|had|also|then|first|just|even|still|often|always|once|[a-z]{2,12}ly) ){0,2}
      ([a-z]{2,20})\b
    `,
    examples: ['I built', "I've also led", 'I then quickly wrote'],
    counterexamples: ['we built', 'I, built', 'AI wrote'],
  },
  ownPart: {
    pattern: /\b(?:I was (?:responsible|in charge)|my (?:part|job|role|task) was)\b/i,
    examples: ['I was responsible for it', 'my role was'],
    counterexamples: ['they were responsible', 'my roles were'],
  },
};
export const answerRegex = regexesOf(answerPatterns);
