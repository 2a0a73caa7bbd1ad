import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '../../support/app.ts';
import { apiDocumentForTests } from '../../support/contract.ts';
import { startValidatingProxy } from '../../support/servers/validating-proxy.ts';

// What an integration does with the document: generate a client, compile against it, call with it.
const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'recruitment-pipeline-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const compiled = path.join(folder, 'compiled');
let compilation: SpawnSyncReturns<string>;
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

const walk = `
import { Api, type CandidateDetail, type Client, type EnrichedApplication, type Job } from './client.ts';

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
  const refused = await calls.getJob('0199f3a2-7c41-7d3e-9a55-3f1b6c2d8e90').catch((answer) => answer.error.error.code);
  return { candidate, total: list.meta.total, name: first.candidate_full_name, status: changed.status, refused };
}

// Get, edit, put: the type of a GET is one that the PUT accepts.
export async function edit(baseUrl: string, key: string) {
  const client = new Api<string>({
    baseUrl,
    securityWorker: (token) => (token ? { headers: { authorization: 'Bearer ' + token } } : {}),
  });
  client.setSecurityData(key);
  const calls = client.api;
  const made: Client = (await calls.createClient({ name: 'Acme', tags: ['VIP'], website: 'https://acme.example.com' })).data.data;
  const acme = (await calls.getClient(made.id)).data.data;
  const editedClient = (await calls.updateClient(acme.id, { ...acme, notes: 'edited' })).data.data;

  const jobId = (
    await calls.createJob({
      title: 'Welder',
      client_id: acme.id,
      work_mode: 'onsite',
      min_ctc: 1.5,
      screening_questions: [{ question: 'When?', type: 'date', required: true, order: 1, expected: { to: '2030-01-01' } }],
    })
  ).data.data.id;
  const job = (await calls.getJob(jobId)).data.data;
  const editedJob = (await calls.updateJob(job.id, { ...job, title: 'Senior welder' })).data.data;

  const candidateId = (
    await calls.createCandidate({
      full_name: 'Ravi Menon',
      email: 'ravi.menon@example.com',
      in_notice_period: true,
      last_working_day: '2030-01-31',
      total_experience_years: 4.5,
      tags: ['welding'],
      application: { job_id: job.id },
    })
  ).data.data.id;
  const candidate = (await calls.getCandidate(candidateId)).data.data;
  const editedCandidate = (await calls.updateCandidate(candidate.id, { ...candidate, location: 'Pune' })).data.data;

  const application = (await calls.getApplication(candidate.applications[0]!.id)).data.data;
  const editedApplication = (
    await calls.updateApplication(application.id, { ...application, notes: 'edited', status: 'Shortlisted' })
  ).data.data;
  await calls.deleteApplication(application.id);
  return [editedClient.notes, editedJob.title, editedCandidate.location, editedApplication.status];
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
    outDir: compiled,
    skipLibCheck: true,
    rewriteRelativeImportExtensions: true,
  };
  write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['walk.ts'] }));
  write('package.json', JSON.stringify({ type: 'module' }));
  // The client has an enum, which Node cannot run as it is.
  const tsc = realpathSync(new URL('../../../node_modules/.bin/tsc', import.meta.url));
  compilation = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
});

test('Compile a generated client that rejects invalid fields, values and parameters', () => {
  expect(compilation.stdout).toBe('');
  expect(compilation.status).toBe(0);
});

test('Create, apply, list, edit and send back every resource with a generated client, through a validating proxy', async () => {
  const app = await startApp({ worker: false });
  const proxy = await startValidatingProxy(app.base);
  const { key } = await app.tenant();
  const made = await import(path.join(compiled, 'walk.js'));
  const walked = await made.walk(proxy.url, key);
  const edited = await made.edit(proxy.url, key).catch((error: unknown) => error);
  expect(proxy.faults).toEqual([]);
  expect(walked).toMatchObject({
    candidate: { email: 'asha.rao@example.com', applications: [{ status: 'Applied' }] },
    total: 1,
    name: 'Asha Rao',
    status: 'Shortlisted',
    refused: 'not_found',
  });
  expect(edited).toEqual(['edited', 'Senior welder', 'Pune', 'Shortlisted']);
});

test('Accept every field of a GET in the PUT of the same path, and open its enums', () => {
  const document = apiDocumentForTests();
  const schemaOf = (media: any) => {
    const name = media['application/json'].schema.$ref?.split('/').at(-1);
    return name ? document.components.schemas[name] : media['application/json'].schema;
  };
  let compared = 0;
  for (const [path, { get, put }] of Object.entries<any>(document.paths)) {
    if (!get || !put) continue;
    const shown =
      document.components.schemas[schemaOf(get.responses['200'].content).properties.data.$ref.split('/').at(-1)];
    const accepted = schemaOf(put.requestBody.content);
    const missing = Object.keys(shown.properties).filter((name) => !(name in accepted.properties));
    expect(missing, `${path}: add them to the read-only fields`).toEqual([]);
    for (const [name, field] of Object.entries<any>(accepted.properties)) {
      expect([name, field.readOnly, field.enum]).toEqual([name, undefined, undefined]);
    }
    compared++;
  }
  expect(compared).toBeGreaterThanOrEqual(4);
});
