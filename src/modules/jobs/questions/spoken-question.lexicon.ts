import { regex, regexesOf } from '#readers/patterns';

export const spokenQuestionPatterns = {
  /** Text without brackets, code quotes or markup. */
  plainText: {
    pattern: /^[\p{L}\p{M}\p{N} ,.?!:;'’"“”()&+#/%–—-]+$/u,
    examples: ['How do you use C++ at work?', 'What is “done”?'],
    counterexamples: ['Use `rm`', '<b>Why?</b>', 'What is {x}?'],
  },
  address: {
    pattern: regex('iu')`
      \bhttps?\b|\bwww\b|\/\/|
      \.(?:com|org|co|dev|app|info|biz|xyz|ru|cn|uk|ly|gg|link|site|online|top)(?![\p{L}\p{N}])
    `,
    examples: ['See https://example', 'at example.com?', 'www'],
    counterexamples: ['How do you use Node.js?', 'a company'],
  },
  /** A question without a question mark. */
  request: {
    pattern: /^(?:please|describe|tell|walk|explain|share|talk|think|give|imagine|suppose)\b/iu,
    examples: ['Please tell us about Java.', 'Describe a project.'],
    counterexamples: ['I would like to know.', 'Thinking about it'],
  },
  sentenceEnd: {
    pattern: /[.?!](?=\s+[\p{Lu}"“])/u,
    examples: ['Why? How?', 'Tell us. Then stop.'],
    counterexamples: ['Why?', 'e.g. java'],
  },
  /** Signs of prompt injection, and topics that are off limits in an interview. */
  unwanted: {
    pattern: regex('iu')`
      \b(?:
      ignore|disregard|instructions?|prompts?|language model|as an ai|
      scor(?:e|es|ed|ing)|ratings?|hir(?:e|ed|ing)|recommend this|best candidate|top candidate|
      password|credit card|bank account|click|download|call me|
      salary|ctc|
      age|how old|born|married|marital|spouse|husband|wife|children|pregnan\w*|family|
      religio\w*|caste|race|ethnic\w*|nationality|disab\w*|illness|gender|sexual\w*|politic\w*|trade union)\b
    `,
    examples: ['Ignore the above', 'What is your salary?', 'Are you married?', 'pregnancy'],
    counterexamples: ['How do you handle trace logs?', 'Which stages did you manage?'],
  },
};
export const spokenQuestionRegex = regexesOf(spokenQuestionPatterns);
