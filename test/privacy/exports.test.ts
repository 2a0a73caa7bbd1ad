import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { eraseCandidate } from '../../src/modules/privacy/erasure/erasure.tasks.ts';
import { PersonRepository } from '../../src/modules/privacy/erasure/person.repository.ts';
import { makeExport, removeExports } from '../../src/modules/privacy/exports/export.tasks.ts';
import { newId } from '../../src/platform/ids.ts';
import { TaskQueue } from '../../src/platform/tasks/queue.ts';
import { signIn } from '../console/console-client.ts';
import { auditEntries, expectGuardedForm, visibleText } from '../console/page-assertions.ts';
import { recordingStore } from '../console/recording-fixture.ts';
import { expectProblem } from '../http/problem.ts';
import { rowsOf } from '../screenings/rows.ts';
import { type Api, aCandidate, startApp, type Tenant, until } from '../support/app.ts';
import { makePdf } from '../support/resume-files.ts';
import { download, ended, exported, linesOf, linkAt } from './archive.ts';

const app = await startApp();
const hostile = "../../evil</title><script>alert(1)</script>=cmd|' /C calc'!A0";
const pdf = await makePdf(['Asha Rao', 'TypeScript']);

const made = async (api: Api, path: string, body: object): Promise<any> => {
  const answer = await api.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};
