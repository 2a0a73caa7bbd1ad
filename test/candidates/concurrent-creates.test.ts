import { expect, test } from 'vitest';
import { pipelineOf, together, unknownId } from '../applications/pipeline.ts';
import { aCandidate, startApp } from '../support/app.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const { api } = tenant;
const { job, candidateRow, applicationRow, tasks } = pipelineOf(app, tenant);

const send = (i: number, body: object) =>
  api.call('POST', '/api/v1/candidates', body, { 'x-request-id': `create-${i}` });
const transactionsOf = async (ids: string[]): Promise<number> =>
  (await app.rows('select count(distinct xmin::text)::int as n from candidates where id = any($1)', [ids]))[0].n;

/** What differs between two candidates of `full`. */
const names = ({ full_name, email, external_id, created_at, updated_at }: Record<string, unknown>) => ({
  ...{ full_name, email, external_id, created_at, updated_at },
});

const full = (i: number) =>
  aCandidate({
    ...{
      full_name: `Åsa ${i}`,
      external_id: `ats-${i}`,
      phone_number: '+49 30 123456',
      whatsapp_number: '+49301234567',
    },
    ...{ location: 'Köln', preferred_location: 'Bonn', primary_skills: ['Java', 'NULL'], secondary_skills: [] },
    ...{ total_experience_years: 4.5, relevant_experience_years: 2, current_company: 'A "B", {C}', current_ctc: 1.1 },
    ...{ current_designation: 'Engineer', expected_ctc: 2.2, notice_period_days: 30, in_notice_period: true },
    ...{ last_working_day: '2026-01-31', source: 'ats', tags: ['a', 'b'], metadata: { zeta: 1, a: [null] } },
  });

test('Answer concurrent creates as if each were alone, in few transactions', async () => {
  const taken = await api.post('/candidates', aCandidate({ external_id: 'taken' }));
  const known = aCandidate({ location: 'Pune' });
  const { id: knownId } = (await api.post('/candidates', known)).body.data;
  const jobId = await job();
  const bodies = [
    ...[aCandidate({ external_id: 'taken' }), { ...known, location: 'Bonn' }],
    aCandidate({ resume_path: 'unknown' }),
    aCandidate({ application: { job_id: unknownId() } }),
    aCandidate({ application: { job_id: jobId, notes: 'Applied at once' } }),
    aCandidate({ resume_url: 'https://resumes.example/asha.pdf' }),
    ...Array.from({ length: 20 }, (_, i) => (i % 2 ? aCandidate() : full(i))),
  ];
  const answers = await together(bodies.length, (i) => send(i, bodies[i] ?? {}));
  const outcomes = answers.map(({ status, body }) => body.error?.code ?? status);
  expect(outcomes).toEqual(['conflict', 200, 'not_found', 'not_found', ...Array.from({ length: 22 }, () => 201)]);
  expect(answers[1]?.body.data).toMatchObject({ id: knownId, location: 'Bonn' });
  expect(taken.status).toBe(201);
  const [applied, linked] = answers.slice(4, 6).map(({ body }) => body.data);
  expect(await applicationRow(applied.applications[0].id)).toMatchObject({ notes: 'Applied at once' });
  expect(await tasks('candidates.read-resume')).toMatchObject([{ data: { candidateId: linked.id } }]);

  const created = answers.slice(6).map(({ body }) => body.data);
  for (const [i, data] of created.entries()) {
    const { status, body } = await api.get(`/candidates/${data.id}`);
    expect([status, body.data]).toEqual([200, data]);
    expect(data).toMatchObject({ ...bodies[i + 6], applications: [] });
  }
  const { id, ...shared } = created[0];
  const alone = (await send(99, full(99))).body.data;
  expect({ ...alone, ...names(shared) }).toEqual({ ...shared, id: alone.id });
  expect(await transactionsOf(created.map((one) => one.id))).toBeLessThan(10);

  const entries = await app.rows(
    `select subject, request_id, before, after from audit_entries where action = 'candidate.create' and subject = any($1)`,
    [[...created.map((one) => one.id), alone.id]],
  );
  const requests = Object.fromEntries(created.map((one, i) => [one.id, `create-${i + 6}`]));
  expect(Object.fromEntries(entries.map((entry) => [entry.subject, entry.request_id]))).toEqual({
    ...requests,
    [alone.id]: 'create-99',
  });
  expect(entries.find((entry) => entry.subject === id)).toMatchObject({
    before: null,
    after: entries.find((entry) => entry.subject === alone.id)?.after,
  });
});

test('Create one candidate for one email in many spellings, sent at once', async () => {
  const body = aCandidate();
  const answers = await together(30, (i) =>
    send(i, { ...body, email: i % 2 ? String(body['email']).toUpperCase() : body['email'], tags: [String(i)] }),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array.from({ length: 29 }, () => 200), 201]);
  expect(new Set(answers.map(({ body: answer }) => answer.data.id)).size).toBe(1);
  expect(await candidateRow(answers[0]?.body.data.id)).toMatchObject({ full_name: 'Asha Rao' });
});

test('Give one external ID, sent at once for many emails, to one candidate', async () => {
  const answers = await together(20, (i) => send(i, aCandidate({ external_id: 'only-one' })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
});
