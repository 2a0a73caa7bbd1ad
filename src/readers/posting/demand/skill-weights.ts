import { alternativeNames, canonicalSkill } from '#readers/skills';
import { type DemandedSkill, mostSkills, type SkillEvidence } from './skill-demand.ts';

/**
 * The weights of a list sum to 1. `listed` skills come from the integration. `alternatives`: the other skills that meet the
 * same demand. Those in the list share its weight. `evidence`: where the text demands the skill.
 */
export type JobSkill = {
  skill: string;
  weight: number;
  source: 'listed' | 'description';
  alternatives?: string[];
  evidence?: SkillEvidence;
};

const shares = 10_000;
/** No skill weighs more. Fewer than four cannot all weigh so little. */
const mostShare = 0.25;
const mostShareOfFew = [1, 1, 0.7, 0.5];
/** The share that a skill from the text may reach beside listed ones. */
const besideListed = 0.96;
const maxLine = 300;

type RawWeight = Omit<JobSkill, 'weight'> & { raw: number };

/**
 * The listed skills, then those from the text, `most` in total. Each listed skill weighs more than any other. Before the cap,
 * the others weigh at most a third in total. `taken` are keys of the other list. With `onlyListed`, the text adds no skill,
 * but decides which of the listed ones are alternatives, and how much they weigh: those that a user keeps have the same
 * proportions as before. A skill that the text does not demand weighs as much as its strongest.
 */
export function weighSkills(
  listed: readonly string[],
  read: readonly DemandedSkill[],
  taken: ReadonlySet<string>,
  onlyListed = false,
  most = mostSkills.required,
): JobSkill[] {
  const given = new Map<string, string>();
  const groups = new Map<string, readonly string[]>();
  for (const skill of listed) {
    const names = alternativeNames(skill);
    const keys = names.map(canonicalSkill);
    for (const [n, key] of keys.entries()) {
      if (key === '' || taken.has(key) || given.has(key)) continue;
      given.set(key, names[n] ?? skill);
      groups.set(key, keys);
    }
  }
  const strengths = new Map(read.map(({ key, strength }) => [key, strength]));
  const evidences = new Map(read.map(({ key, evidence }) => [key, evidence]));
  const others = read
    // A demand that a listed skill meets is no further one.
    .filter(({ key, group }) => ![key, ...group.map((one) => one.key)].some((one) => given.has(one) || taken.has(one)))
    .slice(0, onlyListed ? 0 : Math.max(0, most - given.size));
  const strongest = Math.max(0.5, ...strengths.values());
  const groupsOfText = new Map(onlyListed ? read.map(({ key, group }) => [key, group.map((one) => one.key)]) : []);
  const own = [...given].map(([key, skill]): RawWeight => {
    const read = (strengths.get(key) ?? 0) / strongest;
    const raw = onlyListed ? read || 1 : 1 + 0.5 * read;
    const group = new Set([...(groups.get(key) ?? []), ...(groupsOfText.get(key) ?? [])]);
    const alternatives = [...group].flatMap((other) => (other === key ? [] : (given.get(other) ?? [])));
    const found = evidences.get(key);
    const listed = { skill, source: 'listed', ...(found && { evidence: withShortLine(found) }) } as const;
    if (alternatives.length === 0) return { ...listed, raw };
    return { ...listed, raw: raw / (alternatives.length + 1), alternatives };
  });
  const rest = others.map((one) => fromText(one, others, one.strength / strongest));
  const listedSum = own.reduce((sum, { raw }) => sum + raw, 0);
  const readSum = rest.reduce((sum, { raw }) => sum + raw, 0);
  const scale = own.length === 0 ? 1 : Math.min(0.8, listedSum / 2 / (readSum || 1));
  const byWeight = (a: RawWeight, b: RawWeight): number => b.raw - a.raw;
  return normalized([
    ...own.toSorted(byWeight),
    ...rest.map((one) => ({ ...one, raw: one.raw * scale })).toSorted(byWeight),
  ]);
}

/** Alternatives share the strength of their demand. */
function fromText(
  { word, group, key, evidence }: DemandedSkill,
  all: readonly DemandedSkill[],
  raw: number,
): RawWeight {
  const alternatives = group.filter((other) => other.key !== key).map((other) => other.word);
  const placed = all.filter((other) => other.key !== key && group.some((one) => one.key === other.key)).length;
  return {
    skill: word,
    raw: raw / (placed + 1),
    source: 'description',
    ...(alternatives.length > 0 && { alternatives }),
    evidence: withShortLine(evidence),
  };
}

const withShortLine = ({ rule, line }: SkillEvidence): SkillEvidence => ({
  rule,
  line: line.length > maxLine ? `${line.slice(0, maxLine - 1)}…` : line,
});

/** What exceeds a quarter goes to the lighter ones in proportion. */
function capped(skills: readonly RawWeight[]): number[] {
  const sum = skills.reduce((total, { raw }) => total + raw, 0);
  const most = mostShareOfFew[skills.length] ?? mostShare;
  const isMixed = skills[0]?.source === 'listed' && skills.length * most * besideListed >= 1;
  const caps = skills.map(({ source }) => (isMixed && source === 'description' ? most * besideListed : most));
  let exact = skills.map(({ raw }) => raw / sum);
  for (;;) {
    const isFull = (share: number, i: number): boolean => share >= (caps[i] ?? 1) - 1e-9;
    const excess = exact.reduce((total, share, i) => total + Math.max(0, share - (caps[i] ?? 1)), 0);
    const light = exact.reduce((total, share, i) => total + (isFull(share, i) ? 0 : share), 0);
    if (excess < 1e-9 || light < 1e-9) return exact;
    exact = exact.map((share, i) => (isFull(share, i) ? (caps[i] ?? 1) : share * (1 + excess / light)));
  }
}

const normalized = (skills: readonly RawWeight[]): JobSkill[] =>
  weightsOf(
    skills.map(({ raw: _raw, ...skill }) => skill),
    capped(skills),
  );

/** `parts` add up to 1. In whole hundredths of a percent that add up exactly, by the largest remainder method. */
export function weightsOf(skills: readonly Omit<JobSkill, 'weight'>[], parts: readonly number[]): JobSkill[] {
  const exact = parts.map((share) => share * shares);
  const whole = exact.map((share) => Math.max(1, Math.floor(share + 1e-6)));
  let left = shares - whole.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((share, i) => ({ i, rest: Math.round((share - Math.floor(share + 1e-6)) * 1e6) }))
    .toSorted((a, b) => b.rest - a.rest || a.i - b.i);
  for (let n = 0; left !== 0 && n < byRemainder.length * 2; n += 1) {
    const { i } = byRemainder[n % byRemainder.length] ?? { i: 0 };
    const step = Math.sign(left);
    if ((whole[i] ?? 0) + step < 1) continue;
    whole[i] = (whole[i] ?? 0) + step;
    left -= step;
  }
  return skills
    .map((skill, i) => ({ ...skill, weight: (whole[i] ?? 0) / shares }))
    .toSorted((a, b) => b.weight - a.weight);
}
