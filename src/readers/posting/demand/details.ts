import { alternativeRegex } from '../lexicon/alternatives.lexicon.ts';

type Named = { at: number; end: number; known: boolean };

/**
 * Whether a mention only details another one: all but the first in "iOS SDK (UIKit, Core Data)" and "tools such as Jira, Xray",
 * all after the third in "Jira, Xray, Zephyr, Kiwi, etc.". The mentions are in text order.
 */
export function findDetails(text: string, mentions: readonly Named[]): boolean[] {
  const details = mentions.map(() => false);
  if (mentions.length < 2) return details;
  let done = 0;
  for (const { 0: opening, index } of text.matchAll(alternativeRegex.opening)) {
    const start = index + opening.length;
    // Each letter is searched once, however many openings follow each other.
    if (start < done) continue;
    const ends = opening.includes('(') ? alternativeRegex.bracketEnd : alternativeRegex.examplesEnd;
    const length = text.slice(start).search(ends);
    const end = length < 0 ? text.length : start + length;
    done = end;
    const first = mentions.findIndex(({ at }) => at >= start);
    const before = mentions[(first < 0 ? mentions.length : first) - 1];
    const isNamed = before !== undefined && alternativeRegex.headGap.test(text.slice(before.end, index));
    const inside = [...mentions.entries()].filter(([, mention]) => mention.at >= start && mention.end <= end);
    // "company-approved software (Excel)" demands Excel.
    // "front-end technologies, including HTML and CSS" demands both.
    const isWhole = /includ/i.test(opening);
    const isVague = isNamed && (isWhole || !before.known) && inside.some(([, { known }]) => known);
    for (const [n, { known }] of inside) if (isNamed || n > first) details[n] = !(isVague && known);
    if (isVague) details[mentions.indexOf(before)] = true;
  }
  for (const { index } of text.matchAll(alternativeRegex.openEnd)) markRest(text, mentions, index, details);
  return details;
}

const mainExamples = 3;

/** "Spring, Hibernate, Struts, JSF, etc." gives examples: those after the third are details. `end`: of the enumeration. */
function markRest(text: string, mentions: readonly Named[], end: number, details: boolean[]): void {
  const last = mentions.findLastIndex((mention) => mention.end <= end);
  if (last < 0 || text.slice(mentions[last]?.end, end).trim() !== '') return;
  let first = last;
  while (first > 0 && alternativeRegex.link.test(text.slice(mentions[first - 1]?.end, mentions[first]?.at))) first -= 1;
  details.fill(true, first + mainExamples, last + 1);
}
