import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type App, boot } from '../../src/app/boot.ts';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { type TalentPoolProfile, TalentPoolService } from '../../src/modules/candidates/index.ts';
import { type ResumeFileReader, resumeFileReaderToken } from '../../src/modules/candidates/resumes/resume-reader.ts';
import { OrganizationService } from '../../src/modules/organizations/index.ts';
import { Clock } from '../../src/platform/clock.ts';
import { type Config, loadConfig } from '../../src/platform/config.ts';
import { listen } from '../../src/platform/http/server.ts';
import { MediaReader } from '../../src/platform/media/media-reader.ts';
import { fulfil } from '../../src/platform/media/media-request.ts';
import { readDocument } from '../../src/readers/resume/document-reader.ts';
import { ResumeFailure } from '../../src/readers/resume/index.ts';
import { expectAsDocumented } from './contract.ts';

/** A clock that stands still until a test moves it. */
export class TestClock extends Clock {
  #ahead = 0;
  override now(): Date {
    return new Date(Date.now() + this.#ahead);
  }
  advance(ms: number): void {
    this.#ahead += ms;
  }
}

export type Answer = { status: number; body: any; headers: Headers };
export type Tenant = { organizationId: string; userIds: string[]; key: string; api: Api };
export type Api = ReturnType<typeof apiOf>;

export function apiOf(base: string, key: string | undefined) {
  const call = async (
    method: string,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await fetch(base + url, {
      method,
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const answer = {
      status: response.status,
      body: isJson && text ? JSON.parse(text) : text || undefined,
      headers: response.headers,
    };
    expectAsDocumented(method, url, answer.status, answer.body);
    return answer;
  };
  return {
    call,
    get: (url: string) => call('GET', `/api/v1${url}`),
    post: (url: string, body: unknown) => call('POST', `/api/v1${url}`, body),
    put: (url: string, body: unknown) => call('PUT', `/api/v1${url}`, body),
    delete: (url: string) => call('DELETE', `/api/v1${url}`),
  };
}

export type TestApp = Awaited<ReturnType<typeof startApp>>;

/** URLs of one database: of a superuser, the role that owns the tables, and those of web and worker. */
type DatabaseUrls = Record<'admin' | 'owner' | 'web' | 'worker', string>;

/** A database of this test file's own, cloned from the migrated template. Dropped when the file ends. */
export async function cloneDatabase(): Promise<DatabaseUrls> {
  const adminUrl = inject('adminUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const onAdmin = async (sql: string) => {
    const admin = new pg.Client(adminUrl);
    await admin.connect();
    try {
      await admin.query(sql);
    } finally {
      await admin.end();
    }
  };
  await onAdmin(`create database ${name} owner recruitment_owner template template_app strategy file_copy`);
  afterAll(() => onAdmin(`drop database if exists ${name} with (force)`));
  const urlOf = (base: string) => {
    const url = new URL(base);
    url.pathname = `/${name}`;
    return url.href;
  };
  const { owner, web, worker } = inject('roleUrls');
  return { admin: urlOf(adminUrl), owner: urlOf(owner), web: urlOf(web), worker: urlOf(worker) };
}

/** Prepared, as planning it takes longer than running it, and tests poll it. */
const unfinishedTasks = {
  name: 'unfinished-tasks',
  text: `select name, state, retry_count, start_after, heartbeat_on, output, now() from pgboss.job
    where state in ('created', 'active', 'retry') and name not like '%.dead' and name not like '\\_\\_%'`,
};

/** Due now, and workers hear of it as of a new task. */
const retryNow = {
  name: 'retry-now',
  text: `with due as (
      update pgboss.job set start_after = now() where state = 'retry' and start_after > now() and name not like '\\_\\_%'
      returning name)
    select pg_notify('task_queues', string_agg(distinct name, ',')) from due having count(*) > 0`,
};

/** Reads in this process, as the one for each file would: its start takes a second of computing. */
const readHere: ResumeFileReader = async (bytes, options) => {
  options?.signal?.throwIfAborted();
  try {
    return await readDocument(Buffer.from(bytes));
  } catch (error) {
    throw error instanceof ResumeFailure ? error : new ResumeFailure('corrupt');
  }
};

/** Reads recordings in this process, likewise. */
export const mediaHere = new MediaReader((request, _folder, signal) => {
  signal.throwIfAborted();
  return fulfil(request);
});

/**
 * The whole service for one test file: its database, the web process on a free port and, unless `worker` is false, the
 * worker, all in this process. Everything stops when the file ends. Resumes are read here too, unless `resumeProcess` is true.
 */
export async function startApp(options: { worker?: boolean; resumeProcess?: boolean; config?: Partial<Config> } = {}) {
  const given = options.config?.databaseUrl;
  const urls = given ? { admin: given, owner: given, web: given, worker: given } : await cloneDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'recruitment-pipeline-data-'));
  const defaults = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent', DATA_DIR: dataDir });
  const config: Config = {
    ...defaults,
    databaseUrl: urls.web,
    databasePoolMax: { web: 4, worker: 4 },
    // so that only the tests of them meet the limits
    rateLimit: { perMinute: 1_000_000, burst: 1_000_000 },
    selfApplyAtOnce: 1_000,
    // Starting them would take much of the time of most tests.
    resumeSpareReaders: 0,
    webhooks: { ...defaults.webhooks, secretKeys: [randomBytes(32)] },
    ...options.config,
  };
  const clock = new TestClock();
  const readInThisProcess = ({ container }: App) => {
    if (!options.resumeProcess) container.registerInstance(resumeFileReaderToken, readHere);
    container.registerInstance(MediaReader, mediaHere);
  };
  const web = await boot(config, 'web', { clock });
  // Tests call services of the worker's in it too.
  readInThisProcess(web);
  const server = await listen(web.http(), 0, '127.0.0.1');
  const base = `http://127.0.0.1:${server.port}`;
  await until(async () => (await fetch(`${base}/readyz`)).ok, 'web to be ready');
  const db = new pg.Pool({ connectionString: urls.admin, max: 4 });
  db.on('error', () => {});
  let worker: App | undefined;
  const startWorker = async () => {
    worker = await boot({ ...config, databaseUrl: urls.worker }, 'worker', { clock });
    readInThisProcess(worker);
    await worker.work();
  };
  if (options.worker !== false) await startWorker();

  const idle = async (ms?: number, isHurried = false) => {
    let left: unknown[] = [];
    await until(
      async () => {
        const { rows } = await db.query(unfinishedTasks);
        left = rows;
        if (isHurried && rows.some(({ state }) => state === 'retry')) await db.query(retryNow);
        return rows.length === 0;
      },
      () => `the queue to be idle; left: ${JSON.stringify(left)}`,
      ms,
    );
  };

  const stop = async () => {
    await server.stop(1);
    await worker?.close(2);
    await web.close(1);
    await db.end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  afterAll(stop);

  return {
    base,
    /** `config` has that of web. */
    urls,
    config,
    clock,
    db,
    web,
    startWorker,
    /** Calls without a key. */
    anonymous: apiOf(base, undefined),
    withKey: (key: string) => apiOf(base, key),
    /** An organization with two users, and a key of its own. */
    async tenant(input: Partial<Parameters<OrganizationService['create']>[0]> = {}): Promise<Tenant> {
      const made = await web
        .resolve(OrganizationService)
        .create({ name: 'Test Recruiting', users: 2, credits: 0, ...input });
      const { apiKey } = await web
        .resolve(ApiKeyService)
        .create({ organizationId: made.organizationId, name: 'test', expiresAt: null, createdByUserId: null });
      return { ...made, key: apiKey, api: apiOf(base, apiKey) };
    },
    /** A candidate of the talent pool before the reveal, every hidden field given. Returns the id. */
    masked: (organizationId: string, profile: Partial<TalentPoolProfile> = {}): Promise<string> =>
      web.resolve(TalentPoolService).link(organizationId, {
        full_name: 'Masked Person',
        email: `hidden.${randomBytes(6).toString('hex')}@example.com`,
        phone_number: '+91 98765 43210',
        whatsapp_number: '+91 98765 43211',
        resume_url: 'https://resumes.example.com/hidden.pdf',
        current_ctc: 12,
        expected_ctc: 15.5,
        ...profile,
      }),
    /** One row or value by SQL. */
    async rows(sql: string, parameters: unknown[] = []): Promise<any[]> {
      return (await db.query(sql, parameters)).rows;
    },
    /** Resolves when no task waits or runs (tasks waiting for a retry count as waiting). */
    idle: (ms?: number) => idle(ms),
    /** As `idle`, without the pauses between attempts: for tests that are not about those. */
    hurry: () => idle(undefined, true),
  };
}

/** Polls until `condition` gives something; throws after two minutes, saying what was waited for. */
export async function until<T>(
  condition: () => Promise<T>,
  what: string | (() => string),
  ms = 120_000,
): Promise<NonNullable<T>> {
  const end = Date.now() + ms;
  for (;;) {
    const value = await condition();
    if (value) return value;
    if (Date.now() > end) throw new Error(`waited in vain for ${typeof what === 'string' ? what : what()}`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** A candidate's body with an email of its own. */
export const aCandidate = (fields: Record<string, unknown> = {}) => ({
  full_name: 'Asha Rao',
  email: `asha.${randomBytes(6).toString('hex')}@example.com`,
  ...fields,
});
