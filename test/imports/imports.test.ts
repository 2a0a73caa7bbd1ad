import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { tidyImports } from '../../src/modules/imports/import.tasks.ts';
import { TaskQueue } from '../../src/platform/tasks/queue.ts';
import { expectProblem } from '../http/problem.ts';
import { aCandidate, startApp } from '../support/app.ts';
import { candidatesOf, ended, errorsOf, filesOf, imported, jobOf, send } from './imports.ts';

const app = await startApp();
const ndjson = { type: 'application/x-ndjson' };
const wrong = (path: string, message: RegExp) => [
  expect.objectContaining({ path, message: expect.stringMatching(message) }),
];

describe('a CSV file', () => {
  test('Import a row as POST /candidates would create it', async () => {
    const tenant = await app.tenant();
    const job = await jobOf(tenant);
    const file =
      'Full Name,E-mail,Candidate ID,Mobile,Skills,Tags,Experience,Notice Period,In notice period,Last working day,Shoe size\r\n' +
      '"Rao, ""Asha""",Asha.Rao@example.com,P-1,+91 98765 43210,"TypeScript; Node.js, SQL",,5.5,30,yes,2026-12-31,38\r\n' +
      '"Two\nLines",two@example.com,,,,VIP;vip,,,,,\r\n';
    const answer = await send(app, tenant, file, { query: { job_id: job } });
    expect(answer.status).toBe(202);
    expect(answer.body.data).toEqual({
      id: expect.any(String),
      state: 'queued',
      dry_run: false,
      format: 'csv',
      preset: null,
      job_id: job,
      outreach: false,
      mapping: {
        'Full Name': 'full_name',
        'E-mail': 'email',
        'Candidate ID': 'external_id',
        Mobile: 'phone_number',
        Skills: 'primary_skills',
        Tags: 'tags',
        Experience: 'total_experience_years',
        'Notice Period': 'notice_period_days',
        'In notice period': 'in_notice_period',
        'Last working day': 'last_working_day',
        'Shoe size': null,
      },
      progress: { done: 0, total: 2 },
      counts: { rows: 0, created: 0, existing: 0, applied: 0, failed: 0 },
      task_id: expect.any(String),
      created_at: expect.any(String),
      completed_at: null,
      error: null,
      updated_at: expect.any(String),
      undo_until: null,
      undo: null,
    });
    const done = await ended(tenant, answer.body.data.id);
    expect(done).toMatchObject({
      state: 'done',
      progress: { done: 2, total: 2 },
      counts: { rows: 2, created: 2, existing: 0, applied: 2, failed: 0 },
      completed_at: expect.any(String),
    });
    const [asha, two] = await candidatesOf(tenant);
    expect(asha).toMatchObject({
      full_name: 'Rao, "Asha"',
      email: 'Asha.Rao@example.com',
      external_id: 'P-1',
      phone_number: '+91 98765 43210',
      primary_skills: ['TypeScript', 'Node.js', 'SQL'],
      tags: [],
      total_experience_years: 5.5,
      notice_period_days: 30,
      in_notice_period: true,
      last_working_day: '2026-12-31',
      location: null,
      source: 'api',
    });
    expect(two).toMatchObject({ full_name: 'Two\nLines', tags: ['VIP', 'vip'] });
    await app.idle();
    const task = (await tenant.api.get(`/tasks/${done.task_id}`)).body.data;
    expect(task).toMatchObject({ kind: 'import', job_id: job, progress: { done: 2, total: 2 } });
    expect(filesOf(app, tenant)).toEqual([]);
  });

  test.each([
    ['semicolons and a byte order mark', '\uFEFFname;email\nA B;a@example.com'],
    ['tabs', 'name\temail\nA B\ta@example.com\n'],
    ['carriage returns', 'name,email\rA B,a@example.com\r'],
    ['blank rows', 'name,email\n\n,\nA B,a@example.com\n\n'],
    ['missing cells', 'name,email,phone,city\nA B,a@example.com\n'],
    ['a stray quote', 'name,email,title\nA B,a@example.com,5" disks\n'],
  ])('Read %s', async (_, file) => {
    const tenant = await app.tenant();
    expect(await imported(app, tenant, file)).toMatchObject({ counts: { rows: 1, created: 1, failed: 0 } });
    expect(await candidatesOf(tenant)).toMatchObject([{ full_name: 'A B', email: 'a@example.com' }]);
  });

  test('Import formulas as text, and remove the apostrophe that our own CSV adds', async () => {
    const tenant = await app.tenant();
    await imported(app, tenant, `name,email,company,title\n=1+1,a@example.com,'=SUM(A1),'s-Hertogenbosch\n`);
    expect(await candidatesOf(tenant)).toMatchObject([
      { full_name: '=1+1', current_company: '=SUM(A1)', current_designation: "'s-Hertogenbosch" },
    ]);
  });

  test.each([
    ["x;=cmd|'/c calc'!A0", `"x;'=cmd|'/c calc'!A0"`],
    ['x\t-1', `"x\t'-1"`],
    ['x\n@A1', `"x\n'@A1"`],
    ['x;"=1', `"x;'""=1"`],
    ['＝1', `'＝1`],
    ['x;y', '"x;y"'],
    ["d'or - 1", "d'or - 1"],
  ])('Write %j so that spreadsheets run no part of it, and read it again as it was', async (text, written) => {
    const tenant = await app.tenant();
    const failed = await imported(app, tenant, `name,email,company\nA,nobody,"${text.replaceAll('"', '""')}"\n`);
    const errors = await errorsOf(tenant, failed.id);
    expect(errors).toContain(`,A,nobody,${written}\r\n`);
    await imported(app, tenant, errors.replace('nobody', 'a@example.com'));
    expect(await candidatesOf(tenant)).toMatchObject([{ full_name: 'A', current_company: text }]);
  });

  test('Put first and last name together', async () => {
    const tenant = await app.tenant();
    await imported(app, tenant, 'First Name,Surname,Email\nAsha,Rao,a@example.com\n,Cher,b@example.com\n');
    expect((await candidatesOf(tenant)).map((one) => one.full_name)).toEqual(['Asha Rao', 'Cher']);
  });

  test.each([
    [
      'greenhouse',
      'First Name,Last Name,Email,Phone,Company,Title,Address,Source\nAsha,Rao,a@example.com,1,Acme,Engineer,Pune,Referral\n',
      { current_company: 'Acme', current_designation: 'Engineer', location: 'Pune', source: 'Referral' },
    ],
    [
      'lever',
      'Full name,Email,Phone,Location,Tags,Sources\nAsha Rao,a@example.com,1,Pune,"x, y",Referral\n',
      { location: 'Pune', tags: ['x', 'y'], source: 'Referral' },
    ],
    [
      'opencats',
      'candidateID,lastName,firstName,phoneHome,phoneCell,email1,keySkills\n7,Rao,Asha,2,1,a@example.com,"Go, SQL"\n',
      { external_id: '7', primary_skills: ['Go', 'SQL'] },
    ],
  ])('Know the columns of %s', async (preset, file, expected) => {
    const tenant = await app.tenant();
    expect(await imported(app, tenant, file, { query: { preset } })).toMatchObject({ preset, counts: { created: 1 } });
    expect(await candidatesOf(tenant)).toMatchObject([{ full_name: 'Asha Rao', phone_number: '1', ...expected }]);
  });

  test('Read columns into the fields of a given mapping', async () => {
    const tenant = await app.tenant();
    const mapping = { Who: 'full_name', Contact: 'email', Email: null, __proto__: null };
    const done = await imported(app, tenant, 'Who,Contact,Email,City,constructor\nA B,a@example.com,x,Pune,y\n', {
      query: { mapping: { ...mapping } },
    });
    expect(done.mapping).toEqual({
      Who: 'full_name',
      Contact: 'email',
      Email: null,
      City: 'location',
      constructor: null,
    });
    expect(await candidatesOf(tenant)).toMatchObject([{ full_name: 'A B', email: 'a@example.com', location: 'Pune' }]);
  });

  test.each([
    ['an unknown column', { mapping: { Nobody: 'email' } }, 'mapping.Nobody', /not a column/],
    ['an unknown field', { mapping: { phone: 'shoe_size' } }, 'mapping.phone', /shoe_size is not a known field/],
    ['a mapping that is not JSON', { mapping: '{' }, 'mapping', /JSON object/],
    ['a mapping of numbers', { mapping: '{"phone": 1}' }, 'mapping', /JSON object/],
    ['no column for the email', { mapping: { email: null } }, 'mapping', /no column is mapped to email/],
    ['an unknown preset', { preset: 'workday' }, 'preset', /./],
    ['an unknown parameter', { dryrun: 'true' }, 'dryrun', /known/],
    ['a flag of another value', { dry_run: 'yes' }, 'dry_run', /true or false/],
    ['a malformed job', { job_id: 'x' }, 'job_id', /UUID/],
  ])('Refuse a request with %s', async (_, query, path, message) => {
    const tenant = await app.tenant();
    const answer = await send(app, tenant, 'name,email,phone\nA B,a@example.com,1\n', { query });
    expectProblem(answer, 400, 'validation_error');
    expect(answer.body.error.details).toEqual(wrong(path, message));
    expect(filesOf(app, tenant)).toEqual([]);
  });

  test.each([
    ['an empty file', '', /empty/],
    ['another encoding', new Uint8Array(Buffer.from('name,email\nJosé,a@example.com\n', 'latin1')), /UTF-8/],
    ['UTF-16', new Uint8Array(Buffer.from('\uFEFFname,email\nA,a@example.com\n', 'utf16le')), /UTF-8/],
    ['a quote that is never closed', 'name,email\n"A B,a@example.com\n', /quote is never closed/],
    ['NUL characters in the header', 'name,email,no\0te\nA B,a@example.com,x\n', /NUL/],
  ])('Refuse a file with this problem: %s', async (_, file, message) => {
    const tenant = await app.tenant();
    const answer = await send(app, tenant, file);
    expectProblem(answer, 400, 'validation_error');
    expect(answer.body.error.details).toEqual(wrong('body', message));
    expect(await app.rows('select 1 from imports where organization_id = $1', [tenant.organizationId])).toEqual([]);
  });

  test('Count rows with NUL characters as failed, and go on with the next ones', async () => {
    const tenant = await app.tenant();
    const done = await imported(
      app,
      tenant,
      'name,email,note\nA\0B,a@example.com,x\nC D,c\0@example.com,x\nE F,e@example.com,x\0y\nG H,g@example.com,\n',
    );
    expect([done.state, done.counts]).toEqual(['done', { rows: 4, created: 2, existing: 0, applied: 0, failed: 2 }]);
    const errors = await errorsOf(tenant, done.id);
    expect(errors).toContain('A\uFFFDB,a@example.com,x');
    expect(errors).toContain('C D,c\uFFFD@example.com,x');
    const lines = [{ full_name: 'A\0B' }, { email: 'a\0\ud800@example.com' }, { ['no\0te']: 'x' }, aCandidate()];
    const body = `${lines.map((line) => JSON.stringify(line)).join('\n')}\n{"full_name":"\0"}\n`;
    expect(await imported(app, tenant, body, ndjson)).toMatchObject({
      state: 'done',
      counts: { created: 1, failed: 4 },
    });
  });

  test('Refuse two columns of one name only where it is read', async () => {
    const tenant = await app.tenant();
    const file = 'name,email,email,Other,Other\nA B,a@example.com,b@example.com,1,2\n';
    const answer = await send(app, tenant, file);
    expect(answer.body.error.details).toEqual(wrong('mapping.email', /2 columns/));
    await imported(app, tenant, 'name,email,Other,Other\nA B,a@example.com,1,2\n');
  });

  test('Return the rows with errors as CSV, with the messages of the API', async () => {
    const tenant = await app.tenant();
    await tenant.api.post('/candidates', aCandidate({ external_id: 'P-1' }));
    const file =
      'name,email,experience,id,note\n' +
      'A B,a@example.com,5,,fine\n' +
      ',not an address,ninety,,=HYPERLINK(1)\n' +
      'C D,c@example.com,5,P-1,taken\n' +
      'E F,e@example.com,5,,x,y\n';
    const done = await imported(app, tenant, file);
    expect(done.counts).toEqual({ rows: 4, created: 1, existing: 0, applied: 0, failed: 3 });
    const invalid = await tenant.api.post('/candidates', { email: 'not an address', total_experience_years: 'ninety' });
    const message = invalid.body.error.details.map((one: any) => `${one.path}: ${one.message}`).join('; ');
    const taken = await tenant.api.post('/candidates', aCandidate({ external_id: 'P-1' }));
    expect((await errorsOf(tenant, done.id)).split('\r\n')).toEqual([
      'row,error,name,email,experience,id,note',
      `2,"${message}",,not an address,ninety,,'=HYPERLINK(1)`,
      `3,"${taken.body.error.message}",C D,c@example.com,5,P-1,taken`,
      '4,"The row has 6 cells, but the header has 5. Quote cells that contain the delimiter.",E F,e@example.com,5,,x,y',
      '',
    ]);
    const entries = (await tenant.api.get(`/audit-log?subject_id=${done.id}`)).body.data;
    expect(entries.map((one: any) => one.action)).toEqual(['import.download_errors', 'import.create']);
  });
});

