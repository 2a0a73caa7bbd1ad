import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandError, runCommandLine } from '../../src/app/command-line.ts';
import { modules } from '../../src/app/modules.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { presets, scopes } from '../../src/platform/http/api/scope.ts';
import { newId } from '../../src/platform/ids.ts';
import { messageOf } from '../../src/platform/log.ts';
import { validate } from '../../src/platform/schema/validate.ts';
import { startApp } from '../support/app.ts';
import { compileCache } from '../support/processes/child.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant({ credits: 5 });

const settings = { NODE_ENV: 'test', DATABASE_URL: app.config.databaseUrl, DATA_DIR: app.config.dataDir };
type Outcome = { code: number; stdout: string; stderr: string };
/** A process as an operator starts it. That takes two seconds of computing. */
const start = (args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['src/cli.ts', ...args], { env: { ...compileCache, ...settings } }, (error, ...output) =>
      resolve({ code: error ? Number(error.code) : 0, stdout: output[0], stderr: output[1] }),
    );
  });
/** The same command line in this process. */
const run = (args: string[], environment: Record<string, string> = {}): Promise<string | undefined> =>
  runCommandLine(args, (given) => loadConfig({ ...settings, ...environment, ...given }));
const ops = async (...args: string[]) => JSON.parse((await run(args)) ?? '');
const expectRefused = async (args: string[], message: RegExp, environment?: Record<string, string>) => {
  const error = await run(args, environment).then(() => undefined, commandError);
  expect(messageOf(error)).toMatch(message);
};
/** A command alone: for all that is not about the command line. */
// biome-ignore lint: a result is whatever the test expects of it
const command = async (name: string, options: Record<string, string | true> = {}): Promise<any> => {
  const found = modules.flatMap((m) => m.commands ?? []).find((c) => c.name === name);
  if (!found) throw new Error(`no command ${name}`);
  return JSON.parse(
    JSON.stringify(await found.run({ options: validate(found.options, options), resolve: app.web.resolve })),
  );
};
const refusal = async (name: string, options: Record<string, string>) => {
  const error = await command(name, options).then(
    () => undefined,
    (e: { code: string; details?: { path: string }[] }) => e,
  );
  return [error?.code, ...(error?.details ?? []).map((d) => d.path)];
};

test('Say that the database is not migrated, or cannot be reached', async () => {
  const name = `empty_${newId().slice(-12)}`;
  await app.db.query(`create database ${name}`);
  const url = new URL(app.urls.admin);
  url.pathname = `/${name}`;
  await expectRefused(['organization', 'list'], /not migrated yet\. Run: node src\/cli\.ts migrate$/, {
    DATABASE_URL: url.href,
  });
  await app.db.query(`drop database ${name} with (force)`);
  const nowhere = 'postgres://a:b@127.0.0.1:1/x';
  await expectRefused(['organization', 'list'], /\(see DATABASE_URL\): .*ECONNREFUSED/, { DATABASE_URL: nowhere });
});

test('Queue the erasure of a candidate once with candidate erase, and refuse unknown candidates', async () => {
  const organization = tenant.organizationId;
  const made = await tenant.api.post('/candidates', { full_name: 'Asha Rao', email: 'erase@example.com' });
  const options = { organization, candidate: made.body.data.id };
  const first = await command('candidate erase', { ...options, reason: 'Asked by phone' });
  expect(first).toEqual({ erasure_id: expect.stringMatching(/^[0-9a-f-]{36}$/), state: 'queued' });
  expect(await command('candidate erase', options)).toEqual(first);
  const { data } = (await tenant.api.get(`/erasures/${first.erasure_id}`)).body;
  expect(data).toMatchObject({ candidate_id: options.candidate, state: 'queued', reason: 'Asked by phone' });
  expect(await refusal('candidate erase', { organization, candidate: newId() })).toEqual(['not_found']);
  expect(await refusal('candidate erase', { organization })).toEqual(['validation_error', 'candidate']);
  const other = (await app.tenant()).organizationId;
  expect(await refusal('candidate erase', { ...options, organization: other })).toEqual(['not_found']);
});

