/**
 * Generates organizations with set-based SQL, directly in the tables. A large one has 70 % of the rows and grows with
 * the size. Small ones have 333 applications each, and their number grows. There are half as many candidates as
 * applications, a hundredth as many jobs, and a tenth as many clients as jobs. The same size gives the same rows.
 *
 * Everything follows from a number. The organization, time and ID of the n-th candidate are functions of n, so that
 * rows can refer to each other without a lookup. Seven of every ten numbers belong to organization 1.
 */
import pg from 'pg';
import { known, words } from './names.ts';

export type Sizes = { applications: number; candidates: number; jobs: number; clients: number; small: number };

export const sizesOf = (applications: number): Sizes => {
  // Every organization needs at least three jobs, so that its candidates can apply twice.
  const jobs = Math.max(100, Math.round(applications / 100));
  const small = Math.max(9, Math.floor((applications * 9) / 10_000));
  return { applications, candidates: Math.round(applications / 2), jobs, clients: Math.round(jobs / 10), small };
};

/**
 * Tables to load. Triggers and foreign keys are off meanwhile, so the data that triggers maintain is filled in here
 * too.
 */
const loaded = [
  'organizations',
  'users',
  'clients',
  'jobs',
  'candidates',
  'talent_pool_profiles',
  'candidate_jobs',
  'candidate_job_status_events',
  'video_interviews',
  'screening_sessions',
  'list_counts',
];

/** Organization 1 is the large one. */
const functions = ({ small }: Sizes) => `
  create function pg_temp.org(n bigint) returns bigint immutable language sql as
    $$ select case when n % 10 < 7 then 1 else 2 + ((n / 10) * 3 + n % 10 - 7) % ${small} end $$;
  -- the how-manieth of its organization, from 0, and back
  create function pg_temp.place(n bigint) returns bigint immutable language sql as
    $$ select case when n % 10 < 7 then (n / 10) * 7 + n % 10 else ((n / 10) * 3 + n % 10 - 7) / ${small} end $$;
  create function pg_temp.nth(org bigint, place bigint) returns bigint immutable language sql as
    $$ select case when org = 1 then (place / 7) * 10 + place % 7
         else ((place * ${small} + org - 2) / 3) * 10 + 7 + (place * ${small} + org - 2) % 3 end $$;
  create function pg_temp.many(org bigint, total bigint) returns bigint immutable language sql as
    $$ select case when org = 1 then total * 7 / 10 else (total * 3 / 10 - (org - 2) + ${small - 1}) / ${small} end $$;
  create function pg_temp.moment(n bigint, total bigint) returns timestamptz immutable language sql as
    $$ select date_trunc('milliseconds', to_timestamp(1740787200 + n * (580 * 86400.0 / total))) $$;
  -- No digest of n, which would take as long as the rest of the row.
  create function pg_temp.id(kind text, n bigint, at timestamptz) returns uuid immutable language sql as
    $$ select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(kind), 1, 3)
         || '8' || lpad(to_hex(n), 15, '0'))::uuid $$;
  create function pg_temp.pick(list text[], u float8) returns text immutable language sql as
    $$ select list[1 + floor(u * cardinality(list))::int] $$;
  create function pg_temp.org_id(org bigint) returns uuid immutable language sql as
    $$ select ('01941f29-7c00-7000-8000-' || lpad(to_hex(org), 12, '0'))::uuid $$`;

const organizations = ({ small }: Sizes) => `
  insert into organizations (id, name, public_name, plan, pipeline_statuses, credit_balance, created_at, updated_at)
  select pg_temp.org_id(o), 'Recruiting ' || o, null, 'paid',
    '{Applied,Shortlisted,screening,screened,hired,rejected,Candidate joined}', 100000,
    timestamptz '2025-01-01T00:00Z', timestamptz '2025-01-01T00:00Z'
  from generate_series(1, ${small + 1}) o;
  insert into users (id, organization_id, email, full_name, role)
  select pg_temp.id('user', o * 2 + i, timestamptz '2025-01-01T00:00Z'), pg_temp.org_id(o),
    'user' || i || '@recruiting' || o || '.test', pg_temp.pick(w.first, i * 0.3) || ' ' || pg_temp.pick(w.last, o % 10 / 10.0),
    case i when 1 then 'admin' else 'recruiter' end
  from words w, generate_series(1, ${small + 1}) o, generate_series(1, 2) i`;

