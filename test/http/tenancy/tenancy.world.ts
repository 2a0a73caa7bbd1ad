import { hash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { ReviewService } from '../../../src/modules/decisions/index.ts';
import { CandidateLinkService } from '../../../src/modules/outreach/index.ts';
import { newId } from '../../../src/platform/ids.ts';
import { clientOf, recorded } from '../../interviews/room/room.ts';
import { confirmationPath } from '../../portal/apply/self-apply-form.ts';
import { rowsOf } from '../../screenings/rows.ts';
import { aCandidate, type TestApp } from '../../support/app.ts';

export type World = Awaited<ReturnType<typeof worldOf>>;

/** A phone number that candidates of both have. */
export const numberOfBoth = '919876543210';

/** `mark` is in every text, so that whatever leaks is seen. */
export async function worldOf(app: TestApp, mark: string) {
  const tenant = await app.tenant({ name: mark, credits: 10_000 });
  const { api } = tenant;
  const made = async (path: string, body: unknown): Promise<string> => {
    const answer = await api.post(path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body.data.id;
  };
  const candidate = (fields = {}) =>
    made('/candidates', aCandidate({ full_name: `${mark} Person`, tags: [mark], notes: undefined, ...fields }));
  const job = (fields = {}) => made('/jobs', { title: `${mark} job`, ...fields });
  const resume = async (): Promise<string> => {
    const answer = await api.call('POST', '/api/v1/resumes', `${mark}. Engineer: Node.js, PostgreSQL. ${newId()}`, {
      'content-type': 'application/octet-stream',
    });
    return answer.body.data.resume_path;
  };
  const external_id = mark;
  const client = await made('/clients', {
    name: `${mark} client`,
    external_id,
    industry: mark,
    email: `${mark}@example.com`,
  });
  const user = tenant.userIds[1] ?? '';
  const own = {
    client,
    user,
    resume: await resume(),
    job: await job({ external_id, client_id: client, recruiter_id: user }),
    candidate: await candidate({ external_id, resume_path: await resume() }),
    masked: await app.masked(tenant.organizationId, {
      full_name: `${mark} Masked`,
      email: `${mark}.hidden@example.com`,
    }),
    organization: tenant.organizationId,
    key: (await app.rows('select id from api_keys where organization_id = $1', [tenant.organizationId]))[0]
      .id as string,
  };
  const application = await made('/applications', {
    candidate_id: own.candidate,
    job_id: own.job,
    external_id,
    notes: mark,
  });
  await api.put(`/applications/${application}/self-identification`, { sex: 'female' });
  await api.delete(
    `/applications/${await made('/applications', { candidate_id: await candidate(), job_id: own.job })}`,
  );
  const bulk = await api.post('/applications/bulk', { job_id: own.job, candidate_ids: [await candidate()] });
  const group: string = bulk.body.meta.task_group;
  const task: string = (await api.get(`/tasks?task_group=${group}`)).body.data[0].id;
  const stored = rowsOf(app, tenant.organizationId);
  const session = await stored.session(own.candidate, own.job);
  await stored.response(session, { question: mark, answer: mark });
  await stored.conversation(session, numberOfBoth, { kind: 'text', text: mark });
  // Its host does not exist.
  const hook = await made('/webhook-endpoints', {
    url: `https://${mark}.invalid/`,
    description: mark,
    types: ['credits.low'],
  });
  const delivery = newId();
  await app.rows(
    `insert into webhook_deliveries (id, organization_id, endpoint_id, event_id, type, body, state)
     values ($1, $2, $3, $1, 'credits.low', '{}', 'succeeded')`,
    [delivery, tenant.organizationId, hook],
  );
  await api.post(`/candidates/${own.candidate}/consents`, { purpose: 'contact', text: mark });
  const note = await made(`/candidates/${own.candidate}/notes`, {
    text: mark,
    application_id: application,
  });
  const reason = await made('/rejection-reasons', { code: mark, label: mark, outcome: 'rejected' });
  const closing = { status: 'rejected', rejection_reason_id: reason, decision_note: mark };
  await api.put(`/applications/${application}`, closing);
  await api.put(`/applications/${application}`, { status: 'Applied' });
  await api.get(`/applications/${application}/match`);
  const decision: string = (await api.get(`/applications/${application}/decisions`)).body.data[0].id;
  await api.put(`/candidates/${own.candidate}/legal-hold`, { hold: false, reason: mark });
  await api.put('/retention', { candidate_days: 3650 });
  // Its notice comes when the schedules run.
  await app.rows(`update candidate_activity set last_activity_at = '2001-01-01' where candidate_id = $1`, [
    await candidate(),
  ]);
  const file = `name,email,phone\n${mark} import,${mark}.import@example.com,${mark}\n,${mark}.error@example.com,${mark}\n`;
  const imported = await api.call('POST', '/api/v1/imports', file, { 'content-type': 'text/csv' });
  const importId: string = imported.body.data.id;
  await app.rows(
    `insert into import_records (organization_id, import_id, resource, id, candidate_id, version, kept_reason)
     values ($1, $2, 'candidate', gen_random_uuid(), gen_random_uuid(), 1, 'changed')`,
    [tenant.organizationId, importId],
  );
  const copy: string = (await api.post(`/candidates/${own.candidate}/export`, {})).body.data.export_id;
  await api.put(`/candidates/${own.candidate}`, { resume_path: await resume() });
  await made(`/candidates/${await candidate()}/erase`, {});
  // Of a candidate who stays.
  await app.rows(
    `insert into erasures (id, organization_id, candidate_id, state, reason, error) values ($1, $2, $3, 'failed', $4, $4)`,
    [newId(), tenant.organizationId, own.candidate, mark],
  );
  await app.rows('insert into note_mentions (organization_id, note_id, user_id, label) values ($1, $2, $3, $4)', [
    tenant.organizationId,
    note,
    user,
    mark,
  ]);
  await app.rows('insert into mention_settings (organization_id, user_id, emails) values ($1, $2, false)', [
    tenant.organizationId,
    tenant.userIds[0],
  ]);
  await app.rows(`insert into saved_views (organization_id, id, user_id, name, filters) values ($1, $2, $3, $4, $5)`, [
    tenant.organizationId,
    newId(),
    tenant.userIds[0],
    mark,
    { search: mark },
  ]);
  const bulkAction = newId();
  await app.rows(
    `with made as (insert into bulk_actions (id, organization_id, state, action, list, made_by_user_id, actor_type)
       values ($1, $2, 'done', 'move', 'applications', $3, 'user'))
     insert into bulk_action_rows (organization_id, bulk_action_id, row_number, candidate_id, application_id, reason)
     values ($2, $1, 1, $4, $5, $6)`,
    [bulkAction, tenant.organizationId, tenant.userIds[0], own.candidate, application, mark],
  );
  const twins = { full_name: `${mark} twin`, phone_number: `+91 98765 1234${mark.length}` };
  for (const n of [1, 2]) await made('/candidates', { ...twins, email: `${mark}.twin${n}@example.com` });
  const interview = await stored.interview(own.candidate, own.job);
  await stored.answer(interview, { question_index: 0, question_text: mark });
  await app.rows(
    'insert into video_interview_ratings (organization_id, interview_id, user_id, rating) values ($1, $2, $3, 4)',
    [tenant.organizationId, interview, tenant.userIds[0]],
  );
  return {
    mark,
    tenant,
    api,
    own: {
      ...own,
      application,
      session,
      interview,
      group,
      task,
      hook,
      delivery,
      note,
      reason,
      decision,
      copy,
      import: importId,
    },
    make: { candidate, job, resume, made },
  };
}

/** One question is answered, of the next one a part is recorded, and then nothing is heard of the candidate. */
export async function leaveInterview(app: TestApp, { tenant, own: { candidate, job } }: World): Promise<void> {
  const { organizationId } = tenant;
  const texts = ['a', 'b'].map((id, n) => ({ id, text: id, kind: 'spoken', order: n + 1, skill: null }));
  const interviewId = await rowsOf(app, organizationId).interview(candidate, job, { questions: texts });
  const target = { organizationId, candidateId: candidate, jobId: job, interviewId };
  const links = app.web.resolve(CandidateLinkService);
  const token = (await links.create({ ...target, purpose: 'interview', expiresAt: { afterDays: 1 } })).token;
  const first = clientOf(app.base, token);
  await first.record();
  const again = first.otherTab();
  const [head = Buffer.alloc(0)] = recorded(1);
  const signal = { number: 0, kind: 'paste', question: 0, at: new Date().toISOString() };
  const told = [
    await first.chunk([0, 0, 0], head),
    await again.sit(),
    await again.signals([signal]),
    await again.answer(0, [{ run: 0, chunks: 1 }]),
    await again.open(1),
    await again.run(1, 0),
    await again.chunk([1, 0, 0], head),
  ];
  expect(told.map(({ status }) => status)).toEqual(told.map(() => 200));
  await app.rows(`update video_interview_rooms set last_seen_at = now() - interval '1 hour' where interview_id = $1`, [
    interviewId,
  ]);
}

/** Two applications, of which one is confirmed. The visitor has looked around before. */
export async function applyOnJobPage(app: TestApp, { own: { job, organization } }: World): Promise<void> {
  for (const path of ['', '/jobs.json', '/sitemap.xml'])
    expect((await fetch(`${app.base}/careers/${organization}${path}`)).status).toBe(200);
  expect((await fetch(`${app.base}/sitemap.xml`)).status).toBe(200);
  expect((await fetch(`${app.base}/jobs/${newId()}`)).status).toBe(404);
  for (const email of [`first.${job}@example.com`, `second.${job}@example.com`]) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ full_name: 'Visitor', email })) form.set(name, value);
    form.set('resume', new Blob(['Visitor, engineer']), 'resume.txt');
    expect((await fetch(`${app.base}/jobs/${job}`, { method: 'POST', body: form })).status).toBe(200);
  }
  const path = await confirmationPath(app, `second.${job}@example.com`);
  expect((await fetch(app.base + path, { method: 'POST' })).status).toBe(200);
}

