import { describe, expect, test } from 'vitest';
import { TalentPoolService } from '../../../src/modules/candidates/index.ts';
import { fillCandidateSearch } from '../../../src/modules/candidates/search/search-fill.tasks.ts';
import { Database } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { TaskQueue } from '../../../src/platform/tasks/queue.ts';
import { aCandidate, startApp, until } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import { auditEntries, creatorOf, expectGuarded, expectGuardedForm, visibleText } from '../page-assertions.ts';

const app = await startApp();
const tenant = await app.tenant();
const make = creatorOf(tenant);
const browser = await signIn(app, tenant, 'recruiter');

const asha = await make(
  '/candidates',
  aCandidate({ full_name: 'Asha Rao', tags: ['referral'], current_designation: 'Backend engineer' }),
);
const tom = await make(
  '/candidates',
  aCandidate({ full_name: 'Tom <i>Okafor</i>', resume_url: 'javascript:alert(1)', location: 'Lagos' }),
);
const job = await make('/jobs', { title: 'Backend engineer' });
const application = await make('/applications', { candidate_id: asha, job_id: job });
await app.idle();

/** Inserts what the worker writes. */
async function withResume(candidateId: string): Promise<void> {
  const employment = {
    employer: 'Contoso',
    title: 'Backend engineer',
    from: '2019-01',
    to: null,
    current: true,
    skills: [],
  };
  const profile = {
    asOf: '2026-11-22',
    headline: null,
    skills: [],
    employments: [employment],
    education: [],
    projects: [],
    emails: [],
    phones: [],
    links: [],
  };
  await app.rows(
    `insert into resume_texts (organization_id, content_hash, text, format, quality, profile)
     values ($1, '\\x01', 'text', 'text', 'ok', $2)`,
    [tenant.organizationId, profile],
  );
  await app.rows(
    `insert into candidate_resumes (candidate_id, organization_id, source, state, quality, content_hash, read_at, filled)
     values ($1, $2, 'https://resumes.example/r.txt', 'ok', 'ok', '\\x01', now(), '{"current_designation": "Backend engineer"}')`,
    [candidateId, tenant.organizationId],
  );
  await app.rows(`update candidates set resume_url = 'https://resumes.example/r.txt' where id = $1`, [candidateId]);
}

test('Find existing candidates by name and email until the worker has filled the search index', async () => {
  const db = app.web.resolve(Database);
  await app.rows('delete from candidate_search');
  await app.rows('update candidate_search_cursor set filled_at = null');
  const listed = async (query: string) => visibleText((await browser.get(`/console/candidates?${query}`)).text);
  await db.transaction(async () => {
    // The schedule waits.
    await db.rows(sql`select 1 from candidates where organization_id = ${tenant.organizationId} for update`);
    const found = await listed('search=asha');
    expect(found).toContain('Asha Rao');
    expect(found).toContain('only names and email addresses for now');
    expect(await listed('place=lagos')).toContain('Okafor');
    expect(await listed('search=backend')).not.toContain('Asha Rao');
  });
  await app.web.resolve(TaskQueue).enqueue(fillCandidateSearch, {});
  await until(async () => (await listed('search=backend+rao')).includes('Asha Rao'), 'the words to be filled in');
  expect(await listed('')).not.toContain('for now');
});

test('Read no candidate in the schedule once the words of all are filled in', async () => {
  const other = await app.db.connect();
  try {
    await other.query('begin; lock table candidates in access exclusive mode');
    await app.web.resolve(TaskQueue).enqueue(fillCandidateSearch, {});
    const open = `select 1 from pgboss.job where name = 'candidates.fill-search' and state in ('created', 'active', 'retry')`;
    await until(async () => (await app.rows(open)).length === 0, 'the task, which waits for the lock');
  } finally {
    await other.query('rollback');
    other.release();
  }
});

