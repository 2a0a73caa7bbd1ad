import type { MatchExplanation } from './match.schemas.ts';

export type MatchTerm = MatchExplanation['components'][number];

/** A requirement that only a related skill meets is both evidence and missing in the API. People see it once. */
export function matchFacts({ evidence, missing }: Pick<MatchTerm, 'evidence' | 'missing'>) {
  const isAbout = (item: string) => (fact: string) => fact.startsWith(`${item}: `);
  const related = evidence.filter((fact) => missing.some((item) => isAbout(item)(fact)));
  return {
    found: evidence.filter((fact) => !related.includes(fact)),
    related,
    absent: missing.filter((item) => !related.some(isAbout(item))),
  };
}