describe('an NDJSON file', () => {
  test('Import bodies of POST /candidates, with applications of their own', async () => {
    const tenant = await app.tenant();
    const [job, other] = [await jobOf(tenant), await jobOf(tenant)];
    const lines = [
      aCandidate({ full_name: 'A', tags: ['x, y'], metadata: { a: [1] } }),
      aCandidate({
        full_name: 'B',
        application: { job_id: other, status: 'screening', external_id: 'A-1', notes: 'Good' },
      }),
      'not json',
      aCandidate({ full_name: 'C', application: { job_id: other, status: 'Nowhere' } }),
      aCandidate({ full_name: 'D', application: { job_id: '0199f3a2-7c41-7000-8000-000000000000' } }),
      aCandidate({ full_name: 'E', shoe_size: 38 }),
      aCandidate({ full_name: 'F', application: { job_id: other, external_id: 'A-1' } }),
    ];
    const file = lines.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n');
    const done = await imported(app, tenant, file, { ...ndjson, query: { job_id: job } });
    expect(done).toMatchObject({
      format: 'ndjson',
      mapping: null,
      counts: { rows: 7, created: 2, existing: 0, applied: 2, failed: 5 },
    });
    const errors = await errorsOf(tenant, done.id);
    expect(errors).toMatch(/^row,error,line\r\n3,body: must be a JSON object on one line,not json\r\n4,/);
    for (const part of [
      '"""Nowhere"" is not',
      'The job (job_id) was not found',
      'shoe_size: is not',
      'external_id: another',
    ]) {
      expect(errors).toContain(part);
    }
    const people = (await candidatesOf(tenant)).toSorted((a, b) => a.full_name.localeCompare(b.full_name));
    expect(people).toMatchObject([{ full_name: 'A', tags: ['x, y'], metadata: { a: [1] } }, { full_name: 'B' }]);
    const applications = (await tenant.api.get('/applications')).body.data;
    expect(applications.find((one: any) => one.job_id === other)).toMatchObject({
      status: 'screening',
      external_id: 'A-1',
      notes: 'Good',
    });
  });

  test.each([
    [{ mapping: '{}' }, 'mapping'],
    [{ preset: 'lever' }, 'preset'],
  ])('Refuse %j', async (query, path) => {
    const tenant = await app.tenant();
    const answer = await send(app, tenant, JSON.stringify(aCandidate()), { ...ndjson, query });
    expect(answer.body.error.details).toEqual(wrong(path, /CSV files only/));
  });
});

