import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tidyImports } from '../../src/modules/imports/import.tasks.ts';
import { TaskQueue } from '../../src/platform/tasks/queue.ts';
import { signIn } from '../console/console-client.ts';
import { startApp, until } from '../support/app.ts';
import { candidatesOf, ended, errorsOf, filesOf, imported, upload } from './imports.ts';

const app = await startApp();

test('Create nobody again who was erased after the upload, and empty their row', async () => {
  const tenant = await app.tenant();
  const browser = await signIn(app, tenant);
  const { id } = (await tenant.api.post('/candidates', { full_name: 'Asha', email: 'asha.gone@example.com' })).body
    .data;
  const { location } = await upload(app, browser, 'name,email\nAsha Secret,Asha.Gone@example.com\nB,b@example.com\n');
  // As if the import waited for a worker: erasing deletes the files of drafts.
  const setState = (state: string) =>
    app.rows('update imports set state = $1 where organization_id = $2', [state, tenant.organizationId]);
  await setState('queued');
  expect((await tenant.api.post(`/candidates/${id}/erase`, {})).status).toBe(202);
  await app.idle();
  await setState('draft');
  await browser.post(location, { do: 'start' });
  const importId = location.split('/').at(-1) ?? '';
  const done = await ended(tenant, importId);
  expect(done).toMatchObject({ state: 'done', counts: { rows: 2, created: 1, failed: 1 } });
  expect((await candidatesOf(tenant)).map((one) => one.full_name)).toEqual(['B']);
  const errors = await errorsOf(tenant, importId);
  expect(errors).toContain('1,The candidate of this row was erased after the file was uploaded.,,');
  expect(errors.toLowerCase()).not.toMatch(/secret|gone/);
  // A file of later is a new beginning.
  expect(await imported(app, tenant, 'name,email\nAsha,asha.gone@example.com\n')).toMatchObject({
    counts: { created: 1 },
  });
});

test('Delete the files that name an erased person, one that cannot be read, and no other', async () => {
  const tenant = await app.tenant();
  const browser = await signIn(app, tenant);
  const person = {
    full_name: 'Asha Rao Searched',
    email: 'asha.searched@example.com',
    phone_number: '+91 98765 40077',
  };
  const { id } = (await tenant.api.post('/candidates', { ...person, external_id: 'EXT-77' })).body.data;
  const files = {
    email: 'name,email\nA,a@example.com\nX,Asha.SEARCHED@example.com\n',
    name: 'last,first,email\nSearched,Asha Rao,other@example.com\n',
    phone: 'name,email,phone\nX,x@example.com,098765-40077\n',
    externalId: 'name,email,id\nX,x@example.com,EXT-77\n',
    others: 'name,email,phone,id\nAsha Rao,rao@example.com,+91 98765 40078,EXT-778\nSearched,s@example.com,,\n',
    queued: 'name,email\nX,asha.searched@example.com\n',
    queuedOthers: 'name,email\nX,y@example.com\n',
    unreadable: 'name,email\nX,z@example.com\n',
  };
  const ids: Record<string, string> = {};
  for (const [name, text] of Object.entries(files)) {
    ids[name] = (await upload(app, browser, text)).location.split('/').at(-1) ?? '';
  }
  const left = () => {
    const stored = filesOf(app, tenant).join(' ');
    return Object.keys(files).filter((name) => stored.includes(ids[name] ?? '?'));
  };
  expect(left()).toEqual(Object.keys(files));
  const unreadable = `${app.config.dataDir}/files/${tenant.organizationId}/imports/${ids['unreadable']}.csv`;
  writeFileSync(unreadable, '');
  const setState = (name: string, state: string) =>
    app.rows('update imports set state = $1 where id = $2', [state, ids[name]]);
  for (const name of ['queued', 'queuedOthers']) await setState(name, 'queued');
  const erasure = await tenant.api.post(`/candidates/${id}/erase`, {});
  await app.idle();
  expect(left()).toEqual(['others', 'queued', 'queuedOthers']);
  const { stores } = (await tenant.api.get(`/erasures/${erasure.body.data.erasure_id}`)).body.data;
  expect(stores).toContainEqual({ store: 'import_files', action: 'deleted', count: 4 });
  expect(stores).toContainEqual({ store: 'unreadable_import_files', action: 'deleted', count: 1 });
  // Those that were read meanwhile, and have failed.
  for (const name of ['queued', 'queuedOthers']) await setState(name, 'failed');
  await app.web.resolve(TaskQueue).enqueue(tidyImports, {});
  await app.idle();
  expect(left()).toEqual(['others', 'queuedOthers']);
});

