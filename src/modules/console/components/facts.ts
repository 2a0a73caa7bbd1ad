import { type ComponentChildren, h, type JSX } from 'preact';

export type Fact = readonly [name: string, value: ComponentChildren];

const isThere = ([, value]: Fact): boolean => value !== null && value !== undefined && value !== '' && value !== false;

/** Names and values; what has none is left out. */
export const facts = (rows: readonly Fact[]): JSX.Element =>
  h(
    'dl',
    { class: 'facts' },
    rows.filter(isThere).flatMap(([name, value]) => [h('dt', null, name), h('dd', null, value)]),
  );
