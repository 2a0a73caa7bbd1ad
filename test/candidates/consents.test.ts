import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { CandidateLinkService } from '../../src/modules/outreach/index.ts';
import { fileStoreToken } from '../../src/platform/container.ts';
import { together } from '../applications/pipeline.ts';
import { expectProblem } from '../http/problem.ts';
import { interviewsOf, recorded } from '../interviews/room/room.ts';
import { confirmationPath, selfApplyOf } from '../portal/apply/self-apply-form.ts';
import { aCandidate, startApp, type Tenant } from '../support/app.ts';

const app = await startApp({ config: { recordingDays: 30, ffmpegPath: 'none' } });
const tenant = await app.tenant({ credits: 10_000, publicName: 'North Talent' });
const { api, organizationId } = tenant;
const { invite } = interviewsOf(app, tenant);
const files = app.web.resolve(fileStoreToken);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const candidate = async (of: Tenant = tenant): Promise<string> =>
  (await of.api.post('/candidates', aCandidate())).body.data.id;
const consentsOf = async (id: string) => (await api.get(`/candidates/${id}/consents`)).body.data;
const pool = { purpose: 'talent_pool', text: 'I, Asha Rao, agree to be kept in mind.' };
const give = async (id: string, fields = {}) => {
  const answer = await api.post(`/candidates/${id}/consents`, { ...pool, ...fields });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};
