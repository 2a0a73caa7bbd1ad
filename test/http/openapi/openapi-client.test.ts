import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '../../support/app.ts';
import { apiDocumentForTests } from '../../support/contract.ts';

// What an integration does with the document: generate a client, compile against it, call with it.
const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'recruitment-pipeline-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

const walk = `
import { Api, type CandidateDetail, type EnrichedApplication, type Job } from './client.ts';

export async function walk(baseUrl: string, key: string) {
  const client = new Api<string>({
    baseUrl,
    securityWorker: (token) => (token ? { headers: { authorization: 'Bearer ' + token } } : {}),
  });
  client.setSecurityData(key);
  const calls = client.api;
  const job: Job = (await calls.createJob({ title: 'Backend engineer', work_mode: 'remote', max_ctc: null })).data.data;
  const candidate: CandidateDetail = (
    await calls.createCandidate({
      full_name: 'Asha Rao',
      email: 'asha.rao@example.com',
      application: { job_id: job.id, notes: null },
    })
  ).data.data;
  const list = (await calls.listApplications({ job_id: job.id, limit: 10 })).data;
  const [first] = list.data as [EnrichedApplication];
  const changed = (await calls.updateApplication(first.id, { status: 'Shortlisted' })).data.data;
  const sentBack = (await calls.updateJob(job.id, { ...job, work_mode: 'hybrid', job_type: null, currency: 'INR', title: 'Engineer' })).data.data;
  const refused = await calls.getJob('0199f3a2-7c41-7d3e-9a55-3f1b6c2d8e90').catch((answer) => answer.error.error.code);
  return { candidate, total: list.meta.total, name: first.candidate_full_name, status: changed.status, title: sentBack.title, refused };
}

export async function wrong(calls: Api<string>['api']) {
  // @ts-expect-error -- no such field
  await calls.createJob({ title: 'Engineer', titel: 'Engineer' });
  // @ts-expect-error -- not one of the values
  await calls.createJob({ title: 'Engineer', work_mode: 'moon' });
  // @ts-expect-error -- required
  await calls.createApplication({ job_id: '' });
  // @ts-expect-error -- no such parameter
  await calls.listJobs({ stauts: 'active' });
  // @ts-expect-error -- may be null
  const length: number = (await calls.getJob('')).data.data.client_name.length;
  return length;
}
`;

beforeAll(async () => {
  const { files } = await generateApi({
    spec: apiDocumentForTests(),
    output: false,
    silent: true,
    httpClientType: 'fetch',
  });
  write('client.ts', files.map((file) => file.fileContent).join('\n'));
  write('walk.ts', walk);
  const compilerOptions = {
    target: 'esnext',
    lib: ['esnext', 'dom', 'dom.iterable'],
    module: 'nodenext',
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  };
  write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['walk.ts'] }));
  write('package.json', JSON.stringify({ type: 'module' }));
});

test('Compile a generated client that rejects invalid fields, values and parameters', () => {
  const tsc = realpathSync(new URL('../../../node_modules/.bin/tsc', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

test('Create, apply, list and change with a generated client', async () => {
  const app = await startApp({ worker: false });
  const { key } = await app.tenant();
  const made = await import(/* @vite-ignore */ path.join(folder, 'walk.ts'));
  expect(await made.walk(app.base, key)).toMatchObject({
    candidate: { email: 'asha.rao@example.com', applications: [{ status: 'Applied' }] },
    total: 1,
    name: 'Asha Rao',
    status: 'Shortlisted',
    title: 'Engineer',
    refused: 'not_found',
  });
});
