import { spokenQuestionRegex } from '../spoken-question.lexicon.ts';
import { dutyRegex } from './duty-phrase.lexicon.ts';
import { sayable } from './duty-wording.ts';

/**
 * `gerund`: an -ing form, or a noun. `start`: a long text without the end that it can do without. `open`: a list without
 * the "and" that it got.
 */
export type DutyPhrase = {
  form: 'infinitive' | 'gerund';
  text: string;
  verb: string;
  isList: boolean;
  start?: string;
  open?: string;
};

const fewestWords = 3;
const mostWords = 15;
/** Of a list that gets an "and". */
const mostWordsOfList = 12;
/** Of a duty that is cut. Fewer leave room for a longer end of the question. */
const mostWordsOfStart = 12;
/** Shorter starts say little. */
const fewestWordsOfStart = 5;

export const countWords = (text: string): number => text.split(' ').length;

const withoutBrackets = (line: string): string =>
  line
    .normalize('NFKC')
    .replace(/\([^()]*\)?/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/(?<=\d) ?[-–—] ?(?=\d)/gu, '-')
    .replace(/,? \d on,? \d off\b.*$/u, '')
    .replace(dutyRegex.spacedPrefix, (_, prefix: string | undefined) => `${prefix ?? ''}-`)
    .replace(/(?<=\p{L}-of-) (?=\p{L})/gu, '')
    .replace(/\s+(?=[,.;])/gu, '')
    .trim();

function cleanLine(line: string, longest = mostWords): string {
  const text = withoutBrackets(line)
    .replace(/(?<!\p{L})&|&(?!\p{L})/gu, 'and')
    .replace(/(?<!\b(?:day|week|month|year)) ?\/ ?(?=(?:hr|hour|day|week|month|shift|year)\b)/gu, ' per ')
    .replace(/\bper hr\b/gu, 'per hour')
    .replace(/ \+ (?=\p{L})/gu, ' and ')
    .replace(/(?<=\p{Ll}{2})\s?\/\s?(?=\p{Ll}{2})/gu, ' or ')
    .replace(/\band or\b|\bor or\b/gu, 'or')
    .replace(/\s+/gu, ' ')
    .replace(/\s+(?=[,.;])/gu, '')
    .replace(/[\s.;,]+$/u, '')
    .trim();
  if (countWords(text) <= longest) return text;
  const start = text.replace(dutyRegex.tail, '');
  // "take steps to locate", of "to locate and fix it", needs what follows.
  return /\bto [a-z]+$/u.test(start) ? text : start;
}

/** "Manage" and "manages" are "manage", unless another verb follows. */
function infinitive(verb: string, rest: string): string | undefined {
  if (dutyRegex.verb.test(verb)) return verb;
  if (dutyRegex.secondVerb.test(rest)) return undefined;
  return [verb.replace(/s$/u, ''), verb.replace(/es$/u, ''), verb.replace(/ies$/u, 'y')].find((form) =>
    dutyRegex.verb.test(form),
  );
}

function formOf(text: string, isNoun: boolean): Omit<DutyPhrase, 'isList'> | undefined {
  const [verb = ''] = text.split(' ');
  const rest = text.slice(verb.length);
  const plain = infinitive(verb, rest);
  const isNounOf = rest.startsWith(' of ') && plain !== undefined;
  if (dutyRegex.nominal.test(text) || isNounOf)
    return { form: 'gerund', text: isNounOf && plain !== verb ? text : `the ${text}`, verb };
  if (verb.endsWith('ing') || isNoun || dutyRegex.supportNoun.test(text)) return { form: 'gerund', text, verb };
  return plain === undefined ? undefined : { form: 'infinitive', text: `${plain}${rest}`, verb: plain };
}

/** "Test and automation tools". In "test and commission lifts" both are verbs. */
function isPairOfNouns(text: string): boolean {
  const [pair, second = ''] = dutyRegex.pairOfNouns.exec(text) ?? [];
  if (pair === undefined) return false;
  const isVerb = infinitive(second.toLowerCase(), '') !== undefined;
  return pair.length === text.length || (!isVerb && dutyRegex.nounAfterPair.test(second));
}

/** Without the end that a long duty can do without: "build web applications to support …". */
function withoutEnd(line: string, longest = mostWords): string | undefined {
  const words = cleanLine(line).split(' ');
  if (words.length <= longest) return undefined;
  const text = words.slice(0, mostWordsOfStart + 3).join(' ');
  const at = [...text.matchAll(dutyRegex.weakBreak)].findLast(({ index, groups }) => {
    const start = text.slice(0, index);
    const isVerbNext = groups?.verb === undefined || dutyRegex.verb.test(groups.verb);
    // "to verify", of "to verify and file", needs what follows.
    const [, last = ''] = dutyRegex.lastOfMany.exec(start) ?? [];
    const isActTo = / to /u.test(text.slice(index, index + 4)) && dutyRegex.asksToAct.test(start);
    const isWhole = !dutyRegex.verb.test(last) && !dutyRegex.cutOff.test(start) && !isActTo;
    return isVerbNext && isWhole && countWords(start) >= fewestWords && countWords(start) <= mostWordsOfStart;
  })?.index;
  return at === undefined ? undefined : text.slice(0, at);
}

