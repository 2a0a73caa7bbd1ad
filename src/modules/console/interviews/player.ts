import { h, type JSX } from 'preact';

/** Loads when it is played. */
export const player = (label: string, src: string): JSX.Element =>
  h('video', { class: 'player', controls: true, playsInline: true, preload: 'none', 'aria-label': label, src });
