import { withoutAddresses } from './contact.ts';
import { tidyTitle } from './history/title-case.ts';
import { isTitleLike } from './history/titles.ts';
import { headlineRegex } from './lexicon/headline.lexicon.ts';
import type { TidyLine } from './tidy-lines.ts';

/** `at` is the index of its line. */
type FoundName = { name: string; at: number };

const maxHeadline = 120;

/** Returns a job title beside the name or at the top. `headLength` is the number of lines before the first heading. */
export function headlineOf(
  lines: readonly TidyLine[],
  found: FoundName | undefined,
  headLength: number,
): string | null {
  for (const text of headlineCandidates(lines, found, headLength)) {
    const plain = withoutAddresses(text)
      .replace(headlineRegex.documentNameAtEnd, '')
      .split(/\s?[|]\s?/)
      .find((part) => isTitleLike(part))
      ?.replace(headlineRegex.outerPunctuation, '');
    if (!plain || plain.length > maxHeadline || isNoHeadline(plain)) continue;
    const titles = plain.split(/\s[·•]\s/).filter((part) => isTitleLike(part));
    const headline = (titles.length > 0 ? titles.join(' · ') : plain).replace(/\s+/g, ' ');
    return headline === headline.toUpperCase() && headline.length > 4 ? tidyTitle(headline) : headline;
  }
  return null;
}

const isNoHeadline = (text: string): boolean =>
  headlineRegex.lowerCaseStart.test(text) ||
  headlineRegex.sentenceEnd.test(text) ||
  headlineRegex.year.test(text) ||
  headlineRegex.label.test(text);

function headlineCandidates(lines: readonly TidyLine[], found: FoundName | undefined, headLength: number): string[] {
  const own = found ? lines[found.at] : undefined;
  const end = found && found.at < headLength ? headLength : Number.POSITIVE_INFINITY;
  const near = found ? lines.slice(found.at + 1, Math.min(found.at + 4, end)) : [];
  const [one, two] = near;
  const isOnTwoLines =
    one &&
    two &&
    !isTitleLike(one.text) &&
    isTitleLike(two.text) &&
    headlineRegex.firstHalf.test(one.text) &&
    two.text.split(' ').length <= 2;
  const startsWithName = own && found && own.text.toLowerCase().startsWith(found.name.toLowerCase());
  return [
    startsWithName ? own.text.slice(found.name.length) : '',
    isOnTwoLines ? `${one.text} ${two.text}` : '',
    ...near.map(({ text }) => text),
    ...lines.slice(0, Math.min(headLength, 8)).map(({ text }) => text),
    lines[0]?.text ?? '',
  ];
}
