import { type ComponentChildren, h, type JSX } from 'preact';

/** What stands where nothing is: what it is that is missing, and what to do next. */
export const emptyState = (title: string, ...next: ComponentChildren[]): JSX.Element =>
  h('div', { class: 'empty' }, [h('p', { class: 'empty-title' }, title), h('p', null, next)]);
