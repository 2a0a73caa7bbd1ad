import { expect, inject, test } from 'vitest';
import { aCandidate, startApp } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import { creatorOf, formFields, visibleText } from '../page-assertions.ts';

const isThorough = inject('isThorough');

const app = await startApp({ worker: false });
await app.rows('update candidate_search_cursor set filled_at = now()');
const tenant = await app.tenant();
const make = creatorOf(tenant);
const browser = await signIn(app, tenant, 'recruiter');
const job = await make('/jobs', { title: 'Data engineer' });
const other = await make('/jobs', { title: 'Office manager' });
const people: [name: string, fields: object, status?: string][] = [
  ['Asha Rao', { total_experience_years: 3, primary_skills: ['Kafka'], tags: ['hot'] }, 'screening'],
  ['Tom Okafor', { primary_skills: ['Kafka'] }],
  ['asha menon', { total_experience_years: 9.5, location: 'Pune' }, 'screening'],
  ['Zoya Khan', { total_experience_years: 3, current_designation: 'Kafka engineer' }, 'screening'],
  ['Zoya Khan', {}, 'screening'],
  ['Kafka Brown', { total_experience_years: 12, tags: ['hot'] }, 'screening'],
  ['Ravi Iyer', { current_company: 'Asha Foods' }],
];
const applications: string[] = [];
for (const [index, [full_name, fields, status]] of people.entries()) {
  const candidate_id = await make('/candidates', aCandidate({ full_name, ...fields }));
  if (status) applications.push(await make('/applications', { candidate_id, job_id: job, status, match_score: 60 }));
  const score = index < 2 ? {} : { match_score: 20 + (index % 3) };
  await make('/applications', { candidate_id, job_id: other, ...score });
}
await app.rows('update candidate_jobs set screening_score = 50 where organization_id = $1 and id = any($2::uuid[])', [
  tenant.organizationId,
  applications.slice(1),
]);
for (const id of [applications[2], applications[0]]) {
  await tenant.api.put(`/applications/${id}`, { status: 'Shortlisted' });
  await tenant.api.put(`/applications/${id}`, { status: 'screening' });
}

