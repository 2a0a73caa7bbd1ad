import { canonicalSkill } from '#readers/skills';
import { type JobSkill, weightsOf } from './skill-weights.ts';

/** The least that the other skills of a list share, if there are any. */
const leastForOthers = 0.05;

/**
 * Skills with a given weight keep it, and the others share the rest in proportion. Given weights are scaled if they leave too
 * little for the others, or if there are no others and they do not add up to 1.
 */
export function withGivenWeights(skills: readonly JobSkill[], given: ReadonlyMap<string, number>): JobSkill[] {
  const own = skills.map(({ skill }) => given.get(canonicalSkill(skill)));
  const ownSum = own.reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
  if (ownSum === 0) return [...skills];
  const otherSum = skills.reduce((sum, { weight }, i) => (own[i] === undefined ? sum + weight : sum), 0);
  const forOthers = otherSum === 0 ? 0 : Math.max(leastForOthers, 1 - ownSum);
  return weightsOf(
    skills,
    skills.map(({ weight }, i) => {
      const mine = own[i];
      return mine === undefined ? (weight / otherSum) * forOthers : (mine / ownSum) * (1 - forOthers);
    }),
  );
}
