import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ComponentChildren, h, type JSX } from 'preact';
import { catalogue } from './catalogue.ts';
import { roomAssets } from './room.assets.ts';

const css = readFileSync(new URL('./portal.css', import.meta.url));
const cssPath = `/assets/portal-${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;

/** The files of the pages by their paths. */
export const assets = new Map([[cssPath, { type: 'text/css; charset=utf-8', bytes: css }], ...roomAssets]);

type Layout = {
  title: string;
  /** For one person's eyes: no search engine is to list it. */
  personal: boolean;
  /** What search engines read of the page, as JSON-LD. */
  structured?: object;
  description?: string;
  /** A module of ours, and those that it imports. */
  script?: { path: string; needs: readonly string[] };
};

// In a script element only "<" can end it or begin a comment.
const jsonOf = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** A whole page of the candidates' side. */
export function layout(
  { title, personal, structured, description, script }: Layout,
  ...content: ComponentChildren[]
): JSX.Element {
  const words = catalogue();
  return h('html', { lang: words.language }, [
    h('head', null, [
      h('meta', { charset: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, title),
      personal && h('meta', { name: 'robots', content: 'noindex, nofollow' }),
      description && h('meta', { name: 'description', content: description }),
      h('link', { rel: 'stylesheet', href: cssPath }),
      // A picture of nothing: without one browsers ask for /favicon.ico.
      h('link', { rel: 'icon', href: 'data:,' }),
      script?.needs.map((href) => h('link', { rel: 'modulepreload', href })),
      script && h('script', { type: 'module', src: script.path }),
      structured &&
        h('script', { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: jsonOf(structured) } }),
    ]),
    h('body', null, [
      h('a', { class: 'skip', href: '#content' }, words.skipToContent),
      h('main', { id: 'content', tabIndex: -1 }, content),
      h('footer', null, h('p', null, words.footer)),
    ]),
  ]);
}
