import { type ComponentChildren, h, type JSX } from 'preact';
import { type BulkList, type ChosenAction, canBeDoneTo, chosenActions, maxBulkRows } from '#modules/bulk-actions';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import type { Column } from '../components/table.ts';
import type { ConsoleContext } from '../console.page.ts';
import { bulkCopy } from './bulk.messages.ts';
import { bulkPath } from './bulk-paths.ts';

const { selection: t } = bulkCopy;
const formId = 'selection';

/** IDs that were selected on other pages and carried along without the script. */
export type CarriedSelection = { ids: ReadonlySet<string>; isAll: boolean };
export const noSelection: CarriedSelection = { ids: new Set(), isAll: false };

export type Selectable<T> = {
  list: BulkList;
  /** Lists of the same records with different keys have selections of their own. */
  key: string;
  idOf: (row: T) => string;
  nameOf: (row: T) => string;
  carried: CarriedSelection;
};

/** The selection in a form submitted by `selectionForm`. */
export function carriedIn({ form }: ConsoleContext): CarriedSelection {
  const ids = [...form.value('chosen').split(','), ...form.values('id')].filter((one) => one !== '');
  return { ids: new Set(ids.slice(0, maxBulkRows)), isAll: form.value('all') !== '' };
}

const pick = (id: string, name: string, isPicked: boolean): JSX.Element =>
  h('label', { class: 'pick' }, [
    h('input', {
      ...{ type: 'checkbox', name: 'id', value: id, form: formId, checked: isPicked },
      'aria-label': t.row(name),
    }),
  ]);

/** A check box for a card of a board. */
export const cardPick = (id: string, name: string): JSX.Element => pick(id, name, false);

/** The first column with a check box for each row. */
export function withPicks<T>(columns: readonly Column<T>[], selectable: Selectable<T>): Column<T>[] {
  const { idOf, nameOf, carried } = selectable;
  const [first, ...others] = columns;
  if (!first) return [];
  const picked: Column<T> = {
    ...first,
    of: (row) =>
      h('div', { class: 'picked' }, [pick(idOf(row), nameOf(row), carried.ids.has(idOf(row))), first.of(row)]),
  };
  return [picked, ...others];
}

const keys: Partial<Record<ChosenAction, string>> = { move: 'm', reject: 'r' };

const verb = (action: ChosenAction): JSX.Element =>
  h(
    'button',
    { type: 'submit', class: 'other small', name: 'action', value: action, 'data-key': keys[action] },
    t.verbs[action],
  );

type Shown = {
  list: BulkList;
  key: string;
  carried: CarriedSelection;
  /** The page to return to if nothing is selected. Defaults to the list. */
  back?: string;
  /** Ids that the page shows. */
  ids: readonly string[];
  /** The filters of the list, as in its address. Undefined: the page shows all that can be selected. */
  matching?: { path: string; query: URLSearchParams; paging: PageQuery } & Omit<Page<unknown>, 'rows'>;
};

/** Without the script, these buttons open other pages of the list and carry the selection along. */
function turning({ path, query, paging, total }: NonNullable<Shown['matching']>): ComponentChildren {
  const { limit, offset } = paging;
  const at = (start: number): string => {
    const other = new URLSearchParams(query);
    other.set('offset', String(start));
    return `${path}?${other.toString()}`;
  };
  const button = (start: number, label: string) =>
    h('button', { type: 'submit', class: 'other small', formAction: at(start) }, label);
  return h('noscript', null, [
    offset > 0 && button(Math.max(0, offset - limit), t.previous),
    offset + limit < total && button(offset + limit, t.next),
  ]);
}

/** The count, and what can be done with the selection. */
export function selectionForm({ list, key, carried, ids, matching, back }: Shown): JSX.Element {
  const others = [...carried.ids].filter((id) => !ids.includes(id));
  const query = new URLSearchParams(matching?.query);
  query.delete('offset');
  // Another order is the same list.
  const filters = new URLSearchParams([...query].filter(([name, value]) => name !== 'order' && value !== ''));
  const none = matching ? t.none.row : t.none.card;
  const copy = { none, some: t.some, others: t.others, all: t.all, tooMany: t.tooMany };
  const data = {
    'data-selection': key,
    'data-filters': filters.toString(),
    'data-total': matching?.total ?? ids.length,
    'data-max': maxBulkRows,
    'data-copy': JSON.stringify(copy),
  };
  return h(
    'form',
    { id: formId, class: 'selection', method: 'post', action: bulkPath, 'aria-label': t.label, ...data },
    [
      h('input', { type: 'hidden', name: 'list', value: list }),
      back && h('input', { type: 'hidden', name: 'back', value: back }),
      h('input', { type: 'hidden', name: 'query', value: query.toString() }),
      h('input', { type: 'hidden', name: 'chosen', value: others.join(',') }),
      h('p', { role: 'status', 'data-selection-count': '' }, others.length > 0 ? t.carried(others.length) : none),
      h('div', { class: 'selection-choices' }, [
        h('label', { class: 'choice', hidden: true, 'data-selection-page': '' }, [
          h('input', { type: 'checkbox' }),
          h('span', null, t.page),
        ]),
        matching &&
          h('label', { class: 'choice' }, [
            h('input', {
              type: 'checkbox',
              name: 'all',
              value: 'yes',
              checked: carried.isAll,
              'data-selection-all': '',
            }),
            h('span', null, t.allMatching(list, matching.total, matching.isCapped === true)),
          ]),
        h('button', { type: 'button', class: 'other small', hidden: true, 'data-selection-clear': '' }, t.clear),
      ]),
      h('div', { class: 'selection-actions' }, [
        chosenActions.filter((action) => canBeDoneTo(action, list)).map(verb),
        matching && turning(matching),
        h('a', { href: bulkPath }, t.earlier),
      ]),
    ],
  );
}
