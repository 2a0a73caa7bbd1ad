import type { Config } from '#platform/config.ts';

/** Times in seconds. */
export type RoomTerms = {
  preparationSeconds: number;
  answerSeconds: number;
  recordingDays: number;
  /** Whether answers are transcribed, and whether a language model reads the text. */
  transcribes: boolean;
  hasModel: boolean;
};

export const roomTermsOf = ({ interviewTimes, recordingDays, transcription, ai }: Config): RoomTerms => ({
  ...interviewTimes,
  recordingDays,
  transcribes: transcription !== undefined,
  hasModel: ai?.model !== undefined,
});
