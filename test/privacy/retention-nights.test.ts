import { expect, test } from 'vitest';
import { runRetention, startRetention } from '../../src/modules/privacy/retention/nights/retention.tasks.ts';
import { baseUrl } from '../outreach/support.ts';
import { aCandidate, startApp } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url, baseUrl } });
const day = 86_400_000;

/** An organization that keeps candidates for 30 days, with an admin of its own. */
async function world(candidates: number) {
  const tenant = await app.tenant();
  const { api, organizationId } = tenant;
  const admin = `admin.${organizationId}@example.com`;
  await app.rows(`update users set role = 'recruiter' where organization_id = $1`, [organizationId]);
  await app.rows(`update users set role = 'admin', email = $2, full_name = 'Maya Iyer' where id = $1`, [
    tenant.userIds[0],
    admin,
  ]);
  const ids: string[] = [];
  for (let n = 0; n < candidates; n++) ids.push((await api.post('/candidates', aCandidate())).body.data.id);
  await api.put('/retention', { candidate_days: 30 });
  const inactive = async (...them: string[]) => {
    await app.rows(
      `update candidate_activity set last_activity_at = now() - interval '400 days' where candidate_id = any($1)`,
      [them],
    );
  };
  await inactive(...ids);
  return {
    ...{ api, organizationId, ids, inactive },
    userId: tenant.userIds[0] as string,
    mails: () => smtp.to(admin),
    noticed: async () =>
      (
        await app.rows('select candidate_id as id from retention_notices where organization_id = $1 order by 1', [
          organizationId,
        ])
      ).map(({ id }) => id),
    preview: async () => (await api.get('/retention/preview')).body.data,
  };
}

async function runNight(times = 1): Promise<void> {
  for (let n = 0; n < times; n++) await app.web.queue.enqueue(startRetention, {});
  await app.idle();
}
const night = () => app.clock.now().toISOString().slice(0, 10);

test('Tell each admin once a night how many will be erased, and from when', async () => {
  const it = await world(3);
  const run = { organizationId: it.organizationId, night: night() };
  // Two at once, and again afterwards.
  await Promise.all([0, 1, 2].map(() => app.web.queue.enqueue(runRetention, run)));
  await app.idle();
  await runNight(2);
  expect(it.mails().map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^3 candidates will be erased from \d/),
  ]);
  const text = it.mails()[0]?.text ?? '';
  expect(text).toContain('Hello Maya Iyer,');
  expect(text).toContain('erases 3 candidates without activity for 30 days');
  expect(text).toContain(`${baseUrl}/console/settings/retention`);
  const [{ notified_at: at }] = await app.rows('select * from retention_nights where organization_id = $1', [
    it.organizationId,
  ]);
  expect((await it.preview()).map(({ erase_at }: any) => erase_at)).toEqual(
    Array(3).fill(new Date(at.getTime() + 14 * day).toISOString()),
  );

  // Another night, another candidate: those who know are not told of again.
  const { id } = (await it.api.post('/candidates', aCandidate())).body.data;
  await it.inactive(id);
  app.clock.advance(day);
  await runNight();
  expect(it.mails().map(({ subject }) => subject?.split(' will')[0])).toEqual(['3 candidates', '1 candidate']);
  app.clock.advance(day);
  await runNight();
  expect(it.mails()).toHaveLength(2);
});

test('End the notice of candidates who are active, on hold or in an open application', async () => {
  const it = await world(4);
  const [active, held, applied, left] = it.ids as [string, string, string, string];
  await runNight();
  expect(await it.noticed()).toEqual([...it.ids].sort());
  const first = (await it.preview()).find(({ candidate_id }: any) => candidate_id === active).erase_at;
  await it.api.put(`/candidates/${active}`, { location: 'Pune' });
  await it.api.put(`/candidates/${held}/legal-hold`, { hold: true, reason: 'Case' });
  await it.api.put(`/candidates/${held}/legal-hold`, { hold: false });
  const { id: job } = (await it.api.post('/jobs', { title: 'Engineer' })).body.data;
  await it.api.post('/applications', { candidate_id: applied, job_id: job });
  await it.inactive(applied);
  app.clock.advance(day);
  // Inactive again, they get a notice of their own.
  await it.inactive(active);
  expect((await it.preview()).map(({ candidate_id }: any) => candidate_id).sort()).toEqual([active, held, left].sort());
  await app.rows(
    `update candidate_activity set last_activity_at = last_activity_at + interval '1 hour' where candidate_id = $1`,
    [active],
  );
  await runNight();
  expect(await it.noticed()).toEqual([active, held, left].sort());
  expect(it.mails().map(({ subject }) => subject?.split(' will')[0])).toEqual(['4 candidates', '2 candidates']);
  const again = (await it.preview()).find(({ candidate_id }: any) => candidate_id === active).erase_at;
  expect(Date.parse(again) - Date.parse(first)).toBeGreaterThan(0.9 * day);
});

test('Withdraw notices when retention is switched off or lasts longer, and keep them when it lasts shorter', async () => {
  const it = await world(2);
  // Of two candidates, those with a notice after the change, and after the next night.
  for (const [days, atOnce, later] of [
    [90, 0, 2],
    [60, 2, 2],
    [null, 0, 0],
    [30, 0, 2],
  ] as const) {
    await it.api.put('/retention', { candidate_days: days });
    expect([days, (await it.noticed()).length]).toEqual([days, atOnce]);
    app.clock.advance(day);
    await runNight();
    expect([days, (await it.noticed()).length]).toEqual([days, later]);
  }
});

test('Erase candidates after 14 days of notice, once, and nobody who is active, on hold or of a longer policy', async () => {
  const it = await world(4);
  const kept = await world(1);
  const [active, held, ...left] = it.ids as [string, string, string, string];
  await runNight();
  app.clock.advance(13 * day);
  await runNight();
  expect(await app.rows('select 1 from erasures where organization_id = $1', [it.organizationId])).toEqual([]);
  await it.api.put(`/candidates/${active}`, { location: 'Pune' });
  await it.api.put(`/candidates/${held}/legal-hold`, { hold: true });
  await kept.api.put('/retention', { candidate_days: 3650 });
  app.clock.advance(day + 60_000);
  const run = { organizationId: it.organizationId, night: night() };
  await Promise.all([0, 1].map(() => app.web.queue.enqueue(runRetention, run)));
  await runNight(2);
  const { body } = await it.api.get('/erasures');
  expect(body.data.map(({ candidate_id, state, reason }: any) => [candidate_id, state, reason]).sort()).toEqual(
    left.map((id) => [id, 'done', 'Retention: no activity for 30 days']).sort(),
  );
  for (const id of left) expect((await it.api.get(`/candidates/${id}`)).status).toBe(410);
  for (const id of [active, held]) expect((await it.api.get(`/candidates/${id}`)).status).toBe(200);
  expect((await kept.api.get(`/candidates/${kept.ids[0]}`)).status).toBe(200);
  expect(it.mails().map(({ subject }) => subject?.split(' will')[0])).toEqual(['4 candidates']);
});
