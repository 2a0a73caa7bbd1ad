import { h, type JSX } from 'preact';
import { keysCopy as t } from './keys.messages.ts';

/** The second key of "g c", by the name of a section. */
export const goKeys: Readonly<Record<string, string>> = { candidates: 'c', jobs: 'j', applications: 'a', work: 'w' };

type Shortcut = { keys: readonly string[]; joint?: string; action: string };
const { actions } = t;
const go = (key: string, action: string): Shortcut => ({ keys: ['g', key], joint: t.sequence, action });
const groups: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  {
    title: t.groups.everywhere,
    shortcuts: [
      { keys: ['?'], action: actions.help },
      { keys: ['/', 'Ctrl K'], action: actions.search },
      go('c', actions.candidates),
      go('j', actions.jobs),
      go('a', actions.applications),
      go('w', actions.work),
    ],
  },
  {
    title: t.groups.lists,
    shortcuts: [
      { keys: ['j'], action: actions.down },
      { keys: ['k'], action: actions.up },
      { keys: ['x'], action: actions.select },
      { keys: ['Enter'], action: actions.open },
      { keys: ['m'], action: actions.move },
      { keys: ['r'], action: actions.reject },
    ],
  },
  {
    title: t.groups.records,
    shortcuts: [
      { keys: ['j'], action: actions.next },
      { keys: ['k'], action: actions.previous },
      { keys: ['n'], action: actions.note },
    ],
  },
];

const keysOf = ({ keys, joint = t.or }: Shortcut) =>
  keys.flatMap((key, index) => [index > 0 && joint, h('kbd', null, key)]);

export const keysButton = (): JSX.Element =>
  h('button', { type: 'button', class: 'keys-button', 'data-keys-open': '' }, [
    h('span', null, t.title),
    h('kbd', { 'aria-hidden': true }, '?'),
  ]);

export const keysDialog = (): JSX.Element =>
  h('dialog', { class: 'keys', 'data-keys': '', 'aria-labelledby': 'keys-title' }, [
    h('form', { method: 'dialog' }, [
      h('h2', { id: 'keys-title' }, t.title),
      h('button', { type: 'submit', class: 'other' }, t.close),
    ]),
    groups.map(({ title, shortcuts }) => [
      h('h3', null, title),
      h(
        'dl',
        null,
        shortcuts.map((one) => h('div', null, [h('dt', null, keysOf(one)), h('dd', null, one.action)])),
      ),
    ]),
    h('label', { class: 'choice' }, [
      h('input', { type: 'checkbox', 'data-keys-setting': '', 'aria-describedby': 'keys-hint', checked: true }),
      h('span', null, t.setting),
    ]),
    h('p', { class: 'quiet', id: 'keys-hint' }, t.settingHint),
  ]);