const page = async (path: string) => (await fetch(app.base + path)).text();
const submit = (path: string, fields: Record<string, string> = {}) =>
  fetch(app.base + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const texts = (of: string) =>
  app.rows('select hash from consent_texts where organization_id = $1 and hash = $2', [organizationId, sha256(of)]);

describe('API', () => {
  test('Record a consent with the text shown, list it, and withdraw it once', async () => {
    const id = await candidate();
    const given = { text_version: '2', channel: 'phone', given_at: '2026-01-02T03:04:05+01:00' };
    const consent = await give(id, given);
    expect(consent).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      ...pool,
      text_hash: sha256(pool.text),
      text_version: '2',
      channel: 'phone',
      given_at: '2026-01-02T02:04:05.000Z',
      withdrawn_at: null,
      withdrawal_channel: null,
      interview_id: null,
    });
    const later = await give(id);
    expect(later).toMatchObject({ text_version: '1', channel: 'api' });
    expect(await consentsOf(id)).toEqual([later, consent]);
    const paged = await api.get(`/candidates/${id}/consents?limit=1&offset=1`);
    expect(paged.body).toEqual({ data: [consent], meta: { total: 2, limit: 1, offset: 1 } });

    const withdrawn = await api.post(`/consents/${consent.id}/withdraw`, { channel: 'email' });
    expect(withdrawn.status).toBe(200);
    expect(withdrawn.body.data).toEqual({
      ...consent,
      withdrawn_at: expect.stringMatching(/Z$/),
      withdrawal_channel: 'email',
    });
    const again = await api.post(`/consents/${consent.id}/withdraw`, {});
    expect(again.body).toEqual(withdrawn.body);
    expect(await consentsOf(id)).toEqual([later, withdrawn.body.data]);
    const changes = await api.get(`/candidates/${id}/consents?updated_after=2026-01-01T00:00:00Z`);
    expect(changes.body.data.map((one: { id: string }) => one.id)).toEqual([later.id, consent.id]);
  });

  test('Withdraw once when asked five times at once, with one audit entry', async () => {
    const id = await candidate();
    const consent = await give(id);
    const answers = await together(5, () => api.post(`/consents/${consent.id}/withdraw`, {}));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    const { body } = await api.get(`/audit-log?subject_id=${id}`);
    const entries = body.data.map(({ action, after }: { action: string; after: object }) => [action, after]);
    const about = { consent_id: consent.id, purpose: 'talent_pool', channel: 'api', interview_id: null };
    expect(entries.slice(0, 2)).toEqual([
      ['candidate.consent_withdrawn', about],
      ['candidate.consent_given', about],
    ]);
    expect(entries.map(([action]: string[]) => action)).toHaveLength(3);
    expect(JSON.stringify(body)).not.toContain('Asha Rao');
  });

  test.each([
    ['nothing', {}, ['purpose', 'text']],
    ['a purpose with spaces', { ...pool, purpose: 'Talent pool' }, ['purpose']],
    ['an empty text', { ...pool, text: ' ' }, ['text']],
    ['a time to come', { ...pool, given_at: '2999-01-01T00:00:00Z' }, ['given_at']],
    ['a time without an offset', { ...pool, given_at: '2026-01-01T00:00:00' }, ['given_at']],
    ['an unknown channel', { ...pool, channel: 'pigeon' }, ['channel']],
    ['a malformed interview', { ...pool, interview_id: 'x' }, ['interview_id']],
    ['an unknown field', { ...pool, withdrawn_at: null }, ['withdrawn_at']],
  ])('Refuse %s', async (_, body, paths) => {
    const answer = await api.post(`/candidates/${await candidate()}/consents`, body);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'validation_error']);
    expect(answer.body.error.details.map((one: { path: string }) => one.path)).toEqual(paths);
  });

  test('Return 404 for unknown and other organizations’ candidates, interviews and consents', async () => {
    const other = await app.tenant({ credits: 100 });
    const [id, theirs] = [await candidate(), await candidate(other)];
    const { id: consent } = await give(id);
    for (const one of [theirs, crypto.randomUUID(), 'x']) {
      expectProblem(await api.get(`/candidates/${one}/consents`), 404, 'not_found');
      expectProblem(await api.post(`/candidates/${one}/consents`, pool), 404, 'not_found');
    }
    const interview = await invite();
    for (const interview_id of [interview.id, crypto.randomUUID()]) {
      expectProblem(await api.post(`/candidates/${id}/consents`, { ...pool, interview_id }), 404, 'not_found');
    }
    expectProblem(await other.api.post(`/consents/${consent}/withdraw`, {}), 404, 'not_found');
    expectProblem(await api.post(`/consents/${crypto.randomUUID()}/withdraw`, {}), 404, 'not_found');
    expectProblem(await api.post(`/consents/${consent}/withdraw`, { why: 'x' }), 400, 'validation_error');
    expect(await consentsOf(id)).toMatchObject([{ withdrawn_at: null }]);
  });

  test('Need candidates:read, candidates:write and privacy:write', async () => {
    const id = await candidate();
    const { id: consent } = await give(id);
    const keys = app.web.resolve(ApiKeyService);
    const key = async (scopes: Parameters<typeof keys.create>[0]['scopes']) => {
      const made = { organizationId, name: 'k', expiresAt: null, createdByUserId: null, scopes };
      return app.withKey((await keys.create(made)).apiKey);
    };
    const [reader, writer] = [await key(['candidates:read']), await key(['candidates:write'])];
    expect((await reader.get(`/candidates/${id}/consents`)).status).toBe(200);
    expect((await writer.post(`/candidates/${id}/consents`, pool)).status).toBe(201);
    for (const [answer, scope] of [
      [await writer.get(`/candidates/${id}/consents`), 'candidates:read'],
      [await reader.post(`/candidates/${id}/consents`, pool), 'candidates:write'],
      [await writer.post(`/consents/${consent}/withdraw`, {}), 'privacy:write'],
    ] as const) {
      expect([answer.status, answer.body.error.required_scope]).toEqual([403, scope]);
    }
  });

  test('Keep a text once, and forget it with the last consent to it', async () => {
    const text = `I, ${crypto.randomUUID()}, agree.`;
    const [one, two] = [await candidate(), await candidate()];
    await together(6, (n) => give(n % 2 === 0 ? one : two, { text }));
    expect(await texts(text)).toHaveLength(1);
    await app.rows('delete from consents where candidate_id = $1', [one]);
    expect(await texts(text)).toHaveLength(1);
    await app.rows('delete from consents where candidate_id = $1', [two]);
    expect(await texts(text)).toEqual([]);
  });

  test('Unsubscribe the address when the consent to contact ends, and end it with an unsubscription', async () => {
    const id = await candidate();
    const consent = await give(id, { purpose: 'contact' });
    const job = (await api.post('/jobs', { title: 'Engineer' })).body.data.id;
    await api.post('/applications', { candidate_id: id, job_id: job });
    await app.idle();
    const [message] = await app.rows('select id from outbound_messages where candidate_id = $1', [id]);
    const link = { organizationId, candidateId: id, jobId: job, messageId: message?.['id'] };
    const { token } = await app.web
      .resolve(CandidateLinkService)
      .create({ ...link, purpose: 'unsubscribe', expiresAt: { afterDays: 1 } });
    expect((await submit(`/unsubscribe/${token}`)).status).toBe(200);
    expect(await consentsOf(id)).toMatchObject([{ withdrawal_channel: 'email' }]);
    await give(id, { purpose: 'contact' });
    await app.rows('delete from suppressed_addresses where organization_id = $1', [organizationId]);
    expect(consent.withdrawn_at).toBeNull();
    const [standing] = await consentsOf(id);
    await api.post(`/consents/${standing.id}/withdraw`, {});
    await app.idle();
    const { email } = (await api.get(`/candidates/${id}`)).body.data;
    const rows = await app.rows('select reason from suppressed_addresses where organization_id = $1 and address = $2', [
      organizationId,
      email.toLowerCase(),
    ]);
    expect(rows).toEqual([{ reason: 'unsubscribed' }]);
  });
});

