import { h, type JSX } from 'preact';
import type { ConsoleSessionView } from '#modules/access';
import { badge } from '../components/badges.ts';
import { table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { deviceName } from './device-name.ts';

const { sessions: t } = copy.settings;

export const endSessionPath = '/console/account/sessions/end';

function endForm({ id, device }: ConsoleSessionView): JSX.Element {
  const about = h('span', { class: 'unseen' }, t.of(deviceName(device)));
  return h('form', { method: 'post', action: endSessionPath }, [
    h('input', { type: 'hidden', name: 'session', value: id }),
    h('button', { type: 'submit', class: 'small other' }, [t.end, about]),
  ]);
}

/** `currentId`: of the session that asks. */
export const sessionSection = (sessions: readonly ConsoleSessionView[], currentId: string | undefined): JSX.Element =>
  h('section', null, [
    h('h2', null, t.title),
    table(
      t.caption,
      [
        {
          label: t.columns.device,
          of: ({ id, device, is_operator }) => [
            deviceName(device),
            id === currentId && [' ', badge(t.current, 'good')],
            is_operator && [' ', badge(t.byOperator)],
          ],
        },
        { label: t.columns.address, of: ({ address }) => address },
        { label: t.columns.lastUsed, of: ({ last_used_at: at }) => showDateTime(at) },
        { label: t.columns.signedIn, of: ({ signed_in_at: at }) => showDateTime(at) },
        { label: t.columns.action, of: (session) => session.id !== currentId && endForm(session) },
      ],
      sessions,
    ),
  ]);
