/** What an answer's recording is made of. */
export type AnswerIntegrity = {
  question_index: number;
  chunks_expected: number;
  /** Those whose bytes are there and are the ones that were sent. */
  chunks_received: number;
  bytes: number;
  runs: number;
  /** All that was recorded is in the recording, as far as its end is known. */
  complete: boolean;
  /** Of the recording, in hex; null where there is none. */
  sha256: string | null;
  seconds: number | null;
};

/** The whole of an interview: `video_interviews.integrity_json`. */
export type Integrity = {
  chunks_expected: number;
  chunks_received: number;
  bytes: number;
  runs: number;
  complete: boolean;
  answers: AnswerIntegrity[];
  recording_sha256: string | null;
  merged_by: 'ffmpeg' | 'embedded' | null;
};

type Whole = { sha256: string; by: Integrity['merged_by']; isComplete: boolean };

/** `whole` is undefined as long as there is none. */
export function integrityOf(answers: readonly AnswerIntegrity[], whole?: Whole): Integrity {
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
