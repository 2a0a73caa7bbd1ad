import { clauseRegex } from './lexicon/clauses.lexicon.ts';
import type { SectionLine } from './sections/section-heading.ts';

/**
 * A statement, or the part of one that is demanded or preferred. `statement` is the whole. `position` in the posting is 0 to 1.
 * Skills in `preferred` ones are nice to have.
 */
export type PostingClause = {
  text: string;
  statement: string;
  line: SectionLine;
  preferred: boolean;
  position: number;
};

const {
  preferredList,
  demandInList,
  sentenceEnd,
  preference,
  labelBefore,
  essentialBefore,
  labelEnd,
  leadingPreference,
  welcomed,
  requirement,
  firmRequirement,
  firmWithoutYears,
  lastItem,
  preferredToo,
  must,
  deniedMust,
  ownStatement,
  demandOpening,
  demandOpensList,
  preferably,
  demandEnd,
  emptyAside,
  endsInEtc,
  butRequired,
  beforeInserted,
  inserted,
  toHave,
  preferable,
  throughIt,
  preferredAmong,
  noteBefore,
  statementEnd,
  verbIs,
  ofLastOnly,
  severalNamed,
  needAnd,
  ofOneThing,
  pairBefore,
  afterDash,
  verbAtEnd,
  afterwards,
  verbAtStart,
  openMark,
  ofAll,
  ofSeveral,
  ofStatementBefore,
  remarkEnd,
  yearsAlone,
} = clauseRegex;
const bracketEnd = /(?<=\p{L})\)[.!]*$/u;
const unclosed = /\((?:e\.?g|i\.e|such|like|including)\b[^()]+$/u;
const hasLetters = /[\p{L}\p{N}]/u;

export function readClauses(lines: readonly SectionLine[]): PostingClause[] {
  return lines.flatMap((line, n) => {
    const position = lines.length < 2 ? 0 : n / (lines.length - 1);
    if (line.kind === 'ignored') return [];
    return line.text
      .replace(preferredList, withCommas)
      .split(sentenceEnd)
      .filter((text) => text !== undefined && text.trim() !== '')
      .reduce<Statement[]>(joinFragments, [])
      .flatMap(({ text: joined, statement }, i, all) =>
        partsOf(closed(joined.trim()), all[i + 1]?.text.trim()).map(({ text, preferred }) => ({
          text,
          statement: statement.trim(),
          line,
          preferred: preferred || (line.kind === 'preferred' && !isMust(text)),
          position,
        })),
      );
  });
}

/** "a plus: Qt, git, LaTeX" of "a plus: Qt; git; LaTeX". A demand ends the list. */
function withCommas(list: string): string {
  const items = list.split(';');
  const end = items.findIndex((item, n) => n > 0 && demandInList.test(item));
  const last = end < 0 ? items.length : end;
  return [items.slice(0, last).join(','), ...items.slice(last)].join(';');
}

/** With the bracket that the posting forgot at the end: "(e.g. Java, SQL." */
const closed = (text: string): string => (unclosed.test(text) ? `${text.replace(/[\s.]+$/u, '')})` : text);

/** "Java is mandatory" stays required under "Preferred qualifications". */
const isMust = (text: string): boolean => must.test(text) && !deniedMust.test(text);

const isFragment = (text: string): boolean =>
  /^[^,:()]{1,30}\.$/.test(text.trim()) &&
  text.trim().split(/\s+/).length < 4 &&
  !yearsAlone.test(text) &&
  !preference.test(text);

/** `statement`: as written. */
type Statement = { text: string; statement: string };

/** "Java. Core Data. Excel." is a list. */
function joinFragments(done: Statement[], text: string): Statement[] {
  const last = done.at(-1);
  const follows = last !== undefined && isFragment(text) && isFragment(last.text.split(', ').at(-1) ?? '');
  if (!follows) return [...done, { text, statement: text }];
  const joined = {
    text: `${last.text.replace(/\.\s*$/, '')}, ${text}`,
    statement: `${last.statement.trim()} ${text.trim()}`,
  };
  return [...done.slice(0, -1), joined];
}

type ClausePart = { text: string; preferred: boolean };

/** "Knowledge of Go. That would be a plus." */
const partsOf = (statement: string, next: string | undefined): ClausePart[] =>
  next !== undefined && isRemark(next) && !firmWithoutYears.test(statement)
    ? [{ text: statement, preferred: true }]
    : splitAtPreference(statement);

/** A preference that speaks of the statement before it. */
function isRemark(text: string): boolean {
  const found = preference.exec(text);
  if (!found) return false;
  const after = text.slice(found.index + found[0].length);
  const before = text.slice(0, found.index);
  if (!hasLetters.test(after)) return ofStatementBefore.test(before) || !hasLetters.test(before);
  return ofStatementBefore.test(before) && remarkEnd.test(after);
}

/** "Preferably" applies to the text after it; other words to the text back to the last comma after a requirement. */
function splitAtPreference(text: string): ClausePart[] {
  const found = preference.exec(text);
  if (!found) return [{ text, preferred: false }];
  const before = text.slice(0, found.index);
  // "Docker (Kafka advantageous)"
  const bracket = found[0].includes('(') ? -1 : found[0].search(bracketEnd);
  const after = text.slice(found.index + (bracket < 0 ? found[0].length : bracket));
  if (preferredAmong.test(`${before}|${after}`)) return splitAtPreference(before.slice(0, -1) + after.slice(1));
  const leads = leadsTo(found[0].trim(), before, after);
  const aside = asideOf(before, after, leads || preferable.test(found[0].trim()));
  if (aside !== undefined) {
    const around = before.slice(0, aside.at).trimEnd() + after.slice(aside.end + 1);
    return [
      ...(hasLetters.test(around) ? splitAtPreference(around) : []),
      ...partOf(before.slice(aside.at) + after.slice(0, aside.end), true),
    ];
  }
  const insertedEnd = beforeInserted.test(before) ? inserted.exec(after)?.[0].length : undefined;
  const onlyCloses = (/^\s*[).,]/.test(after) && insertedEnd === undefined) || !hasLetters.test(after);
  if (!hasLetters.test(before) || (leads && !onlyCloses)) {
    const end = insertedEnd ?? butRequired.exec(after)?.index ?? preferredEnd(found[0], after);
    return [...partOf(before, false), ...partOf(after.slice(0, end), true), ...splitAtPreference(after.slice(end))];
  }
  const start = preferredStart(before, found[0], after);
  const end = preferredToo.exec(after)?.[0].length ?? 0;
  return [
    ...partOf(before.slice(0, start), false),
    ...partOf(before.slice(start), true),
    ...partOf(after.slice(0, end), true),
    ...(isUnpunctuated(after.slice(end)) || openMark.test(before)
      ? splitAtPreference(after.slice(end))
      : partOf(after.slice(end), preference.test(after.slice(end)))),
  ];
}

