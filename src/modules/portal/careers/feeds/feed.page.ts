import { setImmediate } from 'node:timers/promises';
import { descriptionHtml } from '#modules/jobs';
import { configToken } from '#platform/container.ts';
import { definePage, type PageContext, type PageReply } from '#platform/pages/page.ts';
import { id } from '#platform/schema/fields.ts';
import { onCareersPage } from '../careers.page.ts';
import { CareersQueries, type FeedJob } from '../careers.queries.ts';
import { atomFeed, type DescribedJob, type FeedPage } from './atom-feed.ts';
import { jsonFeed } from './json-feed.ts';

const feedSize = 100;

/** Other requests run between two descriptions: each is sanitized, if it is not in the cache. */
async function described(jobs: readonly FeedJob[]): Promise<DescribedJob[]> {
  const done: DescribedJob[] = [];
  for (const job of jobs) {
    await setImmediate();
    done.push({ ...job, descriptionHtml: descriptionHtml(job) });
  }
  return done;
}

type Format = { file: string; type: string; write: (page: FeedPage, baseUrl: string) => string };

const feed = ({ file, type, write }: Format) =>
  definePage({
    method: 'get',
    path: `/careers/{organization}/${file}`,
    personal: false,
    forPrograms: true,
    // Sanitizing 100 descriptions takes up to half a second.
    limit: { perMinute: 60, burst: 30 },
    handler: (context: PageContext): Promise<PageReply> =>
      onCareersPage(context, async (organization) => {
        const { query, resolve } = context;
        const after = id().safeParse(query.get('after')).data;
        const found = await resolve(CareersQueries).feed(organization.organizationId, feedSize + 1, after);
        const jobs = found.slice(0, feedSize);
        const pathAfter = (job: string | undefined): string => `/${file}${job === undefined ? '' : `?after=${job}`}`;
        const page: FeedPage = {
          organization,
          jobs: await described(jobs),
          self: pathAfter(after),
          next: found.length > feedSize ? pathAfter(jobs.at(-1)?.id) : undefined,
        };
        return { text: write(page, resolve(configToken).baseUrl), type };
      }),
  });

export const careersFeedPages = [
  feed({ file: 'jobs.xml', type: 'application/atom+xml; charset=utf-8', write: atomFeed }),
  feed({ file: 'jobs.json', type: 'application/json; charset=utf-8', write: jsonFeed }),
];
