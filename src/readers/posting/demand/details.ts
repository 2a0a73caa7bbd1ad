import { alternativeRegex } from '../lexicon/alternatives.lexicon.ts';

type Named = { at: number; end: number };

/**
 * Which mentions only detail another one: all in "iOS SDK (UIKit, Core Data)" but iOS SDK, all in "tools such as Jira, Xray" but
 * the first. The mentions are in text order.
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
    for (const [n, mention] of mentions.entries()) {
      if (mention.at >= start && mention.end <= end && (isNamed || n > first)) details[n] = true;
    }
  }
  return details;
}
