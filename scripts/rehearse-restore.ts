// `npm run rehearse:restore` backs up and restores a small copy of the service in both documented ways. It has its own
// servers, which it removes, and touches no other database.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { migrate } from '../src/app/migrate.ts';
import { findPrograms } from './rehearse/postgres-programs.ts';
import { ScratchServers } from './rehearse/scratch-server.ts';
import { openService } from './rehearse/service-copy.ts';

type Backup = { servers: ScratchServers; dataDir: string };
/** An application, and its representation in the API before the backup. */
type Known = { key: string; id: string; shown: unknown };

async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const since = performance.now();
  const result = await work();
  console.log(`ok    ${name} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
  return result;
}

async function applyOn(url: string, dataDir: string, count: number): Promise<Known[]> {
  const service = await openService(url, dataDir);
  try {
    const known: Known[] = [];
    for (let n = 0; n < count; n++) {
      const key = await service.makeKey();
      const id = await service.apply(key);
      known.push({ key, id, shown: await service.call(key, 'GET', `/applications/${id}`) });
    }
    return known;
  } finally {
    await service.close();
  }
}

async function expectServed(url: string, dataDir: string, known: readonly Known[]): Promise<void> {
  const service = await openService(url, dataDir);
  try {
    for (const { key, id, shown } of known) {
      if (!isDeepStrictEqual(await service.call(key, 'GET', `/applications/${id}`), shown))
        throw new Error('The restored copy does not show the application as it was.');
    }
  } finally {
    await service.close();
  }
}

async function rehearseDump({ servers, dataDir }: Backup, port: number, known: readonly Known[]): Promise<void> {
  const file = path.join(servers.folder, 'backup.dump');
  await step('pg_dump', () =>
    servers.run('pg_dump', [...servers.target(port), '--format=custom', `--file=${file}`, 'recruitment']),
  );
  await step('pg_restore into an empty database, migrate', async () => {
    servers.value(port, 'postgres', 'create database restored');
    servers.run('pg_restore', [
      ...servers.target(port),
      '--no-owner',
      '--no-acl',
      '--exit-on-error',
      '--dbname=restored',
      file,
    ]);
    await migrate(servers.url(port, 'restored'));
  });
  await step('the copy serves GET /applications/{id}', () =>
    expectServed(servers.url(port, 'restored'), dataDir, known),
  );
}

/** Waits until everything that was written so far is in the archive. */
async function archiveAll(servers: ScratchServers, port: number): Promise<void> {
  const segment = servers.value(port, 'recruitment', 'select pg_walfile_name(pg_switch_wal())');
  const isArchived = `select coalesce(last_archived_wal >= '${segment}', false)::text from pg_stat_archiver`;
  for (const until = Date.now() + 60_000; servers.value(port, 'recruitment', isArchived) !== 'true'; await sleep(100)) {
    if (Date.now() > until) throw new Error('PostgreSQL does not archive its log.');
  }
}

async function rehearsePointInTime(
  { servers, dataDir }: Backup,
  { data, port, archive }: { data: string; port: number; archive: string },
  known: readonly Known[],
): Promise<void> {
  const url = servers.url(port, 'recruitment');
  const backup = path.join(servers.folder, 'base-backup');
  await step('pg_basebackup', () =>
    servers.run('pg_basebackup', [...servers.target(port), `--pgdata=${backup}`, '--checkpoint=fast']),
  );
  const later = await step('write after the backup, then lose all applications', async () => {
    const made = await applyOn(url, dataDir, 1);
    const time = servers.value(port, 'recruitment', 'select clock_timestamp()::text');
    await sleep(50);
    servers.value(port, 'recruitment', 'truncate candidate_jobs cascade');
    await archiveAll(servers, port);
    servers.stop(data, 'immediate');
    return { made, time };
  });
  const restored = path.join(servers.folder, 'restored');
  const restoredPort = await step(`base backup and log, replayed to ${later.time}`, async () => {
    servers.copy(backup, restored);
    servers.write('restored/recovery.signal', '');
    const found = await servers.start(restored, [
      "archive_mode = 'off'",
      `restore_command = 'cp "${archive}/%f" "%p"'`,
      `recovery_target_time = '${later.time}'`,
      "recovery_target_action = 'promote'",
    ]);
    const promoted = () => servers.value(found, 'postgres', 'select (not pg_is_in_recovery())::text');
    for (const until = Date.now() + 60_000; promoted() !== 'true'; await sleep(100)) {
      if (Date.now() > until) throw new Error('The restored server does not end its recovery.');
    }
    return found;
  });
  await step('the copy serves applications of before and after the base backup', () =>
    expectServed(servers.url(restoredPort, 'recruitment'), dataDir, [...known, ...later.made]),
  );
}

async function rehearse(programs: string, folder: string): Promise<void> {
  const servers = new ScratchServers(programs, folder);
  const backup = { servers, dataDir: path.join(folder, 'data') };
  try {
    console.log(`      ${servers.run('postgres', ['--version']).trim()} in ${programs}`);
    const archive = servers.makeFolder('archive');
    const data = servers.make('original');
    const port = await step('a server that archives its log, migrated', async () => {
      const settings = [
        "archive_mode = 'on'",
        `archive_command = 'test ! -f "${archive}/%f" && cp "%p" "${archive}/%f"'`,
      ];
      const found = await servers.start(data, settings);
      servers.value(found, 'postgres', 'create database recruitment');
      await migrate(servers.url(found, 'recruitment'));
      return found;
    });
    const known = await step('two applications', () => applyOn(servers.url(port, 'recruitment'), backup.dataDir, 2));
    await rehearseDump(backup, port, known);
    await rehearsePointInTime(backup, { data, port, archive }, known);
    console.log('Both ways restore.');
  } finally {
    servers.stopAll();
  }
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'recruitment-rehearsal-'));
// The servers may run as another user, who must be able to pass through.
chmodSync(folder, 0o711);
try {
  const { values } = parseArgs({ options: { bin: { type: 'string' } } });
  await rehearse(findPrograms(values.bin), folder);
} catch (error) {
  console.error(`FAIL  ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
