import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { ApplicationService, PipelineService } from '../../src/modules/applications/index.ts';
import { deleteOldDecisions } from '../../src/modules/decisions/decision.tasks.ts';
import { expectError, expectWrong, pipelineOf, together, unknownId } from '../applications/pipeline.ts';
import { signIn } from '../console/console-client.ts';
import { startApp } from '../support/app.ts';

const app = await startApp();
const defaultStatuses = ['Applied', 'Shortlisted', 'screening', 'screened', 'hired', 'rejected', 'Candidate joined'];
const tenant = await app.tenant({ pipelineStatuses: [...defaultStatuses, 'withdrawn'] });
const other = await app.tenant({ pipelineStatuses: [...defaultStatuses, 'Parked'] });
const { api, organizationId, userIds } = tenant;
const { job, candidate, apply, counts } = pipelineOf(app, tenant);
const jobId = await job();

const applied = async (fields: object = {}) => apply(await candidate(), jobId, fields);
const put = (id: string, body: object) => api.put(`/applications/${id}`, body);
const get = async (path: string) => {
  const answer = await api.get(path);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
const changed = async (id: string, body: object) => {
  const answer = await put(id, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
const decisionsOf = (id: string) => get(`/applications/${id}/decisions`);
const reasons = await get('/rejection-reasons');
const reasonOf = (outcome: string) => reasons.find((one: any) => one.outcome === outcome);
const [rejectedFor, withdrawnFor] = [reasonOf('rejected'), reasonOf('withdrawn')];
const short = ({ id, code, label }: any) => ({ id, code, label });
const anId = expect.stringMatching(/^[0-9a-f-]{36}$/);
const aTime = expect.stringMatching(/^\d{4}-.*Z$/);

describe('Rejection reasons', () => {
  test('Give a new organization, its test data and the other one reasons of both outcomes', async () => {
    expect(reasons.length).toBeGreaterThan(5);
    for (const reason of reasons) {
      expect(reason).toEqual({
        ...{ id: anId, code: expect.stringMatching(/^[a-z_]+$/), label: expect.any(String), outcome: reason.outcome },
        ...{ candidate_text: expect.any(String), active: true, created_at: aTime, updated_at: aTime },
      });
    }
    expect(new Set(reasons.map((one: any) => one.outcome))).toEqual(new Set(['rejected', 'withdrawn']));
    const others = (await other.api.get('/rejection-reasons')).body;
    expect(others.data.map((one: any) => one.code)).toEqual(reasons.map((one: any) => one.code));
    expect(others.meta.total).toBe(reasons.length);
    const { apiKey } = await app.web.resolve(ApiKeyService).create({
      ...{ organizationId, name: 'test', expiresAt: null, createdByUserId: null },
      test: true,
    });
    const inTest = app.withKey(apiKey);
    expect((await inTest.get('/rejection-reasons')).body.meta.total).toBe(reasons.length);
    expect((await inTest.post('/test/reset', {})).status).toBe(204);
    expect((await inTest.get('/rejection-reasons')).body.meta.total).toBe(reasons.length);
  });

  test('Create, retrieve, update and retire one, with an audit entry for each change', async () => {
    const body = { code: 'r_1', label: 'Reason', outcome: 'withdrawn', candidate_text: 'Because.' };
    const made = await api.post('/rejection-reasons', body);
    expect(made.status).toBe(201);
    expect(made.body.data).toEqual({ id: anId, ...body, active: true, created_at: aTime, updated_at: aTime });
    const { id } = made.body.data;
    expect(await get(`/rejection-reasons/${id}`)).toEqual(made.body.data);
    const edited = await api.put(`/rejection-reasons/${id}`, { ...made.body.data, code: 'other', label: 'New' });
    expect(edited.body.data).toEqual({ ...made.body.data, label: 'New', updated_at: aTime });
    expect((await api.put(`/rejection-reasons/${id}`, { candidate_text: null, active: false })).body.data).toEqual({
      ...edited.body.data,
      ...{ candidate_text: null, active: false, updated_at: aTime },
    });
    await api.put(`/rejection-reasons/${id}`, { active: false });
    const entries = (await api.get(`/audit-log?subject_id=${id}`)).body.data;
    expect(entries.map(({ action, changed }: any) => [action, changed])).toEqual([
      ['rejection_reason.update', ['active', 'candidate_text']],
      ['rejection_reason.update', ['label']],
      ['rejection_reason.create', []],
    ]);
  });

  test('Return 400 naming every wrong field, 409 for a code in use, 404 for foreign ones', async () => {
    expectWrong(await api.post('/rejection-reasons', {}), 'code', 'label', 'outcome');
    const wrong = { code: 'A', label: ' ', outcome: 'hired', candidate_text: 5, active: 'yes', x: 1 };
    expectWrong(
      await api.post('/rejection-reasons', wrong),
      ...['code', 'label', 'outcome', 'candidate_text', 'active', 'x'],
    );
    for (const code of ['', 'a'.repeat(51), 'a-b', null]) {
      expectWrong(await api.post('/rejection-reasons', { code, label: 'L', outcome: 'rejected' }), 'code');
    }
    expectWrong(await api.put(`/rejection-reasons/${rejectedFor.id}`, {}), '');
    const onlyCode = await api.put(`/rejection-reasons/${rejectedFor.id}`, { code: 'only_code' });
    expectWrong(onlyCode, '');
    expect(onlyCode.body.error.message).toBe('body: must contain at least one field to change, other than code');
    expectWrong(await api.put(`/rejection-reasons/${rejectedFor.id}`, { label: null }), 'label');
    const twice = { code: 'twice', label: 'Twice', outcome: 'rejected' };
    const answers = await together(5, () => api.post('/rejection-reasons', twice));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expectError(await api.post('/rejection-reasons', twice), 409, 'conflict');
    expect((await other.api.post('/rejection-reasons', twice)).status).toBe(201);
    for (const id of [rejectedFor.id, unknownId(), 'x']) {
      expectError(await other.api.get(`/rejection-reasons/${id}`), 404, 'not_found');
      expectError(await other.api.put(`/rejection-reasons/${id}`, { label: 'Mine' }), 404, 'not_found');
    }
    expectError(await api.delete(`/rejection-reasons/${rejectedFor.id}`), 405, 'method_not_allowed');
  });
});

describe('A closing move', () => {
  test('Change the outcome of an unused reason, and return 409 once it is in use', async () => {
    const made = await api.post('/rejection-reasons', { code: 'turned', label: 'Turned', outcome: 'withdrawn' });
    const path = `/rejection-reasons/${made.body.data.id}`;
    expect((await api.put(path, { outcome: 'rejected' })).body.data.outcome).toBe('rejected');
    const id = await applied({ status: 'rejected' });
    await changed(id, { rejection_reason_id: made.body.data.id });
    expectError(await api.put(path, { outcome: 'withdrawn', label: 'New' }), 409, 'conflict');
    expect((await api.put(path, { outcome: 'rejected', label: 'Renamed' })).body.data.label).toBe('Renamed');
    await changed(id, { status: 'Applied' });
    expectError(await api.put(path, { outcome: 'withdrawn' }), 409, 'conflict');
    expectError(await api.put(`/rejection-reasons/${unknownId()}`, { outcome: 'withdrawn' }), 404, 'not_found');
    await app.rows('delete from decision_records where application_id = $1', [id]);
    expect((await api.put(path, { outcome: 'withdrawn' })).status).toBe(200);
  });

  test('Give no application a reason whose outcome changes at the same time', async () => {
    for (let n = 0; n < 5; n++) {
      const made = await api.post('/rejection-reasons', { code: `race_${n}`, label: 'Race', outcome: 'rejected' });
      const reason = made.body.data.id;
      const id = await applied();
      const [move, change] = await Promise.all([
        put(id, { status: 'rejected', rejection_reason_id: reason }),
        api.put(`/rejection-reasons/${reason}`, { outcome: 'withdrawn' }),
      ]);
      expect([`200 409`, `400 200`]).toContain(`${move.status} ${change.status}`);
    }
  });

  test('Show the date of the status as rejected_at for older rejections', async () => {
    const id = await applied({ status: 'rejected' });
    const before = await get(`/applications/${id}`);
    await app.rows('update candidate_jobs set rejected_at = null, closed_at = null where id = $1', [id]);
    expect((await get(`/applications/${id}`)).rejected_at).toBe(before.status_date);
    expect((await get(`/applications?candidate_id=${before.candidate_id}`))[0].rejected_at).toBe(before.status_date);
    expect((await changed(id, { notes: 'n' })).rejected_at).toBe(before.status_date);
  });

  test('Accept reason, note and email with the move or later, and clear them on reopening', async () => {
    const id = await applied();
    // The email on apply changes it too.
    await app.idle();
    expect(await get(`/applications/${id}`)).toMatchObject({
      ...{ outcome: 'open', rejected_at: null, rejection_reason: null },
    });
    const rejected = await changed(id, {
      status: 'rejected',
      rejection_reason_id: rejectedFor.id,
      decision_note: 'No.',
    });
    expect(rejected).toMatchObject({ outcome: 'rejected', rejection_reason: short(rejectedFor) });
    expect(rejected.rejected_at).toBe(rejected.status_date);
    expect(await get(`/applications/${id}`)).toMatchObject(rejected);
    expect((await get(`/applications?candidate_id=${rejected.candidate_id}`))[0]).toMatchObject(rejected);
    expect(
      (await put(id, { ...rejected, outcome: 'open', rejection_reason: null, notes: 'n' })).body.data,
    ).toMatchObject({
      ...{ outcome: 'rejected', rejection_reason: short(rejectedFor), rejected_at: rejected.rejected_at },
    });
    const event = (await get(`/events?subject_id=${id}&types=application.status_changed`))[0];
    expect(event.changed).toEqual(['status', 'status_date', 'closed_at', 'rejected_at', 'rejection_reason']);
    const [first] = await decisionsOf(id);
    expect(first).toMatchObject({ reason: short(rejectedFor), note: 'No.' });
    const second = reasons.filter((one: any) => one.outcome === 'rejected')[1];
    const again = await changed(id, { status: 'rejected', rejection_reason_id: second.id, decision_note: null });
    expect(again).toMatchObject({ rejected_at: rejected.rejected_at, rejection_reason: short(second) });
    expect(again.updated_at > rejected.updated_at).toBe(true);
    expect(await decisionsOf(id)).toEqual([{ ...first, reason: short(second), note: null }]);
    expect(await changed(id, { rejection_reason_id: null })).toMatchObject({ rejection_reason: null });
    expect((await decisionsOf(id))[0].reason).toBeNull();
    await changed(id, { rejection_reason_id: second.id });
    const open = await changed(id, { status: 'Applied' });
    expect(open).toMatchObject({ outcome: 'open', rejected_at: null, rejection_reason: null });
    expect((await decisionsOf(id)).map((one: any) => one.reason)).toEqual([short(second)]);
    const withdrawn = await changed(id, { status: 'withdrawn', rejection_reason_id: withdrawnFor.id });
    expect(withdrawn).toMatchObject({ outcome: 'withdrawn', rejected_at: null, rejection_reason: short(withdrawnFor) });
    expect(await changed(id, { status: 'rejected' })).toMatchObject({ outcome: 'rejected', rejection_reason: null });
    expect(await changed(id, { status: 'hired' })).toMatchObject({ outcome: 'hired', rejected_at: null });
    expect((await decisionsOf(id)).map((one: any) => [one.from_status, one.to_status, one.outcome])).toEqual([
      ['rejected', 'hired', 'hired'],
      ['withdrawn', 'rejected', 'rejected'],
      ['Applied', 'withdrawn', 'withdrawn'],
      ['Applied', 'rejected', 'rejected'],
    ]);
  });

  test('Refuse reason, note and email at another status, and unusable reasons', async () => {
    const id = await applied();
    const all = { rejection_reason_id: rejectedFor.id, decision_note: 'n', send_rejection_email: true };
    const names = Object.keys(all);
    expectWrong(await put(id, all), ...names);
    expectWrong(await put(id, { ...all, status: 'screening' }), ...names);
    expectWrong(await put(id, { ...all, rejection_reason_id: unknownId(), status: 'hired' }), ...names);
    expectWrong(await put(id, { status: 'rejected', rejection_reason_id: withdrawnFor.id }), 'rejection_reason_id');
    expectWrong(
      await put(id, { status: 'rejected', rejection_reason_id: 'x', decision_note: 5, send_rejection_email: null }),
      ...names,
    );
    expectWrong(await put(id, { status: 'rejected', decision_note: 'x'.repeat(20_001) }), 'decision_note');
    const { id: retired } = (await api.post('/rejection-reasons', { code: 'old', label: 'Old', outcome: 'rejected' }))
      .body.data;
    await api.put(`/rejection-reasons/${retired}`, { active: false });
    expectWrong(await put(id, { status: 'rejected', rejection_reason_id: retired }), 'rejection_reason_id');
    const foreign = (await other.api.get('/rejection-reasons?limit=1')).body.data[0].id;
    for (const unknown of [unknownId(), foreign]) {
      expectError(await put(id, { status: 'rejected', rejection_reason_id: unknown }), 404, 'not_found');
    }
    expectError(await put(id, { ...all, status: 'nowhere' }), 400, 'invalid_pipeline_status');
    expectError(await other.api.put(`/applications/${id}`, { ...all, status: 'rejected' }), 404, 'not_found');
    expectWrong(await api.post('/applications', { candidate_id: await candidate(), job_id: jobId, ...all }), ...names);
    expect(await decisionsOf(id)).toEqual([]);
    expect((await get(`/applications/${id}`)).status).toBe('Applied');
    await changed(id, { status: 'rejected' });
    expectWrong(await put(id, { ...all, status: 'Applied' }), ...names);
  });

  test('Request a decision’s email once, and audit that the note changed without its text', async () => {
    const id = await applied();
    await changed(id, { status: 'rejected', rejection_reason_id: rejectedFor.id, send_rejection_email: true });
    await changed(id, { send_rejection_email: true, decision_note: 'secret words' });
    await changed(id, { send_rejection_email: false });
    const [decision] = await decisionsOf(id);
    const [row] = await app.rows('select email_requested_at from decision_records where id = $1', [decision.id]);
    expect(row.email_requested_at).not.toBeNull();
    const entries = (await api.get(`/audit-log?subject_id=${id}&action=application.update`)).body.data;
    expect(entries[0].changed).toEqual(['decision_note']);
    expect(entries[1].changed).toEqual(['closed_at', 'rejected_at', 'rejection_reason', 'status', 'status_date']);
    expect([entries[1].before.rejection_reason, entries[1].after.rejection_reason]).toEqual([
      null,
      { id: rejectedFor.id, code: rejectedFor.code },
    ]);
    expect(JSON.stringify(entries)).not.toContain('secret words');
  });
});

describe('Decision records', () => {
  const rated = async () => {
    const { id: scoredJob } = (
      await api.post('/jobs', { title: 'Backend Engineer', required_skills: ['Node.js'], min_experience_years: 2 })
    ).body.data;
    const body = { primary_skills: ['Node.js'], total_experience_years: 4, current_designation: 'Backend Engineer' };
    const candidateId = await candidate(body);
    const id = await apply(candidateId, scoredJob);
    await app.idle();
    return { id, candidateId, scoredJob };
  };

  test('Keep what the match explanation said, who decided and why, after the application is gone', async () => {
    const { id, candidateId, scoredJob } = await rated();
    await changed(id, { status: 'rejected' });
    await changed(id, { status: 'Applied' });
    const match = await get(`/applications/${id}/match`);
    expect(match.score).toBeGreaterThan(0);
    const { score, source, algorithm_version, inputs_hash, components } = match;
    await get(`/applications/${id}/match`);
    const fields = { status: 'rejected', rejection_reason_id: rejectedFor.id, decision_note: 'Not now.' };
    const moved = await changed(id, fields);
    const [decision, earlier] = await decisionsOf(id);
    const [{ id: keyId }] = await app.rows('select id from api_keys where organization_id = $1 order by id limit 1', [
      organizationId,
    ]);
    expect(decision).toEqual({
      ...{ id: anId, application_id: id, job_id: scoredJob, candidate_id: candidateId, subject: anId },
      ...{ from_status: 'Applied', to_status: 'rejected', outcome: 'rejected', decided_at: moved.status_date },
      ...{ decided_by: { type: 'key', id: keyId }, reason: short(rejectedFor), note: 'Not now.' },
      shown: { score, source, algorithm_version, inputs_hash, components, explanation_opened: true },
      keep_until: `${Number(moved.status_date.slice(0, 4)) + 4}${moved.status_date.slice(4)}`,
      pseudonymised_at: null,
    });
    expect(earlier.shown).toEqual({ ...decision.shown, explanation_opened: false });
    expect((await api.delete(`/applications/${id}`)).status).toBe(204);
    expect(await decisionsOf(id)).toEqual([decision, earlier]);
    expect(await get(`/decisions/${decision.id}`)).toEqual(decision);
    expect(await app.rows('select 1 from match_openings where application_id = $1', [id])).toEqual([]);
  });

  test('Hide pay in components from keys that do not see contact data', async () => {
    const { apiKey } = await app.web.resolve(ApiKeyService).create({
      ...{ organizationId, name: 'audit', expiresAt: null, createdByUserId: null },
      scopes: ['compliance:read'],
    });
    const auditor = app.withKey(apiKey);
    const { id: payJob } = (await api.post('/jobs', { title: 'Engineer', required_skills: ['Go'], max_ctc: 10 })).body
      .data;
    const id = await apply(await candidate({ primary_skills: ['Go'], expected_ctc: 12_345 }), payJob);
    await app.idle();
    await changed(id, { status: 'hired' });
    const [seen] = (await auditor.get(`/applications/${id}/decisions`)).body.data;
    const [whole] = await decisionsOf(id);
    const payOf = ({ shown }: any) => shown.components.find((one: any) => one.key === 'pay');
    expect([...payOf(whole).evidence, ...payOf(whole).missing]).not.toEqual([]);
    expect(payOf(seen)).toEqual({ ...payOf(whole), evidence: [], missing: [] });
    expect((await auditor.get(`/decisions/${seen.id}`)).body.data).toEqual(seen);
  });

  test('Record a given score, a missing one, and an opening by a user in the console', async () => {
    const given = await applied({ match_score: 12.5 });
    const browser = await signIn(app, tenant, 'recruiter');
    expect((await browser.get(`/console/applications/${given}`)).status).toBe(200);
    await changed(given, { status: 'withdrawn' });
    expect((await decisionsOf(given))[0].shown).toEqual({
      ...{ score: 12.5, source: 'integration', algorithm_version: null, inputs_hash: null, components: [] },
      explanation_opened: true,
    });
  });

  test('Write one for every way into a closed status, by key, user and system, and none for a rename', async () => {
    const created = await applied({ status: 'rejected' });
    expect(await decisionsOf(created)).toMatchObject([
      { from_status: null, to_status: 'rejected', decided_by: { type: 'key', id: anId } },
    ]);
    expect((await get(`/applications/${created}`)).rejected_at).not.toBeNull();
    const byUser = await applied();
    const [userId] = userIds;
    await app.web
      .resolve(ApplicationService)
      .update(
        organizationId,
        byUser,
        { fields: { status: 'hired' }, decision: undefined, sentBack: false },
        { userId: userId ?? null },
      );
    expect((await decisionsOf(byUser))[0].decided_by).toEqual({ type: 'user', id: userId });
    const bySystem = await applied();
    await app.web
      .resolve(ApplicationService)
      .update(organizationId, bySystem, { fields: { status: 'Candidate joined' }, sentBack: false });
    expect((await decisionsOf(bySystem))[0]).toMatchObject({
      ...{ outcome: 'hired', decided_by: { type: 'system', id: null } },
    });
    const repeated = await api.post('/applications', {
      candidate_id: (await get(`/applications/${byUser}`)).candidate_id,
      ...{ job_id: jobId, status: 'rejected' },
    });
    expect(repeated.status).toBe(200);
    expect((await decisionsOf(byUser)).length).toBe(2);
    const elsewhere = pipelineOf(app, other);
    const parked = await elsewhere.apply(await elsewhere.candidate(), await elsewhere.job(), { status: 'Parked' });
    await app.web.resolve(PipelineService).rename(other.organizationId, 'Parked', 'withdrawn');
    expect((await other.api.get(`/applications/${parked}`)).body.data.outcome).toBe('withdrawn');
    expect((await other.api.get(`/applications/${parked}/decisions`)).body.data).toEqual([]);
  });

  test('Write the record of an entry from before decisions were recorded once its reason is given', async () => {
    const id = await applied({ status: 'rejected' });
    await app.rows('delete from decision_records where application_id = $1', [id]);
    await changed(id, { decision_note: 'Late.', rejection_reason_id: rejectedFor.id });
    const { status_date } = await get(`/applications/${id}`);
    expect(await decisionsOf(id)).toMatchObject([
      { from_status: null, decided_at: status_date, note: 'Late.', reason: short(rejectedFor) },
    ]);
  });

  test('Give a person one subject in all decisions, another one to each other person', async () => {
    const person = await candidate();
    const mine = [
      await apply(person, jobId, { status: 'rejected' }),
      await apply(person, await job(), { status: 'hired' }),
    ];
    const others = await applied({ status: 'hired' });
    const subjects = (await Promise.all([...mine, others].map(decisionsOf))).map(([one]) => one.subject);
    expect(subjects[0]).toBe(subjects[1]);
    expect(new Set([...subjects, person]).size).toBe(3);
  });

  test('Filter and page, newest first, and return later changes; leave out what others have', async () => {
    const person = await candidate();
    const [first, second] = [await job(), await job()];
    const a = await apply(person, first, { status: 'rejected' });
    const b = await apply(person, second, { status: 'hired' });
    const idsOf = async (query: string) => (await get(`/decisions?${query}`)).map((one: any) => one.application_id);
    expect(await idsOf(`candidate_id=${person}`)).toEqual([b, a]);
    expect(await idsOf(`candidate_id=${person}&limit=1&offset=1`)).toEqual([a]);
    expect(await idsOf(`candidate_id=${person}&outcome=hired`)).toEqual([b]);
    expect(await idsOf(`job_id=${first}`)).toEqual([a]);
    expect(await idsOf(`application_id=${b}`)).toEqual([b]);
    expect(await idsOf(`application_id=${unknownId()}`)).toEqual([]);
    expect((await other.api.get(`/decisions?candidate_id=${person}`)).body.data).toEqual([]);
    expectWrong(
      await api.get('/decisions?candidate_id=x&job_id=y&application_id=z&outcome=open&nope=1'),
      ...['application_id', 'job_id', 'candidate_id', 'outcome', 'nope'],
    );
    for (const outcome of ['hired', 'rejected', 'withdrawn']) {
      const { meta } = (await api.get(`/decisions?outcome=${outcome}&limit=1`)).body;
      const [{ n }] = await app.rows(
        'select count(*)::int as n from decision_records where organization_id = $1 and outcome = $2',
        [organizationId, outcome],
      );
      expect(meta.total).toBe(n);
    }
    const [decision] = await decisionsOf(a);
    for (const id of [decision.id, unknownId(), 'x']) {
      expectError(await other.api.get(`/decisions/${id}`), 404, 'not_found');
    }
    for (const id of [a, unknownId(), 'x']) {
      expectError(await other.api.get(`/applications/${id}/decisions`), 404, 'not_found');
    }
    const { meta } = (await api.get(`/decisions?candidate_id=${person}&updated_after=2026-01-01T00:00:00Z`)).body;
    await changed(a, { decision_note: 'later' });
    const next = await get(`/decisions?candidate_id=${person}&cursor=${meta.next_cursor}`);
    expect(next).toMatchObject([{ id: decision.id, note: 'later' }]);
  });

  test('Write a record for each of two simultaneous moves, and for each of 1,000', async () => {
    const id = await applied();
    await Promise.all([put(id, { status: 'rejected' }), put(id, { status: 'hired' })]);
    const [last, former] = await decisionsOf(id);
    expect([last.from_status, former.from_status]).toEqual([former.to_status, 'Applied']);
    expect((await get(`/applications/${id}`)).status).toBe(last.to_status);

    const many = await job();
    await app.rows(
      `with people as (
         insert into candidates (id, organization_id, full_name, email)
         select gen_random_uuid(), $1, 'Person ' || n, $3 || n || '@example.com' from generate_series(1, 1000) as n returning id)
       insert into candidate_jobs (id, organization_id, candidate_id, job_id, status)
       select gen_random_uuid(), $1, id, $2, 'Applied' from people`,
      [organizationId, many, randomUUID()],
    );
    await app.rows(
      `with moved as (
         update candidate_jobs set status = 'rejected', status_date = now() where organization_id = $1 and job_id = $2 returning id)
       insert into candidate_job_status_events (id, organization_id, application_id, from_status, to_status)
       select gen_random_uuid(), $1, id, 'Applied', 'rejected' from moved`,
      [organizationId, many],
    );
    const page = (await api.get(`/decisions?job_id=${many}&limit=1`)).body;
    expect(page.meta.total).toBe(1000);
    expect((await counts(many)).applicant_count).toBe(1000);
  });

  test('Delete records after their keep_until date from every list, and keep their applications and later records', async () => {
    const own = await job();
    const [old, kept] = [
      await apply(await candidate(), own, { status: 'hired' }),
      await apply(await candidate(), own, { status: 'hired' }),
    ];
    await app.idle();
    const [[deleted], before] = [await decisionsOf(old), await decisionsOf(kept)];
    expect(await get(`/decisions/${deleted.id}`)).toEqual(deleted);
    const application = await get(`/applications/${old}`);
    const keepUntil = (id: string, hours: number) =>
      app.rows(`update decision_records set keep_until = now() + $2 * interval '1 hour' where application_id = $1`, [
        id,
        hours,
      ]);
    await keepUntil(old, -1);
    await keepUntil(kept, 1);
    await app.web.queue.enqueue(deleteOldDecisions, {});
    await app.idle();
    expect(await decisionsOf(old)).toEqual([]);
    expectError(await api.get(`/decisions/${deleted.id}`), 404, 'not_found');
    expect((await get(`/decisions?job_id=${own}`)).map((one: any) => one.application_id)).toEqual([kept]);
    const [later] = await decisionsOf(kept);
    expect(later).toEqual({ ...before[0], keep_until: later.keep_until, updated_at: later.updated_at });
    expect(await get(`/applications/${old}`)).toEqual(application);
    expect(await counts(own)).toEqual({ applicant_count: 2, filled_count: 2 });

    await keepUntil(kept, -1);
    await app.web.queue.enqueue(deleteOldDecisions, {});
    await app.idle();
    expect((await api.get(`/decisions?job_id=${own}`)).body).toMatchObject({ data: [], meta: { total: 0 } });
  });
});