describe('the command line', () => {
  test('Print one line of JSON, or exit with 1 and a message on stderr', async () => {
    const [done, refused] = await Promise.all([start(['organization', 'list']), start(['organization', 'show'])]);
    expect(done).toEqual({ code: 0, stdout: expect.stringMatching(/^[[{].*[\]}]\n$/), stderr: '' });
    expect(refused).toEqual({ code: 1, stdout: '', stderr: '--organization is required\n' });
  });

  test('Create an organization with every option, then create and revoke a key', async () => {
    const options =
      '--name|Acme Recruiting|--public-name|Acme|--plan|paid|--users|3|--credits|40|--statuses|New, hired,New|--outreach|off';
    const made = await ops('organization', 'create', ...options.split('|'));
    expect(made).toEqual({ organization_id: expect.stringMatching(/^[0-9a-f-]{36}$/), user_ids: expect.any(Array) });
    expect(await command('organization show', { organization: made.organization_id })).toEqual({
      id: made.organization_id,
      name: 'Acme Recruiting',
      public_name: 'Acme',
      plan: 'paid',
      pipeline_statuses: ['Applied', 'New', 'hired'],
      outreach_enabled: false,
      credit_balance: 40,
      sender_name: null,
      reply_to: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      user_ids: made.user_ids,
    });
    expect(made.user_ids).toHaveLength(3);
    const key = await ops(
      'api-key',
      'create',
      '--organization',
      made.organization_id,
      '--name',
      'ATS',
      '--expires-at',
      '2099-01-31T12:00:00+02:00',
    );
    expect(key).toEqual({
      api_key: expect.stringMatching(/^rps_live_[0-9A-Za-z]{49}$/),
      api_key_id: expect.any(String),
    });
    const [row] = await app.rows('select hash, expires_at from api_keys where id = $1', [key.api_key_id]);
    expect(row).toEqual({
      hash: createHash('sha256').update(key.api_key).digest(),
      expires_at: new Date('2099-01-31T10:00:00Z'),
    });
    expect(await command('api-key revoke', { id: key.api_key_id })).toEqual({
      id: key.api_key_id,
      revoked_at: expect.any(String),
    });
    expect((await app.withKey(key.api_key).get('/clients')).status).toBe(401);
  });

  test('List commands in help, and the options of one with the required ones first', async () => {
    const help = (...args: string[]) => run([...args, '--help'], { DATABASE_URL: '' });
    expect(await help()).toMatch(/^Usage: [\s\S]*\n {2}organization create {2}/);
    const ofCreate = await help('api-key', 'create');
    expect(ofCreate).toMatch(/^Usage: .* api-key create --organization VALUE \[options\]\n/);
    expect(ofCreate).toMatch(/--organization VALUE +required: /);
    expect(ofCreate).toContain('--preset full|read_only|ats_sync');
    expect(await help('migrate')).toMatch(/^Usage: .* migrate\n/);
    const ofGroup = await help('organization');
    expect(ofGroup).toMatch(/^Usage: .* organization COMMAND[\s\S]*\n {2}organization update {2}/);
    expect(ofGroup).not.toContain('api-key');
    expect(await help('organization', 'create')).toMatch(/--users VALUE +number of users; without it, 2\n/);
    expect(await help('organization', 'update')).toMatch(
      /--public-name VALUE +name that candidates see\n[\s\S]*--users VALUE +number of users\n/,
    );
  });

  test('Refuse wrong commands with the usage or the reason, without the database password', async () => {
    await Promise.all([
      expectRefused(['organization', 'delete'], /Unknown command[\s\S]*organization create/),
      expectRefused(
        'organization create --plan gold --users 0 --credits=-1 --outreach maybe'.split(' '),
        /^(?=[\s\S]*--name is required)(?=[\s\S]*--plan )(?=[\s\S]*--users must be at least 1)(?=[\s\S]*--outreach )(?=[\s\S]*--credits )/,
      ),
      expectRefused(
        ['organization', 'update', '--organization', newId()],
        /^Nothing to change\. Give .*--name, .*--plan/,
      ),
      expectRefused(['organization', 'show', '--organization', newId()], /^The organization was not found\.$/),
      expectRefused(
        ['organization', 'create', '--name', 'N', '--seats', '2'],
        /'--seats'[\s\S]*Usage: .* organization create --name VALUE/,
      ),
      expectRefused(
        ['credits', 'add', '--amount', '-1'],
        /^--amount needs a value\. If it begins with a dash, write --amount=-VALUE\.\n\nUsage: /,
      ),
      expectRefused(['credits', 'add', '--reason'], /^--reason needs a value\. /),
      expectRefused(['api-key', 'create', '--test=1'], /^--test takes no value\.\n/),
      expectRefused(['work', 'status'], /DATABASE_URL/, { DATABASE_URL: '' }),
      expectRefused(['work', 'status'], /^(?!.*hunter2).*(connect|ECONNREFUSED)/s, {
        DATABASE_URL: 'postgres://a:hunter2@127.0.0.1:1/x',
      }),
    ]);
  });
});

