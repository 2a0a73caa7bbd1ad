import type { SectionLine } from './posting.section.ts';

/**
 * A piece of a line that makes one statement. `strength` says how a skill in it is asked for: must, as one among
 * others, welcome, or in passing.
 */
export type Clause = { text: string; line: SectionLine; preferred: boolean; at: number };

const sentenceEnd =
  /(?<=[.!?;。；])\s+(?=[\p{Lu}\p{N}#•(])|(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll}{3,}\s)|\s*[;•▪●|]\s+|\s\*\s/u;
const praised = '(?:big|huge|strong|definite|distinct|added|additional|great|major|nice|real)';
const welcome = new RegExp(
  String.raw`\b(?:(?:would be|will be|is|are|be|as) )?(?:(?:an?|some) )?(?:(?:an?|${praised}) (?:plus|bonus|advantage|asset)|(?:is|as|be) (?:plus|advantage))(?:es|s)?\b` +
    String.raw`|\bplus[.)]?$|\bnice[- ]to[- ]have|\bgood[- ]to[- ]have|\bgreat to have|\bpreferred|\bpreferabl[ey]|\bdesirable|\badvantageous|\bbeneficial|\bideally|\boptional|\bbonus(?: points?)?:|\bbonus points?|\bnot (?:mandatory|required|essential)|\bwould be (?:nice|great|good|appreciated|welcome)|\b(?:is|are) (?:welcome|appreciated)\b`,
  'iu',
);
const leads = /^(?:preferably|ideally|bonus(?: points?)?:?|nice[- ]to[- ]have|good[- ]to[- ]have|great to have)$/i;
const binding = /\b(?:must|strong|required|mandatory|years?|yrs|proficien\w*|expert\w*|solid|hands[- ]on)\b/i;
const speaks = /[\p{L}\p{N}]/u;

/** The statements of the lines, in their order; `at` runs from 0 at the beginning of the posting to 1 at its end. */
export function readClauses(lines: readonly SectionLine[]): Clause[] {
  return lines.flatMap((line, n) => {
    const at = lines.length < 2 ? 0 : n / (lines.length - 1);
    if (line.kind === 'ignored') return [];
    return line.text
      .split(sentenceEnd)
      .filter((text) => text !== undefined && text.trim() !== '')
      .flatMap((text) => partWelcome(text.trim()))
      .map(({ text, preferred }) => ({ text, line, preferred: preferred || line.kind === 'preferred', at }));
  });
}

type Part = { text: string; preferred: boolean };

/**
 * Parts "Strong Java, Kafka is a plus" into what is asked and what is welcome. Words such as "preferably" and a line's
 * first word speak of what follows; the others of what stands before them, back to the last comma where something
 * binding stands before that.
 */
function partWelcome(text: string): Part[] {
  const found = welcome.exec(text);
  if (!found) return [{ text, preferred: false }];
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  const onlyCloses = /^\s*[).,]/.test(after) || !speaks.test(after);
  if (!speaks.test(before) || (leads.test(found[0].trim()) && !onlyCloses)) {
    return [...part(before, false), ...part(after, true)];
  }
  const from = startOf(before, after);
  return [
    ...part(before.slice(0, from), false),
    ...part(before.slice(from), true),
    ...part(after, welcome.test(after)),
  ];
}

const maxStatement = 320;

/** Where what is called welcome begins. */
function startOf(before: string, after: string): number {
  // Where nothing parts the text, what is called welcome is near.
  const near = before.length > maxStatement ? before.lastIndexOf(' ', before.length - maxStatement / 4) : 0;
  const comma = Math.max(before.lastIndexOf(', '), before.lastIndexOf(' but '), before.lastIndexOf(' - '));
  if (comma <= near) return Math.max(0, near);
  // "Java, Python (preferred), Go"
  if (before.endsWith('(') && speaks.test(after)) return comma;
  return binding.test(before.slice(0, comma)) && speaks.test(before.slice(comma)) ? comma : Math.max(0, near);
}

const part = (text: string, preferred: boolean): Part[] => (speaks.test(text) ? [{ text, preferred }] : []);
