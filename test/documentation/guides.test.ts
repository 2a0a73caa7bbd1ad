import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { apiDocument } from '../../src/app/api-document.ts';
import { guides } from '../../src/app/guides.ts';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { fillGuide } from '../../src/platform/documentation/guide.ts';
import { errorCodes } from '../../src/platform/error-codes.ts';
import { scopes } from '../../src/platform/http/api/scope.ts';
import { startReceiver } from '../integrations/webhook-receiver.ts';
import { startApp, type Tenant, until } from '../support/app.ts';
import { expectAsSent, expectAsShown, type Snippet, snippetsOf, startShell, withVariables } from './snippets.ts';

const receiver = await startReceiver();
const webhooks = { secretKeys: [randomBytes(32)], concurrency: 10, ...receiver.settings };
const app = await startApp({ config: { rateLimit: { perMinute: 600, burst: 100 }, webhooks } });
const { sources, values } = guides(app.config);
const filling = values(apiDocument(app.config.baseUrl));
const run = promisify(execFile);
const folder = mkdtempSync(path.join(os.tmpdir(), 'guides-'));
afterAll(() => rmSync(folder, { recursive: true }));

// The SDK, as the readers of its guide have installed it.
const sdk = path.join(folder, 'node_modules/recruitment-pipeline-sdk');
mkdirSync(sdk, { recursive: true });
writeFileSync(path.join(sdk, 'package.json'), '{"type": "module", "exports": "./index.js"}');
writeFileSync(
  path.join(sdk, 'index.js'),
  `export * from '${new URL('../../sdk/src/index.ts', import.meta.url).href}';\n`,
);

/** What exists before the first example of a guide. Returns the variables that its reader is asked for. */
const before: Record<string, (tenant: Tenant) => Promise<Record<string, string>>> = {
  async pagination({ api }) {
    const job = await api.post('/jobs', { title: 'Backend engineer' });
    await api.post('/jobs', { title: 'Data engineer' });
    const application = { job_id: job.body.data.id };
    const candidate = await api.post('/candidates', { full_name: 'Asha Rao', email: 'asha@example.com', application });
    await api.delete(`/applications/${candidate.body.data.applications[0].id}`);
    return { JOB_ID: job.body.data.id };
  },
  async decisions({ api }) {
    const job = await api.post('/jobs', { title: 'Backend engineer' });
    const application = { job_id: job.body.data.id };
    const candidate = await api.post('/candidates', { full_name: 'Asha Rao', email: 'asha@example.com', application });
    return { APPLICATION_ID: candidate.body.data.applications[0].id };
  },
  async privacy({ api }) {
    const candidate = await api.post('/candidates', { full_name: 'Asha Rao', email: 'asha@example.com' });
    return { CANDIDATE_ID: candidate.body.data.id };
  },
  async 'test-mode'({ organizationId }) {
    const given = { organizationId, name: 'test', expiresAt: null, createdByUserId: null, test: true };
    const { apiKey } = await app.web.resolve(ApiKeyService).create(given);
    return { API_KEY: apiKey };
  },
  async 'unified-apis'({ api }) {
    const job = await api.post('/jobs', { title: 'Backend engineer' });
    const application = { job_id: job.body.data.id };
    await api.post('/candidates', { full_name: 'Asha Rao', email: 'asha@example.com', application });
    return {};
  },
  async webhooks({ api }) {
    const skills = { required_skills: ['Node.js', 'PostgreSQL'], min_experience_years: 3 };
    const job = await api.post('/jobs', { title: 'Backend engineer', ...skills });
    const candidate = await api.post('/candidates', {
      full_name: 'Asha Rao',
      email: 'asha@example.com',
      primary_skills: ['Node.js'],
      total_experience_years: 5,
      application: { job_id: job.body.data.id },
    });
    return { WEBHOOK_URL: receiver.url('/guide'), APPLICATION_ID: candidate.body.data.applications[0].id };
  },
};

/** Those of webhooks.md have a test of their own. */
const isVerifier = ({ text }: Snippet): boolean => /verify_?webhook|func Verify/i.test(text);

const programs: Record<string, [program: string, extension: string]> = {
  js: [process.execPath, 'mjs'],
  python: ['python3', 'py'],
};

