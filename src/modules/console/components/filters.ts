import { h, type JSX } from 'preact';
import type { Problems } from '#platform/pages/field.ts';

type Common = { name: string; label: string };
type SearchFilter = Common & { kind: 'search' };
type NumberFilter = Common & { kind: 'number' };
type ChoiceFilter = Common & {
  kind: 'choice';
  /** What the empty choice is called. */
  all: string;
  options: readonly { value: string; label: string }[];
};
/** What is kept while other filters change, without a field of its own. */
type FixedFilter = { name: string; kind: 'fixed' };
type ShownFilter = SearchFilter | NumberFilter | ChoiceFilter;
export type Filter = ShownFilter | FixedFilter;

export const optionsOf = <W extends string>(words: readonly W[], label = (word: W): string => word) =>
  words.map((value) => ({ value, label: label(value) }));

const idOf = (name: string): string => `filter-${name}`;

function control(filter: ShownFilter, value: string, wrong: boolean): JSX.Element {
  const { name } = filter;
  const common = {
    id: idOf(name),
    name,
    ...(wrong && { 'aria-invalid': true, 'aria-describedby': `${idOf(name)}-wrong` }),
  };
  if (filter.kind === 'search') return h('input', { ...common, type: 'search', value, maxLength: 200 });
  if (filter.kind === 'number')
    return h('input', { ...common, type: 'text', inputMode: 'decimal', value, size: 5, maxLength: 10 });
  return h('select', common, [
    h('option', { value: '', selected: value === '' }, filter.all),
    filter.options.map((option) =>
      h('option', { value: option.value, selected: option.value === value }, option.label),
    ),
  ]);
}

/**
 * The filters above a list: a form that asks for the same address with other parameters. `typed` is what stands in each
 * field, `problems` what is wrong with it.
 */
export function filterBar(
  address: string,
  filters: readonly Filter[],
  typed: Readonly<Record<string, string | undefined>>,
  problems: Problems,
): JSX.Element {
  const isFiltered = filters.some(({ name }) => typed[name]);
  return h('form', { class: 'filters', method: 'get', action: address, role: 'search' }, [
    filters.map((filter) => {
      const value = typed[filter.name] ?? '';
      const wrong = problems.get(filter.name);
      if (filter.kind === 'fixed') {
        if (wrong !== undefined) return h('p', { class: 'wrong' }, `${filter.name} ${wrong}`);
        return value && h('input', { type: 'hidden', name: filter.name, value });
      }
      return h('div', { class: 'filter' }, [
        h('label', { for: idOf(filter.name) }, filter.label),
        control(filter, value, wrong !== undefined),
        wrong !== undefined && h('span', { class: 'wrong', id: `${idOf(filter.name)}-wrong` }, wrong),
      ]);
    }),
    h('div', { class: 'filter-actions' }, [
      h('button', { type: 'submit' }, 'Filter'),
      isFiltered && h('a', { href: address }, 'Clear'),
    ]),
  ]);
}