const unescape = (html: string): string => html.replaceAll('&amp;', '&');
const listed = async (list: string, query: string): Promise<string[]> => {
  const { text } = await browser.get(`/console/${list}?${query}`);
  return [...text.matchAll(new RegExp(`<a href="(/console/${list}/[^"]*)"`, 'g'))]
    .map(([, href = '']) => unescape(href))
    .filter((href) => href.includes('list='));
};
const linkOf = (text: string, key: 'next' | 'previous'): string | undefined =>
  [...text.matchAll(/<a [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`data-key-${key}`))
    .map((tag) => unescape(/href="([^"]*)"/.exec(tag)?.[1] ?? ''))[0];
/** Each page leads to those before and after it. The suite opens the first two and the last. */
async function expectLinked(links: string[], message?: string): Promise<void> {
  for (const [index, link] of links.entries()) {
    if (!isThorough && index > 1 && index < links.length - 1) continue;
    const { status, text } = await browser.get(link);
    const [previous, next] = [linkOf(text, 'previous'), linkOf(text, 'next')];
    expect({ status, previous, next }, message ?? link).toEqual({
      status: 200,
      previous: links[index - 1],
      next: links[index + 1],
    });
  }
}
async function expectWalk(list: string, query: string, count: number): Promise<void> {
  const links = await listed(list, query);
  expect(links, query).toHaveLength(count);
  await expectLinked(links, query);
}

const searches: [query: string, count: number][] = [
  ['', 7],
  ['order=newest', 7],
  ['order=oldest', 7],
  ['order=name', 7],
  ['order=experience', 7],
  ['tag=hot', 2],
  ['search=kafka', 4],
  ['search=kafka&order=oldest', 4],
  ['search=kafka&order=name', 4],
  ['search=kafka&order=experience', 4],
  ['search=asha', 7],
  ['search=asha&order=best', 7],
  [`job=${job}`, 5],
  [`status=screening&order=experience`, 5],
  [`status=screening&job=${job}&search=zoya&order=name`, 2],
  ['search=ravi', 1],
];

test('Link each candidate to the previous and next in the order of each list', async () => {
  for (const [query, count] of searches) await expectWalk('candidates', query, count);
});

test('Link each candidate to its neighbors in very long lists', async () => {
  await app.rows(`update list_counts set n = 100000 where organization_id = $1 and list = 'candidates' and (n > 0)`, [
    tenant.organizationId,
  ]);
  for (const [query, count] of searches) await expectWalk('candidates', query, count);
});

test('Link each application to its neighbors by job, status, score and search', async () => {
  await expectWalk('applications', '', 12);
  await expectWalk('applications', `job=${job}`, 5);
  await expectWalk('applications', `job=${job}&status=screening`, 5);
  await expectWalk('applications', 'status=screening', 5);
  await expectWalk('applications', 'min_score=50', 5);
  await expectWalk('applications', `search=zoya&job=${job}`, 2);
  await expectWalk('applications', 'search=office', 7);
});

test('Link each application to its neighbors in each order, and of a source', async () => {
  for (const order of ['oldest', 'match', 'screening', 'moved']) {
    await expectWalk('applications', `order=${order}`, 12);
    await expectWalk('applications', `order=${order}&job=${job}&status=screening`, 5);
    await expectWalk('applications', `order=${order}&source=API`, 12);
    await expectWalk('applications', `order=${order}&min_score=21&search=zoya`, 3);
  }
  await expectWalk('applications', 'source=api', 12);
  await expectWalk('applications', `source=api&job=${job}`, 5);
});

test('Link each board card to its neighbors in the column, also from a moved card', async () => {
  const board = `/console/jobs/${other}/board`;
  const cards = async () =>
    [...(await browser.get(board)).text.matchAll(/<a href="(\/console\/applications\/[^"]*list=board[^"]*)"/g)].map(
      ([, href = '']) => unescape(href),
    );
  const links = await cards();
  expect(links).toHaveLength(7);
  await expectLinked(links);
  const [first = '', second = '', third = ''] = links;
  expect((await browser.get(second)).text).toContain(`<a href="${board}">Board</a>`);
  const path = second.split('?')[0] ?? '';
  await tenant.api.put(path.replace('/console', ''), { status: 'Shortlisted' });
  const { text } = await browser.get(second);
  expect([linkOf(text, 'previous'), linkOf(text, 'next')]).toEqual([first, third]);
  expect(await cards()).toEqual([...links.filter((link) => link !== second), `${path}?list=board&status=Shortlisted`]);
  expect(linkOf((await browser.get(`${path}?list=board`)).text, 'next')).toBeUndefined();
  await tenant.api.put(path.replace('/console', ''), { status: 'Applied' });
});

test('Stay in the list after a form, even if the record no longer belongs to it', async () => {
  const [first = '', second = ''] = await listed('applications', `job=${job}&status=screening`);
  const id = first.slice(first.lastIndexOf('/') + 1, first.indexOf('?'));
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = (path: string, referer: string, body: Record<string, string>) =>
    fetch(app.base + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin: app.base, referer },
      body: new URLSearchParams(body),
    });
  const moved = await send(`/console/applications/${id}/move`, app.base + first, { status: 'hired' });
  expect(moved.headers.get('location')).toBe(first);
  const { text } = await browser.get(first);
  expect(linkOf(text, 'next')).toBe(second);
  expect(visibleText(text)).toMatch(/All results Next:/);
  // An address of elsewhere leads nowhere else.
  const elsewhere = await send(`/console/applications/${id}/move`, `${app.base}/console/jobs?list=x&y=z`, {
    status: 'screening',
  });
  expect(elsewhere.headers.get('location')).toBe(`/console/applications/${id}`);
  const [candidate = ''] = await listed('candidates', 'search=ravi');
  const page = await browser.get(candidate);
  const edit = unescape(/href="([^"]*\/edit[^"]*)"/.exec(page.text)?.[1] ?? '');
  const form = formFields((await browser.get(edit)).text);
  const saved = await send(edit.split('?')[0] as string, app.base + edit, { ...form, location: 'Pune' });
  expect(saved.headers.get('location')).toBe(candidate);
});

test('Show no neighbors of another organization, and none without a list', async () => {
  const theirs = await app.tenant();
  const stranger = await creatorOf(theirs)('/candidates', aCandidate({ full_name: 'Stranger Danger' }));
  expect((await browser.get(`/console/candidates/${stranger}?list=candidates`)).status).toBe(404);
  const [last = ''] = (await listed('candidates', '')).slice(-1);
  expect((await browser.get(last)).text).not.toContain('Stranger');
  const plain = await browser.get(last.split('?')[0] as string);
  expect(plain.text).not.toContain('data-key-next');
  const candidate = await creatorOf(theirs)('/candidates', aCandidate({ full_name: 'Other Stranger' }));
  const theirJob = await creatorOf(theirs)('/jobs', { title: 'Theirs' });
  await creatorOf(theirs)('/applications', { candidate_id: candidate, job_id: theirJob, match_score: 60 });
  const [lastOne = ''] = (await listed('applications', 'order=match')).slice(-1);
  expect((await browser.get(lastOne)).text).not.toContain('Stranger');
  for (const query of [
    'list=candidates&years_from=x',
    'list=nonsense',
    'list=candidates&order=worst',
    'list=applications',
  ]) {
    const { status, text } = await browser.get(`${last.split('?')[0]}?${query}`);
    expect([status, text.includes('data-key-previous')], query).toEqual([200, false]);
  }
});
