/** The benchmark's databases, one for each size. Each is created on first use. */
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { countUncounted } from '../../migrations/Migration20261122206000_candidate_counts.ts';
import { migrate } from '../../src/app/migrate.ts';
import { startEmbedded } from '../../src/development/embedded-postgres.ts';
import { generate } from './data.ts';

export type Place = {
  /** Folder for logs and other files. */
  folder: string;
  /** URL of the database with this number of applications. */
  database(size: number): Promise<string>;
  stop(): Promise<void>;
};

export const nameOf = (size: number): string => (size % 1_000_000 === 0 ? `${size / 1_000_000}m` : `${size / 1000}k`);

function digest(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Identifies the code that makes the data, so that an outdated database is replaced. */
const making = (): string =>
  `bench ${digest(['data.ts', 'names.ts'].map((name) => path.join(import.meta.dirname, name)))}`;

/** Counts what triggers would count. They are off while the data is loaded. */
async function countAll(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(countUncounted);
  } finally {
    await client.end();
  }
}

/** Fills in what the worker and triggers would fill in. Triggers are off while the data is loaded. */
async function fillSearch(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select 1 from candidate_search_cursor where filled_at is null
       union all select 1 where not exists (select from candidate_search) and exists (select from candidates)`,
    );
    if (rows.length === 0) return;
    const index = 'candidate_search_words_idx';
    const { rows: found } = await client.query<{ definition: string }>(
      `select pg_get_indexdef('${index}'::regclass) as definition`,
    );
    await client.query(`drop index ${index}`);
    await client.query(`
      insert into candidate_search (organization_id, candidate_id, words)
      select organization_id, id, candidate_search_words(c) from candidates c order by organization_id, id
      on conflict do nothing`);
    await client.query(`set maintenance_work_mem = '512MB'`);
    await client.query(found[0]?.definition ?? '');
    await client.query('update candidate_search_cursor set filled_at = now()');
    await client.query('vacuum (analyze) candidate_search');
  } finally {
    await client.end();
  }
}

async function makeDatabase(serverUrl: string, size: number): Promise<string> {
  const name = `bench_${nameOf(size)}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    const { rows } = await admin.query<{ made: string | null }>(
      `select shobj_description(oid, 'pg_database') as made from pg_database where datname = $1`,
      [name],
    );
    if (rows[0]?.made === making()) {
      await migrate(url.href);
      await fillSearch(url.href);
      return url.href;
    }
    const began = performance.now();
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name} template template0`);
    await migrate(url.href);
    await generate(url.href, size);
    await countAll(url.href);
    await fillSearch(url.href);
    await admin.query(`comment on database ${name} is '${making()}'`);
    await admin.query('checkpoint');
    console.log(`${name} made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    return url.href;
  } finally {
    await admin.end();
  }
}

const durable = ['max_wal_size=4GB', 'fsync=on', 'synchronous_commit=on'];
/** Settings for ten million rows, and for writes that compare the work instead of the disk. */
const quick = [
  ...['max_wal_size=8GB', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  ...['wal_level=minimal', 'max_wal_senders=0', 'autovacuum=off'],
];

/**
 * Starts PostgreSQL with 1 GB of shared buffers, as a durable server unless `isQuick`. The data is in `data`, else in a
 * folder for this run. With `url`, uses that server as a superuser instead. `keep` leaves the data for the next run.
 */
export async function openPlace(options: {
  data?: string;
  url?: string;
  keep: boolean;
  isQuick: boolean;
}): Promise<Place> {
  const { data, url, keep } = options;
  const kept = data ?? (keep ? path.join(os.tmpdir(), 'recruitment-pipeline-bench') : undefined);
  const folder = kept ?? mkdtempSync(path.join(os.tmpdir(), 'recruitment-pipeline-bench-'));
  mkdirSync(folder, { recursive: true });
  // As root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o711);
  const remove = () => {
    if (!kept) rmSync(folder, { recursive: true, force: true });
  };
  if (url !== undefined) {
    return {
      folder,
      database: (size) => makeDatabase(url, size),
      stop: async () => remove(),
    };
  }
  const settings = ['shared_buffers=1GB', ...(options.isQuick ? quick : durable)];
  const server = await startEmbedded({ dataDir: path.join(folder, 'database'), settings });
  return {
    folder,
    database: (size) => makeDatabase(server.url, size),
    stop: async () => {
      await server.stop();
      remove();
    },
  };
}
