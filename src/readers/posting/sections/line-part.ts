import { findSkills } from '#readers/skills';
import { inlineHeadingRegex } from '../lexicon/headings.lexicon.ts';
import { type PostingLine, wrap } from '../posting-text.ts';

// Above this length a line is split at unmarked headings too.
const unstructuredLine = 400;

const isLowerCase = (text: string): boolean => text.length > unstructuredLine && !/\p{Lu}/u.test(text);

/** `continues`: whether it follows another item on the same line. */
export type LinePart = PostingLine & { continues: boolean };

export const splitLine = (line: PostingLine): LinePart[] =>
  line.text
    .split(inlineHeadingRegex.glued)
    .flatMap((part) => (isLowerCase(part) ? part.split(inlineHeadingRegex.lowerCase) : [part]))
    .flatMap((part) => (part.length > unstructuredLine ? part.split(inlineHeadingRegex.unmarked) : [part]))
    .flatMap(splitItems)
    .flatMap(({ text, item, continues }) =>
      wrap(text.trim()).map((part, n) => ({ text: part, item: item && n === 0, continues })),
    )
    .filter(({ text }) => text !== '')
    .map(({ text, item, continues }, n, all) => ({
      ...line,
      text,
      heading: all.length > 1 && inlineHeadingRegex.whole.test(text) ? 'bold' : line.heading,
      item: item || (line.item && n === 0),
      continues,
    }));

function splitItems(text: string): Pick<LinePart, 'text' | 'item' | 'continues'>[] {
  const parts = text
    .replace(inlineHeadingRegex.gluedWord, (word) => (findSkills(word).size > 0 ? word : ungluedWord(word)))
    .split(inlineHeadingRegex.item)
    .flatMap((part) => part.split('\n'));
  return parts.map((part, n) => ({ text: part, item: parts.length > 1, continues: n > 0 }));
}

const ungluedWord = (word: string): string => word.replace(/(?<=\p{Ll})(?=\p{Lu})/u, '\n');
