import { h, type JSX } from 'preact';
import type { ConsoleSessionView } from '#modules/access';
import { badge } from '../components/badges.ts';
import { table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { deviceName } from './device-name.ts';

const { sessions: t } = copy.settings;

export const endSessionPath = '/console/account/sessions/end';

function endForm({ id, device }: ConsoleSessionView, action: string): JSX.Element {
  const about = h('span', { class: 'unseen' }, t.of(deviceName(device)));
  return h('form', { method: 'post', action }, [
    h('input', { type: 'hidden', name: 'session', value: id }),
    h('button', { type: 'submit', class: 'small other' }, [t.end, about]),
  ]);
}

type Shown = { title: string; caption: string; action: string; currentId?: string | undefined };

/** `action`: where a session is ended. `currentId`: of the session that asks. */
const sessionTable = (sessions: readonly ConsoleSessionView[], { caption, action, currentId }: Shown): JSX.Element =>
  table(
    caption,
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
      { label: t.columns.action, of: (session) => session.id !== currentId && endForm(session, action) },
    ],
    sessions,
  );

export const sessionSection = (sessions: readonly ConsoleSessionView[], shown: Shown): JSX.Element =>
  h('section', null, [
    h('h2', null, shown.title),
    sessions.length === 0 ? h('p', { class: 'quiet' }, t.none) : sessionTable(sessions, shown),
  ]);

export const ownSessions = (sessions: readonly ConsoleSessionView[], currentId: string | undefined): JSX.Element =>
  sessionSection(sessions, { title: t.title, caption: t.caption, action: endSessionPath, currentId });
