import { expect, test } from 'vitest';
import { aCandidate, startApp } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import { creatorOf, expectGuarded, visibleText } from '../page-assertions.ts';

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

test('Show a candidate with resume, filled fields, applications and messages', async () => {
  await withResume(asha);
  await expectGuarded(app, tenant, `/console/candidates/${asha}`);
  const { text } = await browser.get(`/console/candidates/${asha}`);
  expect(visibleText(text)).toMatch(/Resume Read .* Fields filled from it .*Current role/);
  expect(visibleText(text)).toContain('Backend engineer, Contoso 2019-01 – present');
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
  expect(visibleText((await fresh.get('/console/candidates')).text)).toContain('POST /api/v1/candidates');
});