describe('organization', () => {
  test('Create one by its name alone, and update only the given options', async () => {
    const { organization_id: organization } = await command('organization create', { name: 'Plain' });
    const shown = await command('organization show', { organization });
    expect(shown).toMatchObject({ public_name: 'Plain', plan: 'paid', credit_balance: 0, outreach_enabled: true });
    expect(shown.user_ids).toHaveLength(2);
    const given = { name: 'B', public_name: 'C', plan: 'free', users: '1', statuses: 'x,Applied', outreach: 'off' };
    const { updated_at, ...changed } = await command('organization update', { organization, ...given });
    const { user_ids, updated_at: _, ...before } = shown;
    const after = {
      name: 'B',
      public_name: 'C',
      plan: 'free',
      outreach_enabled: false,
      pipeline_statuses: ['x', 'Applied'],
    };
    expect(changed).toEqual({ ...before, ...after });
    expect(await command('organization show', { organization })).toEqual({
      ...changed,
      updated_at,
      user_ids: user_ids.slice(0, 1),
    });
    expect(await refusal('organization update', { organization })).toEqual(['validation_error', '']);
  });

  test('Refuse to remove statuses that applications are in, and name them with their applications', async () => {
    const { organizationId: organization, api } = await app.tenant();
    const job = (await api.post('/jobs', { title: 'Cook' })).body.data.id;
    for (const [name, status] of Object.entries({ a: 'Shortlisted', b: 'Shortlisted', c: 'hired' })) {
      const application = { job_id: job, status };
      const made = await api.post('/candidates', { full_name: name, email: `${name}@statuses.example`, application });
      expect(made.status).toBe(201);
    }
    const update = (statuses: string) => command('organization update', { organization, name: 'Changed', statuses });
    const message =
      '2 applications are in “Shortlisted”, 1 application is in “hired”. Move them to other statuses first.';
    await expect(update('Applied,screening')).rejects.toMatchObject({ code: 'conflict', message });
    await expectRefused(
      ['organization', 'update', '--organization', organization, '--statuses', 'hired'],
      /^2 applications are in “Shortlisted”\. Move them/,
    );
    const shown = await command('organization show', { organization });
    expect(shown.name).not.toBe('Changed');
    expect(shown.pipeline_statuses).toHaveLength(7);
    const done = await update('hired, Shortlisted,Offer');
    expect(done).toMatchObject({ name: 'Changed', pipeline_statuses: ['Applied', 'hired', 'Shortlisted', 'Offer'] });
  });

  test('Refuse statuses that differ in case only', async () => {
    const organization = tenant.organizationId;
    const refused = ['validation_error', 'statuses'];
    expect(await refusal('organization update', { organization, statuses: 'Applied,Offer,offer' })).toEqual(refused);
    expect(await refusal('organization create', { name: 'N', statuses: 'applied' })).toEqual(refused);
    await expectRefused(
      ['organization', 'create', '--name', 'N', '--statuses', 'Offer,OFFER,x,X'],
      /^--statuses must differ in more than case: "Offer" and "OFFER", "x" and "X"$/,
    );
    const { body } = await tenant.api.get('/organization');
    expect(body.data.pipeline_statuses).toHaveLength(7);
  });

  test('List organizations with their IDs, newest first, without test data', async () => {
    const { organization_id: older } = await command('organization create', { name: 'Older' });
    const { organization_id: newer } = await command('organization create', { name: 'Newer', credits: '7' });
    await command('api-key create', { organization: newer, test: true });
    const { organizations } = await command('organization list');
    const made = organizations.filter(({ name }: { name: string }) => name === 'Older' || name === 'Newer');
    expect(made.map((one: object) => ({ ...one, created_at: '' }))).toEqual([
      { id: newer, name: 'Newer', plan: 'paid', credit_balance: 7, created_at: '' },
      { id: older, name: 'Older', plan: 'paid', credit_balance: 0, created_at: '' },
    ]);
  });

  test('Refuse unknown organizations and wrong options', async () => {
    expect(await refusal('organization update', { organization: newId(), name: 'x' })).toEqual(['not_found']);
    expect(await refusal('organization show', { organization: 'acme' })).toEqual(['validation_error', 'organization']);
    const organization = tenant.organizationId;
    expect(await refusal('organization update', { organization, credits: '5' })).toEqual([
      'validation_error',
      'credits',
    ]);
    expect(await refusal('organization update', { organization, statuses: 'a,,b', name: ' ' })).toEqual([
      'validation_error',
      'name',
      'statuses[1]',
    ]);
  });
});

