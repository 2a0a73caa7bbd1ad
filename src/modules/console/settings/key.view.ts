import { type ComponentChildren, h, type JSX } from 'preact';
import type { ApiKeyView, PlanUsage } from '#modules/access';
import { presetNames, presetOf, scopes } from '#platform/http/api/scope.ts';
import { newId } from '#platform/ids.ts';
import type { Problems } from '#platform/pages/field.ts';
import { badge } from '../components/badges.ts';
import { table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { choiceField, inputField, selectField, textField } from '../field.ts';
import { settingsPath } from './settings-layout.ts';

const { keys: t } = copy.settings;
export const keyPath = settingsPath('keys');

/** Fields as typed. */
export type KeyFields = {
  name: string;
  mode: string;
  expires_on: string;
  access: string;
  scopes: readonly string[];
  allowed_ips: string;
};

export const keyModes = ['live', 'test'] as const;
export const accessNames = [...presetNames, 'custom'] as const;

const isExpired = ({ expires_at }: ApiKeyView): boolean => expires_at !== null && new Date(expires_at) <= new Date();
const works = (key: ApiKeyView): boolean => key.revoked_at === null && !isExpired(key);

function statusOf(key: ApiKeyView): JSX.Element {
  if (key.revoked_at !== null) return badge(t.states.revoked);
  return isExpired(key) ? badge(t.states.expired, 'bad') : badge(t.states.active, 'good');
}

function accessOf({ scopes: granted, allowed_ips }: ApiKeyView): JSX.Element {
  const preset = presetOf(granted);
  const access = preset ? t.presets[preset] : h('span', { title: granted.join(', ') }, t.customScopes(granted.length));
  return h('span', null, [access, allowed_ips && h('span', { class: 'hint' }, t.from(allowed_ips))]);
}

function creationOf(key: ApiKeyView): JSX.Element {
  const { created_at, created_by, creator } = key;
  const isDoubtful = works(key) && creator !== 'operator' && creator !== 'admin';
  return h('span', null, [
    showDateTime(created_at),
    created_by && t.createdBy(created_by),
    isDoubtful && h('span', { class: 'wrong' }, t.creators[creator]),
  ]);
}

type Action = { name: 'rotate' | 'revoke'; isDangerous: boolean };

/** A form that opens on demand. */
const actionForm = ({ id, name: keyName }: ApiKeyView, { name, isDangerous }: Action): JSX.Element =>
  h('details', null, [
    h('summary', null, t[name].open),
    h('form', { method: 'post', action: `${keyPath}/${id}/${name}` }, [
      // ID of the successor, so that a form submitted twice creates one.
      name === 'rotate' && h('input', { type: 'hidden', name: 'id', value: newId() }),
      h('p', null, t[name].consequence),
      h('button', { type: 'submit', ...(isDangerous && { class: 'danger' }) }, t[name].submit(keyName)),
    ]),
  ]);

const actionsOf = (key: ApiKeyView): JSX.Element | null =>
  key.revoked_at === null
    ? h('div', { class: 'key-actions' }, [
        key.successor_id === null
          ? actionForm(key, { name: 'rotate', isDangerous: false })
          : h('p', { class: 'hint' }, t.rotated),
        actionForm(key, { name: 'revoke', isDangerous: true }),
      ])
    : null;

export const keyTable = (keys: readonly ApiKeyView[]): JSX.Element =>
  table(
    t.caption,
    [
      {
        label: t.columns.name,
        of: ({ name, livemode }) => h('span', null, [name, ' ', !livemode && badge(t.testKey)]),
      },
      { label: t.columns.ending, of: ({ last_four }) => h('code', null, `…${last_four}`) },
      { label: t.columns.status, of: statusOf },
      { label: t.columns.created, of: creationOf },
      { label: t.columns.access, of: accessOf },
      { label: t.columns.lastUsed, of: ({ last_used_at }) => showDateTime(last_used_at) ?? t.never },
      { label: t.columns.expires, of: ({ expires_at }) => showDateTime(expires_at) ?? t.never },
      { label: t.columns.action, of: actionsOf },
    ],
    keys,
  );

export const remedyOf = ({ plan, users }: PlanUsage): ComponentChildren => [
  plan !== 'paid' && t.freePlan,
  users < 2 && h('a', { href: settingsPath('users') }, t.addUser),
];

/** `modes`: those that the organization may have keys for. */
export function keyForm(
  typed: KeyFields,
  modes: readonly (typeof keyModes)[number][],
  problems: Problems,
): JSX.Element {
  return h('form', { method: 'post', action: keyPath, class: 'key-form' }, [
    h('input', { type: 'hidden', name: 'id', value: newId() }),
    inputField({
      name: 'name',
      label: t.fields.name,
      hint: t.nameHint,
      type: 'text',
      value: typed.name,
      required: true,
      autocomplete: 'off',
      problems,
    }),
    selectField({
      name: 'mode',
      label: t.fields.mode,
      required: true,
      options: modes.map((value) => ({ value, label: t.modes[value] })),
      value: typed.mode,
      problems,
    }),
    selectField({
      name: 'access',
      label: t.fields.access,
      required: true,
      options: accessNames.map((value) => ({ value, label: t.accessOptions[value] })),
      value: typed.access,
      problems,
    }),
    choiceField({
      name: 'scopes',
      label: t.fields.scopes,
      hint: t.scopesHint,
      required: false,
      options: scopes,
      chosen: typed.scopes,
      several: true,
      problems,
    }),
    inputField({
      name: 'expires_on',
      label: t.fields.expires_on,
      hint: t.expiryHint,
      type: 'date',
      value: typed.expires_on,
      required: false,
      problems,
    }),
    textField({
      name: 'allowed_ips',
      label: t.fields.allowed_ips,
      hint: t.networksHint,
      value: typed.allowed_ips,
      rows: 3,
      required: false,
      problems,
    }),
    h('button', { type: 'submit' }, t.create.submit),
  ]);
}
