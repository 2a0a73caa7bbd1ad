import { describe, expect, test } from 'vitest';
import { ScreeningStartService, SessionService } from '../../src/modules/screenings/index.ts';
import { pipelineOf, together, unknownId } from '../applications/pipeline.ts';
import { startApp } from '../support/app.ts';
import { rowsOf, yesterday } from './rows.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const { api, organizationId } = tenant;
const pipeline = pipelineOf(app, tenant);
const sessions = app.web.resolve(SessionService);

const questions = [
  { id: 'years', question: 'Years?', type: 'number', required: true, order: 1, expected: { min: 4 }, weight: 3 },
  { id: 'where', question: 'Where?', type: 'single_choice', options: ['Office', 'Home'], required: true, order: 2 },
  {
    id: 'tools',
    question: 'Which?',
    type: 'multiple_choice',
    options: ['Docker', 'Helm', 'Bash'],
    required: false,
    order: 3,
    expected: ['Docker', 'Helm'],
  },
];
const resume_url = 'https://resumes.example.com/a.pdf';
const job = await pipeline.job({ title: 'Backend Engineer', client_name: 'Acme', screening_questions: questions });

/** A started session of a new candidate who has a resume unless told otherwise. */
type Options = { channel?: 'web_form' | 'email'; of?: string; person?: Record<string, unknown> };
async function started({ channel = 'web_form', of = job, person = { resume_url } }: Options = {}) {
  const candidate = await pipeline.candidate(person);
  const { screeningId: id } = await app.web.resolve(ScreeningStartService).start(candidate, of, channel);
  return {
    id,
    candidate,
    job: of,
    view: () => sessions.view(organizationId, id),
    begin: () => sessions.begin(organizationId, id),
    answer: (question: string, raw: string | string[]) => sessions.answer(organizationId, id, question, raw),
    attach: (bytes: Buffer) => sessions.attachResume(organizationId, id, bytes),
    skip: () => sessions.skipResume(organizationId, id),
    finish: () => sessions.finish(organizationId, id),
    /** As the API shows it. */
    shown: async () => (await api.get(`/screenings/${id}?type=screening_session`)).body.data,
  };
}
type Started = Awaited<ReturnType<typeof started>>;
async function answerAll({ answer }: Started, years = '5') {
  await answer('years', years);
  await answer('where', 'Home');
  return answer('tools', ['Docker']);
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (e: { code: string; details?: { path: string }[] }) => [e.code, ...(e.details ?? []).map(({ path }) => path)],
  );
const late = (id: string) => app.rows('update screening_sessions set expires_at = $2 where id = $1', [id, yesterday()]);
const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const resume = (text = 'Asha Rao\nEngineer since 2019') => Buffer.from(text);

