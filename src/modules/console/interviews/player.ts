import { h, type JSX } from 'preact';

/** A video that loads when it is played. `src` is a path of this service. */
export const player = (label: string, src: string): JSX.Element =>
  h('video', { class: 'player', controls: true, playsInline: true, preload: 'none', 'aria-label': label, src });
