import { h, type JSX } from 'preact';
import { type ListOrigin, type Neighbor, type OpenedNeighbors, openedFrom, pathOfList } from './list-origin.ts';
import { neighborsCopy as t } from './neighbors.messages.ts';

/** Keys lead to the same links. */
const linkTo = (
  origin: ListOrigin,
  label: string,
  key: 'next' | 'previous',
  to: Neighbor | undefined,
): JSX.Element | null =>
  to
    ? h('a', { href: openedFrom(origin, to.id), rel: key === 'next' ? 'next' : 'prev', [`data-key-${key}`]: '' }, [
        `${label}: `,
        h('span', { class: 'neighbor' }, to.name),
      ])
    : null;

/** Links above a record that was opened from a list. */
export function neighborLinks(found: OpenedNeighbors | undefined): JSX.Element | null {
  if (!found) return null;
  const { origin, neighbors } = found;
  return h('nav', { class: 'neighbors', 'aria-label': t.label }, [
    h('a', { href: pathOfList(origin) }, t.back[origin.name]),
    linkTo(origin, t.previous, 'previous', neighbors.previous),
    linkTo(origin, t.next, 'next', neighbors.next),
  ]);
}
