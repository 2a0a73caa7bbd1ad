import { expect, test } from 'vitest';
import { tidyImports } from '../../src/modules/imports/import.tasks.ts';
import { TaskQueue } from '../../src/platform/tasks/queue.ts';
import { signIn } from '../console/console-client.ts';
import { expectGuarded, expectGuardedForm, visibleText } from '../console/page-assertions.ts';
import { expectProblem } from '../http/problem.ts';
import { startApp, until } from '../support/app.ts';
import { openStream } from '../support/event-stream.ts';
import { candidatesOf, filesOf, imported, jobOf, send, upload } from './imports.ts';

const app = await startApp();

test('Refuse a file that a viewer uploads, and keep none of it', async () => {
  const tenant = await app.tenant();
  const browser = await signIn(app, tenant, 'recruiter');
  await app.rows(`update users set reads_only = true where organization_id = $1 and role = 'recruiter'`, [
    tenant.organizationId,
  ]);
  expect((await upload(app, browser, 'Name,Email\nAsha,asha@example.com\n')).status).toBe(403);
  expect(await app.rows('select 1 from imports where organization_id = $1', [tenant.organizationId])).toEqual([]);
  expect(filesOf(app, tenant)).toEqual([]);
});

test('Upload, change the columns, do a dry run, import, and download the errors', async () => {
  const tenant = await app.tenant();
  const job = await jobOf(tenant);
  await tenant.api.post('/candidates', { full_name: 'Old', email: 'known@example.com' });
  const browser = await signIn(app, tenant, 'recruiter');
  const file = 'Who,Email,Years\nNew,known@example.com,3\nAsha Rao,asha@example.com,x\n<b>Bold</b>,b@example.com,4\n';
  const { status, location } = await upload(app, browser, file);
  expect(status).toBe(303);
  const draft = await browser.get(location);
  expect(visibleText(draft.text)).toContain('no column is mapped to Name');
  expect(draft.text).toContain(`<option value="${job}">`);
  expect((await tenant.api.get('/imports')).body.meta.total).toBe(0);

  const columns = { column_0: 'full_name', column_1: 'email', column_2: 'total_experience_years' };
  const preview = visibleText((await browser.post(location, { ...columns, do: 'preview' })).text);
  expect(preview).toContain('1 New known@example.com Updates a candidate');
  expect(preview).toContain('2 Asha Rao asha@example.com Error Experience (years): must be a number');
  for (const field of ['Name', 'Experience (years)', 'External ID', 'WhatsApp', 'Job ID'])
    expect(preview).toContain(` ${field} `);
  expect(preview).not.toContain('External id');
  expect(preview).toContain('3 <b>Bold</b> b@example.com New candidate');

  const checked = await browser.post(location, { ...columns, do: 'check' });
  expect(filesOf(app, tenant)).toHaveLength(1);
  await app.idle();
  expect(filesOf(app, tenant)).toHaveLength(1);
  const check = visibleText((await browser.get(checked.location ?? '')).text);
  expect(check).toContain('New candidates 1 Updated candidates 1');
  expect(check).toContain('Back to the columns');
  expect(await candidatesOf(tenant)).toHaveLength(1);

  const wrongJob = await browser.post(location, { ...columns, job_id: 'nonsense', do: 'start' });
  expect([wrongJob.status, visibleText(wrongJob.text)]).toEqual([404, expect.stringContaining('job')]);
  const started = await browser.post(location, { ...columns, job_id: job, do: 'start' });
  expect(started.location).toBe(location);
  await app.idle();
  const page = visibleText((await browser.get(location)).text);
  for (const text of ['Done', 'New candidates 1', 'Updated candidates 1', 'New applications 2', 'Rows with errors 1']) {
    expect(page).toContain(text);
  }
  const errors = await browser.get(`${location}/errors.csv`);
  expect(errors.headers.get('content-disposition')).toContain('attachment');
  expect(errors.text).toMatch(
    /^row,error,Who,Email,Years\r\n2,total_experience_years: must be a number,Asha Rao,asha@example.com,x\r\n$/,
  );
  const id = location.split('/').at(-1);
  const [download, created] = (await tenant.api.get(`/audit-log?subject_id=${id}`)).body.data;
  expect([download.action, created.action]).toEqual(['import.download_errors', 'import.create']);
  // Signed in by a link of the operator.
  expect(created.actor).toMatchObject({ type: 'operator', id: tenant.userIds[1] });
  for (const path of [location, `${location}/errors.csv`, '/console/imports']) await expectGuarded(app, tenant, path);
});

