import { h, type JSX } from 'preact';

/** Short words beside each other; nothing without any. */
export const tags = (words: readonly string[]): JSX.Element | null =>
  words.length === 0
    ? null
    : h(
        'ul',
        { class: 'tags' },
        words.map((word) => h('li', null, word)),
      );
