/** What a candidate's browser tells of the interview. Nothing of it looks at faces or voices. */
export const signalKinds = [
  'tab_hidden',
  'window_left',
  'paste',
  'several_screens',
  'camera_off',
  'microphone_off',
  'connection_lost',
] as const;

/** A signal as a tab numbers it. */
export type Signal = {
  number: number;
  kind: (typeof signalKinds)[number];
  /** The question at that time, from 0. */
  question: number;
  at: string;
  seconds: number | null;
};

/** A tab's numbers are below; from here on they are those of what the service itself has seen. */
export const firstOwnNumber = 1_000_000;
