import { withoutAddresses } from './resume.contact.ts';
import type { ReadyLine } from './resume.sections.ts';
import { tidyTitle } from './resume.title-case.ts';
import { isTitleLike } from './resume.titles.ts';

/** Where the name stands among the lines. */
type Named = { name: string; at: number };

const maxHeadline = 120;

/** A job title next to the name or at the top, as the person sums themselves up; null without. */
export function headlineOf(lines: readonly ReadyLine[], named: Named | undefined, headLength: number): string | null {
  const own = named ? lines[named.at] : undefined;
  const end = named && named.at < headLength ? headLength : Number.POSITIVE_INFINITY;
  const near = named ? lines.slice(named.at + 1, Math.min(named.at + 4, end)) : [];
  // A headline broken in two.
  const [one, two] = near;
  const isBroken =
    one &&
    two &&
    !isTitleLike(one.text) &&
    isTitleLike(two.text) &&
    /^\p{Lu}[\p{L} &,-]{3,50}$/u.test(one.text) &&
    two.text.split(' ').length <= 2;
  const tail =
    own && named && own.text.toLowerCase().startsWith(named.name.toLowerCase())
      ? own.text.slice(named.name.length)
      : '';
  const pool = [
    tail,
    isBroken ? `${one.text} ${two.text}` : '',
    ...near.map(({ text }) => text),
    ...lines.slice(0, Math.min(headLength, 8)).map(({ text }) => text),
    lines[0]?.text ?? '',
  ];
  for (const text of pool) {
    const plain = withoutAddresses(text)
      .replace(/\s(?:resume|résumé|cv)[\s:–-]{0,4}$/iu, '')
      .split(/\s?[|]\s?/)
      .find((part) => isTitleLike(part))
      ?.replace(/^[\s,·•–—|-]+|[\s,·•–—|:-]+$/gu, '');
    if (
      !plain ||
      plain.length > maxHeadline ||
      /^\p{Ll}(?!\p{Lu})/u.test(plain) ||
      /[.!?]$/.test(plain) ||
      /\d{4}/.test(plain) ||
      /^[^:]{2,20}:/.test(plain)
    )
      continue;
    const first = plain.split(/\s[·•]\s/).filter((part) => isTitleLike(part));
    const headline = (first.length > 0 ? first.join(' · ') : plain).replace(/\s+/g, ' ');
    return headline === headline.toUpperCase() && headline.length > 4 ? tidyTitle(headline) : headline;
  }
  return null;
}