test('Filter candidates by name, tag, talent pool and job', async () => {
  await expectGuarded(app, tenant, '/console/candidates');
  await app.masked(tenant.organizationId, { full_name: 'Hidden Person' });
  const names = async (query: string) => {
    const text = visibleText((await browser.get(`/console/candidates?${query}`)).text);
    return ['Asha Rao', 'Tom <i>Okafor</i>', 'Hidden Person'].filter((name) => text.includes(name));
  };
  expect(await names('')).toHaveLength(3);
  expect(await names('search=asha+rao')).toEqual(['Asha Rao']);
  expect(await names('tag=referral')).toEqual(['Asha Rao']);
  expect(await names('pool=masked')).toEqual(['Hidden Person']);
  expect(await names(`job=${job}`)).toEqual(['Asha Rao']);
  const wrong = await browser.get('/console/candidates?pool=open');
  expect([wrong.status, visibleText(wrong.text).includes('Talent pool isn’t valid')]).toEqual([422, true]);
});

const people = await app.tenant();
const add = creatorOf(people);
const vacancy = await add('/jobs', { title: 'Data engineer' });
const priya = await add(
  '/candidates',
  aCandidate({
    ...{ full_name: 'Priya Núñez-Łukasz', email: 'priya.n@mail.example', phone_number: '+91 98765 43210' },
    ...{ primary_skills: ['Kafka', 'C++'], current_designation: 'Data Engineer', current_company: 'Nimbus Systems' },
    ...{
      location: 'Bengaluru',
      total_experience_years: 5.5,
      notice_period_days: 30,
      source: 'LinkedIn',
      tags: ['hot'],
    },
  }),
);
const arjun = await add(
  '/candidates',
  aCandidate({
    ...{ full_name: 'Arjun Rao', email: 'arjun@post.example', phone_number: '(020) 7946 0958' },
    ...{ primary_skills: ['Kotlin', 'C'], current_designation: 'Android Developer', current_company: 'Priyam Foods' },
    ...{ location: 'Pune', total_experience_years: 12, notice_period_days: 90, source: 'portal' },
  }),
);
await add('/applications', { candidate_id: priya, job_id: vacancy, status: 'screening' });
const masked = {
  full_name: 'Zoya Khan',
  email: 'zoya@hidden.example',
  phone_number: '+91 90000 11111',
  location: 'Pune',
};
const zoya = await app.masked(people.organizationId, masked);
const reader = await signIn(app, people, 'recruiter');
const found = async (query: string): Promise<string[]> => {
  const { status, text } = await reader.get(`/console/candidates?${query}`);
  expect(status, query).toBe(200);
  const ids = [...text.matchAll(/href="\/console\/candidates\/([0-9a-f-]{36})[?"]/g)].map(([, id]) => id);
  return [priya, arjun, zoya].filter((id) => ids.includes(id)).map((id) => firstNames[id] ?? id);
};
const firstNames: Record<string, string> = { [priya]: 'Priya', [arjun]: 'Arjun', [zoya]: 'Zoya' };
const searched = (text: string) => found(`search=${encodeURIComponent(text)}`);