const clients = (s: Sizes) => `
  insert into clients (id, organization_id, name, email, phone, address, contact_person, website, industry, status, tags,
    notes, metadata, created_at, updated_at)
  select pg_temp.id('client', n, at), pg_temp.org_id(pg_temp.org(n)),
    pg_temp.pick(w.company, u) || ' ' || pg_temp.pick(w.suffix, v) || ' ' || n, 'hiring@client' || n || '.test',
    '+9180' || lpad(n::text, 8, '0'), n || ' Main Road' || chr(10) || pg_temp.pick(w.place, v),
    pg_temp.pick(w.first, v) || ' ' || pg_temp.pick(w.last, u), 'https://client' || n || '.test',
    pg_temp.pick(w.industry, u), case when n % 8 = 0 then 'inactive' else 'active' end,
    array[pg_temp.pick(w.tag, v)], null, jsonb_build_object('crm_id', n), at, at
  from words w, (select n, pg_temp.moment(n, ${s.clients}) as at, random() as u, random() as v
    from generate_series(0::bigint, ${s.clients - 1}) n offset 0) as x`;

const jobs = (s: Sizes) => `
  insert into jobs (id, organization_id, title, jd_text, description, client_id, locations, work_mode, job_type,
    openings_count, status, min_experience_years, max_experience_years, min_ctc, max_ctc, required_skills,
    preferred_skills, required_skills_weighted, preferred_skills_weighted, screening_questions,
    video_interview_questions, metadata, created_at, updated_at)
  select pg_temp.id('job', n, at), pg_temp.org_id(o),
    pg_temp.pick(w.level, v) || ' ' || pg_temp.pick(w.role, u) || ' (' || pg_temp.pick(w.place, t) || ')',
    '<h2>' || pg_temp.pick(w.role, u) || '</h2><p>'
      || repeat('You own features from the first talk with customers to production, with a team that reviews well. ', 8) || '</p>',
    repeat('We look for a colleague who likes to finish things. ', 5),
    case when n % 5 > 0 and pg_temp.many(o, ${s.clients}) > 0 then (
      select pg_temp.id('client', c, pg_temp.moment(c, ${s.clients}))
      from (values (pg_temp.nth(o, floor(t * pg_temp.many(o, ${s.clients}))::bigint))) as l (c)) end,
    array['India', pg_temp.pick(w.place, t)], pg_temp.pick('{onsite,remote,hybrid}', v), 'full_time', 1 + (n % 5)::int,
    pg_temp.pick('{active,active,active,active,draft,paused,closed,filled}', t),
    floor(u * 8), floor(u * 8) + 4, 5 + floor(v * 20), 30 + floor(v * 30), w.skill[k : k + 3], w.skill[k + 4 : k + 5],
    jsonb_build_array(jsonb_build_object('skill', w.skill[k], 'weight', 0.6, 'source', 'listed'),
      jsonb_build_object('skill', w.skill[k + 1], 'weight', 0.4, 'source', 'listed')),
    jsonb_build_array(jsonb_build_object('skill', w.skill[k + 4], 'weight', 1, 'source', 'listed')),
    '[{"id": "notice", "question": "How long is your notice period, in days?", "type": "number", "required": true, "order": 1},
      {"id": "permit", "question": "Do you need a work permit?", "type": "single_choice", "options": ["yes", "no"], "required": true, "order": 2}]',
    '[{"id": "q1", "text": "Tell us about a system you have built.", "kind": "spoken", "order": 1, "skill": null}]',
    jsonb_build_object('requisition', 'R-' || n), at, at + interval '1 day' * floor(v * 5)
  from words w, (select n, pg_temp.org(n) as o, pg_temp.moment(n, ${s.jobs}) as at, random() as u, random() as v,
      random() as t, 1 + floor(random() * 34)::int as k
    from generate_series(0::bigint, ${s.jobs - 1}) n offset 0) as x`;

/**
 * One in 33 candidates is masked, with the hidden data in the talent-pool profile. The fifth one of organization 1 has
 * the rare name.
 */
