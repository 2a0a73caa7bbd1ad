import { h, type JSX } from 'preact';

/** A recording that is asked for when somebody plays it. `src` is a path of ours, `label` what it shows. */
export const player = (label: string, src: string): JSX.Element =>
  h('video', { class: 'player', controls: true, playsInline: true, preload: 'none', 'aria-label': label, src });