/** A rejected application, and requests of its candidate on the page about the decision. Returns its id. */
export async function askForReview(app: TestApp, { tenant, own, make, mark }: World): Promise<string> {
  const { organizationId, userIds } = tenant;
  const candidateId = await make.candidate();
  const pair = { candidateId, jobId: own.job };
  const application = await make.made('/applications', { candidate_id: candidateId, job_id: own.job });
  await tenant.api.put(`/applications/${application}`, { status: 'rejected', send_rejection_email: true });
  const [decision] = await app.rows('select id from decision_records where application_id = $1', [application]);
  const target = { organizationId, ...pair, decisionId: decision.id };
  const { token } = await app.web
    .resolve(CandidateLinkService)
    .create({ ...target, purpose: 'decision', expiresAt: { afterDays: 1 } });
  for (const kind of ['review', 'correction']) {
    const body = new URLSearchParams({ kind, [`${kind}-message`]: mark });
    const sent = await fetch(`${app.base}/decision/${token}`, { method: 'POST', body, redirect: 'manual' });
    expect(sent.status).toBe(303);
  }
  const reviews = app.web.resolve(ReviewService);
  const [first] = (await reviews.queue(organizationId, { state: 'open', limit: 1, offset: 0 })).rows;
  const answer = { userId: userIds[0] ?? '', outcome: 'upheld', note: mark } as const;
  await reviews.answer(organizationId, first?.id ?? '', answer);
  await reviews.ofApplication(organizationId, application);
  await app.rows(
    `update review_requests set remind_at = now(), assigned_user_id = null, application_id = $2 where organization_id = $1`,
    [organizationId, own.application],
  );
  return decision.id;
}

/** A candidate on legal hold who asks for their data, and then for a copy and for erasure by the link. */
export async function askForData(app: TestApp, { tenant, make }: World): Promise<void> {
  const { api, organizationId } = tenant;
  const email = `asks.${organizationId}@example.com`;
  const candidateId = await make.candidate({ email });
  expect((await api.put(`/candidates/${candidateId}/legal-hold`, { hold: true })).status).toBe(200);
  const post = (path: string, form: Record<string, string>) =>
    fetch(app.base + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  expect((await post(`/your-data/${organizationId}`, { email })).status).toBe(303);
  await app.idle();
  // As if it had come by email.
  const token = randomBytes(32).toString('base64url');
  await app.rows(
    `insert into data_request_links (token_hash, organization_id, data_request_id, candidate_id)
     select $1, organization_id, id, $2 from data_requests where email = $3`,
    [hash('sha256', token, 'buffer'), candidateId, email],
  );
  expect((await fetch(`${app.base}/my-data/${token}`)).status).toBe(200);
  for (const action of ['copy', 'erase']) expect((await post(`/my-data/${token}`, { action })).status).toBe(303);
}
