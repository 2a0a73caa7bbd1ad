import { beforeAll, describe, expect, test } from 'vitest';
import { ApiKeyService } from '../../../src/modules/access/index.ts';
import { TalentPoolService } from '../../../src/modules/candidates/index.ts';
import { newId } from '../../../src/platform/ids.ts';
import { compareCandidates } from '../../privacy/compare-candidates.ts';
import { aCandidate, startApp } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import { auditEntries, creatorOf, expectGuarded, expectGuardedForm, visibleText } from '../page-assertions.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const { api } = tenant;
const make = creatorOf(tenant);
const browser = await signIn(app, tenant, 'recruiter');
const candidatePage = (id: string) => `/console/candidates/${id}`;
const mergePage = (id: string, from?: string) =>
  `${candidatePage(id)}/merge${from === undefined ? '' : `?with=${from}`}`;

test('Show both candidates, merge them as shown, and redirect the merged ID', async () => {
  const job = await make('/jobs', { title: 'Data <engineer>' });
  const into = await make(
    '/candidates',
    aCandidate({ full_name: 'Asha Rao', email: 'asha@one.example', phone_number: null, location: 'Pune', tags: ['a'] }),
  );
  const from = await make(
    '/candidates',
    aCandidate({
      full_name: 'A. <Rao>',
      email: 'asha@two.example',
      phone_number: '98765 43210',
      location: 'Delhi',
      tags: ['b'],
    }),
  );
  const kept = await make('/applications', { candidate_id: into, job_id: job });
  const gone = await make('/applications', { candidate_id: from, job_id: job, status: 'screening' });
  await expectGuarded(app, tenant, mergePage(into));
  await expectGuardedForm(app, mergePage(into), { from_id: from });
  expect((await browser.get(candidatePage(into))).text).toContain(`href="${mergePage(into)}"`);

  const found = await browser.get(`${mergePage(into)}?search=rao`);
  expect(found.text).toContain(`href="${mergePage(into, from)}"`);
  expect(found.text).not.toContain(`href="${mergePage(into, into)}"`);
  expect(visibleText((await browser.get(`${mergePage(into)}?search=nobody`)).text)).toContain(
    'No other candidates match',
  );

  const target = visibleText((await browser.get(mergePage(into, from))).text);
  expect(target).toContain('Merge A. <Rao> into Asha Rao');
  expect(target).toContain('Location Pune Delhi Pune');
  expect(target).toContain('Phone – 98765 43210 98765 43210');
  expect(target).toContain('Tags a b a b');
  expect(target).toContain('Data <engineer> Applied Screening Screening');
  expect(target).toContain('The candidate no longer has asha@two.example.');
  const source = await browser.get(`${mergePage(into, from)}&prefer=source`);
  expect(visibleText(source.text)).toContain('Location Pune Delhi Delhi');
  expect(visibleText(source.text)).toContain('The candidate no longer has asha@one.example.');
  expect(source.text).toContain('name="prefer" value="source"');

  const merged = visibleText((await browser.submit(mergePage(into), { from_id: from, prefer: 'source' })).text);
  expect(merged).toContain('A. <Rao> was merged into this candidate.');
  expect((await api.get(`/candidates/${into}`)).body.data).toMatchObject({
    ...{ full_name: 'A. <Rao>', email: 'asha@two.example', location: 'Delhi', phone_number: '98765 43210' },
    applications: [{ id: kept, status: 'screening' }],
  });
  expect(await auditEntries(app, tenant, 'candidate.merge')).toMatchObject([
    { user_id: tenant.userIds[1], subject: into },
  ]);

  expect((await browser.get(candidatePage(from))).location).toBe(candidatePage(into));
  expect((await browser.get(mergePage(from))).location).toBe(candidatePage(into));
  expect((await browser.get(mergePage(into, from))).location).toBe(candidatePage(into));
  expect((await browser.get(`/console/applications/${gone}`)).location).toBe(`/console/applications/${kept}`);
  // Somebody clicked twice.
  expect((await browser.post(mergePage(into), { from_id: from })).location).toBe(candidatePage(into));
  expect(await auditEntries(app, tenant, 'candidate.merge')).toHaveLength(1);
});

