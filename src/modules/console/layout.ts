import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ComponentChildren, h, type JSX } from 'preact';
import type { ConsoleContext } from './console.page.ts';

function asset(file: string, type: string) {
  const bytes = readFileSync(new URL(file, import.meta.url));
  const [name, extension] = file.replace('./', '').split('.');
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { path: `/assets/${name}-${digest}.${extension}`, type, bytes };
}

const style = asset('./console.css', 'text/css; charset=utf-8');
/** What a job's board can do with script. */
export const boardScript = asset('./board.js', 'text/javascript; charset=utf-8');
const live = asset('./live.js', 'text/javascript; charset=utf-8');

/** What keeps a part of a page up to date. */
export const liveScripts = [live.path];

/** The files of the pages by their paths. */
export const assets = new Map([style, boardScript, live].map(({ path, type, bytes }) => [path, { type, bytes }]));

type Link = { section: string; href: string; label: string; adminsOnly?: boolean };

const navigation = [
  { section: 'work', href: '/console', label: 'Work' },
  { section: 'jobs', href: '/console/jobs', label: 'Jobs' },
  { section: 'candidates', href: '/console/candidates', label: 'Candidates' },
  { section: 'applications', href: '/console/applications', label: 'Applications' },
  { section: 'talent-pool', href: '/console/talent-pool', label: 'Talent pool' },
  { section: 'messages', href: '/console/messages', label: 'Messages' },
  { section: 'screenings', href: '/console/screenings', label: 'Screenings' },
  { section: 'settings', href: '/console/settings', label: 'Settings', adminsOnly: true },
] as const satisfies readonly Link[];

export type Section = (typeof navigation)[number]['section'];

/** `wide`: as wide as the window. */
type Frame = { title: string; scripts?: readonly string[]; wide?: boolean };

/** A whole page. Without a header it is one small thing in the middle, for who is not signed in. */
export function barePage(
  { title, scripts = [], wide = false }: Frame,
  header: ComponentChildren,
  ...content: ComponentChildren[]
): JSX.Element {
  return h('html', { lang: 'en' }, [
    h('head', null, [
      h('meta', { charset: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, `${title} – Console`),
      h('meta', { name: 'robots', content: 'noindex, nofollow' }),
      h('link', { rel: 'stylesheet', href: style.path }),
      // A picture of nothing: without one browsers ask for /favicon.ico.
      h('link', { rel: 'icon', href: 'data:,' }),
      scripts.map((src) => h('script', { src, defer: true })),
    ]),
    h('body', null, [
      h('a', { class: 'skip', href: '#content' }, 'Skip to the content'),
      header,
      h('main', { id: 'content', tabIndex: -1, class: header ? wide && 'wide' : 'alone' }, content),
    ]),
  ]);
}

/** `section` is where the page stands in the navigation. */
type ConsoleFrame = Frame & { section: Section | undefined };

/** A whole page for who is signed in. The first of `content` is its `h1`; what the page before had to say comes above. */
export function consolePage(
  { user, notice }: ConsoleContext,
  { section, ...frame }: ConsoleFrame,
  ...content: ComponentChildren[]
): JSX.Element {
  const links = (navigation as readonly Link[]).filter((link) => !link.adminsOnly || user.role === 'admin');
  const header = h('header', { class: 'bar' }, [
    h('p', { class: 'organization' }, user.organizationName),
    h('nav', { 'aria-label': 'Console' }, [
      h(
        'ul',
        null,
        links.map(({ section: name, href, label }) =>
          h('li', null, h('a', { href, ...(name === section && { 'aria-current': 'page' as const }) }, label)),
        ),
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
