/**
 * The floor of the worker: writes the same rows, emails and scores in a bare loop over `pg` and nodemailer, 50 at a
 * time. It has no locks, retries, checks, templates, log or tasks for people. Prints its CPU time and its duration in
 * ms.
 */
import { createHash, randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { newId } from '../../src/platform/ids.ts';
import { statements } from '../floor/floor-statements.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: '' },
    smtp: { type: 'string', default: '' },
    organization: { type: 'string', default: '' },
    job: { type: 'string', default: '' },
    prefix: { type: 'string', default: '' },
  },
});
const { organization, job, prefix } = values;
const pool = new pg.Pool({ connectionString: values.database, max: 3 });
const mailer = createTransport({ url: values.smtp, pool: true, maxConnections: 8 } as object);

type Mail = { id: string; candidate_id: string; email: string; full_name: string; title: string };

async function apply(candidates: readonly string[]): Promise<void> {
  const ids = () => candidates.map(() => newId());
  await pool.query({
    name: 'bulk',
    text: statements.bulk,
    values: [organization, job, ids(), candidates, ids(), ids(), null, null],
  });
}

/** Takes tasks of a kind. Returns their IDs and data. */
async function take(name: string, limit: number): Promise<{ id: string; data: Record<string, unknown> }[]> {
  const { rows } = await pool.query<{ id: string; data: Record<string, unknown> }>({
    name: 'take',
    text: `update pgboss.job_common j set state = 'active', started_on = now(), heartbeat_on = now() from (
        select id from pgboss.job_common where name = $1 and state < 'active' and not blocked and start_after <= now()
          and group_id = $2 order by priority desc, created_on limit $3 for update skip locked) as n
      where j.name = $1 and j.id = n.id returning j.id, j.data`,
    values: [name, organization, limit],
  });
  return rows;
}

const end = (name: string, ids: readonly string[]) =>
  pool.query({
    name: 'end',
    text: `update pgboss.job_common set state = 'completed', completed_on = now() where name = $1 and id = any($2)`,
    values: [name, ids],
  });

async function send(messageIds: readonly unknown[]): Promise<void> {
  const { rows } = await pool.query<Mail>({
    name: 'begin',
    text: `with m as (update outbound_messages set state = 'sending', attempts = attempts + 1, updated_at = now()
        where organization_id = $1 and id = any($2) returning id, candidate_id, job_id)
      select m.id, c.id as candidate_id, c.email, c.full_name, j.title
      from m join candidates c on c.id = m.candidate_id join jobs j on j.id = m.job_id`,
    values: [organization, messageIds],
  });
  const tokens = rows.flatMap((row) =>
    ['interest', 'unsubscribe'].map((purpose) => ({ row, purpose, token: randomBytes(32) })),
  );
  await pool.query({
    name: 'links',
    text: `insert into candidate_links (token_hash, organization_id, purpose, candidate_id, job_id, message_id, expires_at)
      select t, $1, p, c, $2, m, now() + interval '30 days' from unnest($3::bytea[], $4::text[], $5::uuid[], $6::uuid[])
        as n (t, p, c, m)`,
    values: [
      organization,
      job,
      tokens.map(({ token }) => createHash('sha256').update(token).digest()),
      tokens.map(({ purpose }) => purpose),
      tokens.map(({ row }) => row.candidate_id),
      tokens.map(({ row }) => row.id),
    ],
  });
  await Promise.all(
    rows.map(({ id, email, full_name, title }) => {
      const text = `Hi ${full_name},\n\nare you interested in ${title}? `.repeat(8);
      const mail = { from: 'a@example.com', to: email, messageId: `<${id}@example.com>`, subject: title };
      return mailer.sendMail({ ...mail, text, html: `<p>${text}</p>`.repeat(3) });
    }),
  );
  await pool.query({
    name: 'sent',
    text: `with m as (update outbound_messages set state = 'sent', sent_at = now(), updated_at = now()
        where organization_id = $1 and id = any($2) returning candidate_id, job_id, sent_at)
      update candidate_jobs a set outreach_sent_at = m.sent_at, updated_at = now() from m
      where a.organization_id = $1 and a.candidate_id = m.candidate_id and a.job_id = m.job_id`,
    values: [organization, rows.map(({ id }) => id)],
  });
}

const score = (ids: readonly string[]) =>
  pool.query({
    name: 'score',
    text: `with s as (insert into match_scores
          (id, organization_id, application_id, score, coverage, algorithm_version, inputs_hash, components)
        select i, $1, a, 50, 0.5, 'floor', 'floor', '[]' from unnest($2::uuid[], $3::uuid[]) as n (i, a) returning application_id)
      update candidate_jobs a set match_score = 50 from s where a.organization_id = $1 and a.id = s.application_id`,
    values: [organization, ids.map(() => newId()), ids],
  });

async function drain(name: string, work: (data: Record<string, unknown>[]) => Promise<unknown>): Promise<void> {
  for (;;) {
    const tasks = await take(name, 50);
    if (tasks.length === 0) return;
    await work(tasks.map(({ data }) => data));
    await end(
      name,
      tasks.map(({ id }) => id),
    );
  }
}

const { rows } = await pool.query<{ id: string }>(
  `select id from candidates where organization_id = $1 and email like $2 || '%' order by id`,
  [organization, prefix],
);
const since = performance.now();
for (let at = 0; at < rows.length; at += 100) await apply(rows.slice(at, at + 100).map(({ id }) => id));
const deliver = () => drain('outreach.deliver-message', (data) => send(data.map(({ messageId }) => messageId)));
await Promise.all([
  deliver(),
  deliver(),
  drain('matching.score', (data) => score(data.flatMap(({ applicationIds }) => applicationIds as string[]))),
]);
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ ms: performance.now() - since, cpu: (user + system) / 1000 }));
mailer.close();
await pool.end();