describe('search', () => {
  test.each([
    ['lukasz priya', ['Priya']],
    ['NUÑEZ', ['Priya']],
    ['nunez dat kaf', ['Priya']],
    ['priya.n@mail', ['Priya']],
    ['@post.example', ['Arjun']],
    ['post.example', ['Arjun']],
    ['+91 98', ['Priya']],
    ['98765 4', ['Priya']],
    ['(98765) 43-210', ['Priya']],
    ['009198765', ['Priya']],
    ['7946 09', []],
    ['020 7946', ['Arjun']],
    ['kafka', ['Priya']],
    ['c++', ['Priya']],
    ['c', ['Priya', 'Arjun']],
    ['engineer nimbus', ['Priya']],
    ['bengal', ['Priya']],
    ['priya', ['Priya', 'Arjun']],
    ['zoya', ['Zoya']],
    ['pune', ['Arjun', 'Zoya']],
    ['zoya 90000', []],
    ['zoya@hidden', []],
    ['90000 1', []],
    ['afka', []],
    ['--', []],
    ["o'r | & ! \\ :*", []],
  ])('finds by words: %s', async (text, expected) => {
    expect(await searched(text)).toEqual(expected);
  });

  test.each([
    ['years_from=5&years_to=6', ['Priya']],
    ['years_from=6', ['Arjun']],
    ['years_from=0&years_to=80', ['Priya', 'Arjun']],
    ['notice=30', ['Priya']],
    ['notice=90', ['Priya', 'Arjun']],
    ['notice=0', []],
    ['status=screening', ['Priya']],
    ['status=hired', []],
    ['source=linkedin', ['Priya']],
    ['tag=hot&search=kafka', ['Priya']],
    ['place=pune', ['Arjun', 'Zoya']],
    ['place=pune&pool=masked', ['Zoya']],
    [`job=${vacancy}&search=priya`, ['Priya']],
    ['place=--', []],
  ])('filters: %s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('Sort, and list candidates with the words in their names first', async () => {
    const order = async (query: string) => {
      const { text } = await reader.get(`/console/candidates?${query}`);
      return [...text.matchAll(/<a href="\/console\/candidates\/([0-9a-f-]{36})[?"]/g)].map(
        ([, id]) => firstNames[String(id)],
      );
    };
    expect(await order('order=name')).toEqual(['Arjun', 'Priya', 'Zoya']);
    expect(await order('order=experience')).toEqual(['Arjun', 'Priya', 'Zoya']);
    expect(await order('order=oldest')).toEqual(['Priya', 'Arjun', 'Zoya']);
    expect(await order('search=priya')).toEqual(['Priya', 'Arjun']);
    expect(await order('search=priya&order=newest')).toEqual(['Arjun', 'Priya']);
    expect(visibleText((await reader.get('/console/candidates?order=name')).text)).toContain('1–3 of 3');
    expect(visibleText((await reader.get('/console/candidates?search=priya&offset=50')).text)).toContain(
      'past the end',
    );
  });

  test('Reject invalid filters with the reasons', async () => {
    const wrong = await reader.get('/console/candidates?years_from=7&years_to=3&notice=7&order=x');
    expect(wrong.status).toBe(422);
    expect(visibleText(wrong.text)).toContain('Maximum years of experience must not be less than the minimum.');
    expect((await reader.get('/console/candidates?years_from=1.5')).status).toBe(422);
  });

  test('Find the new values of a changed candidate', async () => {
    expect(await searched('golang')).toEqual([]);
    await people.api.put(`/candidates/${arjun}`, { primary_skills: ['Golang'], phone_number: '+44 20 7946 0000' });
    expect(await searched('golang')).toEqual(['Arjun']);
    expect(await searched('kotlin')).toEqual([]);
    expect(await searched('+44 20 7946 00')).toEqual(['Arjun']);
    await app.web.resolve(TalentPoolService).reveal(people.organizationId, zoya);
    expect(await searched('zoya@hidden')).toEqual(['Zoya']);
  });
});

test('Show skills in the list, and no column in which no candidate has a value', async () => {
  const own = await app.tenant();
  const reader = await signIn(app, own, 'recruiter');
  const headings = async () => [...(await reader.get('/console/candidates')).text.matchAll(/<th scope/g)].length;
  await creatorOf(own)('/candidates', aCandidate({ full_name: 'Mira Sen', location: 'Pune' }));
  // Name, role, location, experience, source and time.
  expect(await headings()).toBe(6);
  await creatorOf(own)(
    '/candidates',
    aCandidate({ primary_skills: ['Kafka', 'Go', 'Rust', 'Zig'], tags: ['referral'] }),
  );
  expect(await headings()).toBe(8);
  const page = await reader.get('/console/candidates');
  expect(visibleText(page.text)).toContain('Kafka, Go, Rust, Zig');
});

test('Name the sources that the service sets itself in words, and filter by these', async () => {
  const own = await app.tenant();
  await creatorOf(own)('/candidates', aCandidate({ full_name: 'From Elsewhere' }));
  await creatorOf(own)('/candidates', aCandidate({ full_name: 'By Referral', source: 'Referral' }));
  const theirs = await signIn(app, own, 'recruiter');
  expect(visibleText((await theirs.get('/console/candidates')).text)).toMatch(/Referral .*Integration /);
  const found = visibleText((await theirs.get('/console/candidates?source=integration')).text);
  expect([found.includes('From Elsewhere'), found.includes('By Referral')]).toEqual([true, false]);
});