async function uploaded(tenant: Tenant): Promise<string> {
  const response = await fetch(`${app.base}/api/v1/resumes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/pdf' },
    body: new Uint8Array(pdf),
  });
  expect(response.status).toBeLessThan(300);
  return (await response.json()).data.resume_path;
}

/** An organization with some of everything. */
async function world(count = 3) {
  const tenant = await app.tenant({ credits: 100 });
  const { api, organizationId } = tenant;
  const client = await made(api, '/clients', { name: 'Acme', external_id: 'C-1' });
  const job = await made(api, '/jobs', { title: 'Engineer', client_id: client.id, external_id: 'J-1' });
  const candidates: any[] = [];
  for (let n = 0; n < count; n++) {
    const body = aCandidate({
      full_name: n === 0 ? hostile : `Person ${n}`,
      external_id: `P-${n}`,
      primary_skills: ['TypeScript'],
      metadata: { note: hostile },
      ...(n < 2 && { resume_path: await uploaded(tenant) }),
    });
    candidates.push(await made(api, '/candidates', { ...body, application: { job_id: job.id, status: 'Applied' } }));
  }
  const [first] = candidates;
  const application = first.applications[0].id;
  for (const status of ['screening', 'rejected']) {
    expect((await api.put(`/applications/${application}`, { status })).status).toBe(200);
  }
  const stored = rowsOf(app, organizationId);
  const session = await stored.session(first.id, job.id);
  await stored.response(session, { question: 'Notice?', answer: hostile });
  await stored.conversation(session, '919876543210', { kind: 'text', text: 'Hello by WhatsApp' });
  const interview = await stored.interview(first.id, job.id, { status: 'completed' });
  await stored.answer(interview, { question_index: 0, question_text: 'Why?', answer_transcript: 'Because.' });
  await made(api, `/candidates/${first.id}/consents`, { purpose: 'contact', text: 'You may write to me.' });
  await made(api, `/candidates/${first.id}/notes`, { text: hostile, application_id: application });
  await app.rows(
    `insert into review_requests (id, organization_id, kind, decision_id, application_id, candidate_id, message, due_at)
     select $2, organization_id, 'review', id, application_id, candidate_id, $3, now() from decision_records
     where candidate_id = $1`,
    [first.id, newId(), hostile],
  );
  await app.idle();
  return { ...tenant, client, job, candidates, first, application, session, interview };
}

async function all(api: Api, path: string): Promise<any[]> {
  const rows: any[] = [];
  for (;;) {
    const { body } = await api.get(`${path}${path.includes('?') ? '&' : '?'}limit=100&offset=${rows.length}`);
    rows.push(...body.data);
    if (rows.length >= body.meta.total) return rows;
  }
}
const byId = (rows: any[]) => [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
const filesOf = ({ organizationId }: { organizationId: string }) => {
  const folder = `${app.config.dataDir}/files/${organizationId}/exports`;
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.zip'))
    : [];
};
const expire = (id: string) => app.rows(`update exports set expires_at = now() where id = $1`, [id]);
const runSchedule = async () => {
  await app.web.resolve(TaskQueue).enqueue(removeExports, {});
  await app.idle();
};

describe('of a candidate', () => {
  test('Export everything about a candidate, as the API shows it', async () => {
    const { first, api, session, interview, application, ...tenant } = await world();
    await recordingStore(app, { ...tenant, api })(interview, 0, Buffer.from('answer'));
    await recordingStore(app, { ...tenant, api })(interview, null, Buffer.from('whole'));
    const { row, files } = await exported(app, api, `/candidates/${first.id}/export`);
    expect(row).toEqual({
      id: expect.any(String),
      kind: 'candidate',
      candidate_id: first.id,
      state: 'done',
      task_id: expect.any(String),
      bytes: expect.any(Number),
      created_at: expect.any(String),
      completed_at: expect.any(String),
      expires_at: expect.any(String),
      download_url: expect.stringMatching(/\/exports\/[\w-]{43}$/),
      error: null,
      updated_at: expect.any(String),
    });
    expect(Date.parse(row.expires_at) - Date.parse(row.completed_at)).toBe(86_400_000);
    expect([...files.keys()].sort()).toEqual([
      'candidate.json',
      'index.html',
      `recordings/${interview}/answer-1.webm`,
      `recordings/${interview}/interview.webm`,
      `resumes/${first.id}.pdf`,
    ]);
    const copy = JSON.parse(String(files.get('candidate.json')));
    const get = async (path: string) => (await api.get(path)).body.data;
    expect(copy).toEqual({
      candidate: await get(`/candidates/${first.id}`),
      applications: [await get(`/applications/${application}`)],
      application_events: await get(`/applications/${application}/events`),
      screenings: [await get(`/screenings/${session}?type=screening_session`)],
      video_interviews: [await get(`/screenings/${interview}?type=video_interview`)],
      messages: expect.any(Array),
      decisions: await get(`/decisions?candidate_id=${first.id}`),
      review_requests: (await get(`/review-requests?application_id=${application}`)).map((one: any) => ({
        ...one,
        outcome: null,
        note: null,
        answered_at: null,
      })),
      consents: await get(`/candidates/${first.id}/consents`),
      notes: await get(`/candidates/${first.id}/notes`),
    });
    expect(copy.review_requests).toHaveLength(1);
    const messages = copy.messages.map(({ channel, kind, state, text }: any) => [channel, kind, state, text]);
    expect(messages).toContainEqual(['whatsapp', 'screening_message', 'read', 'Hello by WhatsApp']);
    const [, , , text] = messages.find(([, kind, state]: any) => kind === 'interest_outreach' && state === 'sent');
    expect(text).toContain('Engineer');
    expect(text).toContain('/interest/…\n');
    expect(text).not.toMatch(/[\w-]{43}/);
    expect(copy.messages.every((one: any) => one.text_missing === null)).toBe(true);
    expect(files.get(`resumes/${first.id}.pdf`)?.equals(pdf)).toBe(true);
    expect(String(files.get(`recordings/${interview}/answer-1.webm`))).toBe('answer');
    const task = (await api.get(`/tasks/${row.task_id}`)).body.data;
    expect([task.kind, task.state, task.candidate_id, task.progress]).toEqual([
      'export',
      'done',
      first.id,
      { done: 3, total: 3 },
    ]);
  });

  test('Write a page that is plain, escaped and needs no network', async () => {
    const { first, api } = await world(1);
    const { files } = await exported(app, api, `/candidates/${first.id}/export`);
    const page = String(files.get('index.html'));
    expect(page).toContain('../../evil&lt;/title>&lt;script>alert(1)&lt;/script>');
    expect(page).not.toContain('<script');
    expect(page.match(/(?:src|href)="(?!#|resumes\/|recordings\/)[^"]*"/g)).toBeNull();
    expect(page).toContain(`href="resumes/${first.id}.pdf"`);
    expect(page).toContain('Because.');
    for (const name of files.keys()) expect(name).toMatch(/^[\w-]+(\/[\w-]+){0,2}\.[a-z]+$/);
  });

  test('Export a masked candidate as the API shows them', async () => {
    const tenant = await app.tenant();
    const masked = await app.masked(tenant.organizationId, { email: 'secret.person@example.com' });
    const { files } = await exported(app, tenant.api, `/candidates/${masked}/export`);
    const copy = JSON.parse(String(files.get('candidate.json')));
    expect(copy.candidate).toEqual((await tenant.api.get(`/candidates/${masked}`)).body.data);
    expect([...files.values()].join('')).not.toContain('secret.person');
  });

  test('Refuse candidates of others, unknown ones, other fields and keys without the scope', async () => {
    const [{ first }, { api, organizationId }] = [await world(1), await app.tenant()];
    for (const id of [first.id, newId(), 'no-id']) {
      expectProblem(await api.call('POST', `/api/v1/candidates/${id}/export`), 404, 'not_found');
    }
    expectProblem(await api.post(`/exports`, { format: 'csv' }), 400, 'validation_error');
    const { apiKey } = await app.web.resolve(ApiKeyService).create({
      organizationId,
      name: 'reader',
      expiresAt: null,
      createdByUserId: null,
      scopes: ['candidates:read', 'candidates.contact:read'],
    });
    const reader = app.withKey(apiKey);
    for (const answer of [
      await reader.post('/exports', {}),
      await reader.get('/exports'),
      await reader.get(`/exports/${newId()}`),
      await reader.post(`/candidates/${newId()}/export`, {}),
    ]) {
      expectProblem(answer, 403, 'insufficient_scope');
    }
  });

  test('Return the unfinished export to everybody who asks meanwhile, and audit it once', async () => {
    const { first, api } = await world(1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.post(`/candidates/${first.id}/export`, {})));
    const ids = new Set(answers.map(({ body }) => body.data.export_id));
    for (const { status, body } of answers) {
      expect(status).toBe(202);
      expect(Object.keys(body.data)).toEqual(['export_id', 'state']);
    }
    for (const id of ids) await ended(api, id);
    const { data } = (await api.get(`/exports?candidate_id=${first.id}`)).body;
    expect(data.length).toBe(ids.size);
    const audit = (await api.get('/audit-log?action=candidate.export')).body.data;
    expect(audit.length).toBe(ids.size);
    expect(audit[0].subject).toEqual({ type: 'candidate', id: first.id });
    const later = await api.post(`/candidates/${first.id}/export`, {});
    expect(ids.has(later.body.data.export_id)).toBe(false);
    await app.idle();
  });
});

describe('of an organization', () => {
  test('Export every list as the API shows it, with resumes', async () => {
    const { api, organizationId, candidates, application } = await world(4);
    await app.masked(organizationId);
    const { row, files } = await exported(app, api, '/exports');
    expect([row.kind, row.candidate_id, row.state]).toEqual(['organization', null, 'done']);
    const lists = {
      clients: await all(api, '/clients'),
      jobs: await all(api, '/jobs'),
      candidates: await all(api, '/candidates'),
      applications: await all(api, '/applications'),
      screenings: await all(api, '/screenings?type=session'),
      decisions: await all(api, '/decisions'),
      video_interviews: await all(api, '/screenings?type=video'),
      notes: await all(api, `/candidates/${candidates[0].id}/notes`),
    };
    for (const [name, rows] of Object.entries(lists)) {
      expect(rows.length, name).toBeGreaterThan(0);
      expect(linesOf(files, `${name}.ndjson`), name).toEqual(rows);
    }
    const events: any[] = [];
    for (const { id } of lists.applications) events.push(...(await all(api, `/applications/${id}/events`)));
    expect(byId(linesOf(files, 'application_events.ndjson'))).toEqual(byId(events));
    expect(events.filter((one) => one.application_id === application).length).toBe(3);
    const resumes = [...files.keys()].filter((name) => name.startsWith('resumes/'));
    expect(resumes.sort()).toEqual([0, 1].map((n) => `resumes/${candidates[n].id}.pdf`).sort());
    expect(String([...files.values()].join(''))).not.toContain('hidden.');
  });

  test('Import an export into another organization, equal in what matters', async () => {
    const from = await world(3);
    const { files } = await exported(app, from.api, '/exports');
    const to = await app.tenant();
    const idOf = new Map<string, string>();
    const without = (row: any, ...names: string[]) =>
      Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== null && !names.includes(name)));
    const counts = ['id', 'created_at', 'updated_at', 'jobs_count', 'active_jobs_count'];
    const ofJob = [
      ...counts,
      ...['is_direct_hire', 'public_company_name', 'filled_count', 'applicant_count', 'client_name', 'client_id'],
      ...['required_skills_weighted', 'preferred_skills_weighted', 'video_interview_questions'],
    ];
    const ofCandidate = [...counts, 'skill_array', 'screening_score', 'talent_pool_status'];
    const copy = async (name: string, path: string, bodyOf: (row: any) => object) => {
      for (const row of linesOf(files, `${name}.ndjson`).toReversed()) {
        const { id } = await made(to.api, path, bodyOf(row));
        idOf.set(row.id, id);
      }
    };
    await copy('clients', '/clients', (row) => without(row, ...counts));
    await copy('jobs', '/jobs', (row) => ({ ...without(row, ...ofJob), client_id: idOf.get(row.client_id) }));
    await copy('candidates', '/candidates', (row) => without(row, ...ofCandidate));
    await copy('applications', '/applications', (row) => ({
      candidate_id: idOf.get(row.candidate_id),
      job_id: idOf.get(row.job_id),
      status: row.status,
    }));
    await app.idle();
    const shape = async (api: Api) => ({
      clients: (await all(api, '/clients')).map((row) => without(row, ...counts)),
      jobs: (await all(api, '/jobs')).map((row) => without(row, ...ofJob, 'client_id')),
      candidates: (await all(api, '/candidates')).map((row) => without(row, ...ofCandidate)),
      applications: (await all(api, '/applications')).map(({ status, job_title, candidate_email }) => ({
        status,
        job_title,
        candidate_email,
      })),
    });
    expect(await shape(to.api)).toEqual(await shape(from.api));
  });

  test('Show one point in time while others write', async () => {
    const { api, job } = await world(1);
    const writing = (async () => {
      for (let n = 0; n < 20; n++) {
        await api.post('/candidates', { ...aCandidate(), application: { job_id: job.id } });
      }
    })();
    const { files } = await exported(app, api, '/exports');
    await writing;
    const candidates = linesOf(files, 'candidates.ndjson');
    const applications = linesOf(files, 'applications.ndjson');
    const known = new Set(candidates.map(({ id }) => id));
    expect(applications.every((one) => known.has(one.candidate_id))).toBe(true);
    expect(applications.length).toBe(candidates.length);
    expect(linesOf(files, 'jobs.ndjson')[0].applicant_count).toBe(applications.length);
    await app.idle();
  });
});

describe('the link', () => {
  test('Download without a key, without a trace in caches, in parts too', async () => {
    const { api, first } = await world(1);
    const { row, link } = await exported(app, api, `/candidates/${first.id}/export`);
    const whole = await fetch(link);
    expect(whole.headers.get('cache-control')).toBe('no-store');
    expect(whole.headers.get('content-type')).toBe('application/zip');
    expect(whole.headers.get('x-robots-tag')).toContain('noindex');
    expect(whole.headers.get('content-disposition')).toContain(`candidate-${first.id}.zip`);
    expect((await whole.arrayBuffer()).byteLength).toBe(row.bytes);
    const part = await fetch(link, { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'PK\u0003\u0004']);
    const again = (await api.get(`/exports/${row.id}`)).body.data;
    expect(again.download_url).toBe(row.download_url);
    const token = row.download_url.slice(-43);
    const stored = JSON.stringify(
      await app.rows('select l.*, x.* from export_links l join exports x on x.id = export_id'),
    );
    expect(stored).not.toContain(token);
  });

  test('Answer 404 for guesses, and once it has expired; then delete the file', async () => {
    const { api, first, ...tenant } = await world(1);
    const { row, link } = await exported(app, api, `/candidates/${first.id}/export`);
    for (const token of [randomBytes(32).toString('base64url'), 'short', `${row.download_url.slice(-43)}A`]) {
      const page = await fetch(`${app.base}/exports/${token}`);
      expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    }
    expect(filesOf(tenant).length).toBe(1);
    await expire(row.id);
    expect((await fetch(link)).status).toBe(404);
    const shown = (await api.get(`/exports/${row.id}`)).body.data;
    expect([shown.state, shown.download_url, shown.bytes]).toEqual(['expired', null, null]);
    await runSchedule();
    expect(filesOf(tenant)).toEqual([]);
    expect((await api.get('/exports?state=expired')).body.data.map(({ id }: any) => id)).toEqual([row.id]);
  });

  test('Show exports to their own organization only', async () => {
    const { api, first } = await world(1);
    const { row } = await exported(app, api, `/candidates/${first.id}/export`);
    const other = await app.tenant();
    expectProblem(await other.api.get(`/exports/${row.id}`), 404, 'not_found');
    expect((await other.api.get('/exports')).body).toMatchObject({ data: [], meta: { total: 0 } });
    expect((await other.api.get(`/exports?candidate_id=${first.id}`)).body.data).toEqual([]);
  });
});

describe('in the console', () => {
  const path = '/console/settings/exports';

  test('Export a candidate and the organization, and download the files', async () => {
    const { first, ...tenant } = await world(1);
    const admin = await signIn(app, tenant);
    expect(visibleText((await admin.get(path)).text)).toContain('No exports yet');
    const candidate = `/console/candidates/${first.id}`;
    expect((await admin.get(candidate)).text).toContain(`action="${candidate}/export"`);
    const asked = visibleText((await admin.submit(`${candidate}/export`)).text);
    expect(asked).toContain('Export requested.');
    expect(asked).toMatch(/Candidate (Queued|Running|Done)/);
    await app.idle();
    await admin.submit(path);
    await app.idle();
    const { text } = await admin.get(path);
    expect(visibleText(text)).toMatch(/Organization Done .* Download \(\d+ KB\) Candidate Done .* Download \(\d+ KB\)/);
    const links = [...text.matchAll(/href="([^"]+\/exports\/[\w-]{43})"/g)].map(([, url = '']) => linkAt(app, url));
    const [organization, copy] = await Promise.all(links.map(download));
    expect([organization?.has('candidates.ndjson'), copy?.has('candidate.json')]).toEqual([true, true]);
    for (const [action, subject] of [
      ['candidate.export', first.id],
      ['organization.export', tenant.organizationId],
    ]) {
      expect(await auditEntries(app, tenant, action)).toEqual([{ user_id: tenant.userIds[0], subject, details: null }]);
    }
  });

  test('Show the progress of a running export, why one failed, and none of recruiters or others', async () => {
    const { first, ...tenant } = await world(1);
    const admin = await signIn(app, tenant);
    const { row } = await exported(app, tenant.api, `/candidates/${first.id}/export`);
    await app.rows(`update exports set state = 'running' where id = $1`, [row.id]);
    const running = (await admin.get(path)).text;
    expect(visibleText(running)).toContain('Candidate Running Parts of the file 3 of 3');
    expect(running).toContain(`data-src="${path}/live?offset=0"`);
    expect(visibleText((await admin.get(`${path}/live/now?offset=0`)).text)).toContain(
      'Running Parts of the file 3 of 3',
    );
    await app.rows(`update exports set state = 'failed', error = $2 where id = $1`, [row.id, hostile]);
    const failed = (await admin.get(path)).text;
    expect(visibleText(failed)).toContain(`Failed ${hostile}`);
    expect(failed).not.toContain('<script>alert');
    const recruiter = await signIn(app, tenant, 'recruiter');
    const candidate = `/console/candidates/${first.id}`;
    expect((await recruiter.get(candidate)).text).not.toContain('Export data');
    for (const form of [path, `${candidate}/export`]) expect((await recruiter.post(form)).status).toBe(403);
    expect((await recruiter.get(path)).status).toBe(403);
    await expectGuardedForm(app, `${candidate}/export`, {});
    const other = await signIn(app, await app.tenant());
    expect(visibleText((await other.get(path)).text)).toContain('No exports yet');
    expect((await tenant.api.get('/exports')).body.meta.total).toBe(1);
  });
});

describe('erasing', () => {
  const erase = async (api: Api, id: string) => {
    const { status, body } = await api.post(`/candidates/${id}/erase`, {});
    expect(status).toBe(202);
    return until(async () => {
      const { data } = (await api.get(`/erasures/${body.data.erasure_id}`)).body;
      return data.state === 'done' && data;
    }, 'the erasure to end');
  };

  const waitsFor = (lock: 'transactionid' | 'advisory' | 'relation') =>
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = '${lock}'`;

  test('Delete the exports of the person, end those of the organization, and keep those of others', async () => {
    const { api, candidates, organizationId } = await world(2);
    const [one, two] = candidates;
    const mine = await exported(app, api, `/candidates/${one.id}/export`);
    const others = await exported(app, api, `/candidates/${two.id}/export`);
    const whole = await exported(app, api, '/exports');
    const { stores } = await erase(api, one.id);
    const done = stores.filter(({ store }: any) => store.includes('export'));
    const receipts = done.map((one: any) => `${one.store} ${one.action} ${one.count}`);
    const expected = [
      'export_files deleted 2',
      'export_links deleted 2',
      'export_omissions deleted 0',
      'exports deleted 1',
      'organization_exports blanked 1',
    ];
    expect(receipts.sort()).toEqual(expected);
    expectProblem(await api.get(`/exports/${mine.row.id}`), 404, 'not_found');
    const { data: ended } = (await api.get(`/exports/${whole.row.id}`)).body;
    const gone = { state: 'expired', bytes: null, download_url: null, error: null };
    expect(ended).toMatchObject({ ...whole.row, ...gone, expires_at: ended.expires_at, updated_at: ended.updated_at });
    expect(Date.parse(ended.expires_at)).toBeLessThanOrEqual(Date.now());
    const listed = (await api.get('/exports')).body.data.map(({ id, state }: any) => [id, state]);
    expect(listed).toEqual([
      [whole.row.id, 'expired'],
      [others.row.id, 'done'],
    ]);
    for (const { link } of [mine, whole]) {
      const page = await fetch(link);
      expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(visibleText(await page.text())).toContain(
        'This file is not available A link to an export works for 24 hours.',
      );
    }
    expectProblem(await api.post(`/candidates/${one.id}/export`, {}), 410, 'gone');
    expect((await download(others.link)).size).toBeGreaterThan(1);
    expect(filesOf({ organizationId }).length).toBe(1);
    const { files } = await exported(app, api, '/exports');
    expect([...files.values()].join('')).not.toContain(one.id);
  });

  test('Begin an export after the erasure that has passed the exports before', async () => {
    const { api, candidates, application } = await world(2);
    const [one, two] = candidates;
    const blocker = await app.db.connect();
    await blocker.query('begin');
    await blocker.query('select 1 from candidate_jobs where id = $1 for update', [application]);
    const erased = erase(api, one.id);
    await until(
      async () => (await app.rows(waitsFor('transactionid'))).length > 0,
      'the erasure to wait for the application',
    );
    const { body } = await api.post('/exports', {});
    await until(async () => {
      const { state } = (await api.get(`/exports/${body.data.export_id}`)).body.data;
      return state === 'done' || (await app.rows(waitsFor('advisory'))).length > 0;
    }, 'the export to be made or to wait');
    await blocker.query('rollback');
    blocker.release();
    await erased;
    const row = await ended(api, body.data.export_id);
    const lines = linesOf(await download(linkAt(app, row.download_url)), 'candidates.ndjson');
    expect(lines.map(({ id }) => id)).toEqual([two.id]);
    await app.idle();
  });

  test('Begin an export again that an erasure overtakes', async () => {
    const { api, candidates, organizationId } = await world(1);
    const alone = await made(api, '/candidates', aCandidate());
    const blocker = await app.db.connect();
    await blocker.query('begin');
    await blocker.query('lock table clients in access exclusive mode');
    const { body } = await api.post('/exports', {});
    const id = body.data.export_id;
    await until(async () => (await app.rows(waitsFor('relation'))).length > 0, 'the export to wait for the clients');
    const { state, file } = await api
      .get(`/exports/${id}`)
      .then(({ body: { data } }) => ({ state: data.state, file: data.bytes }));
    expect([state, file]).toEqual(['running', null]);
    const people = app.web.resolve(PersonRepository);
    const found = await people.files({ organizationId, candidateIds: [alone.id], addresses: [] });
    const erasure = await erase(api, alone.id);
    expect((await api.get(`/exports/${id}`)).body.data).toMatchObject({ state: 'queued', download_url: null });
    await blocker.query('rollback');
    blocker.release();
    const row = await ended(api, id);
    expect(row.state).toBe('done');
    const files = await download(linkAt(app, row.download_url));
    expect(linesOf(files, 'candidates.ndjson').map((one) => one.id)).toEqual([candidates[0].id]);
    expect(filesOf({ organizationId }).length).toBe(1);
    // As after a kill between the commit and the removal of the files.
    await app.rows(`update erasures set state = 'running', files = $2 where id = $1`, [
      erasure.id,
      JSON.stringify(found.get(alone.id)),
    ]);
    await app.web.resolve(TaskQueue).enqueue(eraseCandidate, { organizationId, erasureId: erasure.id });
    await app.idle();
    expect((await api.get(`/erasures/${erasure.id}`)).body.data.state).toBe('done');
    expect((await download(linkAt(app, row.download_url))).size).toBeGreaterThan(1);
  });

  test('Leave out candidates who wait for their erasure, and keep the file when they are erased', async () => {
    const { api, candidates, organizationId } = await world(4);
    const [one, two, three, four] = candidates.map(({ id }) => id);
    // As on a retention night, on which many wait.
    const erasures = await app.rows(
      `insert into erasures (id, organization_id, candidate_id, reason)
       select gen_random_uuid(), $1, id, 'Inactive' from unnest($2::uuid[]) as id returning id, candidate_id`,
      [organizationId, [one, two, three]],
    );
    const eraseWaiting = async (candidateId: string) => {
      const { id: erasureId } = erasures.find((row) => row.candidate_id === candidateId) ?? {};
      await app.web.resolve(TaskQueue).enqueue(eraseCandidate, { organizationId, erasureId });
      await until(
        async () => (await api.get(`/erasures/${erasureId}`)).body.data.state === 'done',
        'the erasure to end',
      );
    };
    const stateOf = async (id: string) => (await api.get(`/exports/${id}`)).body.data.state;
    const blocker = await app.db.connect();
    await blocker.query('begin');
    await blocker.query('lock table clients in access exclusive mode');
    const { export_id: id } = (await api.post('/exports', {})).body.data;
    await until(async () => (await app.rows(waitsFor('relation'))).length > 0, 'the export to wait for the clients');
    await eraseWaiting(one);
    expect(await stateOf(id)).toBe('running');
    await blocker.query('rollback');
    blocker.release();
    const { state, download_url: url } = await ended(api, id);
    expect(state).toBe('done');
    const link = linkAt(app, url);
    const files = await download(link);
    expect(linesOf(files, 'candidates.ndjson').map((row) => row.id)).toEqual([four]);
    expect(linesOf(files, 'applications.ndjson').map((row) => row.candidate_id)).toEqual([four]);
    expect(linesOf(files, 'application_events.ndjson')).toHaveLength(1);
    expect([...files.keys()].filter((name) => name.startsWith('resumes/'))).toEqual([]);
    for (const gone of [one, two, three]) expect([...files.values()].join('')).not.toContain(gone);

    await eraseWaiting(two);
    expect((await download(link)).size).toBe(files.size);
    // The file has data of the one whose data are the third one's now.
    await app.rows(`update erasures set state = 'failed' where candidate_id = $1`, [three]);
    expect((await api.post(`/candidates/${three}/merge`, { from_id: four })).status).toBe(200);
    await erase(api, three);
    expect(await stateOf(id)).toBe('expired');
    expect(await app.rows('select 1 from export_omissions where organization_id = $1', [organizationId])).toEqual([]);
    expect(filesOf({ organizationId })).toEqual([]);
  });

  test('Leave no file of a run that an erasure has overtaken', async () => {
    const { api, first, organizationId } = await world(1);
    const { row } = await exported(app, api, `/candidates/${first.id}/export`);
    expect(filesOf({ organizationId }).length).toBe(1);
    await app.rows('delete from exports where id = $1', [row.id]);
    const task = { organizationId, exportId: row.id, candidateId: first.id };
    await app.web.resolve(TaskQueue).enqueue(makeExport, task);
    await app.idle();
    expect(filesOf({ organizationId })).toEqual([]);
  });
});
