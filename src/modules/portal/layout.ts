import { type ComponentChildren, h, type JSX } from 'preact';
import { type Asset, baseStyles, readAsset } from '#platform/pages/asset.ts';
import { interviewRoomAssets } from './interview/interview-room-assets.ts';
import { portalMessages } from './portal.messages.ts';

const styles = readAsset('portal', 'css', baseStyles, new URL('./portal.css', import.meta.url));

export const portalAssets = new Map<string, Pick<Asset, 'type' | 'bytes'>>([
  [styles.path, styles],
  ...interviewRoomAssets,
]);

type Layout = {
  title: string;
  /** For one person: search engines must not list it. */
  personal: boolean;
  structured?: object;
  description?: string;
  script?: { path: string; needs: readonly string[] };
};

// In a script element, only "<" can end it or start a comment.
const jsonOf = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

export function layout(
  { title, personal, structured, description, script }: Layout,
  ...content: ComponentChildren[]
): JSX.Element {
  return h('html', { lang: portalMessages.language }, [
    h('head', null, [
      h('meta', { charset: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, title),
      personal && h('meta', { name: 'robots', content: 'noindex, nofollow' }),
      description && h('meta', { name: 'description', content: description }),
      h('link', { rel: 'stylesheet', href: styles.path }),
      // Without an icon, browsers request /favicon.ico.
      h('link', { rel: 'icon', href: 'data:,' }),
      script?.needs.map((href) => h('link', { rel: 'modulepreload', href })),
      script && h('script', { type: 'module', src: script.path }),
      structured &&
        h('script', { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: jsonOf(structured) } }),
    ]),
    h('body', null, [
      h('a', { class: 'skip', href: '#content' }, portalMessages.skipToContent),
      h('main', { id: 'content', tabIndex: -1 }, content),
      h('footer', null, h('p', null, portalMessages.footer)),
    ]),
  ]);
}
