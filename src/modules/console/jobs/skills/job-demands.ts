import type { JobView } from '#modules/jobs';

type WeightedSkill = JobView['required_skills_weighted'][number];

/** One demand, with all skills that meet it, and the weight that they share. `placed`: those that stand in the list. */
export type JobDemand = Pick<WeightedSkill, 'weight' | 'source' | 'evidence'> & { skills: string[]; placed: string[] };

/** Alternatives that stand in the list themselves become one demand with their summed weight. Heaviest first. */
export function demandsOf(weighted: readonly WeightedSkill[]): JobDemand[] {
  const shown = new Set<string>();
  const demands = weighted.flatMap(({ skill, weight, source, evidence, alternatives = [] }) => {
    if (shown.has(skill)) return [];
    const others = weighted.filter((one) => one.skill !== skill && areMutual(one, skill, alternatives));
    for (const other of others) shown.add(other.skill);
    return {
      skills: [skill, ...alternatives],
      placed: [skill, ...others.map((other) => other.skill)],
      weight: others.reduce((sum, other) => sum + other.weight, weight),
      source,
      ...(evidence && { evidence }),
    };
  });
  return demands.toSorted((a, b) => b.weight - a.weight);
}

const areMutual = (other: WeightedSkill, skill: string, alternatives: readonly string[]): boolean =>
  alternatives.includes(other.skill) && other.alternatives?.includes(skill) === true;
