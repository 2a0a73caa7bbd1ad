import { type ComponentChildren, h, type JSX } from 'preact';

export type Tab = { href: string; label: string; isCurrent: boolean };

/** Links to the pages or views of one record. `beside` is shown at the end of the line. */
export const tabs = (label: string, links: readonly Tab[], beside?: ComponentChildren): JSX.Element =>
  h('div', { class: 'tabs' }, [
    h('nav', { 'aria-label': label }, [
      h(
        'ul',
        null,
        links.map(({ href, label: name, isCurrent }) =>
          h('li', null, h('a', { href, ...(isCurrent && { 'aria-current': 'page' as const }) }, name)),
        ),
      ),
    ]),
    beside,
  ]);
