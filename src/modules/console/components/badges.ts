import { h, type JSX } from 'preact';
import type { Suppression } from '#modules/outreach';
import type { FixedState } from '../common.messages.ts';
import { copy } from '../console.messages.ts';

export type Tone = 'plain' | 'good' | 'busy' | 'bad';

export const badge = (label: string, tone: Tone = 'plain'): JSX.Element => h('span', { class: `badge ${tone}` }, label);

const tones: Record<FixedState, Tone> = {
  draft: 'plain',
  active: 'good',
  paused: 'busy',
  closed: 'plain',
  filled: 'good',
  queued: 'busy',
  sending: 'busy',
  sent: 'good',
  failed: 'bad',
  skipped: 'plain',
  initiated: 'busy',
  message_sent: 'busy',
  invited: 'busy',
  in_progress: 'busy',
  awaiting_resume: 'busy',
  completed: 'good',
  expired: 'plain',
  cancelled: 'plain',
  abandoned: 'bad',
  not_linked: 'plain',
  masked: 'busy',
  revealed: 'good',
  retrying: 'busy',
  read: 'good',
};

export const stateBadge = (state: FixedState): JSX.Element => badge(copy.states[state], tones[state]);

const finalTones: Record<string, Tone> = {
  hired: 'good',
  'Candidate joined': 'good',
  rejected: 'bad',
  Applied: 'plain',
};

/** The name of a status of the pipeline as people read it: it begins with a capital letter. */
export const pipelineLabel = (status: string): string => status.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

export const pipelineBadge = (status: string): JSX.Element =>
  badge(pipelineLabel(status), finalTones[status] ?? 'busy');

/** Shown beside an email address that gets no outreach and no reminders. */
export const suppressionBadge = (reason: Suppression | undefined): JSX.Element | undefined =>
  reason && badge(copy.settings.outreach.suppressed.reasons[reason], 'bad');
