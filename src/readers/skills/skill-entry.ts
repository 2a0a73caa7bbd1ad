/** Matching gives `soft` and `office` lower weights, because nearly everyone lists those. */
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
 * - `aliases`: other spellings. Case, joints (space, dot, hyphen, slash), plurals and attached versions are ignored.
 * - `cased`: ordinary words in lower case (React, SAP). They count as written here or, from four letters on, in
 *   capitals; otherwise only as an item of a list of similar skills ("html, css, react").
 * - `context`: very common words (Go, R, Excel). They count as written here beside a cue or in a list of similar skills;
 *   otherwise only as an item between two of them. In a statement of a posting they also count alone and beside words of
 *   a demand ("Excel", "Go is essential").
 * - `related`: similar skills, quick to learn with this one. Symmetric, so one direction is enough.
 */
export type SkillEntry = {
  name: string;
  aliases: string[];
  category: SkillCategory;
  /** The skill that this one is part of: iOS for Xcode. A mention of the part also counts for the whole. */
  parent?: string;
  related: string[];
  cased: string[];
  context: string[];
};
