import { type ComponentChildren, h, type JSX } from 'preact';

export type Fact = readonly [name: string, value: ComponentChildren];

const hasValue = ([, value]: Fact): boolean => value !== null && value !== undefined && value !== '' && value !== false;

/** A list of facts. Leaves out those without a value. */
export const factList = (facts: readonly Fact[]): JSX.Element =>
  h(
    'dl',
    { class: 'facts' },
    facts.filter(hasValue).flatMap(([name, value]) => [h('dt', null, name), h('dd', null, value)]),
  );
