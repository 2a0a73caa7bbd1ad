import { regex, regexesOf, wordSet } from '#readers/patterns';

export const nameParticles = wordSet(`
  de da do dos del della di la le
  van von der den ter zu
  bin binti ibn al el ben
  y e
`);

/** Although headings, trades and places write them in capitals. */
export const notNames = wordSet(`
  a about account accounting accounts address administration administrative advanced agriculture all amazon an
  analysis and angeles apparel apple april are area arts as at august automobile available avenue aviation
  bachelor back banking birth business by
  care career certification certified cisco city clinical cloud college communication communications company
  computer computing confidential construction consulting contact core corporate creative cricket critical current
  customer data date december degree description design desk details development digital diploma dynamic
  education email end engineering environment event events excellent executive experience exposure
  father february female finance financial fitness for francisco from front full
  gender general google government graphics health high highly history hobbies honors hospitality human
  i in india information innovative institute international interventionist is it
  january java javascript july june key language languages last leadership learning legal license links los
  machine male management march marketing married master may media medical microsoft mobile modeling more mother
  motivated music my name nationality network new no not november nursing
  objective october of office on open operating operations organizational oriented our
  page patient personal phone planning present problem product professional profile programming project projects
  public python quality reading references relations religion resources restaurant results retail road
  sales san school science sciences security seeking september service services single skills social software
  solving source spoken stack state states strategic strategy street strong summary support system systems
  teaching team technical technologies technology that the thinking this time title to tool tools training
  travelling united university updated usa used was web with work year years york your
`);

export const namePatterns = {
  label: {
    pattern: /^(?:full |candidate(?:'s)? |my )?name\s?[:：-]\s?|^姓\s?名\s?[:：]\s?/iu,
    examples: ['Name: Ada Lovelace', 'Full Name - Ada', '姓名：张三'],
    counterexamples: ['Company name: Acme', 'Named: Ada'],
  },
  courtesyTitle: {
    pattern: /^(?:mr|mrs|ms|miss|dr|prof|er|ca|cs)\.?\s(?=\p{L})/iu,
    examples: ['Dr. Ada Lovelace', 'Ms Ada'],
    counterexamples: ['Drew Ada', 'Prof.'],
  },
  credential: {
    pattern: regex('iu')`
      ,?\s(?:
      ph\.?d|mba|cpa|rn|bsn|msn|pmp|cfa|m\.?d|esq|jd|shrm-cp|phr|cissp|csm|lcsw|
      m\.?sc|m\.?tech|b\.?tech|p\.?e|jr|sr|ii|iii)\.?$
    `,
    examples: ['Ada Lovelace, PhD', 'Ada Lovelace M.Sc.', 'John Doe Jr.'],
    counterexamples: ['Ada Lovelace', 'Barn'],
  },
  documentName: {
    pattern: /(?<!\p{L})(?:curriculum vitae|resume|résumé|cv|lebenslauf|bio-?data)(?!\p{L})/giu,
    examples: ['Resume of Ada', 'CURRICULUM VITAE', 'Ada CV'],
    counterexamples: ['resumed', 'Ada'],
  },
  pageMark: {
    pattern: regex('iu')`
      \s?[-–|·]\s?(?:
      (?:page\s)?\d{1,2}\s?(?:\/|of)\s?\d{1,2}|
      (?:résumé|resume|cv|curriculum vitae)\s?\d{0,2}|
      page\s\d{1,2})$
    `,
    examples: ['Ada Lovelace - Page 2', 'Ada Lovelace | 2 of 3', 'Ada Lovelace · Résumé 1'],
    counterexamples: ['Ada Lovelace', 'Ada Lovelace 2'],
  },
  endOfName: {
    pattern: regex('iu')`
      \s{2,}|
      [|•·◦,;:()\t]|
      \s[–—-]\s|
      \s(?=(?:e-?mail|mobile|phone|tel|address|contact|linkedin|github|summary|profile|objective|experience)\b)
    `,
    examples: ['Ada Lovelace | London', 'Ada Lovelace - Engineer', 'Ada Lovelace Email ada'],
    counterexamples: ['Ada Lovelace', 'Anne-Marie'],
  },
  spacedLetters: {
    pattern: /^(?:\p{L}\s{1,3}){3,40}\p{L}$/u,
    examples: ['J O H N', 'A D A  L O V E'],
    counterexamples: ['A D', 'John Doe'],
  },
  /** Names with a capital inside; others have lost a space ("TechnicalSkills"). */
  capitalInside: {
    pattern: /^(?:Mc|Mac|De|Di|Da|La|Le|Van|Von|Fitz|O)/u,
    examples: ['McKay', 'DeWitt', 'FitzGerald'],
    counterexamples: ['TechnicalSkills'],
  },
};
export const nameRegex = regexesOf(namePatterns);
