import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { startApp } from '../support/app.ts';
import { operations } from '../support/contract.ts';

const app = await startApp({ worker: false });

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
