import { type ComponentChildren, h, type JSX } from 'preact';
import { formatScore } from '#platform/pages/format.ts';
import { copy } from '../console.messages.ts';

/** `hasFewFacts`: marks the score, also for screen readers. */
export function scoreText(value: number | null, { hasFewFacts = false } = {}): JSX.Element {
  if (value === null) return h('span', { class: 'score none', title: copy.score.none }, '–');
  if (!hasFewFacts) return h('span', { class: 'score' }, formatScore(value));
  const { fewFacts } = copy.score;
  return h('span', { class: 'score few', title: fewFacts }, [
    formatScore(value),
    h('span', { class: 'unseen' }, ` (${fewFacts})`),
  ]);
}

/** `81.3 of 100` */
export const scoreOutOf100 = (value: number): ComponentChildren => copy.score.outOf100(scoreText(value));
