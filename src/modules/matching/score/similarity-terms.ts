import type { TermFinding } from './score-types.ts';

// Embeddings of any two texts about work have some similarity.
const unrelated = 0.2;
const alike = 0.7;

/** The cosine of the embeddings, linearly from 0 at 0.2 to 1 at 0.7. Undefined without embeddings. */
export function scoreSimilarity(similarity: number | null): TermFinding | undefined {
  if (similarity === null) return undefined;
  const credit = Math.min(1, Math.max(0, (similarity - unrelated) / (alike - unrelated)));
  const status = credit >= 0.75 ? 'met' : credit > 0 ? 'partial' : 'missing';
  return { credit, status, evidence: [`the texts are ${Math.round(similarity * 100)}% similar`], missing: [] };
}
