import { type ComponentChildren, h, type JSX } from 'preact';
import type { Problems } from '#platform/pages/field.ts';
import { copy } from '../console.messages.ts';

/** `isMore`: behind a button, unless it is used. */
type LabelledFilter = { name: string; label: string; isMore?: boolean };
/** `example`: what can be typed, shown in the empty field. */
type SearchFilter = LabelledFilter & { kind: 'search'; example?: string };
type NumberFilter = LabelledFilter & { kind: 'number' };
/** A day, as YYYY-MM-DD. */
type DateFilter = LabelledFilter & { kind: 'date' };
/** `none`: what it means to choose nothing. Defaults to all. */
type ChoiceFilter = LabelledFilter & {
  kind: 'choice';
  options: readonly { value: string; label: string }[];
  none?: string;
};
/** Stays while other filters change, and has no field of its own. */
type FixedFilter = LabelledFilter & { kind: 'fixed' };
type VisibleFilter = SearchFilter | NumberFilter | DateFilter | ChoiceFilter;
export type Filter = VisibleFilter | FixedFilter;

export const filterOptions = <V extends string>(values: readonly V[], label = (value: V): string => value) =>
  values.map((value) => ({ value, label: label(value) }));

const { filters: t } = copy;

const idOf = (name: string): string => `filter-${name}`;

function control(filter: VisibleFilter, value: string, isWrong: boolean): JSX.Element {
  const { name } = filter;
  const common = {
    id: idOf(name),
    name,
    ...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${idOf(name)}-wrong` }),
  };
  if (filter.kind === 'search')
    return h('input', { ...common, type: 'search', value, maxLength: 200, placeholder: filter.example });
  if (filter.kind === 'date') return h('input', { ...common, type: 'date', value });
  if (filter.kind === 'number')
    return h('input', { ...common, type: 'text', inputMode: 'decimal', value, size: 5, maxLength: 10 });
  return h('select', common, [
    h('option', { value: '', selected: value === '' }, filter.none ?? t.all),
    filter.options.map((option) =>
      h('option', { value: option.value, selected: option.value === value }, option.label),
    ),
  ]);
}

function controlOf(
  filter: Filter,
  typed: Readonly<Record<string, string | undefined>>,
  problems: Problems,
): ComponentChildren {
  const { name, label } = filter;
  const value = typed[name] ?? '';
  const message = problems.get(name);
  const problem = message && copy.form.problem(label, message);
  if (filter.kind === 'fixed')
    return problem ? h('p', { class: 'wrong' }, problem) : value && h('input', { type: 'hidden', name, value });
  return h('div', { class: filter.kind === 'search' ? 'filter search' : 'filter' }, [
    h('label', { for: idOf(name) }, label),
    control(filter, value, problem !== undefined),
    problem && h('span', { class: 'wrong', id: `${idOf(name)}-wrong` }, problem),
  ]);
}

/** `typed` is the text of each field by its name. `isFiltered` is false if `typed` has only defaults. */
export function filterBar(
  address: string,
  filters: readonly Filter[],
  typed: Readonly<Record<string, string | undefined>>,
  problems: Problems,
  isFiltered = filters.some(({ name }) => Boolean(typed[name])),
): JSX.Element {
  const controls = (some: readonly Filter[]) => some.map((filter) => controlOf(filter, typed, problems));
  const more = filters.filter(({ isMore }) => isMore);
  return h('form', { class: 'filters', method: 'get', action: address, role: 'search' }, [
    controls(filters.filter(({ isMore }) => !isMore)),
    h('div', { class: 'filter-actions' }, [
      h('button', { type: 'submit', class: 'other' }, t.apply),
      isFiltered && h('a', { href: address }, t.clear),
    ]),
    more.length > 0 &&
      h('details', { class: 'more-filters', open: more.some(({ name }) => typed[name]) }, [
        h('summary', null, t.more),
        h('div', { class: 'filter-row' }, controls(more)),
      ]),
  ]);
}
