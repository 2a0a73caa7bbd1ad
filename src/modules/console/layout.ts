import { type ComponentChildren, h, type JSX } from 'preact';
import { consoleStyles } from './assets.ts';
import { copy } from './console.messages.ts';
import type { ConsoleContext } from './console.page.ts';

const { frame: t } = copy;

const navigation = {
  work: '/console',
  jobs: '/console/jobs',
  candidates: '/console/candidates',
  applications: '/console/applications',
  'talent-pool': '/console/talent-pool',
  messages: '/console/messages',
  screenings: '/console/screenings',
  settings: '/console/settings',
} as const;

export type ConsoleSection = keyof typeof navigation;
const sections = Object.keys(navigation) as ConsoleSection[];

type Frame = { title: string; scripts?: readonly string[]; wide?: boolean };

/** For signed-out visitors. */
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
      // Without an icon browsers request /favicon.ico.
      h('link', { rel: 'icon', href: 'data:,' }),
      scripts.map((src) => h('script', { src, defer: true })),
    ]),
    h('body', null, [
      h('a', { class: 'skip', href: '#content' }, t.skip),
      header,
      h('main', { id: 'content', tabIndex: -1, class: header ? wide && 'wide' : 'alone' }, content),
    ]),
  ]);
}

type ConsoleFrame = Frame & { section: ConsoleSection | undefined };

/** For signed-in users. `content` begins with its `h1`. */
export function consolePage(
  { user, notice }: ConsoleContext,
  { section, ...frame }: ConsoleFrame,
  ...content: ComponentChildren[]
): JSX.Element {
  const link = (name: ConsoleSection): JSX.Element =>
    h('a', { href: navigation[name], ...(name === section && { 'aria-current': 'page' as const }) }, t.sections[name]);
  const visible = sections.filter((name) => name !== 'settings' || user.role === 'admin');
  const header = h('header', { class: 'bar' }, [
    h('p', { class: 'organization' }, user.organizationName),
    h('nav', { 'aria-label': t.navigation }, [
      h(
        'ul',
        null,
        visible.map((name) => h('li', null, link(name))),
      ),
    ]),
    h('p', { class: 'account' }, h('a', { href: '/console/account' }, user.fullName)),
  ]);
  return barePage(
    frame,
    header,
    notice !== undefined && h('p', { class: 'notice', role: 'status' }, notice),
    ...content,
  );
}