test('Save a search under a name, rename and delete it, each user their own', async () => {
  const list = '/console/candidates';
  const other = await signIn(app, tenant, 'admin');
  const saved = await browser.submit(`${list}/views`, { view_name: 'Backend <b>', search: 'backend', years_from: '' });
  expect(visibleText(saved.text)).toMatch(/View saved\. .*Backend <b> Manage views/);
  expect(saved.text).toContain(`<a href="${list}?search=backend" aria-current="page">`);
  expect(saved.text).toContain(`<a href="${list}">All candidates</a>`);
  expect(visibleText((await other.get(list)).text)).not.toContain('Backend <b>');
  const again = await browser.post(`${list}/views`, { view_name: 'BACKEND <b>', place: 'Pune' });
  expect([again.status, visibleText(again.text)]).toEqual([
    409,
    expect.stringContaining('already have a view with this name'),
  ]);
  expect((await browser.post(`${list}/views`, { view_name: ' ', place: 'Pune' })).status).toBe(400);
  const empty = await browser.submit(`${list}/views`, { view_name: 'All' });
  expect(visibleText(empty.text)).toContain('Filter the list first.');
  const [, path = ''] = /action="(\/console\/candidates\/views\/[0-9a-f-]{36})"/.exec(empty.text) ?? [];
  await expectGuardedForm(app, path, { view_name: 'Mine' });
  expect((await other.post(path, { view_name: 'Mine' })).status).toBe(404);
  expect((await other.post(`${path}/delete`)).status).toBe(404);
  expect(visibleText((await browser.submit(path, { view_name: 'Engineers' })).text)).toContain('View renamed.');
  expect(visibleText((await browser.submit(`${path}/delete`)).text)).toContain('No saved views yet');
  expect((await browser.post(`${path}/delete`)).status).toBe(404);
});

test('Save fifty views at most, also when two are saved at once', async () => {
  const { organizationId, userIds } = tenant;
  await app.rows(
    `insert into saved_views (organization_id, id, user_id, name, filters)
     select $1, gen_random_uuid(), $2, 'View ' || n, '{"search": "x"}' from generate_series(1, 49) n`,
    [organizationId, userIds[1]],
  );
  const both = ['One', 'Two'].map((view_name) => browser.post('/console/candidates/views', { view_name, search: 'y' }));
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([303, 409]);
  await app.rows('delete from saved_views where organization_id = $1', [organizationId]);
});

test('Find candidates, jobs, applications and tasks in one place', async () => {
  await expectGuarded(app, tenant, '/console/search?q=rao');
  const found = async (text: string) => (await browser.get(`/console/search?q=${encodeURIComponent(text)}`)).text;
  const asked = await found('rao ash');
  for (const path of [`candidates/${asha}`, `applications/${application}`])
    expect(asked).toContain(`href="/console/${path}"`);
  expect(visibleText(asked)).toMatch(
    /Candidates Asha Rao .*Applications Asha Rao, Backend engineer Applied Tasks .*Asha Rao/,
  );
  expect(await found('backend eng')).toContain(`href="/console/jobs/${job}"`);
  expect(visibleText(await found(application))).toContain(`With this ID Application ${application}`);
  expect(visibleText(await found('<b>nobody'))).toContain('No results for “<b>nobody”.');
  expect(visibleText(await found(''))).toContain('Type part of a name');
  const options = await browser.get('/console/search/results?q=rao');
  expect(options.text).toMatch(/^(<!doctype html>\s*)?<div data-summary="\d+ results">/i);
  expect(options.text).toContain(`href="/console/candidates/${asha}"`);
  const other = await signIn(app, await app.tenant());
  for (const text of ['rao', 'backend', asha, job, application]) {
    const nothing = await other.get(`/console/search/results?q=${text}`);
    expect(nothing.text, text).toContain('data-summary="No results');
  }
});

