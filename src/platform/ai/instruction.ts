const anyOf = (...patterns: string[]): string => `\\b(?:${patterns.join('|')})\\b`;
/** Bounds the gaps, because strangers write the text. */
const inOrder = (...parts: (string | number)[]): RegExp =>
  new RegExp(parts.map((part) => (typeof part === 'number' ? `.{0,${part}}` : part)).join(''), 'iu');

/** Words after "AI" that name people or a company: "you're an AI researcher". */
const people = [
  'engineer',
  'team',
  'lab',
  'enthusiast',
  'researcher',
  'developer',
  'specialist',
  'scientist',
  'expert',
  'architect',
];

const ai = `ai\\b(?! (?:(?:software|research|platform|solutions?) )?(?:${people.join('|')})s?\\b(?! systems?\\b))`;

const signs: readonly RegExp[] = [
  inOrder(
    anyOf('ignore', 'disregard', 'forget', 'override', 'bypass'),
    30,
    anyOf(
      'previous',
      'prior',
      'above',
      'earlier',
      'preceding',
      'existing',
      'system',
      'all',
      'any',
      'your',
      'these',
      'other',
    ),
    30,
    anyOf('instructions?', 'prompts?', 'guidelines', 'rules'),
  ),
  inOrder(
    anyOf('give', 'assign', 'set', 'award', 'return', 'output', 'rate'),
    40,
    anyOf('score', 'rating', 'match', 'rank\\w*'),
    15,
    `(?:\\b100\\b|\\b10\\s?\\/\\s?10\\b|${anyOf('highest', 'maximum', 'perfect', 'full')})`,
  ),
  inOrder(
    anyOf('if you are', 'you are now', "you're", 'note to', 'attention', 'dear', 'hello'),
    15,
    `\\b(?:an? |the |any )?(?:${ai}|llms?\\b|language models?\\b|chat ?bots?\\b)`,
  ),
  /<\|[\w-]{1,40}\|>|\[\/?(?:INST|SYS)\]|<<\/?SYS>>|<\/?(?:system|assistant|data-[0-9a-f]+|instructions?)\b[^>]{0,80}>/iu,
];

/** Whether a line gives instructions to a model. Such a line says nothing about its author. */
export const instructsModel = (line: string): boolean => signs.some((sign) => sign.test(line));
