import { type ComponentChildren, h, type JSX } from 'preact';
import type { ConsoleContext } from './console.page.ts';
import { consolePage } from './layout.ts';
import type { Refusal } from './refusal.ts';

const parts = [
  { path: '/console/settings/users', label: 'Users' },
  { path: '/console/settings/statuses', label: 'Pipeline' },
  { path: '/console/settings/keys', label: 'API keys' },
  { path: '/console/settings/credits', label: 'Credits' },
  { path: '/console/settings/outreach', label: 'Outreach' },
  { path: '/console/settings/audit', label: 'Audit log' },
] as const;

type Part = (typeof parts)[number]['path'];

/** A page of the settings, in the part of them at `part`. `refusal`: why the form on it was not taken. */
export function settingsPage(
  context: ConsoleContext,
  { title, part, refusal }: { title: string; part: Part; refusal?: Refusal | undefined },
  ...content: ComponentChildren[]
): JSX.Element {
  return consolePage(
    context,
    { title, section: 'settings' },
    h('nav', { class: 'parts', 'aria-label': 'Settings' }, [
      h(
        'ul',
        null,
        parts.map(({ path, label }) =>
          h('li', null, h('a', { href: path, ...(path === part && { 'aria-current': 'true' as const }) }, label)),
        ),
      ),
    ]),
    h('h1', null, title),
    refusal?.message !== undefined &&
      h('div', { class: 'problems', role: 'alert', tabIndex: -1, autofocus: true }, h('p', null, refusal.message)),
    ...content,
  );
}
