import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/app/migrate.ts';
import { startEmbedded } from '../../src/development/embedded-postgres.ts';
import { developmentRoles, ensureRoles } from '../../src/development/embedded-roles.ts';
import { plainHost } from './browser-host.ts';
import { noBrowser, noFfmpeg, program } from './programs.ts';
import { noPgBouncer } from './servers/find-pgbouncer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A superuser's, for the database `postgres`: to clone a test file's own database from TEMPLATE. */
    adminUrl: string;
    /** Of the roles that own the tables, and that web and worker use. The database is `postgres`. */
    roleUrls: { owner: string; web: string; worker: string };
    /** Where the one browser of the run takes connections. Empty where the machine has none. */
    browserUrl: string;
    /** In the long tests: files that do with some cases in the suite have all of them there, in test/thorough.long.test.ts. */
    isThorough?: boolean;
  }
}

/** The migrated, empty database that test files clone. Nobody may stay connected to it. */
const TEMPLATE = 'template_app';
const testRoles = { owner: 'recruitment_owner', ...developmentRoles };

type Server = { kind: string; url: string; stop(): Promise<unknown> };

/** Whether a Docker engine answers. A client program alone proves nothing, so look for a socket, then ask. */
function hasDocker(): boolean {
  const runtime = process.env['XDG_RUNTIME_DIR'];
  const sockets = [
    '/var/run/docker.sock',
    path.join(os.homedir(), '.docker/run/docker.sock'),
    ...(runtime ? [path.join(runtime, 'docker.sock')] : []),
  ];
  if (!process.env['DOCKER_HOST'] && !sockets.some((socket) => existsSync(socket))) return false;
  return spawnSync('docker', ['info'], { timeout: 3_000, stdio: 'ignore' }).status === 0;
}

async function startContainer(): Promise<Server> {
  // A heavy import, of use only here.
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];
  const container = await new PostgreSqlContainer('postgres:18-alpine')
    .withDatabase('postgres')
    .withCommand(['postgres', ...['max_connections=200', ...settings].flatMap((setting) => ['-c', setting])])
    .start();
  return { kind: 'container', url: container.getConnectionUri(), stop: () => container.stop() };
}

/** Where clusters are kept: in memory where that has room. Copying a template of a thousand files to disk takes longer. */
function clusterParent(): string {
  const inMemory = '/dev/shm';
  const needed = 3 * 1024 ** 3;
  if (!existsSync(inMemory) || process.availableMemory() < 2 * needed) return os.tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= needed ? inMemory : os.tmpdir();
}

async function startLocal(): Promise<Server> {
  const folder = mkdtempSync(path.join(clusterParent(), 'recruitment-pipeline-test-'));
  // Under root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o711);
  try {
    const server = await startEmbedded({ dataDir: folder, ephemeral: true });
    return { kind: 'embedded', url: server.url, stop: () => server.stop() };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function startServer(): Promise<Server> {
  if (!hasDocker()) return startLocal();
  try {
    return await startContainer();
  } catch (error) {
    // An engine without network, for one, has no image.
    console.error(`No PostgreSQL container, using the embedded one: ${(error as Error).message}`);
    return startLocal();
  }
}

/** Made by a role that is no superuser, with the rights that web and worker get. */
async function createTemplate(adminUrl: string): Promise<Record<keyof typeof testRoles, string>> {
  const urls = await ensureRoles(adminUrl, testRoles);
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  try {
    await admin.query(`create database ${TEMPLATE} owner ${testRoles.owner}`);
    await admin.query(`grant ${testRoles.web}, ${testRoles.worker} to ${testRoles.owner}`);
  } finally {
    await admin.end();
  }
  const url = new URL(urls.owner);
  url.pathname = `/${TEMPLATE}`;
  await migrate(url.href, { roles: testRoles });
  return urls;
}

/** A browser whose camera is made up. Tests grant or refuse it. */
async function startBrowser(): Promise<BrowserServer | undefined> {
  if (!program) return undefined;
  const args = [`--host-resolver-rules=MAP ${plainHost} 127.0.0.1`, '--use-fake-device-for-media-stream=fps=5'];
  return chromium.launchServer({ executablePath: program, args });
}

/** One PostgreSQL and one browser for the whole run. vitest calls what this returns at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (noBrowser) console.warn(noBrowser);
  if (noFfmpeg) console.warn(noFfmpeg);
  if (noPgBouncer) console.warn(noPgBouncer);
  const began = performance.now();
  const [server, browser] = await Promise.all([startServer(), startBrowser()]);
  const stop = () => Promise.all([server.stop(), browser?.close()]);
  try {
    project.provide('roleUrls', await createTemplate(server.url));
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('adminUrl', server.url);
  project.provide('browserUrl', browser?.wsEndpoint() ?? '');
  console.log(`PostgreSQL (${server.kind}) is ready after ${Math.round(performance.now() - began)} ms`);
  return async () => {
    await stop();
  };
}
