import { type MatchTerm, matchFacts } from '#modules/matching';

/** `facts` are what was found or missing. Empty if they would reveal what the organization keeps confidential. */
export type ScoreReason = { label: string; facts: readonly string[] };

const maxReasons = 3;
const maxFacts = 8;
/** Its facts name the budget of the job. */
const withheld = new Set(['pay']);

const lostOf = ({ weight, contribution }: MatchTerm): number => weight * 100 - contribution;

const strongest = (
  components: readonly MatchTerm[],
  strengthOf: (component: MatchTerm) => number,
  factsOf: (component: MatchTerm) => readonly string[],
): ScoreReason[] =>
  components
    // A hundredth is less than what rounding moves.
    .filter((component) => strengthOf(component) > 0.01)
    .toSorted((a, b) => strengthOf(b) - strengthOf(a))
    .slice(0, maxReasons)
    .map((component) => ({
      label: component.label,
      facts: withheld.has(component.key) ? [] : factsOf(component).slice(0, maxFacts),
    }));

/** The components that added most to the score, and those that cost it most. Without weights and points. */
export function scoreReasons(components: readonly MatchTerm[]) {
  const counted = components.filter(({ status }) => status !== 'no_data');
  const isFor = counted.filter(({ status }) => status === 'met' || status === 'partial');
  const isAgainst = counted.filter(({ status }) => status === 'missing' || status === 'partial');
  return {
    pro: strongest(
      isFor,
      ({ contribution }) => contribution,
      (component) => {
        const { found, related } = matchFacts(component);
        return [...found, ...related];
      },
    ),
    contra: strongest(isAgainst, lostOf, (component) => matchFacts(component).absent),
    counted: counted.map(({ label }) => label),
    withoutData: components.filter(({ status }) => status === 'no_data').map(({ label }) => label),
  };
}
