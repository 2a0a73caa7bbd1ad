import { withoutAddresses } from './resume.contact.ts';
import { headlineOf } from './resume.headline.ts';
import { notNames, particles, tidyName } from './resume.name-words.ts';
import { isPlace } from './resume.places.ts';
import { headingKind, type Section } from './resume.sections.ts';
import { hasLegalForm, isOrganizationLike, isTitleLike, wordsOf } from './resume.titles.ts';

/** Who a resume is of, and how it sums them up in a line ("Data Engineer | Python"). */
export type Identity = { name: string | null; headline: string | null };

type Candidate = { name: string; score: number; at: number };

const searched = 400;
const least = 4;

/**
 * The name is not always on the first line: what is labelled so, large, like the email address, at the top, repeated in
 * page footers or followed by a job title speaks for it. The headline is a job title next to it or at the top.
 */
export function readIdentity(sections: readonly Section[], emails: readonly string[]): Identity {
  const lines = sections.flatMap(({ lines: own }) => own).filter(({ text }) => text !== '');
  const headLength = sections[0]?.lines.filter(({ text }) => text !== '').length ?? 0;
  const largest = Math.max(...lines.slice(0, searched).map(({ size }) => size ?? 0), 0);
  const locals = emails.map((email) => email.slice(0, email.indexOf('@')).toLowerCase());
  const best = new Map<string, Candidate>();
  for (const [at, line] of lines.entries()) {
    if (at >= searched && at < lines.length - 3) continue;
    const found = nameIn(line.text, locals);
    if (!found) continue;
    const isLargest = line.size !== null && largest >= 1.2 && line.size >= largest - 0.02;
    const like = resemblance(found.name, locals);
    // Below the top, names are those of other people and things, unless something tells.
    if (at >= Math.max(3, Math.min(headLength, 20)) && !found.labelled && !found.footer && !isLargest && like < 5)
      continue;
    const score =
      (found.labelled ? 8 : 0) +
      like +
      (isLargest ? 5 : 0) +
      (at < headLength || at < 3 ? Math.max(0, 4 - at) : 0) +
      (at < 12 && isTitleLike(lines[at + 1]?.text ?? '') ? 2 : 0) +
      (found.whole ? 1 : 0) +
      (found.footer ? 2 : 0) -
      (wordsOf(found.name).length === 1 && !found.han ? 3 : 0);
    const key = lettersOf(found.name);
    const before = best.get(key);
    // Named again, as footers do: as good as another hint, once.
    if (before) best.set(key, { ...before, score: Math.max(before.score, score) + 2 });
    else best.set(key, { name: found.name, score, at });
  }
  const winner = [...best.values()].sort((a, b) => b.score - a.score || a.at - b.at)[0];
  const named = winner && winner.score >= least ? winner : undefined;
  return { name: named?.name ?? null, headline: headlineOf(lines, named, headLength) };
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/** How far an email address is made of a name: of two of its words 6, of one 4, of one and an initial 5. */
function resemblance(name: string, locals: readonly string[]): number {
  const words = wordsOf(name)
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

const label = /^(?:full |candidate(?:'s)? |my )?name\s?[:：-]\s?|^姓\s?名\s?[:：]\s?/iu;
const titles = /^(?:mr|mrs|ms|miss|dr|prof|er|ca|cs)\.?\s(?=\p{L})/iu;
const credentials =
  /,?\s(?:ph\.?d|mba|cpa|rn|bsn|msn|pmp|cfa|m\.?d|esq|jd|shrm-cp|phr|cissp|csm|lcsw|m\.?sc|m\.?tech|b\.?tech|p\.?e|jr|sr|ii|iii)\.?$/iu;
const paper = /(?<!\p{L})(?:curriculum vitae|resume|résumé|cv|lebenslauf|bio-?data)(?!\p{L})/giu;
const pageMark =
  /\s?[-–|·]\s?(?:(?:page\s)?\d{1,2}\s?(?:\/|of)\s?\d{1,2}|(?:résumé|resume|cv|curriculum vitae)\s?\d{0,2}|page\s\d{1,2})$/iu;
const cut =
  /\s{2,}|[|•·◦,;:()\t]|\s[–—-]\s|\s(?=(?:e-?mail|mobile|phone|tel|address|contact|linkedin|github|summary|profile|objective|experience)\b)/iu;

/** A line's first piece where it has the form of a person's name. */
function nameIn(
  text: string,
  locals: readonly string[],
): { name: string; labelled: boolean; whole: boolean; footer: boolean; han: boolean } | undefined {
  if (text.length > 250) return undefined;
  const labelled = label.test(text);
  const footer = pageMark.test(text);
  const rest = text
    .replace(label, '')
    .replace(pageMark, '')
    .replace(/^.{0,30}\b\d{4}\s(?=\p{Lu})/u, footer ? '' : '$&');
  const plain = withoutAddresses(rest)
    .replace(paper, '')
    .trim()
    .replace(titles, '')
    .replace(/^[^\p{L}]{1,4}/u, '');
  const piece = spaced(plain, locals).split(cut)[0]?.trim().replace(credentials, '').replace(credentials, '') ?? '';
  const han = /^[\p{sc=Han}\s]{2,8}$/u.test(piece) ? piece.replace(/\s/g, '') : '';
  if (han.length >= 2 && han.length <= 4 && !headingKind(han))
    return { name: han, labelled, whole: true, footer, han: true };
  if (!isNameLike(piece, labelled)) return undefined;
  return {
    name: tidyName(piece),
    labelled,
    whole: plain.replace(/[^\p{L}]+$/u, '').length === piece.length,
    footer,
    han: false,
  };
}

/** "J O H N  D O E" is John Doe; where the gap between the words is lost, the email address may tell it. */
function spaced(text: string, locals: readonly string[]): string {
  if (!/^(?:\p{L}\s{1,3}){3,40}\p{L}$/u.test(text)) return text;
  if (/\s{2}/.test(text)) return text.replace(/(\s{2,})|\s/g, (_, gap) => (gap ? ' ' : ''));
  const joined = text.replace(/\s/g, '');
  for (const local of locals) {
    const [first = '', ...last] = local.split(/[._-]/);
    if (last.length > 0 && lettersOf(joined) === lettersOf(local))
      return `${joined.slice(0, first.length)} ${joined.slice(first.length)}`;
  }
  return text;
}

function isNameLike(piece: string, labelled: boolean): boolean {
  if (piece.length < 3 || piece.length > 50 || /[^\p{L}\p{M}\s.'’-]/u.test(piece)) return false;
  const words = piece.split(/\s+/);
  if (words.length > 5 || (words.length === 1 && (/[-.]/.test(piece) || piece.length > 20))) return false;
  const lowerCase = !labelled && words.filter((word) => !/^[\p{Lu}\p{Lt}\p{Lo}]/u.test(word));
  if (lowerCase && lowerCase.some((word) => !particles.has(word.toLowerCase()))) return false;
  if (words.filter((word) => lettersOf(word).length >= 2).length === 0) return false;
  // "TechnicalSkills" has lost a space; McKay and DeWitt have not.
  if (words.some((word) => /\p{Ll}\p{Lu}/u.test(word) && !/^(?:Mc|Mac|De|Di|Da|La|Le|Van|Von|Fitz|O)/u.test(word)))
    return false;
  const lower = wordsOf(piece);
  if (!labelled && (lower.some((word) => notNames.has(word)) || isTitleLike(piece) || isOrganizationLike(piece)))
    return false;
  return headingKind(piece) === undefined && !hasLegalForm(piece) && !isPlace(piece);
}
