import { findSkills, skillCategory, skillName } from '#modules/skills';
import { numberWords } from '#platform/number-words.ts';
import type { Clause } from './posting.clause.ts';

/** Years of experience, at least and at most; null where nothing is said. */
export type YearsReading = { min: number | null; max: number | null };

/** `kind`: of experience as a whole, with what the title names, or with another skill. `firm` is false for what is only preferred. */
type YearsFound = YearsReading & { kind: 'total' | 'title' | 'skill'; firm: boolean };

const maxYears = 40;
const number = String.raw`(\d{1,2}(?:\.\d{1,2})?|${numberWords.join('|')})`;
const unit = String.raw`(years?|yrs?|yr|months?|mos?)`;
const amount = new RegExp(
  String.raw`(?<![\d.,$₹€£%/-]|\b[a-z])${number}(?: ?\(\d{1,2}\))?( ?\+| plus| or more| or above)? ?(?:(?:${unit}\b\.?['’]? ?)?(?:-|–|—|to|~)+ ?${number}(?: ?\(\d{1,2}\))?( ?\+| plus)?)? ?(?:or (?:more|above) |plus |\+ ?)?${unit}\b`,
  'g',
);
const labelledAmount = new RegExp(
  String.raw`^\D{0,12}(?<![a-z])${number}( ?\+)?(?: ?(?:-|–|—|to) ?${number})?(?: ?\+)?\b`,
);
const experienceLabel =
  /^(?:(?:total|work|relevant|required|minimum|min|overall|job|professional|desired)\.? )*(?:experience|exp)\.?(?: (?:required|level|range|needed|years|in years|\(.{0,20}\)))*$|^(?:minimum |total |required )*years of (?:relevant |work )*experience$/;
const atMost = /(?:up ?to|upto|maximum(?: of)?|max\.?|less than|under|below|not more than|no more than|at most) ?$/;
const never =
  /(?:\b(?:last|past|within|next|every|first|after|previous|recent|nearly|almost|over the|for over|than a|about us|age[d]?|history of|since|each|per|of the|span of|once in|contract of|bond of|warranty of|company of|in business for|duration:?|contract:?|length:?|in|class|grade|in the (?:first|next|last))\W*)$/;
const notExperience =
  /^\W*(?:old\b|strong\b|young\b|trusted\b|of age\b|ago\b|contracts?\b|bond\b|warranty\b|history\b|degrees?\b|diploma\b|course\b|programs?\b|programmes?\b|plans?\b|warranties|agreements?\b|assignments?\b|commitments?\b|probation\b|notice\b|colleges?\b|of (?:full[- ]time |formal |regular )?(?:education|schooling|study|college|service\b|growth|history|success|continuous)|(?:full[- ]time )?education|tenure\b|anniversary|in business|running\b|in a row|period\b|project\b|from now|later\b|time\b(?! experience))/;
const ofAge = /\bage\b.{0,20}$/;
const ofUs =
  /\b(?:we|our|us|company|firm|group|founded|established|leader|leading|clients?|organi[sz]ation|agency|team of)\b/;
const ofYou =
  /\b(?:you|your|candidates?|applicants?|must|requir\w+|looking for|seeking|seek|need|hiring|want|should|minimum|at least|ideal)\b/;
const experience =
  /\b(?:experience[ds]?|exp|experiance|expertise|background|track record|worked|working|work|career|professional|practice|hands[- ]on|industry|relevant|similar|knowledge|developing|building|designing|managing|leading)\b/;
const ofWork =
  /\b(?:total work|overall|total|relevant|professional|work|working|industry|it|related|full[- ]time|similar|commercial|progressive)\b/;
const minimum = /(?:at ?least|minimum(?: of)?|min\.?|more than|over|above|>=?|≥) ?(?:of )?$/;

function valueOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const word = numberWords.indexOf(text);
  return word >= 0 ? word : Number(text);
}

/**
 * The years that a posting asks for. Of several, the largest minimum counts that is about experience as a whole or, as
 * nobody can have more of it than in all, with what the title names; where nothing is said of the whole, the largest
 * that is asked with any skill; then "freshers"; at last what is only preferred. An age, a contract's length, a firm's
 * history are no experience.
 */
export function readYears(clauses: readonly Clause[], title: string, months: number | null): YearsReading {
  const skillsOfTitle = findSkills(title);
  const found = clauses.flatMap((clause) => yearsIn(clause, skillsOfTitle));
  const pick = (firm: boolean, ...kinds: YearsFound['kind'][]): YearsReading | undefined =>
    found
      .filter((one) => kinds.includes(one.kind) && one.firm === firm)
      .toSorted((a, b) => (b.min ?? -1) - (a.min ?? -1) || (b.max ?? 0) - (a.max ?? 0))[0];
  const structured = months === null ? undefined : { min: round(months / 12), max: null };
  const ofWhole = pick(true, 'total') && pick(true, 'total', 'title');
  const fresher = clauses.some(({ text }) => asksFreshers(text)) ? { min: 0, max: null } : undefined;
  const best = ofWhole ?? structured ?? pick(true, 'title', 'skill') ?? fresher ?? pick(false, 'total');
  if (!best) return { min: null, max: null };
  // "3 years. 3-6 years of Java": the same demand, once more exactly
  const exact = found.find((one) => one.firm && one.min === best.min && one.max !== null);
  return { min: best.min, max: best.max ?? exact?.max ?? null };
}

