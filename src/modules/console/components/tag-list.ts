import { h, type JSX } from 'preact';

/** Up to `max` tags, followed by an ellipsis if there are more. */
export const tagList = (tags: readonly string[], max = tags.length): JSX.Element | null =>
  tags.length === 0
    ? null
    : h(
        'ul',
        { class: 'tags' },
        [...tags.slice(0, max), ...(tags.length > max ? ['…'] : [])].map((tag) => h('li', null, tag)),
      );
