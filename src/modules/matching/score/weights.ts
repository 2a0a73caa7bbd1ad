/**
 * Weights in hundredths. They add up to 100, so that coverage stays exact. Skills, focus, title and description were
 * fitted by `npm run eval -- matching --fit`; see docs/decisions/0012-match-score.md.
 */
export const baseWeights = {
  required_skills: 20,
  preferred_skills: 4,
  focus: 20,
  title: 26,
  description: 19,
  experience: 5,
  location: 3,
  notice: 1,
  pay: 2,
} as const;

export const similarityWeight = 10;

export type TermKey = keyof typeof baseWeights | 'similarity';

export const termLabels: Record<TermKey, string> = {
  required_skills: 'Required skills',
  preferred_skills: 'Preferred skills',
  focus: 'Focus of the resume',
  title: 'Job title',
  description: 'Shared phrases with the description',
  experience: 'Experience',
  location: 'Location',
  notice: 'Notice period',
  pay: 'Expected pay',
  similarity: 'Similarity of the texts (language model)',
};
