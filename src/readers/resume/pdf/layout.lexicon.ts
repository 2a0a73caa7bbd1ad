import { regex, regexesOf } from '#readers/patterns';

export const layoutPatterns = {
  date: {
    pattern: regex('i')`
      \b(?:19|20)\d\d\b|
      \b\d{1,2}[/.]\d{2,4}\b|
      \b(?:present|current|today|now|heute|jetzt|aujourd'hui|actual)\b|
      至今
    `,
    examples: ['2019 - 2021', '05/18', 'Present', '至今'],
    counterexamples: ['Engineer', '12345', 'presentation'],
  },
  /** The rest of the range is on the next line. */
  rangeStart: {
    pattern: /\d\s*[-\u2010-\u2015]$/,
    examples: ['2019 -', '05/18–'],
    counterexamples: ['2019', 'Engineer -', '2019 - 2021'],
  },
  bullet: {
    pattern: /^[\u2022\u25aa\u25cf\u25cb\u25e6\u25c6\u2023\u2219\u00b7*\u2013-]\s/,
    examples: ['• Java', '- Java', '– Java'],
    counterexamples: ['Java', '-Java'],
  },
  /** `#` represents a number. */
  pageNumber: {
    pattern: regex('i')`
      ^\W*(?:(?:page|seite|página|pagina|p\.|第)\s*)?#\s*
      (?:(?:of|von|de|di|sur|\/|-)\s*#)?\s*
      (?:页)?\W*$
    `,
    examples: ['#', 'Page # of #', '- # -', 'Seite # von #', '第#页'],
    counterexamples: ['# years', 'Page', 'Ada Lovelace #'],
  },
  /** Also matches names in TeX ("CMBX10") and Windows ("Arial,Bd"). */
  boldFont: {
    pattern: /bold|black|heavy|demi|[-,]bd\b|(?:cm|sf|ec|lm)(?:ss)?bx/i,
    examples: ['Arial-BoldMT', 'CMBX10', 'Arial,Bd', 'LMSSBX10'],
    counterexamples: ['Arial', 'CMR10', 'Abduction'],
  },
  rightToLeft: {
    pattern: /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/,
    examples: ['שלום', 'مرحبا', 'C++ ו'],
    counterexamples: ['Ada', '你好', '2019'],
  },
};
export const layoutRegex = regexesOf(layoutPatterns);
