import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { personalTables } from '../../src/app/personal-data.ts';
import { runRetention } from '../../src/modules/privacy/retention/nights/retention.tasks.ts';
import { statementOf } from '../../src/platform/database/sql.ts';
import { newId } from '../../src/platform/ids.ts';
import { interviewsOf, recorded } from '../interviews/room/room.ts';
import { rowsOf } from '../screenings/rows.ts';
import { startApp, until } from '../support/app.ts';
import { startChild } from '../support/processes/child.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { sessionOfTest } from '../support/session.ts';
import { download, ended, linesOf, linkAt } from './archive.ts';
import { filesOf, tracesIn } from './traces.ts';

const smtp = await startSmtpServer();
const app = await startApp({ worker: false });
const { api, organizationId } = await app.tenant();

/** A worker process of its own, so that it can be killed. */
const startWorkerProcess = (settings: Record<string, string> = {}) =>
  startChild('worker/main.ts', {
    DATABASE_URL: app.urls.worker,
    DATA_DIR: app.config.dataDir,
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'error',
    STOP_SECONDS: '5',
    ...settings,
  });
const addCandidates = async (n: number, prefix: string, of: string): Promise<string[]> =>
  (
    await app.rows(
      `insert into candidates (id, organization_id, full_name, email, primary_skills)
       select gen_random_uuid(), $1, 'Candidate ' || n, $2 || n || '@example.com', '{PostgreSQL}' from generate_series(1, $3::int) n returning id`,
      [of, prefix, n],
    )
  ).map((row) => row.id);

const answered = async (url: string, body: unknown, headers: Record<string, string> = {}): Promise<any> => {
  const answer = await api.call('POST', `/api/v1${url}`, body, headers);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data;
};

type Recorded = { id: string; recording: string };

/** With rows in many stores, and a recording. `word` is in every text. */
async function addRecorded(word: string, job: string): Promise<Recorded> {
  const bytes = { 'content-type': 'application/octet-stream' };
  const resume = await answered('/resumes', `${word} Rao, engineer: PostgreSQL, Node.js.`, bytes);
  const body = {
    full_name: `${word} Rao`,
    email: `${word}@example.com`,
    resume_path: resume.resume_path,
    tags: [word],
  };
  const { id } = await answered('/candidates', body, { 'idempotency-key': newId() });
  // With the resume read, there is one score.
  await app.idle();
  const application = await answered('/applications', { candidate_id: id, job_id: job, notes: word });
  await app.idle();
  expect((await api.put(`/applications/${application.id}`, { status: 'rejected', decision_note: word })).status).toBe(
    200,
  );
  await answered(`/candidates/${id}/consents`, { purpose: 'contact', text: `${word} agrees.`, text_version: '1' });
  for (const hold of [true, false])
    await api.put(`/candidates/${id}/legal-hold`, { hold, ...(hold && { reason: word }) });
  const stored = rowsOf(app, organizationId);
  await stored.response(await stored.session(id, job), { question: 'Why?', answer: word });
  const interview = await stored.interview(id, job, { questions: [{ text: word }] });
  await stored.answer(interview, { question_index: 0, answer_transcript: word });
  const key = `${organizationId}/interviews/${interview}/whole.webm`;
  await app.rows(
    `insert into video_interview_recordings (id, organization_id, interview_id, question_index, file_key, mime_type,
       bytes, seconds, sha256) values ($1, $2, $3, null, $4, 'video/webm', 5, 1, '\\x00')`,
    [newId(), organizationId, interview, key],
  );
  const recording = path.join(app.config.dataDir, 'files', key);
  saveRecording(recording);
  return { id, recording };
}

function saveRecording(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'recording');
}

