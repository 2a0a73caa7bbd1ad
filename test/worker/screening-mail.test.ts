import { describe, expect, test } from 'vitest';
import { CandidateLinkService, SuppressionService } from '../../src/modules/outreach/index.ts';
import {
  ScreeningStartService,
  type ScreeningStartService as Screenings,
  SessionService,
} from '../../src/modules/screenings/index.ts';
import { expireSessions, remindSessions } from '../../src/modules/screenings/sessions/session.tasks.ts';
import { pipelineOf, together } from '../applications/pipeline.ts';
import { startApp } from '../support/app.ts';

// Tests enqueue the tasks themselves: a worker with schedules would add its own at any moment.
const app = await startApp({ worker: false, config: { screeningDays: 4 } });
await app.rows('delete from pgboss.schedule');
await app.startWorker();
const tenant = await app.tenant();
const { api, organizationId } = tenant;
const pipeline = pipelineOf(app, tenant);
const sessions = app.web.resolve(SessionService);
const job = await pipeline.job({
  screening_questions: [{ id: 'why', question: 'Why?', type: 'text', required: true, order: 1 }],
});

type Subject = Parameters<Screenings['start']>[0];
const start = (candidate: string, channel: Subject['channel']) =>
  app.web.resolve(ScreeningStartService).start({ organizationId, candidateId: candidate, jobId: job, channel });
async function started(channel: Subject['channel']) {
  const candidate = await pipeline.candidate();
  const { screeningId: id, formUrl } = await start(candidate, channel);
  return { id, candidate, token: formUrl.slice(formUrl.lastIndexOf('/') + 1) };
}
const shown = async (id: string) => (await api.get(`/screenings/${id}?type=screening_session`)).body.data;
const messagesOf = (id: string) =>
  app.rows('select id, kind, state from outbound_messages where screening_session_id = $1 order by id', [id]);
const kindsOf = async (id: string) => (await messagesOf(id)).map(({ kind, state }) => [kind, state]);
const remind = async () => {
  await app.web.queue.enqueue(remindSessions, {});
  await app.idle();
};
const halfTimeOver = (id: string) =>
  app.rows(`update screening_sessions set remind_at = now() - interval '1 second' where id = $1`, [id]);
const timestamp = expect.stringMatching(/Z$/);

describe('a session by email', () => {
  test('Send one invite, however often it is started, and record when it was sent', async () => {
    const { id, candidate } = await started('email');
    await together(3, () => start(candidate, 'email'));
    await app.idle();
    expect(await kindsOf(id)).toEqual([['screening_invite', 'sent']]);
    const session = await shown(id);
    expect(session).toMatchObject({ status: 'message_sent', email_sent_at: timestamp, form_started_at: null });
    await start(candidate, 'email');
    await app.idle();
    expect(await shown(id)).toEqual(session);
  });

  test('Stay in progress if the form was started before the delivery was recorded', async () => {
    const { id } = await started('email');
    await sessions.begin(organizationId, id);
    await app.idle();
    expect(await shown(id)).toMatchObject({ status: 'in_progress', email_sent_at: timestamp });
  });
});

test('Send no email when a web_form session starts', async () => {
  const { id } = await started('web_form');
  expect(await messagesOf(id)).toEqual([]);
});

describe('the reminder', () => {
  test('Queue it after half of the time, for email and web_form', async () => {
    const due = async (id: string) =>
      (
        await app.rows(
          'select extract(epoch from remind_at - created_at) / 86400 as days from screening_sessions where id = $1',
          [id],
        )
      )[0].days;
    expect(Number(await due((await started('email')).id))).toBeCloseTo(2, 3);
    expect(Number(await due((await started('web_form')).id))).toBeCloseTo(2, 3);
  });

  test('Send it once, before the deadline, without changing the session', async () => {
    const { id } = await started('web_form');
    await sessions.begin(organizationId, id);
    await remind();
    expect(await messagesOf(id)).toEqual([]);
    await halfTimeOver(id);
    const before = await shown(id);
    await remind();
    await remind();
    expect(await kindsOf(id)).toEqual([['screening_reminder', 'sent']]);
    const after = await shown(id);
    expect(after).toMatchObject({ status: 'in_progress', email_sent_at: timestamp });
    expect(after.expires_at).toBe(before.expires_at);
  });

  test('Send it in one of two concurrent runs', async () => {
    const { id } = await started('email');
    await app.idle();
    await halfTimeOver(id);
    await together(2, () => app.web.queue.enqueue(remindSessions, {}));
    await app.idle();
    expect(await kindsOf(id)).toEqual([
      ['screening_invite', 'sent'],
      ['screening_reminder', 'sent'],
    ]);
  });

  test('Skip a finished, expired or cancelled session', async () => {
    const done = await started('web_form');
    await sessions.answer(organizationId, done.id, 'why', 'Because');
    await sessions.skipResume(organizationId, done.id);
    await sessions.finish(organizationId, done.id);
    const late = await started('web_form');
    const gone = await started('web_form');
    for (const { id } of [done, late, gone]) await halfTimeOver(id);
    await app.rows(`update screening_sessions set expires_at = now() where id = $1`, [late.id]);
    await app.rows(`update screening_sessions set status = 'cancelled' where id = $1`, [gone.id]);
    await remind();
    for (const { id } of [done, late, gone]) expect(await messagesOf(id)).toEqual([]);
  });

  test('Skip an unsubscribed address', async () => {
    const { id, candidate: candidateId } = await started('email');
    await app.idle();
    const [invite] = await messagesOf(id);
    const links = app.web.resolve(CandidateLinkService);
    const target = { organizationId, candidateId, jobId: job, screeningSessionId: id, messageId: invite.id };
    const token = (await links.create({ ...target, purpose: 'unsubscribe', expiresAt: { afterDays: 1 } })).token;
    const link = await links.open(token, 'unsubscribe');
    if (!link) throw new Error('no link');
    await app.web.resolve(SuppressionService).unsubscribe(link);
    await halfTimeOver(id);
    await remind();
    expect(await kindsOf(id)).toEqual([
      ['screening_invite', 'sent'],
      ['screening_reminder', 'skipped'],
    ]);
  });
});

test('Keep answers without a score when the session expires', async () => {
  const { id, candidate } = await started('web_form');
  await sessions.answer(organizationId, id, 'why', 'Because');
  await app.rows('update screening_sessions set expires_at = now() where id = $1', [id]);
  await app.web.queue.enqueue(expireSessions, {});
  await app.idle();
  expect(await shown(id)).toMatchObject({
    status: 'expired',
    calculated_score: null,
    completed_at: null,
    responses: [{ answer: 'Because' }],
  });
  expect((await pipeline.candidateRow(candidate)).screening_score).toBeNull();
});