/** Whether the words prefer what follows them: "preferably Go", "preferable through Go". */
const leadsTo = (words: string, before: string, after: string): boolean =>
  (leadingPreference.test(words) && !(toHave.test(words) && (verbAtEnd.test(before) || afterwards.test(after)))) ||
  (preferable.test(words) && throughIt.test(after)) ||
  (labelBefore.test(before) && labelEnd.test(after)) ||
  (essentialBefore.test(before) && hasLetters.test(after)) ||
  welcomed.test(after);

/**
 * "Excel (VBA is a plus)", "Excel (preferably VBA)": only what the brackets hold is preferred. In "Excel (should be a plus)"
 * they hold nothing.
 */
function asideOf(before: string, after: string, leads: boolean): { at: number; end: number } | undefined {
  const at = before.lastIndexOf('(');
  const end = after.indexOf(')');
  const isOpen = at > before.lastIndexOf(')') && end >= 0;
  const isEmpty = emptyAside.test(before.slice(at)) && !(leads && hasLetters.test(after.slice(0, end)));
  return isOpen && !isEmpty ? { at, end } : undefined;
}

const maxStatement = 320;
const maxUnpunctuated = 160;

const isUnpunctuated = (text: string): boolean => text.length > maxUnpunctuated && !/[,.;:()]/.test(text);