test('Refuse to merge a candidate with itself, a masked or an unknown one, or one being erased', async () => {
  const id = await make('/candidates', aCandidate({ full_name: 'Only One' }));
  const other = await make('/candidates', aCandidate({ full_name: 'Other One' }));
  const masked = await app.masked(tenant.organizationId, { full_name: 'Masked One', phone_number: '+91 90000 11111' });
  for (const reply of [await browser.get(mergePage(id, id)), await browser.post(mergePage(id), { from_id: id })]) {
    expect(reply.status).toBe(400);
    expect(visibleText(reply.text)).toContain('The other candidate must be another candidate');
  }
  for (const reply of [
    ...[await browser.get(mergePage(id, masked)), await browser.get(mergePage(masked, id))],
    ...[await browser.get(mergePage(masked)), await browser.post(mergePage(id), { from_id: masked })],
  ]) {
    expect(reply.status).toBe(403);
    expect(reply.text).toContain(`/console/talent-pool/${masked}/reveal`);
    expect(reply.text).not.toContain('90000');
  }
  expect((await browser.get(`${mergePage(id)}?search=One`)).text).not.toContain(masked);
  const foreign = await creatorOf(await app.tenant())('/candidates', aCandidate());
  for (const unknown of [newId(), 'nonsense', foreign])
    expect((await browser.get(mergePage(id, unknown))).status, unknown).toBe(404);
  for (const unknown of [newId(), foreign])
    expect((await browser.post(mergePage(id), { from_id: unknown })).status, unknown).toBe(404);
  await api.post(`/candidates/${other}/erase`, {});
  const erasing = await browser.post(mergePage(id), { from_id: other });
  expect(erasing.status).toBe(409);
  expect(visibleText(erasing.text)).toContain('is being erased');
});

test('Answer 410 and "Candidate erased" for an erased candidate', async () => {
  const [id, other] = [await make('/candidates', aCandidate()), await make('/candidates', aCandidate())];
  await app.rows('delete from candidates where id = $1', [id]);
  await app.rows('update tombstones set erased = true where id = $1', [id]);
  for (const path of [candidatePage(id), mergePage(id), mergePage(other, id)]) {
    const reply = await browser.get(path);
    expect(reply.status, path).toBe(410);
    expect(visibleText(reply.text)).toContain('Candidate erased');
  }
  expect((await (await signIn(app, await app.tenant())).get(candidatePage(id))).status).toBe(404);
});