/** Rows about the candidate, by table. */
async function rowsAbout(candidateId: string): Promise<Record<string, number>> {
  const people = { organizationId, candidateIds: [candidateId], addresses: [] };
  const counts: Record<string, number> = {};
  for (const { table, ofPerson } of personalTables) {
    if (!ofPerson || table === 'erasures') continue;
    const { text, values } = statementOf(ofPerson.rows(people));
    counts[table] = (await app.rows(`select count(*)::int as n from ${table} where ${text}`, values))[0].n;
  }
  return counts;
}

/** Keeps others from what `statement` locks, until `release`. */
async function holding(statement: string, values: unknown[]) {
  const holder = await sessionOfTest(app.urls.admin);
  const [{ pid }] = (await holder.query('select pg_backend_pid() as pid')).rows;
  await holder.query('begin');
  await holder.query(statement, values);
  const waiting = 'from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))';
  return {
    isAwaited: async () => (await app.rows(`select ${waiting}`, [pid])).length > 0,
    /** Ends the sessions that wait, too. */
    release: async () => {
      await app.rows(`select pg_terminate_backend(pid, 10000) ${waiting}`, [pid]);
      await holder.end();
    },
  };
}

test('Finish an erasure whose worker is killed twice, with the receipts of one that was never killed', async () => {
  await app.rows('update pgboss.queue set heartbeat_seconds = 5 where heartbeat_seconds is not null');
  await app.rows(`
    create function hold_end() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(77); return new; end $$;
    create trigger hold_end before update on erasures for each row when (new.state = 'done') execute function hold_end()`);
  let worker = startWorkerProcess();
  const { id: job } = await answered('/jobs', { title: 'Engineer', required_skills: ['PostgreSQL'] });
  const killed = await addRecorded('zqkilled', job);
  const spared = await addRecorded('zqspared', job);
  await app.idle();

  const kill = async (lock: Awaited<ReturnType<typeof holding>>, moment: string) => {
    await until(lock.isAwaited, () => `the erasure to wait ${moment}: ${worker.output()}`);
    worker.process.kill('SIGKILL');
    await worker.exit();
    // PostgreSQL would run the statement that it has, although nobody waits for its result.
    await lock.release();
  };
  // Some tables come before it in the transaction, most after it.
  const row = await holding('select from legal_holds where candidate_id = $1 for update', [killed.id]);
  const { erasure_id: erasureId } = await answered(`/candidates/${killed.id}/erase`, {});
  const before = await rowsAbout(killed.id);
  expect(Object.values(before).filter((n) => n > 0).length).toBeGreaterThan(20);
  const erasure = async () => (await api.get(`/erasures/${erasureId}`)).body.data;
  await kill(row, 'in the middle');
  expect(await rowsAbout(killed.id)).toEqual(before);
  expect(await erasure()).toMatchObject({ state: 'running', stores: [], completed_at: null });

  const end = await holding('select pg_advisory_xact_lock($1)', [77]);
  worker = startWorkerProcess();
  await kill(end, 'at its end');
  const { stores, state } = await erasure();
  expect(filesOf(app)).not.toContain(killed.recording);
  expect([state, stores.length > 0]).toEqual(['running', true]);
  // As if it had been killed before it removed the file.
  saveRecording(killed.recording);

  worker = startWorkerProcess();
  await until(
    async () => (await erasure()).state === 'done',
    () => `the erasure: ${worker.output()}`,
  );
  expect((await erasure()).stores).toEqual(stores);
  expect(await tracesIn(app, ['zqkilled'])).toEqual([]);
  expect(filesOf(app)).not.toContain(killed.recording);

  const { erasure_id: other } = await answered(`/candidates/${spared.id}/erase`, {});
  await app.idle();
  expect((await api.get(`/erasures/${other}`)).body.data).toMatchObject({ state: 'done', stores });
  expect(await tracesIn(app, ['zqspared'])).toEqual([]);
  worker.process.kill('SIGTERM');
  expect(await worker.exit()).toEqual([0, null]);
  await app.rows('update pgboss.queue set heartbeat_seconds = 15 where heartbeat_seconds is not null');
}, 300_000);

