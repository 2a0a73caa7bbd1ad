/** Every list of the API with every filter, on generated data. None of them may slow down as the data grows. */
import type pg from 'pg';
import { known, words } from './data/names.ts';

/** Some rows of the large organization, to request. */
export type Sample = {
  organization: string;
  applications: string[];
  candidates: string[];
  emails: string[];
  jobs: string[];
  client: string;
};

export async function takeSample(client: pg.Client, organization: string): Promise<Sample> {
  const column = async (sql: string): Promise<string[]> =>
    (await client.query<{ v: string }>(sql, [organization])).rows.map(({ v }) => v);
  // Spread over the whole period, and the same in every run.
  const spread = (table: string, what: string, count: number, where = 'true') =>
    column(
      `select ${what} as v from ${table} where organization_id = $1 and ${where} order by md5(id::text) limit ${count}`,
    );
  return {
    organization,
    applications: await spread('candidate_jobs', 'id', 500),
    candidates: await spread('candidates', 'id', 500, `talent_pool_status <> 'masked'`),
    emails: await spread('candidates', 'email', 50, 'email is not null'),
    // Includes the hot job.
    jobs: [
      ...(await spread('jobs', 'id', 199)),
      ...(await column('select id as v from jobs where organization_id = $1 order by applicant_count desc limit 1')),
    ],
    client: (await spread('clients', 'id', 1))[0] ?? '',
  };
}

/** A name that nobody has. */
export const unknownName = 'Zzyzx';

export type ListRequest = { name: string; path: string };

/** Searches of lists. They are separate, because a list without a search is as fast as the index of its filter. */
export function searches(sample: Sample): ListRequest[] {
  const search = (list: string, what: string, text: string) => ({
    name: `${list}, search ${what}`,
    path: `/api/v1/${list}?search=${encodeURIComponent(text)}`,
  });
  return [
    search('applications', 'rare name', known.rareName),
    search('applications', 'email', sample.emails[0] ?? known.rareEmail),
    search('applications', 'common name', known.commonName),
    search('applications', 'title word', known.titleWord),
    search('candidates', 'rare name', known.rareName),
    search('candidates', 'email', sample.emails[0] ?? known.rareEmail),
    search('candidates', 'common name', known.commonName),
    search('candidates', 'unknown name', unknownName),
    search('candidates', 'mail provider', words.mail[0] ?? ''),
    search('candidates', 'two letters', known.commonName.slice(0, 2)),
    search('jobs', 'title word', known.titleWord),
    search('clients', 'name', 'Nimbus'),
    search('screenings', 'common name', known.commonName),
  ];
}

export function lists(sample: Sample): ListRequest[] {
  const [job, candidate] = [sample.jobs[0], sample.candidates[0]];
  const filters: Record<string, string[]> = {
    applications: [
      '',
      'external_id=A-1',
      `job_id=${job}`,
      `candidate_id=${candidate}`,
      'status=screened',
      `job_id=${job}&status=Applied`,
    ],
    candidates: [
      '',
      `email=${encodeURIComponent(sample.emails[0] ?? '')}`,
      'external_id=C-1',
      `job_id=${job}`,
      `tags=${known.tag}`,
    ],
    jobs: ['', 'external_id=J-1', 'status=active', `client_id=${sample.client}`],
    clients: ['', 'external_id=C-1', 'status=active', `industry=${known.industry}`],
    screenings: [
      '',
      'type=session',
      'type=video',
      'type=session&status=completed',
      'type=video&status=completed',
      'type=video&status=abandoned',
      'channel=email&type=session',
      `job_id=${job}`,
      `candidate_id=${candidate}`,
    ],
  };
  const pages = Object.entries(filters).flatMap(([list, all]) =>
    all.map((filter) => ({
      name: [list, filter.replaceAll(/=[0-9a-f-]{36}/g, '')].filter(Boolean).join(', '),
      path: `/api/v1/${list}?${filter}`,
    })),
  );
  const more = ['applications', 'candidates', 'screenings'].map((list) => ({
    name: `${list}, page 3`,
    path: `/api/v1/${list}?offset=100`,
  }));
  const events = { name: 'events of an application', path: `/api/v1/applications/${sample.applications[0]}/events` };
  return [...pages, ...more, events];
}

/** The organization's careers page, with every filter, and its feeds. */
export function careers({ organization, jobs }: Sample): ListRequest[] {
  const filters = ['', '?page=3', '?location=India', '?work_mode=remote&job_type=full_time'];
  const search = `?q=${known.titleWord}+${unknownName}`;
  const files = ['/jobs.json', `/jobs.xml?after=${jobs[0]}`, '/sitemap.xml', '/picture.png'];
  const pages = [...filters, search, ...files].map((path) => ({
    name: ['careers page', path.replace(/=[0-9a-f-]{36}/, '')].filter(Boolean).join(', '),
    path: `/careers/${organization}${path}`,
  }));
  return [...pages, { name: 'careers pages of all', path: '/sitemap.xml' }];
}

const since = 'updated_after=2020-01-01T00:00:00Z';

/** The same lists as incremental sync: the first page of all changes. */
export const changes = (sample: Sample): ListRequest[] =>
  lists(sample)
    .filter(({ name }) => !/page|events/.test(name))
    .map(({ name, path }) => ({ name: `${name}, changes`, path: `${path}${path.endsWith('?') ? '' : '&'}${since}` }));

/** The request for the next page, with the cursor instead of `updated_after`. */
export const nextPage = (request: ListRequest, cursor: string): ListRequest => ({
  name: `${request.name}, by cursor`,
  path: request.path.replace(since, `cursor=${encodeURIComponent(cursor)}`),
});
