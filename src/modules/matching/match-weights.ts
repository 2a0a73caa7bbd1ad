/**
 * What each term of a match score counts, in hundredths of all terms: they sum to 100, so that coverage and weights stay
 * exact. Those of skills, focus, title and description were fitted on real texts by `npm run eval -- matching --fit`;
 * what it gave, and how the others were set, stands in docs/decisions/0009-match-score.md.
 */
export const baseWeights = {
  required_skills: 20,
  preferred_skills: 4,
  focus: 20,
  title: 21,
  description: 22,
  experience: 7,
  location: 3,
  notice: 1,
  pay: 2,
} as const;

/** What a language model's sense of the two texts counts beside the others, where one is set up. */
export const similarityWeight = 10;

export type TermKey = keyof typeof baseWeights | 'similarity';

export const termLabels: Record<TermKey, string> = {
  required_skills: 'Required skills',
  preferred_skills: 'Preferred skills',
  focus: 'Focus of the resume',
  title: 'Job title',
  description: 'Wording of the description',
  experience: 'Experience',
  location: 'Location',
  notice: 'Notice period',
  pay: 'Expected pay',
  similarity: 'Meaning of the texts (language model)',
};
