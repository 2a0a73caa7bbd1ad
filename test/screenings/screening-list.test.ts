import { beforeAll, expect, test } from 'vitest';
import { expectWrong, pipelineOf, together, unknownId } from '../applications/pipeline.ts';
import { startApp } from '../support/app.ts';
import { rowsOf, yesterday } from './rows.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const { api } = tenant;
const { job, candidate } = pipelineOf(app, tenant);
const { session, interview, changedAt } = rowsOf(app, tenant.organizationId);

/** ids of candidates, jobs and screenings by a short name. */
const ids: Record<string, string> = {};
const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id) ?? id;
/** Names of what is found, in the order of the answer. */
const find = async (query: string) => {
  const answer = await api.get(`/screenings?${query}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body.meta.total).toBe(answer.body.data.length);
  return answer.body.data.map((item: { id: string }) => nameOf(item.id));
};

beforeAll(async () => {
  const ann = await candidate({ full_name: 'Ann 100%', email: 'first@example.com' });
  const bob = await candidate({ full_name: 'Bob_Smith', email: 'annex@example.com' });
  const cy = await candidate({ full_name: 'Cy\\Young', email: 'third@example.com' });
  const dev = await job({ title: 'Developer' });
  const qa = await job({ title: 'Annual QA' });
  Object.assign(ids, { ann, bob, cy, dev, qa });
  const expires_at = yesterday();
  // One after the other: each is the newest when it is made, by its id where they share a millisecond.
  ids['annDev'] = await session(ann, dev, { channel: 'email' });
  ids['annVideo'] = await interview(ann, dev);
  ids['bobQa'] = await session(bob, qa, { channel: 'whatsapp', status: 'in_progress' });
  ids['bobLate'] = await session(bob, dev, { channel: 'web_form', status: 'in_progress', expires_at });
  ids['cyVideo'] = await interview(cy, qa, { status: 'in_progress' });
  ids['cyLate'] = await interview(cy, dev, { expires_at });
  ids['cyResume'] = await interview(cy, null, { status: 'abandoned' });
  ids['cyGone'] = await interview(cy, qa, { status: 'expired' });
  ids['cyEnd'] = await session(cy, qa, { channel: 'email', status: 'expired' });
  ids['cyDone'] = await session(cy, qa, { channel: 'email', status: 'completed', expires_at });
  await changedAt('screening_sessions', [ids['annDev']], '2099-01-01T00:00:00Z');
});

const sessionsNewestFirst = ['annDev', 'cyDone', 'cyEnd', 'bobLate', 'bobQa'];
const videosNewestFirst = ['cyGone', 'cyResume', 'cyLate', 'cyVideo', 'annVideo'];
const all = ['annDev', 'cyDone', 'cyEnd', 'cyGone', 'cyResume', 'cyLate', 'cyVideo', 'bobLate', 'bobQa', 'annVideo'];

test('List both types merged, most recently updated first', async () => {
  const { body } = await api.get('/screenings');
  expect(body.meta).toEqual({ total: 10, limit: 50, offset: 0 });
  expect(body.data.map((item: { id: string }) => nameOf(item.id))).toEqual(all);
  const changes = body.data.map((item: { updated_at: string }) => item.updated_at);
  expect(changes).toEqual(changes.toSorted().toReversed());
  expect(await find('type=all')).toEqual(all);
  expect(await find('type=session')).toEqual(sessionsNewestFirst);
  expect(await find('type=video')).toEqual(videosNewestFirst);
});

test('Filter by job, candidate and channel, alone and together', async () => {
  expect(await find(`job_id=${ids['dev']?.toUpperCase()}`)).toEqual(['annDev', 'cyLate', 'bobLate', 'annVideo']);
  expect(await find(`candidate_id=${ids['ann']}`)).toEqual(['annDev', 'annVideo']);
  expect(await find(`candidate_id=${ids['cy']}&job_id=${ids['qa']}&type=video`)).toEqual(['cyGone', 'cyVideo']);
  expect(await find('channel=email')).toEqual(['annDev', 'cyDone', 'cyEnd']);
  expect(await find('channel=email&type=all')).toEqual(['annDev', 'cyDone', 'cyEnd']);
  expect(await find('channel=whatsapp&type=session')).toEqual(['bobQa']);
  expect(
    await find(`channel=email&candidate_id=${ids['cy']}&job_id=${ids['qa']}&status=completed&search=young`),
  ).toEqual(['cyDone']);
  expect(await find(`channel=web_form&candidate_id=${ids['cy']}`)).toEqual([]);
});

test('Filter by the status that is shown: overdue ones count as expired only', async () => {
  expect(await find('status=initiated')).toEqual(['annDev']);
  expect(await find('status=invited')).toEqual(['annVideo']);
  expect(await find('status=in_progress')).toEqual(['cyVideo', 'bobQa']);
  expect(await find('status=in_progress&type=session')).toEqual(['bobQa']);
  expect(await find('status=in_progress&type=video')).toEqual(['cyVideo']);
  expect(await find('status=expired')).toEqual(['cyEnd', 'cyGone', 'cyLate', 'bobLate']);
  expect(await find('status=expired&type=session')).toEqual(['cyEnd', 'bobLate']);
  expect(await find('status=expired&type=video')).toEqual(['cyGone', 'cyLate']);
  expect(await find('status=completed')).toEqual(['cyDone']);
  expect(await find('status=abandoned')).toEqual(['cyResume']);
  expect(await find('status=cancelled')).toEqual([]);
  // of one type's statuses, while another filter leaves the other type
  expect(await find('status=invited&channel=email')).toEqual([]);
  const { data } = (await api.get('/screenings')).body;
  for (const { id, status } of data) expect(await find(`status=${status}`)).toContain(nameOf(id));
});

test('Search by candidate name and email, and video interviews also by job title', async () => {
  expect(await find('search=ANN')).toEqual(['annDev', 'cyGone', 'cyVideo', 'bobLate', 'bobQa', 'annVideo']);
  expect(await find('search=ann&type=session')).toEqual(['annDev', 'bobLate', 'bobQa']);
  expect(await find('search=annual')).toEqual(['cyGone', 'cyVideo']);
  expect(await find('search=annual&type=session')).toEqual([]);
  expect(await find('search=develop&status=expired')).toEqual(['cyLate']);
  expect(await find('search=first%40')).toEqual(['annDev', 'annVideo']);
  expect(await find('search=nobody')).toEqual([]);
  expect(await find('search=')).toEqual(all);
});

test('Search for %, _ and \\ as literal characters', async () => {
  expect(await find('search=%25')).toEqual(['annDev', 'annVideo']);
  expect(await find('search=_')).toEqual(['bobLate', 'bobQa']);
  expect(await find('search=%5C&type=session')).toEqual(['cyDone', 'cyEnd']);
  expect(await find('search=b_b')).toEqual([]);
});

test('Return an empty list for unknown ids and another organization’s ids, and exclude its rows from searches', async () => {
  const stranger = await app.tenant();
  const theirs = pipelineOf(app, stranger);
  const [c, j] = [await theirs.candidate({ full_name: 'Ann Stranger' }), await theirs.job({ title: 'Strange work' })];
  const rows = rowsOf(app, stranger.organizationId);
  const made = [await rows.session(c, j), await rows.interview(c, j)];
  for (const [candidateId, jobId] of [
    [c, j],
    [unknownId(), unknownId()],
  ]) {
    expect(await find(`candidate_id=${candidateId}`)).toEqual([]);
    expect(await find(`job_id=${jobId}`)).toEqual([]);
  }
  expect(await find('search=strange')).toEqual([]);
  const { body } = await stranger.api.get('/screenings');
  expect(body.data.map((item: { id: string }) => item.id)).toEqual(made.toReversed());
  expect(body.meta.total).toBe(2);
  expect((await stranger.api.get(`/screenings?job_id=${ids['dev']}`)).body.data).toEqual([]);
  expect((await stranger.api.get('/screenings?search=ann')).body.meta.total).toBe(2);
});

test('Find a masked candidate by name, not by the hidden email', async () => {
  const own = await app.tenant();
  const hidden = await pipelineOf(app, own).masked('Veiled Person');
  const [profile] = await app.rows('select email from talent_pool_profiles where candidate_id = $1', [hidden]);
  await rowsOf(app, own.organizationId).interview(hidden, null);
  const [named, mailed] = await Promise.all(
    ['veiled', profile.email].map((search) => own.api.get(`/screenings?search=${search}`)),
  );
  expect(named?.body.data).toMatchObject([{ candidate_name: 'Veiled Person' }]);
  expect(mailed?.body).toEqual({ data: [], meta: { total: 0, limit: 50, offset: 0 } });
});

test.each([
  ['type=screening_session', ['type']],
  ['type=', ['type']],
  ['status=nonsense', ['status']],
  ['status=', ['status']],
  ['status=Invited', ['status']],
  ['status=invited&type=session', ['status']],
  ['status=abandoned&type=session', ['status']],
  ['status=initiated&type=video', ['status']],
  ['status=cancelled&type=video', ['status']],
  ['channel=sms', ['channel']],
  ['channel=email&type=video', ['channel']],
  ['channel=sms&type=video', ['channel']],
  ['channel=email&type=video&status=initiated&limit=0', ['limit', 'status', 'channel']],
  ['type=x&status=y&channel=z', ['type', 'status', 'channel']],
  ['candidate_id=x', ['candidate_id']],
  ['job_id=', ['job_id']],
  ['limit=101', ['limit']],
  ['offset=-1', ['offset']],
  [`search=${'x'.repeat(201)}`, ['search']],
  ['search=%00', ['search']],
  ['sort=updated_at', ['sort']],
  ['status=invited&status=expired', ['status']],
])('Return 400 for %s', async (query, fields) => {
  expectWrong(await api.get(`/screenings?${query}`), ...fields);
});

test('List every screening on exactly one page across both tables, by descending id for equal timestamps', async () => {
  const own = await app.tenant();
  const people = pipelineOf(app, own);
  const rows = rowsOf(app, own.organizationId);
  const [person, jobs] = [await people.candidate(), await together(4, () => people.job())];
  const sessions = await together(4, (n) => rows.session(person, String(jobs[n])));
  const videos = await together(4, () => rows.interview(person, null));
  await rows.changedAt('screening_sessions', sessions, '2026-02-01T00:00:00Z');
  await rows.changedAt('video_interviews', videos, '2026-02-01T00:00:00Z');
  await rows.changedAt('screening_sessions', sessions.slice(0, 1), '2026-01-01T00:00:00Z');
  await rows.changedAt('video_interviews', videos.slice(0, 1), '2026-01-01T00:00:00Z');
  const pages = await together(5, (page) => own.api.get(`/screenings?limit=2&offset=${page * 2}`));
  expect(pages.map(({ body }) => body.meta)).toEqual([0, 2, 4, 6, 8].map((offset) => ({ total: 8, limit: 2, offset })));
  expect(pages.map(({ body }) => body.data.length)).toEqual([2, 2, 2, 2, 0]);
  const seen = pages.flatMap(({ body }) => body.data);
  const ofIds = seen.map((item: { id: string }) => item.id);
  expect(new Set(ofIds).size).toBe(8);
  expect(ofIds.slice(0, 6)).toEqual(ofIds.slice(0, 6).toSorted().toReversed());
  expect(ofIds.slice(6)).toEqual(ofIds.slice(6).toSorted().toReversed());
  expect(seen.slice(6).map((item: { updated_at: string }) => item.updated_at)).toEqual(
    Array(2).fill('2026-01-01T00:00:00.000Z'),
  );
  expect(new Set(seen.slice(0, 6).map((item: { type: string }) => item.type)).size).toBe(2);
  expect((await own.api.get('/screenings?limit=100&offset=2147483647')).body.data).toEqual([]);
});
