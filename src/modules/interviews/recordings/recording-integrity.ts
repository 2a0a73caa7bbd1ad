export type AnswerIntegrity = {
  question_index: number;
  chunks_expected: number;
  /** Chunks in the store whose bytes match their digest. */
  chunks_received: number;
  bytes: number;
  runs: number;
  complete: boolean;
  /** In hex; null without a recording. */
  sha256: string | null;
  seconds: number | null;
};

export type RecordingIntegrity = {
  chunks_expected: number;
  chunks_received: number;
  bytes: number;
  runs: number;
  complete: boolean;
  answers: AnswerIntegrity[];
  recording_sha256: string | null;
  merged_by: 'ffmpeg' | 'embedded' | null;
};

type Whole = { sha256: string; by: RecordingIntegrity['merged_by']; isComplete: boolean };

export function integrityOf(answers: readonly AnswerIntegrity[], whole?: Whole): RecordingIntegrity {
  const sum = (of: (answer: AnswerIntegrity) => number) => answers.reduce((total, answer) => total + of(answer), 0);
  return {
    chunks_expected: sum((answer) => answer.chunks_expected),
    chunks_received: sum((answer) => answer.chunks_received),
    bytes: sum((answer) => answer.bytes),
    runs: sum((answer) => answer.runs),
    complete: answers.every((answer) => answer.complete) && (whole?.isComplete ?? false),
    answers: [...answers],
    recording_sha256: whole?.sha256 ?? null,
    merged_by: whole?.by ?? null,
  };
}
