import { expect, test } from 'vitest';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { TalentPoolService } from '../../src/modules/candidates/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { expectProblem } from '../http/problem.ts';
import { aCandidate, startApp, type Tenant } from '../support/app.ts';
import { makeDocx, makePdf } from '../support/resume-files.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const { api, organizationId } = tenant;
const lines = ['Asha Rao', 'Skills: Kafka, PostgreSQL'];

async function uploaded(bytes: Buffer, { key }: Tenant = tenant): Promise<string> {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await fetch(`${app.base}/api/v1/resumes`, { method: 'POST', headers, body: new Uint8Array(bytes) });
  return (await answer.json()).data.resume_path;
}
const candidateWith = async (fields: object): Promise<string> =>
  (await api.post('/candidates', aCandidate({ ...fields }))).body.data.id;
const pathOf = (id: string) => `/candidates/${id}/resume/file`;
const download = (id: string, headers: Record<string, string> = {}) =>
  fetch(`${app.base}/api/v1${pathOf(id)}`, { headers: { authorization: `Bearer ${tenant.key}`, ...headers } });
const entriesOf = async (id: string) =>
  (await api.get(`/audit-log?subject_id=${id}&action=candidate.download_resume`)).body.data;

test.each([
  ['a PDF', await makePdf(lines), 'application/pdf', 'pdf'],
  [
    'a DOCX',
    await makeDocx({ paragraphs: lines }),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'docx',
  ],
  ['plain text', Buffer.from('\ufeffआशा राव\r\n<script>alert(1)</script>'), 'text/plain; charset=utf-8', 'txt'],
  ['long text', Buffer.from('Engineer: Node.js\n'.repeat(2_000)), 'text/plain; charset=utf-8', 'txt'],
])('Return the bytes of %s as an attachment that browsers do not open', async (_what, bytes, type, ending) => {
  const id = await candidateWith({ full_name: '../"Asha"\u202e\nRao', resume_path: await uploaded(bytes) });
  const answer = await download(id, { 'x-request-id': 'download-of-test' });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': type,
    'content-disposition': `attachment; filename="resume-${id}.${ending}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-ratelimit-limit': expect.any(String),
  });
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
});

test('Record each download in the audit log, and no refused one', async () => {
  const id = await candidateWith({ resume_path: await uploaded(Buffer.from(lines.join('\n'))) });
  await (await download(id, { 'x-request-id': 'first-download' })).text();
  await (await download(id)).text();
  const entries = await entriesOf(id);
  const [key] = await app.rows('select id from api_keys where organization_id = $1', [organizationId]);
  expect(entries).toHaveLength(2);
  expect(entries[1]).toMatchObject({
    actor: { type: 'key', id: key.id },
    request_id: 'first-download',
    subject: { type: 'candidate', id },
    changed: [],
    before: null,
    after: null,
  });
  const without = await candidateWith({});
  await api.get(pathOf(without));
  expect(await entriesOf(without)).toEqual([]);
});

test('Return 404 without an uploaded file, and for candidates of others', async () => {
  expectProblem(await api.get(pathOf(await candidateWith({}))), 404, 'not_found');
  const linked = await candidateWith({ resume_url: 'https://resumes.example.com/asha.pdf' });
  expectProblem(await api.get(pathOf(linked)), 404, 'not_found');
  expectProblem(await api.get(pathOf(newId())), 404, 'not_found');
  expectProblem(await api.get(pathOf('x')), 404, 'not_found');
  const id = await candidateWith({ resume_path: await uploaded(Buffer.from('Asha')) });
  expectProblem(await (await app.tenant()).api.get(pathOf(id)), 404, 'not_found');
  expectProblem(await api.get(`${pathOf(id)}?as=pdf`), 400, 'validation_error', [['as', 'unknown_field']]);
  await api.put(`/candidates/${id}`, { resume_path: null });
  expectProblem(await api.get(pathOf(id)), 404, 'not_found');
});

test('Refuse a masked candidate’s file until the reveal', async () => {
  const resume_path = await uploaded(Buffer.from('Hidden Person'));
  const id = await app.masked(organizationId, { resume_path });
  expectProblem(await api.get(pathOf(id)), 403, 'talent_pool_reveal_required');
  expectProblem(await api.get(pathOf(await app.masked(organizationId))), 403, 'talent_pool_reveal_required');
  expect(await entriesOf(id)).toEqual([]);
  await app.web.resolve(TalentPoolService).reveal(organizationId, id);
  expect(await (await download(id)).text()).toBe('Hidden Person');
});

test('Need candidates.contact:read and nothing else', async () => {
  const id = await candidateWith({ resume_path: await uploaded(Buffer.from('Asha')) });
  const keyWith = async (scopes: any) => {
    const made = { organizationId, name: 'k', expiresAt: null, createdByUserId: null, scopes };
    return app.withKey((await app.web.resolve(ApiKeyService).create(made)).apiKey);
  };
  expect((await (await keyWith(['candidates.contact:read'])).get(pathOf(id))).body).toBe('Asha');
  const refused = await (await keyWith(['candidates:read', 'resumes:read'])).get(pathOf(id));
  expectProblem(refused, 403, 'insufficient_scope');
  expect(refused.body.error.required_scope).toBe('candidates.contact:read');
});