describe('a whole session', () => {
  test('from the link to the score, as the candidate and as the API see it', async () => {
    const session = await started();
    const application = await pipeline.apply(session.candidate, job, { status: 'screening' });
    expect(await session.view()).toEqual({
      id: session.id,
      status: 'initiated',
      channel: 'web_form',
      candidateId: session.candidate,
      jobId: job,
      jobTitle: 'Backend Engineer',
      companyName: 'Acme',
      organizationName: 'Test Recruiting',
      questions: questions.map(({ id, question, type, options = [], required }) => ({
        ...{ id, question, type, options, required },
      })),
      answers: {},
      nextQuestionId: 'years',
      wantsResume: false,
      expiresAt: timestamp,
    });
    expect(await session.begin()).toMatchObject({ status: 'in_progress', nextQuestionId: 'years' });
    const began = (await session.shown()).form_started_at;
    expect(began).toEqual(timestamp);
    await session.begin();

    await session.answer('years', '3');
    expect(await session.answer('where', 'Home')).toMatchObject({ nextQuestionId: 'tools' });
    expect(await session.shown()).toMatchObject({
      status: 'in_progress',
      current_question_index: 2,
      form_started_at: began,
      calculated_score: null,
      completed_at: null,
    });
    const all = await session.answer('tools', ['Helm', 'Docker']);
    expect(all).toMatchObject({
      answers: { years: '3', where: 'Home', tools: ['Docker', 'Helm'] },
      nextQuestionId: null,
      wantsResume: false,
    });
    expect(await session.finish()).toMatchObject({ status: 'completed' });

    const shown = await session.shown();
    expect(shown).toMatchObject({
      status: 'completed',
      current_question_index: 3,
      calculated_score: 62.5, // (50 * 3 + 100) / 4
      form_started_at: began,
      completed_at: timestamp,
      email_sent_at: null,
    });
    const response = (fields: object) => ({ id: expect.any(String), answered_at: timestamp, ...fields });
    expect(shown.responses).toEqual([
      response({ question_id: 'years', question: 'Years?', answer: '3', answer_type: 'number', score: 50 }),
      response({ question_id: 'where', question: 'Where?', answer: 'Home', answer_type: 'single_choice', score: null }),
      response({
        question_id: 'tools',
        question: 'Which?',
        answer: '["Docker","Helm"]',
        answer_type: 'multiple_choice',
        score: 100,
      }),
    ]);
    expect((await api.get(`/applications/${application}`)).body.data).toMatchObject({
      screening_score: 62.5,
      status: 'screened',
      screening_completed_at: timestamp,
    });
    expect((await pipeline.events(application)).map((event) => event.to_status)).toEqual(['screening', 'screened']);
    expect((await api.get(`/candidates/${session.candidate}`)).body.data).toMatchObject({ screening_score: 62.5 });
    const { data } = (await api.get(`/screenings?candidate_id=${session.candidate}`)).body;
    expect(data).toMatchObject([{ id: session.id, calculated_score: 62.5, current_question_index: 3 }]);
  });

  test('nothing of how answers are scored is in what the candidate sees', async () => {
    const session = await started();
    const view = await answerAll(session);
    expect(JSON.stringify(view)).not.toMatch(/expected|weight|knockout|score/);
  });

  test('an answer given again replaces the first, moves updated_at, and may leave the place where it is', async () => {
    const session = await started();
    await answerAll(session, '1');
    const before = await session.shown();
    const view = await session.answer('years', '1,000');
    expect(view.answers['years']).toBe('1000');
    const after = await session.shown();
    expect(after.updated_at > before.updated_at).toBe(true);
    expect(after.responses).toHaveLength(3);
    expect(after.current_question_index).toBe(3);
    expect(after.responses.find((r: any) => r.question_id === 'years')).toMatchObject({ answer: '1000', score: 100 });
  });

  test('an optional question that is passed over is left, and no part of the score', async () => {
    const session = await started();
    await session.answer('years', '4');
    await session.answer('where', 'Office');
    expect(await session.answer('tools', [])).toMatchObject({ answers: { tools: [] }, nextQuestionId: null });
    await session.finish();
    expect(await session.shown()).toMatchObject({ status: 'completed', calculated_score: 100 });
  });

  test('of a job without questions, or with none that scores, it completes without a score', async () => {
    for (const screening_questions of [null, [questions[1]]]) {
      const session = await started({ of: await pipeline.job({ screening_questions }) });
      await session.begin();
      if (screening_questions) await session.answer('where', 'Home');
      expect(await session.finish()).toMatchObject({ status: 'completed', nextQuestionId: null });
      expect(await session.shown()).toMatchObject({ calculated_score: null });
    }
  });

  test('a failed knockout question makes it 0', async () => {
    const asked = [{ ...questions[0], knockout: true }, questions[2]];
    const session = await started({ of: await pipeline.job({ screening_questions: asked }) });
    await session.answer('years', '3');
    await session.answer('tools', ['Docker', 'Helm']);
    await session.finish();
    expect(await session.shown()).toMatchObject({ status: 'completed', calculated_score: 0 });
  });
});

