import { regexesOf, wordSet } from '#readers/patterns';

/** Pairs of initials that are skills. Other initials are those of a person: M.A., C. B. Rao. */
export const initialPairs = wordSet('c&b f&b l&d m&a p&c p&l r&d');

/** Classes of driving licences that have one for trailers: "C+E". */
export const licenceClasses = wordSet('b c c1 d d1');

/** CompTIA's certificates with a plus sign in their names: "Network+". */
export const plusCertificates = wordSet('a network security');

/** Domains that make an address of a skill: github.com does not name Git. */
export const topLevelDomains = wordSet('com org io co edu gov');

export const skillTextPatterns = {
  languageSign: {
    pattern: /\+\+\d{0,2}(?![\p{L}\p{N}+])|#(?![\p{L}\p{N}#])/uy,
    examples: ['++', '++17 and later', '#, Java'],
    counterexamples: ['+++', '#hiring', '+1'],
  },
  /** Licences for a vehicle with a trailer. */
  trailer: {
    pattern: /[ ]?\+[ ]?E(?![\p{L}\p{N}+&])/iuy,
    examples: ['+E', ' + e licence'],
    counterexamples: ['+EU', '++', '-E'],
  },
  /** Of the name of a certificate: "Network+". */
  plusSign: {
    pattern: /\+(?![\p{L}\p{N}+])/uy,
    examples: ['+ and Security+', '+,'],
    counterexamples: ['++', '+1', ' +'],
  },
  secondInitial: {
    pattern: /[ ]?&[ ]?([A-Za-z])(?![\p{L}\p{N}&+#])/uy,
    examples: ['&A', ' & L statement'],
    counterexamples: ['&Able', ' & C++', '&'],
  },
  gluedVersion: {
    pattern: /^([a-z]{3,})\d{1,2}$/,
    examples: ['python3', 'html5', 'java11'],
    counterexamples: ['s3', 'python', 'oracle123'],
  },
  versions: {
    pattern: /(?: \d{1,4}(?:x)?| x)+$/,
    examples: ['java 8', 'angular 2 x', 'office 2016'],
    counterexamples: ['java', 'web3', 'sap 4hana'],
  },
  note: {
    pattern: /\s*\([^()]*\)$/,
    examples: ['SQL (advanced)', 'Excel(expert)'],
    counterexamples: ['SQL (advanced) Server', 'SQL'],
  },
  outerPunctuation: {
    pattern: /^[\s,;:•·*|]+|[\s,;:•·*|]+$/gu,
    examples: ['• Java', 'Java;', '| Java |'],
    counterexamples: ['C++', 'Node.js', 'HR & payroll'],
  },
  suggestedName: {
    pattern: /^[\p{L}\p{N}.][\p{L}\p{M}\p{N}+#.&/'’ -]{0,38}$/u,
    examples: ['.NET', 'C++', 'CI/CD', 'R & D', '日本語'],
    counterexamples: ['<b>Java</b>', '(Java)', 'Java, Python', '-'],
  },
};
export const skillTextRegex = regexesOf(skillTextPatterns);
