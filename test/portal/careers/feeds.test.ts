import { expect, test } from 'vitest';
import { startApp } from '../../support/app.ts';
import { expectValid, xmlErrors } from './xml-validation.ts';

const app = await startApp({ worker: false, config: { baseUrl: 'https://jobs.example' } });

const get = async (path: string) => {
  const answer = await fetch(app.base + path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

// Every character that XML 1.0 forbids and the API stores, its neighbors, and what looks like markup.
const controls = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code))
  .slice(1)
  .join('');
const nasty = `<b>&amp;"'${controls}\u007f\u0085\ufffe\uffff\ud7ff\ue000]]>😀</b>`;

test('Write a valid Atom feed, whatever the jobs contain', async () => {
  const tenant = await app.tenant({ name: 'Feeds', publicName: 'Feeds & Söhne <b>' });
  for (const fields of [
    { title: 'Welder', locations: ['Pune, India'], work_mode: 'hybrid', min_ctc: 4, description: 'Weld.\n\nAnd rest.' },
    { title: nasty, description: nasty, client_name: nasty, locations: [nasty] },
    { title: 'Bare' },
  ])
    expect((await tenant.api.post('/jobs', { skip_ai_enrichment: true, ...fields })).status).toBe(201);
  const { status, headers, text } = await get('/careers/feeds-sohne-b/jobs.xml');
  expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  expect(text).toContain('not_found');
  const feed = await get(`/careers/${tenant.organizationId}/jobs.xml`);
  expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  await expectValid(feed.text, 'atom');
  expect(feed.text.match(/<entry>/g)).toHaveLength(3);
  expect(feed.text).toContain('<content type="html">&lt;p&gt;Weld.&lt;/p&gt;&lt;p&gt;And rest.&lt;/p&gt;</content>');
  expect(feed.text).toContain(
    '<category scheme="https://schema.org/jobLocation" term="Pune, India" label="Pune, India"/>',
  );
  expect(feed.text).toContain(
    '<summary>Feeds &amp; Söhne &lt;b&gt; · Pune, India · INR from 4 LPA (lakhs per year)</summary>',
  );
});

test('Notice a feed that is not valid', async () => {
  expect(await xmlErrors('<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title></feed>', 'atom')).not.toEqual([]);
  expect(await xmlErrors('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>', 'sitemap')).not.toEqual([]);
});

test('Give programs the same jobs as JSON, readable from any site', async () => {
  const tenant = await app.tenant({ name: 'Programs' });
  const { id, created_at, updated_at } = (
    await tenant.api.post('/jobs', {
      title: 'Welder',
      jd_text: '<p onclick="x()">Weld</p><script>x</script>',
      locations: ['Pune'],
      work_mode: 'onsite',
      min_experience_years: 2,
      max_ctc: 8.5,
      skip_ai_enrichment: true,
    })
  ).body.data;
  const { headers, text } = await get('/careers/programs/jobs.json');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(JSON.parse(text)).toEqual({
    data: [
      {
        id,
        url: `https://jobs.example/jobs/${id}`,
        title: 'Welder',
        company_name: 'Programs',
        description_html: '<p>Weld</p>',
        locations: ['Pune'],
        work_mode: 'onsite',
        job_type: 'full_time',
        min_experience_years: 2,
        max_experience_years: null,
        currency: 'INR',
        min_ctc: null,
        max_ctc: 8.5,
        rate: null,
        created_at,
        updated_at,
      },
    ],
    meta: {
      organization: {
        id: tenant.organizationId,
        name: 'Programs',
        careers_url: 'https://jobs.example/careers/programs',
      },
      count: 1,
      next_url: null,
    },
  });
});

test('Page feeds by the last job, without a gap when others close', async () => {
  const tenant = await app.tenant({ name: 'Paged' });
  const { id } = (await tenant.api.post('/jobs', { title: 'Original', skip_ai_enrichment: true })).body.data;
  await app.rows(
    `insert into jobs (id, organization_id, title, created_at)
     select gen_random_uuid(), organization_id, 'Copy ' || n, created_at - (n / 2) * interval '1 minute'
     from jobs, generate_series(1, 230) n where id = $1`,
    [id],
  );
  const seen: string[] = [];
  for (let url: string | null = '/careers/paged/jobs.json'; url; ) {
    const { data, meta } = JSON.parse((await get(url)).text);
    seen.push(...data.map((job: { id: string }) => job.id));
    await app.rows(`update jobs set status = 'closed' where id = $1`, [data.at(-1).id]);
    url = meta.next_url && new URL(meta.next_url).pathname + new URL(meta.next_url).search;
  }
  expect([seen.length, new Set(seen).size]).toEqual([231, 231]);
  const other = await app.tenant({ name: 'Other feed' });
  expect(JSON.parse((await get(`/careers/${other.organizationId}/jobs.json?after=${id}`)).text).data).toEqual([]);
  const xml = (await get('/careers/paged/jobs.xml')).text;
  await expectValid(xml, 'atom');
  expect(xml).toMatch(
    /<link rel="next" type="application\/atom\+xml" href="https:\/\/jobs\.example\/careers\/paged\/jobs\.xml\?after=/,
  );
});

test('Name every open job in a valid sitemap, which robots.txt leads to', async () => {
  const tenant = await app.tenant({ name: 'Mapped' });
  const jobs = await Promise.all(
    ['active', 'active', 'draft', 'closed'].map(
      async (status) =>
        (await tenant.api.post('/jobs', { title: 'Job', status, skip_ai_enrichment: true })).body.data.id,
    ),
  );
  const empty = await app.tenant({ name: 'Without jobs' });
  const robots = await get('/robots.txt');
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(robots.text).toContain('\nSitemap: https://jobs.example/sitemap.xml\n');
  const index = await get('/sitemap.xml');
  await expectValid(index.text, 'index');
  expect(index.text).toContain('<loc>https://jobs.example/careers/mapped/sitemap.xml</loc>');
  expect(index.text).not.toContain('without-jobs');
  const sitemap = await get('/careers/mapped/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  await expectValid(sitemap.text, 'sitemap');
  const addresses = [...sitemap.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses.toSorted()).toEqual(
    [
      'https://jobs.example/careers/mapped',
      ...jobs.slice(0, 2).map((id) => `https://jobs.example/jobs/${id}`),
    ].toSorted(),
  );
  await expectValid((await get(`/careers/${empty.organizationId}/sitemap.xml`)).text, 'sitemap');
});
