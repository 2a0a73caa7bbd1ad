import { expect, test } from 'vitest';
import { ScreeningStartService } from '../../src/modules/screenings/index.ts';
import { signIn } from '../console/console-client.ts';
import { creatorOf, visibleText } from '../console/page-assertions.ts';
import { screeningFormsOf } from '../portal/screening/screening-forms.ts';
import { visitorOf } from '../portal/visitor.ts';
import { aCandidate, startApp } from '../support/app.ts';
import { rowsOf } from './rows.ts';

const app = await startApp({ worker: false });
const pipelineStatuses = ['Applied', 'screening', 'hired', 'Candidate joined', 'rejected', 'withdrawn'];
const tenant = await app.tenant({ pipelineStatuses, outreachEnabled: false });
const make = creatorOf(tenant);
const stored = rowsOf(app, tenant.organizationId);
const { visit, send } = visitorOf(app);
const forms = screeningFormsOf(app, tenant);
const browser = await signIn(app, tenant, 'recruiter');
const question = { question: 'Which shift?', type: 'text', required: true, order: 1 };
const jobOf = () => make('/jobs', { title: 'Nurse', skip_ai_enrichment: true, screening_questions: [question] });
const job = await jobOf();
const other = await jobOf();

const start = (candidateId: string, jobId: string) =>
  app.web
    .resolve(ScreeningStartService)
    .start({ organizationId: tenant.organizationId, candidateId, jobId, channel: 'web_form' });

/** An application with an open screening and an interview that has not begun. */
async function invited(jobId = job) {
  const candidate = await make('/candidates', aCandidate());
  const application = await make('/applications', { candidate_id: candidate, job_id: jobId });
  const { screeningId, formUrl } = await start(candidate, jobId);
  const interview = await stored.interview(candidate, jobId);
  return { candidate, application, screeningId, path: new URL(formUrl).pathname, interview };
}
const statesOf = async (candidate: string): Promise<string[]> =>
  (await tenant.api.get(`/screenings?candidate_id=${candidate}`)).body.data
    .map(({ status }: { status: string }) => status)
    .toSorted();

test('Cancel open screenings and expire unused invites when the API closes an application', async () => {
  for (const status of ['rejected', 'withdrawn', 'hired', 'Candidate joined']) {
    const { candidate, application, path } = await invited();
    expect((await visit(path)).status).toBe(200);
    await tenant.api.put(`/applications/${application}`, { status: 'screening' });
    expect(await statesOf(candidate)).toEqual(['initiated', 'invited']);
    expect((await tenant.api.put(`/applications/${application}`, { status })).status).toBe(200);
    expect(await statesOf(candidate), status).toEqual(['cancelled', 'expired']);
    expect((await visit(path)).status).toBe(404);
  }
  const byCandidate = await invited();
  await tenant.api.put(`/candidates/${byCandidate.candidate}`, { application: { job_id: job, status: 'rejected' } });
  expect(await statesOf(byCandidate.candidate)).toEqual(['cancelled', 'expired']);
  const applied = await invited();
  await tenant.api.post('/applications', { candidate_id: applied.candidate, job_id: job, status: 'rejected' });
  expect(await statesOf(applied.candidate)).toEqual(['cancelled', 'expired']);
});

test('Cancel them when the console closes an application, and say why undo is impossible', async () => {
  const one = await invited();
  const page = `/console/applications/${one.application}`;
  const moved = await browser.submit(`${page}/move`, { status: 'rejected' });
  expect(await statesOf(one.candidate)).toEqual(['cancelled', 'expired']);
  expect(moved.text).not.toContain('/undo');
  const [{ id: event }] = (await tenant.api.get(`/applications/${one.application}/events`)).body.data;
  expect(visibleText((await browser.submit(`${page}/undo`, { event })).text)).toContain('A screening or an interview');
  const two = await invited();
  await browser.post(`/console/jobs/${job}/board`, { application: two.application, status: 'withdrawn' });
  expect(await statesOf(two.candidate)).toEqual(['cancelled', 'expired']);
});

test('Announce canceled screenings and expired interviews as events', async () => {
  const { application, screeningId, interview } = await invited();
  await tenant.api.put(`/applications/${application}`, { status: 'rejected' });
  for (const [subject, type] of [
    [screeningId, 'screening.cancelled'],
    [interview, 'video_interview.expired'],
  ]) {
    const { data } = (await tenant.api.get(`/events?subject_id=${subject}`)).body;
    expect(data.map((one: { type: string }) => one.type)).toContain(type);
  }
});

test('Leave ended screenings, those of other jobs, and interviews that have begun', async () => {
  const { candidate, application } = await invited();
  await make('/applications', { candidate_id: candidate, job_id: other });
  const elsewhere = await start(candidate, other);
  const completed = await stored.session(candidate, job, { status: 'completed', channel: 'whatsapp' });
  const overdue = await stored.session(candidate, job, { expires_at: new Date(Date.now() - 1_000) });
  const begun = await stored.interview(candidate, job, { status: 'in_progress', started_at: new Date() });
  await tenant.api.put(`/applications/${application}`, { status: 'rejected' });
  const states = await app.rows(
    'select id, status from screening_sessions where id = any($1) union select id, status from video_interviews where id = any($1)',
    [[elsewhere.screeningId, completed, overdue, begun]],
  );
  expect(Object.fromEntries(states.map(({ id, status }) => [id, status]))).toEqual({
    [elsewhere.screeningId]: 'initiated',
    [completed]: 'completed',
    [overdue]: 'initiated',
    [begun]: 'in_progress',
  });
  await tenant.api.put(`/applications/${application}`, { status: 'Applied' });
  expect(await statesOf(candidate)).toContain('cancelled');
});

test('Close an application while its candidate submits the answers, without an error for either', async () => {
  const many = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const one = await forms.session();
      await forms.answerAll(one);
      const { data } = (await tenant.api.get(`/applications?candidate_id=${one.candidate}`)).body;
      return { ...one, application: data[0].id as string };
    }),
  );
  const [submitted, closed] = await Promise.all([
    Promise.all(many.map(({ path }) => send(path, { step: 'finish' }))),
    Promise.all(many.map(({ application }) => tenant.api.put(`/applications/${application}`, { status: 'rejected' }))),
  ]);
  for (const { status } of submitted) expect(status).toBeLessThan(500);
  expect(closed.map(({ status }) => status)).toEqual(many.map(() => 200));
  for (const one of many) expect(['cancelled', 'completed']).toContain((await one.row()).status);
});
