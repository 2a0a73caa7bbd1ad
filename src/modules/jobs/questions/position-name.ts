import { findSkills } from '#readers/skills';
import { cleanName } from './question.ts';
import { questionRegex } from './question-subject.lexicon.ts';

const { person, betweenParts, ofEmployer, openings, generalRole, shouted, pluralPair, pluralPerson } = questionRegex;

/**
 * "iOS Developers" of "iOS Developers - Pune". Skips a part that does not say what the work is about, such as "Lead I", if
 * another part names a position.
 */
export function positionPart(title: string): string | undefined {
  const parts = title
    .split(betweenParts)
    .map((part) => part.trim())
    .filter((part) => part.split(' ').some((word) => person.test(word)));
  return parts.find((part) => !generalRole.test(part)) ?? parts[0];
}

/**
 * Returns the position as it is spoken: "iOS Developer" for "IOS DEVELOPERS x2 - Pune". Undefined if the title names no
 * position, or only a level.
 */
export function positionName(title: string): string | undefined {
  const whole = (positionPart(title) ?? '').replace(openings, '');
  const start = whole.replace(ofEmployer, '');
  const part = person.test(start.split(' ').at(-1) ?? '') ? start : whole;
  const spelled = shouted.test(part) ? inTitleCase(part) : part;
  const name = withWholeWords(asOnePerson(cleanName(spelled)?.replace(pluralPair, '$1 or $2')));
  if (name === undefined || /\d{2}/u.test(name)) return undefined;
  const isVague = generalRole.test(name);
  const field = isVague || /^(?:\p{L}+ )?architect$/iu.test(name) ? fieldBeside(title) : undefined;
  if (field && !/\d$|\b[IVX]+$/u.test(name)) return `${field} ${name}`;
  return isVague ? undefined : name;
}

/** "Nurse / Midwife" of "Nurses / Midwife". */
function asOnePerson(name: string | undefined): string | undefined {
  const parts = name?.split(' / ').map((part) => part.replace(pluralPerson, ''));
  // "Waiters / Waitresses"
  return parts?.at(-1)?.endsWith('s') ? name?.replace(pluralPerson, '') : parts?.join(' / ');
}

const mostWordsOfField = 3;

/** "Security Engineering" of "Architect - Security Engineering" */
function fieldBeside(title: string): string | undefined {
  const part = title.split(betweenParts)[1]?.trim() ?? '';
  if (part.split(' ').some((word) => person.test(word))) return undefined;
  if (findSkills(part).size !== 1 || part.split(' ').length > mostWordsOfField || /[^\p{L}\s+#.]/u.test(part))
    return undefined;
  // "Engineer, Firewalls"
  return /[a-z]s$/.test(part) && !/(?:ics|ops|ations)$/.test(part) ? undefined : cleanName(part);
}

const wholeWords: Record<string, string> = {
  sr: 'Senior',
  jr: 'Junior',
  snr: 'Senior',
  asst: 'Assistant',
  mgr: 'Manager',
};

/** "Sr. Cook": "Senior Cook", which can be read out. */
const withWholeWords = (name: string | undefined): string | undefined =>
  name
    ?.replace(
      /\b(snr|sr|jr|asst|mgr)\b\.?\s*/giu,
      (whole, word: string) => `${wholeWords[word.toLowerCase()] ?? whole} `,
    )
    .trim();

const longestAbbreviation = 3;

/** "HGV DRIVER": "HGV Driver" */
export const inTitleCase = (text: string): string =>
  text.replace(/\p{Lu}+/gu, (word) => {
    if (/^(?:AND|FOR|OF|THE)$/.test(word)) return word.toLowerCase();
    return word.length > longestAbbreviation ? word.charAt(0) + word.slice(1).toLowerCase() : word;
  });