describe.each(sources)('Guide: $name', ({ name, markdown }) => {
  test('Show requests that work and the answers that they get', async (context) => {
    const tenant = await app.tenant({ credits: 100 });
    const variables = { API_KEY: tenant.key, ...(await before[name]?.(tenant)) };
    const environment = { ...variables, API_URL: `${app.base}/api/v1` };
    await app.idle();
    const shell = startShell(folder);
    let last: string | undefined;
    let unseen: string | undefined;
    for (const snippet of snippetsOf(fillGuide(markdown, filling).replaceAll(app.config.baseUrl, app.base))) {
      const { language, text } = snippet;
      if (isVerifier(snippet)) continue;
      const [program, extension] = programs[language] ?? [];
      if (language === 'sh') {
        const output = await shell.run(withVariables(text, last, variables));
        if (output !== '') last = unseen = output;
        await app.idle();
      } else if (text.startsWith('POST ')) {
        const [, type] = /"type": "([\w.]+)"/.exec(text) ?? [];
        const sent = () => receiver.at('/guide').find(({ body }) => JSON.parse(body).type === type);
        expectAsSent(snippet, await until(() => Promise.resolve(sent()), `a webhook of ${type}`));
      } else if (language === 'json' || language === 'http') {
        expectAsShown(snippet, unseen);
        unseen = undefined;
      } else if (program) {
        if (program === 'python3' && !(await run(program, ['--version']).catch(() => undefined))) {
          void context.annotate('python3 is missing: its examples were not run');
          continue;
        }
        const file = path.join(folder, `${name}.${extension}`);
        writeFileSync(file, text);
        const { stdout } = await run(program, [file], { cwd: folder, env: { ...process.env, ...environment } });
        expect(stdout, text).not.toBe('');
      } else throw new Error(`no way to check an example in ${language}`);
    }
    shell.stop();
  });
});

test('Serve guides under a policy without inline scripts and styles, and 304 for a current ETag', async () => {
  for (const address of ['', ...sources.map(({ name }) => `/${name}`), '/errors/']) {
    const page = await fetch(`${app.base}/docs/guides${address}`);
    expect(page.status, address).toBe(200);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none';");
    expect(policy).not.toContain('unsafe-inline');
    const html = await page.text();
    expect(html).not.toMatch(/<script(?![^>]*src=)|<style|style="/);
    const links = [...html.matchAll(/(?:src|href)="([^"#][^"]*)"/g)].map((match) => match[1]!);
    for (const link of links.filter((one) => !one.startsWith('data:'))) {
      const target = new URL(link, page.url);
      if (target.origin === app.base) expect((await fetch(target, { method: 'HEAD' })).status, link).toBe(200);
    }
    expect((await fetch(page.url, { headers: { 'if-none-match': page.headers.get('etag')! } })).status).toBe(304);
  }
  expect((await fetch(`${app.base}/docs/guides/none`)).status).toBe(404);
});

test('Retry network errors and read a 204 with the helper of the errors guide', async () => {
  const { markdown } = sources.find(({ name }) => name === 'errors')!;
  const { text } = snippetsOf(markdown).find(({ language }) => language === 'js')!;
  const [helper] = text.split('const { data }');
  const file = path.join(folder, 'helper.mjs');
  writeFileSync(file, `${helper}console.log(await call('/applications/1', { method: 'DELETE' }));\n`);
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    if (requests === 1) request.socket.destroy();
    else response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { stdout } = await run(process.execPath, [file], {
    env: { ...process.env, API_URL: `http://127.0.0.1:${port}`, API_KEY: 'key' },
  });
  server.close();
  expect(stdout).toBe('undefined\n');
  expect(requests).toBe(2);
});

test('Show the program of the SDK guide in the READMEs', () => {
  const [guide] = snippetsOf(sources.find(({ name }) => name === 'sdk')!.markdown);
  expect(guide?.text.trim().split('\n').length).toBe(10);
  for (const file of ['../../README.md', '../../sdk/README.md']) {
    const snippets = snippetsOf(readFileSync(new URL(file, import.meta.url), 'utf8'));
    expect(snippets.find(({ language }) => language === 'js')?.text, file).toBe(guide?.text);
  }
});

test('List every error code and every scope of the code', async () => {
  const textOf = async (name: string) => (await fetch(`${app.base}/docs/guides/${name}`)).text();
  const [errors, authentication] = [await textOf('errors'), await textOf('authentication')];
  const codes = Object.keys(errorCodes).filter((code) => code !== 'forbidden');
  expect(codes.filter((code) => !errors.includes(`<td><code>${code}</code></td>`))).toEqual([]);
  expect(scopes.filter((scope) => !authentication.includes(`<td><code>${scope}</code></td>`))).toEqual([]);
});
