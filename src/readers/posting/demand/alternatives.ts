import { skillCategory } from '#readers/skills';
import { alternativeRegex } from '../lexicon/alternatives.lexicon.ts';
import { isTool } from '../skill-kind.ts';

type Named = { key: string; at: number; end: number };

/** Longer enumerations of examples are cut. */
const mostAlternatives = 6;

/**
 * For each mention the keys of the alternatives it belongs to. "Kafka, RabbitMQ or SQS", "AWS/GCP", "one of Java, Go" and
 * "version control such as Git, SVN" are one demand each. The mentions are in text order.
 */
export function groupAlternatives(text: string, mentions: readonly Named[]): (readonly string[] | undefined)[] {
  const groups: (readonly string[] | undefined)[] = mentions.map(() => undefined);
  const around: Around = {
    link: (i) => text.slice(mentions[i - 1]?.end ?? 0, mentions[i]?.at),
    areOfKinds: (i) => alternativeRegex.kindsInBracket.test(text.slice(mentions[i - 1]?.at ?? 0, mentions[i]?.at)),
    isOfPages: (i) => alternativeRegex.ofPages.test(mentions[i]?.key ?? ''),
    isTool: (i) => isTool(mentions[i]?.key ?? '') || alternativeRegex.clouds.test(mentions[i]?.key ?? ''),
    endsInSimilar: (from, to) => {
      const rest = text.slice(mentions[to - 1]?.end);
      const isOfAll = alternativeRegex.orSimilar.test(rest) || alternativeRegex.orAny.test(rest);
      return isOfAll || (alternativeRegex.orSimilarOne.test(rest) && areOfOneCategory(mentions.slice(from, to)));
    },
  };
  for (let from = 0; from < mentions.length; ) {
    const isExplicit = isExplicitAt(from, around);
    const goesOn = (i: number): boolean =>
      isNext(i, around) || (isExplicit && alternativeRegex.linkWithName.test(around.link(i)));
    let to = from + 1;
    while (to < mentions.length && goesOn(to) && !isBeforeBracket(to, mentions.length, around)) to += 1;
    for (const [first, end] of alternativesIn(from, to, around)) {
      const keys = [...new Set(mentions.slice(first, end).map(({ key }) => key))].slice(0, mostAlternatives);
      if (keys.length > 1) groups.fill(keys, first, end);
    }
    from = to;
  }
  for (const [i, { end }] of mentions.entries()) {
    if (i > 0 && alternativeRegex.alsoFine.test(text.slice(end)) && !alternativeRegex.and.test(around.link(i)))
      joinWithBefore(groups, mentions, i, around.link);
  }
  return groups;
}

/** "Git (Mercurial is equally fine)" */
function joinWithBefore(
  groups: (readonly string[] | undefined)[],
  mentions: readonly Named[],
  i: number,
  link: Around['link'],
): void {
  let at = i - 1;
  // In "Java (Spring), Kotlin is fine too" Kotlin does instead of Java.
  if (link(i).includes(')')) while (at > 0 && !link(at + 1).includes('(')) at -= 1;
  const [before, own] = [mentions[at], mentions[i]];
  if (before === undefined || own === undefined) return;
  const keys = [...new Set([...(groups[at] ?? [before.key]), ...(groups[i] ?? [own.key])])].slice(0, mostAlternatives);
  const joined = [groups[at], groups[i]].filter((group) => group !== undefined);
  for (const [n, group] of groups.entries())
    if (n === at || n === i || (group && joined.includes(group))) groups[n] = keys;
}

const isNext = (i: number, { link, areOfKinds }: Around): boolean =>
  alternativeRegex.link.test(link(i)) && !areOfKinds(i);

/** "Angular, Java (8 or 11)": the bracket is about Java alone. In "AWS, Azure (AKS) or GCP" the list goes on after it. */
function isBeforeBracket(i: number, count: number, around: Around): boolean {
  const { link } = around;
  if (!alternativeRegex.bracketOpens.test(link(i + 1)) || isEither(link(i))) return false;
  let isClosed = false;
  for (let next = i + 2; next < count && isNext(next, around); next += 1) {
    isClosed ||= link(next).includes(')');
    if (isClosed && alternativeRegex.or.test(link(next))) return false;
  }
  return true;
}

