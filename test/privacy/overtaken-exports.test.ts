import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mailExport } from '../../src/modules/privacy/exports/export.tasks.ts';
import { ExportService } from '../../src/modules/privacy/index.ts';
import { TaskQueue } from '../../src/platform/tasks/queue.ts';
import { rowsOf } from '../screenings/rows.ts';
import { type Api, aCandidate, startApp, type TestApp, until } from '../support/app.ts';
import { download, ended, linesOf, linkAt } from './archive.ts';
import { filesOf } from './traces.ts';

const app = await startApp();

const made = async (api: Api, url: string, body: unknown): Promise<any> => {
  const answer = await api.post(url, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data;
};
const exportOf = async (api: Api, id: string): Promise<any> => (await api.get(`/exports/${id}`)).body.data;

/** Keeps exports from reading a table, until `release`. */
async function holding({ db }: TestApp, table: string) {
  const connection = await db.connect();
  const [{ pid }] = (await connection.query('select pg_backend_pid() as pid')).rows;
  await connection.query('begin');
  const hold = connection.query(`lock table ${table} in access exclusive mode`);
  const isAwaited = 'select 1 from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))';
  return {
    hold,
    awaited: () => until(async () => (await app.rows(isAwaited, [pid])).length > 0, `an export to wait for ${table}`),
    queued: () =>
      until(
        async () => (await app.rows('select 1 from pg_locks where pid = $1 and not granted', [pid])).length > 0,
        'the lock to wait for the run',
      ),
    release: async () => {
      await connection.query('rollback');
      connection.release();
    },
  };
}

test('Complete an organization’s export although candidates are erased during each of its runs', async () => {
  const { api } = await app.tenant();
  const stays = await made(api, '/candidates', aCandidate());
  const people: string[] = [];
  for (let n = 0; n < 6; n++) people.push((await made(api, '/candidates', aCandidate())).id);
  await app.idle();
  let holder = await holding(app, 'clients');
  await holder.hold;
  const { export_id: id } = await made(api, '/exports', {});
  const { task_id: firstTask } = await exportOf(api, id);
  for (const [n, person] of people.entries()) {
    await holder.awaited();
    expect(await exportOf(api, id)).toMatchObject({ state: 'running' });
    const { erasure_id: erasureId } = await made(api, `/candidates/${person}/erase`, {});
    await until(async () => (await api.get(`/erasures/${erasureId}`)).body.data.state === 'done', 'the erasure');
    expect(await exportOf(api, id)).toMatchObject({ state: 'queued', error: null });
    // The third run is the last of its attempt, and the next attempt the last of its task.
    const isLast = n === people.length - 1;
    const next = isLast ? undefined : await holding(app, 'clients');
    await next?.queued();
    await holder.release();
    if (next) {
      await next.hold;
      holder = next;
    }
    if (n !== 2) continue;
    await until(
      async () =>
        (
          await app.rows(
            `update pgboss.job set retry_count = retry_limit, start_after = now() where id = $1 and state = 'retry'
             returning 1`,
            [firstTask],
          )
        ).length > 0,
      'the task to wait for its next attempt',
    );
  }
  const row = await ended(api, id);
  expect(row).toMatchObject({ state: 'done', error: null });
  expect(row.task_id).not.toBe(firstTask);
  const files = await download(linkAt(app, row.download_url));
  expect(linesOf(files, 'candidates.ndjson').map((one) => one.id)).toEqual([stays.id]);
});

const zipsOf = (organizationId: string): string[] =>
  filesOf(app).filter((file) => file.includes(organizationId) && file.endsWith('.zip'));
/** Emails with a copy of the data. */
const mailsTo = (email: string): string[] =>
  filesOf(app)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`) && mail.includes('Subject: Your copy of the data'));

test('Restart a mailed export during a merge: one file and email, with both candidates’ data', async () => {
  const tenant = await app.tenant();
  const { api, organizationId } = tenant;
  const job = await made(api, '/jobs', { title: 'Engineer' });
  const [into, from] = [
    await made(api, '/candidates', aCandidate({ full_name: 'Asha Stays', email: 'asha.stays@example.com' })),
    await made(api, '/candidates', aCandidate({ full_name: 'Asha Leaves', email: 'asha.leaves@example.com' })),
  ];
  const stored = rowsOf(app, organizationId);
  const answers = ['First answer', 'Second answer'];
  for (const [n, { id }] of [into, from].entries()) {
    const session = await stored.session(id, job.id, n === 1 ? { channel: 'whatsapp' } : {});
    await stored.response(session, { question: 'Why?', answer: answers[n] });
  }
  await app.idle();
  const holder = await holding(app, 'screening_responses');
  await holder.hold;
  const service = app.web.resolve(ExportService);
  const { export_id: id } = await service.requestOfCandidate(organizationId, from.id, { isMailed: true });
  await holder.awaited();
  expect(await exportOf(api, id)).toMatchObject({ state: 'running', candidate_id: from.id });
  await made(api, `/candidates/${into.id}/merge`, { from_id: from.id });
  expect(await exportOf(api, id)).toMatchObject({ state: 'queued', candidate_id: into.id });
  await holder.release();
  const row = await ended(api, id);
  expect(row).toMatchObject({ state: 'done', candidate_id: into.id, error: null });
  await app.idle();
  const files = await download(linkAt(app, row.download_url));
  const data = JSON.parse(files.get('candidate.json')?.toString() ?? '');
  expect(data.candidate.id).toBe(into.id);
  for (const answer of answers) expect(JSON.stringify(data.screenings)).toContain(answer);
  expect(zipsOf(organizationId)).toHaveLength(1);
  expect(mailsTo('asha.stays@example.com')).toHaveLength(1);
  expect(mailsTo('asha.leaves@example.com')).toHaveLength(0);
});

test('Leave one export and one email when two candidates with mailed exports merge', async () => {
  const tenant = await app.tenant();
  const { api, organizationId } = tenant;
  const [into, from] = [
    await made(api, '/candidates', aCandidate({ email: 'both.stays@example.com' })),
    await made(api, '/candidates', aCandidate({ email: 'both.leaves@example.com' })),
  ];
  await app.idle();
  const job = await made(api, '/jobs', { title: 'Engineer' });
  await rowsOf(app, organizationId).session(from.id, job.id);
  const holder = await holding(app, 'screening_responses');
  await holder.hold;
  const service = app.web.resolve(ExportService);
  const superseded = await service.requestOfCandidate(organizationId, from.id, { isMailed: true });
  await holder.awaited();
  const kept = await service.requestOfCandidate(organizationId, into.id);
  await made(api, `/candidates/${into.id}/merge`, { from_id: from.id });
  expect(await exportOf(api, superseded.export_id)).toMatchObject({ state: 'failed', candidate_id: into.id });
  await holder.release();
  expect(await ended(api, kept.export_id)).toMatchObject({ state: 'done', candidate_id: into.id });
  await app.idle();
  expect(await exportOf(api, superseded.export_id)).toMatchObject({ state: 'failed', bytes: null, download_url: null });
  expect(zipsOf(organizationId)).toHaveLength(1);
  expect(mailsTo('both.stays@example.com')).toHaveLength(1);
  expect(mailsTo('both.leaves@example.com')).toHaveLength(0);
});

test('Make an export again when a merge happens before its email is sent', async () => {
  const { api, organizationId } = await app.tenant();
  const [into, from] = [
    await made(api, '/candidates', aCandidate({ full_name: 'Asha Stays', email: 'waits.stays@example.com' })),
    await made(api, '/candidates', aCandidate({ full_name: 'Asha Leaves', email: 'waits.leaves@example.com' })),
  ];
  await made(api, `/candidates/${into.id}/notes`, { text: 'Note of one' });
  await made(api, `/candidates/${from.id}/notes`, { text: 'Note of the other' });
  const { export_id: first } = await made(api, `/candidates/${from.id}/export`, {});
  await ended(api, first);
  // As if its email waited for the next attempt.
  await app.rows('update exports set is_mailed = true where id = $1', [first]);
  await made(api, `/candidates/${into.id}/merge`, { from_id: from.id });
  const mailAgain = async () => {
    await app.web.resolve(TaskQueue).enqueue(mailExport, { organizationId, exportId: first });
    await app.idle();
  };
  await mailAgain();
  await mailAgain();
  expect(mailsTo('waits.leaves@example.com')).toHaveLength(0);
  const [mail, ...others] = mailsTo('waits.stays@example.com');
  expect(others).toEqual([]);
  const files = await download(
    linkAt(app, mail?.replaceAll('=\r\n', '').match(/https?:\S+\/exports\/[\w-]+/)?.[0] ?? ''),
  );
  const data = files.get('candidate.json')?.toString();
  for (const text of ['Asha Stays', 'Note of one', 'Note of the other']) expect(data).toContain(text);
  expect(await exportOf(api, first)).toMatchObject({ state: 'done' });
});
