import { configToken } from '#platform/container.ts';
import { definePage } from '#platform/pages/page.ts';
import { onCareersPage } from '../careers.page.ts';
import { CareersQueries } from '../careers.queries.ts';
import { careersPath } from '../careers-path.ts';
import { element, textElement, xmlDocument } from './xml.ts';

const namespace = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const type = 'application/xml; charset=utf-8';

const limit = { perMinute: 60, burst: 30 };

export const sitemapPages = [
  definePage({
    method: 'get',
    path: '/careers/{organization}/sitemap.xml',
    personal: false,
    forPrograms: true,
    limit,
    handler: (context) =>
      onCareersPage(context, async ({ organizationId, address }) => {
        const { baseUrl } = context.resolve(configToken);
        const jobs = await context.resolve(CareersQueries).sitemap(organizationId);
        const urls = jobs.map(({ id, updatedAt }) =>
          element('url', {}, textElement('loc', `${baseUrl}/jobs/${id}`), textElement('lastmod', updatedAt)),
        );
        const page = element('url', {}, textElement('loc', `${baseUrl}${careersPath(address)}`));
        return { text: xmlDocument(element('urlset', namespace, page, ...urls)), type };
      }),
  }),
  definePage({
    method: 'get',
    path: '/sitemap.xml',
    personal: false,
    forPrograms: true,
    limit,
    handler: async ({ resolve }) => {
      const { baseUrl } = resolve(configToken);
      const addresses = await resolve(CareersQueries).addresses();
      const sitemaps = addresses.map((address) =>
        element('sitemap', {}, textElement('loc', `${baseUrl}${careersPath(address)}/sitemap.xml`)),
      );
      return { text: xmlDocument(element('sitemapindex', namespace, ...sitemaps)), type };
    },
  }),
  definePage({
    method: 'get',
    path: '/robots.txt',
    personal: false,
    forPrograms: true,
    // Pages for one person are not listed here: crawlers must read that they are not to be indexed.
    handler: async ({ resolve }) => {
      const { baseUrl } = resolve(configToken);
      const root = new URL(baseUrl).pathname.replace(/\/$/, '');
      const lines = ['User-agent: *', `Disallow: ${root}/api/`, `Disallow: ${root}/console/`];
      return { text: `${lines.join('\n')}\n\nSitemap: ${baseUrl}/sitemap.xml\n`, type: 'text/plain; charset=utf-8' };
    },
  }),
];
