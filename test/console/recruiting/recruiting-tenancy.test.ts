import { afterAll, expect, test } from 'vitest';
import { recordStatements } from '../../../bench/plans.ts';
import { tenantTables } from '../../http/tenancy/tenancy.rows.ts';
import { exceptions, unbound } from '../../http/tenancy/tenancy.statements.ts';
import { rowsOf } from '../../screenings/rows.ts';
import { aCandidate, startApp } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import { creatorOf } from '../page-assertions.ts';

const recorder = recordStatements();
afterAll(() => recorder.stop());
const app = await startApp();
const tables = await tenantTables(app);

/** One record of each kind. Every text contains `mark`. */
async function worldOf(mark: string) {
  const tenant = await app.tenant({ name: mark, credits: 100 });
  const make = creatorOf(tenant);
  const client = await make('/clients', { name: `${mark} client` });
  const screening_questions = [{ question: `${mark}?`, type: 'text', required: true, order: 1 }];
  const job = await make('/jobs', { title: `${mark} job`, client_id: client, screening_questions });
  const candidate = await make('/candidates', aCandidate({ full_name: `${mark} Person`, tags: [mark] }));
  const other = await make('/candidates', aCandidate({ full_name: `${mark} Other` }));
  const application = await make('/applications', { candidate_id: candidate, job_id: job, notes: mark });
  const stored = rowsOf(app, tenant.organizationId);
  const session = await stored.session(candidate, job, { status: 'completed' });
  await stored.response(session, { question: mark, answer: mark });
  const interview = await stored.interview(candidate, job);
  const masked = await app.masked(tenant.organizationId, { full_name: `${mark} Masked` });
  const [message] = await app.rows('select id from outbound_messages where candidate_id = $1', [candidate]);
  return { message: message.id, tenant, mark, client, job, candidate, other, application, session, interview, masked };
}

const theirs = await worldOf('zqxtheirs');
const mine = await worldOf('qwymine');
await app.idle();

const lists = [
  'jobs',
  'jobs/new',
  'clients',
  'candidates',
  'applications',
  'talent-pool',
  'messages',
  'screenings',
].map((name) => `/console/${name}`);
lists.push('/console/candidates/duplicates', '/console/candidates/views', '/console/candidates?order=name');
const details = ({
  message,
  client,
  job,
  candidate,
  other,
  application,
  session,
  interview,
  masked,
  mark,
}: typeof mine) =>
  [
    `messages/${message}`,
    `jobs/${job}`,
    `jobs/${job}/board`,
    `jobs/${job}/skills`,
    `jobs/${job}/edit`,
    `jobs/${job}/duplicate`,
    `jobs/${job}/status?to=closed`,
    `clients/${client}`,
    `clients/${client}/edit`,
    `candidates/${candidate}`,
    `candidates/${masked}`,
    `candidates/${candidate}/resume/replace`,
    `candidates/${candidate}/edit`,
    `candidates/${candidate}/add-to-job`,
    `candidates/${candidate}/merge?search=${mark}`,
    `candidates/${candidate}/merge?with=${other}`,
    `applications/${application}`,
    `applications/${application}/interview`,
    `talent-pool/${masked}/reveal`,
    `screenings/${session}`,
    `interviews/${interview}`,
  ].map((path) => `/console/${path}`);

test('Show nothing of another organization on any page', async () => {
  const browser = await signIn(app, mine.tenant);
  const narrowed = [
    `/console/jobs?client=${theirs.client}`,
    `/console/jobs/new?client=${theirs.client}`,
    `/console/clients?search=${theirs.mark}`,
    `/console/candidates?job=${theirs.job}`,
    `/console/candidates?tag=${theirs.mark}`,
    `/console/candidates?search=${theirs.mark}&place=x`,
    `/console/candidates?tag=${theirs.mark}&order=experience`,
    `/console/candidates?job=${theirs.job}&order=newest`,
    `/console/candidates/${mine.candidate}?list=candidates`,
    `/console/candidates/${mine.candidate}?list=candidates&search=${mine.mark}`,
    `/console/candidates/${mine.candidate}?list=candidates&status=Applied&order=experience`,
    `/console/applications/${mine.application}?list=applications&search=${mine.mark}`,
    `/console/search?q=${theirs.mark}`,
    `/console/search?q=${theirs.application}`,
    `/console/search?q=${mine.mark}`,
    `/console/applications?job=${theirs.job}`,
    `/console/applications?search=${theirs.mark}`,
    `/console/screenings?job=${theirs.job}`,
    `/console/screenings?search=${theirs.mark}`,
  ];
  for (const path of [...lists, ...details(mine), ...narrowed]) {
    const { status, text } = await browser.get(path);
    expect(status, path).toBe(200);
    // The filter's field repeats the search, and so does a page without results.
    const echoed = [`value="${theirs.mark}"`, `“${theirs.mark}”`];
    expect(
      echoed.reduce((left, one) => left.replaceAll(one, ''), text),
      path,
    ).not.toContain(theirs.mark);
  }
  for (const path of details(theirs)) expect((await browser.get(path)).status, path).toBe(404);
});

