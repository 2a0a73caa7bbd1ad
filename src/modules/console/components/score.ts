import { h, type JSX } from 'preact';
import { oneDecimal } from '../words.ts';

/** A score of 0-100; a dash where there is none. */
export const score = (value: number | null): JSX.Element =>
  value === null
    ? h('span', { class: 'score none', title: 'No score' }, '–')
    : h('span', { class: 'score' }, oneDecimal(value));
