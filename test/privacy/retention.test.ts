import { expect, test } from 'vitest';
import { PipelineService } from '../../src/modules/applications/index.ts';
import { expectProblem } from '../http/problem.ts';
import { baseUrl, outreachOf } from '../outreach/support.ts';
import { visitorOf } from '../portal/visitor.ts';
import { rowsOf } from '../screenings/rows.ts';
import { aCandidate, startApp, type Tenant } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url, baseUrl } });
const day = 86_400_000;

function worldOf(tenant: Tenant) {
  const { api, organizationId } = tenant;
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await api.post(path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data.id;
  };
  const preview = async (query = 'candidate_days=0') => (await api.get(`/retention/preview?${query}`)).body;
  return {
    ...{ api, organizationId, preview },
    candidate: (fields = {}) => made('/candidates', aCandidate(fields)),
    job: (fields = {}) => made('/jobs', { title: 'Engineer', ...fields }),
    apply: (candidate_id: string, job_id: string) => made('/applications', { candidate_id, job_id }),
    /** As if nothing had happened since. */
    inactive: (id: string, days: number) =>
      app.rows(
        `update candidate_activity set last_activity_at = now() - $2 * interval '1 day' where candidate_id = $1`,
        [id, days],
      ),
    activity: async (id: string): Promise<string> =>
      (
        await app.rows('select last_activity_at from candidate_activity where candidate_id = $1', [id])
      )[0].last_activity_at.toISOString(),
    listed: async (query?: string): Promise<string[]> =>
      (await preview(query)).data.map(({ candidate_id }: any) => candidate_id),
  };
}

test('List whom a policy would erase, longest inactive first, in pages, and count those on hold', async () => {
  const it = worldOf(await app.tenant());
  const [recent, old, oldest, held] = [
    await it.candidate(),
    await it.candidate(),
    await it.candidate(),
    await it.candidate(),
  ];
  await it.inactive(recent, 10);
  await it.inactive(old, 40);
  await it.inactive(oldest, 50);
  await it.inactive(held, 60);
  await it.api.put(`/candidates/${held}/legal-hold`, { hold: true });
  expect(await it.preview('')).toEqual({ data: [], meta: { total: 0, limit: 50, offset: 0, on_hold: 0 } });
  expect(await it.listed()).toEqual([oldest, old, recent]);
  expect(await it.listed('candidate_days=45')).toEqual([oldest]);
  const second = await it.preview('candidate_days=0&limit=1&offset=1');
  expect(second.meta).toEqual({ total: 3, limit: 1, offset: 1, on_hold: 1 });
  expect(second.data.map(({ candidate_id }: any) => candidate_id)).toEqual([old]);

  await it.api.put('/retention', { candidate_days: 30 });
  const { data, meta } = await it.preview('');
  expect(meta).toEqual({ total: 2, limit: 50, offset: 0, on_hold: 1 });
  expect(data[0]).toEqual({
    candidate_id: oldest,
    last_activity_at: await it.activity(oldest),
    erase_at: expect.stringMatching(/T03:47:00\.000Z$/),
  });
  const ahead = Date.parse(data[0].erase_at) - Date.now();
  expect(ahead).toBeGreaterThan(14 * day);
  expect(ahead).toBeLessThan(15 * day);
  expect(await worldOf(await app.tenant()).listed()).toEqual([]);
});

test('Follow with a cursor who becomes inactive, by their last activity', async () => {
  const it = worldOf(await app.tenant());
  const [next, oldest, held, active] = [
    await it.candidate(),
    await it.candidate(),
    await it.candidate(),
    await it.candidate(),
  ];
  await it.inactive(next, 40);
  await it.inactive(oldest, 50);
  await it.inactive(held, 45);
  await it.api.put(`/candidates/${held}/legal-hold`, { hold: true });
  const since = new Date(Date.now() - 60 * day).toISOString();
  const first = await it.preview(`candidate_days=30&limit=1&updated_after=${since}`);
  const paged = { limit: 1, offset: 0, on_hold: 1, next_cursor: expect.any(String) };
  expect(first.meta).toEqual({ ...paged, total: 2 });
  expect(first.data).toEqual([
    {
      candidate_id: oldest,
      last_activity_at: await it.activity(oldest),
      erase_at: expect.stringMatching(/T03:47:00\.000Z$/),
    },
  ]);
  const after = (cursor: string, days = 30) => `candidate_days=${days}&limit=1&cursor=${cursor}`;
  const second = await it.preview(after(first.meta.next_cursor));
  expect([second.data[0].candidate_id, second.meta.total]).toEqual([next, 1]);
  const last = await it.preview(after(second.meta.next_cursor));
  expect([last.data, last.meta]).toEqual([[], { ...paged, total: 0 }]);
  await it.inactive(active, 31);
  expect(await it.listed(after(last.meta.next_cursor))).toEqual([active]);
  expectProblem(await it.api.get(`/retention/preview?${after(last.meta.next_cursor, 29)}`), 400, 'validation_error', [
    ['cursor', 'invalid_value'],
  ]);
  // While retention is off, nobody is listed.
  const off = await it.preview(`updated_after=${since}`);
  expect([off.data, off.meta.total]).toEqual([[], 0]);
  expect(await it.listed(`cursor=${off.meta.next_cursor}`)).toEqual([]);
});

