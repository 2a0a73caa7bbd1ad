import { type ComponentChildren, h, type JSX } from 'preact';
import { icon } from '#platform/design/icon.ts';
import { consoleStyles, keysScript, paletteScript, timesScript } from './assets.ts';
import { copy } from './console.messages.ts';
import type { ConsoleContext } from './console.page.ts';
import { goKeys, keysButton, keysDialog } from './keys/keys.view.ts';
import { palette, paletteLink } from './search/palette.view.ts';

const { frame: t } = copy;

const navigation = {
  work: '/console',
  mentions: '/console/mentions',
  jobs: '/console/jobs',
  clients: '/console/clients',
  candidates: '/console/candidates',
  applications: '/console/applications',
  'talent-pool': '/console/talent-pool',
  messages: '/console/messages',
  screenings: '/console/screenings',
  reviews: '/console/reviews',
  reports: '/console/reports',
  settings: '/console/settings',
} as const;

export type ConsoleSection = keyof typeof navigation;
const sections = Object.keys(navigation) as ConsoleSection[];
/** Sections that begin a group of links, with space before them. The groups are work, hiring, messages and results. */
const groupStarts: ReadonlySet<ConsoleSection> = new Set(['jobs', 'messages', 'reports']);

type Frame = { title: string; scripts?: readonly string[]; wide?: boolean };

/** A page for visitors who are not signed in. */
export function barePage(
  { title, scripts = [], wide = false }: Frame,
  header: ComponentChildren,
  ...content: ComponentChildren[]
): JSX.Element {
  return h('html', { lang: 'en' }, [
    h('head', null, [
      h('meta', { charset: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, t.title(title)),
      h('meta', { name: 'robots', content: 'noindex, nofollow' }),
      h('link', { rel: 'stylesheet', href: consoleStyles.path }),
      // Without an icon, browsers request /favicon.ico.
      h('link', { rel: 'icon', href: 'data:,' }),
      // Not deferred, so that times are converted before they are painted.
      header && h('script', { src: timesScript.path }),
      scripts.map((src) => h('script', { src, defer: true })),
    ]),
    h('body', header ? { class: 'app' } : null, [
      h('a', { class: 'skip', href: '#content' }, t.skip),
      header,
      h('main', { id: 'content', tabIndex: -1, class: header ? wide && 'wide' : 'alone' }, content),
    ]),
  ]);
}

type ConsoleFrame = Frame & { section: ConsoleSection | undefined };

const countOf = (count: number): JSX.Element =>
  h('span', { class: 'count' }, [count > 99 ? '99+' : count, h('span', { class: 'unseen' }, copy.mentions.count)]);

const menuId = 'menu';
const account = '/console/account';

/** A narrow screen shows the links in a popover, which needs no script. */
function sideBar({ user, path, openMentions }: ConsoleContext, section: ConsoleSection | undefined): JSX.Element {
  const visible = sections.filter((name) => name !== 'settings' || user.role === 'admin');
  const link = (name: ConsoleSection): JSX.Element =>
    h(
      'a',
      { href: navigation[name], 'data-go': goKeys[name], ...(name === section && { 'aria-current': 'page' as const }) },
      [icon(name), t.sections[name], name === 'mentions' && openMentions > 0 && countOf(openMentions)],
    );
  const accountLink = h('a', { href: account, ...(path === account && { 'aria-current': 'page' as const }) }, [
    icon('account'),
    user.fullName,
  ]);
  const initial = [...user.organizationName][0]?.toUpperCase();
  return h('header', { class: 'side' }, [
    h('p', { class: 'organization' }, [
      h('span', { class: 'mark', 'aria-hidden': 'true' }, initial),
      h('span', null, user.organizationName),
    ]),
    paletteLink(),
    h('button', { type: 'button', class: 'menu-button other', popovertarget: menuId }, [icon('menu'), t.menu]),
    h('nav', { id: menuId, popover: 'auto', 'aria-label': t.navigation }, [
      h(
        'ul',
        null,
        visible.map((name) => h('li', groupStarts.has(name) ? { class: 'apart' } : null, link(name))),
      ),
      h('ul', { class: 'account' }, [h('li', null, accountLink), h('li', null, keysButton())]),
    ]),
  ]);
}

/** A page for signed-in users. `content` begins with its `h1` or `pageHead`. */
export function consolePage(
  context: ConsoleContext,
  { section, ...frame }: ConsoleFrame,
  ...content: ComponentChildren[]
): JSX.Element {
  const { notice } = context;
  return barePage(
    { ...frame, scripts: [...(frame.scripts ?? []), paletteScript.path, keysScript.path] },
    [sideBar(context, section), palette(), keysDialog()],
    notice !== undefined && h('p', { class: 'notice', role: 'status' }, notice),
    ...content,
  );
}
