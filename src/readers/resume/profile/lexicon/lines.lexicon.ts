import { nameList, regex, regexesOf } from '#readers/patterns';

const headings = nameList(`
  WORK EXPERIENCE|PROFESSIONAL EXPERIENCE|EXPERIENCE|EDUCATION|SKILLS|PROJECTS|CERTIFICATIONS
  Work Experience|Professional Experience|Employment History|Work History
  Education Details|Company Details|Skill Details|Education|Technical Skills|Summary
  Personal Details|PERSONAL DETAILS
`).join('|');

export const linePatterns = {
  bullet: {
    pattern: /^[\s]*([•·▪●■◦○◆◇➢➤►▶✓✔✦✶★❖\uf0b7‣⁃∙∗*–—-]|o(?=\s\p{Lu}))[\s\uf0b7•]*/u,
    examples: ['• Java', '- Java', '➢Java', 'o Java'],
    counterexamples: ['Java', 'o java'],
  },
  /** Glyphs of the fonts Symbol and Wingdings; other private characters are icons. */
  fontBullet: {
    pattern: /^\s{0,9}[\uf0a7\uf0b7\uf0d8\uf0fc]/u,
    examples: ['\uf0a7 Java', ' \uf0b7Java'],
    counterexamples: ['\ue0b0 Java', 'Java \uf0b7'],
  },
  /** Wrongly decoded wide bars and dashes. */
  mojibake: {
    pattern: /ï(?:1⁄4|¼)[^\p{L}\s]?|â€[“”"™œ¢]?|Â(?=[\s·•]|$)|\ufffd/gu,
    examples: ['Acme ï¼ Pune', '2019 â€“ 2021', 'Acme Â· Pune'],
    counterexamples: ['Âge', 'naïve', 'Acme · Pune'],
  },
  rangeStart: {
    pattern: regex('iu')`
      (?:\d{2,4}|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?\s\d{2,4})\s?
      (?:[-–—]|\bto|\buntil|\btill)$
    `,
    examples: ['2019 -', 'Jan. 2019 to', '05/18 –'],
    counterexamples: ['2019', '2019 - 2021', 'from -'],
  },
  rangeEnd: {
    pattern: regex('iu')`
      ^(?:\d{4}|\d{1,2}[/.]\d{2,4}|
      (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)|
      present|current|now|till|date)
    `,
    examples: ['2021', 'March 2021', 'Present', '05/2021'],
    counterexamples: ['Acme 2021', '21'],
  },
  rangeWord: { pattern: /^(?:to|until|till)$/iu, examples: ['to', 'Until'], counterexamples: ['to 2019', 'tool'] },
  monthAlone: {
    pattern: regex('iu')`
      ^(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?,? |(?:0?[1-9]|1[0-2])\/)(?:19|20)\d\d$
    `,
    examples: ['March 2019', 'Sept. 2019', '05/2018'],
    counterexamples: ['2019', 'March 2019 - May 2020', '13/2018'],
  },
  inlineBullet: {
    pattern: /\s[•▪●■◦➢➤►✓✔✶❖*]\s?/gu,
    examples: ['Java • SQL', 'Java *SQL'],
    counterexamples: ['• Java', 'a*b'],
  },
  inlineHeading: {
    pattern: regex('gu')`
      (?:(?<=[.;:)\]\p{Ll}]\s?)(?:${headings})|(?<=[.;)]\s)(?:Experience|Skills|Projects|Objective))
      (?=:?\s+[\p{Lu}\d•✓➢*]|$)
    `,
    examples: ['led teams. EDUCATION University', 'led teams WORK EXPERIENCE 2019', 'in time. Skills Java'],
    counterexamples: ['EDUCATION', 'more Skills Java', 'the Education of children'],
  },
  inlineSentenceEnd: {
    pattern: regex('gu')`
      (?<=[\p{L}\p{N})\]]{3}[.;])
      (?<!(?:Inc|Ltd|Corp|Pvt|LLC|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\.)
      \s(?=\p{Lu})
    `,
    examples: ['Led teams. Built apps', 'in 2019; Then'],
    counterexamples: ['Acme Inc. Pune', 'Sept. March', 'teams. built'],
  },
};
export const lineRegex = regexesOf(linePatterns);
