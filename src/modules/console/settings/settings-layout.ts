import { type ComponentChildren, h, type JSX } from 'preact';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import type { FormErrors } from '../form-errors.ts';
import { consolePage } from '../layout.ts';

const { settings: t } = copy;

type Part = keyof typeof t.parts;
const parts = Object.keys(t.parts) as Part[];

export const settingsPath = (part: Part): string => `/console/settings/${part}`;

export function settingsPage(
  context: ConsoleContext,
  { title, part, errors }: { title: string; part: Part; errors?: FormErrors | undefined },
  ...content: ComponentChildren[]
): JSX.Element {
  const link = (name: Part): JSX.Element =>
    h('a', { href: settingsPath(name), ...(name === part && { 'aria-current': 'true' as const }) }, t.parts[name]);
  return consolePage(
    context,
    { title, section: 'settings' },
    h('nav', { class: 'parts', 'aria-label': t.navigation }, [
      h(
        'ul',
        null,
        parts.map((name) => h('li', null, link(name))),
      ),
    ]),
    h('h1', null, title),
    errors?.message !== undefined &&
      h('div', { class: 'problems', role: 'alert', tabIndex: -1, autofocus: true }, h('p', null, errors.message)),
    ...content,
  );
}