test('Forget a file name that has the name of an erased person, and no other', async () => {
  const tenant = await app.tenant();
  const browser = await signIn(app, tenant);
  const person = { full_name: 'Asha Rao Named', email: 'asha.named@example.com' };
  const { id } = (await tenant.api.post('/candidates', person)).body.data;
  for (const name of ['CV_named-asha_RAO.csv', 'Asha Rao.csv']) {
    const { location } = await upload(app, browser, 'name,email\nB,b@example.com\n', name);
    await browser.post(location, { do: 'start' });
  }
  await app.idle();
  const erasure = await tenant.api.post(`/candidates/${id}/erase`, {});
  await app.idle();
  const names = await app.rows('select file_name from imports where organization_id = $1 order by id', [
    tenant.organizationId,
  ]);
  expect(names.map(({ file_name: name }) => name)).toEqual([null, 'Asha Rao.csv']);
  const { stores } = (await tenant.api.get(`/erasures/${erasure.body.data.erasure_id}`)).body.data;
  expect(stores).toContainEqual({ store: 'imports', action: 'blanked', count: 1 });
});

test('Keep files in which only other meanings of a short name or external ID are', async () => {
  const tenant = await app.tenant();
  const browser = await signIn(app, tenant);
  const made = async (body: object) => (await tenant.api.post('/candidates', body)).body.data.id as string;
  const ids = [
    await made({ full_name: 'Will', email: 'will.one@example.com', external_id: '12' }),
    await made({ full_name: 'Mark', email: 'mark.one@example.com' }),
  ];
  await upload(app, browser, 'name,email,experience,notes\nOther,other@example.com,12,She will join\n');
  await upload(app, browser, 'name,email\nMARK,other@example.com\n');
  for (const id of ids) await tenant.api.post(`/candidates/${id}/erase`, {});
  await app.idle();
  expect(filesOf(app, tenant)).toHaveLength(1);
  const drafts = await app.rows(`select columns from imports where organization_id = $1 and state = 'draft'`, [
    tenant.organizationId,
  ]);
  expect(drafts).toContainEqual({ columns: ['name', 'email', 'experience', 'notes'] });
});

test('Search files with long cells for an erased person in little time', async () => {
  const tenant = await app.tenant();
  const browser = await signIn(app, tenant);
  const { id } = (await tenant.api.post('/candidates', { full_name: 'Asha', email: 'asha.photo@example.com' })).body
    .data;
  const photo = randomBytes(75_000).toString('base64url');
  await upload(app, browser, `name,email,photo\nOther,other@example.com,${photo}\n`);
  const { location } = await upload(app, browser, `name,email,photo\nX,asha.photo@example.com,${photo}\n`);
  // Reading each place of a cell as the beginning of an address took two minutes.
  const since = performance.now();
  expect((await tenant.api.post(`/candidates/${id}/erase`, {})).status).toBe(202);
  await app.idle();
  expect(performance.now() - since).toBeLessThan(60_000);
  expect(filesOf(app, tenant)).toHaveLength(1);
  expect((await browser.get(location)).status).toBe(404);
});