const asksFreshers = (text: string): boolean =>
  /\b(?:freshers?|fresh graduates?|no (?:prior |previous |work )?experience (?:is )?(?:required|needed|necessary)|entry[- ]level)\b/i.test(
    text,
  ) &&
  !/\b(?:no|not|except|don['’]?t|please)\W+(?:\w+\W+){0,2}freshers?\b|\bfreshers?\b[^.]{0,20}\b(?:not|do not|don['’]?t|excuse)\b|supervis|mentor|train /i.test(
    text,
  );

const round = (years: number): number => Math.round(years * 10) / 10;

function yearsIn(clause: Clause, skillsOfTitle: ReadonlySet<string>): YearsFound[] {
  const text = clause.text.toLowerCase().replace(/\s+/g, ' ');
  const { label } = clause.line;
  const labelled = label !== null && experienceLabel.test(label.toLowerCase());
  const found = [...text.matchAll(amount)].flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - 100), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 120);
    const [, , , , to] = match;
    // "6 to 9 years" alone: a field of a form
    const alone = to !== undefined && !/[\p{L}\p{N}]/u.test(before + after);
    return alone || isExperience(before, after, clause, labelled)
      ? asYears(match, before, after, clause, skillsOfTitle)
      : [];
  });
  if (found.length > 0 || !labelled) return found;
  // "Exp: 4 - 9"
  const [, from, plus, to] = labelledAmount.exec(text) ?? [];
  if (from === undefined) return [];
  return sane({ min: valueOf(from), max: plus ? null : valueOf(to), kind: 'total', firm: !clause.preferred });
}

function isExperience(before: string, after: string, clause: Clause, labelled: boolean): boolean {
  if (never.test(before) || notExperience.test(after) || ofAge.test(before)) return false;
  if (
    (ofUs.test(before) || ((clause.line.kind !== 'required' || /^\W*with\b/.test(before)) && /\bwe\b/.test(after))) &&
    !ofYou.test(before)
  )
    return false;
  if (labelled || clause.line.kind === 'required') return true;
  return experience.test(before) || experience.test(after) || findSkills(after.slice(0, 60)).size > 0;
}

function asYears(
  match: RegExpExecArray,
  before: string,
  after: string,
  clause: Clause,
  skillsOfTitle: ReadonlySet<string>,
): YearsFound[] {
  const [, first, plus, firstUnit, second, plusAfter, lastUnit] = match;
  const inYears = (value: number | null, of: string | undefined): number | null =>
    value === null ? null : of?.startsWith('m') ? round(value / 12) : value;
  const low = inYears(valueOf(first), firstUnit ?? lastUnit);
  const high = inYears(valueOf(second), lastUnit);
  const range = high !== null;
  const topped = !range && !plus && atMost.test(before) && !minimum.test(before);
  return sane({
    min: topped ? null : low,
    max: topped ? low : plusAfter ? null : high,
    kind: kindOf(before, after, clause, skillsOfTitle),
    firm: !clause.preferred && !/^[^,.;]{0,60}\bpreferred\b/.test(after),
  });
}

/** What these years are asked with. */
function kindOf(before: string, after: string, clause: Clause, skillsOfTitle: ReadonlySet<string>): YearsFound['kind'] {
  const near = after.split(/[,;.()]/)[0] ?? '';
  const ahead = /([\p{L}][\p{L}\p{N} .+#/&-]{0,60})[:\-–(]+ ?$/u.exec(before)?.[1] ?? '';
  if (ofWork.test(ahead) && findSkills(ahead).size === 0) return 'total';
  const skills = [...findSkills(original(clause, near)), ...findSkills(original(clause, ahead))];
  const particular = skills.filter((skill) => !isGeneral(skill));
  if (particular.length === 0) return 'total';
  return particular.every((skill) => skillsOfTitle.has(skill)) ? 'title' : 'skill';
}

// The lexicon tells "Go" from "go": it must see what the posting wrote.
function original(clause: Clause, lower: string): string {
  const at = clause.text.toLowerCase().indexOf(lower);
  return at < 0 ? lower : clause.text.slice(at, at + lower.length);
}

const isGeneral = (skill: string): boolean =>
  skillCategory(skill) === 'soft' || / (?:development|engineering|management)$/i.test(skillName(skill));

function sane(found: YearsFound): YearsFound[] {
  const { min, max } = found;
  if ((min !== null && min > maxYears) || (max !== null && max > maxYears)) return [];
  if (min !== null && max !== null && max < min) return [];
  return min === null && max === null ? [] : [found];
}