const isEither = (link: string): boolean => link.includes('/') || alternativeRegex.or.test(link);

/** "One of …", also with the kind in between: "two of the following container security tools (Snyk, …" */
const isExplicitAt = (from: number, { link }: Around): boolean =>
  alternativeRegex.oneOf.test(link(from)) ||
  (from > 0 && alternativeRegex.kindGap.test(link(from)) && alternativeRegex.oneOf.test(link(from - 1)));

type Range = readonly [from: number, to: number];

/** Around the mention at an index: the text before it, and whether a bracket with examples opens there. */
type Around = {
  link: (i: number) => string;
  areOfKinds: (i: number) => boolean;
  /** HTML, CSS or JavaScript, which every page needs. */
  isOfPages: (i: number) => boolean;
  /** Java or AWS, which has frameworks or services of its own. */
  isTool: (i: number) => boolean;
  /** ", or similar" or "any of them" follows these. */
  endsInSimilar: (from: number, to: number) => boolean;
};

/** MySQL and Oracle, but not Java and Kafka. */
const areOfOneCategory = (mentions: readonly Named[]): boolean =>
  new Set(mentions.flatMap(({ key }) => skillCategory(key) ?? [])).size < 2;

/** Of an enumeration, which only commas, slashes, "and" or "or" separate; with the name before "such as". */
function alternativesIn(from: number, to: number, around: Around): Range[] {
  const { link } = around;
  const before = link(from);
  const areOfKinds = around.areOfKinds(from);
  const areAll = alternativeRegex.namely.test(before) && alternativeRegex.and.test(link(to - 1));
  const areExamples = areOfKinds || (alternativeRegex.examples.test(before) && !areAll);
  const isOfKind = from > 0 && alternativeRegex.kindGap.test(before) && alternativeRegex.one.test(link(from - 1));
  if (areExamples || isOfKind || isOneOf(before, link(to - 1))) {
    const isNamed =
      isOfKind ||
      (areExamples &&
        from > 0 &&
        alternativeRegex[areOfKinds ? 'namedKind' : 'namedBefore'].test(before) &&
        !(around.isTool(from - 1) && alternativeRegex.partsOfTool.test(before)));
    const end = endOfOne(from, to, link);
    return [[isNamed ? from - 1 : from, end], ...(end < to ? alternativesIn(end, to, around) : [])];
  }
  return partsBetween(from, to, (i) => alternativeRegex.and.test(link(i))).flatMap(([first, end]) => {
    if (end === to && around.endsInSimilar(first, end)) return [[first, end]];
    const isOr = (i: number): boolean => alternativeRegex.or.test(link(i));
    // "A, B or C" ends there, also if the list goes on after a comma: "A, B, or C, D". "A or B, C, D" has one pair.
    const last = range(first + 1, end).findLast((i) => isOr(i) && (i === end - 1 || link(i).includes(',')));
    const rest = partsBetween(last === undefined ? first : last + 1, end, (i) => !link(i).includes('/') && !isOr(i));
    const slashed = rest.filter(([one, next]) => !range(one, next).every(around.isOfPages));
    return last === undefined ? slashed : [[first, last + 1] as const, ...slashed];
  });
}

/** "Any welding, grinding and fabrication" means all of them, "any of welding, grinding and fabrication" one. */
const isOneOf = (before: string, last: string): boolean =>
  alternativeRegex.oneOf.test(before) &&
  (!alternativeRegex.and.test(last) || alternativeRegex.or.test(last) || alternativeRegex.explicitOneOf.test(before));

/** "One of (Java, Go) and Git", "one of Java or Go, and Git": Git is another demand. */
function endOfOne(from: number, to: number, link: (i: number) => string): number {
  const isInBracket = link(from).includes('(');
  let hasOr = false;
  const end = range(from + 1, to).find((i) => {
    if ((isInBracket && link(i).includes(')')) || (hasOr && alternativeRegex.and.test(link(i)))) return true;
    hasOr ||= alternativeRegex.or.test(link(i));
    return false;
  });
  return end ?? to;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);

function partsBetween(from: number, to: number, isBreak: (i: number) => boolean): Range[] {
  const breaks = [from, ...range(from + 1, to).filter(isBreak), to];
  return breaks.slice(1).map((end, n) => [breaks[n] ?? from, end]);
}
