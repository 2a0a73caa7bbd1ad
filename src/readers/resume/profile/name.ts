import { withoutAddresses } from './contact.ts';
import { headlineOf } from './headline.ts';
import { hasLegalForm, isOrganizationLike, isTitleLike, lowerCaseWords } from './history/titles.ts';
import { nameParticles, nameRegex, notNames } from './lexicon/names.lexicon.ts';
import { isPlace } from './places.ts';
import { headingKind, type ResumeSection } from './resume-sections.ts';
import type { TidyLine } from './tidy-lines.ts';

/** `headline`: "Data Engineer | Python". */
export type ResumeIdentity = { name: string | null; headline: string | null };

type NameCandidate = { name: string; score: number; at: number };

/** `whole`: nothing else is on the line. `footer`: a page number is. */
type FoundName = { name: string; labelled: boolean; whole: boolean; footer: boolean; han: boolean };

const searchedLines = 400;
const leastScore = 4;

/**
 * Finds the name, which is not always on the first line. These increase a candidate's score: a label, large letters,
 * similarity to the email address, a place at the top, repetition in footers, and a job title below.
 */
export function readIdentity(sections: readonly ResumeSection[], emails: readonly string[]): ResumeIdentity {
  const lines = sections.flatMap(({ lines: own }) => own).filter(({ text }) => text !== '');
  const headLength = sections[0]?.lines.filter(({ text }) => text !== '').length ?? 0;
  const largest = Math.max(...lines.slice(0, searchedLines).map(({ size }) => size ?? 0), 0);
  const locals = emails.map((email) => email.slice(0, email.indexOf('@')).toLowerCase());
  const best = new Map<string, NameCandidate>();
  for (const [at, line] of lines.entries()) {
    if (at >= searchedLines && at < lines.length - 3) continue;
    const found = nameIn(line.text, locals);
    const score = found && scoreOfName(found, { lines, at, headLength, largest, locals });
    if (!found || score === undefined) continue;
    const key = lettersOf(found.name);
    const before = best.get(key);
    if (before) best.set(key, { ...before, score: Math.max(before.score, score) + 2 });
    else best.set(key, { name: found.name, score, at });
  }
  const winner = [...best.values()].sort((a, b) => b.score - a.score || a.at - b.at)[0];
  const named = winner && winner.score >= leastScore ? winner : undefined;
  return { name: named?.name ?? null, headline: headlineOf(lines, named, headLength) };
}