/** An organization that erases candidates after 30 days, with one admin of its own and inactive candidates. */
async function inactive(n: number) {
  const made = await app.tenant();
  const admin = `admin.${made.organizationId}@example.com`;
  await app.rows(`update users set role = 'recruiter' where organization_id = $1`, [made.organizationId]);
  await app.rows(`update users set role = 'admin', email = $2 where id = $1`, [made.userIds[0], admin]);
  await made.api.put('/retention', { candidate_days: 30 });
  const ids = await addCandidates(n, made.organizationId, made.organizationId);
  await app.rows(
    `update candidate_activity set last_activity_at = now() - interval '400 days' where organization_id = $1`,
    [made.organizationId],
  );
  return { ...made, admin, ids };
}

/** As if their admins had been notified so many days ago. */
async function notified(organization: string, ids: string[], days: number): Promise<void> {
  await app.rows(
    `with night as (
       insert into retention_nights (organization_id, night, candidates, closed_at, notified_at)
       select $1, current_date - $3::int, 2, at, at from (select now() - $3 * interval '1 day' as at) as t returning night)
     insert into retention_notices (organization_id, candidate_id, night, last_activity_at)
     select $1, candidate_id, night, last_activity_at from candidate_activity, night where candidate_id = any($2)`,
    [organization, ids, days],
  );
}