describe('video interview', () => {
  /** In progress, with a chunk of the first answer. */
  async function underWay() {
    const it = await invite();
    await it.record();
    const [head = Buffer.alloc(0)] = recorded(1);
    expect((await it.chunk([0, 0, 0], head)).status).toBe(200);
    const [{ file_key: key }] = (await it.chunks()) as [{ file_key: string }];
    return { ...it, path: `/interview/${it.token}/withdraw`, key, head };
  }
  const contents = async (it: Awaited<ReturnType<typeof underWay>>) =>
    [await it.answers(), await it.runs(), await it.chunks(), await it.kept()].map((rows) => rows.length);

  test('Store exactly the text that the candidate has read, with the days that it names', async () => {
    const it = await invite();
    const html = await page(`/interview/${it.token}`);
    const shown = /data-consent="([0-9a-f]{64})"/.exec(html)?.[1] ?? '';
    await it.sit();
    const changed = await it.begin({ text_hash: sha256('another text') });
    expect([changed.status, changed.body.problem, changed.body.state.status]).toEqual([409, 'text_changed', 'invited']);
    expect(await consentsOf(it.candidate)).toEqual([]);
    const answers = await together(3, () => it.begin({ text_hash: shown }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [consent, ...more] = await consentsOf(it.candidate);
    expect(more).toEqual([]);
    expect(consent).toMatchObject({
      purpose: 'video_interview',
      channel: 'web_page',
      interview_id: it.id,
      text_hash: shown,
      withdrawn_at: null,
    });
    expect(consent.text_version).toMatch(/-30d$/);
    expect(sha256(consent.text)).toBe(shown);
    const plain = html.replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    const lines: string[] = consent.text.split('\n').filter(Boolean);
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) expect(plain).toContain(line.replace(/^- /, ''));
    expect(await it.room()).toMatchObject({ recording_days: 30, consented_at: expect.anything() });
  });

  test('End the interview and delete what was recorded, when the candidate withdraws on the page', async () => {
    const it = await underWay();
    await it.signals([{ number: 0, kind: 'paste', question: 0, at: new Date().toISOString() }]);
    expect(await page(it.path)).toContain('Withdraw consent');
    expect(await page(`/interview/${it.token}`)).toContain(it.path);
    const answers = await together(3, () => submit(it.path));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await it.detail()).toMatchObject({ status: 'abandoned', answers: [], has_recording_chunks: false });
    expect(await contents(it)).toEqual([0, 0, 0, 0]);
    const [consent] = await consentsOf(it.candidate);
    expect(consent).toMatchObject({ withdrawn_at: expect.stringMatching(/Z$/), withdrawal_channel: 'web_page' });
    await app.idle();
    expect(await files.sizeOf(it.key)).toBeUndefined();
    expect((await it.chunk([0, 0, 0], it.head)).body.problem).toBe('ended');
    expect(await files.sizeOf(it.key)).toBeUndefined();
    for (const path of [it.path, `/interview/${it.token}`]) {
      expect(await page(path)).toContain('You’ve withdrawn your consent');
    }
    const { body } = await api.get(`/events?subject_id=${it.id}`);
    const events = body.data.map((event: { type: string; actor: { type: string } }) => [event.type, event.actor.type]);
    expect(events.at(-1)).toEqual(['video_interview.abandoned', 'candidate']);
  });

  test('Delete answers, scores and recordings of a completed interview on withdrawal', async () => {
    const it = await underWay();
    await it.answer(0, [{ run: 0, chunks: 1 }], { notes: 'My secret notes' });
    await it.open(1);
    expect((await it.answer(1)).body.status).toBe('completed');
    await app.idle();
    const [link] = await app.rows(
      'select round(extract(epoch from expires_at - now()) / 86400)::int as days from candidate_links where interview_id = $1',
      [it.id],
    );
    expect(link).toEqual({ days: 30 });
    expect(await page(`/interview/${it.token}`)).toContain(it.path);
    const [consent] = await consentsOf(it.candidate);
    await api.post(`/consents/${consent.id}/withdraw`, { channel: 'phone' });
    await app.idle();
    expect(await it.detail()).toMatchObject({
      ...{ status: 'completed', answers: [], overall_score: null, proctoring_trust_score: null },
      ...{ recording_merge_status: 'removed', integrity_json: null },
    });
    expect(await contents(it)).toEqual([0, 0, 0, 0]);
    expect(await files.sizeOf(it.key)).toBeUndefined();
    expect(await consentsOf(it.candidate)).toMatchObject([{ withdrawal_channel: 'phone' }]);
    const stored = await app.rows('select to_jsonb(v)::text as t from video_interviews v where id = $1', [it.id]);
    expect(stored[0]?.['t']).not.toContain('secret notes');
  });

  test('Offer no withdrawal before the candidate has agreed', async () => {
    const it = await invite();
    const path = `/interview/${it.token}/withdraw`;
    expect(await page(path)).toContain('There is nothing to withdraw');
    expect((await submit(path)).status).toBe(303);
    expect((await it.state()).body.status).toBe('invited');
    for (const [token, status] of [
      ['A'.repeat(43), 404],
      ['x', 404],
    ] as const) {
      expect((await submit(`/interview/${token}/withdraw`)).status).toBe(status);
    }
  });

  test('Refuse to start an interview whose invited candidate’s consent was withdrawn', async () => {
    const it = await invite();
    const { id } = await give(it.candidate, { purpose: 'video_interview', interview_id: it.id });
    await api.post(`/consents/${id}/withdraw`, {});
    await it.sit();
    expect((await it.begin()).body.problem).toBe('ended');
    expect((await it.state()).body.status).toBe('expired');
  });
});

test('Store the text of the page on which an application is confirmed, once', async () => {
  const { aJob, apply, anEmail, find } = await selfApplyOf(app, tenant);
  const [job, email] = [await aJob(), anEmail()];
  await api.put('/retention', { candidate_days: 730 });
  await apply(job, { email });
  const path = await confirmationPath(app, email);
  const html = await page(path);
  const shown = /name="agreement" value="([0-9a-f]{64})"/.exec(html)?.[1] ?? '';
  await submit(path, { agreement: sha256('another text') });
  expect(await find(email)).toEqual([]);
  await together(3, () => submit(path, { agreement: shown }));
  const [{ id }] = await find(email);
  const [consent, ...more] = await consentsOf(id);
  expect(more).toEqual([]);
  expect(consent).toMatchObject({ purpose: 'application', channel: 'web_page', text_hash: shown, interview_id: null });
  expect(html).toContain(consent.text);
  expect(consent.text).toContain('North Talent stores your name, contact details, resume and answers');
  expect(consent.text).toContain('North Talent deletes them 730 days after the last activity');
});
