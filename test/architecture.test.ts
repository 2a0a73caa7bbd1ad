import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const temporary = mkdtempSync(path.join(tmpdir(), 'architecture-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

// The very rules of `npm run check`. A JavaScript file, as its tool wants it, so its type is told here.
const file = pathToFileURL(path.join(root, '.dependency-cruiser.mjs')).href;
const { forbidden = [], options: settings = {} } = ((await import(file)) as { default: IConfiguration }).default;
const { enhancedResolveOptions, ...options } = settings;

type Violation = { law: string; file: string };

/** The laws that files under `baseDir` break. */
async function violationsIn(baseDir: string): Promise<Violation[]> {
  const folders = ['src', 'worker', 'migrations', 'scripts', 'test', 'bench'];
  const rules = { ...options, baseDir, validate: true, ruleSet: { forbidden } };
  const { output } = await cruise(folders, rules, enhancedResolveOptions);
  return (output as ICruiseResult).summary.violations.map(({ rule, from }) => ({ law: rule.name, file: from }));
}

let trees = 0;
/** A small project with the given files, and this one's packages. */
function plant(files: Record<string, string>): string {
  const baseDir = path.join(temporary, String(trees++));
  const imports = {
    '#platform/*': './src/platform/*',
    '#modules/*': './src/modules/*/index.ts',
    '#readers/*': './src/readers/*/index.ts',
  };
  const devDependencies = { vitest: '1.0.0' };
  const all: Record<string, string> = {
    'package.json': JSON.stringify({ type: 'module', imports, devDependencies }),
    ...Object.fromEntries(
      ['src', 'worker', 'migrations', 'scripts', 'test', 'bench'].map((folder) => [`${folder}/none.ts`, 'export {};']),
    ),
    'src/modules/jobs/index.ts': 'export const jobs = 1;',
    ...files,
  };
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(baseDir, file)), { recursive: true });
    writeFileSync(path.join(baseDir, file), content);
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(baseDir, 'node_modules'));
  return baseDir;
}

const contexts = forbidden.flatMap((rule) => rule.name?.match(/^call-down-(.*)$/)?.[1] ?? []);
const after = (index: number): string => contexts[index + 1] ?? 'operator';

type Case = { law: string; files: Record<string, string> };

const cases: Case[] = [
  {
    law: 'no-cycles',
    files: { 'src/app/a.ts': "import './b.ts';", 'src/app/b.ts': "import './a.ts';" },
  },
  {
    law: 'no-cycles',
    files: {
      'src/app/a.ts': "import type { B } from './b.ts'; export type A = B | 1;",
      'src/app/b.ts': "import type { A } from './a.ts'; export type B = A[];",
    },
  },
  { law: 'imports-resolve', files: { 'src/app/a.ts': "import '#modules/nowhere';" } },
  {
    law: 'platform-knows-no-module',
    files: { 'src/platform/a.ts': "import { jobs } from '#modules/jobs'; export const a = jobs;" },
  },
  {
    law: 'readers-are-pure',
    files: { 'src/readers/skills/a.ts': "import { jobs } from '#modules/jobs'; export const a = jobs;" },
  },
  {
    law: 'readers-have-a-public-api',
    files: {
      'src/readers/skills/trie.ts': 'export type Trie = 1;',
      'src/modules/jobs/a.ts': "import type { Trie } from '../../readers/skills/trie.ts'; export type A = Trie;",
    },
  },
  {
    law: 'production-loads-no-development',
    files: { 'src/development/a.ts': 'export {};', 'src/main.ts': "import './development/a.ts';" },
  },
  {
    law: 'modules-know-no-app',
    files: {
      'src/app/boot.ts': 'export type Boot = 1;',
      'src/modules/jobs/a.ts': "import type { Boot } from '../../app/boot.ts'; export type A = Boot;",
    },
  },
  {
    law: 'modules-meet-at-the-face',
    files: {
      'src/modules/jobs/job.service.ts': 'export type Job = 1;',
      'src/modules/candidates/a.ts': "import type { Job } from '../jobs/job.service.ts'; export type A = Job;",
    },
  },
  {
    law: 'outsiders-see-faces',
    files: {
      'src/modules/jobs/job.service.ts': 'export {};',
      'worker/main.ts': "import '../src/modules/jobs/job.service.ts';",
    },
  },
  {
    law: 'only-app-plugs-modules',
    files: { 'src/modules/jobs/module.ts': 'export {};', 'src/main.ts': "import './modules/jobs/module.ts';" },
  },
  {
    law: 'contexts-are-listed',
    files: { 'src/modules/surprises/index.ts': 'export {};', 'src/app/a.ts': "import '#modules/surprises';" },
  },
  ...contexts.map((context, index) => ({
    law: `call-down-${context}`,
    files: {
      [`src/modules/${after(index)}/index.ts`]: 'export type Face = 1;',
      [`src/modules/${context}/a.ts`]: `import type { Face } from '#modules/${after(index)}'; export type A = Face;`,
    },
  })),
  {
    law: 'express-stays-at-the-edge',
    files: { 'src/modules/jobs/job.routes.ts': "import type { Express } from 'express'; export type A = Express;" },
  },
  { law: 'one-file-knows-pg-boss', files: { 'src/platform/tasks/task.ts': "import 'pg-boss';" } },
  ...['@pg-boss/dashboard/handler', '@hono/node-server'].map((name) => ({
    law: 'one-file-knows-the-dashboard',
    files: { 'src/platform/http/operator.ts': `export const load = () => import('${name}');` },
  })),
  ...['express-session', 'connect-pg-simple'].map((name) => ({
    law: 'one-file-knows-sessions',
    files: { 'src/modules/console/layout.ts': `import '${name}';` },
  })),
  { law: 'nodemailer-stays-in-mail', files: { 'src/platform/messaging/a.ts': "import 'nodemailer';" } },
  ...['@mikro-orm/core', 'kysely', 'pg'].map((name) => ({
    law: 'the-orm-stays-in-storage',
    files: { 'src/modules/jobs/job.service.ts': `import * as storage from '${name}'; export { storage };` },
  })),
  { law: 'one-file-knows-the-sql-tag', files: { 'src/modules/jobs/job.queries.ts': "import 'sql-template-tag';" } },
  ...['sql', 'list'].map((name) => ({
    law: 'sql-stays-in-storage',
    files: {
      [`src/platform/database/${name}.ts`]: 'export {};',
      'src/modules/jobs/job.service.ts': `import '#platform/database/${name}.ts';`,
    },
  })),
  ...['pdf-parse', 'mammoth'].map((name) => ({
    law: 'documents-are-parsed-in-a-thread',
    files: { 'src/modules/candidates/resumes/resume.service.ts': `export const load = () => import('${name}');` },
  })),
  {
    law: 'model-sdk-stays-in-its-adapters',
    files: { 'src/platform/ai/language-model.ts': "export const load = () => import('openai');" },
  },
  {
    law: 'prometheus-stays-in-telemetry',
    files: { 'src/platform/mail/mailer.ts': "export const load = () => import('prom-client');" },
  },
  {
    law: 'opentelemetry-stays-in-telemetry',
    files: { 'src/platform/mail/mailer.ts': "export const load = () => import('@opentelemetry/api');" },
  },
  {
    law: 'recordings-are-read-in-media',
    files: { 'src/modules/interviews/room/room.service.ts': "export const load = () => import('mediabunny');" },
  },
  {
    law: 'one-file-knows-the-bucket',
    files: { 'src/platform/files/local-file-store.ts': "export const load = () => import('@aws-sdk/client-s3');" },
  },
  {
    law: 'tests-are-for-tests',
    files: { 'test/support/a.ts': 'export {};', 'src/app/a.ts': "import '../../test/support/a.ts';" },
  },
  { law: 'production-needs-no-dev-dependency', files: { 'src/app/a.ts': "import 'vitest';" } },
];

