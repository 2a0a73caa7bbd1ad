import { expect, test } from 'vitest';
import { toReadingOrder } from '../../src/readers/resume/pdf/reading-order.ts';

// Escaped, because editors reorder right-to-left text.
const peace = '\u05e9\u05dc\u05d5\u05dd';
const world = '\u05e2\u05d5\u05dc\u05dd';
const engineer = '\u0645\u0647\u0646\u062f\u0633';
/** A word as it stands on the page from left to right. */
const onPage = (word: string): string => [...word].reverse().join('');

test.each([
  ['text from left to right', 'Ada Lovelace, 2019 - 2021', 'Ada Lovelace, 2019 - 2021'],
  ['a Hebrew word', onPage(peace), peace],
  ['an Arabic word', onPage(engineer), engineer],
  ['two words', `${onPage(world)} ${onPage(peace)}`, `${peace} ${world}`],
  ['a year between words', `${onPage(world)} 2019 ${onPage(peace)}`, `${peace} 2019 ${world}`],
  ['years after a word', `2021 - 2019 ${onPage(peace)}`, `${peace} 2019 - 2021`],
  ['a label and a number', `052-1234567 :${onPage(peace)}`, `${peace}: 052-1234567`],
  ['a Latin name between words', `${onPage(world)} Node js ${onPage(peace)}`, `${peace} Node js ${world}`],
  ['words in Latin text', `mostly Latin ${onPage(world)} ${onPage(peace)} text`, `mostly Latin ${peace} ${world} text`],
  ['parentheses', `(${onPage(peace)})`, `(${peace})`],
])('Put %s in reading order', (_, visual, logical) => {
  expect(toReadingOrder(visual)).toBe(logical);
});