/** Where the next demand begins, if no punctuation ends the preference. */
function preferredEnd(words: string, after: string): number {
  if (!isUnpunctuated(after) || !preferably.test(words)) return after.length;
  const [next] = [...after.matchAll(demandOpening)].filter(({ index }) => index > 0);
  return next?.index ?? after.length;
}

function preferredStart(before: string, words: string, after: string): number {
  // Without separators, only the last demand or nearby text is preferred.
  const near = isUnpunctuated(before) || before.length > maxStatement ? lastDemand(before) : 0;
  const comma = lastBreak(before);
  // "typing (essential) and Excel (preferred)"
  const last = Math.max(comma, before.lastIndexOf(' and '));
  if (last > near && before.endsWith('(') && requirement.test(before.slice(0, last))) return last;
  // "Helm, Kafka (nice), Docker"
  if (words.startsWith('(') && comma > near) return comma;
  if (endsInEtc.test(before) && !firmRequirement.test(before)) return Math.max(0, near);
  // "Full licence, forklift an advantage"
  const isLast = ofLastOnly.test(words) && hasLetters.test(before.slice(Math.max(0, comma)));
  if (comma > near && (isLast || before.startsWith(' but ', comma)) && !severalNamed.test(before)) return comma;
  const needs = ofOneThing.test(words) ? needAnd.exec(before)?.[0].length : undefined;
  if (needs !== undefined) return needs;
  const demanded = demandedBefore(before);
  const ofMark = lastBreak(before.replace(openMark, ''));
  if (demanded > near) return ofSeveral.test(words) ? demanded : Math.max(demanded, ofMark);
  if (comma <= near) return Math.max(0, near);
  if (openMark.test(before) && (hasLetters.test(after) || noteBefore.test(before.slice(0, ofMark))))
    // "Docker, Helm or Kafka - nice": all of them
    return Math.max(0, near, / (?:and|or) /.test(before.slice(ofMark)) ? 0 : ofMark);
  // "SQL, Unix, or others are a plus": the last item of an enumeration, which is preferred as a whole
  const isEnumeration = lastItem.test(before.slice(comma)) || endsEnumeration(before, comma);
  const isSaid = before.split(', ').length > 2 && verbAtStart.test(before.slice(-4) + words);
  const isOfWhole = isEnumeration && isSaid && (ofAll.test(words) || before.includes(' or ', comma));
  const isOfOne = isEnumeration && ofAll.test(words) && demandOpensList.test(before);
  const firm = isOfWhole || isOfOne ? firmWithoutYears : firmRequirement;
  if (isEnumeration && !firm.test(before)) return Math.max(0, near);
  const follows =
    requirement.test(before.slice(0, comma)) ||
    statementEnd.test(before.slice(0, comma)) ||
    ownStatement.test(before.slice(comma)) ||
    // "Dutch and English, French is a plus"
    (verbIs.test(words) && pairBefore.test(before.slice(0, comma))) ||
    afterDash.test(before.slice(comma));
  const followsRequirement = follows && hasLetters.test(before.slice(comma));
  return followsRequirement ? comma : Math.max(0, near);
}

/** "Strong experience with Java, C# and Go": the only "and" is before the last item. */
const endsEnumeration = (before: string, comma: number): boolean =>
  / (?:and|or) /.test(before.slice(comma + 2)) &&
  !/ (?:and|or) /.test(before.slice(0, comma)) &&
  !ownStatement.test(before.slice(comma));

/** Where the statement goes on after a demand: 14 in "Java is a must and Go " */
function demandedBefore(before: string): number {
  const [last] = [...before.matchAll(demandEnd)].slice(-1);
  return last === undefined ? -1 : last.index + last[0].length;
}

const lastBreak = (text: string): number =>
  Math.max(...[', ', ' ,', ' but ', ' - ', ' – ', '; ', ' while ', ' whereas '].map((end) => text.lastIndexOf(end)));

function lastDemand(before: string): number {
  const nearest = before.slice(-maxStatement / 2);
  const [last] = [...nearest.matchAll(demandOpening)].slice(-1);
  return last === undefined
    ? before.lastIndexOf(' ', before.length - maxStatement / 4)
    : before.length - nearest.length + last.index;
}

const partOf = (text: string, preferred: boolean): ClausePart[] => (hasLetters.test(text) ? [{ text, preferred }] : []);
