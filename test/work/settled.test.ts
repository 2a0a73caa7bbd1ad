import { afterAll, expect, test } from 'vitest';
import { ResumeTextService } from '../../src/modules/candidates/index.ts';
import { aCandidate, startApp, type Tenant, until } from '../support/app.ts';
import { startHttpsServer } from '../support/servers/https-server.ts';

const text =
  'Asha Rao\n\nEXPERIENCE\nData Engineer\nNorthwind Pvt Ltd\nJan 2020 - Present\n\nSKILLS\nKafka, Python, SQL';

/** Paths that are answered with 404. Requests under /held wait until they are released. */
const gone = new Set<string>();
let release = () => {};
let waiting = 0;
const held = new Promise<void>((resolve) => (release = resolve));
const host = await startHttpsServer((req, res) => {
  const path = req.url ?? '';
  if (path.startsWith('/held')) {
    waiting++;
    void held.then(() => res.writeHead(404).end());
  } else if (gone.has(path)) res.writeHead(404).end();
  else res.end(text);
});
afterAll(() => host.close());

const app = await startApp({ config: { resumeAllowHosts: [host.host], resumeCaFile: host.caFile } });

const upload = async ({ key }: Tenant, bytes: string): Promise<string> => {
  const response = await fetch(`${app.base}/api/v1/resumes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
    body: bytes,
  });
  return ((await response.json()) as { data: { resume_path: string } }).data.resume_path;
};
const states = async ({ api }: Tenant, id: string): Promise<string[]> =>
  (await api.get(`/tasks?kind=resume&candidate_id=${id}`)).body.data.map(({ state }: { state: string }) => state);

async function withDamagedResume() {
  const tenant = await app.tenant();
  const damaged = await upload(tenant, '%PDF-1.4 damaged');
  const { id } = (await tenant.api.post('/candidates', aCandidate({ resume_path: damaged }))).body.data;
  await app.idle();
  expect(await states(tenant, id)).toEqual(['failed']);
  return { tenant, id };
}

test('Dismiss the failed task of a resume when a newer one of the same candidate replaces it', async () => {
  const { tenant, id } = await withDamagedResume();
  const other = (
    await tenant.api.post('/candidates', aCandidate({ resume_path: await upload(tenant, '%PDF-1.4 broken') }))
  ).body.data;
  await app.idle();
  await tenant.api.put(`/candidates/${id}`, { resume_path: await upload(tenant, text) });
  expect((await states(tenant, id)).at(-1)).toBe('dismissed');
  await app.idle();
  expect(await states(tenant, id)).toEqual(['done', 'dismissed']);
  expect(await states(tenant, other.id)).toEqual(['failed']);
});

test('Dismiss the failed task of a resume link when the link is replaced or removed', async () => {
  const tenant = await app.tenant();
  const link = host.url('/gone');
  gone.add('/gone');
  const ids: string[] = [];
  for (const _ of [1, 2]) {
    ids.push((await tenant.api.post('/candidates', aCandidate({ resume_url: link }))).body.data.id);
  }
  await app.idle();
  const [replaced = '', removed = ''] = ids;
  expect(await states(tenant, replaced)).toEqual(['failed']);
  await tenant.api.put(`/candidates/${replaced}`, { resume_url: host.url('/good') });
  await tenant.api.put(`/candidates/${removed}`, { resume_url: null });
  await app.idle();
  expect(await states(tenant, replaced)).toEqual(['done', 'dismissed']);
  expect(await states(tenant, removed)).toEqual(['dismissed']);
});

test('Keep one failed task when the newer resume cannot be read either', async () => {
  const { tenant, id } = await withDamagedResume();
  await tenant.api.put(`/candidates/${id}`, { resume_path: await upload(tenant, '%PDF-1.4 damaged too') });
  await app.idle();
  expect(await states(tenant, id)).toEqual(['failed', 'dismissed']);
});

test('Dismiss the failed task when the same resume is read again', async () => {
  const tenant = await app.tenant();
  gone.add('/returns');
  const { id } = (await tenant.api.post('/candidates', aCandidate({ resume_url: host.url('/returns') }))).body.data;
  await app.idle();
  gone.delete('/returns');
  await app.web.resolve(ResumeTextService).readAgain(tenant.organizationId, id);
  await app.idle();
  expect(await states(tenant, id)).toEqual(['done', 'dismissed']);
});

test('Report no failure of a resume that is replaced while it is downloaded', async () => {
  const tenant = await app.tenant();
  const { id } = (await tenant.api.post('/candidates', aCandidate({ resume_url: host.url('/held') }))).body.data;
  await until(async () => waiting > 0, 'the download');
  await tenant.api.put(`/candidates/${id}`, { resume_path: await upload(tenant, text) });
  release();
  await app.idle();
  expect(await states(tenant, id)).toEqual(['done', 'done']);
});
