import { h, type JSX } from 'preact';

/** The only one of its page. Loads when it is played. */
export const player = (label: string, src: string): JSX.Element =>
  h('video', {
    class: 'player',
    'data-player': '',
    controls: true,
    playsInline: true,
    preload: 'none',
    'aria-label': label,
    src,
  });

/** Plays in the page's player. Without script it opens the recording, at that second. */
export const playLink = (label: string, src: string, text: string, second?: number): JSX.Element =>
  h(
    'a',
    {
      href: second === undefined ? src : `${src}#t=${Math.floor(second * 10) / 10}`,
      'data-play': label,
      ...(second !== undefined && { class: 'sentence' }),
    },
    text,
  );
