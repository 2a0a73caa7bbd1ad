/** The closed set of fields. Matching weighs `soft` and `office` lower: nearly everybody writes those down. */
export type SkillCategory =
  | 'language'
  | 'frontend'
  | 'backend'
  | 'mobile'
  | 'database'
  | 'data'
  | 'ai'
  | 'cloud'
  | 'devops'
  | 'security'
  | 'network'
  | 'testing'
  | 'blockchain'
  | 'architecture'
  | 'enterprise'
  | 'design'
  | 'marketing'
  | 'office'
  | 'product'
  | 'finance'
  | 'hr'
  | 'sales'
  | 'support'
  | 'healthcare'
  | 'operations'
  | 'hospitality'
  | 'engineering'
  | 'construction'
  | 'education'
  | 'legal'
  | 'soft';

/**
 * One skill.
 * - `aliases`: other ways people write it; case does not matter, nor whether its words are joined by space, dot, hyphen
 *   or slash. Plurals of the last word and a glued version number (python3) are understood without being listed.
 * - `cased`: spellings that are ordinary words in lower case (React, SAP). In a text they count written this way or, from
 *   four letters on, in capitals; written otherwise only as an item of a list of like skills ("html, css, react").
 * - `context`: spellings so common (Go, R, Excel, Ruby) that in a text they count only written this way and standing in a
 *   list of like skills or next to a cue, and in another case only as an item right between two of them. `name` may be in one of the two; whatever is listed there needs no place in
 *   `aliases`.
 * - `related`: names of near relatives: who knows one learns the other soon. Symmetric, so one side is enough.
 */
export type SkillEntry = {
  name: string;
  aliases: string[];
  category: SkillCategory;
  related: string[];
  cased: string[];
  context: string[];
};