describe('a known candidate', () => {
  test('Update a candidate with the same email, also from an earlier row, and count the row as existing', async () => {
    const tenant = await app.tenant();
    const known = (
      await tenant.api.post('/candidates', { full_name: 'Old', email: 'known@example.com', phone_number: '1' })
    ).body.data;
    const job = await jobOf(tenant);
    const file =
      'name,email,phone,city\nNew,KNOWN@example.com,,Pune\nFirst,a@example.com,2,\nSecond,A@example.com,,Goa\nNew,KNOWN@example.com,,Pune\n';
    const done = await imported(app, tenant, file, { query: { job_id: job } });
    expect(done.counts).toEqual({ rows: 4, created: 1, existing: 3, applied: 2, failed: 0 });
    expect(await candidatesOf(tenant)).toMatchObject([
      { id: known.id, full_name: 'New', email: 'KNOWN@example.com', phone_number: '1', location: 'Pune' },
      { full_name: 'Second', email: 'A@example.com', phone_number: '2', location: 'Goa' },
    ]);
    const again = await imported(app, tenant, file, { query: { job_id: job } });
    expect(again.counts).toEqual({ rows: 4, created: 0, existing: 4, applied: 0, failed: 0 });
    const versions = await app.rows('select event_version from candidates where id = $1', [known.id]);
    expect(versions).toEqual([{ event_version: 2 }]);
  });

  test('Move an external ID from one row to the next, in the order of the rows', async () => {
    const tenant = await app.tenant();
    await imported(app, tenant, 'name,email,id\nA,a@example.com,1\nB,b@example.com,2\n');
    const done = await imported(
      app,
      tenant,
      'name,email,id\nC,c@example.com,1\nA,a@example.com,3\nC,c@example.com,1\nB,b@example.com,3\n',
    );
    expect(done.counts).toMatchObject({ created: 1, existing: 1, failed: 2 });
    expect((await candidatesOf(tenant)).map((one) => [one.full_name, one.external_id])).toEqual([
      ['A', '3'],
      ['B', '2'],
      ['C', '1'],
    ]);
  });
});