describe('api-key', () => {
  test('List the organization’s own keys, newest first, without their secrets', async () => {
    const organization = tenant.organizationId;
    const made = await command('api-key create', { organization });
    const { api_keys } = await command('api-key list', { organization });
    expect(api_keys).toHaveLength(2);
    expect(api_keys[0]).toEqual({
      id: made.api_key_id,
      name: expect.any(String),
      last_four: made.api_key.slice(-4),
      created_at: expect.any(String),
      last_used_at: null,
      expires_at: null,
      revoked_at: null,
      created_by: null,
      scopes,
      livemode: true,
      allowed_ips: null,
    });
  });

  test('Create with a preset or scopes and networks, and print the successor on rotate', async () => {
    const { organization_id: organization } = await command('organization create', { name: 'Limited', users: '2' });
    const allowed_ips = '203.0.113.0/24, 2001:db8::1';
    const limited = await command('api-key create', { organization, scopes: 'jobs:read, jobs:write', allowed_ips });
    const reader = await command('api-key create', { organization, preset: 'read_only' });
    const rotated = await command('api-key rotate', { id: limited.api_key_id });
    expect(Object.keys(rotated)).toEqual(['api_key', 'api_key_id']);
    const { api_keys } = await command('api-key list', { organization });
    const shown = new Map(api_keys.map((key: { id: string }) => [key.id, key]));
    for (const { api_key_id } of [limited, rotated]) {
      expect(shown.get(api_key_id)).toMatchObject({
        scopes: ['jobs:read', 'jobs:write'],
        allowed_ips: ['203.0.113.0/24', '2001:db8::1/128'],
      });
    }
    expect(shown.get(reader.api_key_id)).toMatchObject({ scopes: presets.read_only, allowed_ips: null });
    for (const [options, field] of [
      [{ scopes: 'jobs:read', preset: 'full' }, 'preset'],
      [{ scopes: 'jobs:delete' }, 'scopes[0]'],
      [{ scopes: '' }, 'scopes[0]'],
      [{ preset: 'admin' }, 'preset'],
      [{ allowed_ips: '10.0.0' }, 'allowed_ips'],
      [{ allowed_ips: '' }, 'allowed_ips'],
    ] as [Record<string, string>, string][]) {
      expect(await refusal('api-key create', { organization, ...options })).toEqual(['validation_error', field]);
    }
    await command('api-key revoke', { id: reader.api_key_id });
    expect(await refusal('api-key rotate', { id: reader.api_key_id })).toEqual(['conflict']);
    expect(await refusal('api-key rotate', { id: newId() })).toEqual(['not_found']);
  });

  test('Refuse a key on the free plan, with an invalid expiry, or for unknown IDs', async () => {
    const solo = (await command('organization create', { name: 'Solo', users: '1' })).organization_id;
    const organization = tenant.organizationId;
    expect(await refusal('api-key create', { organization: solo })).toEqual(['upgrade_required']);
    expect(await refusal('api-key create', { organization: newId() })).toEqual(['not_found']);
    expect(await refusal('api-key list', { organization: newId() })).toEqual(['not_found']);
    expect(await refusal('api-key revoke', { id: newId() })).toEqual(['not_found']);
    for (const expires_at of ['2020-01-01T00:00:00Z', '2099-01-01T00:00:00', 'tomorrow']) {
      expect(await refusal('api-key create', { organization, expires_at })).toEqual(['validation_error', 'expires_at']);
    }
  });
});

