import { h, type JSX } from 'preact';
import type { PasskeyView } from '#modules/access';
import { badge } from '../components/badges.ts';
import { table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { inputField } from '../field.ts';

const { passkeys: t } = copy.settings;

export const passkeyPath = '/console/account/passkeys';
export const passkeySignInPath = '/console/sign-in/passkey';

/** The script shows it in browsers with passkeys, and sends it. */
const passkeyForm = (
  { kind, path, failed }: { kind: 'sign-in' | 'registration'; path: string; failed: string },
  ...content: (JSX.Element | false)[]
): JSX.Element =>
  h('form', { method: 'post', action: path, 'data-passkey': kind, 'data-src': `${path}/options`, hidden: true }, [
    h('p', { class: 'problems', role: 'alert', hidden: true, 'data-problem': failed }),
    ...content,
  ]);

export const passkeySignIn = (next: string): JSX.Element =>
  passkeyForm(
    { kind: 'sign-in', path: passkeySignInPath, failed: t.signIn.failed },
    next !== '' && h('input', { type: 'hidden', name: 'next', value: next }),
    h('button', { type: 'submit', class: 'other' }, t.signIn.submit),
  );

const removeForm = ({ id, name }: PasskeyView): JSX.Element =>
  h(
    'form',
    { method: 'post', action: `${passkeyPath}/${id}/remove` },
    h('button', { type: 'submit', class: 'small other' }, [t.remove, h('span', { class: 'unseen' }, t.removeOf(name))]),
  );

/** A stolen session must not become a way into the account for good. */
export const freshMs = 10 * 60_000;

const signInAgain = (): JSX.Element =>
  h('form', { method: 'post', action: '/console/sign-out' }, [
    h('input', { type: 'hidden', name: 'next', value: '/console/account' }),
    h('button', { type: 'submit', class: 'other' }, t.signInAgain),
  ]);

/** Shown if the service has an IP address instead of a host name. */
export const noPasskeys = (): JSX.Element =>
  h('section', null, [h('h2', null, t.title), h('p', { class: 'quiet' }, t.needName)]);

/** `adding`: `operator` must not leave a way into the account, and `stale` signed in too long ago. */
export const passkeySection = (
  passkeys: readonly PasskeyView[],
  adding: 'possible' | 'operator' | 'stale',
): JSX.Element =>
  h('section', null, [
    h('h2', null, t.title),
    h('p', { class: 'quiet' }, t.about),
    passkeys.length === 0
      ? h('p', null, t.none)
      : table(
          t.caption,
          [
            { label: t.columns.name, of: ({ name, is_synced }) => [name, is_synced && [' ', badge(t.synced)]] },
            { label: t.columns.added, of: ({ created_at: at }) => showDateTime(at) },
            { label: t.columns.lastUsed, of: ({ last_used_at: at }) => showDateTime(at) ?? t.never },
            { label: t.columns.action, of: removeForm },
          ],
          passkeys,
        ),
    adding === 'possible' && [
      h('h3', null, t.add),
      h('noscript', null, h('p', { class: 'quiet' }, t.script)),
      passkeyForm(
        { kind: 'registration', path: passkeyPath, failed: t.failed },
        inputField({
          name: 'name',
          label: t.name,
          hint: t.nameHint,
          type: 'text',
          autocomplete: 'off',
          required: true,
          problems: new Map(),
        }),
        h('button', { type: 'submit' }, t.submit),
      ),
    ],
    adding === 'stale' && [h('h3', null, t.add), h('p', { class: 'quiet' }, t.stale), signInAgain()],
    adding === 'operator' && h('p', { class: 'quiet' }, t.byOperator),
  ]);
