import type { JSX } from 'preact';
import { badge, type Tone } from './components/badge.ts';
import { inWords } from './words.ts';

const tones: Record<string, Tone> = {
  // jobs
  active: 'good',
  filled: 'good',
  paused: 'busy',
  // messages
  queued: 'busy',
  sending: 'busy',
  sent: 'good',
  failed: 'bad',
  // screenings and interviews
  initiated: 'busy',
  message_sent: 'busy',
  invited: 'busy',
  in_progress: 'busy',
  awaiting_resume: 'busy',
  completed: 'good',
  abandoned: 'bad',
  // talent pool
  masked: 'busy',
  revealed: 'good',
  // resumes
  read: 'good',
};

/** A state of a job, a message, a screening, a resume or a profile. */
export const stateBadge = (state: string): JSX.Element => badge(inWords(state), tones[state] ?? 'plain');

const closed: Record<string, Tone> = { hired: 'good', 'Candidate joined': 'good', rejected: 'bad', Applied: 'plain' };

/** A pipeline status: the organization's own word. */
export const statusBadge = (status: string): JSX.Element => badge(status, closed[status] ?? 'busy');
