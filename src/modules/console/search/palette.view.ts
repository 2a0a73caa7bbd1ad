import { h, type JSX } from 'preact';
import { icon } from '#platform/design/icon.ts';
import { searchCopy as t } from './search.messages.ts';

const path = '/console/search';

/** A link to the search page. With script it opens the palette, as Ctrl K and / do. */
export const paletteLink = (): JSX.Element =>
  h('a', { class: 'find', href: path, 'data-palette-open': '', 'aria-keyshortcuts': 'Control+K Meta+K /' }, [
    icon('search'),
    h('span', null, t.open),
    h('kbd', { 'aria-hidden': true }, t.keys),
  ]);

export const palette = (): JSX.Element =>
  h('dialog', { class: 'palette', 'data-palette': '', 'data-src': `${path}/results`, 'aria-label': t.title }, [
    h('form', { method: 'get', action: path, role: 'search' }, [
      h('label', { class: 'unseen', for: 'palette-text' }, t.label),
      h('input', {
        ...{ id: 'palette-text', type: 'text', name: 'q', maxLength: 200, autoComplete: 'off', placeholder: t.label },
        ...{ role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false, 'aria-controls': 'palette-list' },
        ...{ spellcheck: false, enterKeyHint: 'go' },
      }),
      h('button', { type: 'button', class: 'other', 'data-palette-close': '' }, t.close),
    ]),
    h('p', { class: 'quiet', role: 'status', 'data-failed': t.failed, 'data-hint': t.hint }, t.hint),
    h('div', { id: 'palette-list', class: 'palette-list', role: 'listbox', 'aria-label': t.title, hidden: true }),
  ]);
