import { numberWords } from '#platform/number-words.ts';
import { monthsOf, unionOf } from './resume.dates.ts';
import { isInternship, isTitleLike, wordsOf } from './resume.titles.ts';
import type { Employment } from './resume.types.ts';

const most = 60;

const toYears = (months: number): number => Math.min(most, Math.round((months / 12) * 10) / 10);

/** Years of these positions, each month once; null where none of them says both its ends. */
function yearsOf(positions: readonly Employment[], asOf: string): number | null {
  const spans = positions.map((position) => monthsOf(position, asOf)).filter((span) => span !== undefined);
  return spans.length === 0 ? null : toYears(unionOf(spans));
}

/**
 * Years of experience. Internships count only where there is nothing else, as recruiters count: "two years of
 * experience" in a job means positions. Where a position lacks its dates and the resume states more years than the
 * others add up to, what it states is taken; else what can be checked goes first: the positions.
 */
export function totalYears(employments: readonly Employment[], stated: number | null, asOf: string): number | null {
  const full = employments.filter(({ title }) => title === null || !isInternship(title));
  const worked = yearsOf(full, asOf) ?? yearsOf(employments, asOf);
  if (worked === null || stated === null) return worked ?? stated;
  const incomplete = full.some((position) => monthsOf(position, asOf) === undefined);
  return incomplete && stated > worked ? stated : worked;
}

const stating = new RegExp(
  `(?<![\\d./-])(\\d{1,2}(?:\\.\\d)?|${numberWords.join('|')})\\s?\\+?\\s?(?:\\(\\d{1,2}\\)\\s?)?\\+?\\s?(?:plus\\s)?(?:-\\s?)?(?:years?|yrs?)(?:['’]s?|\\.)?\\s?\\+?(?:\\s?(?:and|,|&)?\\s?(\\d{1,2})\\s?(?:months?|mths?))?`,
  'giu',
);
const about = /experience|expertise|career|exp\b|track record/iu;

/** The years of experience that a resume states in words, the most of what it says; null without. */
export function statedYears(lines: readonly string[]): number | null {
  let best: number | null = null;
  for (const text of lines) {
    if (!/\d|year|decade/iu.test(text) || text.length > 2000) continue;
    for (const match of text.matchAll(stating)) {
      const near = text.slice(Math.max(0, match.index - 40), match.index);
      const after =
        text.slice(match.index + match[0].length, match.index + match[0].length + 70).split(/[.;](?:\s|$)/)[0] ?? '';
      if (!about.test(after) && !/experience\s?(?:of|:|-|–|is|=)?[^.]{0,25}$|professional\s$/iu.test(near)) continue;
      if (
        /\b(?:old|age|aged|company|firm|last|past|next|warranty|combined)\b/iu.test(
          `${near.slice(-18)} ${after.slice(0, 12)}`,
        )
      )
        continue;
      const number = /^\d/.test(match[1] ?? '')
        ? Number(match[1])
        : numberWords.indexOf((match[1] ?? '').toLowerCase());
      const years = Math.round((number + Number(match[2] ?? 0) / 12) * 10) / 10;
      if (years > 0 && years <= most && (best === null || years > best)) best = years;
    }
    const decades = /(?<!\p{L})(a|one|two|three|four|1|2|3|4)\sdecades?\sof\b/iu.exec(text)?.[1]?.toLowerCase();
    if (decades)
      best = Math.max(best ?? 0, 10 * (Number(decades) || (decades === 'a' ? 1 : numberWords.indexOf(decades))));
  }
  return best;
}

// Trades whose titles share no word: a coder's, a nurse's.
const families: readonly RegExp[] = [
  /develop|programm|software|full.?stack|front.?end|back.?end|web (?:engineer|master)|\bsde\b|coder|mobile engineer|android|ios\b/,
  /devops|site reliab|\bsre\b|cloud engineer|platform engineer|infrastructure|system(?:s)? (?:admin|engineer)|network|sysadmin/,
  /data (?:scien|engineer|analy)|machine learning|\bml\b|\bai\b|\bbi\b|business intelligence|etl|statistic|analytics/,
  /test|\bqa\b|quality assur|\bsdet\b/,
  /database|\bdba\b/,
  /account|audit|bookkeep|tax|financ|payroll|controller|treasur/,
  /human resource|\bhr\b|recruit|talent|sourcer/,
  /sales|business develop|account (?:executive|manager)|seller|broker|realtor/,
  /market|brand|seo\b|content|social media|advertis|public relations|communicat|media/,
  /nurs|caregiv|medical assist|clinical|patient/,
  /teach|lectur|professor|tutor|instructor|educat|faculty/,
  /chef|cook|culinary|kitchen|baker/,
  /waiter|waitress|server|bartend|barista|host|front desk|guest/,
  /design|graphic|illustrat|artist|\bux\b|\bui\b/,
  /legal|lawyer|attorney|paralegal|advocate|counsel/,
  /project manag|program manag|scrum|pmo|delivery manag/,
  /customer (?:service|support|success)|help ?desk|technical support|call cent/,
  /secretar|receptionist|office (?:manag|admin|assist)|administrative|executive assistant|clerk/,
  /civil|construction|site engineer|surveyor/,
  /mechanic|electric|maintenance|technician|manufactur|production/,
];
const common = new Set(
  'senior junior lead principal staff head chief sr jr i ii iii iv associate assistant deputy vice intern trainee engineer manager specialist consultant officer executive coordinator director supervisor analyst administrator technician representative expert professional and of the in for at to with team member member. full part time'.split(
    ' ',
  ),
);

function kindOf(title: string): { families: Set<number>; words: Set<string> } {
  const lower = title.toLowerCase();
  return {
    families: new Set(families.flatMap((family, i) => (family.test(lower) ? [i] : []))),
    words: new Set(wordsOf(title).filter((word) => !common.has(word))),
  };
}

/** Whether two titles are of one kind: of one trade, or with a word in common that tells. */
function isSameKind(a: string, b: string): boolean {
  if (a.toLowerCase() === b.toLowerCase()) return true;
  const [left, right] = [kindOf(a), kindOf(b)];
  return (
    [...left.families].some((family) => right.families.has(family)) ||
    [...left.words].some((word) => right.words.has(word))
  );
}

/** Years of the positions of the same kind as the present or last one; null where its title is not known. */
export function relevantYears(employments: readonly Employment[], asOf: string): number | null {
  const titled = employments.filter(({ title }) => title !== null && isTitleLike(title));
  const full = titled.filter(({ title }) => !isInternship(title ?? ''));
  const pool = full.length > 0 ? full : titled;
  const endOf = (position: Employment) => monthsOf(position, asOf)?.[1] ?? 0;
  const last = [...pool].sort((a, b) => Number(b.current) - Number(a.current) || endOf(b) - endOf(a))[0];
  if (!last?.title) return null;
  const title = last.title;
  return yearsOf(
    pool.filter((position) => isSameKind(title, position.title ?? '')),
    asOf,
  );
}

/** Years of the positions that name a skill; null without any that has both its ends. */
export const skillYears = (employments: readonly Employment[], skill: string, asOf: string): number | null =>
  yearsOf(
    employments.filter(({ skills }) => skills.includes(skill)),
    asOf,
  );