test('Complete a retention night and the removal of a withdrawn recording after kill -9, with one notice and nobody erased too early', async () => {
  smtp.mails.length = 0;
  const many = await inactive(2_005);
  const due = await inactive(4);
  const [early, ...ripe] = due.ids as [string, string, string, string];
  await notified(due.organizationId, ripe, 15);
  await notified(due.organizationId, [early], 13);
  const interview = await interviewsOf(app, await app.tenant({ credits: 100 })).invite();
  await interview.record();
  expect((await interview.chunk([0, 0, 0], recorded(1)[0] ?? Buffer.alloc(0))).status).toBe(200);
  const [{ file_key: key }] = (await interview.chunks()) as [{ file_key: string }];
  // So many that the worker dies among them.
  const folder = path.join(app.config.dataDir, 'files', path.dirname(key), 'more');
  mkdirSync(folder);
  for (let n = 0; n < 20_000; n++) writeFileSync(path.join(folder, String(n)), '');

  // One run waits in its second step of notices, the other one before it erases.
  await app.rows(`create function wait_in_second_step() returns trigger language plpgsql as $$ begin
    if exists (select from retention_nights where organization_id = '${many.organizationId}' and candidates > 0) then
      perform pg_advisory_xact_lock(4217);
    end if;
    return null; end $$`);
  await app.rows(
    'create trigger wait_in_second_step before insert on retention_notices for each statement execute function wait_in_second_step()',
  );
  const blocker = await sessionOfTest(app.urls.admin);
  await blocker.query('begin');
  await blocker.query('select pg_advisory_xact_lock(4217) from candidates where id = $1 for update', [due.ids[1]]);
  const night = new Date().toISOString().slice(0, 10);
  const run = () =>
    Promise.all(
      [many, due].map(({ organizationId: of }) => app.web.queue.enqueue(runRetention, { organizationId: of, night })),
    );
  await run();
  const killed = [startWorkerProcess(), startWorkerProcess()];
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'retention_notices|from candidates'`;
  await until(
    async () => (await app.rows(waiting)).length === 2,
    () => `both runs to wait in the middle: ${killed.map((worker) => worker.output()).join('\n')}`,
  );
  const removing = watch(folder);
  const removed = once(removing, 'change');
  const withdrawal = await fetch(interview.at('withdraw'), { method: 'POST', redirect: 'manual' });
  expect(withdrawal.status).toBe(303);
  await removed;
  for (const worker of killed) worker.process.kill('SIGKILL');
  removing.close();
  await Promise.all(killed.map((worker) => worker.exit()));
  const left = readdirSync(folder).length;
  expect([left > 0, left < 20_000]).toEqual([true, true]);
  await blocker.query('rollback');
  await until(async () => (await app.rows(waiting)).length === 0, 'the killed sessions to end');
  const noticed = () =>
    app.rows(
      `select (select count(*)::int from retention_notices n where n.organization_id = r.organization_id and n.night = r.night) as n,
         r.candidates, r.closed_at is not null as closed, r.notified_at is not null as notified
       from retention_nights r where organization_id = $1`,
      [many.organizationId],
    );
  expect(await noticed()).toEqual([{ n: 2_000, candidates: 2_000, closed: false, notified: false }]);
  const erased = () =>
    app.rows('select candidate_id as id, state from erasures where organization_id = any($1) order by 1', [
      [many.organizationId, due.organizationId],
    ]);
  expect([await erased(), smtp.mails.length]).toEqual([[], 0]);

  // The next run, and what the killed ones had begun: as if their heartbeats had been missed, and the retries were due.
  await run();
  await app.rows(`update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`);
  const another = startWorkerProcess();
  await until(async () => {
    await app.rows(`update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`);
    const open = `select 1 from pgboss.job where state in ('created', 'active', 'retry')
        and name in ('privacy.run-retention', 'interviews.remove-withdrawn-recording', 'privacy.send-retention-notice', 'privacy.erase-candidate')`;
    return (await app.rows(open)).length === 0;
  }, 'the other worker to finish');
  expect(await noticed()).toEqual([{ n: 2_005, candidates: 2_005, closed: true, notified: true }]);
  expect(smtp.mails.map(({ to, subject }) => [to?.[0]?.address, subject?.split(' will')[0]])).toEqual([
    [many.admin, '2,005 candidates'],
  ]);
  expect(await erased()).toEqual(ripe.toSorted().map((id) => ({ id, state: 'done' })));
  expect((await due.api.get(`/candidates/${early}`)).status).toBe(200);
  expect(readdirSync(path.join(folder, '../../..'))).not.toContain(interview.id);
  another.process.kill('SIGTERM');
  expect(await another.exit()).toEqual([0, null]);
}, 300_000);

test('Make an export whose worker is killed in the middle again, and leave no half file', async () => {
  await app.rows('update pgboss.queue set heartbeat_seconds = 5 where heartbeat_seconds is not null');
  const tenant = await app.tenant();
  await addCandidates(100, 'exported', tenant.organizationId);
  const folder = path.join(app.config.dataDir, 'files', tenant.organizationId, 'exports');
  const files = (): string[] =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => name)
      : [];
  const { export_id: id } = (await tenant.api.post('/exports', {})).body.data;
  // It has written half of its file when it waits here.
  const lock = await holding('lock table candidate_job_status_events in access exclusive mode', []);
  let worker = startWorkerProcess();
  await until(
    async () => files().length > 0 && (await lock.isAwaited()),
    () => `a part of the export: ${worker.output()}`,
  );
  expect(files()).toEqual([expect.stringMatching(/\.zip\.[\w-]+\.tmp$/)]);
  worker.process.kill('SIGKILL');
  await worker.exit();
  await lock.release();
  expect((await tenant.api.get(`/exports/${id}`)).body.data).toMatchObject({
    state: 'running',
    bytes: null,
    download_url: null,
  });
  worker = startWorkerProcess();
  const made = await ended(tenant.api, id);
  expect([made.state, made.error]).toEqual(['done', null]);
  expect(linesOf(await download(linkAt(app, made.download_url)), 'candidates.ndjson')).toHaveLength(100);
  expect(files()).toEqual([expect.stringMatching(/^[\w-]+\.zip$/)]);
  worker.process.kill('SIGTERM');
  expect(await worker.exit()).toEqual([0, null]);
  await app.rows('update pgboss.queue set heartbeat_seconds = 15 where heartbeat_seconds is not null');
}, 300_000);