test('Change nothing of another organization by any form', async () => {
  const browser = await signIn(app, mine.tenant);
  await app.rows(
    `insert into saved_views (organization_id, id, user_id, name, filters)
     select organization_id, md5(organization_id::text)::uuid, id, 'Saved', '{"search": "x"}' from users
     where id in ($1, $2)`,
    [mine.tenant.userIds[0], theirs.tenant.userIds[0]],
  );
  const viewOf = async ({ tenant }: typeof mine) =>
    (await app.rows('select id from saved_views where organization_id = $1', [tenant.organizationId]))[0]?.id;
  const views = new Map([
    [mine, await viewOf(mine)],
    [theirs, await viewOf(theirs)],
  ]);
  const [before] = await app.rows(
    'select md5(array_agg(a order by id)::text) as it from candidate_jobs a where organization_id = $1',
    [theirs.tenant.organizationId],
  );
  const forms = (world: typeof mine): [string, Record<string, string>][] => [
    [`/console/jobs/${world.job}/board`, { application: world.application, status: 'hired' }],
    [`/console/applications/${world.application}/move`, { status: 'screening' }],
    [`/console/applications/${world.application}/notes`, { note: 'Mine' }],
    [`/console/applications/${world.application}/screening`, { channel: 'web_form' }],
    [`/console/applications/${world.application}/interview`, { interview: '01a1ff3c-0000-7000-8000-00000000000a' }],
    [`/console/jobs/${world.job}/skills`, { required: 'Go', do: 'preview' }],
    [`/console/jobs/${world.job}/edit`, { title: 'Mine', seen: 'locations:x' }],
    [`/console/jobs/${world.job}/duplicate`, { title: 'Mine' }],
    [`/console/jobs/${world.job}/status`, { to: 'paused', seen: 'active' }],
    [`/console/clients/${world.client}/edit`, { name: 'Mine', seen: 'email:x' }],
    [`/console/talent-pool/${world.masked}/reveal`, {}],
    ['/console/candidates/duplicates', { one: world.candidate, other: world.other }],
    [`/console/candidates/views/${views.get(world)}`, { view_name: 'Renamed' }],
    [`/console/candidates/views/${views.get(world)}/delete`, {}],
    [`/console/candidates/${world.candidate}/resume/read`, {}],
    [`/console/candidates/${world.candidate}/edit`, { full_name: 'Mine', seen: 'location:x' }],
    [`/console/candidates/${world.candidate}/add-to-job`, { job_id: world.job }],
    [`/console/candidates/${world.candidate}/merge`, { from_id: world.other }],
  ];
  for (const [path, form] of forms(theirs)) expect((await browser.post(path, form)).status, path).toBe(404);
  for (const [path, form] of forms(mine)) expect((await browser.post(path, form)).status, path).toBeLessThan(400);
  const [after] = await app.rows(
    'select md5(array_agg(a order by id)::text) as it from candidate_jobs a where organization_id = $1',
    [theirs.tenant.organizationId],
  );
  expect(after).toEqual(before);
});

const oneLine = (statement: string): string =>
  statement
    .replace(/^\/\*.*?\*\//s, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Statements of the console that may do without the organization. */
const more = [
  { pattern: /"console_sessions"|sign_in_links/, reason: 'the session or the link is what decides the organization' },
  {
    pattern: /^select c\.organization_id,? .* from candidates c left join jobs j .* where c\.id = \$\d+$/,
    reason: 'of the candidate of an application that was found under the organization',
  },
];

test('Bind every statement of these pages to the organization', () => {
  const sent = new Set(recorder.sent.filter(({ by }) => by === 'web').map(({ text }) => oneLine(text)));
  const loose = [...sent].flatMap((text) => {
    if (more.some(({ pattern }) => pattern.test(text))) return [];
    const excused = exceptions.filter(({ pattern }) => pattern.test(text)).flatMap((one) => one.tables);
    return unbound(text, tables).flatMap((table) => (excused.includes(table) ? [] : [`${table}: ${text}`]));
  });
  expect(loose).toEqual([]);
  expect(sent.size).toBeGreaterThan(50);
});