describe('what completing moves', () => {
  test('only an application in screening becomes screened; without one the candidate has the score', async () => {
    const hired = await started();
    const application = await pipeline.apply(hired.candidate, job, { status: 'Shortlisted' });
    await answerAll(hired);
    await hired.finish();
    expect((await api.get(`/applications/${application}`)).body.data).toMatchObject({
      status: 'Shortlisted',
      screening_score: 87.5,
      screening_completed_at: null,
    });
    const alone = await started();
    await answerAll(alone);
    await alone.finish();
    expect((await api.get(`/candidates/${alone.candidate}`)).body.data.screening_score).toBe(87.5);
  });

  test('a candidate has the score of the latest of all screenings, an application that of its own', async () => {
    const session = await started();
    const { candidate } = session;
    const application = await pipeline.apply(candidate, job);
    await answerAll(session);
    await session.finish();
    const other = await pipeline.job({ screening_questions: questions });
    const { screeningId } = await app.web.resolve(ScreeningStartService).start(candidate, other, 'web_form');
    await sessions.answer(organizationId, screeningId, 'years', '2');
    await sessions.answer(organizationId, screeningId, 'where', 'Home');
    await sessions.finish(organizationId, screeningId);
    expect((await api.get(`/candidates/${candidate}`)).body.data.screening_score).toBe(0);
    expect((await api.get(`/applications/${application}`)).body.data.screening_score).toBe(87.5);
  });

  test('all or nothing: when the application cannot be written, the session is as it was and can be finished again', async () => {
    const session = await started();
    const application = await pipeline.apply(session.candidate, job, { status: 'screening' });
    await answerAll(session);
    await app.rows(`create function refuse() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`);
    await app.rows('create trigger refuse before update on candidate_jobs for each row execute function refuse()');
    await expect(session.finish()).rejects.toThrow('killed');
    await app.rows('drop trigger refuse on candidate_jobs');
    expect(await session.shown()).toMatchObject({ status: 'in_progress', calculated_score: null, completed_at: null });
    expect((await pipeline.candidateRow(session.candidate)).screening_score).toBeNull();
    await session.finish();
    expect((await api.get(`/applications/${application}`)).body.data).toMatchObject({ status: 'screened' });
  });

  test('finished by five at once and once more: completed once', async () => {
    const session = await started();
    const application = await pipeline.apply(session.candidate, job, { status: 'screening' });
    await answerAll(session);
    const views = await together(5, () => session.finish());
    expect(views.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'completed'));
    const first = await session.shown();
    await session.finish();
    expect(await session.shown()).toEqual(first);
    expect((await pipeline.events(application)).map((event) => event.to_status)).toEqual(['screening', 'screened']);
  });
});

