import type { Tone } from './components/badge.ts';
import { inWords, oneDecimal } from './words.ts';

const signals: Readonly<Record<string, string>> = {
  tab_hidden: 'The page was out of sight',
  window_left: 'Another window was used',
  paste: 'Something was pasted',
  several_screens: 'More than one screen was connected',
  camera_off: 'The camera gave no picture',
  microphone_off: 'The microphone gave no sound',
  connection_lost: 'The connection was lost (not held against anybody)',
  seat_taken: 'The interview went on in another tab or on another device',
};

/** What was noticed, by its kind. */
export const signalWords = (kind: string): string => (Object.hasOwn(signals, kind) && signals[kind]) || inWords(kind);

const risks: Readonly<Record<string, Tone>> = { low: 'plain', medium: 'busy', high: 'bad' };

export const riskTone = (level: string): Tone => risks[level] ?? 'plain';

const merging: Readonly<Record<string, string>> = {
  pending: 'What was recorded is being put together, or waits for its turn.',
  merged: 'All that was recorded has arrived, and was put together.',
  partial: 'Put together of what arrived. Parts are missing.',
  failed: 'What was recorded could not be put together. The parts are kept.',
  removed: 'The recordings were removed, as their time was over.',
};

/** How far the recording is; undefined while there is nothing to say. `hasWhole`: there is one of the whole interview. */
export function mergingWords(status: string | null, of: { isOver: boolean; hasWhole: boolean }): string | undefined {
  if (status === null) return of.isOver ? 'Nothing was recorded.' : undefined;
  const words = merging[status] ?? inWords(status);
  const isAnswersOnly = !of.hasWhole && (status === 'merged' || status === 'partial');
  return isAnswersOnly ? `${words} The answers are no one recording: each is below.` : words;
}

/** "42 s", "2 min 5 s" */
export function lengthWords(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  return whole % 60 === 0 ? `${whole / 60} min` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** "512 bytes", "1.4 MB" */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} KB` : `${oneDecimal(bytes / 1_000_000)} MB`;
}
