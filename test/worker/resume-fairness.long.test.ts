import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { confirmationPath } from '../portal/apply/self-apply-form.ts';
import { aCandidate, startApp, type Tenant, until } from '../support/app.ts';
import { makePdf, makePdfWithContent } from '../support/resume-files.ts';

/** 6 KB that take a reader all of its time. */
const bomb = makePdfWithContent(Buffer.from('q '.repeat(3_000_000)));
const normal = await makePdf(['Asha Rao', 'asha@private.example', 'Skills: Kafka, PostgreSQL']);
/** Different bytes with the same content, as the same bytes are read only once. */
const copyOf = (bytes: Buffer, n: number): Buffer => Buffer.concat([bytes, Buffer.from(`\n%${n}\n`)]);

type TestService = Awaited<ReturnType<typeof startApp>>;

async function send(app: TestService, tenant: Tenant, file: Buffer): Promise<string> {
  const upload = await fetch(`${app.base}/api/v1/resumes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/pdf' },
    body: new Uint8Array(file),
  });
  const { data } = (await upload.json()) as { data: { resume_path: string } };
  const { body } = await tenant.api.post('/candidates', aCandidate({ resume_path: data.resume_path }));
  return body.data.id;
}

/** By a job page, with a confirmed mailbox. */
async function applyPublicly(app: TestService, jobId: string, n: number): Promise<void> {
  const form = new FormData();
  const email = `public.${n}@example.com`;
  form.set('full_name', 'Asha Rao');
  form.set('email', email);
  form.set('resume', new Blob([new Uint8Array(copyOf(normal, n))], { type: 'application/pdf' }), 'resume.pdf');
  const reply = await fetch(`${app.base}/jobs/${jobId}`, { method: 'POST', body: form, redirect: 'manual' });
  expect(reply.status).toBe(303);
  await fetch(app.base + (await confirmationPath(app, email)), { method: 'POST', redirect: 'manual' });
}

/** Process ids of this process's readers that run now. */
function readers(kind: 'shared' | 'once'): string[] {
  const tasks = readdirSync(`/proc/${process.pid}/task`);
  const children = tasks.flatMap((task) =>
    readFileSync(`/proc/${process.pid}/task/${task}/children`, 'utf8').trim().split(' '),
  );
  return children.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').endsWith(`extract-worker.ts\0${kind}\0`);
    } catch {
      return false;
    }
  });
}

/** The candidates of the organizations, in the order in which their resumes were read. */
const readOrder = (app: TestService): Promise<{ candidate_id: string; organization_id: string }[]> =>
  app.rows(`select candidate_id, organization_id from candidate_resumes where state <> 'queued' order by read_at`);

test('Let organizations take turns, whatever the backlog of one', async () => {
  const app = await startApp({ worker: false, config: { resumeReaders: 1, workerConcurrency: 1 } });
  const [a, b] = [await app.tenant(), await app.tenant()];
  for (let n = 0; n < 8; n++) await send(app, b, copyOf(normal, n));
  const own = [await send(app, a, copyOf(normal, 100)), await send(app, a, copyOf(normal, 101))];
  await app.startWorker();
  await app.idle();
  const order = (await readOrder(app)).map(({ candidate_id }) => candidate_id);
  // b, a, b, a, b, …: each turn, the earlier one may be first.
  expect(order.indexOf(own[0] as string)).toBeLessThanOrEqual(1);
  expect(order.indexOf(own[1] as string)).toBeLessThanOrEqual(3);
});

test('Read uploads of integrations before uploads of the public', async () => {
  const app = await startApp({ worker: false, config: { resumeReaders: 1, workerConcurrency: 1 } });
  const tenant = await app.tenant();
  const other = await app.tenant();
  const job = (await tenant.api.post('/jobs', { title: 'Engineer', status: 'active' })).body.data;
  for (let n = 0; n < 3; n++) await applyPublicly(app, job.id, n);
  for (let n = 3; n < 6; n++) {
    await send(app, tenant, copyOf(normal, n));
    await send(app, other, copyOf(normal, n));
  }
  await app.startWorker();
  await app.idle();
  const order = await app.rows(
    `select c.source from candidate_resumes r join candidates c on c.id = r.candidate_id order by r.read_at`,
  );
  expect(order.map(({ source }) => source === 'portal')).toEqual([...Array(6).fill(false), ...Array(3).fill(true)]);
});

test.runIf(process.platform === 'linux')(
  'Read uploads of an integration in one process, and each upload of the public in its own',
  async () => {
    const app = await startApp({ resumeProcess: true, worker: false, config: { resumeReaders: 1 } });
    const tenant = await app.tenant();
    const job = (await tenant.api.post('/jobs', { title: 'Engineer', status: 'active' })).body.data;
    for (let n = 0; n < 2; n++) await applyPublicly(app, job.id, n);
    for (let n = 2; n < 5; n++) await send(app, tenant, copyOf(normal, n));
    // Readers of the test before wait 10 s for further files.
    const earlier = new Set(readers('shared'));
    await app.startWorker();
    const [shared, once] = [new Set<string>(), new Set<string>()];
    const allRead = async () => {
      for (const pid of readers('shared')) if (!earlier.has(pid)) shared.add(pid);
      for (const pid of readers('once')) once.add(pid);
      return (await readOrder(app)).length === 5;
    };
    await until(allRead, 'all resumes to be read');
    expect([shared.size, once.size]).toEqual([1, 2]);
  },
);

// These need a processor for themselves: `FAIR_SECONDS=10 npx vitest run test/worker/resume-fairness.long.test.ts`. They
// stand last, because the last one leaves readers at work.
const mostSeconds = Number(process.env['FAIR_SECONDS']);

test.runIf(mostSeconds)('Do not read the same hostile bytes again', async () => {
  const app = await startApp({ resumeProcess: true });
  const tenant = await app.tenant();
  const began = performance.now();
  const first = await send(app, tenant, bomb);
  const failed = () => app.rows(`select candidate_id from candidate_resumes where reason = 'too_complex'`);
  await until(async () => (await failed()).length === 1, 'the hostile resume to fail');
  const since = performance.now();
  const second = await send(app, tenant, bomb);
  await until(async () => (await failed()).length === 2, 'the same bytes to fail');
  expect(performance.now() - since).toBeLessThan((since - began) / 2);
  expect((await failed()).map(({ candidate_id }) => candidate_id).sort()).toEqual([first, second].sort());
});

test.runIf(mostSeconds)('Read normal resumes while another organization has 50 hostile ones queued', async () => {
  const app = await startApp({ resumeProcess: true, config: { resumeReaders: 2 } });
  const [a, b] = [await app.tenant(), await app.tenant()];
  for (let n = 0; n < 50; n++) await send(app, b, copyOf(bomb, n));
  const ended = async () =>
    (await readOrder(app)).filter(({ organization_id }) => organization_id === b.organizationId).length;
  for (let n = 0; n < 3; n++) {
    const [since, before] = [performance.now(), await ended()];
    const candidate = await send(app, a, copyOf(normal, n));
    const isRead = async () => (await readOrder(app)).some(({ candidate_id }) => candidate_id === candidate);
    await until(isRead, 'the normal resume to be read');
    const seconds = (performance.now() - since) / 1000;
    const during = (await ended()) - before;
    console.log(`read after ${seconds.toFixed(1)} s; ${during} hostile resumes ended meanwhile, ${before} before`);
    expect(during).toBeLessThanOrEqual(2);
    expect(seconds).toBeLessThan(mostSeconds);
    await until(async () => (await ended()) > n, 'a hostile resume to end');
  }
});