describe('talent-pool', () => {
  const organization = tenant.organizationId;
  const fileWith = async (name: string, content: unknown): Promise<string> => {
    const file = path.join(app.config.dataDir, name);
    await writeFile(file, Buffer.isBuffer(content) ? content : JSON.stringify(content));
    return file;
  };
  const linked = async (fields: object) =>
    command('talent-pool link', { organization, profile: await fileWith('linked.json', fields) });
  const messageOf = (work: Promise<unknown>) =>
    work.then(
      () => 'nothing refused',
      (error: Error) => error.message,
    );

  test('Link a masked candidate, and reveal them, the second time too', async () => {
    const person = { full_name: 'Pooled Person', email: 'Pooled@example.com', current_ctc: 12, location: 'Pune' };
    const file = await fileWith('profile.json', person);
    const { candidate_id, ...rest } = await command('talent-pool link', { organization, profile: file });
    expect(rest).toEqual({});
    const get = async () => (await tenant.api.get(`/candidates/${candidate_id}`)).body.data;
    expect(await get()).toMatchObject({ ...person, email: '', current_ctc: null, talent_pool_status: 'masked' });
    expect(await linked({ ...person, email: 'POOLED@example.com', location: 'Goa' })).toEqual({ candidate_id });
    const revealed = { candidate_id, talent_pool_status: 'revealed' };
    expect(await command('talent-pool reveal', { candidate: candidate_id })).toEqual(revealed);
    expect(await command('talent-pool reveal', { candidate: candidate_id.toUpperCase() })).toEqual(revealed);
    expect(await get()).toMatchObject({ ...person, talent_pool_status: 'revealed' });
  });

  test('Show no contact data from any field on link, and all fields on reveal', async () => {
    const email = 'ada.iyer@mail.example';
    const person = {
      full_name: `Ada Iyer (${email})`,
      email,
      phone_number: '+91 98450 12345',
      location: 'Pune linkedin.com/in/ada-iyer',
      preferred_location: 'Goa',
      primary_skills: ['Kafka', email],
      current_company: 'Acme, +91 98450 12345',
      current_designation: `Backend Engineer (${email})`,
      source: 'ada.iyer [at] mail [dot] example',
      tags: ['pool', '9845012345'],
      metadata: {
        ats_id: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
        level: 3,
        contact: { note: `Write to ${email}`, phones: [919845012345] },
        [email]: true,
      },
    };
    const { candidate_id } = await linked(person);
    const get = async () => (await tenant.api.get(`/candidates/${candidate_id}`)).body.data;
    const masked = await get();
    expect(masked).toMatchObject({
      full_name: 'Ada Iyer',
      location: 'Pune',
      preferred_location: 'Goa',
      primary_skills: ['Kafka'],
      current_company: 'Acme',
      current_designation: 'Backend Engineer',
      source: null,
      tags: ['pool'],
      metadata: { ats_id: person.metadata.ats_id, level: 3, contact: { note: 'Write to', phones: [null] } },
    });
    const shown = JSON.stringify([masked, await app.rows('select * from candidates where id = $1', [candidate_id])]);
    expect(shown).not.toMatch(/ada\.iyer|mail\.example|98450|linkedin/i);
    await tenant.api.put(`/candidates/${candidate_id}`, { current_company: 'Initech' });
    await command('talent-pool reveal', { candidate: candidate_id });
    expect(await get()).toMatchObject({ ...person, current_company: 'Initech' });
  });

  test('Refuse an invalid profile, naming each wrong field and file error without quoting it', async () => {
    const wrong = { email: 'nobody', current_ctc: -1, application: {}, tag: [], resume_path: '' };
    const file = await fileWith('wrong.json', wrong);
    await expectRefused(
      ['talent-pool', 'link', '--organization', organization, '--profile', file],
      /^(?=[\s\S]*wrong\.json: full_name is required)(?=[\s\S]*: email must be an)(?=[\s\S]*: current_ctc )(?=[\s\S]*: resume_path )(?=[\s\S]*: application is not)(?=[\s\S]*: tag is not)/,
    );
    expect(await messageOf(linked([wrong]))).toMatch(/linked\.json: the profile /);
    const link = (profile: string) => messageOf(command('talent-pool link', { organization, profile }));
    expect(await link(await fileWith('broken.json', Buffer.from('{"email": secret')))).toMatch(
      /^(?!.*secret).*broken\.json is not JSON/,
    );
    expect(await link(await fileWith('latin.json', Buffer.from('{"full_name": "Zo\xeb"}', 'latin1')))).toMatch(/UTF-8/);
    expect(await link(path.join(app.config.dataDir, 'absent.json'))).toMatch(/Cannot read .*absent\.json: ENOENT/);
  });

  test('Refuse unknown organizations and candidates, taken emails, and candidates outside the talent pool', async () => {
    const profile = await fileWith('taken.json', { full_name: 'Taken', email: 'taken@example.com' });
    expect(await refusal('talent-pool link', { organization: newId(), profile })).toEqual(['not_found']);
    expect(await refusal('talent-pool link', { organization })).toEqual(['validation_error', 'profile']);
    expect(await refusal('talent-pool reveal', { candidate: newId() })).toEqual(['not_found']);
    const { candidate_id: candidate } = await command('talent-pool link', { organization, profile });
    const { body } = await tenant.api.post('/candidates', { full_name: 'Open', email: 'Taken@example.com' });
    expect(await messageOf(command('talent-pool reveal', { candidate }))).toContain(body.data.id);
    expect(await refusal('talent-pool reveal', { candidate })).toEqual(['conflict']);
    expect(await refusal('talent-pool reveal', { candidate: body.data.id })).toEqual(['conflict']);
  });
});