describe('emails and interviews', () => {
  const messagesOf = ({ organizationId }: { organizationId: string }) =>
    app.rows('select kind from outbound_messages where organization_id = $1', [organizationId]);
  const file = 'name,email\nA,a@example.com\nB,b@example.com\n';

  test('Send none without outreach, also to a job that invites immediately', async () => {
    const tenant = await app.tenant({ credits: 100 });
    const job = await jobOf(tenant, { direct_video_interview_on_apply: true });
    await imported(app, tenant, file, { query: { job_id: job } });
    await app.idle();
    expect(await messagesOf(tenant)).toEqual([]);
    expect((await tenant.api.get('/applications')).body.data).toMatchObject([
      { status: 'Applied' },
      { status: 'Applied' },
    ]);
  });

  test('Send one to each new applicant with outreach', async () => {
    const tenant = await app.tenant();
    await imported(app, tenant, file, { query: { job_id: await jobOf(tenant), outreach: 'true' } });
    await app.idle();
    expect(await messagesOf(tenant)).toEqual([{ kind: 'interest_outreach' }, { kind: 'interest_outreach' }]);
  });
});

test('Let a later row take the ID that an earlier one frees, in a dry run too', async () => {
  const tenant = await app.tenant();
  const first = aCandidate({ external_id: 'P-1' });
  await tenant.api.post('/candidates', first);
  const others = Array.from({ length: 250 }, (_, n) => `Other,other${n}@example.com,`);
  const rows = [`Asha Rao,${first.email},P-2`, ...others, 'New,new@example.com,P-1', `Asha Rao,${first.email},P-3`];
  const file = ['name,email,id', ...rows, 'Newer,newer@example.com,P-1', 'Last,last@example.com,P-2'].join('\n');
  const counts = { rows: 255, created: 252, existing: 2, failed: 1 };
  expect(await imported(app, tenant, file, { query: { dry_run: 'true' } })).toMatchObject({ counts });
  expect(await imported(app, tenant, file)).toMatchObject({ counts });
});

