import { canonicalSkill, skillName } from '#readers/skills';

/** The weights of a list sum to 1. `listed` skills come from the integration. */
export type JobSkill = { skill: string; weight: number; source: 'listed' | 'description' };

const maxRead = 40;
const shares = 10_000;

/**
 * The listed skills, then at most 40 from the text by demand. Each listed skill weighs more than any other; the others
 * weigh a third in total. `taken` are keys of the other list, `names` display names that the lexicon lacks.
 */
export function weighSkills(
  listed: readonly string[],
  read: ReadonlyMap<string, number>,
  taken: ReadonlySet<string>,
  names: ReadonlyMap<string, string> = new Map(),
): JobSkill[] {
  const given = new Map<string, string>();
  for (const skill of listed) {
    const key = canonicalSkill(skill);
    if (key !== '' && !taken.has(key) && !given.has(key)) given.set(key, skill.trim());
  }
  const others = [...read]
    .filter(([key]) => !given.has(key) && !taken.has(key))
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, maxRead);
  const strongest = Math.max(
    0.5,
    ...others.map(([, strength]) => strength),
    ...[...given.keys()].map((key) => read.get(key) ?? 0),
  );
  const own = [...given].map(([key, skill]): RawWeight => {
    return { skill, raw: 1 + 0.5 * ((read.get(key) ?? 0) / strongest), source: 'listed' };
  });
  const listedSum = own.reduce((sum, { raw }) => sum + raw, 0);
  const readSum = others.reduce((sum, [, strength]) => sum + strength / strongest, 0);
  const scale = own.length === 0 ? 1 : Math.min(0.8, listedSum / 2 / (readSum || 1));
  const rest = others.map(([key, strength]): RawWeight => {
    return { skill: names.get(key) ?? skillName(key), raw: (strength / strongest) * scale, source: 'description' };
  });
  return normalized([...own.toSorted((a, b) => b.raw - a.raw), ...rest]);
}

type RawWeight = { skill: string; raw: number; source: JobSkill['source'] };

function normalized(skills: readonly RawWeight[]): JobSkill[] {
  const sum = skills.reduce((total, { raw }) => total + raw, 0);
  const exact = skills.map(({ raw }) => (raw / sum) * shares);
  const whole = exact.map((share) => Math.max(1, Math.floor(share)));
  let left = shares - whole.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((share, i) => ({ i, rest: share - Math.floor(share) }))
    .toSorted((a, b) => b.rest - a.rest || a.i - b.i);
  for (let n = 0; left !== 0 && n < byRemainder.length * 2; n += 1) {
    const { i } = byRemainder[n % byRemainder.length] ?? { i: 0 };
    const step = Math.sign(left);
    if ((whole[i] ?? 0) + step < 1) continue;
    whole[i] = (whole[i] ?? 0) + step;
    left -= step;
  }
  return skills
    .map(({ skill, source }, i) => ({ skill, weight: (whole[i] ?? 0) / shares, source }))
    .toSorted((a, b) => b.weight - a.weight);
}