test('Delete the file of a person that is uploaded while an erasure waits for another one', async () => {
  const tenant = await app.tenant();
  const browser = await signIn(app, tenant);
  const { id } = (await tenant.api.post('/candidates', { full_name: 'Asha', email: 'asha.late@example.com' })).body
    .data;
  await app.idle();
  const connection = await app.db.connect();
  await connection.query('begin');
  await connection.query(`select pg_advisory_xact_lock(hashtextextended('erase in ' || $1, 0))`, [
    tenant.organizationId,
  ]);
  expect((await tenant.api.post(`/candidates/${id}/erase`, {})).status).toBe(202);
  const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`;
  await until(async () => (await app.rows(waiting)).length > 0, 'the erasure to wait');
  await upload(app, browser, 'name,email\nX,asha.late@example.com\n');
  await upload(app, browser, 'name,email\nX,other@example.com\n');
  await connection.query('rollback');
  connection.release();
  await app.idle();
  expect(filesOf(app, tenant)).toHaveLength(1);
  const { stores } = (await tenant.api.get('/erasures')).body.data[0];
  expect(stores).toContainEqual({ store: 'import_files', action: 'deleted', count: 1 });
});

test('Blank the errors of rows that name an erased person, however the row is written', async () => {
  const tenant = await app.tenant();
  const person = { full_name: 'Asha Wson', email: 'wson@example.com', phone_number: '+49 30 12345678' };
  const { id } = (await tenant.api.post('/candidates', { ...person, external_id: 'EXT-4711' })).body.data;
  const csv = (...rows: string[]) => `full_name,email,phone,external_id\n${rows.join('\n')}\n`;
  const others = ['No Mail,anna.wson@example.com,+49 30 12345679,EXT-47,x', 'Asha Rao,,+49 30 1234567,EXT-47111'];
  const files = [
    csv('Rao, Asha Wson,wson@example.com,+49 30 12345678,'),
    csv('X,<WSON@example.com>,,', 'X,mailto:wson@example.com,,', 'X,wson@example.com; w2@example.com,,'),
    csv('X,wson@example.com/w2@example.com,,', 'Asha Wson,,,', '"Wson, Asha",,,', ',,030/12345678,', ',,,EXT-4711'),
    csv(...others),
  ].map((text) => ({ text, type: 'text/csv' }));
  const lines = [
    '{"full_name":"Asha Wson","email":"wson@example.com",}',
    `{'full_name':'X','email':'wson@example.com'}`,
    `{'full_name':'Asha Wson','email':null}`,
    '{"candidate":{"name":"Asha","last":"Wson"}}',
    '{"full_name":"X","external_id":"EXT-4711",}',
    '{"full_name":"X","email":"\\u0077son@example.com",}',
    '{"full_name":"Other","email":"sson@example.com",}',
  ];
  const imports = [...files, { text: lines.join('\n'), type: 'application/x-ndjson' }];
  const done: any[] = [];
  for (const { text, type } of imports) done.push(await imported(app, tenant, text, { type }));
  expect(done.map(({ counts }) => counts.failed)).toEqual([1, 3, 5, 2, 7]);
  const stranger = await app.tenant();
  const theirs = await imported(app, stranger, csv('Asha Wson,,,'));
  const erasure = await tenant.api.post(`/candidates/${id}/erase`, {});
  await app.idle();
  const errors = await Promise.all(done.map((one) => errorsOf(tenant, one.id)));
  expect(errors.join('')).not.toMatch(/asha wson|wson, asha|"wson|[^.]wson@|12345678\b|EXT-4711\b|Rao, /i);
  expect(errors[3]?.split('\r\n').slice(1, 3).join()).toMatch(/No Mail,anna\.wson.*Asha Rao/);
  expect(errors[4]).toContain('sson@example.com');
  const { stores } = (await tenant.api.get(`/erasures/${erasure.body.data.erasure_id}`)).body.data;
  expect(stores).toContainEqual({ store: 'import_errors', action: 'blanked', count: 15 });
  expect(await errorsOf(stranger, theirs.id)).toContain('Asha Wson');
});

test('Keep no email of an erased person in errors of a file from before, in whatever cell', async () => {
  const tenant = await app.tenant();
  const browser = await signIn(app, tenant);
  const { id } = (await tenant.api.post('/candidates', { full_name: 'Asha', email: 'asha.before@example.com' })).body
    .data;
  const text = 'name,email,notes\nX,<asha.before@example.com>,\nY,y@example.com,knows asha.before@example.com\n';
  const { location } = await upload(app, browser, `${text}Z,<z@example.com>,\n`);
  const setState = (state: string) =>
    app.rows('update imports set state = $1 where organization_id = $2', [state, tenant.organizationId]);
  await setState('queued');
  await tenant.api.post(`/candidates/${id}/erase`, {});
  await app.idle();
  await setState('draft');
  await browser.post(location, { do: 'start' });
  const importId = location.split('/').at(-1) ?? '';
  expect((await ended(tenant, importId)).counts).toMatchObject({ created: 1, failed: 2 });
  const errors = await errorsOf(tenant, importId);
  expect(errors).not.toContain('asha.before');
  expect(errors).toContain('<z@example.com>');
});
