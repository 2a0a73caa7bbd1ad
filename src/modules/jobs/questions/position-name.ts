import { cleanName } from './question.ts';
import { questionRegex } from './question-subject.lexicon.ts';

const { person, betweenParts, openings, levelAlone, shouted, pluralPerson } = questionRegex;

/** The part of a title that names the position: "iOS Developers - Pune". Another one, if that is only a level: "Lead I". */
export function positionPart(title: string): string | undefined {
  const parts = title
    .split(betweenParts)
    .map((part) => part.trim())
    .filter((part) => part.split(' ').some((word) => person.test(word)));
  return parts.find((part) => !levelAlone.test(part)) ?? parts[0];
}

/** To say aloud: "iOS Developer" of "IOS DEVELOPERS x2 - Pune". Undefined if no position is named, or only a level. */
export function positionName(title: string): string | undefined {
  const part = (positionPart(title) ?? '').replace(openings, '');
  const name = cleanName(shouted.test(part) ? inTitleCase(part) : part)?.replace(pluralPerson, '');
  return name === undefined || /\d{2}/u.test(name) || levelAlone.test(name) ? undefined : name;
}

const longestAbbreviation = 3;

/** "HGV DRIVER": "HGV Driver" */
const inTitleCase = (text: string): string =>
  text.replace(/\p{Lu}+/gu, (word) =>
    word.length > longestAbbreviation ? word.charAt(0) + word.slice(1).toLowerCase() : word,
  );
