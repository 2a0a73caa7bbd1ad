// Bounded gaps: the lines come from strangers.
const signs: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:previous|prior|above|earlier|preceding|existing|system|all|any|your|these|other)\b.{0,30}\b(?:instructions?|prompts?|guidelines|rules)\b/iu,
  /\b(?:give|assign|set|award|return|output|rate)\b.{0,40}\b(?:score|rating|match|rank\w*)\b.{0,15}(?:\b100\b|\b10\s?\/\s?10\b|\b(?:highest|maximum|perfect|full)\b)/iu,
  /\b(?:if you are|you are now|you're|note to|attention|dear|hello)\b.{0,15}\b(?:an? |the |any )?(?:ai\b(?! \w*(?:engineer|team|lab|enthusiast))|llms?\b|language models?\b|chat ?bots?\b)/iu,
  /<\|[\w-]{1,40}\|>|\[\/?(?:INST|SYS)\]|<<\/?SYS>>|<\/?(?:system|assistant|data-[0-9a-f]+|instructions?)\b[^>]{0,80}>/iu,
];

/**
 * Whether a line of somebody's text speaks to a language model that may read it, not to people: tells it to ignore its
 * instructions or to give a score, or looks like the delimiters of a prompt. Such a line says nothing of its author.
 */
export const instructsModel = (line: string): boolean => signs.some((sign) => sign.test(line));