/** "prepare rosters and budgets" of "prepare rosters, budgets". */
function withAnd(text: string): string {
  const [, before = '', last = ''] = dutyRegex.openList.exec(text) ?? [];
  const isAction = (word = ''): boolean => dutyRegex.gerund.test(word);
  // "plan menus, taking care", "in Leeds, West Yorkshire"
  const isLoose = isAction(last.split(' ')[0]) && !isAction(text.split(' ')[0]);
  const isPlace = !before.includes(',') && /^\p{Lu}\p{Ll}/u.test(last) && /\s\p{Lu}\p{Ll}+$/u.test(before);
  // One more word leaves no room for the end of the question.
  const isLong = countWords(text) >= mostWordsOfList;
  return before === '' || isLoose || isPlace || isLong ? text : `${before} and ${last}`;
}

/** A line of duties for the middle of a sentence: "manage the monthly payroll". Undefined if it cannot be read out. */
function dutyPhrase(line: string): DutyPhrase | undefined {
  const clean = cleanLine(line);
  const inCharge = clean.replace(dutyRegex.charge, '');
  const isNoun = inCharge !== clean;
  const bare = inCharge.replace(dutyRegex.lead, '').replace(dutyRegex.listOpening, '').replace(dutyRegex.adverb, '');
  const text = bare.charAt(0).toLowerCase() + bare.slice(1);
  const words = countWords(text);
  // "Responsible for Delivery Deliver applications": a label and a sentence
  if (isNoun && /^\p{Lu}\p{Ll}/u.test(inCharge)) return undefined;
  if ((words < fewestWords && !dutyRegex.short.test(text)) || words > mostWords || !dutyRegex.opening.test(text))
    return undefined;
  const { unfit, condition, ownSubject, vague, delicate, general, topic, mixedForms } = dutyRegex;
  if (
    [unfit, condition, ownSubject, vague, delicate, general, topic, mixedForms].some((one) => one.test(text)) ||
    dutyRegex.sentenceEnd.test(text)
  )
    return undefined;
  if (isPairOfNouns(text) && !dutyRegex.nominal.test(text)) return undefined;
  const ownMatters = text.replace(dutyRegex.clients, '');
  if (!spokenQuestionRegex.plainText.test(text) || spokenQuestionRegex.unwanted.test(ownMatters)) return undefined;
  if (spokenQuestionRegex.address.test(text)) return undefined;
  const said = sayable(withAnd(text));
  const phrase = dutyRegex.bareEnd.test(said) ? undefined : formOf(said, isNoun);
  const open = withAnd(text) === text ? undefined : formOf(sayable(text), isNoun)?.text;
  return phrase && { ...phrase, isList: text.includes(','), ...(open && { open }) };
}

const isVerb = (text: string, form: DutyPhrase['form']): boolean => {
  const [word = ''] = text.toLowerCase().split(' ');
  return form === 'gerund' ? dutyRegex.gerund.test(word) : dutyRegex.verb.test(word);
};

/**
 * The duties of a sentence that is too long to be read out: "clean rooms, change linen and keep the trolley tidy". A part
 * counts if the next one begins with a verb as well: then the comma is not one of "safe, effective care".
 */
function dutiesWithin(line: string): DutyPhrase[] {
  const clean = withoutBrackets(line);
  if (countWords(clean) <= mostWords) return [];
  const parts = clean.replace(dutyRegex.lead, '').replace(dutyRegex.listOpening, '').split(dutyRegex.betweenDuties);
  const form = isVerb(parts[0] ?? '', 'infinitive') ? 'infinitive' : 'gerund';
  return parts.flatMap((part, n) => {
    const [before, next] = [parts[n - 1], parts[n + 1]];
    if (!isVerb(part, form) || (next !== undefined && !isVerb(next, form))) return [];
    // "plan, deploy and secure the network", "take part in design, testing and reviews"
    if ([before, next].some((other) => other !== undefined && (countWords(other) < 2 || isPairOfNouns(other))))
      return [];
    const duty = dutyPhrase(part);
    return duty?.form === form ? [duty] : [];
  });
}

/** The phrase, with its start if it leaves little room for the end of a question. Half of a vague duty says too little. */
function withStart(phrase: DutyPhrase, line: string): DutyPhrase {
  if (countWords(phrase.text) <= mostWordsOfStart || dutyRegex.vagueVerb.test(phrase.verb)) return phrase;
  const starts = [cleanLine(line, mostWordsOfStart), withoutEnd(line, mostWordsOfStart) ?? ''];
  const start = starts
    .flatMap((text) => dutyPhrase(text) ?? [])
    .find(({ form, text }) => {
      const words = countWords(text);
      return form === phrase.form && words >= fewestWordsOfStart && words <= mostWordsOfStart;
    });
  return start === undefined ? phrase : { ...phrase, start: start.text };
}

/** Returns duties that fit into a question, plain ones first. No two have the same verb. */
export function dutyPhrases(lines: readonly string[]): DutyPhrase[] {
  const all = lines.flatMap((line) => {
    const whole = dutyPhrase(line);
    if (whole) return withStart(whole, line);
    const within = dutiesWithin(line);
    if (within.length > 0) return within;
    const start = withoutEnd(line);
    return start === undefined ? [] : (dutyPhrase(start) ?? []);
  });
  const isPlain = ({ isList, verb }: DutyPhrase): boolean => !isList && !dutyRegex.vagueVerb.test(verb);
  const verbs = new Set<string>();
  return [...all.filter(isPlain), ...all.filter((one) => !isPlain(one))].filter(({ verb }) => {
    const stem = verb.slice(0, 4);
    return !verbs.has(stem) && verbs.add(stem);
  });
}
