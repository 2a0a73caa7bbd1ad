import { type ComponentChildren, h, type JSX } from 'preact';

type PageHead = {
  title: ComponentChildren;
  /** One line about the title. */
  meta?: ComponentChildren;
  /** Links and buttons. The most important comes first. */
  actions?: ComponentChildren;
};

const isShown = (part: ComponentChildren): boolean =>
  Array.isArray(part) ? part.some(isShown) : part !== undefined && part !== null && part !== false && part !== '';

/** The title of a page, with facts and actions. */
export const pageHead = ({ title, meta, actions }: PageHead): JSX.Element =>
  h('div', { class: 'page-head' }, [
    h('div', null, [h('h1', null, title), isShown(meta) && h('p', { class: 'meta' }, meta)]),
    isShown(actions) && h('div', { class: 'actions' }, actions),
  ]);

/** Behind one button: links that few visits need. Works without a script. */
export const moreMenu = (label: string, links: readonly ComponentChildren[]): JSX.Element =>
  h('details', { class: 'more-menu' }, [
    h('summary', { class: 'button other' }, label),
    h(
      'ul',
      null,
      links.map((link) => h('li', null, link)),
    ),
  ]);