test('Show who imported candidates and applications, and that they came from an import', async () => {
  const tenant = await app.tenant();
  const job = await jobOf(tenant);
  await app.rows("update users set full_name = 'Rekha Iyer' where organization_id = $1 and id = $2", [
    ...[tenant.organizationId, tenant.userIds[1]],
  ]);
  const browser = await signIn(app, tenant, 'recruiter');
  // The session of a user, not one that the operator opened.
  await app.rows("update console_sessions set sess = sess::jsonb #- '{user,isOperator}' where organization_id = $1", [
    tenant.organizationId,
  ]);
  const { location } = await upload(
    app,
    browser,
    'name,email,source\nAsha,a@example.com,\nBen,b@example.com,Referral\n',
  );
  await browser.post(location, {
    column_0: 'full_name',
    column_1: 'email',
    column_2: 'source',
    job_id: job,
    do: 'start',
  });
  await app.idle();
  await imported(app, tenant, 'full_name,email\nCyd,c@example.com\n');
  const candidates = (await tenant.api.get('/candidates?limit=10')).body.data;
  const sourceOf = Object.fromEntries(candidates.map(({ full_name: name, source }: any) => [name, source]));
  expect(sourceOf).toEqual({ Asha: 'import', Ben: 'Referral', Cyd: 'api' });
  const pageOf = async (name: string) =>
    visibleText(
      (await browser.get(`/console/candidates/${candidates.find((one: any) => one.full_name === name).id}`)).text,
    );
  const asha = await pageOf('Asha');
  expect(asha).toContain('Source Import ');
  expect(asha).toMatch(/Added as Applied for .* in an import by Rekha Iyer/);
  expect(asha).toMatch(/Candidate added [^.]* in an import by Rekha Iyer/);
  expect(await pageOf('Cyd')).toMatch(/Candidate added [^.]* in an import by the API key/);
  const [{ id }] = (await tenant.api.get('/applications?limit=1')).body.data;
  expect(visibleText((await browser.get(`/console/applications/${id}`)).text)).toContain('in an import by Rekha Iyer');

  const again = await upload(app, browser, 'name,email,location\nAsha,a@example.com,Pune\n');
  await browser.post(again.location, { column_0: 'full_name', column_1: 'email', column_2: 'location', do: 'start' });
  await app.idle();
  const log = visibleText((await (await signIn(app, tenant)).get('/console/settings/audit')).text);
  expect(log).toContain('via: import, location ');
});

test('Show an import live until it is done', async () => {
  const tenant = await app.tenant();
  const browser = await signIn(app, tenant, 'recruiter');
  const { location } = await upload(app, browser, 'Name,Email\nAsha,asha@example.com\n');
  await browser.post(location, { do: 'start' });
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const stream = await openStream(`${app.base}${location}/live`, { headers: { cookie } });
  await app.idle();
  await expect.poll(() => stream.events().at(-1)?.html ?? '', { timeout: 10_000 }).toContain('Done');
  stream.leave();
  expect(visibleText((await browser.get(`${location}/live/now`)).text)).toContain('New candidates 1');
  expect((await browser.get(location)).text).toContain(`data-src="${location}/live"`);
  await expectGuarded(app, tenant, `${location}/live/now`);
  expect((await (await signIn(app, await app.tenant())).get(`${location}/live`)).status).toBe(404);
});

test('Map the columns of another system when it is chosen', async () => {
  const tenant = await app.tenant();
  const browser = await signIn(app, tenant);
  const { location } = await upload(
    app,
    browser,
    'lastName,firstName,email1,phoneHome,phoneCell\nRao,Asha,a@example.com,1,2\n',
  );
  await browser.post(location, { preset: 'opencats', shown_preset: '', do: 'preview', column_3: '' });
  await browser.post(location, { preset: 'opencats', shown_preset: 'opencats', do: 'start' });
  await app.idle();
  expect(await candidatesOf(tenant)).toMatchObject([{ full_name: 'Asha Rao', phone_number: '2' }]);
});

test('Say what is wrong with a file, and keep none of it', async () => {
  const tenant = await app.tenant();
  const browser = await signIn(app, tenant);
  const empty = await upload(app, browser, '');
  expect([empty.status, visibleText(empty.text)]).toEqual([400, expect.stringContaining('must not be empty')]);
  const long = await upload(app, browser, `name,email\n${'A,a@example.com\n'.repeat(100_001)}`);
  expect([long.status, visibleText(long.text)]).toEqual([413, expect.stringContaining('more than 100000 rows')]);
  expect(filesOf(app, tenant)).toEqual([]);
  const { location } = await upload(app, browser, 'name,email\nA,a@example.com\n');
  await expectGuardedForm(app, location, { do: 'start' });
  expect((await upload(app, await signIn(app, await app.tenant()), 'name,email\n')).location).not.toBe(location);
});

