import { h, type JSX } from 'preact';
import { SignInService } from '#modules/access';
import type { PageEvent } from '#platform/pages/event-stream.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext, ConsoleReply } from '../console.page.ts';

const { live: t } = copy;

/** Identifies what a reader may see. Admins get more links. */
export type LiveReader = { organizationId: string; isAdmin: boolean };

export const readerOf = ({ user: { organizationId, role } }: ConsoleContext): LiveReader => ({
  organizationId,
  isAdmin: role === 'admin',
});

/** The state of updates, set by the script. Without script the links update the page. */
export const liveLine = (path: string, ...links: JSX.Element[]): JSX.Element =>
  h('p', { class: 'live-line quiet' }, [
    h('span', {
      'data-live-state': '',
      'data-streaming': t.streaming,
      'data-polling': t.polling,
      'data-lost': t.lost,
    }),
    ' ',
    h('a', { href: path }, t.refresh),
    links.map((link) => [' · ', link]),
  ]);

/** Its script keeps it up to date from `src` and `src`/now. */
export const livePart = (src: string, fragment: JSX.Element): JSX.Element[] => [
  h('p', { class: 'unseen', role: 'status', 'data-live-voice': '' }),
  h('div', { 'data-live': '', 'data-src': src }, fragment),
];

async function* eventsOf(views: AsyncIterable<JSX.Element>): AsyncGenerator<PageEvent, void> {
  for await (const view of views) yield { name: 'work', view };
}

/** Sends each view of the part. */
export const liveEvents = (
  { user: { id }, session, resolve }: ConsoleContext,
  views: (signal: AbortSignal) => AsyncIterable<JSX.Element>,
): ConsoleReply => ({
  events: {
    owner: id,
    isAllowed: async () =>
      session?.user !== undefined &&
      (await session.isOpen()) &&
      (await resolve(SignInService).user(session.user)) !== undefined,
    events: (signal) => eventsOf(views(signal)),
  },
});
