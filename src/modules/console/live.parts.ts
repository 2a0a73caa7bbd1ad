import { h, type JSX } from 'preact';
import { SignInService } from '#modules/access';
import type { PageEvent } from '#platform/pages/event-stream.ts';
import type { ConsoleContext, ConsoleReply } from './console.page.ts';

/** Where the script says how the page is kept up to date; without one, the links do it. `path` is the page's. */
export const liveLine = (path: string, ...more: JSX.Element[]): JSX.Element =>
  h('p', { class: 'live-line quiet' }, [
    h('span', {
      'data-live-state': '',
      'data-streaming': 'Live.',
      'data-asking': 'Refreshed every few seconds.',
      'data-lost': 'No connection, trying again …',
    }),
    ' ',
    h('a', { href: path }, 'Refresh'),
    more.map((link) => [' · ', link]),
  ]);

/** A part of a page that its script keeps up to date from `src` and `src`/now, and what it says about that. */
export const livePart = (src: string, fragment: JSX.Element): JSX.Element[] => [
  h('p', { class: 'unseen', role: 'status', 'data-live-voice': '' }),
  h('div', { 'data-live': '', 'data-src': src }, fragment),
];

/** What happens, for as long as the user is signed in. */
export const liveEvents = (
  { user: { organizationId, id }, session, resolve }: ConsoleContext,
  events: (signal: AbortSignal) => AsyncIterable<PageEvent>,
): ConsoleReply => ({
  events: {
    owner: id,
    isAllowed: async () =>
      session?.user !== undefined &&
      (await session.isOpen()) &&
      (await resolve(SignInService).user(organizationId, id)) !== undefined,
    events,
  },
});
