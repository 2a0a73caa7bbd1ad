import { h, type JSX } from 'preact';

/** Short words beside each other, up to `most` of them; nothing without any. */
export const tags = (words: readonly string[], most = words.length): JSX.Element | null =>
  words.length === 0
    ? null
    : h(
        'ul',
        { class: 'tags' },
        [...words.slice(0, most), ...(words.length > most ? ['…'] : [])].map((word) => h('li', null, word)),
      );
