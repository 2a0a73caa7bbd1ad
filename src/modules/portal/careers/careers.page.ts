import { configToken, type Resolve } from '#platform/container.ts';
import { NotFound } from '#platform/errors.ts';
import { definePage, type PageContext, type PageReply } from '#platform/pages/page.ts';
import { id } from '#platform/schema/fields.ts';
import { type CareersOrganization, CareersQueries } from './careers.queries.ts';
import { careersPage } from './careers.view.ts';
import { careersFilterIn, pageIn } from './careers-filter.ts';
import { careersPath } from './careers-path.ts';

const pageSize = 20;
const maxLocations = 100;

/** Throws NotFound, also for an organization that has switched its careers page off. */
async function organizationOf(resolve: Resolve, key: string): Promise<CareersOrganization> {
  const organization = await resolve(CareersQueries).find(key);
  if (!organization) throw new NotFound('The page');
  return organization;
}

/**
 * Runs the handler of a path below the organization's. A former address, or one in capital letters, leads to the present
 * one. The ID works as it is: it never changes, so programs may keep it.
 */
export async function onCareersPage(
  { path, params, query, resolve }: PageContext,
  handler: (organization: CareersOrganization) => Promise<PageReply>,
): Promise<PageReply> {
  const key = params['organization'] ?? '';
  const organization = await organizationOf(resolve, key);
  if (key === organization.address || id().safeParse(key).success) return handler(organization);
  const rest = path.split('/').slice(3).join('/');
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return { moved: `${careersPath(organization.address)}${rest && `/${rest}`}${search}` };
}

export const careersPages = [
  definePage({
    method: 'get',
    path: '/careers/{organization}',
    personal: false,
    // A search compares every active job of the organization.
    limit: { perMinute: 120, burst: 60 },
    handler: (context) =>
      onCareersPage(context, async (organization) => {
        const { query, resolve } = context;
        const { organizationId } = organization;
        const [filter, page, careers] = [careersFilterIn(query), pageIn(query), resolve(CareersQueries)];
        const [facets, jobs] = await Promise.all([
          careers.facets(organizationId, filter, maxLocations),
          careers.jobs(organizationId, filter, pageSize, (page - 1) * pageSize),
        ]);
        const content = { organization, filter, facets, jobs, page, pageSize };
        return { document: careersPage(content, resolve(configToken).baseUrl) };
      }),
  }),
];
