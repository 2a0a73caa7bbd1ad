import { describe, expect, test } from 'vitest';
import { modules } from '../../src/app/modules.ts';
import { SignInService } from '../../src/modules/access/index.ts';
import { PipelineService } from '../../src/modules/applications/index.ts';
import { OrganizationService, UserService } from '../../src/modules/organizations/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { expectProblem } from '../http/problem.ts';
import { startScreening } from '../screenings/start.ts';
import { aCandidate, startApp } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { startWhatsappServer } from '../support/servers/whatsapp-server.ts';
import { bothModes, fill, lists, made, testModeOf } from './test-mode.ts';

const smtp = await startSmtpServer();
const cloud = await startWhatsappServer();
const app = await startApp({ config: { smtpUrl: smtp.url, whatsapp: cloud.settings } });
const organizations = app.web.resolve(OrganizationService);

describe('Test data', async () => {
  const { live, api, organizationId } = await bothModes(app);
  const own = await fill(api);
  const theirs = await fill(live.api);
  await app.idle();

  test('Keep live and test data apart both ways, in lists, by id and in bodies', async () => {
    for (const [by, mine, others] of [
      [api, own, theirs],
      [live.api, theirs, own],
    ] as const) {
      for (const path of lists) {
        const text = JSON.stringify((await by.get(path)).body.data);
        expect(
          Object.values(others).filter((id) => text.includes(id)),
          path,
        ).toEqual([]);
        expect((await by.get(path)).body.meta.total, path).toBeGreaterThan(0);
      }
      for (const [path, id] of [
        ['/clients/', others.client],
        ['/jobs/', others.job],
        ['/candidates/', others.candidate],
        ['/applications/', others.application],
      ] as const) {
        expectProblem(await by.get(path + id), 404, 'not_found');
        expectProblem(await by.put(path + id, { metadata: {} }), 404, 'not_found');
      }
      expectProblem(await by.get(`/candidates/${others.candidate}/resume`), 404, 'not_found');
      expectProblem(await by.get(`/screenings/${others.interview}?type=video_interview`), 404, 'not_found');
      const pair = { candidate_id: mine.candidate, job_id: others.job };
      expectProblem(await by.post('/applications', pair), 404, 'not_found');
      expectProblem(await by.post('/jobs', { title: 'J', client_id: others.client }), 404, 'not_found');
    }
  });

  test('Mark events with their mode, and show only those of the key', async () => {
    for (const [by, livemode, mine] of [
      [api, false, own],
      [live.api, true, theirs],
    ] as const) {
      const { data } = (await by.get(`/events?subject_id=${mine.application}`)).body;
      expect(data[0]).toMatchObject({ type: 'application.created', livemode, subject: { id: mine.application } });
      const other = mine === own ? theirs : own;
      expect((await by.get(`/events?subject_id=${other.application}`)).body.data).toEqual([]);
    }
  });

  test('Keep emails instead of sending them, with links that work', async () => {
    expect(smtp.mails.length).toBeGreaterThan(0);
    const { email } = (await api.get(`/candidates/${own.candidate}`)).body.data;
    expect(smtp.to(email)).toEqual([]);
    const { data, meta } = (await api.get('/test/messages')).body;
    expect(meta).toEqual({ total: 2, limit: 50, offset: 0 });
    expect(data.map((one: any) => one.kind).sort()).toEqual(['interest_outreach', 'video_interview_invite']);
    const interest = data.find((one: any) => one.kind === 'interest_outreach');
    expect(interest).toEqual({
      id: expect.any(String),
      channel: 'email',
      kind: 'interest_outreach',
      to: email,
      subject: expect.stringContaining('Backend Engineer'),
      text: expect.stringContaining('/interest/'),
      state: 'sent',
      candidate_id: own.candidate,
      application_id: own.application,
      created_at: expect.any(String),
    });
    expect((await api.get(`/applications/${own.application}`)).body.data.outreach_sent_at).not.toBeNull();
    for (const { text } of data) {
      const link = /https?:\/\/[^/\s]+(\/(?:interest|interview)\/\S+)/.exec(text)?.[1];
      const page = await fetch(app.base + link);
      expect([link, page.status]).toEqual([expect.any(String), 200]);
      expect(await page.text()).not.toContain(`/jobs/${own.job}`);
    }
    expect((await api.get('/test/messages?limit=1&offset=1')).body.data).toEqual([data[1]]);
    expectProblem(await api.get('/test/messages?limit=0&cursor=x'), 400, 'validation_error');
  });

  test('Keep WhatsApp messages instead of sending them', async () => {
    const calls = cloud.requests.length;
    const { screening_id: id } = await startScreening(app, own.candidate, own.job, 'whatsapp');
    await app.idle();
    expect(cloud.requests.length).toBe(calls);
    const [message] = (await api.get('/test/messages')).body.data;
    expect(message).toMatchObject({
      channel: 'whatsapp',
      kind: 'screening_invite',
      to: '+919876543210',
      subject: null,
    });
    expect(message.text).toContain('Backend Engineer');
    const screening = await api.get(`/screenings/${id}?type=screening_session`);
    expect(screening.body.data.status).toBe('message_sent');
  });

  test('Have no public job page', async () => {
    expect((await fetch(`${app.base}/jobs/${theirs.job}`)).status).toBe(200);
    expect((await fetch(`${app.base}/jobs/${own.job}`)).status).toBe(404);
  });

  test('Charge imaginary credits alone', async () => {
    expect((await live.api.get('/organization')).body.data.credit_balance).toBe(40);
    expect((await api.get('/organization')).body.data).toMatchObject({
      id: organizationId,
      name: 'Live Ltd',
      credit_balance: 990,
    });
  });

  test('Return 404 to live keys for every method under /test', async () => {
    for (const path of ['/test/messages', '/test/unknown']) {
      expectProblem(await live.api.get(path), 404, 'not_found');
      expectProblem(await live.api.delete(path), 404, 'not_found');
    }
    expectProblem(await api.delete('/test/messages'), 405, 'method_not_allowed');
  });
});

