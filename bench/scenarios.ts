/** Requests to measure against the floor, and the share of its throughput that is the goal. */
import type pg from 'pg';
import { known } from './data/names.ts';
import type { Sample } from './lists.ts';
import type { Request } from './servers.ts';

export type Scenario = {
  name: string;
  /** Both servers must give the same answer to it. */
  first: Request;
  /** Whole requests with this key. */
  requests: readonly string[];
  writes: boolean;
  /**
   * Minimum throughput at 32 connections, relative to the floor. `at`: the goal is only for this number of
   * applications.
   */
  goal: { atLeast: number; at?: number };
};

type Body = object | undefined;

export function requestOf(key: string, method: string, path: string, body?: Body): string {
  const head = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', `Authorization: Bearer ${key}`];
  if (!body) return `${head.join('\r\n')}\r\n\r\n`;
  const text = JSON.stringify(body);
  head.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`);
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}

const million = 1_000_000;
const perBulk = 100;

/** Candidates with jobs to which they have not applied: single pairs, and a hundred candidates for one job. */
async function freshPairs(client: pg.Client, { organization }: Sample, singles: number, bulks: number) {
  const ids = async (sql: string) => (await client.query<{ id: string }>(sql, [organization])).rows.map(({ id }) => id);
  const jobs = await ids(`select id from jobs where organization_id = $1 order by md5(id::text) limit 500`);
  const candidates = await ids(
    `select id from candidates where organization_id = $1 and talent_pool_status <> 'masked' order by md5(id::text) limit 10000`,
  );
  const { rows } = await client.query<{ candidate_id: string; job_id: string }>(
    `select candidate_id, job_id from candidate_jobs where organization_id = $1 and candidate_id = any($2) and job_id = any($3)`,
    [organization, candidates, jobs],
  );
  const taken = new Set(rows.map((pair) => `${pair.candidate_id} ${pair.job_id}`));
  // Pairs each candidate with one job after the other, so that neighbours in the run share neither.
  const pairs: { candidate_id: string; job_id: string }[] = [];
  for (let round = 0; pairs.length < singles && round < jobs.length; round++) {
    for (const [i, candidate_id] of candidates.entries()) {
      const job_id = jobs[(i + round) % jobs.length] ?? '';
      if (!taken.has(`${candidate_id} ${job_id}`)) pairs.push({ candidate_id, job_id });
    }
  }
  const groups: { job_id: string; candidate_ids: string[] }[] = [];
  for (let i = 0; i < bulks; i++) {
    const job_id = jobs[i % jobs.length] ?? '';
    const begin = Math.floor(i / jobs.length) * perBulk + (i % 7) * perBulk * 10;
    const free = [...candidates.slice(begin), ...candidates.slice(0, begin)].filter(
      (c) => !taken.has(`${c} ${job_id}`),
    );
    groups.push({ job_id, candidate_ids: free.slice(0, perBulk) });
  }
  return { pairs: pairs.slice(0, singles), groups };
}

export async function scenarios(client: pg.Client, sample: Sample, key: string): Promise<Scenario[]> {
  const { pairs, groups } = await freshPairs(client, sample, 30_000, 1_000);
  const get = (name: string, paths: string[], goal: Scenario['goal']): Scenario => ({
    name,
    first: { method: 'GET', path: `/api/v1/${paths[0]}` },
    requests: paths.map((path) => requestOf(key, 'GET', `/api/v1/${path}`)),
    writes: false,
    goal,
  });
  const post = (name: string, path: string, bodies: object[], goal: Scenario['goal']): Scenario => ({
    name,
    first: { method: 'POST', path: `/api/v1/${path}`, ...(bodies[0] && { body: bodies[0] }) },
    requests: bodies.map((body) => requestOf(key, 'POST', `/api/v1/${path}`, body)),
    writes: true,
    goal,
  });
  const search = (text: string) => `applications?search=${encodeURIComponent(text)}`;
  return [
    get(
      'get an application',
      sample.applications.map((id) => `applications/${id}`),
      { atLeast: 0.7 },
    ),
    get(
      'get a job',
      sample.jobs.map((id) => `jobs/${id}`),
      { atLeast: 0.7 },
    ),
    get(
      'get a candidate',
      sample.candidates.map((id) => `candidates/${id}`),
      { atLeast: 0.7 },
    ),
    get(
      "list a job's applications",
      sample.jobs.map((id) => `applications?job_id=${id}`),
      { atLeast: 0.75 },
    ),
    get('list all applications', ['applications'], { atLeast: 20, at: million }),
    get('search a common name', [search(known.commonName)], { atLeast: 1.5, at: million }),
    get('search a title word', [search(known.titleWord)], { atLeast: 1.5, at: million }),
    post(
      'create an application',
      'applications',
      pairs.map((pair) => ({ ...pair, notes: 'Came by referral.', metadata: { source: 'bench' } })),
      { atLeast: 0.5 },
    ),
    post('bulk apply of 100', 'applications/bulk', groups, { atLeast: 0.6 }),
  ];
}
