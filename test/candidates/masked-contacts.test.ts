import { expect, test } from 'vitest';
import { TalentPoolService } from '../../src/modules/candidates/index.ts';
import { withoutContacts } from '../../src/readers/contact-data/index.ts';
import { signIn } from '../console/console-client.ts';
import { startApp, until } from '../support/app.ts';

const app = await startApp();
const tenant = await app.tenant({ credits: 100 });
const { api, organizationId, key } = tenant;

const contacts = [
  ['an email', 'zq7rao@mail.example'],
  ['an email in words', 'zq7rao (at) mail dot com'],
  ['brackets', 'zq7rao[at]mail[dot]com'],
  ['words alone', 'zq7rao at mail dot com'],
  ['a provider', 'zq7rao at gmail'],
  ['full width', 'ｚｑ７ｒａｏ＠ｍａｉｌ．ｃｏｍ'],
  ['ideographic full stops', 'zq7rao＠mail。com'],
  ['spaced letters', 'z q 7 r a o @ m a i l . c o m'],
  ['an invisible character', 'zq7rao\u200b@\u2060mail.com'],
  ['an entity', 'zq7rao&#64;mail.com'],
  ['capitals', 'zq7raoATmailDOTcom'],
  ['a cut address', 'zq7rao (at)'],
  ['a link', 'https://zq7rao.example/me'],
  ['a website', 'zq7rao.dev'],
  ['a profile', 'linkedin.com/in/zq7rao'],
  ['a labelled profile', 'LinkedIn: zq7rao'],
  ['a handle', '@zq7rao'],
  ['a phone number', '+91 98450 12345'],
  ['spaced digits', '9 8 4 5 0 1 2 3 4 5'],
  ['dotted digits', '98.450.12.345'],
  ['full-width digits', '９８４５０１２３４５'],
  ['other digits', '९८४५० १२३४५'],
  ['digits in words', 'nine eight four five zero one two three four five'],
  ['letters between the digits', '98450x12345'],
] as const;
// Any spelling of the two secrets, once the spaces and the marks between their characters are gone.
const secret = /zq7rao|98450|9845012345|nineeightfour|९८४५०/i;
const squeezed = (shown: unknown): string =>
  JSON.stringify(shown)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '');

const resume = (contact: string) =>
  Buffer.from(
    [
      'Ishaan Menon',
      `Backend specialist ${contact}`,
      'Kochi, Kerala',
      '',
      'EXPERIENCE',
      `Senior Data Engineer (${contact})`,
      'Northwind Analytics Pvt Ltd',
      'Jan 2020 - Present',
      'Built streaming pipelines with Kafka and Python for twelve teams, and kept them running.',
      '',
      'Data Engineer',
      `Redwood Labs Ltd, ${contact}`,
      'Jan 2016 - Dec 2019',
      'Wrote batch jobs in Python and SQL, measured them and made them faster year by year.',
      '',
      'PROJECTS',
      `Ledger ${contact}`,
      '',
      'EDUCATION',
      `Bachelor of Technology, Example Institute of Technology ${contact}, 2011 - 2015`,
      '',
      'SKILLS',
      `Kafka, Python, SQL, ${contact}, ASP.NET`,
    ].join('\n'),
  );
async function upload(bytes: Buffer): Promise<string> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' };
  const response = await fetch(`${app.base}/api/v1/resumes`, { method: 'POST', headers, body: new Uint8Array(bytes) });
  return ((await response.json()) as { data: { resume_path: string } }).data.resume_path;
}

test.each(contacts)('Show nothing of %s that the resume of a masked candidate contains', async (_, contact) => {
  const id = await app.masked(organizationId, { resume_path: await upload(resume(contact)) });
  const read = await until(async () => {
    const { data } = (await api.get(`/candidates/${id}/resume`)).body;
    return data.state === 'read' && data;
  }, 'the resume to be read');
  const candidate = (await api.get(`/candidates/${id}`)).body.data;
  expect(squeezed([read, candidate])).not.toMatch(secret);
  expect(candidate).toMatchObject({ location: 'Kochi, Kerala', current_company: 'Northwind Analytics Pvt Ltd' });
  expect(candidate.primary_skills).toEqual(expect.arrayContaining(['Kafka', 'Python', 'SQL']));
  const list = (await api.get('/candidates?limit=100')).body.data;
  expect(squeezed(list)).not.toMatch(secret);
  for (const term of ['zq7rao', '98450', contact]) {
    expect((await api.get(`/candidates?search=${encodeURIComponent(term)}`)).body.data).toEqual([]);
  }
});

test('Hide a masked candidate’s resume contacts in the console until the profile is revealed', async () => {
  const recruiter = await signIn(app, tenant);
  const id = await app.masked(organizationId, { resume_path: await upload(resume('zq7rao@mail.example')) });
  await app.idle();
  for (const path of [`/console/talent-pool/${id}`, `/console/candidates/${id}`, '/console/talent-pool']) {
    const page = await recruiter.get(path);
    expect(page.status).toBeLessThan(400);
    expect(squeezed(page.text)).not.toMatch(secret);
  }
  await app.web.resolve(TalentPoolService).reveal(organizationId, id);
  await app.idle();
  expect((await api.get(`/candidates/${id}/resume`)).body.data.profile.emails).toEqual(['zq7rao@mail.example']);
  expect((await api.get(`/candidates/${id}`)).body.data.current_designation).toContain('zq7rao@mail.example');
});

test.each([
  ['Backend Engineer (ada@example.com)', 'Backend Engineer'],
  ['Attorney-at-Law', 'Attorney-at-Law'],
  ['Senior .NET Developer', 'Senior .NET Developer'],
  ['ASP.NET Developer', 'ASP.NET Developer'],
  ['Engineer at Acme', 'Engineer at Acme'],
  ['B.Com, University of Pune', 'B.Com, University of Pune'],
  ['C++ (lead) | WhatsApp Business', 'C++ (lead) | WhatsApp Business'],
  ['Node.js / React.js', 'Node.js / React.js'],
  ['Bengaluru 560001', 'Bengaluru 560001'],
  ['Ada.Love99, Acme', 'Acme'],
  ['Acme Institute ada.love99 (at', 'Acme Institute'],
  ['9845O 12345', null],
  ['+91 98450 12345', null],
])('Mask %s as %s', (text, masked) => {
  expect(withoutContacts(text, ['ada.love99'])).toBe(masked);
});