const candidates = (s: Sizes) => `
  create temp table people as
  select x.*, pg_temp.id('candidate', n, at) as id, pg_temp.org_id(pg_temp.org(n)) as organization_id,
    case when n = 5 then '${known.rareName}' else f || ' ' || l end as full_name,
    case when n = 5 then '${known.rareEmail}' else lower(f || '.' || l || n || '@' || pg_temp.pick(w.mail, t)) end as email,
    '+91' || (7000000000 + n) as phone
  from words w, lateral (
    select n, pg_temp.moment(n, ${s.candidates}) as at, n % 33 = 7 as masked, random() as u, random() as v, random() as t,
      pg_temp.pick(w.first, random()) as f, pg_temp.pick(w.last, random()) as l
    from generate_series(0::bigint, ${s.candidates - 1}) n offset 0) as x;
  insert into candidates (id, organization_id, full_name, email, phone_number, whatsapp_number, location,
    preferred_location, primary_skills, secondary_skills, total_experience_years, relevant_experience_years,
    current_company, current_designation, current_ctc, expected_ctc, notice_period_days, in_notice_period, resume_url,
    source, tags, screening_score, talent_pool_status, metadata, created_at, updated_at)
  select id, organization_id, full_name, case when not masked then email end, case when not masked then phone end,
    case when not masked then phone end, pg_temp.pick(w.place, u), pg_temp.pick(w.place, v),
    w.skill[1 + floor(u * 30)::int : 5 + floor(u * 30)::int], w.skill[6 + floor(u * 30)::int : 8 + floor(u * 30)::int],
    round((u * 20)::numeric, 1), round((u * 12)::numeric, 1),
    pg_temp.pick(w.company, v) || ' ' || pg_temp.pick(w.suffix, u), pg_temp.pick(w.level, t) || ' ' || pg_temp.pick(w.role, v),
    case when not masked then round((4 + u * 40)::numeric, 1) end, case when not masked then round((6 + u * 50)::numeric, 1) end,
    (array[0, 15, 30, 60, 90])[1 + floor(t * 5)::int], t > 0.8,
    case when not masked then 'https://files.example.com/resumes/' || n || '.pdf' end,
    pg_temp.pick('{api,portal,import,referral}', v),
    case when n % 3 > 0 then array[pg_temp.pick(w.tag, t), pg_temp.pick(w.tag, u)] else '{}' end,
    case when v > 0.5 then round((v * 100)::numeric, 1) end, case when masked then 'masked' else 'not_linked' end,
    jsonb_build_object('external_id', 'C-' || n, 'consent', true), at, at + interval '1 day' * floor(u * 5)
  from words w, people order by n;
  insert into talent_pool_profiles (candidate_id, organization_id, email, phone_number, resume_url, current_ctc)
  select id, organization_id, email, phone, 'https://files.example.com/resumes/' || n || '.pdf', 12 from people where masked`;

/**
 * Every candidate applies to two jobs within 20 days. Job 0 of organization 1 is the hot one: it gets the first
 * application of every twentieth candidate, 2.5 % of all. The rest is spread evenly.
 */
const applications = (s: Sizes) => `
  create temp table applied as
  select x.*, pg_temp.id('application', x.n * 2 + x.round, x.at) as id, pg_temp.id('job', j, pg_temp.moment(j, ${s.jobs})) as job_id,
    case when v < 0.45 then 'Applied' when v < 0.60 then 'Shortlisted' when v < 0.72 then 'screening'
      when v < 0.82 then 'screened' when v < 0.95 then 'rejected' when v < 0.98 then 'hired' else 'Candidate joined' end as status
  from (
    select p.n, r.round, p.id as candidate_id, p.organization_id, p.at + interval '1 second' * floor(r.u * 1728000) as at,
      r.u, r.v, pg_temp.nth(o, case when o = 1 and k % 20 = 0 and r.round = 0 then 0
        else 1 + (first + r.round * (1 + step)) % (many - 1) end) as j
    from people p,
      lateral (select pg_temp.org(p.n) as o, pg_temp.place(p.n) as k) as a,
      lateral (select pg_temp.many(o, ${s.jobs}) as many) as b,
      lateral (select floor(p.u * (many - 1))::bigint as first, floor(p.v * (many - 2))::bigint as step) as c,
      lateral (select round, random() as u, random() as v from generate_series(0, 1) as round where p.n >= 0) as r
    offset 0) as x;
  insert into candidate_jobs (id, organization_id, candidate_id, job_id, status, screening_score, match_score, notes,
    shortlisted_at, screening_started_at, screening_completed_at, status_date, outreach_sent_at, interest_clicked_at,
    closed_at, metadata, created_at, updated_at)
  select id, organization_id, candidate_id, job_id, status, case when v > 0.72 then round((u * 100)::numeric, 1) end,
    round((v * 100)::numeric, 1), case when n % 4 = 0 then 'Spoke on the phone, keen to move. Reference ' || n end, at,
    case when status not in ('Applied', 'Shortlisted') then at + interval '1 day' end,
    case when status in ('screened', 'hired', 'Candidate joined') then at + interval '2 days' end,
    at + interval '1 day' * floor(u * 5), at + interval '1 second', case when v > 0.5 then at + interval '2 hours' end,
    case when status in ('hired', 'rejected', 'Candidate joined') then at + interval '9 days' end,
    jsonb_build_object('source', 'careers page', 'campaign', floor(u * 10)), at, at + interval '1 day' * floor(u * 5)
  from applied order by at;
  insert into candidate_job_status_events (id, organization_id, application_id, from_status, to_status, changed_at)
  select pg_temp.id('event' || e.i, n * 2 + round, e.at), organization_id, id, e.was, e.status, e.at
  from applied a, lateral (values (1, null, 'Applied', a.at), (2, 'Applied', a.status, a.at + interval '1 day' * floor(a.u * 5)))
    as e (i, was, status, at)
  where e.i = 1 or a.status <> 'Applied' order by e.at`;