describe('a candidate without a resume', () => {
  const without = () => started({ person: {} });

  test('is waited for when all is answered, and no longer once a file is there', async () => {
    const session = await without();
    expect(await session.begin()).toMatchObject({ status: 'in_progress', wantsResume: false });
    expect(await answerAll(session)).toMatchObject({ status: 'awaiting_resume', wantsResume: true });
    expect(await session.finish()).toMatchObject({ status: 'awaiting_resume', wantsResume: true });
    expect(await session.attach(resume())).toMatchObject({ status: 'in_progress', wantsResume: false });
    const { resume_path } = await pipeline.candidateRow(session.candidate);
    expect(await app.rows('select bytes from resume_files where path = $1', [resume_path])).toEqual([
      { bytes: resume() },
    ]);
    expect(await pipeline.tasks('candidates.read-resume')).toContainEqual({
      data: { organizationId, candidateId: session.candidate },
    });
    expect(await session.finish()).toMatchObject({ status: 'completed' });
  });

  test('may go on without one', async () => {
    const session = await without();
    await answerAll(session);
    await session.skip();
    expect(await session.skip()).toMatchObject({ status: 'in_progress', wantsResume: false });
    expect(await session.finish()).toMatchObject({ status: 'completed' });
  });

  test('is asked before the end though optional questions are left, and may still answer them', async () => {
    const session = await without();
    await session.answer('years', '4');
    await session.answer('where', 'Home');
    expect(await session.finish()).toMatchObject({ status: 'awaiting_resume', nextQuestionId: 'tools' });
    expect(await session.answer('tools', 'Docker')).toMatchObject({ status: 'awaiting_resume', nextQuestionId: null });
  });

  test('who gets one elsewhere meanwhile is not waited for', async () => {
    const session = await without();
    await answerAll(session);
    await api.put(`/candidates/${session.candidate}`, { resume_url });
    expect(await session.view()).toMatchObject({ status: 'awaiting_resume', wantsResume: false });
    expect(await session.finish()).toMatchObject({ status: 'completed' });
  });

  test('two files at once: one is kept, the other refused', async () => {
    const session = await without();
    await answerAll(session);
    const outcomes = await together(2, (n) => refusal(session.attach(resume(`Asha Rao ${n}`))));
    expect(outcomes.toSorted()).toEqual([['conflict'], undefined]);
    const files = await app.rows('select path from resume_files f where f.bytes = any($1)', [
      [resume('Asha Rao 0'), resume('Asha Rao 1')],
    ]);
    expect(files).toHaveLength(1);
    expect((await pipeline.candidateRow(session.candidate)).resume_path).toBe(files[0].path);
  });

  test('the same file sent twice at once and once more is kept once', async () => {
    const session = await without();
    await answerAll(session);
    const file = resume('Asha Rao, the same again');
    await together(2, () => session.attach(file));
    expect(await session.attach(file)).toMatchObject({ status: 'in_progress', wantsResume: false });
    expect(await app.rows('select 1 from resume_files where bytes = $1', [file])).toHaveLength(1);
  });

  test('refused, and nothing kept: what is no resume, what is too large, a second one', async () => {
    const session = await without();
    await answerAll(session);
    expect(await refusal(session.attach(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])))).toEqual([
      'unsupported_media_type',
    ]);
    expect(await refusal(session.attach(Buffer.alloc(10 * 1024 * 1024 + 1, 'x')))).toEqual(['payload_too_large']);
    expect(await session.view()).toMatchObject({ status: 'awaiting_resume' });
    expect((await pipeline.candidateRow(session.candidate)).resume_path).toBeNull();
    const has = await started();
    expect(await refusal(has.attach(resume()))).toEqual(['conflict']);
    expect((await pipeline.candidateRow(has.candidate)).resume_path).toBeNull();
  });
});

