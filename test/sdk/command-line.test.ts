import { execFile, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationsOf } from '../../scripts/sdk/operations.ts';
import { readDocument } from '../../scripts/sdk/sdk-files.ts';
import { commands, kebab } from '../../sdk/src/cli/command.ts';
import { run } from '../../sdk/src/cli/run.ts';
import { startApp } from '../support/app.ts';

const app = await startApp();
const tenant = await app.tenant();
const execute = promisify(execFile);
const folder = mkdtempSync(path.join(os.tmpdir(), 'recruit-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (name: string, text: string): string => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};

const settings = { RECRUIT_URL: app.base, RECRUIT_API_KEY: tenant.key, XDG_CONFIG_HOME: folder };

/** A command in this process. */
async function recruit(args: string, env: Record<string, string> = settings, input = '') {
  let [out, error] = ['', ''];
  const code = await run(args.split(' ').filter(Boolean), {
    env,
    out: (text) => (out += typeof text === 'string' ? text : Buffer.from(text).toString()),
    error: (text) => (error += text),
    input: () => Promise.resolve(input),
  });
  const lines = () =>
    out
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return { code, out, error, lines, json: () => JSON.parse(out) };
}

let jobId = '';
const candidateIds: string[] = [];
beforeAll(async () => {
  jobId = (await recruit('jobs create --title Welder --min-experience-years 2 --required-skills MIG,TIG')).json().id;
  for (const name of ['asha', 'ravi', 'zoe']) {
    const made = await recruit(`candidates create --full-name ${name} --email ${name}@example.com`);
    candidateIds.push(made.json().id);
  }
});

test('Have a command for every operation', () => {
  const names = commands.map(({ group, name }) => `${group} ${name}`);
  expect(new Set(names).size).toBe(names.length);
  const missing = operationsOf(readDocument())
    .map(({ group, method }) => `${kebab(group)} ${kebab(method)}`)
    .filter((name) => !names.includes(name));
  expect(missing).toEqual([]);
});

test('Get, create, update and delete, with flags, JSON and files', async () => {
  expect((await recruit(`jobs get ${jobId}`)).json()).toMatchObject({
    title: 'Welder',
    min_experience_years: 2,
    required_skills: ['MIG', 'TIG'],
  });
  const data = fileOf(
    'job.json',
    '{"title": "Baker", "notes": "x", "description": "Bread"}'.replace('"notes": "x", ', ''),
  );
  const job = await recruit(`jobs create --data @${data} --title Cook --json`);
  expect(job.out.trim().split('\n').length).toBe(1);
  expect(job.json()).toMatchObject({ title: 'Cook', description: 'Bread' });
  const updated = await recruit(`jobs update ${job.json().id} --data -`, settings, '{"description": null}');
  expect(updated.json()).toMatchObject({ title: 'Cook', description: null });

  const application = await recruit(`apply --job-id ${jobId} --candidate-id ${candidateIds[0]}`);
  expect(application.json()).toMatchObject({ status: 'Applied', job_id: jobId });
  expect(await recruit(`applications delete ${application.json().id}`)).toMatchObject({ code: 0, out: '' });

  const resume = fileOf('ada.txt', 'Ada Rao\nPune\n\nExperience\nBackend Engineer, Blue Labs Ltd\n');
  expect((await recruit(`resumes upload ${resume}`)).json()).toHaveProperty('resume_path');
  const saved = path.join(folder, 'audit.csv');
  await recruit(`compliance get-bias-audit --format csv --output ${saved}`);
  expect(readFileSync(saved, 'utf8')).toContain(',');
});

test('Print a page of a list as JSON, and all pages as lines', async () => {
  const page = (await recruit('candidates list --limit 2')).json();
  expect([page.data.length, page.meta.total]).toEqual([2, 3]);
  expect((await recruit('candidates list --limit 2 --json')).lines().length).toBe(2);
  const ids = (await recruit('candidates list --limit 2 --all')).lines().map(({ id }) => id);
  expect(ids.toSorted()).toEqual(candidateIds.toSorted());

  const cursor = path.join(folder, 'cursor');
  const sync = `clients list --all --updated-after 2020-01-01T00:00:00Z --include-deleted --cursor-file ${cursor}`;
  await recruit('clients create --name Acme');
  expect((await recruit(sync)).lines().map(({ name }) => name)).toEqual(['Acme']);
  expect((await recruit(sync)).out).toBe('');
  await recruit('clients create --name Blue');
  expect((await recruit(sync)).lines().map(({ name }) => name)).toEqual(['Blue']);
});

test('Apply the candidates of a CSV file, and report each row', async () => {
  const unknown = '0199f3a2-7c41-7000-8000-00000000ffff';
  const rows = [
    'candidate_id,notes,external_id',
    `${candidateIds[0]},"Met at the fair, ""hall 2""\nCall again",A-1`,
    `${candidateIds[1]},,`,
    '',
    `${unknown},,`,
    `${candidateIds[1]},,`,
  ];
  const file = fileOf('apply.csv', `\u{FEFF}${rows.join('\r\n')}`);
  const { code, lines, error } = await recruit(`applications bulk-apply --job-id ${jobId} --csv ${file}`);
  expect(code).toBe(3);
  expect(error).toBe('2 created, 1 existing, 1 failed\n');
  const results = lines().toSorted((a, b) => a.row - b.row);
  expect(results.map(({ row, result }) => `${row} ${result}`)).toEqual([
    '1 created',
    '2 created',
    '4 failed',
    '5 existing',
  ]);
  expect(results[2]).toMatchObject({ candidate_id: unknown, application_id: null, error: { code: 'not_found' } });
  const application = (await recruit(`applications get ${results[0].application_id}`)).json();
  expect(application).toMatchObject({ notes: 'Met at the fair, "hall 2"\nCall again', external_id: 'A-1' });

  const again = await recruit(
    'applications bulk-apply --csv -',
    settings,
    `candidate_id,job_id\n${candidateIds[0]},${jobId}\n`,
  );
  expect([again.code, again.lines()[0].result]).toEqual([0, 'existing']);
  const malformed = await recruit(
    `applications bulk-apply --job-id ${jobId} --csv -`,
    settings,
    `candidate_id\n${candidateIds[0]}\nnonsense\n`,
  );
  expect(malformed.code).toBe(3);
  expect(malformed.lines().map(({ row, result }) => `${row} ${result}`)).toEqual(['1 existing', '2 failed']);
  const noJob = await recruit(
    'applications bulk-apply --csv -',
    settings,
    `candidate_id,job_id\n${candidateIds[0]},${unknown}\n`,
  );
  expect([noJob.code, noJob.lines()[0].error.code]).toEqual([3, 'not_found']);

  for (const [text, problem] of [
    ['candidate,job_id\n1,2\n', 'unknown columns: candidate'],
    ['candidate_id\n1\n', 'no job_id'],
    ['job_id\n1\n', 'no candidate_id'],
    ['candidate_id,job_id\n"1,2\n', 'quote'],
    ['candidate_id\n1,2\n', 'more fields'],
  ]) {
    expect(await recruit('applications bulk-apply --csv -', settings, text)).toMatchObject({
      code: 2,
      error: expect.stringContaining(problem!),
    });
  }
});

test('Name the code and the fields of an error, and exit with a code of its own', async () => {
  const invalid = await recruit('jobs create --title Welder --work-mode moon');
  expect(invalid.code).toBe(1);
  expect(invalid.error).toMatch(/^recruit: validation_error \(400\): /);
  expect(invalid.error).toMatch(/\n {2}work_mode: .+ \(\w+\)\n {2}Request ID: /);
  const asJson = await recruit('jobs get none --json');
  expect(JSON.parse(asJson.error).error).toMatchObject({ code: 'not_found', status: 404, retryable: false });
  const status = await recruit('applications list --status Interviewing');
  expect(status.error).toContain('Allowed: Applied, ');

  const usage = async (args: string, env?: Record<string, string>) => {
    const { code, error, out } = await recruit(args, env);
    expect([code, out]).toEqual([2, '']);
    return error;
  };
  expect(await usage('nothing list')).toContain('No such command: nothing list');
  expect(await usage('jobs lst')).toContain('Commands of jobs: list, create, get, update');
  expect(await usage('jobs list --stauts active')).toContain('--stauts');
  expect(await usage('jobs list --limit many')).toContain('--limit must be a number');
  expect(await usage('jobs get')).toContain('Usage: recruit jobs get ID');
  expect(await usage('apply --job-id x')).toContain('Missing: --candidate-id');
  expect(await usage('jobs create --data {')).toContain('--data must be JSON');
  expect(await usage('jobs list', { XDG_CONFIG_HOME: folder })).toContain('Set RECRUIT_URL');
  expect(await usage('resumes upload /none')).toContain('/none cannot be read');

  expect(await usage('completion tcsh')).toContain('bash|zsh|fish');
  const lost = await recruit('jobs create --title x', { ...settings, RECRUIT_URL: 'ftp://127.0.0.1' });
  expect(lost.code).toBe(2);
});

test('Read the address and the key from a file that only its owner can read', async () => {
  const env = { XDG_CONFIG_HOME: path.join(folder, 'config') };
  mkdirSync(path.join(env.XDG_CONFIG_HOME, 'recruit'), { recursive: true });
  const file = fileOf('config/recruit/config.json', JSON.stringify({ url: app.base, apiKey: tenant.key }));
  chmodSync(file, 0o644);
  expect((await recruit('organization get', env)).error).toContain('chmod 600');
  chmodSync(file, 0o600);
  expect((await recruit('organization get', env)).json().id).toBe(tenant.organizationId);
  const wrong = await recruit('organization get', { ...env, RECRUIT_API_KEY: 'rps_live_wrong' });
  expect([wrong.code, wrong.error]).toEqual([1, expect.stringContaining('unauthorized (401)')]);
});

test('Show help of all commands, of a resource and of a command', async () => {
  const general = (await recruit('help')).out;
  expect(general).toContain('applications');
  expect((await recruit('')).out).toBe(general);
  expect((await recruit('help events')).out).toMatch(/^ {2}tail +Print events as they happen$/m);
  const own = (await recruit('help jobs list')).out;
  expect(own).toMatch(/^ {2}--status TEXT +Only return jobs in this status\. One of draft, active/m);
  expect((await recruit('jobs list --help')).out).toBe(own);
  expect((await recruit('help clients update')).out).not.toMatch(/--created-at|Only in responses/);
  expect((await recruit('help nothing')).code).toBe(2);
});

test('Complete resources, commands, flags and values', async () => {
  const complete = async (...words: string[]) => {
    let out = '';
    const terminal = {
      env: {},
      out: (text: unknown) => (out += text),
      error: () => {},
      input: () => Promise.resolve(''),
    };
    await run(['__complete', ...words], terminal);
    return out.split('\n').filter(Boolean);
  };
  expect(await complete('app')).toEqual(['applications', 'apply']);
  expect(await complete('applications', 'bulk')).toEqual(['bulk-apply']);
  expect(await complete('jobs', 'list', '--st')).toEqual(['--status']);
  expect(await complete('jobs', 'list', '--status', 'p')).toEqual(['paused']);
  expect(await complete('completion', '')).toEqual(['bash', 'zsh', 'fish']);
  expect(await complete('apply', '--cand')).toEqual(['--candidate-id']);
});

const main = path.resolve(import.meta.dirname, '../../sdk/src/cli/main.ts');

test('Complete in bash', async () => {
  const program = fileOf('recruit', `#!/bin/sh\nexec ${process.execPath} ${main} "$@"\n`);
  chmodSync(program, 0o755);
  const script = `source <(recruit completion bash)
COMP_WORDS=(recruit applications bulk) COMP_CWORD=2
_recruit
echo "\${COMPREPLY[*]}"`;
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
  expect((await execute('bash', ['-c', script], { env })).stdout).toBe('bulk-apply\n');
});

/** With the completion of a shell loaded: what it offers for a command, and for a file. */
const shells: [shell: string, args: string[], script: string][] = [
  [
    'zsh',
    ['-f', '-c'],
    `compdef() { :; }
compadd() { print -l -- $found; }
_files() { print *.csv; }
source completion.zsh
words=(recruit applications bulk); CURRENT=3; _recruit
words=(recruit applications bulk-apply --csv ''); CURRENT=5; _recruit`,
  ],
  [
    'fish',
    ['--no-config', '-c'],
    `source completion.fish
complete -C 'recruit applications bulk'
complete -C 'recruit applications bulk-apply --csv '|string match people.csv`,
  ],
];
test.for(shells)('Complete in %s', async ([shell, args, script], context) => {
  const isThere = await execute(shell, ['--version']).catch(() => undefined);
  if (!isThere) return context.skip(`${shell} is missing: apt-get install ${shell}`);
  const program = fileOf('recruit', `#!/bin/sh\nexec ${process.execPath} ${main} "$@"\n`);
  chmodSync(program, 0o755);
  fileOf(`completion.${shell}`, (await recruit(`completion ${shell}`)).out);
  fileOf('people.csv', 'candidate_id\n');
  const env = { ...process.env, HOME: folder, PATH: `${folder}:${process.env['PATH']}` };
  const { stdout } = await execute(shell, [...args, script], { env, cwd: folder });
  expect(stdout.split('\n')).toEqual(['bulk-apply', expect.stringContaining('people.csv'), '']);
});

test('Follow events as they happen, and continue from a file', async () => {
  const cursor = path.join(folder, 'events-cursor');
  const args = [main, 'events', 'tail', '--types', 'client.created', '--cursor-file', cursor];
  const follow = (...more: string[]) => {
    const child = spawn(process.execPath, [...args, ...more], { env: { ...process.env, ...settings } });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    return { child, ended, next: async () => JSON.parse((await lines.next()).value ?? 'null') };
  };
  const other = await app.tenant();
  settings.RECRUIT_API_KEY = other.key;
  const made = async (name: string) => (await recruit(`clients create --name ${name}`)).json().id as string;
  const first = await made('A');
  const one = follow();
  expect((await one.next()).subject.id).toBe(first);
  const second = await made('B');
  expect((await one.next()).subject.id).toBe(second);
  await expect.poll(() => readFileSync(cursor, 'utf8')).toContain('\n');
  one.child.kill('SIGINT');
  expect(await one.ended).toBe(130);

  const third = await made('C');
  const seen: string[] = [];
  const two = follow();
  while (seen.at(-1) !== third) seen.push((await two.next()).subject.id);
  expect(seen).not.toContain(first);
  two.child.kill('SIGTERM');
  expect(await two.ended).toBe(130);
  settings.RECRUIT_API_KEY = tenant.key;
});