test('Show a candidate with resume, filled fields, applications and messages', async () => {
  await withResume(asha);
  await expectGuarded(app, tenant, `/console/candidates/${asha}`);
  const { text } = await browser.get(`/console/candidates/${asha}`);
  expect(visibleText(text)).toMatch(/Resume Read .* Fields filled from it .*Current role/);
  expect(visibleText(text)).toContain('Backend engineer Contoso Jan 2019 – present · 7 years 11 months');
  expect(text).toContain(`href="/console/applications/${application}"`);
  expect(visibleText(text)).toContain('Interest email');
});

test('Show why a resume could not be read yet, with a link to its task', async () => {
  const waiting = await make('/candidates', aCandidate({ full_name: 'Waiting Person' }));
  await app.rows(
    `insert into candidate_resumes (candidate_id, organization_id, source, state, reason)
     values ($1, $2, 'https://resumes.example/w.txt', 'queued', 'fetch_failed')`,
    [waiting, tenant.organizationId],
  );
  await app.rows(`update candidates set resume_url = 'https://resumes.example/w.txt' where id = $1`, [waiting]);
  const { text } = await browser.get(`/console/candidates/${waiting}`);
  expect(visibleText(text)).toMatch(/Resume Retrying The host of the resume is unavailable/);
  expect(text).toContain(`href="/console/work?kind=resume&amp;candidate_id=${waiting}"`);
});

test('Escape candidate data, and link only http(s)', async () => {
  const { text } = await browser.get(`/console/candidates/${tom}`);
  expect(text).not.toContain('<i>Okafor');
  expect(text).not.toContain('href="javascript');
  expect(visibleText(text)).toContain('javascript:alert(1)');
});

test('Explain in an empty list how to add candidates', async () => {
  const fresh = await signIn(app, await app.tenant());
  expect(visibleText((await fresh.get('/console/candidates')).text)).toContain(
    'when you add or import them, or when an integration sends them.',
  );
});

test('Mark an unsubscribed address on the pages of the candidate and the application', async () => {
  const [job, other] = [await make('/jobs', { title: 'Any' }), await make('/candidates', aCandidate())];
  const applied = await make('/applications', { candidate_id: other, job_id: job });
  const pages = async () => {
    const paths = [`/console/candidates/${other}`, `/console/applications/${applied}`];
    return Promise.all(paths.map(async (path) => visibleText((await browser.get(path)).text)));
  };
  for (const page of await pages()) expect(page).not.toContain('Unsubscribed');
  await app.rows(
    `insert into suppressed_addresses (organization_id, address, reason)
       select organization_id, lower(email), 'unsubscribed' from candidates where id = $1`,
    [other],
  );
  for (const page of await pages()) expect(page).toMatch(/Email \S+@\S+ Unsubscribed/);
});

test('Show consents with the text shown, and withdraw one for a candidate who phones', async () => {
  const text = 'I agree to <b>emails</b>.';
  const post = (path: string, body: object) => tenant.api.post(path, body);
  const { body } = await post(`/candidates/${asha}/consents`, { purpose: 'contact', text, text_version: '7' });
  const { id } = body.data;
  const page = await browser.get(`/console/candidates/${asha}`);
  expect(visibleText(page.text)).toMatch(
    /Emails about jobs Text shown Version 7 I agree to <b>emails<\/b>\. .* API – Withdraw/,
  );
  const path = `/console/consents/${id}/withdraw`;
  expect(page.text).toContain(`href="${path}"`);
  await expectGuarded(app, tenant, path);
  await expectGuardedForm(app, path, { channel: 'phone' });
  const asked = visibleText((await browser.get(path)).text);
  expect(asked).toContain('email address is unsubscribed');
  expect((await browser.post(path, { channel: 'api' })).status).toBe(400);
  for (const _ of ['twice', 'in a row']) {
    const done = visibleText((await browser.submit(path, { channel: 'phone' })).text);
    expect(done).toMatch(/Consent withdrawn .*API [^ ]+ .*\(Phone\)/);
  }
  expect(await auditEntries(app, tenant, 'candidate.consent_withdrawn')).toMatchObject([{ subject: asha }]);
  expect((await browser.get(path)).location).toBe(`/console/candidates/${asha}`);
});
