import { type ComponentChildren, h, type JSX } from 'preact';
import { baseStyles } from '#platform/design/styles.ts';
import { type Asset, readAsset } from '#platform/pages/asset.ts';
import { brandHeader, brandStyles } from './branding/branding.view.ts';
import type { PageOrganization } from './branding/page-organization.ts';
import { interviewRoomAssets } from './interview/interview-room-assets.ts';
import { pictureSize } from './pictures/picture-svg.ts';
import { portalMessages } from './portal.messages.ts';
import { dataRequestLink } from './privacy/data-request-link.view.ts';

const styles = readAsset('portal', 'css', ...baseStyles, new URL('./portal.css', import.meta.url));

export const portalAssets = new Map<string, Pick<Asset, 'type' | 'bytes'>>([
  [styles.path, styles],
  ...interviewRoomAssets,
]);

type Layout = {
  title: string;
  /** True for pages about one person, which search engines must not index. */
  personal: boolean;
  /** The organization to which the page belongs. The footer links to its page for data requests. */
  organization?: PageOrganization;
  /** False where the link is in the page, or would lead out of an interview. */
  hasDataLink?: boolean;
  structured?: object;
  /** The address that search engines list: the page has others too. */
  canonical?: string;
  /** Link preview of `canonical` on social networks. `picture` is the address of its image, if there is one. */
  preview?: { title: string; site: string; picture: string | undefined };
  feeds?: readonly { type: string; title: string; href: string }[];
  description?: string;
  script?: { path: string; needs: readonly string[] };
};

// In a script element, only "<" can end it or start a comment.
const jsonOf = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Open Graph: ogp.me. */
function previewOf(
  url: string,
  { title, site, picture }: NonNullable<Layout['preview']>,
  description?: string,
): JSX.Element[] {
  const properties = [
    ['og:type', 'website'],
    ['og:url', url],
    ['og:title', title],
    ['og:site_name', site],
    ...(description === undefined ? [] : [['og:description', description]]),
    ...(picture === undefined
      ? []
      : [
          ['og:image', picture],
          ['og:image:type', 'image/png'],
          ['og:image:width', String(pictureSize.width)],
          ['og:image:height', String(pictureSize.height)],
          ['og:image:alt', title],
        ]),
  ];
  return [
    ...properties.map(([property, content]) => h('meta', { property, content })),
    h('meta', { name: 'twitter:card', content: picture === undefined ? 'summary' : 'summary_large_image' }),
  ];
}

export function layout(
  {
    title,
    personal,
    organization,
    hasDataLink = true,
    structured,
    canonical,
    preview,
    feeds,
    description,
    script,
  }: Layout,
  ...content: ComponentChildren[]
): JSX.Element {
  return h('html', { lang: portalMessages.language }, [
    h('head', null, [
      h('meta', { charset: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, title),
      personal && h('meta', { name: 'robots', content: 'noindex, nofollow' }),
      description && h('meta', { name: 'description', content: description }),
      canonical && h('link', { rel: 'canonical', href: canonical }),
      canonical && preview && previewOf(canonical, preview, description),
      feeds?.map((feed) => h('link', { rel: 'alternate', ...feed })),
      h('link', { rel: 'stylesheet', href: styles.path }),
      organization?.brandColor && h('link', { rel: 'stylesheet', href: brandStyles(organization.brandColor) }),
      // Without an icon, browsers request /favicon.ico.
      h('link', { rel: 'icon', href: 'data:,' }),
      script?.needs.map((href) => h('link', { rel: 'modulepreload', href })),
      script && h('script', { type: 'module', src: script.path }),
      structured &&
        h('script', { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: jsonOf(structured) } }),
    ]),
    h('body', null, [
      h('a', { class: 'skip', href: '#content' }, portalMessages.skipToContent),
      organization && brandHeader(organization),
      h('main', { id: 'content', tabIndex: -1 }, content),
      h('footer', null, [
        h('p', null, portalMessages.footer),
        organization && hasDataLink && dataRequestLink(organization),
      ]),
    ]),
  ]);
}
