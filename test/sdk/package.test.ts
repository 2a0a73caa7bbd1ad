import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// What a user of the package does: install the packed file, compile, import, run.
const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'recruit-package-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
// npm runs `prepack` with the tools of this checkout.
const env = { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}:${process.env['PATH']}` };

beforeAll(async () => {
  await run('npm', ['pack', path.join(root, 'sdk'), '--silent', '--pack-destination', folder], { cwd: folder, env });
  write('package.json', '{"private": true, "type": "module"}');
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${file}`], { cwd: folder, env });
});

test('Declare types that compilers before TypeScript 5.7 can read', () => {
  const installed = path.join(folder, 'node_modules/recruitment-pipeline-sdk/dist');
  const declarations = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.d.ts'),
  );
  const generic = declarations.filter((name) =>
    /Array<ArrayBuffer/.test(readFileSync(path.join(installed, name), 'utf8')),
  );
  // Those of the command are not part of the library.
  expect(generic.filter((name) => !name.startsWith('cli'))).toEqual([]);
});

test('Pack the built files alone, without dependencies', () => {
  const installed = path.join(folder, 'node_modules/recruitment-pipeline-sdk');
  expect(readdirSync(installed).toSorted()).toEqual(['README.md', 'dist', 'package.json']);
  const { dependencies, bin } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'));
  expect(dependencies).toBeUndefined();
  expect(bin).toEqual({ recruit: 'dist/cli/main.js' });
  const library = readdirSync(path.join(installed, 'dist')).filter((name) => name.endsWith('.js'));
  for (const name of library) {
    // Browsers have none of these.
    expect(readFileSync(path.join(installed, 'dist', name), 'utf8')).not.toMatch(/from 'node:|process\./);
  }
});

test.for([
  ['node16', 'node16'],
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])('Compile a program with module %s, and reject invalid fields and values', async ([module, moduleResolution]) => {
  write(
    'program.ts',
    `import { type ApiError, type Job, RecruitClient, type Tombstone, verifyWebhook } from 'recruitment-pipeline-sdk';
const client = new RecruitClient({ baseUrl: 'https://recruit.example.com', apiKey: 'key' });
const jobs: Job[] = (await client.jobs.list({ status: 'active' })).data;
for await (const change of client.jobs.changes({ cursor: '', include_deleted: true })) {
  const one: Job | Tombstone = change;
  // @ts-expect-error -- may be deleted
  one.title;
}
for await (const change of client.jobs.changes({ cursor: '' })) change.title satisfies string;
const job: Job | undefined = await client.jobs.get(jobs[0]!.id, { ifNoneMatch: 'etag' });
function reasonOf(error: ApiError): string | undefined {
  return error.is('invalid_pipeline_status') ? error.allowed.join() : error.code;
}
// @ts-expect-error -- no such value
await client.jobs.list({ status: 'moon' });
// @ts-expect-error -- no such field
await client.jobs.create({ title: 'Engineer', titel: 'Engineer' });
// @ts-expect-error -- required
await client.applications.create({ job_id: '' });
// @ts-expect-error -- where to start
client.jobs.changes({});
// As Node returns it, which may be memory that is shared.
const bytes: Uint8Array<ArrayBufferLike> = new Uint8Array(2);
await verifyWebhook({ body: bytes, headers: {}, secret: 'whsec_' });
await client.resumes.upload(bytes);
console.log(job, reasonOf);
`,
  );
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module,
    moduleResolution,
    types: [],
    strict: true,
    noEmit: true,
  };
  write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['program.ts'] }));
  const tsc = realpathSync(path.join(root, 'node_modules/.bin/tsc'));
  const { stdout } = await run(process.execPath, [tsc, '-p', folder]).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});

describe('The installed package', () => {
  write(
    'import.mjs',
    `import { RecruitClient } from 'recruitment-pipeline-sdk';\nconsole.log(typeof RecruitClient);\n`,
  );
  test.for([
    ['node', []],
    ['deno', ['run', '--allow-read', '--allow-env']],
    ['bun', []],
  ] as const)('Import it in %s', async ([program, args], context) => {
    const isNode = program === 'node';
    const isThere = isNode || (await run(program, ['--version']).catch(() => undefined));
    if (!isThere) return context.skip(`${program} is missing: install it to test with it`);
    const file = isNode ? process.execPath : program;
    const { stdout } = await run(file, [...args, 'import.mjs'], { cwd: folder });
    expect(stdout).toBe('function\n');
  });

  test('Run its command with npx', async () => {
    const { stdout } = await run('npx', ['--no-install', 'recruit', 'help'], { cwd: folder, env });
    expect(stdout).toContain('Usage: recruit RESOURCE COMMAND');
  });
});