/**
 * The violations of each case. Cases that name no file twice share a project: reading one takes a second, whatever its
 * size.
 */
async function violationsOfCases(): Promise<Map<Case, Violation[]>> {
  const projects: { files: Case['files']; cases: Case[] }[] = [];
  for (const one of cases) {
    const free = projects.find(({ files }) => Object.keys(one.files).every((file) => !(file in files)));
    if (free) Object.assign(free.files, one.files);
    else projects.push({ files: { ...one.files }, cases: [] });
    (free ?? projects.at(-1))?.cases.push(one);
  }
  const found = new Map<Case, Violation[]>();
  for (const project of projects) {
    const violations = await violationsIn(plant(project.files));
    for (const one of project.cases) {
      found.set(
        one,
        violations.filter(({ file }) => file in one.files),
      );
    }
  }
  return found;
}

// `npm run check` holds the project itself to these laws.
describe('the import laws', () => {
  const found = violationsOfCases();

  test.for(cases)('notice a violation of $law', async (one) => {
    expect(new Set((await found).get(one)?.map(({ law }) => law))).toEqual(new Set([one.law]));
  });

  test('are each violated by a case of this test', () => {
    expect(new Set(cases.map((c) => c.law))).toEqual(new Set(forbidden.map((rule) => rule.name)));
  });

  test('allow what each owner may do', async () => {
    const violations = await violationsIn(
      plant({
        'src/platform/http/app.ts': "import 'express';",
        'src/platform/tasks/queue.ts': "import 'pg-boss';",
        'src/platform/tasks/dashboard.ts':
          "export const load = () => [import('@pg-boss/dashboard/handler'), import('@hono/node-server')];",
        'src/platform/mail/mailer.ts': "import 'nodemailer';",
        'src/platform/ai/openai-provider.ts': "export const load = () => import('openai');",
        'src/platform/database/database.ts': "import '@mikro-orm/core'; import 'kysely'; import 'pg';",
        'src/modules/jobs/job.entity.ts': "import '@mikro-orm/core';",
        'src/modules/jobs/job.repository.ts': "import 'kysely';",
        'src/modules/jobs/job.queries.ts': "import 'pg'; import '#platform/database/sql.ts';",
        'src/platform/database/sql.ts': "import 'sql-template-tag';",
        'src/modules/jobs/module.ts': "import '../../platform/module.ts';",
        'src/platform/module.ts': 'export {};',
        'src/readers/resume/document-reader.ts': "import 'pdf-parse'; import 'mammoth';",
        'src/modules/candidates/index.ts': "import { jobs } from '#modules/jobs'; export const a = jobs;",
        'src/app/modules.ts': "import '../modules/jobs/module.ts'; import '#modules/candidates';",
        'test/jobs/a.test.ts': "import 'vitest'; import 'pg'; import '../../src/modules/jobs/job.entity.ts';",
      }),
    );
    expect(violations).toEqual([]);
  });
});