describe('credits and work', () => {
  test('Add credits and write the ledger, and refuse invalid amounts and unknown organizations', async () => {
    const add = { organization: tenant.organizationId, reason: 'invoice 7' };
    expect(await command('credits add', { ...add, amount: '30' })).toEqual({ balance: 35 });
    const [entry] = await app.rows('select * from credit_entries where organization_id = $1 order by id desc limit 1', [
      tenant.organizationId,
    ]);
    expect(entry).toMatchObject({ amount: 30, balance_after: 35, reason: 'invoice 7' });
    for (const amount of ['0', '-5', '1.5', '', 'ten']) {
      expect(await refusal('credits add', { ...add, amount })).toEqual(['validation_error', 'amount']);
    }
    expect(await refusal('credits add', { ...add, amount: '1', organization: newId() })).toEqual(['not_found']);
    await app.rows('update organizations set credit_balance = 2147483600 where id = $1', [tenant.organizationId]);
    expect(await refusal('credits add', { ...add, amount: '48' })).toEqual(['validation_error', 'amount']);
    await app.rows('update organizations set credit_balance = 35 where id = $1', [tenant.organizationId]);
    expect((await tenant.api.get('/organization')).body.data.credit_balance).toBe(35);
  });

  test('Count tasks with work status, explain with work failed, and queue again with work retry', async () => {
    const queue = 'matching.rescore';
    const ids = [newId(), newId(), newId()];
    const [letter, organizationId] = [newId(), newId()];
    for (const id of ids) {
      await app.rows(
        `insert into pgboss.job (id, name, data, source_name, source_id, source_output)
          values ($1, $2, $3, $4, $5, '{"message": "out of luck"}')`,
        [id === ids[1] ? letter : newId(), `${queue}.dead`, { organizationId }, queue, id],
      );
    }
    const statusOf = async () =>
      (await command('work status')).queues.find((q: { queue: string }) => q.queue === queue);
    expect(await statusOf()).toEqual({ queue, queued: 0, active: 0, retrying: 0, failed: 3, oldest_seconds: null });
    const { failed } = await command('work failed', { queue });
    expect(failed.map((task: { id: string }) => task.id).toSorted()).toEqual(ids);
    expect(failed[0]).toMatchObject({
      organization_id: organizationId,
      reason: 'out of luck',
      failed_at: expect.any(String),
    });
    expect(await command('work retry', { queue, id: ids[0] as string })).toEqual({ retried: 1 });
    expect(await command('work retry', { queue, id: letter })).toEqual({ retried: 1 });
    expect(await command('work retry', { queue })).toEqual({ retried: 1 });
    expect(await statusOf()).toMatchObject({ queued: 3, failed: 0, oldest_seconds: expect.any(Number) });
    for (const name of ['work retry', 'work failed'])
      expect(await refusal(name, { queue: 'nothing' })).toEqual(['not_found']);
  });
});
