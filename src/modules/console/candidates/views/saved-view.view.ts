import { h, type JSX } from 'preact';
import type { Problems } from '#platform/pages/field.ts';
import { emptyState } from '../../components/empty-state.ts';
import { tabs } from '../../components/tabs.ts';
import { copy } from '../../console.messages.ts';
import type { SavedView } from './saved-view.repository.ts';

const { savedViews: t } = copy;
const listPath = '/console/candidates';
export const viewsPath = `${listPath}/views`;

const addressOf = ({ filters }: Pick<SavedView, 'filters'>): string =>
  `${listPath}?${new URLSearchParams(filters).toString()}`;

const isSame = (one: Record<string, string>, other: Record<string, string>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/** Shown above the list: all candidates, the user's views, and a form to save the current filters. */
export function savedViewBar(views: readonly SavedView[], filters: Record<string, string>): JSX.Element | null {
  const current = views.find((view) => isSame(view.filters, filters));
  const isNew = Object.keys(filters).length > 0 && !current;
  if (views.length === 0 && !isNew) return null;
  const all = { href: listPath, label: t.all, isCurrent: Object.keys(filters).length === 0 };
  return tabs(
    t.title,
    [all, ...views.map((view) => ({ href: addressOf(view), label: view.name, isCurrent: view === current }))],
    h('div', { class: 'save-view' }, [
      isNew && saveForm(filters),
      views.length > 0 && h('a', { href: viewsPath }, t.manage),
    ]),
  );
}

const saveForm = (filters: Record<string, string>): JSX.Element =>
  h('details', null, [
    h('summary', null, t.saveFilters),
    h('form', { method: 'post', action: viewsPath }, [
      Object.entries(filters).map(([name, value]) => h('input', { type: 'hidden', name, value })),
      h('label', { for: 'view-name' }, t.name),
      h('div', { class: 'together' }, [
        h('input', { id: 'view-name', name: 'view_name', required: true, maxLength: 100 }),
        h('button', { type: 'submit' }, t.save),
      ]),
    ]),
  ]);

const viewForms = ({ id, name }: SavedView): JSX.Element =>
  h('div', { class: 'together' }, [
    h('form', { method: 'post', action: `${viewsPath}/${id}`, class: 'together' }, [
      h('label', { class: 'unseen', for: `name-${id}` }, `${t.name} ${name}`),
      h('input', { id: `name-${id}`, name: 'view_name', value: name, required: true, maxLength: 100 }),
      h('button', { type: 'submit', class: 'other' }, [t.rename, h('span', { class: 'unseen' }, ` ${name}`)]),
    ]),
    h('form', { method: 'post', action: `${viewsPath}/${id}/delete` }, [
      h('button', { type: 'submit', class: 'other' }, [t.remove, h('span', { class: 'unseen' }, ` ${name}`)]),
    ]),
  ]);

export const savedViewList = (views: readonly SavedView[]): JSX.Element =>
  views.length === 0
    ? emptyState(t.empty.title, t.empty.text, ' ', h('a', { href: listPath }, t.empty.link))
    : h(
        'ul',
        { class: 'views' },
        views.map((view) => h('li', null, [h('a', { href: addressOf(view) }, view.name), viewForms(view)])),
      );

export const viewProblems = (problems: Problems, message?: string): JSX.Element | null => {
  const all = [...problems.values(), ...(message === undefined ? [] : [message])];
  return all.length > 0 ? h('p', { class: 'problems', role: 'alert' }, all.join(' ')) : null;
};
