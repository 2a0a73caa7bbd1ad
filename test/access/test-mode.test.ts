import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { modules } from '../../src/app/modules.ts';
import { ApiKeyService, SignInService } from '../../src/modules/access/index.ts';
import { PipelineService } from '../../src/modules/applications/index.ts';
import { OrganizationService, UserService } from '../../src/modules/organizations/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { expectProblem } from '../http/problem.ts';
import { rowsOfTenants, tenantTables } from '../http/tenancy/tenancy.rows.ts';
import { startScreening } from '../screenings/start.ts';
import { type Api, aCandidate, startApp, type Tenant, until } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { startWhatsappServer } from '../support/servers/whatsapp-server.ts';
import { sessionOfTest } from '../support/session.ts';

const smtp = await startSmtpServer();
const cloud = await startWhatsappServer();
const app = await startApp({ config: { smtpUrl: smtp.url, whatsapp: cloud.settings } });
const organizations = app.web.resolve(OrganizationService);

/** A live organization with a live and a test key. */
async function bothModes(input: Parameters<typeof app.tenant>[0] = {}) {
  const live = await app.tenant({ name: 'Live Ltd', credits: 50, ...input });
  return { live, ...(await testModeOf(live.organizationId)) };
}

async function testModeOf(liveId: string) {
  const { apiKey } = await app.web
    .resolve(ApiKeyService)
    .create({ organizationId: liveId, name: 'test mode', expiresAt: null, createdByUserId: null, test: true });
  const api = app.withKey(apiKey);
  const { id } = (await api.get('/organization')).body.data;
  return { key: apiKey, api, organizationId: id as string };
}

const made = async (api: Api, path: string, body: unknown): Promise<string> => {
  const answer = await api.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data.id;
};

/** One of each resource, by the API. */
async function fill(api: Api) {
  const client = await made(api, '/clients', { name: 'Acme' });
  const job = await made(api, '/jobs', { title: 'Backend Engineer', client_id: client });
  const candidate = await made(api, '/candidates', aCandidate({ whatsapp_number: '+91 98765 43210' }));
  const application = await made(api, '/applications', { candidate_id: candidate, job_id: job });
  const interview = await made(api, '/video-interviews', {
    candidate_id: candidate,
    job_id: job,
    question_source: 'job',
  });
  return { client, job, candidate, application, interview };
}

const lists = ['/clients', '/jobs', '/candidates', '/applications', '/screenings', '/audit-log', '/tasks'];

