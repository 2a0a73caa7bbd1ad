import { type ComponentChildren, h, type JSX } from 'preact';

export type Shell = {
  title: string;
  /** Relative path to the service's root, because a proxy may serve it under another path. */
  root: string;
  /** The link of the current page. */
  current: 'guides' | 'reference' | undefined;
  /** Element of the product's name. Use `h1` if the content of the page has no such heading. */
  heading?: 'h1';
  styles: readonly string[];
  scripts: readonly string[];
  bodyClass?: string;
};

const messages = {
  product: 'Recruitment pipeline',
  navigation: 'Documentation',
  skip: 'Skip to content',
  links: { guides: 'Guides', reference: 'API reference', openapi: 'OpenAPI document' },
};

export const guidesPath = 'docs/guides';

/** Head and top navigation of all documentation pages. */
export function shell(
  { title, root, current, heading, styles, scripts, bodyClass }: Shell,
  ...content: ComponentChildren[]
): JSX.Element {
  const link = (name: keyof typeof messages.links, path: string) =>
    h('a', { href: `${root}${path}`, 'aria-current': name === current ? 'page' : undefined }, messages.links[name]);
  return h('html', { lang: 'en' }, [
    h('head', null, [
      h('meta', { charset: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, `${title} · ${messages.product}`),
      styles.map((href) => h('link', { rel: 'stylesheet', href: `${root}${href}` })),
      // Without an icon, browsers request /favicon.ico.
      h('link', { rel: 'icon', href: 'data:,' }),
      scripts.map((src) => h('script', { type: 'module', src: `${root}${src}` })),
    ]),
    h('body', { class: bodyClass }, [
      h('a', { class: 'skip', href: '#content' }, messages.skip),
      h('nav', { class: 'site', 'aria-label': messages.navigation }, [
        h(heading ?? 'span', { class: 'product' }, messages.product),
        link('guides', guidesPath),
        link('reference', 'docs'),
        link('openapi', 'api/v1/openapi.json'),
      ]),
      content,
    ]),
  ]);
}