describe('refused, and nothing changes', () => {
  test('finishing before the required questions are answered, naming each', async () => {
    const session = await started();
    await session.answer('tools', 'Docker');
    expect(await refusal(session.finish())).toEqual(['validation_error', 'years', 'where']);
    await session.answer('years', '4');
    expect(await refusal(session.finish())).toEqual(['validation_error', 'where']);
    expect(await session.shown()).toMatchObject({ status: 'in_progress', current_question_index: 1 });
  });

  test('a wrong answer, and one to a question that is not asked', async () => {
    const session = await started();
    await session.answer('years', '4');
    expect(await refusal(session.answer('years', 'many'))).toEqual(['validation_error', 'years']);
    expect(await refusal(session.answer('where', ''))).toEqual(['validation_error', 'where']);
    expect(await refusal(session.answer('other', 'x'))).toEqual(['not_found']);
    expect(await session.view()).toMatchObject({ answers: { years: '4' } });
  });

  test('anything after its time, though it is not stored as expired yet', async () => {
    const session = await started();
    await answerAll(session);
    await late(session.id);
    const before = await session.shown();
    expect(before.status).toBe('expired');
    const attempts = [
      session.begin(),
      session.answer('years', '9'),
      session.attach(resume()),
      session.skip(),
      session.finish(),
    ];
    expect(await Promise.all(attempts.map(refusal))).toEqual(attempts.map(() => ['conflict']));
    expect(await session.shown()).toEqual(before);
    expect(await session.view()).toMatchObject({ status: 'expired', wantsResume: false, answers: { years: '5' } });
  });

  test.each(['completed', 'expired', 'cancelled'])('answering what is %s', async (status) => {
    const session = await started();
    await app.rows('update screening_sessions set status = $2 where id = $1', [session.id, status]);
    expect(await refusal(session.answer('years', '9'))).toEqual(['conflict']);
    expect(await refusal(session.begin())).toEqual(['conflict']);
    expect((await session.shown()).responses).toEqual([]);
    if (status !== 'completed') expect(await refusal(session.finish())).toEqual(['conflict']);
  });

  test('a session of another organization, or none', async () => {
    const session = await started();
    const stranger = (await app.tenant()).organizationId;
    const before = await session.shown();
    for (const [organization, id] of [
      [stranger, session.id],
      [organizationId, unknownId()],
    ] as const) {
      const attempts = [
        sessions.view(organization, id),
        sessions.begin(organization, id),
        sessions.answer(organization, id, 'years', '9'),
        sessions.attachResume(organization, id, resume()),
        sessions.skipResume(organization, id),
        sessions.finish(organization, id),
      ];
      expect(await Promise.all(attempts.map(refusal))).toEqual(attempts.map(() => ['not_found']));
      await sessions.recordOpened(organization, id);
      await sessions.recordSent(organization, id);
    }
    expect(await session.shown()).toEqual(before);
  });
});

test('answers of a phone and a laptop at once are all kept, and the place is after them', async () => {
  const many = Array.from({ length: 8 }, (_, n) => ({
    id: `q${n}`,
    question: 'Why?',
    type: 'text',
    required: true,
    order: n,
  }));
  const session = await started({ of: await pipeline.job({ screening_questions: many }) });
  await together(8, (n) => session.answer(`q${n}`, `because ${n}`));
  const shown = await session.shown();
  expect(shown.current_question_index).toBe(8);
  expect(shown.responses.map((r: any) => r.answer).toSorted()).toEqual(many.map((_, n) => `because ${n}`));
});

test('of an email the sending and the first opening are kept; by WhatsApp there is no form', async () => {
  const session = await started({ channel: 'email' });
  await sessions.recordSent(organizationId, session.id);
  await sessions.recordOpened(organizationId, session.id);
  const first = await session.shown();
  expect(first).toMatchObject({ status: 'message_sent', email_sent_at: timestamp, email_opened_at: timestamp });
  await session.begin();
  await sessions.recordSent(organizationId, session.id);
  await sessions.recordOpened(organizationId, session.id);
  const { email_sent_at, email_opened_at } = first;
  expect(await session.shown()).toMatchObject({ status: 'in_progress', email_sent_at, email_opened_at });

  const { session: stored } = rowsOf(app, organizationId);
  const talk = await stored(await pipeline.candidate(), job, { channel: 'whatsapp', questions });
  const shown = async () => (await api.get(`/screenings/${talk}?type=screening_session`)).body.data;
  await sessions.recordSent(organizationId, talk);
  expect(await shown()).toMatchObject({ status: 'message_sent', email_sent_at: null });
  await sessions.begin(organizationId, talk);
  expect(await shown()).toMatchObject({ status: 'in_progress', form_started_at: null });
});

test('a mail that is told of late does not wake what has ended', async () => {
  const { session } = rowsOf(app, organizationId);
  const id = await session(await pipeline.candidate(), job, { status: 'expired' });
  await sessions.recordSent(organizationId, id);
  expect((await api.get(`/screenings/${id}?type=screening_session`)).body.data).toMatchObject({
    status: 'expired',
    email_sent_at: timestamp,
  });
});
