import { describe, expect, test } from 'vitest';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { NoteService } from '../../src/modules/notes/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { together } from '../applications/pipeline.ts';
import { expectProblem } from '../http/problem.ts';
import { aCandidate, startApp } from '../support/app.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const { api, organizationId, userIds } = tenant;
const job = (await api.post('/jobs', { title: 'Welder' })).body.data.id;

const candidate = async (fields = {}) => (await api.post('/candidates', aCandidate(fields))).body.data;
const applicant = async () => {
  const { id, applications } = await candidate({ application: { job_id: job } });
  return { id, application: applications[0].id };
};
const add = async (id: string, body: object) => {
  const answer = await api.post(`/candidates/${id}/notes`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};
const call = (method: string, path: string, body?: unknown, headers = {}) =>
  api.call(method, `/api/v1${path}`, body, headers);
const author = async (id: string, text: string, userId = userIds[0] ?? '') =>
  app.web.resolve(NoteService).add(organizationId, id, { text }, { type: 'user', id: userId });

test('Keep what was typed after a form was sent, when the form is sent again', async () => {
  const { id } = await candidate();
  const send = (text: string, noteId: string) =>
    app.web.resolve(NoteService).add(organizationId, id, { text }, { type: 'user', id: userIds[0] ?? '' }, noteId);
  const first = newId();
  await send('Call her', first);
  await send('Call her', first);
  await send('Call her on Monday', first);
  const { data } = (await api.get(`/candidates/${id}/notes`)).body;
  expect(data.map(({ text }: { text: string }) => text).toSorted()).toEqual(['Call her', 'Call her on Monday']);
});

describe('API', () => {
  test('Write a note, list it with its author, change it and delete it', async () => {
    const { id, application } = await applicant();
    const [key] = await app.rows('select id, name from api_keys where organization_id = $1', [organizationId]);
    const first = await add(id, { text: 'Called <b>twice</b>\n\nPrefers mornings.' });
    expect(first).toEqual({
      id: expect.any(String),
      candidate_id: id,
      application_id: null,
      text: 'Called <b>twice</b>\n\nPrefers mornings.',
      author: { type: 'key', id: key.id, name: key.name },
      mentions: [],
      edited_at: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
    const second = await add(id, { text: 'For this job', application_id: application });
    const path = `/candidates/${id}/notes`;
    expect((await api.get(path)).body).toEqual({ data: [second, first], meta: { total: 2, limit: 50, offset: 0 } });
    expect((await api.get(`${path}?application_id=${application}`)).body.data).toEqual([second]);
    expect((await api.get(`${path}/${first.id}`)).body.data).toEqual(first);

    const changed = await call('PATCH', `${path}/${first.id}`, { text: 'Called once' });
    expect([changed.status, changed.body.data]).toEqual([
      200,
      { ...first, text: 'Called once', edited_at: expect.any(String), updated_at: expect.any(String) },
    ]);
    const again = await call('PATCH', `${path}/${first.id}`, { text: 'Called once' });
    expect(again.body).toEqual(changed.body);
    const since = await api.get(`${path}?updated_after=2026-01-01T00:00:00Z`);
    expect(since.body.data.map((one: { id: string }) => one.id)).toEqual([second.id, first.id]);

    expect((await call('DELETE', `${path}/${first.id}`)).status).toBe(204);
    expectProblem(await call('DELETE', `${path}/${first.id}`), 404, 'not_found');
    expectProblem(await call('PATCH', `${path}/${first.id}`, { text: 'x' }), 404, 'not_found');
    expect((await api.get(path)).body.data).toEqual([second]);
    const { notes } = (await api.get(`/applications/${application}`)).body.data;
    expect(notes).toBeNull();
  });

  test('Reject texts out of bounds, unknown fields, and applications of somebody else', async () => {
    const [{ id }, other] = [await applicant(), await applicant()];
    const path = `/candidates/${id}/notes`;
    for (const body of [
      {},
      { text: '' },
      { text: ' \n' },
      { text: null },
      { text: 'a\u0000' },
      { text: 'a', author: 1 },
    ])
      expectProblem(await api.post(path, body), 400, 'validation_error');
    expectProblem(await api.post(path, { text: 'é'.repeat(20_001) }), 400, 'validation_error');
    await add(id, { text: 'é'.repeat(20_000) });
    for (const application_id of [other.application, newId()])
      expectProblem(await api.post(path, { text: 'a', application_id }), 404, 'not_found');
    expectProblem(await api.post(`/candidates/${newId()}/notes`, { text: 'a' }), 404, 'not_found');
    const note = await add(other.id, { text: 'Of another candidate' });
    expectProblem(await api.get(`${path}/${note.id}`), 404, 'not_found');
    expectProblem(await call('DELETE', `${path}/${note.id}`), 404, 'not_found');
  });

  test('Let one of five concurrent edits of a version win, and lose no edit unseen', async () => {
    const { id } = await applicant();
    const path = `/candidates/${id}/notes/${(await add(id, { text: 'First' })).id}`;
    const tag = (await api.get(path)).headers.get('etag')!;
    const answers = await together(5, (n) => call('PATCH', path, { text: `Edit ${n}` }, { 'if-match': tag }));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412, 412]);
    expectProblem(await call('DELETE', path, undefined, { 'if-match': tag }), 412, 'precondition_failed');
  });

  test('Let keys change notes that keys wrote, but not those of users', async () => {
    const { id } = await applicant();
    const own = await add(id, { text: 'By a key' });
    const made = { organizationId, name: 'other', expiresAt: null, createdByUserId: null };
    const keys = app.web.resolve(ApiKeyService);
    const [writer, reader] = await Promise.all(
      (['candidates:write', 'candidates:read'] as const).map(async (scope) =>
        app.withKey((await keys.create({ ...made, scopes: [scope] })).apiKey),
      ),
    );
    const patch = (by: typeof reader, noteId: string) =>
      by!.call('PATCH', `/api/v1/candidates/${id}/notes/${noteId}`, { text: 'Changed' });
    expectProblem(await patch(reader, own.id), 403, 'insufficient_scope');
    expect((await patch(writer, own.id)).status).toBe(200);
    const users = await author(id, 'By a user');
    expectProblem(await patch(writer, users.id), 403, 'forbidden');
    expectProblem(await call('DELETE', `/candidates/${id}/notes/${users.id}`), 403, 'forbidden');
    expect(users).toMatchObject((await api.get(`/candidates/${id}/notes/${users.id}`)).body.data);
  });

  test('Leave an audit entry for each write, without the text', async () => {
    const { id } = await applicant();
    const note = await add(id, { text: 'Secret thoughts' });
    const path = `/candidates/${id}/notes/${note.id}`;
    await call('PATCH', path, { text: 'Other thoughts' });
    await call('DELETE', path);
    const { body } = await api.get(`/audit-log?subject_id=${note.id}`);
    expect(body.data.map(({ action, changed }: any) => [action, changed])).toEqual([
      ['note.delete', []],
      ['note.update', ['text']],
      ['note.create', []],
    ]);
    expect(JSON.stringify(body)).not.toContain('thoughts');
  });
});

test('Keep the notes of both candidates and applications that are merged', async () => {
  const [into, from] = [await applicant(), await applicant()];
  await add(into.id, { text: 'One', application_id: into.application });
  await add(from.id, { text: 'Two', application_id: from.application });
  await add(from.id, { text: 'Three' });
  expect((await api.post(`/candidates/${into.id}/merge`, { from_id: from.id })).status).toBe(200);
  const { data } = (await api.get(`/candidates/${into.id}/notes`)).body;
  const [{ id: stays }] = (await api.get(`/candidates/${into.id}`)).body.data.applications;
  expect(data.map(({ text, application_id }: any) => [text, application_id])).toEqual([
    ['Three', null],
    ['Two', stays],
    ['One', stays],
  ]);
  const gone = await api.get(`/candidates/${from.id}/notes`);
  expect([gone.status, gone.body.error]).toMatchObject([410, { code: 'gone', merged_into: into.id }]);
});

test('Keep a note when its application is deleted, and the name out once its author is removed', async () => {
  const { id, application } = await applicant();
  const { id: noteId } = await add(id, { text: 'Stays', application_id: application });
  await api.delete(`/applications/${application}`);
  expect((await api.get(`/candidates/${id}/notes/${noteId}`)).body.data).toMatchObject({ application_id: null });
  const [user] = await app.rows(
    `insert into users (id, organization_id, email, full_name, role) values ($1, $2, $3, 'Leaver', 'recruiter') returning id`,
    [newId(), organizationId, `${newId()}@example.com`],
  );
  const note = await author(id, 'Written before leaving', user.id);
  expect(note.author).toEqual({ type: 'user', id: user.id, name: 'Leaver' });
  await app.rows('delete from users where id = $1', [user.id]);
  const { data } = (await api.get(`/candidates/${id}/notes/${note.id}`)).body;
  expect(data.author).toEqual({ type: 'user', id: user.id, name: null });
});