/** A screening and an interview for every twentieth application. */
const screenings = `
  insert into screening_sessions (id, organization_id, candidate_id, job_id, channel, status, questions, calculated_score,
    expires_at, completed_at, created_at, updated_at)
  select pg_temp.id('session', n, at), organization_id, candidate_id, job_id, pg_temp.pick('{whatsapp,email,web_form}', u),
    case when v > 0.5 then 'completed' else 'expired' end, '[{"id": "notice", "question": "How long is your notice period?", "type": "number", "required": true, "order": 1}]',
    round((u * 100)::numeric, 1), at + interval '7 days', at + interval '1 day', at, at + interval '1 day'
  from applied where n % 20 = 3 and round = 0 order by at;
  insert into video_interviews (id, organization_id, candidate_id, job_id, question_source, initiated_via, status, questions,
    overall_score, expires_at, created_at, updated_at)
  select pg_temp.id('interview', n, at), organization_id, candidate_id, job_id, 'job', 'apply',
    case when v > 0.5 then 'completed' else 'expired' end, '[{"id": "q1", "text": "Tell us about a system you have built.", "kind": "spoken", "order": 1, "skill": null}]',
    round((u * 100)::numeric, 1), at + interval '7 days', at, at + interval '1 day'
  from applied where n % 20 = 5 and round = 0 order by at`;

const counters = `
  update jobs j set applicant_count = c.n, filled_count = c.filled
  from (select job_id, count(*) as n, count(*) filter (where status in ('hired', 'Candidate joined')) as filled
    from applied group by job_id) as c where c.job_id = j.id;
  update clients k set jobs_count = c.n, active_jobs_count = c.active
  from (select client_id, count(*) as n, count(*) filter (where status = 'active') as active from jobs group by client_id) as c
  where c.client_id = k.id;
  insert into list_counts (organization_id, list, status, slot, n)
  select organization_id, 'applications', status, 0, count(*) from applied group by organization_id, status
  union all select organization_id, 'candidates', '', 0, count(*) from people group by organization_id
  union all select organization_id, 'screening_channels', channel, 0, count(*) from screening_sessions group by 1, 3
  ${['screening_sessions', 'video_interviews', 'jobs', 'clients']
    .map((list) => `union all select organization_id, '${list}', status, 0, count(*) from ${list} group by 1, 3`)
    .join('\n')}`;

/** Drops the indexes that belong to no constraint. Building them after the load takes a third of the time. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid = any($1::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [loaded],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** Fills a migrated, empty database. `url` must be a superuser's. */
export async function generate(url: string, size: number): Promise<void> {
  const sizes = sizesOf(size);
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    await client.query(`
      set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB';
      set maintenance_work_mem = '512MB'; set temp_buffers = '256MB'; set max_parallel_workers_per_gather = 0;
      select setseed(0.42)`);
    const indexes = await dropIndexes(client);
    await client.query(functions(sizes));
    const names = Object.keys(words).map((name) => `"${name}"`);
    await client.query(
      `create temp table words as select ${names.map((name, i) => `$${i + 1}::text[] as ${name}`).join(', ')}`,
      Object.values(words),
    );
    for (const sql of [
      organizations(sizes),
      clients(sizes),
      jobs(sizes),
      candidates(sizes),
      applications(sizes),
      screenings,
    ]) {
      await client.query(sql);
    }
    await client.query(counters);
    for (const definition of indexes) await client.query(definition);
    await client.query(`vacuum (analyze) ${loaded.join(', ')}`);
  } finally {
    await client.end();
  }
}

/** Names of the large organization and of the first small one, which has a client. */
export const organizationNames = { large: 'Recruiting 1', small: 'Recruiting 2' };

export async function organizationNamed(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select id from organizations where name = $1', [name]);
  if (!rows[0]) throw new Error('the database was not made by bench/data/data.ts');
  return rows[0].id;
}
