import { type MatchCandidateRow, type MatchJobRow, matchCandidate } from './score/inputs.ts';
import { scoreMatch } from './score/match-score.ts';
import type { MatchJob, MatchResult } from './score/score-types.ts';
import { cosine } from './score/vectors.ts';

/** `input`: made from the job's row once, for all its candidates. */
export const scoreRows = (
  { vector }: Pick<MatchJobRow, 'vector'>,
  input: MatchJob,
  candidate: MatchCandidateRow,
): MatchResult =>
  scoreMatch({ job: input, candidate: matchCandidate(candidate), similarity: cosine(vector, candidate.vector) });