/** Undefined for names below the top without a hint: other people and things. */
function scoreOfName(
  { name, labelled, whole, footer, han }: FoundName,
  context: { lines: readonly TidyLine[]; at: number; headLength: number; largest: number; locals: readonly string[] },
): number | undefined {
  const { lines, at, headLength, largest, locals } = context;
  const size = lines[at]?.size ?? null;
  const isLargest = size !== null && largest >= 1.2 && size >= largest - 0.02;
  const resemblance = resemblanceToEmail(name, locals);
  const isBelowTop = at >= Math.max(3, Math.min(headLength, 20));
  if (isBelowTop && !labelled && !footer && !isLargest && resemblance < 5) return undefined;
  return (
    (labelled ? 8 : 0) +
    resemblance +
    (isLargest ? 5 : 0) +
    (at < headLength || at < 3 ? Math.max(0, 4 - at) : 0) +
    (at < 12 && isTitleLike(lines[at + 1]?.text ?? '') ? 2 : 0) +
    (whole ? 1 : 0) +
    (footer ? 2 : 0) -
    (lowerCaseWords(name).length === 1 && !han ? 3 : 0)
  );
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/** 6 for two words of the name, 5 for one and an initial, 4 for one. */
function resemblanceToEmail(name: string, locals: readonly string[]): number {
  const words = lowerCaseWords(name)
    .map(lettersOf)
    .filter((word) => word.length >= 2);
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  let best = 0;
  for (const local of locals.map(lettersOf)) {
    const inside = words.filter((word) => word.length >= 3 && local.includes(word)).length;
    if (inside >= 2) best = Math.max(best, 6);
    else if (words.length >= 2 && (local.startsWith(first[0] + last) || local.startsWith(first + last[0])))
      best = Math.max(best, 5);
    else if (inside === 1) best = Math.max(best, 4);
  }
  return best;
}

/** The first part of a line if it looks like a person's name. */
function nameIn(text: string, locals: readonly string[]): FoundName | undefined {
  if (text.length > 250) return undefined;
  const labelled = nameRegex.label.test(text);
  const footer = nameRegex.pageMark.test(text);
  const rest = text
    .replace(nameRegex.label, '')
    .replace(nameRegex.pageMark, '')
    .replace(/^.{0,30}\b\d{4}\s(?=\p{Lu})/u, footer ? '' : '$&');
  const plain = withoutAddresses(rest)
    .replace(nameRegex.documentName, '')
    .trim()
    .replace(nameRegex.courtesyTitle, '')
    .replace(/^[^\p{L}]{1,4}/u, '');
  const part = joinSpacedLetters(plain, locals).split(nameRegex.endOfName)[0]?.trim() ?? '';
  const name = part.replace(nameRegex.credential, '').replace(nameRegex.credential, '');
  const han = /^[\p{sc=Han}\s]{2,8}$/u.test(name) ? name.replace(/\s/g, '') : '';
  if (han.length >= 2 && han.length <= 4 && !headingKind(han))
    return { name: han, labelled, whole: true, footer, han: true };
  if (!isNameLike(name, labelled)) return undefined;
  const whole = plain.replace(/[^\p{L}]+$/u, '').length === name.length;
  return { name: tidyName(name), labelled, whole, footer, han: false };
}

/** "J O H N  D O E" is John Doe. Without a wider gap, the email address may show where the words end. */
function joinSpacedLetters(text: string, locals: readonly string[]): string {
  if (!nameRegex.spacedLetters.test(text)) return text;
  if (/\s{2}/.test(text)) return text.replace(/(\s{2,})|\s/g, (_, gap) => (gap ? ' ' : ''));
  const joined = text.replace(/\s/g, '');
  for (const local of locals) {
    const [first = '', ...last] = local.split(/[._-]/);
    if (last.length > 0 && lettersOf(joined) === lettersOf(local))
      return `${joined.slice(0, first.length)} ${joined.slice(first.length)}`;
  }
  return text;
}

function isNameLike(text: string, labelled: boolean): boolean {
  if (text.length < 3 || text.length > 50 || /[^\p{L}\p{M}\s.'’-]/u.test(text)) return false;
  const words = text.split(/\s+/);
  if (words.length > 5 || (words.length === 1 && (/[-.]/.test(text) || text.length > 20))) return false;
  const lowerCase = labelled ? [] : words.filter((word) => !/^[\p{Lu}\p{Lt}\p{Lo}]/u.test(word));
  if (lowerCase.some((word) => !nameParticles.has(word.toLowerCase()))) return false;
  if (words.filter((word) => lettersOf(word).length >= 2).length === 0) return false;
  if (words.some((word) => /\p{Ll}\p{Lu}/u.test(word) && !nameRegex.capitalInside.test(word))) return false;
  const isOther = () =>
    lowerCaseWords(text).some((word) => notNames.has(word)) || isTitleLike(text) || isOrganizationLike(text);
  if (!labelled && isOther()) return false;
  return headingKind(text) === undefined && !hasLegalForm(text) && !isPlace(text);
}

/** "JOHN MCKAY-O'NEIL" is John McKay-O'Neil. Names in mixed case stay unchanged. */
function tidyName(raw: string): string {
  const name = raw.replace(/\s+/g, ' ').replace(/[\s.'-]+$/u, (end) => (/\p{Lu}\.$/u.test(raw) ? end.trim() : ''));
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name;
  return name
    .toLowerCase()
    .split(' ')
    .map((word, i) => (i > 0 && nameParticles.has(word) ? word : capitalized(word)))
    .join(' ');
}

const capitalized = (word: string): string =>
  word
    .replace(/(^|[-'’.])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
