import { type WorkItem, type WorkKind, type WorkSummary, workKinds, workStates } from '#modules/work';
import type { Tone } from './components/badge.ts';

type State = WorkItem['state'];

export const isKind = (text: string): text is WorkKind => (workKinds as readonly string[]).includes(text);
export const isState = (text: string): text is State => (workStates as readonly string[]).includes(text);

/** What the kinds are called: several of them, one of them, and what a bulk apply's part of them has become. */
export const kinds: Record<WorkKind, { several: string; one: string; done: string }> = {
  resume: { several: 'Resumes', one: 'Resume', done: 'Resumes read' },
  enrichment: { several: 'Job descriptions', one: 'Job description', done: 'Descriptions read' },
  match_score: { several: 'Match scores', one: 'Match score', done: 'Scored' },
  questions: { several: 'Interview questions', one: 'Interview questions', done: 'Interviews made' },
  email: { several: 'Emails', one: 'Email', done: 'Mailed' },
  screening: { several: 'Screenings', one: 'Screening', done: 'Screened' },
  recording: { several: 'Recordings', one: 'Recording', done: 'Recordings merged' },
  assessment: { several: 'Interview assessments', one: 'Interview assessment', done: 'Interviews assessed' },
};

export const states: Record<State, { label: string; tone: Tone }> = {
  queued: { label: 'Queued', tone: 'plain' },
  running: { label: 'Running', tone: 'busy' },
  retrying: { label: 'Retrying', tone: 'busy' },
  failed: { label: 'Failed', tone: 'bad' },
  done: { label: 'Done', tone: 'good' },
  dismissed: { label: 'Dismissed', tone: 'plain' },
};

const steps: Record<string, string> = {
  download: 'Downloading',
  parse: 'Reading',
  fill: 'Filling in fields',
  score: 'Scoring',
  merge: 'Merging',
  transcript: 'Transcribing',
};

/** What is being done; as it is called within, where there are no better words. */
export const stepWords = (step: string | null): string => (step === null ? 'Progress' : (steps[step] ?? step));

const counted = new Intl.NumberFormat('en');

export const count = (n: number): string => counted.format(n);

/** "1 task", "2,000 tasks" */
export const several = (n: number, one: string, more = `${one}s`): string => `${count(n)} ${n === 1 ? one : more}`;

/** How long something has waited. In steps, so that what is shown does not change with every second. */
export function age(seconds: number): string {
  if (seconds < 15) return 'a few seconds';
  if (seconds < 60) return 'under a minute';
  if (seconds < 3_600) return several(Math.floor(seconds / 60), 'minute');
  if (seconds < 2 * 86_400) return several(Math.floor(seconds / 3_600), 'hour');
  return several(Math.floor(seconds / 86_400), 'day');
}

/** How long something will take, no more exactly than anybody can know. */
export function estimate(seconds: number): string {
  if (seconds < 45) return 'under a minute';
  const minutes = Math.round(seconds / 60);
  if (minutes <= 10) return `about ${several(Math.max(1, minutes), 'minute')}`;
  if (minutes < 55) return `about ${Math.round(minutes / 5) * 5} minutes`;
  return `about ${several(Math.max(1, Math.round(minutes / 60)), 'hour')}`;
}

/** In the order in which kinds are shown. */
export const inOrder = <T extends { kind: WorkKind }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => workKinds.indexOf(a.kind) - workKinds.indexOf(b.kind));

const none = {
  queued: 0,
  running: 0,
  retrying: 0,
  failed: 0,
  done_last_hour: 0,
  oldest_seconds: null,
  estimate_seconds: null,
};

/** A row for each kind, in their order. */
export const byKind = ({ kinds: rows }: WorkSummary): WorkSummary['kinds'] =>
  workKinds.map((kind) => rows.find((row) => row.kind === kind) ?? { kind, ...none });

/** Of all kinds together. */
export const total = (
  { kinds: rows }: WorkSummary,
  of: 'queued' | 'running' | 'retrying' | 'failed' | 'done_last_hour',
): number => rows.reduce((sum, row) => sum + row[of], 0);
