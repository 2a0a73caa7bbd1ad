import { type ComponentChildren, h, type JSX } from 'preact';

export const emptyState = (title: string, ...next: ComponentChildren[]): JSX.Element =>
  h('div', { class: 'empty' }, [h('p', { class: 'empty-title' }, title), h('p', null, next)]);