describe('Test keys', () => {
  test('Work on the free plan, and not instead of a live key', async () => {
    const { live, key, api } = await bothModes(app, { plan: 'paid' });
    expect(key).toMatch(/^rps_test_[0-9A-Za-z]{49}$/);
    await organizations.update(live.organizationId, { plan: 'free' });
    const free = await testModeOf(app, live.organizationId);
    expectProblem(await app.withKey(free.key.replace('_test_', '_live_')).get('/clients'), 401, 'unauthorized');
    expect((await free.api.get('/organization')).body.data.plan).toBe('free');
    expect((await api.get('/clients')).status).toBe(200);
    expect(free.organizationId).toBe((await api.get('/organization')).body.data.id);
  });

  test('Share one data set when created at the same time', async () => {
    const { organizationId } = await app.tenant();
    const all = await Promise.all(Array.from({ length: 6 }, () => testModeOf(app, organizationId)));
    expect(new Set(all.map((one) => one.organizationId)).size).toBe(1);
    expect((await all[0]?.api.get('/organization'))?.body.data.credit_balance).toBe(1000);
    const users = await app.rows('select count(*)::int as n from users where organization_id = $1', [
      all[0]?.organizationId,
    ]);
    expect(users).toEqual([{ n: 2 }]);
  });

  test('Follow the settings, statuses and users of the live organization', async () => {
    const { live, api, organizationId } = await bothModes(app);
    const pipeline = app.web.resolve(PipelineService);
    await pipeline.add(live.organizationId, 'Trial day');
    await pipeline.add(live.organizationId, 'Left');
    const { candidate, job } = await fill(api);
    const other = await made(api, '/candidates', aCandidate());
    const trial = await api.post('/applications', { candidate_id: candidate, job_id: job, status: 'Trial day' });
    expect(trial.status).toBe(200);
    await made(api, '/applications', { candidate_id: other, job_id: job, status: 'Left' });
    await pipeline.rename(live.organizationId, 'Trial day', 'Trial week');
    await pipeline.remove(live.organizationId, 'Left');
    await organizations.update(live.organizationId, { name: 'New name', outreachEnabled: false });
    const shown = (await api.get('/organization')).body.data;
    expect(shown).toMatchObject({ name: 'New name', public_name: 'New name', outreach_enabled: false });
    // An application is still in the removed status.
    expect(shown.pipeline_statuses.slice(-2)).toEqual(['Trial week', 'Left']);
    expect((await api.get(`/applications/${trial.body.data.id}`)).body.data.status).toBe('Trial week');
    expect((await live.api.get('/organization')).body.data.pipeline_statuses).not.toContain('Left');

    const users = app.web.resolve(UserService);
    const copies = () =>
      app.rows('select id, email, role from users where organization_id = $1 and email not like $2', [
        organizationId,
        '%.invalid',
      ]);
    const user = { full_name: 'Mira', email: 'mira@example.com', role: 'recruiter' } as const;
    const id = await users.add(live.organizationId, user);
    const [copy] = await copies();
    expect(copy).toMatchObject({ email: user.email, role: 'recruiter' });
    expect(copy.id).not.toBe(id);
    expect((await api.put(`/jobs/${job}`, { recruiter_id: copy.id })).status).toBe(200);
    expectProblem(await api.put(`/jobs/${job}`, { recruiter_id: id }), 404, 'not_found');
    await users.update(live.organizationId, id, { role: 'admin' });
    expect(await copies()).toMatchObject([{ id: copy.id, role: 'admin' }]);
    await users.remove(live.organizationId, id);
    expect(await copies()).toEqual([]);
    expect((await api.get(`/jobs/${job}`)).body.data.recruiter_id).toBeNull();
  });

  test('Never sign in to the console', async () => {
    const { live, organizationId } = await bothModes(app);
    const email = `${newId()}@example.com`;
    await app.web.resolve(UserService).add(live.organizationId, { full_name: 'Mira', email, role: 'admin' });
    const signIn = app.web.resolve(SignInService);
    await signIn.requestLinks(email, '');
    const links = await app.rows('select organization_id from sign_in_links where email = $1', [email]);
    expect(links).toEqual([{ organization_id: live.organizationId }]);
    await expect(signIn.makeLink(organizationId)).rejects.toThrow('not found');
  });

  test('Send admins no mail about test data', async () => {
    const { live, organizationId } = await bothModes(app);
    const users = app.web.resolve(UserService);
    const email = `${newId()}@example.com`;
    await users.add(live.organizationId, { full_name: 'Mira', email, role: 'admin' });
    const mailable = async (id: string) => (await users.adminsToMail(id)).map((one) => one.email);
    expect([await mailable(live.organizationId), await mailable(organizationId)]).toEqual([[email], []]);
  });

  test('Come from the operator, who lists them with their mode', async () => {
    const live = await app.tenant({ plan: 'paid' });
    const command = async (name: string, options: object): Promise<any> => {
      const found = modules.flatMap((m) => m.commands ?? []).find((c) => c.name === name);
      return found?.run({ options: found.options.parse(options), resolve: app.web.resolve });
    };
    const first = await command('api-key create', { organization: live.organizationId, test: true });
    expect(first.api_key).toMatch(/^rps_test_/);
    const next = await command('api-key rotate', { id: first.api_key_id });
    expect(next.api_key).toMatch(/^rps_test_/);
    const { id } = (await app.withKey(next.api_key).get('/organization')).body.data;
    const { api_keys: keys } = await command('api-key list', { organization: live.organizationId });
    expect(keys.map((one: any) => one.livemode)).toEqual([false, false, true]);
    await expect(command('api-key list', { organization: id })).rejects.toThrow('not found');
    await expect(command('api-key create', { organization: id })).rejects.toThrow('not found');
    await expect(command('api-key create', { organization: id, test: true })).rejects.toThrow('not found');
  });
});
