/**
 * Measures how fast all applications of a job get new scores after it changes, with real processes: one web, and one or
 * two workers. Every candidate has a resume of some 4,000 characters.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { newId } from '../src/platform/ids.ts';
import { skillLexicon } from '../src/readers/skills/skill-lexicon.ts';
import { type BenchDatabase, openDatabase } from './data/database.ts';
import type { Place } from './data/place.ts';
import { startService, startWorker } from './servers.ts';

const applications = 10_000;
const words = 'led built moved wrote measured planned taught repaired sold served designed kept found joined'.split(
  ' ',
);

/** Adds a job with applications of candidates who have resumes. Returns its ID. */
async function addJob({ client }: BenchDatabase, organization: string): Promise<string> {
  const job = newId();
  const skills = skillLexicon.map(({ name }) => name);
  await client.query(
    `insert into jobs (id, organization_id, title, description, required_skills)
     values ($1, $2, 'Data engineer', $3, '{Python,SQL,Kafka}')`,
    [job, organization, `Data engineer who builds pipelines. ${skills.slice(0, 40).join(', ')}.`],
  );
  await client.query(
    `with made as (
       insert into candidates (id, organization_id, full_name, email, total_experience_years)
       select gen_random_uuid(), $1, 'C ' || n, 'rescore' || n || '@example.com', n % 20 from generate_series(1, $2) n
       returning id, email),
     texts as (
       insert into resume_texts (organization_id, content_hash, text, quality, profile)
       select $1, sha256(id::text::bytea), (
         select string_agg(($3::text[])[1 + (random() * (array_length($3::text[], 1) - 1))::int] , ' ')
         from generate_series(1, 450) where id is not null), 'ok', '{"employments": [{"title": "Data engineer"}]}' from made),
     read as (
       insert into candidate_resumes (candidate_id, organization_id, source, state, quality, content_hash)
       select id, $1, 'bench', 'ok', 'ok', sha256(id::text::bytea) from made)
     insert into candidate_jobs (id, organization_id, candidate_id, job_id, status)
     select gen_random_uuid(), $1, id, $4, 'Applied' from made`,
    [organization, applications, [...skills.slice(0, 300), ...Array(20).fill(words).flat()], job],
  );
  await client.query('analyze');
  return job;
}

async function untilScored(client: pg.Client, job: string, since: Date): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ n: number }>(
      `select count(distinct s.application_id)::int as n from match_scores s join candidate_jobs a on a.id = s.application_id
       where a.job_id = $1 and s.computed_at >= $2`,
      [job, since],
    );
    if ((rows[0]?.n ?? 0) >= applications) return;
    await delay(100);
  }
}

/** Prints the applications scored per second with one worker and with two. */
export async function rescore(place: Place): Promise<void> {
  const database = await openDatabase(place, 10_000);
  const { rows } = await database.client.query<{ id: string }>(
    `select organization_id as id from api_keys where name = 'bench'`,
  );
  const job = await addJob(database, rows[0]?.id ?? '');
  const web = await startService(database.url, place.folder, 'rescore-web', []);
  const workers = [await startWorker(database.url, place.folder, 'rescore-worker-1')];
  const change = async (skill: string) => {
    const since = new Date();
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${web.port}/api/v1/jobs/${job}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${database.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ required_skills: ['Python', 'SQL', skill] }),
    });
    if (answer.status !== 200) throw new Error(`PUT answered ${answer.status}: ${await answer.text()}`);
    await untilScored(database.client, job, since);
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `${workers.length} worker(s): ${applications} applications in ${seconds.toFixed(1)} s, ` +
        `${Math.round(applications / seconds)} a second`,
    );
  };
  try {
    await delay(2000); // both have started
    await change('Spark');
    await change('Kafka');
    workers.push(await startWorker(database.url, place.folder, 'rescore-worker-2'));
    await delay(2000);
    await change('Airflow');
  } finally {
    for (const worker of workers) await worker.stop();
    await web.stop();
    await database.client.query(
      `delete from match_scores s using candidate_jobs a where a.id = s.application_id and a.job_id = $1`,
      [job],
    );
    await database.close();
  }
}