test('Keep at most 10 files that nobody has started, and 1 GiB of files, until some are deleted or imported', async () => {
  const tenant = await app.tenant();
  const browser = await signIn(app, tenant, 'recruiter');
  const file = 'name,email\nA,a@example.com\n';
  const locations: string[] = [];
  for (let at = 0; at < 10; at++) locations.push((await upload(app, browser, file)).location);
  const refused = await upload(app, browser, file);
  expect([refused.status, visibleText(refused.text)]).toEqual([
    409,
    expect.stringContaining('10 uploaded files that are not imported yet'),
  ]);
  expect(filesOf(app, tenant)).toHaveLength(10);
  // Integrations do not wait for people.
  expect((await imported(app, tenant, file)).state).toBe('done');
  const [first = ''] = locations;
  const viewed = visibleText((await browser.get('/console/imports')).text);
  expect(viewed.match(/Delete file/g)).toHaveLength(10);
  expect((await browser.post(first, { do: 'discard' })).location).toBe('/console/imports');
  expect((await browser.post(first, { do: 'discard' })).status).toBe(404);
  expect(filesOf(app, tenant)).toHaveLength(9);
  expect((await upload(app, browser, file)).status).toBe(303);
  await app.rows('update imports set bytes = 1073741824 where organization_id = $1 and id = $2', [
    tenant.organizationId,
    locations[1]?.split('/').at(-1),
  ]);
  const full = await send(app, tenant, file);
  expect([full.status, full.body.error]).toMatchObject([409, { code: 'conflict', retryable: true }]);
  // A file that is still arriving may become as large as any.
  await app.rows(
    `update imports set bytes = case when id = $2 then 1073741824 - 104857600 end
      where organization_id = $1 and state = 'draft'`,
    [tenant.organizationId, locations[1]?.split('/').at(-1)],
  );
  expect((await send(app, tenant, file)).status).toBe(409);
  // The upload of a killed process does not block others.
  await app.rows(`update imports set created_at = now() - interval '2 hours' where organization_id = $1`, [
    tenant.organizationId,
  ]);
  expect((await send(app, tenant, file)).status).toBe(202);
  const other = await app.tenant();
  expect((await imported(app, other, file)).state).toBe('done');
});

test('Refuse a sixth upload of an organization at a time', async () => {
  const [tenant, other] = [await app.tenant(), await app.tenant()];
  const uploading = `select 1 from imports where state = 'draft' and organization_id = $1`;
  const endings: (() => void)[] = [];
  const slow = () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from('name,email\n'));
        endings.push(() => controller.close());
      },
    });
    const headers = { authorization: `Bearer ${tenant.key}`, 'content-type': 'text/csv' };
    return fetch(`${app.base}/api/v1/imports`, { method: 'POST', headers, body, duplex: 'half' } as never);
  };
  const uploads = Array.from({ length: 5 }, slow);
  await until(async () => (await app.rows(uploading, [tenant.organizationId])).length === 5, 'five uploads to begin');
  const sixth = await send(app, tenant, 'name,email\n');
  for (const end of endings) end();
  expectProblem(sixth, 429, 'rate_limited');
  expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
  expect((await send(app, tenant, 'name,email\n')).status).toBe(202);
  expect((await send(app, other, 'name,email\n')).status).toBe(202);
});

test('Delete a draft that nobody starts after a day', async () => {
  const tenant = await app.tenant();
  const browser = await signIn(app, tenant);
  const { location } = await upload(app, browser, 'name,email\nA,a@example.com\n');
  expect(filesOf(app, tenant)).toHaveLength(1);
  await app.rows('alter table imports disable trigger stamp_update');
  await app.rows(`update imports set updated_at = now() - interval '25 hours' where organization_id = $1`, [
    tenant.organizationId,
  ]);
  await app.rows('alter table imports enable trigger stamp_update');
  await app.web.resolve(TaskQueue).enqueue(tidyImports, {});
  await app.idle();
  expect(filesOf(app, tenant)).toEqual([]);
  expect((await browser.get(location)).status).toBe(404);
});

test('Show the names of uploaded files in the list and on the page of an import, not in the API', async () => {
  const tenant = await app.tenant();
  const browser = await signIn(app, tenant, 'recruiter');
  const file = 'name,email\nAsha Rao,asha@example.com\n';
  const { location } = await upload(app, browser, file, 'लीड्स – June <1>.csv');
  const shown = async (path: string) => visibleText((await browser.get(path)).text);
  expect(await shown('/console/imports')).toMatch(/Uploaded File Rows Size Action .* UTC लीड्स – June <1>\.csv 1 /);
  const checked = await browser.post(location, { do: 'check' });
  await browser.post(location, { do: 'start' });
  await app.idle();
  for (const path of [location, checked.location ?? ''])
    expect(await shown(path)).toContain('File लीड्स – June <1>.csv Status Done');
  expect((await shown('/console/imports')).match(/लीड्स – June <1>\.csv Done/g)).toHaveLength(2);
  expect((await tenant.api.get('/imports')).body.data[0]).not.toHaveProperty('file_name');
  await imported(app, tenant, file);
  expect((await tenant.api.get('/imports')).body.meta.total).toBe(3);
  expect((await shown('/console/imports')).match(/\.csv Done/g)).toHaveLength(2);
});

test('Keep of a file name what people can read, at most 200 characters', async () => {
  const tenant = await app.tenant();
  const browser = await signIn(app, tenant, 'recruiter');
  for (const name of ['C:\\Users\\Asha\\leads.csv', `${'x'.repeat(300)}.csv`, 'a\u202eb.csv'])
    await upload(app, browser, 'name,email\nAsha Rao,asha@example.com\n', name);
  const names = await app.rows('select file_name from imports where organization_id = $1 order by id', [
    tenant.organizationId,
  ]);
  expect(names.map(({ file_name: name }) => name)).toEqual(['leads.csv', 'x'.repeat(200), 'ab.csv']);
});
