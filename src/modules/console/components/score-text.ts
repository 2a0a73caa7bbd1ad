import { type ComponentChildren, h, type JSX } from 'preact';
import { formatScore } from '#platform/pages/format.ts';
import { copy } from '../console.messages.ts';

export const scoreText = (value: number | null): JSX.Element =>
  value === null
    ? h('span', { class: 'score none', title: copy.score.none }, '–')
    : h('span', { class: 'score' }, formatScore(value));

/** `81.3 of 100` */
export const scoreOutOf100 = (value: number): ComponentChildren => copy.score.outOf100(scoreText(value));
