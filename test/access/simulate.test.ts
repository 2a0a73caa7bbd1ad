import { describe, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { expectProblem } from '../http/problem.ts';
import { startScreening } from '../screenings/start.ts';
import { aCandidate, startApp } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { startWhatsappServer } from '../support/servers/whatsapp-server.ts';
import { bothModes, fill, made } from './test-mode.ts';

const smtp = await startSmtpServer();
const cloud = await startWhatsappServer();
const app = await startApp({ config: { smtpUrl: smtp.url, whatsapp: cloud.settings } });

describe('POST /test/simulate', async () => {
  const { live, api } = await bothModes(app);
  const simulate = (body: object) => api.post('/test/simulate', body);
  const apply = async (fields: object = {}) => {
    const questions = [
      { question: 'How many years?', type: 'number', required: true, order: 1 },
      { question: 'Where?', type: 'single_choice', options: ['Office', 'Home'], required: true, order: 2 },
      { question: 'Which?', type: 'multiple_choice', options: ['A', 'B'], required: false, order: 3 },
      { question: 'From when?', type: 'date', required: true, order: 4 },
      { question: 'Why?', type: 'text', required: true, order: 5 },
    ];
    const job = await made(api, '/jobs', { title: 'Driver', screening_questions: questions, ...fields });
    const candidate = await made(api, '/candidates', aCandidate({ whatsapp_number: '+91 98765 43210' }));
    const id = await made(api, '/applications', { candidate_id: candidate, job_id: job });
    return { id, job, candidate };
  };
  const shown = async (id: string) => (await api.get(`/applications/${id}`)).body.data;
  const screening = async (id: string, type: string) => (await api.get(`/screenings/${id}?type=${type}`)).body.data;
  const done = (answer: any, action: string, type: string, id: unknown = expect.any(String)): string => {
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body).toEqual({ data: { action, subject: { type, id } } });
    return answer.body.data.subject.id;
  };

  test('Confirm and decline interest like the candidate', async () => {
    const [yes, no] = [await apply(), await apply()];
    await app.idle();
    for (const _ of ['once', 'twice']) {
      const answer = await simulate({ action: 'interest_confirmed', application_id: yes.id });
      done(answer, 'interest_confirmed', 'application', yes.id);
    }
    done(
      await simulate({ action: 'interest_declined', application_id: no.id }),
      'interest_declined',
      'application',
      no.id,
    );
    await app.idle();
    expect((await shown(yes.id)).interest_clicked_at).not.toBeNull();
    expect((await shown(no.id)).interest_declined_at).not.toBeNull();
    const kinds = (await api.get('/test/messages')).body.data
      .filter((one: any) => one.application_id === yes.id)
      .map((one: any) => one.kind);
    expect(kinds).toEqual(['video_interview_invite', 'interest_outreach']);
    expectProblem(await simulate({ action: 'interest_declined', application_id: yes.id }), 409, 'conflict');
    await api.put(`/applications/${no.id}`, { status: 'rejected' });
    expectProblem(await simulate({ action: 'interest_confirmed', application_id: no.id }), 409, 'conflict');
  });

  test('Complete the screening of an application, which is made where there is none', async () => {
    const { id } = await apply();
    await api.put(`/applications/${id}`, { status: 'screening' });
    const made = done(
      await simulate({ action: 'screening_completed', application_id: id }),
      'screening_completed',
      'screening',
    );
    expect(await screening(made, 'screening_session')).toMatchObject({ status: 'completed', channel: 'web_form' });
    expect((await screening(made, 'screening_session')).responses).toHaveLength(5);
    expect((await shown(id)).status).toBe('screened');
    for (const about of [{ application_id: id }, { screening_id: made }]) {
      expectProblem(await simulate({ action: 'screening_completed', ...about }), 409, 'conflict');
    }
  });

  test('Complete a screening that has started, by its id or its application', async () => {
    for (const by of ['screening_id', 'application_id']) {
      const { id, job, candidate } = await apply();
      const { screening_id: started } = await startScreening(app, candidate, job, 'whatsapp');
      await app.idle();
      const about = { [by]: by === 'screening_id' ? started : id };
      done(await simulate({ action: 'screening_completed', ...about }), 'screening_completed', 'screening', started);
      expect((await screening(started, 'screening_session')).status).toBe('completed');
      expect((await shown(id)).whatsapp_started_at).not.toBeNull();
    }
  });

  test('Complete the interview of an application, which is made and charged where there is none', async () => {
    const { id, candidate, job } = await apply();
    const before = (await api.get('/organization')).body.data.credit_balance;
    const answer = await simulate({ action: 'interview_completed', application_id: id });
    const interview = done(answer, 'interview_completed', 'video_interview');
    expect((await api.get('/organization')).body.data.credit_balance).toBe(before - 10);
    await app.idle();
    const report = await screening(interview, 'video_interview');
    expect(report).toMatchObject({ status: 'completed', overall_score: expect.any(Number) });
    for (const about of [{ application_id: id }, { video_interview_id: interview }]) {
      expectProblem(await simulate({ action: 'interview_completed', ...about }), 409, 'conflict');
    }
    const invited = await made(api, '/video-interviews', {
      candidate_id: candidate,
      job_id: job,
      question_source: 'job',
    });
    const next = await simulate({ action: 'interview_completed', video_interview_id: invited });
    done(next, 'interview_completed', 'video_interview', invited);
    await app.idle();
    const eventsOf = async (subject: string) => (await api.get(`/events?subject_id=${subject}`)).body.data;
    expect(await eventsOf(invited)).toMatchObject([
      { type: 'video_interview.created', livemode: false, actor: { type: 'key' } },
      { type: 'video_interview.completed', actor: { type: 'candidate', id: candidate }, data: { status: 'completed' } },
      { type: 'video_interview.assessed', actor: { type: 'system', id: null } },
    ]);
    const [first] = await eventsOf(interview);
    expect(first).toMatchObject({
      type: 'video_interview.completed',
      actor: { type: 'candidate' },
      subject: { version: 1 },
    });
  });

  test('Refuse an interview that imaginary credits do not pay for', async () => {
    const { id } = await apply();
    const { id: organization } = (await api.get('/organization')).body.data;
    await app.rows('update organizations set credit_balance = 5 where id = $1', [organization]);
    const answer = await simulate({ action: 'interview_completed', application_id: id });
    expectProblem(answer, 403, 'insufficient_credits');
    await app.rows('update organizations set credit_balance = 900 where id = $1', [organization]);
  });

  test('Make a resume unreadable', async () => {
    const { candidate, id } = await apply();
    for (const about of [{ candidate_id: candidate }, { application_id: id }]) {
      const answer = await simulate({ action: 'resume_unreadable', ...about });
      done(answer, 'resume_unreadable', 'candidate', candidate);
      await app.idle();
      const resume = (await api.get(`/candidates/${candidate}/resume`)).body.data;
      expect(resume).toMatchObject({ state: 'failed', source: 'upload', reason: 'corrupt' });
    }
  });

  test('Bounce emails and WhatsApp messages', async () => {
    const { id, job, candidate } = await apply();
    await startScreening(app, candidate, job, 'whatsapp');
    await app.idle();
    const messages = async () =>
      (await api.get('/test/messages')).body.data.filter((one: any) => one.application_id === id);
    const [whatsapp, email] = await messages();
    expect([whatsapp.channel, email.channel]).toEqual(['whatsapp', 'email']);
    const last = await simulate({ action: 'message_bounced', application_id: id });
    done(last, 'message_bounced', 'message', whatsapp.id);
    const one = await simulate({ action: 'message_bounced', message_id: email.id });
    done(one, 'message_bounced', 'message', email.id);
    expect((await messages()).map((message: any) => message.state)).toEqual(['failed', 'failed']);
    for (const about of [{ message_id: email.id }, { message_id: whatsapp.id }, { application_id: id }]) {
      expectProblem(await simulate({ action: 'message_bounced', ...about }), 409, 'conflict');
    }
    const suppressed = await app.rows('select reason from suppressed_addresses where address = $1', [email.to]);
    expect(suppressed).toEqual([{ reason: 'bounced' }]);
  });

  test('Name every wrong field', async () => {
    const id = newId();
    for (const [body, paths] of [
      [{}, ['action']],
      [{ action: 'hired', application_id: id }, ['action']],
      [{ action: 'interest_confirmed' }, ['application_id']],
      [{ action: 'resume_unreadable' }, ['candidate_id']],
      [{ action: 'message_bounced' }, ['message_id']],
      [{ action: 'interest_declined', screening_id: id }, ['application_id', 'screening_id']],
      [{ action: 'screening_completed', application_id: id, screening_id: id }, ['application_id']],
      [
        { action: 'screening_completed', application_id: 'x', message_id: id, other: 1 },
        ['application_id', 'message_id', 'other'],
      ],
    ] as const) {
      const answer = await simulate(body);
      expectProblem(answer, 400, 'validation_error');
      const named = answer.body.error.details.map((one: any) => one.path).sort();
      expect(named, JSON.stringify(body)).toEqual(paths);
    }
  });

  test('Return 404 naming the field for ids of live data, as for unknown ones', async () => {
    const theirs = await fill(live.api);
    const { screening_id: session } = await startScreening(app, theirs.candidate, theirs.job, 'web_form');
    await app.idle();
    const [message] = await app.rows('select id from outbound_messages where candidate_id = $1', [theirs.candidate]);
    for (const [action, field, foreign] of [
      ['interest_confirmed', 'application_id', theirs.application],
      ['screening_completed', 'application_id', theirs.application],
      ['screening_completed', 'screening_id', session],
      ['interview_completed', 'video_interview_id', theirs.interview],
      ['resume_unreadable', 'candidate_id', theirs.candidate],
      ['message_bounced', 'message_id', message.id],
    ] as const) {
      for (const id of [foreign, newId()]) {
        const answer = await simulate({ action, [field]: id });
        expectProblem(answer, 404, 'not_found');
        expect(answer.body.error.message).toContain(field);
      }
    }
    expectProblem(await live.api.post('/test/simulate', {}), 404, 'not_found');
  });
});
