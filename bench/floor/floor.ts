/**
 * The floor: the cost of the hot endpoints with nothing but node:http, pg and prepared statements. It gives the same
 * answers and writes the same rows as the service, on the same database. It checks no input, and has no log and no
 * limits.
 *
 *   node bench/floor/floor.ts --database URL --port N
 */
import { createHash } from 'node:crypto';
import http from 'node:http';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { newId } from '../../src/platform/ids.ts';
import { type StatementName, statements } from './floor-statements.ts';

type Row = Record<string, unknown>;

const { values } = parseArgs({ options: { database: { type: 'string' }, port: { type: 'string' } } });

// Converts '2026-11-21 09:30:00.12+00' to ISO, without a Date.
const isoTimestamp = (s: string): string =>
  `${s.slice(0, 10)}T${s.length === 22 ? `${s.slice(11, 19)}.000` : s.slice(11, -3).padEnd(12, '0')}Z`;
const parsers = new Map<number, (value: string) => unknown>([
  [pg.types.builtins.TIMESTAMPTZ, isoTimestamp],
  [pg.types.builtins.DATE, (value) => value],
  [pg.types.builtins.INT8, Number],
]);

const pool = new pg.Pool({
  connectionString: values.database,
  max: 10,
  options: '-c timezone=UTC',
  types: { getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format) },
});

async function run(name: StatementName, parameters: unknown[]): Promise<Row[]> {
  return (await pool.query({ name, text: statements[name], values: parameters })).rows as Row[];
}

const keys = new Map<string, { organization: string; until: number }>();

async function organizationOf(request: http.IncomingMessage): Promise<string | undefined> {
  const key = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(key).digest('base64');
  const hit = keys.get(hash);
  if (hit && hit.until > Date.now()) return hit.organization;
  const [row] = await run('key', [Buffer.from(hash, 'base64')]);
  if (!row) return undefined;
  const organization = String(row['organization_id']);
  keys.set(hash, { organization, until: Date.now() + 30_000 });
  return organization;
}

type Answer = { status: number; body: unknown };
const found = (row: unknown): Answer => (row ? { status: 200, body: { data: row } } : { status: 404, body: {} });

function withSkills(candidate: Row | undefined): Row | undefined {
  if (!candidate) return undefined;
  const all = [...(candidate['primary_skills'] as string[]), ...(candidate['secondary_skills'] as string[])];
  return { ...candidate, skill_array: [...new Map(all.map((skill) => [skill.toLowerCase(), skill])).values()] };
}

async function candidate(organization: string, id: string): Promise<Answer> {
  const [[row], applications] = await Promise.all([
    run('candidate', [organization, id]),
    run('candidateApplications', [organization, id]),
  ]);
  return found(row && { ...withSkills(row), applications });
}

async function list(organization: string, query: URLSearchParams): Promise<Answer> {
  const [limit, offset] = [Number(query.get('limit') ?? 50), Number(query.get('offset') ?? 0)];
  const [job, text] = [query.get('job_id'), query.get('search')];
  const page = async (): Promise<[Row[], unknown]> => {
    if (text) {
      const rows = await run('search', [organization, `%${text.replace(/[\\%_]/g, '\\$&')}%`, limit, offset]);
      const total = rows[0]?.['total'] ?? 0;
      for (const row of rows) delete row['total'];
      return [rows, total];
    }
    const [rows, [counted]] = await (job
      ? Promise.all([run('ofJob', [organization, job, limit, offset]), run('ofJobTotal', [organization, job])])
      : Promise.all([run('all', [organization, limit, offset]), run('allTotal', [organization])]));
    return [rows, counted?.['total'] ?? 0];
  };
  const [data, total] = await page();
  return { status: 200, body: { data, meta: { total, limit, offset } } };
}

type ApplyBody = { candidate_id: string; job_id: string; notes?: string; metadata?: object };

async function apply(organization: string, body: ApplyBody): Promise<Answer> {
  const [data] = await run('apply', [
    organization,
    body.job_id,
    newId(),
    body.candidate_id,
    newId(),
    newId(),
    body.notes ?? null,
    body.metadata ?? null,
  ]);
  return { status: 201, body: { data } };
}

type BulkBody = { candidate_ids: string[]; job_id: string };

async function bulk(organization: string, { candidate_ids: ids, job_id }: BulkBody): Promise<Answer> {
  const fresh = () => ids.map(() => newId());
  const rows = await run('bulk', [organization, job_id, fresh(), ids, fresh(), fresh(), null, null]);
  const byCandidate = new Map(rows.map((row) => [row['candidate_id'], row]));
  const data = ids.map((candidate_id, index) => ({
    index,
    candidate_id,
    result: 'created',
    application: byCandidate.get(candidate_id) ?? null,
    error: null,
  }));
  const meta = {
    total: ids.length,
    created: rows.length,
    existing: ids.length - rows.length,
    failed: 0,
    task_group: newId(),
  };
  return { status: 200, body: { data, meta } };
}

async function bodyOf<T>(request: http.IncomingMessage): Promise<T> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as T;
}

async function answer(request: http.IncomingMessage): Promise<Answer> {
  const organization = await organizationOf(request);
  if (!organization) return { status: 401, body: {} };
  const url = request.url ?? '';
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  if (request.method === 'POST') {
    if (path === '/api/v1/applications') return apply(organization, await bodyOf<ApplyBody>(request));
    if (path === '/api/v1/applications/bulk') return bulk(organization, await bodyOf<BulkBody>(request));
    return { status: 404, body: {} };
  }
  if (path === '/api/v1/applications') return list(organization, new URLSearchParams(url.slice(path.length)));
  const [, kind, id = ''] = /^\/api\/v1\/(applications|jobs|candidates)\/([^/]+)$/.exec(path) ?? [];
  if (kind === 'applications') return found((await run('application', [organization, id]))[0]);
  if (kind === 'jobs') return found((await run('job', [organization, id]))[0]);
  if (kind === 'candidates') return candidate(organization, id);
  return { status: 404, body: {} };
}

const server = http.createServer((request, response) => {
  answer(request)
    .catch((error: unknown): Answer => {
      console.error(error);
      return { status: 500, body: {} };
    })
    .then(({ status, body }) => {
      const text = JSON.stringify(body);
      response.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
      });
      response.end(text);
    })
    .catch(console.error);
});
server.keepAliveTimeout = 65_000;
server.listen(Number(values.port), '127.0.0.1');
process.once('SIGTERM', () => process.exit());