describe('Test data', async () => {
  const { live, api, organizationId } = await bothModes();
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
    const { live, key, api } = await bothModes({ plan: 'paid' });
    expect(key).toMatch(/^rps_test_[0-9A-Za-z]{49}$/);
    await organizations.update(live.organizationId, { plan: 'free' });
    const free = await testModeOf(live.organizationId);
    expectProblem(await app.withKey(free.key.replace('_test_', '_live_')).get('/clients'), 401, 'unauthorized');
    expect((await free.api.get('/organization')).body.data.plan).toBe('free');
    expect((await api.get('/clients')).status).toBe(200);
    expect(free.organizationId).toBe((await api.get('/organization')).body.data.id);
  });

  test('Share one data set when created at the same time', async () => {
    const { organizationId } = await app.tenant();
    const all = await Promise.all(Array.from({ length: 6 }, () => testModeOf(organizationId)));
    expect(new Set(all.map((one) => one.organizationId)).size).toBe(1);
    expect((await all[0]?.api.get('/organization'))?.body.data.credit_balance).toBe(1000);
    const users = await app.rows('select count(*)::int as n from users where organization_id = $1', [
      all[0]?.organizationId,
    ]);
    expect(users).toEqual([{ n: 2 }]);
  });

  test('Follow the settings, statuses and users of the live organization', async () => {
    const { live, api, organizationId } = await bothModes();
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
    const { live, organizationId } = await bothModes();
    const email = `${newId()}@example.com`;
    await app.web.resolve(UserService).add(live.organizationId, { full_name: 'Mira', email, role: 'admin' });
    const signIn = app.web.resolve(SignInService);
    await signIn.requestLinks(email, '');
    const links = await app.rows('select organization_id from sign_in_links where email = $1', [email]);
    expect(links).toEqual([{ organization_id: live.organizationId }]);
    await expect(signIn.makeLink(organizationId)).rejects.toThrow('not found');
  });

  test('Send admins no mail about test data', async () => {
    const { live, organizationId } = await bothModes();
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

describe('POST /test/simulate', async () => {
  const { live, api } = await bothModes();
  const simulate = (body: object) => api.post('/test/simulate', body);
  const apply = async (fields: object = {}) => {
    const questions = [
      { question: 'How many years?', type: 'number', required: true, order: 1 },
      { question: 'Where?', type: 'single_choice', options: ['Office', 'Home'], required: true, order: 2 },
      { question: 'Which?', type: 'multiple_choice', options: ['A', 'B'], required: false, order: 3 },
      { question: 'From when?', type: 'date', required: true, order: 4 },
      { question: 'Why?', type: 'text', required: true, order: 5 },
    ];
    const job = await made(api, '/jobs', { title: 'Driver', screening_questions: questions, ...fields });
    const candidate = await made(api, '/candidates', aCandidate({ whatsapp_number: '+91 98765 43210' }));
    const id = await made(api, '/applications', { candidate_id: candidate, job_id: job });
    return { id, job, candidate };
  };
  const shown = async (id: string) => (await api.get(`/applications/${id}`)).body.data;
  const screening = async (id: string, type: string) => (await api.get(`/screenings/${id}?type=${type}`)).body.data;
  const done = (answer: any, action: string, type: string, id: unknown = expect.any(String)): string => {
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body).toEqual({ data: { action, subject: { type, id } } });
    return answer.body.data.subject.id;
  };

  test('Confirm and decline interest like the candidate', async () => {
    const [yes, no] = [await apply(), await apply()];
    await app.idle();
    for (const _ of ['once', 'twice']) {
      const answer = await simulate({ action: 'interest_confirmed', application_id: yes.id });
      done(answer, 'interest_confirmed', 'application', yes.id);
    }
    done(
      await simulate({ action: 'interest_declined', application_id: no.id }),
      'interest_declined',
      'application',
      no.id,
    );
    await app.idle();
    expect((await shown(yes.id)).interest_clicked_at).not.toBeNull();
    expect((await shown(no.id)).interest_declined_at).not.toBeNull();
    const kinds = (await api.get('/test/messages')).body.data
      .filter((one: any) => one.application_id === yes.id)
      .map((one: any) => one.kind);
    expect(kinds).toEqual(['video_interview_invite', 'interest_outreach']);
    expectProblem(await simulate({ action: 'interest_declined', application_id: yes.id }), 409, 'conflict');
    await api.put(`/applications/${no.id}`, { status: 'rejected' });
    expectProblem(await simulate({ action: 'interest_confirmed', application_id: no.id }), 409, 'conflict');
  });

  test('Complete the screening of an application, which is made where there is none', async () => {
    const { id } = await apply();
    await api.put(`/applications/${id}`, { status: 'screening' });
    const made = done(
      await simulate({ action: 'screening_completed', application_id: id }),
      'screening_completed',
      'screening',
    );
    expect(await screening(made, 'screening_session')).toMatchObject({ status: 'completed', channel: 'web_form' });
    expect((await screening(made, 'screening_session')).responses).toHaveLength(5);
    expect((await shown(id)).status).toBe('screened');
    for (const about of [{ application_id: id }, { screening_id: made }]) {
      expectProblem(await simulate({ action: 'screening_completed', ...about }), 409, 'conflict');
    }
  });

  test('Complete a screening that has started, by its id or its application', async () => {
    for (const by of ['screening_id', 'application_id']) {
      const { id, job, candidate } = await apply();
      const { screening_id: started } = await startScreening(app, candidate, job, 'whatsapp');
      await app.idle();
      const about = { [by]: by === 'screening_id' ? started : id };
      done(await simulate({ action: 'screening_completed', ...about }), 'screening_completed', 'screening', started);
      expect((await screening(started, 'screening_session')).status).toBe('completed');
      expect((await shown(id)).whatsapp_started_at).not.toBeNull();
    }
  });

  test('Complete the interview of an application, which is made and charged where there is none', async () => {
    const { id, candidate, job } = await apply();
    const before = (await api.get('/organization')).body.data.credit_balance;
    const answer = await simulate({ action: 'interview_completed', application_id: id });
    const interview = done(answer, 'interview_completed', 'video_interview');
    expect((await api.get('/organization')).body.data.credit_balance).toBe(before - 10);
    await app.idle();
    const report = await screening(interview, 'video_interview');
    expect(report).toMatchObject({ status: 'completed', overall_score: expect.any(Number) });
    for (const about of [{ application_id: id }, { video_interview_id: interview }]) {
      expectProblem(await simulate({ action: 'interview_completed', ...about }), 409, 'conflict');
    }
    const invited = await made(api, '/video-interviews', {
      candidate_id: candidate,
      job_id: job,
      question_source: 'job',
    });
    const next = await simulate({ action: 'interview_completed', video_interview_id: invited });
    done(next, 'interview_completed', 'video_interview', invited);
    await app.idle();
    const eventsOf = async (subject: string) => (await api.get(`/events?subject_id=${subject}`)).body.data;
    expect(await eventsOf(invited)).toMatchObject([
      { type: 'video_interview.created', livemode: false, actor: { type: 'key' } },
      { type: 'video_interview.completed', actor: { type: 'candidate', id: candidate }, data: { status: 'completed' } },
      { type: 'video_interview.assessed', actor: { type: 'system', id: null } },
    ]);
    const [first] = await eventsOf(interview);
    expect(first).toMatchObject({
      type: 'video_interview.completed',
      actor: { type: 'candidate' },
      subject: { version: 1 },
    });
  });

  test('Refuse an interview that imaginary credits do not pay for', async () => {
    const { id } = await apply();
    const { id: organization } = (await api.get('/organization')).body.data;
    await app.rows('update organizations set credit_balance = 5 where id = $1', [organization]);
    const answer = await simulate({ action: 'interview_completed', application_id: id });
    expectProblem(answer, 403, 'insufficient_credits');
    await app.rows('update organizations set credit_balance = 900 where id = $1', [organization]);
  });

  test('Make a resume unreadable', async () => {
    const { candidate, id } = await apply();
    for (const about of [{ candidate_id: candidate }, { application_id: id }]) {
      const answer = await simulate({ action: 'resume_unreadable', ...about });
      done(answer, 'resume_unreadable', 'candidate', candidate);
      await app.idle();
      const resume = (await api.get(`/candidates/${candidate}/resume`)).body.data;
      expect(resume).toMatchObject({ state: 'failed', source: 'upload', reason: 'corrupt' });
    }
  });

  test('Bounce emails and WhatsApp messages', async () => {
    const { id, job, candidate } = await apply();
    await startScreening(app, candidate, job, 'whatsapp');
    await app.idle();
    const messages = async () =>
      (await api.get('/test/messages')).body.data.filter((one: any) => one.application_id === id);
    const [whatsapp, email] = await messages();
    expect([whatsapp.channel, email.channel]).toEqual(['whatsapp', 'email']);
    const last = await simulate({ action: 'message_bounced', application_id: id });
    done(last, 'message_bounced', 'message', whatsapp.id);
    const one = await simulate({ action: 'message_bounced', message_id: email.id });
    done(one, 'message_bounced', 'message', email.id);
    expect((await messages()).map((message: any) => message.state)).toEqual(['failed', 'failed']);
    for (const about of [{ message_id: email.id }, { message_id: whatsapp.id }, { application_id: id }]) {
      expectProblem(await simulate({ action: 'message_bounced', ...about }), 409, 'conflict');
    }
    const suppressed = await app.rows('select reason from suppressed_addresses where address = $1', [email.to]);
    expect(suppressed).toEqual([{ reason: 'bounced' }]);
  });

  test('Name every wrong field', async () => {
    const id = newId();
    for (const [body, paths] of [
      [{}, ['action']],
      [{ action: 'hired', application_id: id }, ['action']],
      [{ action: 'interest_confirmed' }, ['application_id']],
      [{ action: 'resume_unreadable' }, ['candidate_id']],
      [{ action: 'message_bounced' }, ['message_id']],
      [{ action: 'interest_declined', screening_id: id }, ['application_id', 'screening_id']],
      [{ action: 'screening_completed', application_id: id, screening_id: id }, ['application_id']],
      [
        { action: 'screening_completed', application_id: 'x', message_id: id, other: 1 },
        ['application_id', 'message_id', 'other'],
      ],
    ] as const) {
      const answer = await simulate(body);
      expectProblem(answer, 400, 'validation_error');
      const named = answer.body.error.details.map((one: any) => one.path).sort();
      expect(named, JSON.stringify(body)).toEqual(paths);
    }
  });

  test('Return 404 naming the field for ids of live data, as for unknown ones', async () => {
    const theirs = await fill(live.api);
    const { screening_id: session } = await startScreening(app, theirs.candidate, theirs.job, 'web_form');
    await app.idle();
    const [message] = await app.rows('select id from outbound_messages where candidate_id = $1', [theirs.candidate]);
    for (const [action, field, foreign] of [
      ['interest_confirmed', 'application_id', theirs.application],
      ['screening_completed', 'application_id', theirs.application],
      ['screening_completed', 'screening_id', session],
      ['interview_completed', 'video_interview_id', theirs.interview],
      ['resume_unreadable', 'candidate_id', theirs.candidate],
      ['message_bounced', 'message_id', message.id],
    ] as const) {
      for (const id of [foreign, newId()]) {
        const answer = await simulate({ action, [field]: id });
        expectProblem(answer, 404, 'not_found');
        expect(answer.body.error.message).toContain(field);
      }
    }
    expectProblem(await live.api.post('/test/simulate', {}), 404, 'not_found');
  });
});

describe('POST /test/reset', async () => {
  const { live, api, organizationId } = await bothModes();
  const tables = await tenantTables(app);
  const { digest } = rowsOfTenants(app, tables);
  const countOf = async (id: string) =>
    Object.fromEntries(
      (await digest({ organizationId: id } as Tenant))
        // Counts of lists stay, and are zero.
        .filter(({ name, count }) => !['organizations', 'list_counts'].includes(name) && Number(count) > 0)
        .map(({ name, count }) => [name, Number(count)]),
    );

  async function expectNothingLeft(): Promise<void> {
    expect(Object.keys(await countOf(organizationId)).sort()).toEqual([
      'api_keys',
      'audit_entries',
      'credit_days',
      'credit_entries',
      'rejection_reasons',
      'users',
    ]);
    for (const list of lists.filter((one) => one !== '/audit-log')) {
      expect((await api.get(list)).body, list).toMatchObject({ data: [], meta: { total: 0 } });
    }
  }

  test('Delete everything but keys, users, audit log and ledger, and begin with 1,000 credits', async () => {
    const { application } = await fill(api);
    await api.post('/test/simulate', { action: 'interview_completed', application_id: application });
    await api.post('/test/simulate', { action: 'screening_completed', application_id: application });
    await fill(live.api);
    const key = { 'idempotency-key': 'again' };
    const create = () => api.call('POST', '/api/v1/clients', { name: 'Again' }, key);
    const first = (await create()).body.data.id;
    await app.idle();
    const folder = path.join(app.config.dataDir, 'files', organizationId);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'chunk'), 'x');
    const untouched = await digest(live);

    expectProblem(await api.post('/test/reset', { all: true }), 400, 'validation_error');
    const reset = await api.post('/test/reset', undefined);
    expect([reset.status, reset.body]).toEqual([204, undefined]);
    await expectNothingLeft();
    expect(existsSync(folder)).toBe(false);
    expect((await api.get('/test/messages')).body.meta.total).toBe(0);
    expect((await api.get('/organization')).body.data.credit_balance).toBe(1000);
    expect((await api.get('/audit-log?limit=1')).body.data).toMatchObject([{ action: 'test_data.reset' }]);
    const gone = await api.get('/clients?updated_after=2020-01-01T00:00:00Z&include_deleted=true');
    expect(gone.body.data).toEqual([]);
    expect((await create()).body.data.id).not.toBe(first);
    expect(await digest(live)).toEqual(untouched);
  });

  test('Leave no counts of reports that were read before and are stored afterwards', async () => {
    const counter = await sessionOfTest(app.urls.admin);
    await counter.query('begin');
    await counter.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`reports ${organizationId}`]);
    let isOver = false;
    const reset = api.post('/test/reset', undefined).finally(() => (isOver = true));
    await until(
      async () =>
        isOver ||
        (await app.rows(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and wait_event = 'advisory'`))
          .length > 0,
      () => 'the reset to wait or end',
    );
    await counter.query(
      `insert into report_outcomes (organization_id, unit, job_id, day, number, source, status, statuses, applications)
       values ($1, 'day', $1, '2026-11-01', 1, '', 'Applied', '{Applied}', 7)`,
      [organizationId],
    );
    await counter.query('commit');
    expect((await reset).status).toBe(204);
    expect(await app.rows('select 1 from report_outcomes where organization_id = $1', [organizationId])).toEqual([]);
  });

  test('Delete what was there before while others keep adding', async () => {
    const old = [await made(api, '/jobs', { title: 'Driver' }), await made(api, '/jobs', { title: 'Cook' })];
    const statuses: number[] = [];
    let isOver = false;
    const posters = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const job = await api.post('/jobs', { title: 'Driver' });
        const application = { job_id: job.body.data.id };
        statuses.push(job.status, (await api.post('/candidates', aCandidate({ application }))).status);
      }
    });
    try {
      await until(
        () => Promise.resolve(statuses.length > 20),
        () => 'others to add',
      );
      const before = await api.get('/candidates?limit=100');
      const resets = await Promise.all([api.post('/test/reset', undefined), api.post('/test/reset', undefined)]);
      expect(resets.map(({ status }) => status)).toEqual([204, 204]);
      for (const id of old) expect((await api.get(`/jobs/${id}`)).status).toBe(404);
      for (const { id } of before.body.data) expect((await api.get(`/candidates/${id}`)).status).toBe(404);
    } finally {
      isOver = true;
      await Promise.allSettled(posters);
    }
    expect(statuses.filter((status) => ![201, 404].includes(status))).toEqual([]);
    await app.idle();
    expect((await api.post('/test/reset', undefined)).status).toBe(204);
    await expectNothingLeft();
  });

  test('Empty the data while tasks and requests work on it', async () => {
    const job = await made(api, '/jobs', { title: 'Driver', direct_video_interview_on_apply: true });
    const candidates: string[] = [];
    for (let n = 0; n < 40; n++) candidates.push(await made(api, '/candidates', aCandidate()));
    await api.post('/applications/bulk', { job_id: job, candidate_ids: candidates });
    const more = Array.from({ length: 30 }, () =>
      api.post('/candidates', aCandidate({ application: { job_id: job } })),
    );
    const resets = await Promise.all([api.post('/test/reset', undefined), api.post('/test/reset', undefined)]);
    expect(resets.map(({ status }) => status)).toEqual([204, 204]);
    expect((await Promise.all(more)).filter(({ status }) => ![201, 404].includes(status))).toEqual([]);
    await app.idle();
    expect((await api.post('/test/reset', undefined)).status).toBe(204);
    await app.idle();
    await expectNothingLeft();
    const failed = await app.rows(
      `select name from pgboss.job where name like '%.dead' and data ->> 'organizationId' = $1`,
      [organizationId],
    );
    expect(failed).toEqual([]);
    const { application } = await fill(api);
    await app.idle();
    expect((await api.get(`/applications/${application}`)).body.data.outreach_sent_at).not.toBeNull();
  });

  test('Refuse to empty a live organization', async () => {
    expectProblem(await live.api.post('/test/reset', undefined), 404, 'not_found');
    await expect(app.rows('select delete_test_rows($1, $2, 1)', ['jobs', live.organizationId])).rejects.toThrow(
      'only test data',
    );
    await expect(app.rows('select delete_test_rows($1, $2, 1)', ['audit_entries', organizationId])).rejects.toThrow(
      'are kept',
    );
  });
});
