import { regex, regexesOf } from '#readers/patterns';

export const projectPatterns = {
  /** Text about a project, not its name. */
  description: {
    pattern: regex('iu')`
      ^(?:\p{L}{2,20}(?:ed|ing)|led|built|wrote|made|ran|won|set|used|
      was|were|is|are|the|a|an|this|it|i|we|to)\s|
      ^(?:responsib\p{L}*|role|team size|duration|technolog\p{L}*|tech stack|tools?|environment|description|
      client|link|github|url|languages?|abstract|architecture|database|platform|operating system|.{0,20}\sused)
      (?:\s?:|$)
    `,
    examples: ['Developed an app', 'The app', 'Technologies: Java', 'Tools used', 'Role'],
    counterexamples: ['Payment Gateway', 'Tool Shop', 'Edison'],
  },
  nameBeforeColon: {
    pattern: /^([^:]{3,60}):\s\S/u,
    examples: ['Payment Gateway: accepts cards'],
    counterexamples: ['Payment Gateway', 'AB: c', 'https://example.com'],
  },
  sentenceEnd: { pattern: /[.;!]$/, examples: ['Built apps.', 'Java;'], counterexamples: ['Payment Gateway'] },
  endOfLabelledName: {
    pattern: /[.;(]\s?|\s[-–|]\s|,\s/,
    examples: ['Payments (Java)', 'Payments - Java', 'Payments, 2019'],
    counterexamples: ['Payments', 'E-commerce'],
  },
  endOfName: {
    pattern: /\s{2,}|\s?[|•·]\s?|\s[-–—]\s/u,
    examples: ['Payments | Java', 'Payments - Java', 'Payments  Java'],
    counterexamples: ['Payments', 'E-commerce, Java'],
  },
  noteAtEnd: {
    pattern: /\s?\([^)]{0,80}\)?$/u,
    examples: ['Payments (Java)', 'Payments (Java'],
    counterexamples: ['Payments', '(Java) Payments'],
  },
  label: {
    pattern: /^project\s?(?:#?\d{1,2})?\s?[:.-]\s?/iu,
    examples: ['Project #1: Payments', 'Project - Payments'],
    counterexamples: ['Project Management', 'Projects: Payments'],
  },
  number: {
    pattern: /^(?:[IVX]{1,5}|\d{1,2})\s?[:.)]\s?/u,
    examples: ['1. Payments', 'IV) Payments', '2: Payments'],
    counterexamples: ['2019 Payments', 'Payments'],
  },
  closingPunctuation: {
    pattern: /[\s,.;:]+$/u,
    examples: ['Payments:', 'Payments, '],
    counterexamples: ['Payments'],
  },
  nameStart: {
    pattern: /^[\p{Lu}\p{Lo}\p{N}«"“]/u,
    examples: ['Payments', '"Payments"', '3D viewer'],
    counterexamples: ['payments', '- Payments'],
  },
  heading: {
    pattern: /^(?:personal|team|academic|group|main|mini|major|minor|final year)\sprojects?$/iu,
    examples: ['Academic Projects', 'Final Year Project'],
    counterexamples: ['Projects', 'Manhattan Project'],
  },
};
export const projectRegex = regexesOf(projectPatterns);
