import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { startApp } from '../support/app.ts';
import { browserTest, desktop, expectAccessible, expectClean, startPhones } from '../support/browser.ts';
import { operations } from '../support/contract.ts';

const app = await startApp({ worker: false });
const phones = startPhones(app.base);

type Sample = { label: string; source: string };

async function samplesByOperation(): Promise<Map<string, Sample[]>> {
  const answer = await fetch(`${app.base}/docs/reference.json`);
  const { paths, servers } = JSON.parse(await answer.text());
  const all = Object.values<any>(paths).flatMap((item) => Object.values<any>(item));
  return new Map(
    all.map((one) => [
      one.operationId,
      one['x-code-samples'].map(({ label, source }: Sample) => ({
        label,
        source: source.replaceAll(servers[0].url, app.base),
      })),
    ]),
  );
}

describe('GET /docs', () => {
  test.each(['/docs', '/docs/'])('Serve %s and its files ourselves, under a strict policy', async (address) => {
    const page = await fetch(app.base + address);
    const html = await page.text();
    const links = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!);
    const own = links.filter((link) => !/^(?:data:|#)/.test(link));
    expect(own.some((link) => link.endsWith('.js'))).toBe(true);
    for (const link of own.filter((one) => !one.includes('guides'))) {
      expect((await fetch(new URL(link, page.url))).status, link).toBe(200);
    }
    expect(html, 'scripts of its own stand in files').not.toMatch(/<script(?![^>]*src=)/);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect((await fetch(page.url, { headers: { 'if-none-match': page.headers.get('etag')! } })).status).toBe(304);
  });

  test('Answer 404 for files that are not part of it', async () => {
    for (const file of ['package.json', '..%2f..%2fpackage.json', 'assets/none.js']) {
      expect((await fetch(`${app.base}/docs/${file}`)).status, file).toBe(404);
    }
  });

  test('List every operation without script', async () => {
    const html = await (await fetch(`${app.base}/docs`)).text();
    const list = html.slice(html.indexOf('<noscript>'));
    const missing = operations.filter(({ method, path: at }) => !list.includes(`${method} ${at}</code>`));
    expect(missing).toEqual([]);
  });
});

describe('Code samples', () => {
  const run = promisify(execFile);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  const fileOf = (name: string, source: string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, source);
    return file;
  };
  const commands: Record<string, [extension: string, program: string]> = {
    curl: ['sh', 'sh'],
    TypeScript: ['mts', process.execPath],
    Python: ['py', 'python3'],
  };

  test('Show every operation in curl, TypeScript and Python', async () => {
    for (const [operationId, samples] of await samplesByOperation()) {
      expect(
        samples.map((one) => one.label),
        operationId,
      ).toEqual(Object.keys(commands));
    }
  });

  test('Run as they are shown', async (context) => {
    const found = await run('python3', ['--version']).catch(() => undefined);
    const samples = await samplesByOperation();
    fileOf('resume.pdf', 'Asha Rao\nBackend engineer\nasha@example.com\n');
    for (const [language, [extension, program]] of Object.entries(commands)) {
      if (language === 'Python' && !found) {
        void context.annotate('python3 is missing: its samples were not run');
        continue;
      }
      const { api, key } = await app.tenant();
      for (const operationId of ['createClient', 'listClients', 'uploadResume']) {
        const { source } = samples.get(operationId)!.find(({ label }) => label === language)!;
        const { stdout } = await run(program, [fileOf(`${operationId}.${extension}`, source)], {
          cwd: folder,
          env: { ...process.env, API_KEY: key },
        });
        expect(stdout, `${operationId} in ${language}`).toMatch(
          operationId === 'uploadResume' ? /resume_path/ : /Acme/,
        );
      }
      expect((await api.get('/clients')).body.meta.total).toBe(1);
    }
    rmSync(folder, { recursive: true });
  });
});

browserTest('Find, read and try an operation in light and dark, on a desk and on a phone', async () => {
  const { key } = await app.tenant();
  const desk = await phones.open(desktop);
  expect(await desk.go('/docs')).toBe(200);
  const { page } = desk;
  await page.getByRole('heading', { name: 'API reference' }).waitFor();
  await expectAccessible(page);

  await page.getByPlaceholder('Filter').fill('create a client');
  await page.getByRole('link', { name: 'Create a client', exact: true }).click();
  await page.getByRole('heading', { name: 'Create a client' }).waitFor();
  for (const label of ['curl', 'TypeScript', 'Python']) await page.getByRole('button', { name: label }).click();
  await expectAccessible(page);
  await desk.shot('reference-operation');

  await desk.go('/docs#?route=auth');
  await page.getByRole('link', { name: 'Authentication', exact: true }).click();
  await expectAccessible(page);
  await page.getByPlaceholder(/token/i).first().fill(key);
  await page
    .getByRole('button', { name: /save|set/i })
    .first()
    .click();
  await desk.go('/docs#/Organization/getOrganization');
  await page.getByRole('heading', { name: 'Retrieve the organization' }).waitFor();
  await page
    .getByRole('button', { name: /execute|try|send/i })
    .first()
    .click();
  await page.getByText('credit_balance').first().waitFor();
  expectClean(desk);

  const phone = await phones.open();
  await phone.go('/docs#createJob');
  await phone.page.getByText('Required scope: jobs:write.').waitFor();
  await expectAccessible(phone.page);
  await phone.shot('reference-phone');
  await phone.page.getByText('Operations', { exact: true }).first().click();
  await phone.page.getByRole('searchbox', { name: 'Find an operation' }).fill('list clients');
  await expectAccessible(phone.page);
  await phone.page.getByRole('link', { name: 'List clients', exact: true }).click();
  await phone.page.getByText('Required scope: clients:read.').waitFor();
  expectClean(phone);
});
