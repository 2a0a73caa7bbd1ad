import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pipelineOf, together } from '../applications/pipeline.ts';
import { expectProblem } from '../http/problem.ts';
import { type Answer, aCandidate, startApp, type Tenant } from '../support/app.ts';
import { makeDocx, makePdf, makePng, makeZip } from '../support/resume-files.ts';

const app = await startApp();
const [tenant, stranger] = [await app.tenant(), await app.tenant()];
const { job, candidate, candidateRow, tasks } = pipelineOf(app, tenant);
const lines = ['Asha Rao', 'Skills: Kafka, PostgreSQL, TypeScript'];
const [pdf, docx, text] = [await makePdf(lines), await makeDocx({ paragraphs: lines }), Buffer.from(lines.join('\n'))];
const limit = 10 * 1024 * 1024;
const textType = { 'content-type': 'text/plain' };
const anEntry = { name: 'word/document.xml', data: Buffer.from('<w:document/>') };

async function upload(
  bytes: Uint8Array | ReadableStream | FormData | undefined,
  headers: Record<string, string> = {},
  { key }: Pick<Tenant, 'key'> = tenant,
): Promise<Answer> {
  const response = await fetch(`${app.base}/api/v1/resumes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, ...headers },
    ...(bytes && { body: bytes as never, duplex: 'half' }),
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}
const uploaded = async (bytes: Buffer, to: Tenant = tenant): Promise<string> => {
  const answer = await upload(bytes, {}, to);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data.resume_path;
};
const filesOf = ({ organizationId }: Tenant) =>
  app.rows('select path, format, bytes from resume_files where organization_id = $1', [organizationId]);
const resumeOf = async (candidateId: string) =>
  (await app.rows('select * from candidate_resumes where candidate_id = $1', [candidateId]))[0];
/** In pieces, so that no length is told beforehand. */
const chunked = (...pieces: Buffer[]) =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

test.each([
  ['a PDF', pdf, 'pdf', 'pdf'],
  ['a DOCX', docx, 'docx', 'docx'],
  ['plain text', text, 'text', 'txt'],
  ['plain text with a mark and other alphabets', Buffer.from('\ufeffआशा राव\r\nPune'), 'text', 'txt'],
])('Store the exact bytes of %s, whatever the declared type', async (_what, bytes, format, ending) => {
  const owner = await app.tenant();
  const headers: Record<string, string>[] = [
    {},
    { 'content-type': 'application/pdf' },
    { 'content-type': 'image/png; charset=nonsense' },
  ];
  for (const header of headers) {
    const answer = await upload(bytes, header, owner);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      data: { resume_path: expect.stringMatching(new RegExp(`^resumes/[0-9a-f-]{36}\\.${ending}$`)) },
    });
  }
  const files = await filesOf(owner);
  expect(files).toHaveLength(headers.length);
  for (const file of files) expect(file).toMatchObject({ format, bytes });
});

test('Store the whole file when sent in chunks or gzipped', async () => {
  const owner = await app.tenant();
  expect((await upload(chunked(pdf.subarray(0, 100), pdf.subarray(100)), {}, owner)).status).toBe(201);
  expect((await upload(gzipSync(pdf), { 'content-encoding': 'gzip' }, owner)).status).toBe(201);
  expect((await filesOf(owner)).map((file) => file.bytes)).toEqual([pdf, pdf]);
});

test('Give concurrent uploads of one file different paths', async () => {
  const owner = await app.tenant();
  const paths = await together(5, () => uploaded(pdf, owner));
  expect(new Set(paths).size).toBe(5);
});

test.each([
  ['nothing', undefined],
  ['no bytes', Buffer.alloc(0)],
  ['an empty chunked body', chunked()],
  ['a picture', makePng(8, 8)],
  ['a zip without a document', makeZip([{ name: 'resume.pdf', data: pdf }])],
  ['a zip whose directory is cut off', docx.subarray(0, docx.length - 30)],
  ['a zip of more entries than any document has', makeZip([...Array(10_001).fill({ ...anEntry, name: 'a' }), anEntry])],
  ["Word's old format", Buffer.from('d0cf11e0a1b11ae1'.padEnd(1024, '0'), 'hex')],
  ['text with NUL far behind', Buffer.from(`${'resume '.repeat(50_000)}\0`)],
  ['text that is not UTF-8', Buffer.concat([Buffer.alloc(1000, text), Buffer.from([0xe9, 0x20])])],
  ['controls', Buffer.from('\x01\x02\x03\x04 a')],
  ['a web page', Buffer.from('<!doctype html><p>Asha Rao')],
])('Return 415 for %s declared as a PDF, without storing it', async (_what, bytes) => {
  const before = (await filesOf(stranger)).length;
  expectProblem(await upload(bytes, { 'content-type': 'application/pdf' }, stranger), 415, 'unsupported_media_type');
  expect((await filesOf(stranger)).length).toBe(before);
});

test.each([
  ['what is not gzip', { 'content-encoding': 'gzip' }],
  ['an unknown encoding', { 'content-encoding': 'compress' }],
])('Return 415 that requests the file, not JSON, for %s', async (_what, headers) => {
  const answer = await upload(pdf, headers);
  expectProblem(answer, 415, 'unsupported_media_type');
  expect(answer.body.error.message).not.toContain('JSON');
});

test('Accept exactly 10 MiB, and refuse more with 413, also in chunks and unpacked', async () => {
  const whole = Buffer.alloc(limit, 'resume ');
  const more = Buffer.alloc(limit + 1, 'resume ');
  const path = await uploaded(whole);
  expect((await filesOf(tenant)).find((file) => file.path === path)?.bytes.length).toBe(limit);
  const before = (await filesOf(tenant)).length;
  for (const answer of [
    await upload(more),
    await upload(chunked(more.subarray(0, 5), more.subarray(5))),
    await upload(gzipSync(more), { 'content-encoding': 'gzip' }),
  ]) {
    expectProblem(answer, 413, 'payload_too_large');
    expect(answer.body.error.message).toContain('10 MiB');
  }
  expect((await filesOf(tenant)).length).toBe(before);
});

/** A multipart body; a part without a file is a text field. */
function form(...parts: [name: string, value: Buffer | string][]): FormData {
  const data = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, new Blob([value as never]), 'ada.pdf');
  }
  return data;
}

test.each([
  ['a PDF', pdf, 'pdf'],
  ['a DOCX', docx, 'docx'],
  ['plain text', text, 'txt'],
])('Store the exact bytes of %s sent as multipart/form-data', async (_what, bytes, ending) => {
  const owner = await app.tenant();
  const answer = await upload(form(['file', bytes]), {}, owner);
  expect([answer.status, answer.body.data.resume_path]).toEqual([201, expect.stringMatching(`\\.${ending}$`)]);
  expect((await filesOf(owner)).map((file) => file.bytes)).toEqual([bytes]);
});

test.each<[string, FormData, [string, string][]]>([
  ['no field', form(), [['file', 'required']]],
  ['text in the field', form(['file', 'Asha Rao']), [['file', 'invalid_type']]],
  ['two files', form(['file', pdf], ['file', docx]), [['file', 'too_big']]],
  ['another field', form(['file', pdf], ['note', 'hers']), [['note', 'unknown_field']]],
  ['a file in another field', form(['resume', pdf]), [['resume', 'unknown_field']]],
  ['a nested field', form(['file', pdf], ['a[b]', 'x']), [['a[b]', 'unknown_field']]],
])('Return 400 naming the field for %s of multipart/form-data, without storing it', async (_what, body, details) => {
  const owner = await app.tenant();
  expectProblem(await upload(body, {}, owner), 400, 'validation_error', details);
  expect(await filesOf(owner)).toEqual([]);
});

test('Return 400 for multipart/form-data that is cut off or has no boundary', async () => {
  const cut = Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nAsha');
  expectProblem(await upload(cut, { 'content-type': 'multipart/form-data; boundary=b' }), 400, 'validation_error', [
    ['file', 'invalid_format'],
  ]);
  expectProblem(await upload(cut, { 'content-type': 'multipart/form-data' }), 400, 'validation_error', [
    ['content-type', 'invalid_format'],
  ]);
});

test.each(['application/json', 'application/x-www-form-urlencoded'])(
  'Store a resume that a program declares as %s by default',
  async (type) => {
    const owner = await app.tenant();
    for (const bytes of [pdf, docx, text])
      expect((await upload(bytes, { 'content-type': type }, owner)).status).toBe(201);
    expect((await filesOf(owner)).map(({ format }) => format).sort()).toEqual(['docx', 'pdf', 'text']);
  },
);

test.each([
  ['application/json', '{"file": "resume.pdf"}'],
  ['application/vnd.api+json', ' [1]'],
  ['application/x-www-form-urlencoded', 'file=resume.pdf&name=Asha+Rao'],
  ['multipart/mixed; boundary=b', 'Asha Rao'],
])('Return 415 that explains the upload for a body that is %s', async (type, body) => {
  const answer = await upload(Buffer.from(body), { 'content-type': type });
  expectProblem(answer, 415, 'unsupported_media_type');
  expect(answer.body.error.message).toMatch(/multipart\/form-data with the file in the field file, or the bytes/);
});

test('Return 415 for a picture, and for a compressed body, as multipart/form-data', async () => {
  expectProblem(await upload(form(['file', makePng(8, 8)])), 415, 'unsupported_media_type');
  expectProblem(await upload(form(['file', Buffer.alloc(0)])), 415, 'unsupported_media_type');
  const type = { 'content-type': 'multipart/form-data; boundary=b', 'content-encoding': 'gzip' };
  const packed = await upload(gzipSync(text), type);
  expectProblem(packed, 415, 'unsupported_media_type');
  expect(packed.body.error.message).toContain('Content-Encoding');
});

test('Refuse multipart/form-data above 10 MiB with 413, unread if the length is given', async () => {
  const owner = await app.tenant();
  expect((await upload(form(['file', Buffer.alloc(limit, 'resume ')]), {}, owner)).status).toBe(201);
  const head = Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n');
  const type = { 'content-type': 'multipart/form-data; boundary=b' };
  const chunks = chunked(head, Buffer.alloc(limit + 1, 'resume '), Buffer.from('\r\n--b--\r\n'));
  for (const answer of [
    await upload(form(['file', Buffer.alloc(limit + 1, 'resume ')]), {}, owner),
    await upload(chunks, type, owner),
  ]) {
    expectProblem(answer, 413, 'payload_too_large');
    expect(answer.body.error.message).toContain('10 MiB');
  }
  expect(await filesOf(owner)).toHaveLength(1);
  const unread = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { ...type, authorization: `Bearer ${owner.key}`, 'content-length': String(limit + 100_000) };
    const started = request(`${app.base}/api/v1/resumes`, { method: 'POST', headers }, (response) => {
      resolve(response.statusCode);
      started.destroy();
    });
    started.on('error', reject).flushHeaders();
  });
  expect(unread).toBe(413);
});

test('Store a file once for an Idempotency-Key, and return 422 for another file', async () => {
  const owner = await app.tenant();
  const key = { 'idempotency-key': 'upload-1' };
  const [first, again] = [await upload(form(['file', pdf]), key, owner), await upload(form(['file', pdf]), key, owner)];
  expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 201, 'true']);
  expect(again.body).toEqual(first.body);
  expectProblem(await upload(form(['file', docx]), key, owner), 422, 'idempotency_key_reused');
  expect(await filesOf(owner)).toHaveLength(1);
});

test('Return 401 without a key, 400 for a query, and 405 for GET', async () => {
  expectProblem(await upload(pdf, {}, { key: 'none' }), 401, 'unauthorized');
  expectProblem(await tenant.api.call('POST', '/api/v1/resumes?name=x', 'text', textType), 400, 'validation_error', [
    ['name', 'unknown_field'],
  ]);
  const got = await tenant.api.get('/resumes');
  expectProblem(got, 405, 'method_not_allowed');
  expect(got.headers.get('allow')).toBe('POST');
});

test.each([
  ['pdf', pdf],
  ['docx', docx],
  ['txt', text],
])('Read an uploaded %s in the worker, and count its skills in the match score', async (_ending, bytes) => {
  const resume_path = await uploaded(bytes);
  const { body } = await tenant.api.post(
    '/candidates',
    aCandidate({
      resume_path,
      total_experience_years: 4,
      application: { job_id: await job({ required_skills: ['Kafka', 'PostgreSQL'], min_experience_years: 2 }) },
    }),
  );
  await app.idle();
  expect(await resumeOf(body.data.id)).toMatchObject({ source: resume_path, state: 'ok', reason: null });
  const [application] = body.data.applications;
  const match = (await tenant.api.get(`/applications/${application.id}/match`)).body.data;
  expect(match.components[0]).toMatchObject({ key: 'required_skills', status: 'met', missing: [] });
  expect(match.score).toBeGreaterThan(0);
  expect(JSON.stringify((await tenant.api.get(`/candidates/${body.data.id}`)).body)).not.toMatch(/Skills:|resume_path/);
});

test('Fail with no_text for a file without text', async () => {
  const id = await candidate({ resume_path: await uploaded(Buffer.from(' \n ')) });
  await app.idle();
  expect(await resumeOf(id)).toMatchObject({ state: 'failed', reason: 'no_text' });
});

test('Prefer resume_path to resume_url, and fetch a link only without a path', async () => {
  const resume_path = await uploaded(pdf);
  const id = await candidate({ resume_path, resume_url: 'https://127.0.0.1/a.pdf' });
  await app.idle();
  const read = await resumeOf(id);
  expect(read).toMatchObject({ source: resume_path, state: 'ok' });
  const queued = (await tasks('candidates.read-resume')).length;
  const put = await tenant.api.put(`/candidates/${id}`, { resume_path, resume_url: 'https://127.0.0.1/b.pdf' });
  expect(put.body.data.resume_url).toBe('https://127.0.0.1/b.pdf');
  expect(await resumeOf(id)).toEqual(read);
  expect((await tasks('candidates.read-resume')).length).toBe(queued);
  await tenant.api.put(`/candidates/${id}`, { resume_path: null });
  await app.idle();
  expect(await resumeOf(id)).toMatchObject({
    source: 'https://127.0.0.1/b.pdf',
    state: 'failed',
    reason: 'private_address',
  });
});

test('Return 404 naming resume_path for another organization’s file, without a change', async () => {
  const resume_path = await uploaded(pdf, stranger);
  const body = aCandidate({ resume_path });
  const posted = await tenant.api.post('/candidates', body);
  expectProblem(posted, 404, 'not_found');
  expect(posted.body.error.message).toContain('resume_path');
  expect(await app.rows('select 1 from candidates where email = $1', [body['email']])).toEqual([]);
  const id = await candidate();
  const before = await candidateRow(id);
  expectProblem(await tenant.api.put(`/candidates/${id}`, { location: 'Goa', resume_path }), 404, 'not_found');
  expect(await candidateRow(id)).toEqual(before);
  expect(await resumeOf(id)).toBeUndefined();
  expect((await stranger.api.post('/candidates', body)).status).toBe(201);
});

test('Never read another organization’s file through a resume_url with its path', async () => {
  const id = await candidate({ resume_url: await uploaded(pdf, stranger) });
  await app.idle();
  expect(await resumeOf(id)).toMatchObject({ state: 'failed', reason: 'invalid_url' });
});