test('Check and count in a dry run, and store nothing but the errors', async () => {
  const tenant = await app.tenant();
  await tenant.api.post('/candidates', { full_name: 'Old', email: 'known@example.com' });
  const file =
    'name,email,id\nNew,known@example.com,\nA,a@example.com,7\nB,b@example.com,7\nA,A@example.com,7\n,c@example.com,\n';
  const query = { dry_run: 'true', job_id: await jobOf(tenant) };
  const done = await imported(app, tenant, file, { query });
  expect(done).toMatchObject({ dry_run: true, counts: { rows: 5, created: 1, existing: 2, applied: 2, failed: 2 } });
  expect(await candidatesOf(tenant)).toMatchObject([{ full_name: 'Old' }]);
  expect((await tenant.api.get('/applications')).body.data).toEqual([]);
  expect(await errorsOf(tenant, done.id)).toContain('5,full_name: is required,,c@example.com,');
});

describe('limits and rights', () => {
  test('Refuse a header of more than 500 columns', async () => {
    const tenant = await app.tenant();
    const header = (columns: number) =>
      ['name', 'email', ...Array.from({ length: columns - 2 }, (_, at) => `c${at}`)].join(',');
    const answer = await send(app, tenant, `${header(501)}\n`);
    expectProblem(answer, 400, 'validation_error');
    expect(answer.body.error.details).toEqual([
      { path: 'body', code: 'too_big', message: 'must have at most 500 columns, not 501' },
    ]);
    expect(await imported(app, tenant, `${header(500)}\nA,a@example.com\n`)).toMatchObject({ counts: { created: 1 } });
    // An import that has ended removes its file next.
    await app.idle();
    expect(filesOf(app, tenant)).toEqual([]);
  });

  test('Count a row with many more cells than the header as failed, and keep only its first cells', async () => {
    const tenant = await app.tenant();
    const blank = ','.repeat(200_000);
    const file = `name,email\nA,a@example.com${blank}\nB,b@example.com${blank}x\n,${randomBytes(5000).toString('hex')}\n`;
    const done = await imported(app, tenant, file);
    expect(done).toMatchObject({ state: 'done', counts: { rows: 3, created: 1, failed: 2 } });
    const [, row = '', ...others] = (await errorsOf(tenant, done.id)).split('\r\n');
    expect(row).toMatch(/^2,"The row has many more cells than the header, which has 2\..*",B,b@example.com,+$/);
    expect(row.length).toBeLessThan(300);
    expect(others[0]).toMatch(/^3,"?full_name: is required/);
  });

  test('Hold few long rows at a time', async () => {
    const tenant = await app.tenant();
    const done = await imported(
      app,
      tenant,
      `name,email,hat\n${`,a@example.com,${'x'.repeat(1_000_000)}\n`.repeat(10)}`,
    );
    expect(done.counts).toMatchObject({ rows: 10, failed: 10 });
    const [{ transactions }] = await app.rows(
      'select count(distinct xmin::text)::int as transactions from import_errors where import_id = $1',
      [done.id],
    );
    expect(transactions).toBe(2);
  });

  test('Refuse more than 100,000 rows and 100 MiB', async () => {
    const tenant = await app.tenant();
    const row = 'A,a@example.com\n';
    expectProblem(await send(app, tenant, `name,email\n${row.repeat(100_001)}`), 413, 'payload_too_large');
    const declared = { 'content-length': String(100 * 1024 * 1024 + 1) };
    const huge = new Uint8Array(100 * 1024 * 1024 + 1).fill(10);
    expect(Number(declared['content-length'])).toBe(huge.length);
    expectProblem(await send(app, tenant, huge), 413, 'payload_too_large');
    expect(filesOf(app, tenant)).toEqual([]);
  });

  test.each(['application/json', 'text/plain', 'text/csv; charset=iso-8859-1', 'multipart/form-data; boundary=x'])(
    'Refuse %s',
    async (type) => {
      expectProblem(await send(app, await app.tenant(), 'name,email\n', { type }), 415, 'unsupported_media_type');
    },
  );

  test('Need candidates:write, and applications:write with a job', async () => {
    const tenant = await app.tenant();
    const job = await jobOf(tenant);
    const keyWith = async (...scopes: any[]) => ({
      key: (
        await app.web.resolve(ApiKeyService).create({
          organizationId: tenant.organizationId,
          name: 'scoped',
          expiresAt: null,
          createdByUserId: null,
          scopes,
        })
      ).apiKey,
    });
    const reader = await keyWith('candidates:read');
    expectProblem(await send(app, reader, 'name,email\n'), 403, 'insufficient_scope');
    const writer = await keyWith('candidates:write');
    const query = { job_id: job };
    expectProblem(await send(app, writer, 'name,email\n', { query }), 403, 'insufficient_scope');
    expectProblem(await send(app, writer, `name,email,job id\nA,a@example.com,${job}\n`), 403, 'insufficient_scope');
    const api = app.withKey(writer.key);
    const line = JSON.stringify(aCandidate({ application: { job_id: job } }));
    const done = await imported(app, { ...writer, api }, line, ndjson);
    expect(done.counts).toMatchObject({ created: 0, failed: 1 });
    expect(await errorsOf({ api }, done.id)).toBe(
      'row,error,line\r\n1,application: needs an API key with the scope applications:write,\r\n',
    );
  });

  test('Answer 404 for an unknown job, and for imports of others', async () => {
    const [tenant, other] = [await app.tenant(), await app.tenant()];
    const query = { job_id: await jobOf(other) };
    expectProblem(await send(app, tenant, 'name,email\n', { query }), 404, 'not_found');
    const { id } = await imported(app, other, 'name,email\nA,a@example.com\n');
    expect((await tenant.api.get(`/imports/${id}`)).status).toBe(404);
    expect((await tenant.api.get(`/imports/${id}/errors`)).status).toBe(404);
    expect((await tenant.api.get('/imports')).body.meta.total).toBe(0);
    expect((await other.api.get('/imports?state=done')).body.data).toMatchObject([{ id }]);
  });

  test('Start an import only once with an Idempotency-Key', async () => {
    const tenant = await app.tenant();
    const headers = { 'idempotency-key': randomBytes(8).toString('hex') };
    const file = 'name,email\nA,a@example.com\n';
    const first = await send(app, tenant, file, { headers });
    const second = await send(app, tenant, file, { headers });
    expect(second.status).toBe(202);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(second.body).toEqual(first.body);
    expectProblem(await send(app, tenant, `${file}B,b@example.com\n`, { headers }), 422, 'idempotency_key_reused');
    const query = { dry_run: 'true' };
    expectProblem(await send(app, tenant, file, { headers, query }), 422, 'idempotency_key_reused');
    await ended(tenant, first.body.data.id);
    expect((await tenant.api.get('/imports')).body.meta.total).toBe(1);
  });
});

test('Name the key and the request of the import in the audit log and in events', async () => {
  const tenant = await app.tenant();
  const headers = { 'x-request-id': 'import-request-1' };
  const done = await imported(app, tenant, 'name,email\nA,a@example.com\n', {
    headers,
    query: { job_id: await jobOf(tenant) },
  });
  const [{ id }] = await candidatesOf(tenant);
  const [entry] = (await tenant.api.get(`/audit-log?subject_id=${id}`)).body.data;
  expect(entry).toMatchObject({ action: 'candidate.create', actor: { type: 'key' }, request_id: 'import-request-1' });
  const [event] = (await tenant.api.get(`/events?subject_id=${id}`)).body.data;
  expect(event).toMatchObject({ type: 'candidate.created', actor: { type: 'key', id: entry.actor.id } });
  expect(done.state).toBe('done');
});

describe('erasing', () => {
  test('Blank the kept cells of a person, and delete files that nobody has read', async () => {
    const tenant = await app.tenant();
    const done = await imported(
      app,
      tenant,
      'name,email,experience\nAsha Secret,asha.secret@example.com,x\nB Other,b@example.com,y\n',
    );
    const { id } = (await tenant.api.post('/candidates', { full_name: 'Asha', email: 'Asha.Secret@example.com' })).body
      .data;
    expect(await errorsOf(tenant, done.id)).toContain('Asha Secret');
    const erasure = await tenant.api.post(`/candidates/${id}/erase`, {});
    expect(erasure.status).toBe(202);
    await app.idle();
    const errors = await errorsOf(tenant, done.id);
    expect(errors).not.toContain('ecret');
    expect(errors).toContain('B Other');
    const { stores } = (await tenant.api.get(`/erasures/${erasure.body.data.erasure_id}`)).body.data;
    expect(stores).toContainEqual({ store: 'import_errors', action: 'blanked', count: 1 });
  });

  test('Fail imports whose task ended outside of a run, so that their files are deleted in time', async () => {
    const tenant = await app.tenant();
    const done = await imported(app, tenant, 'name,email\nA B,a@example.com\n');
    await app.idle();
    await app.rows(`update imports set state = 'running', created_at = now() - interval '2 minutes' where id = $1`, [
      done.id,
    ]);
    await app.web.resolve(TaskQueue).enqueue(tidyImports, {});
    await app.idle();
    expect((await tenant.api.get(`/imports/${done.id}`)).body.data).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('Retry'),
    });
  });

  test('Delete errors after 30 days', async () => {
    const tenant = await app.tenant();
    const done = await imported(app, tenant, 'name,email\n,a@example.com\n');
    await app.rows(`update import_errors set created_at = now() - interval '31 days' where import_id = $1`, [done.id]);
    await app.web.resolve(TaskQueue).enqueue(tidyImports, {});
    await app.idle();
    expect(await errorsOf(tenant, done.id)).toBe('row,error,name,email\r\n');
  });
});