describe('Likely duplicates', () => {
  const page = '/console/candidates/duplicates';
  const shownIn = (text: string) => visibleText(text).match(/Compare and merge/g)?.length ?? 0;
  beforeAll(() => app.startWorker());

  const world = async () => {
    const own = await app.tenant();
    const recruiter = await signIn(app, own, 'recruiter');
    return {
      ...{ own, recruiter, add: creatorOf(own) },
      listed: async (query = '') => {
        await compareCandidates(app);
        const { status, body } = await own.api.get(`/candidates/duplicates${query}`);
        expect(status, JSON.stringify(body)).toBe(200);
        return body;
      },
    };
  };
  const idsOf = ({ data }: any) => data.map(({ candidates }: any) => candidates.map(({ id }: any) => id));

  test('List pairs with the same phone number, or name and employer, and say why', async () => {
    const { own, recruiter, add, listed } = await world();
    await expectGuarded(app, own, page);
    expect(visibleText((await recruiter.get(page)).text)).toContain('No likely duplicates');
    const asha = { full_name: 'Asha Rao', phone_number: '+91 98765 43210', current_company: 'Acme Ltd' };
    const one = await add('/candidates', aCandidate(asha));
    const two = await add(
      '/candidates',
      aCandidate({ full_name: ' ASHA  RAO', phone_number: '098765-43210', current_company: 'ACME ltd' }),
    );
    const three = await add('/candidates', aCandidate({ full_name: 'asha rao', current_company: 'Acme Ltd' }));
    await add('/candidates', aCandidate({ full_name: 'Ravi K', phone_number: '12', current_company: 'Other' }));
    await add('/candidates', aCandidate({ full_name: 'Someone', phone_number: '12', current_company: 'Acme Ltd' }));
    await add('/candidates', aCandidate({ full_name: 'Asha Rao', phone_number: '98765 43211' }));
    // Another organization and the test data have the same person.
    const stranger = await app.tenant();
    await stranger.api.post('/candidates', aCandidate(asha));
    const { apiKey } = await app.web.resolve(ApiKeyService).create({
      ...{ organizationId: own.organizationId, name: 'test', expiresAt: null, createdByUserId: null, test: true },
    });
    await app.withKey(apiKey).post('/candidates', aCandidate(asha));

    const body = await listed();
    expect(body.meta).toEqual({ total: 3, limit: 50, offset: 0 });
    const phone = { code: 'same_phone', text: 'Same phone number' };
    const employer = { code: 'same_name_and_employer', text: 'Same name and employer' };
    expect(body.data.find((pair: any) => pair.reasons.length === 2)).toEqual({
      candidates: [
        {
          ...{ id: one, ...asha, email: expect.any(String), current_designation: null },
          created_at: expect.any(String),
        },
        expect.objectContaining({ id: two }),
      ],
      reasons: [phone, employer],
      ...{ id: expect.any(String), created_at: expect.any(String), updated_at: expect.any(String) },
    });
    expect(new Set(idsOf(body).map(String))).toEqual(new Set([`${one},${two}`, `${one},${three}`, `${two},${three}`]));
    expect(body.data.filter(({ reasons }: any) => reasons.length === 1).map(({ reasons }: any) => reasons)).toEqual([
      [employer],
      [employer],
    ]);
    expect(idsOf(await listed('?limit=1&offset=1'))).toEqual([idsOf(body)[1]]);
    const changes = await listed('?updated_after=2020-01-01T00:00:00Z');
    expect([changes.data.length, changes.meta.total]).toEqual([3, 3]);
    const cursor = changes.meta.next_cursor;
    expect((await listed(`?cursor=${cursor}`)).data).toEqual([]);
    expect((await own.api.get('/candidates/duplicates?status=x')).body.error.code).toBe('validation_error');
    for (const api of [stranger.api, app.withKey(apiKey)])
      expect((await api.get('/candidates/duplicates')).body.meta.total).toBe(0);
    const reader = await app.web.resolve(ApiKeyService).create({
      ...{ organizationId: own.organizationId, name: 'reader', expiresAt: null, createdByUserId: null },
      scopes: ['candidates:read'],
    });
    const [{ candidates }] = (await app.withKey(reader.apiKey).get('/candidates/duplicates')).body.data;
    expect(candidates[0]).toMatchObject({ full_name: expect.any(String), email: null, phone_number: null });

    const html = (await recruiter.get(page)).text;
    expect(shownIn(html)).toBe(3);
    expect(visibleText(html)).toContain('Same phone number Same name and employer');
    expect(html).toContain(`${mergePage(one, two).replace('&', '&amp;')}"`);

    // What they no longer share.
    await own.api.put(`/candidates/${two}`, { phone_number: null });
    await own.api.put(`/candidates/${three}`, { current_company: null });
    const [changed] = (await listed()).data;
    expect(changed).toMatchObject({ candidates: [{ id: one }, { id: two }], reasons: [employer] });
    expect((await listed(`?cursor=${cursor}`)).data).toEqual([changed]);
    await own.api.put(`/candidates/${two}`, { full_name: 'Asha Roy' });
    expect((await listed()).meta.total).toBe(0);
  });

  test('Do not suggest a dismissed pair again, also after a merge', async () => {
    const { own, recruiter, add, listed } = await world();
    const phone_number = '98765 43210';
    const [one, two] = [
      await add('/candidates', aCandidate({ phone_number })),
      await add('/candidates', aCandidate({ phone_number })),
    ];
    expect(idsOf(await listed())).toEqual([[one, two]]);
    await expectGuardedForm(app, page, { one, other: two });
    expect((await recruiter.post(page, { one, other: one })).status).toBe(404);
    expect((await recruiter.post(page, { one, other: newId() })).status).toBe(404);
    expect((await recruiter.post(page, { one, other: 'nonsense' })).status).toBe(400);
    const done = visibleText((await recruiter.submit(page, { one: two, other: one })).text);
    expect(done).toContain('The pair won’t be suggested again.');
    expect(done).toContain('No likely duplicates');
    expect((await recruiter.post(page, { one, other: two })).status).toBe(303);
    const entries = await auditEntries(app, own, 'candidate.not_duplicate');
    expect(entries).toMatchObject([{ subject: two, details: { other_id: one } }]);
    await own.api.put(`/candidates/${one}`, { phone_number: null });
    await listed();
    await own.api.put(`/candidates/${one}`, { phone_number });
    expect((await listed()).meta.total).toBe(0);

    const three = await add('/candidates', aCandidate({ phone_number }));
    expect((await listed()).meta.total).toBe(2);
    // The dismissal moves to the candidate that stays.
    expect((await own.api.post(`/candidates/${three}/merge`, { from_id: one })).status).toBe(200);
    expect((await listed()).meta.total).toBe(0);
    // A merge is stronger than a dismissal.
    expect((await own.api.post(`/candidates/${three}/merge`, { from_id: two })).status).toBe(200);
    const left = (table: string) =>
      app.rows(`select candidate_id from ${table} where organization_id = $1`, [own.organizationId]);
    expect(await left('duplicate_pairs')).toEqual([]);
    expect(await left('candidate_duplicate_keys')).toEqual([{ candidate_id: three }]);
  });

  test('Leave out masked profiles until they are revealed, and erased candidates', async () => {
    const { own, recruiter, add, listed } = await world();
    await app.rows('update organizations set credit_balance = 100 where id = $1', [own.organizationId]);
    const phone_number = '+91 98765 43210';
    const one = await add('/candidates', aCandidate({ full_name: 'Asha Rao', phone_number, current_company: 'Acme' }));
    const masked = await app.masked(own.organizationId, { full_name: 'Asha Rao', phone_number, resume_url: null });
    expect((await listed()).meta.total).toBe(0);
    expect(visibleText((await recruiter.get(page)).text)).toContain('No likely duplicates');
    await app.web.resolve(TalentPoolService).reveal(own.organizationId, masked);
    expect(idsOf(await listed())).toEqual([[one, masked]]);
    expect((await own.api.post(`/candidates/${one}/erase`, {})).status).toBe(202);
    await app.idle();
    expect((await listed()).meta.total).toBe(0);
    const rows = await app.rows('select candidate_id from candidate_duplicate_keys where organization_id = $1', [
      own.organizationId,
    ]);
    expect(rows).toEqual([{ candidate_id: masked }]);
  });

  test('Leave out a phone number that more than ten candidates share', async () => {
    const { own, recruiter, add, listed } = await world();
    const added: string[] = [];
    for (let i = 0; i < 11; i++)
      added.push(await add('/candidates', aCandidate({ full_name: `Agency ${i}`, phone_number: '080 1234 5678' })));
    expect((await listed()).meta.total).toBe(0);
    await own.api.put(`/candidates/${added[0]}`, { phone_number: '080 1234 0000' });
    const { data } = await listed('?limit=100');
    expect(data.length).toBe(45);
    expect(shownIn((await recruiter.get(page)).text)).toBe(45);
    await app.rows('delete from duplicate_pairs where organization_id = $1', [own.organizationId]);
    await app.rows('delete from candidate_duplicate_keys where organization_id = $1', [own.organizationId]);
    // A worker of the release before has filled them, without common keys.
    await app.rows('delete from common_duplicate_keys where organization_id = $1', [own.organizationId]);
    await app.rows(`update duplicate_cursor set filled_at = now(), common_filled_at = null`);
    expect((await listed()).meta.total).toBe(45);
    await own.api.put(`/candidates/${added[0]}`, { phone_number: '080 1234 5678' });
    expect((await listed()).meta.total).toBe(0);
    // Ten are left, once one of the eleven is erased or merged.
    expect((await own.api.post(`/candidates/${added[1]}/erase`, {})).status).toBe(202);
    await app.idle();
    expect((await listed()).meta.total).toBe(45);
    await add('/candidates', aCandidate({ phone_number: '080 1234 5678' }));
    expect((await listed()).meta.total).toBe(0);
    expect((await own.api.post(`/candidates/${added[2]}/merge`, { from_id: added[3] })).status).toBe(200);
    expect((await listed()).meta.total).toBe(45);
    expect(
      await app.rows('select 1 from common_duplicate_keys where organization_id = $1', [own.organizationId]),
    ).toEqual([]);
  });

  test('Compare all candidates again when the worker was down longer than events are kept', async () => {
    const { own, add, listed } = await world();
    const phone_number = '98765 43210';
    const one = await add('/candidates', aCandidate({ phone_number }));
    expect((await listed()).meta.total).toBe(0);
    const two = await add('/candidates', aCandidate({ phone_number }));
    await app.rows('delete from events where organization_id = $1', [own.organizationId]);
    await app.rows(`update duplicate_cursor set recorded_at = now() - interval '31 days'`);
    expect(idsOf(await listed())).toEqual([[one, two]]);
  });
});
