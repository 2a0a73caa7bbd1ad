import { positionHeadRegex } from '../lexicon/blocks.lexicon.ts';
import { isPlace } from '../places.ts';
import type { TidyLine } from '../tidy-lines.ts';
import { type DateRange, findDates } from './date-ranges.ts';
import { labelledLine } from './labelled-positions.ts';
import { isPositionSentence, readPositionLine } from './position-line.ts';
import { isOrganizationLike, isTitleLike } from './titles.ts';

export type DatedLine = { at: number; range: DateRange };

/** Undefined for lines that only mention a date. */
export function dateOfPosition({ text, bullet }: TidyLine, asOf: string): DateRange | undefined {
  const [range] = labelledLine(text) ? [] : findDates(text, asOf);
  if (!range) return undefined;
  const before = text.slice(0, range.start).replace(/[\s([|,:·•–—-]+$/u, '');
  const after = text.slice(range.end).replace(/^[\s)\]|,:;·•–—.-]+/u, '');
  const rest = `${before} ${after}`.trim();
  const isRange = range.current || range.to !== null;
  if (positionHeadRegex.otherDate.test(text)) return undefined;
  if (rest === '') return bullet === '' || isRange ? range : undefined;
  if (isRange && isPositionSentence(text)) return range;
  const facts = readPositionLine(rest, asOf);
  const hasFacts = facts.title !== null || facts.placeholder || isOrganizationLike(rest);
  const isAchievement = positionHeadRegex.achievement.test(rest);
  if (bullet !== '') {
    const isSentence = positionHeadRegex.sentenceEnd.test(rest);
    return isRange && hasFacts && rest.length <= 110 && !isSentence && !isAchievement ? range : undefined;
  }
  if (!isRange) {
    const isAtEdge = before === '' || after === '' || isPlace(after);
    return !isAchievement && rest.length <= 90 && isAtEdge && hasFacts && !rest.endsWith('.') ? range : undefined;
  }
  if (before === '') return range;
  // In a resume without line breaks, the description follows the date.
  if (after.length > 40 && before.length <= 80 && isTitleLike(before)) return range;
  if (rest.length > 140) return undefined;
  const startsLikeName = positionHeadRegex.nameStart.test(before);
  if (after === '' || isPlace(after) || after.length <= 3)
    return startsLikeName || (bullet === '' && before.length <= 60 && isTitleLike(before)) ? range : undefined;
  return hasFacts && startsLikeName && !text.endsWith('.') ? range : undefined;
}

/** Short, not a sentence, not an item. */
export function isHeadLine(line: TidyLine | undefined): line is TidyLine {
  if (!line || line.text === '' || line.text.length > 110 || labelledLine(line.text)) return false;
  const { text, bullet } = line;
  if (positionHeadRegex.sentenceEnd.test(text) && !positionHeadRegex.abbreviationAtEnd.test(text)) return false;
  if (!positionHeadRegex.nameStart.test(text) || text.split(' ').length > 14) return false;
  if (positionHeadRegex.bodyLabel.test(text)) return false;
  return bullet === '' || isTitleLike(text) || isOrganizationLike(text) || positionHeadRegex.placeAfterComma.test(text);
}
