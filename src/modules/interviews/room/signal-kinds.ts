/** Reported by the candidate's browser. None of them looks at faces or voices. */
export const signalKinds = [
  'tab_hidden',
  'window_left',
  'paste',
  'several_screens',
  'camera_off',
  'microphone_off',
  'connection_lost',
] as const;

export type Signal = {
  number: number;
  kind: (typeof signalKinds)[number];
  /** The question at that time, from 0. */
  question: number;
  at: string;
  seconds: number | null;
};

/** The service's own signals are numbered from here; a tab's are below. */
export const firstOwnNumber = 1_000_000;
