import { type ComponentChildren, h, type JSX } from 'preact';
import { icon } from '#platform/design/icon.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import type { FormErrors } from '../form-errors.ts';
import { consolePage } from '../layout.ts';

const { settings: t } = copy;

type Part = keyof typeof t.parts;
type Group = keyof typeof t.groups;

const groupOf: Readonly<Record<Part, Group>> = {
  users: 'team',
  'single-sign-on': 'team',
  statuses: 'hiring',
  'rejection-reasons': 'hiring',
  branding: 'candidates',
  careers: 'candidates',
  outreach: 'candidates',
  keys: 'integrations',
  webhooks: 'integrations',
  'request-log': 'integrations',
  retention: 'privacy',
  erasures: 'privacy',
  exports: 'privacy',
  audit: 'records',
  'bias-audit': 'records',
  credits: 'billing',
};
const groups = Object.keys(t.groups) as Group[];
const partsOf = (group: Group): Part[] => (Object.keys(groupOf) as Part[]).filter((part) => groupOf[part] === group);

export const settingsPath = (part: Part): string => `/console/settings/${part}`;

type SettingsFrame = {
  title: string;
  part: Part;
  errors?: FormErrors | undefined;
  scripts?: readonly string[];
  /** Link to the list that the page belongs to. */
  back?: { href: string; label: string };
};

const menuId = 'settings-menu';

export function settingsPage(
  context: ConsoleContext,
  { title, part, errors, scripts = [], back }: SettingsFrame,
  ...content: ComponentChildren[]
): JSX.Element {
  const link = (name: Part): JSX.Element =>
    h('a', { href: settingsPath(name), ...(name === part && { 'aria-current': 'true' as const }) }, t.parts[name]);
  return consolePage(
    context,
    { title, section: 'settings', scripts },
    h('div', { class: 'settings' }, [
      // A narrow screen shows the parts in a popover, which needs no script.
      h('button', { type: 'button', class: 'menu-button other', popovertarget: menuId }, [icon('menu'), t.menu]),
      h('nav', { id: menuId, popover: 'auto', class: 'parts', 'aria-label': t.navigation }, [
        groups.map((group) => [
          h('p', { id: `settings-${group}` }, t.groups[group]),
          h(
            'ul',
            { 'aria-labelledby': `settings-${group}` },
            partsOf(group).map((name) => h('li', null, link(name))),
          ),
        ]),
      ]),
      h('div', null, [
        back && h('p', { class: 'back' }, h('a', { href: back.href }, back.label)),
        h('h1', null, title),
        errors?.message !== undefined &&
          h('div', { class: 'problems', role: 'alert', tabIndex: -1, autofocus: true }, h('p', null, errors.message)),
        ...content,
      ]),
    ]),
  );
}
