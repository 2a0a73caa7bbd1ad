import { regex, regexesOf } from '#readers/patterns';

export const positionHeadPatterns = {
  nameStart: {
    pattern: /^[^\p{L}\p{N}]{0,4}(?:[\p{Lu}\p{Lo}\p{N}]|\p{Ll}\p{Lu})/u,
    examples: ['Engineer', '"Acme"', 'iOS Developer', '3M'],
    counterexamples: ['engineer', '----- Acme'],
  },
  achievement: {
    pattern: /^(?:\p{Lu}\p{Ll}+ed|Led|Became|Built|Wrote|Made|Ran|Set|Won|Took|Gave|\p{Lu}\p{Ll}+ing)\s/u,
    examples: ['Managed teams', 'Building apps', 'Won a prize'],
    counterexamples: ['Engineer at Acme', 'Wonder Ltd'],
  },
  otherDate: {
    pattern: /\b(?:birth|dob|passport|graduat(?:ed|ion|ing)|batch|updated|expected)/iu,
    examples: ['Date of birth: 1990', 'Graduated in 2015', 'Last updated May 2020'],
    counterexamples: ['Engineer, 2015', 'Graduate Engineer'],
  },
  sentenceEnd: { pattern: /[.;]$/, examples: ['Built apps.', 'Java;'], counterexamples: ['Engineer'] },
  abbreviationAtEnd: {
    pattern: /(?:inc|ltd|co|corp|pvt|llc|jr|sr)\.$/iu,
    examples: ['Acme Inc.', 'Acme Pvt.'],
    counterexamples: ['Built apps.', 'Acme Inc'],
  },
  bodyLabel: {
    pattern: regex('iu')`
      ^(?:responsib|duties|achievement|accomplishment|technolog|environment|tools?\b|skills?\b|description|key )
    `,
    examples: ['Responsibilities:', 'Key Achievements', 'Tools used'],
    counterexamples: ['Toolmaker', 'Engineer'],
  },
  placeAfterComma: { pattern: /,\s\p{Lu}/u, examples: ['Acme, Pune'], counterexamples: ['Java, sql'] },
  duration: {
    pattern: /^\d{1,2}\s(?:years?|months?|yrs?)/iu,
    examples: ['2 years 3 months', '6 months'],
    counterexamples: ['Two years', '2019'],
  },
  labelBeforeTitle: {
    pattern: /^[^:]{3,30}:\s/u,
    examples: ['Experience: Engineer', 'Role : Nurse'],
    counterexamples: ['Engineer', 'IT: Lead'],
  },
};
export const positionHeadRegex = regexesOf(positionHeadPatterns);

export const labelPatterns = {
  /** Groups: label, value. */
  label: {
    pattern: regex('iu')`
      ^(company|organi[sz]ation|employer|client|
      designation|role|position|job title|title|
      duration|period|tenure|time ?frame|dates?|
      project|experience)
      (?:\s(?:name|title|profile|held|worked))?
      (?:\s?#?\d{1,2})?\s?
      (?::|\s[-–]\s|\s[-–]$)\s?
      (.*)$
    `,
    examples: ['Company: Acme', 'Designation - Engineer', 'Project #1 : Payments', 'Role Title:'],
    counterexamples: ['Company Acme', 'Companies: Acme', 'My role: Lead'],
  },
  /** "Company Name – City, State". */
  removedName: {
    pattern: /^(?:city|state|confidential)(?!\p{L})/iu,
    examples: ['City, State', 'Confidential'],
    counterexamples: ['Citybank', 'Acme'],
  },
  endOfName: {
    pattern: /\s[|–-]\s|[|;(\t]|\s{2,}|,\s(?!Inc|Ltd|LLC|Pvt)/u,
    examples: ['Acme | Pune', 'Acme, Pune', 'Acme (India)'],
    counterexamples: ['Acme, Inc', 'Acme'],
  },
};
export const labelRegex = regexesOf(labelPatterns);