test('Name every wrong parameter of the preview', async () => {
  const { api } = await app.tenant();
  const answer = await api.get('/retention/preview?candidate_days=-1&limit=0&offset=x&updated_after=1&sort=a');
  expectProblem(answer, 400, 'validation_error');
  expect(answer.body.error.details.map(({ path }: any) => path).sort()).toEqual([
    'candidate_days',
    'limit',
    'offset',
    'sort',
    'updated_after',
  ]);
  expectProblem(await api.get('/retention/preview?candidate_days=3651'), 400, 'validation_error');
});

test('Count what keys, users and candidates do as activity', async () => {
  const it = worldOf(await app.tenant({ credits: 50 }));
  const job = await it.job();
  const [other, third, fourth] = [await it.job(), await it.job(), await it.job()];
  const own = outreachOf(app, { ...it, key: '', userIds: [] });
  const applied = await own.apply(job);
  await app.idle();
  const path = /\/interest\/[\w-]{43}/.exec(smtp.to(applied.email)[0]?.text ?? '')?.[0] ?? '';
  const [{ candidate_id: id }] = await app.rows('select candidate_id from candidate_jobs where id = $1', [applied.id]);
  const rows = rowsOf(app, it.organizationId);
  const session = await rows.session(id, job);
  await rows.conversation(session, '919876543210', { kind: 'text', text: 'Hello' });
  const second = await it.apply(id, other);
  const fresh = async (work: () => Promise<unknown>) => {
    await it.inactive(id, 100);
    const began = Date.now() - 1;
    await work();
    await app.idle();
    return Date.parse(await it.activity(id)) >= began;
  };
  const counted: Record<string, () => Promise<unknown>> = {
    'a changed candidate': () => it.api.put(`/candidates/${id}`, { location: 'Pune' }),
    'an application': () => it.apply(id, third),
    'applications in bulk': () => it.api.post('/applications/bulk', { job_id: fourth, candidate_ids: [id] }),
    'a moved application': () => it.api.put(`/applications/${applied.id}`, { status: 'Shortlisted' }),
    'a deleted application': () => it.api.delete(`/applications/${second}`),
    'an answer to an email': () => visitorOf(app).send(path, { answer: 'no' }),
    'an opened email': () => app.rows('update screening_sessions set email_opened_at = now() where id = $1', [session]),
    'a WhatsApp message': () =>
      app.rows(
        `insert into whatsapp_messages (id, organization_id, session_id, direction, content, state)
         values (gen_random_uuid(), $1, $2, 'in', '{}', 'received')`,
        [it.organizationId, session],
      ),
    'a screening': () => rows.session(id, other),
    'a video interview': () => rows.interview(id, other),
  };
  for (const [what, work] of Object.entries(counted)) expect([what, await fresh(work)]).toEqual([what, true]);

  const ignored: Record<string, () => Promise<unknown>> = {
    reading: () => Promise.all([it.api.get(`/candidates/${id}`), visitorOf(app).visit(path)]),
    'the same values again': () => it.api.put(`/applications/${applied.id}`, { status: 'Shortlisted' }),
    // The worker scores every applicant.
    'a score that the service computes': () => it.api.put(`/jobs/${job}`, { required_skills: ['Rust', 'Go'] }),
    'a renamed status': () => app.web.resolve(PipelineService).rename(it.organizationId, 'Shortlisted', 'Long list'),
    'an expired screening': () => app.rows(`update screening_sessions set status = 'expired' where id = $1`, [session]),
  };
  for (const [what, work] of Object.entries(ignored)) expect([what, await fresh(work)]).toEqual([what, false]);
});

test('Keep candidates in an active status of an active job', async () => {
  const it = worldOf(await app.tenant());
  const [id, job] = [await it.candidate(), await it.job()];
  const application = await it.apply(id, job);
  const listed = async () => {
    await it.inactive(id, 100);
    return (await it.listed('candidate_days=90')).length;
  };
  expect(await listed()).toBe(0);
  await it.api.put(`/applications/${application}`, { status: 'rejected' });
  expect(await listed()).toBe(1);
  await it.api.put(`/applications/${application}`, { status: 'screening' });
  expect(await listed()).toBe(0);
  await it.api.put(`/jobs/${job}`, { status: 'closed' });
  expect(await listed()).toBe(1);
});