test('Read quoted cells with blanks beside the quotes, and drop blanks around cells', async () => {
  const tenant = await app.tenant();
  const rows = [
    ['"Ann Bee" ', 'a@x.de', ' E1'],
    [' "Cee, Bo"', '\u00a0b@x.de ', '"E 2" '],
    [' Dee  "Di" Eff', ' "c@x.de" ', ' '],
  ];
  const csv = (delimiter: string, ...some: string[][]) =>
    [['name', 'email', ' id '], ...some].map((cells) => cells.join(delimiter)).join('\r\n');
  expect((await imported(app, tenant, csv(',', ...rows))).counts).toMatchObject({ created: 3, failed: 0 });
  const read = (await candidatesOf(tenant)).map((one) => [one.full_name, one.email, one.external_id]);
  expect(read).toEqual([
    ['Ann Bee', 'a@x.de', 'E1'],
    ['Cee, Bo', 'b@x.de', 'E 2'],
    ['Dee  "Di" Eff', 'c@x.de', null],
  ]);
  const other = await app.tenant();
  const tabs = csv('\t', ['"Fee\tGi" ', 'f@x.de', ''], ['', 'g@x.de', ''], ['Hal', 'h@x.de', '\tEX']);
  expect((await imported(app, other, tabs)).counts).toMatchObject({ created: 1, failed: 2 });
  expect((await candidatesOf(other)).map((one) => one.full_name)).toEqual(['Fee\tGi']);
});
